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


@pytest.mark.rule("BLK-VERB-06")
@pytest.mark.parametrize(
    ("drawn", "faulted"),
    [
        ("A a─ a┼* .\n_ .  . .\n_ .  . .\nB b─ h .", "r0c1"),
        ("A a─ a┼* .\n_ .  . .\n_ .  . .\nB b─ b┼* .", "r0c1 r3c1"),
        ("A a─ a┼ .\n_ .  . .\n_ .  . .\nB b─ h .", ""),  # nobody has one
    ],
)
def test_a_breakdown_strikes_who_has_the_most_transformers(drawn: str, faulted: str) -> None:
    fault = effect("fault", who="most_transformers", chooser="owner", count=1, area="board")
    table = designed(with_breakdown(fault)).draw(drawn)
    table.breakdown("quiet_night").end_round()
    assert table.faulted() == faulted


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
    shared = tuple(replace(contract, within=within) for contract in load("first").shared)
    table = designed(deciding(shared=shared))
    table.draw("A a┬ h .\n_ h  . .\n_ .  . .\nB b─ h .")
    assert table.view["shared"]["most_structures"] == points


@pytest.mark.rule("BLK-SCORE-09")
@pytest.mark.parametrize(("metric", "points"), [("contracts", 5), ("contracts_in_force", 0)])
def test_contracts_may_count_only_while_their_terms_hold(metric: str, points: int) -> None:
    table = designed(_counting("most_contracts", metric)).draw("A a─! h .")
    table.s.completed[0] = (table.r.contract_ids.index("street_lights"),)
    assert table.view["shared"]["most_contracts"] == [points, 0]


@pytest.mark.rule("BLK-SCORE-12")
@pytest.mark.parametrize(("metric", "points"), [("transformers", 5), ("live_transformers", 0)])
def test_transformers_may_count_only_while_they_are_live(metric: str, points: int) -> None:
    table = designed(_counting("most_transformers", metric)).draw("A a─! a─* .")
    assert table.view["shared"]["most_transformers"] == [points, 0]


def _counting(contract: str, metric: str) -> Content:
    shared = (replace(c, metric=metric) if c.id == contract else c for c in load("first").shared)
    return deciding(shared=tuple(shared))


@pytest.mark.rule("BLK-SETUP-14")
def test_pieces_may_lie_in_the_middle_from_the_start() -> None:
    table = Table(content="second")
    laid = [(piece["cell"], piece["player"], piece["exits"]) for piece in table.view["pieces"]]
    ring = [("r5c5", 0, "es"), ("r5c6", 0, "esw"), ("r6c5", 1, "nes"), ("r6c6", 1, "nw")]
    lines = [("r5c7", 0, "ew"), ("r5c8", 0, "ew"), ("r7c5", 1, "ns"), ("r8c5", 1, "ns")]
    assert sorted(laid) == sorted([*ring, *lines])
    assert table.view["players"][0]["supply"]["triple"] == load("second").pieces[2].per_player - 1
    assert table.game.new(1, {"pieces": []}).wiring.own == [0, 0]


@pytest.mark.rule("BLK-END-02")
@pytest.mark.parametrize(("points", "phase"), [(0, "over"), (1, "last_repairs")])
def test_everybody_may_have_points_for_last_repairs(points: int, phase: str) -> None:
    table = designed(deciding(last_repair_points=points)).draw("A a─! . .")
    table.round(10).breakdown("quiet_night")
    table.points(0).play("done").points(0).play("done")
    assert table.view["phase"] == phase


@pytest.mark.rule("BLK-DARK-09")
def test_the_generator_may_run_on_in_the_light() -> None:
    content = deciding(generator=2, generator_step=3, generator_in_light=True)
    table = designed(content).draw("A a─ f .\n_ . . .\n_ . . .\nB b─ h .").round(6)
    table.s.counted = 6
    table.breakdown("quiet_night").end_round()
    assert (table.s.counted, table.s.interim) == (7, (4, 1))
    while table.mover != "b":
        table.play("done")
    assert table.view["tension"]["left"] == 5
    assert table.events("generator") == [{"player": 1, "tension": 1}]


@pytest.mark.rule("BLK-VERB-09")
def test_a_breakdown_takes_pieces_of_who_has_the_most_points() -> None:
    remove = effect("remove", who="most_points", chooser="owner", count=1, min_pieces=1)
    table = designed(with_breakdown(remove)).draw("A a─ f .\n_ .  . .\n_ .  . .\nB b─ h .")
    table.breakdown("quiet_night").end_round()
    assert [piece["player"] for piece in table.view["pieces"]] == [1]


@pytest.mark.rule("BLK-VERB-09")
def test_a_breakdown_may_take_live_pieces_only() -> None:
    where = {"chooser": "owner", "count": 2, "min_pieces": 1, "area": "network"}
    table = designed(with_breakdown(effect("remove", who="each", **where)))
    table.draw("A a─ a─ . a─ a─").breakdown("quiet_night").end_round()
    assert [piece["cell"] for piece in table.view["pieces"]] == ["r0c4", "r0c5"]


@pytest.mark.rule("BLK-VERB-09")
def test_a_dead_piece_is_not_what_such_a_breakdown_takes() -> None:
    where = {"chooser": "owner", "count": 1, "min_pieces": 1, "area": "network"}
    table = designed(with_breakdown(effect("remove", who="each", **where)))
    table.draw("A a─ a─ . a─").breakdown("quiet_night").end_round()
    assert table.offers("remove") == ["r0c1", "r0c2"]
    assert table.refused("remove r0c4") == ("not_live", "BLK-VERB-09")
