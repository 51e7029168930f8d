"""Regions drafted one per player in turn, so that they always join up."""

from itertools import combinations

import pytest

from megavolt import OptionError
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import State
from tests.games.board.duel import SEATS
from tests.games.board.table import NAMES, Table

BOARDS = [
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("classic", "germany"),
    ("classic", "usa"),
    ("deluxe", "europe"),
    ("deluxe", "north-america"),
]
PICKS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


def draft(game: str = "recharged", players: int = 3, map: str = "germany") -> Table:
    """A draft about to begin, in the order of the seats."""
    setup: dict[str, object] = {"order": list(range(players))}
    return Table(game, players, setup=setup, map=map, regions="draft")


def joined(game: BoardGame) -> set[frozenset[int]]:
    """The pairs of regions that some connection joins, read off the cities."""
    region = [city.region for city in game.r.map.cities]
    return {frozenset((region[a], region[b])) for a, b, _ in game.r.map.connections}


def connected(regions: frozenset[int], pairs: set[frozenset[int]]) -> bool:
    reached = [min(regions)]
    for region in reached:
        reached += [r for r in regions if r not in reached and frozenset((r, region)) in pairs]
    return len(reached) == len(regions)


# ---- who picks


@pytest.mark.rule("GRID-SET-04", "GRID-SET-02")
@pytest.mark.parametrize("players", PICKS)
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_the_players_pick_one_region_each_in_turn(game: str, map: str, players: int) -> None:
    order = [*range(1, players), 0]
    table = Table(game, players, setup={"order": order}, map=map, regions="draft")
    asked = []
    while table.view(-1)["pending"] == "draft_region":
        assert (table.phase, table.s.round) == ("preparation", 0)
        asked.append(table.s.actor)
        table.play(table.legal[0])
        assert table.game.check(table.s) == []
    # Two players pick three, so the first picks again; of six the last picks none.
    assert asked == [order[i % players] for i in range(PICKS[players])]
    assert len(set(table.s.regions)) == PICKS[players]
    assert table.mover == NAMES[order[0]]
    assert table.phase == ("preparation" if players == 2 and game != "classic" else "auction")


@pytest.mark.rule("GRID-SET-04")
def test_everyone_sees_the_picks() -> None:
    table = draft()
    assert all(table.view(seat)["regions"] == [] for seat in SEATS)
    table.play("region south", "region west")
    for seat in SEATS:
        seen = table.view(seat)
        assert (sorted(seen["regions"]), seen["cities"]) == (["south", "west"], {})
        assert (seen["pending"], seen["to_move"]) == ("draft_region", 2)
    table.play("region east")
    assert table.facts("drafted") == [
        {"player": 0, "region": "south"},
        {"player": 1, "region": "west"},
        {"player": 2, "region": "east"},
    ]
    assert all(sorted(table.view(s)["regions"]) == ["east", "south", "west"] for s in SEATS)


@pytest.mark.rule("GRID-SET-04", "GRID-SET-03")
def test_the_game_is_played_on_the_regions_drafted() -> None:
    table = draft().play("region south", "region west", "region east")
    ids = {"south", "west", "east"}
    regions = table.r.map.regions
    expected = [city.id for city in table.r.map.cities if regions[city.region].id in ids]
    assert list(table.view(0)["cities"]) == expected
    table.give("eva", money=100).begin("building")
    assert table.legal == [*(f"build {city}" for city in expected), "done"]
    picked = Table("recharged", 3, map="germany", regions=sorted(ids)).s
    assert table.s.network.cost == picked.network.cost


@pytest.mark.rule("GRID-SET-04")
def test_the_draft_leaves_everything_else_to_the_seed() -> None:
    drawn = Table("recharged", 3, seed=5).s
    drafted = Table("recharged", 3, seed=5, regions="draft").s
    assert (drafted.order, drafted.market.row, drafted.market.stack) == (
        drawn.order,
        drawn.market.row,
        drawn.market.stack,
    )


@pytest.mark.rule("GRID-SET-04", "GRID-START-01", "GRID-TRUST-02")
def test_regions_come_before_the_trust_and_the_trust_before_the_starts() -> None:
    setup: dict[str, object] = {"order": [0, 1]}
    table = Table("recharged", 2, setup=setup, regions="draft", start_cities=True)
    stages = []
    while table.phase == "preparation":
        stages.append(table.view(0)["pending"])
        table.play(table.legal[0])
    assert stages == ["draft_region"] * 3 + ["place_trust"] * 6 + ["mark_start"] * 2


# ---- every draft there is


def every_draft(game: BoardGame) -> set[frozenset[int]]:
    """What every draft ends in; on the way, exactly the picks that can be completed are legal."""
    pairs = joined(game)
    r = game.r
    regions = frozenset(range(len(r.map.regions)))
    size = r.figures.regions_in_play
    whole = [s for c in combinations(regions, size) if connected(s := frozenset(c), pairs)]
    ends: set[frozenset[int]] = set()
    met: set[frozenset[int]] = set()
    states: list[State] = [game.new(1)]
    while states:
        state = states.pop()
        chosen = frozenset(state.regions)
        if chosen in met:
            continue
        met.add(chosen)
        if len(chosen) == size:
            ends.add(chosen)
            continue
        legal = {action - r.region0 for action in game.legal(state)}
        assert legal == {
            region
            for region in regions - chosen
            if any(chosen | {region} <= complete for complete in whole)
        }
        assert legal
        for region in legal:
            after = state.clone()
            game.apply(after, r.region0 + region)
            states.append(after)
    assert ends == set(whole)
    return ends


@pytest.mark.rule("GRID-SET-04", "GRID-SET-02")
@pytest.mark.parametrize("players", PICKS)
@pytest.mark.parametrize(("game", "map"), BOARDS)
def test_every_draft_ends_connected_and_every_connected_set_can_be_drafted(
    game: str, map: str, players: int
) -> None:
    configured = draft(game, players, map).game
    pairs = joined(configured)
    ends = every_draft(configured)
    assert ends
    assert all(len(end) == PICKS[players] and connected(end, pairs) for end in ends)


# ---- refusals


@pytest.mark.rule("GRID-SET-04")
@pytest.mark.parametrize(
    "word",
    ["pass", "done", "open 3 3", "bid 4", "buy coal", "build essen", "place essen", "mark essen"],
)
def test_the_regions_are_drafted_before_anything_else(word: str) -> None:
    refusal = draft().refused(word)
    assert (refusal.code, refusal.rule) == ("must_draft", "GRID-SET-04")


@pytest.mark.rule("GRID-SET-04")
def test_a_region_is_picked_once() -> None:
    table = draft().play("region west")
    assert "region west" not in table.legal
    refusal = table.refused("region west")
    assert (refusal.code, refusal.rule) == ("region_taken", "GRID-SET-04")
    assert refusal.facts["region"] == "west"


@pytest.mark.rule("GRID-SET-04")
@pytest.mark.parametrize(
    ("game", "map", "picked", "apart"),
    [
        ("recharged", "germany", ["northeast", "west"], "southwest"),
        ("classic", "usa", ["southwest", "south"], "northeast"),
        ("deluxe", "europe", ["northwest"], "southeast"),
        ("deluxe", "north-america", ["northeast"], "northwest"),
    ],
)
def test_a_pick_that_could_not_be_joined_up_is_refused(
    game: str, map: str, picked: list[str], apart: str
) -> None:
    table = draft(game, 3, map).play(*(f"region {region}" for region in picked))
    assert f"region {apart}" not in table.legal
    refusal = table.refused(f"region {apart}")
    assert (refusal.code, refusal.rule) == ("region_cuts_off", "GRID-SET-04")
    assert refusal.facts["region"] == apart


@pytest.mark.rule("GRID-SET-04")
def test_a_pick_need_not_touch_the_others_yet() -> None:
    table = draft().play("region northeast", "region southwest")  # only the east joins these two
    assert table.legal == ["region east"]
    table.play("region east")
    assert table.phase == "auction"


@pytest.mark.rule("GRID-SET-04")
def test_after_the_draft_no_region_is_picked() -> None:
    table = draft().play("region south", "region west", "region east")
    assert table.refused("region northwest").code == "wrong_phase"


@pytest.mark.rule("GRID-SET-04")
def test_regions_are_drafted_or_given_not_both() -> None:
    setup: dict[str, object] = {"regions": ["south", "west", "east"]}
    with pytest.raises(OptionError) as error:
        Table("recharged", 3, setup=setup, regions="draft")
    assert error.value.code == "regions_conflict"


@pytest.mark.rule("GRID-SET-04")
def test_without_a_draft_nobody_picks() -> None:
    table = Table("recharged", 3)
    assert (table.phase, len(table.s.regions)) == ("auction", 3)
    assert table.refused("region west").code == "wrong_phase"
