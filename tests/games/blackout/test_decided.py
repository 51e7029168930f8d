"""Rules that a content decides: faults at the panel, actions in the dark, meetings of players."""

from dataclasses import replace

import pytest

from megavolt.data.blackout import Content, load
from megavolt.data.reader import read_shipped
from megavolt.games.blackout import phase_turn
from megavolt.games.blackout.game import BlackoutGame
from tests.games.blackout.designed import designed, effect, with_breakdown
from tests.games.blackout.table import Table
from tests.games.blackout.test_contracts import measure


def deciding(**decided: object) -> Content:
    return replace(load("first"), **decided)  # type: ignore[arg-type]


@pytest.mark.rule("BLK-ACT-16")
def test_a_fuse_protects_the_straights_at_a_panel() -> None:
    table = designed(deciding(entry_faults=False))
    entry = table.view["panels"][0]["cells"][0]
    table.play(f"install {entry} ns")
    assert table.refused(f"fault {entry}") == ("at_panel", "BLK-ACT-16")
    open_entry = designed(deciding(entry_faults=True)).play(f"install {entry} ns")
    assert f"fault {entry}" in open_entry.legal


@pytest.mark.rule("BLK-DARK-08")
def test_a_point_gained_in_the_dark_pays_another_action() -> None:
    table = designed(deciding(own_points=True)).draw("A a─ . . .")
    table.round(5).breakdown("blackout").end_round()
    while table.mover != "a":
        table.play("done")
    table.hand("a", "overtime", "refit")
    table.play("use overtime", "install r0c2 ew", "install r0c3 nsw")
    assert (table.s.points, table.s.spare) == (1, 0)
    assert {word.split()[0] for word in table.legal} == {"done"}


@pytest.mark.rule("BLK-DARK-09")
@pytest.mark.parametrize(
    ("counted", "points"), [((3, 8), 1), ((2, 8), 2), ((0, 20), 2), ((6, 8), 0), ((8, 3), 0)]
)
def test_who_is_behind_at_the_count_has_a_generator(counted: tuple[int, int], points: int) -> None:
    table = designed(deciding(generator=2, generator_step=3)).draw("A a─ . . .")
    table.round(5).breakdown("blackout").end_round()
    table.s.interim = counted
    table.s.start = table.s.turn = 0
    phase_turn.begin(table.r, table.s)
    assert table.view["tension"]["spare"] == points
    table.play("install r0c2 nesw")
    assert ("install r0c3 ew" in table.legal) == (points > 0)


@pytest.mark.rule("BLK-VERB-06")
def test_a_breakdown_strikes_who_has_the_most_points() -> None:
    fault = effect("fault", who="most_points", chooser="owner", count=1, area="board")
    table = designed(with_breakdown(fault)).draw("A a─ f .\n_ .  . .\n_ .  . .\nB b─ h .")
    table.breakdown("quiet_night").end_round()
    assert table.faulted() == "r0c1"


@pytest.mark.rule("BLK-CON-02")
def test_borrowed_pieces_and_outages() -> None:
    table = Table().draw("A a─ a┬ b─! h\n_ .  b│ . .\n_ _  B  _ _")
    assert measure(table, "a", "borrowed") == 1
    assert measure(table, "b", "borrowed") == 2
    assert measure(table, "a", "outage") == 1
    assert measure(table, "b", "outage") == 0


def test_a_content_can_be_played_from_data_and_is_kept_in_the_record() -> None:
    own = {"base": "first", "game": {**_table("game"), "tension_per_turn": 5}}
    table = Table(content=own)
    assert isinstance(table.game, BlackoutGame)
    assert table.s.points == 5
    assert table.match.game.options["content"] == own
    assert table.view["options"]["content"] == "own"


def _table(key: str) -> dict[str, object]:
    found: dict[str, object] = read_shipped("blackout.toml").values[key]
    return found


@pytest.mark.rule("BLK-SCORE-13")
@pytest.mark.parametrize(("within", "points"), [(0, [5, 0]), (1, [2, 2])])
def test_one_less_than_the_most_may_be_a_tie(within: int, points: list[int]) -> None:
    table = designed(deciding(shared_within=within))
    table.draw("A a┬ h .\n_ h  . .\n_ .  . .\nB b─ h .")
    assert table.view["shared"]["most_structures"] == points
