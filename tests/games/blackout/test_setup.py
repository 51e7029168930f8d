"""The first position: what is fixed, what is drawn, and what can be given as data."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from megavolt import Match, MegavoltError, SetupError
from megavolt.core.registry import game_info, make_game
from megavolt.core.view_types import own_view
from megavolt.data.blackout import FIRST, THIRD, load
from megavolt.games.blackout.game import INFO
from megavolt.games.blackout.view_types import BlackoutView
from tests.games.blackout.table import NAMES, Table

SEEDS = range(40)


@contextmanager
def refused_with(code: str) -> Iterator[None]:
    with pytest.raises(MegavoltError) as caught:
        yield
    assert caught.value.code == code


@pytest.mark.rule("BLK-SETUP-01")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert len(Table(players=players).view["players"]) == players
    for players in (1, 5):
        with refused_with("wrong_player_count"):
            make_game("blackout", players, {})
    assert (INFO.players_min, INFO.players_max) == (2, 4)
    assert game_info("blackout") is INFO


@pytest.mark.rule("BLK-SETUP-02", "BLK-SETUP-03")
def test_nine_tiles_with_downtown_in_the_middle() -> None:
    corners, turns = set(), set()
    for seed in SEEDS:
        layout = Table(seed=seed).view["layout"]
        assert sorted(entry["tile"] for entry in layout) == sorted(t.id for t in load().tiles)
        assert layout[4]["tile"] == "downtown"
        corners.add(layout[0]["tile"])
        turns.add(layout[4]["rotation"])
    assert len(corners) == 8
    assert turns == {0, 90, 180, 270}


@pytest.mark.rule("BLK-SETUP-03")
def test_the_fixed_layout_is_the_one_of_the_data() -> None:
    for seed in (1, 2):
        view = Table(seed=seed, layout="fixed").view
        assert [entry["tile"] for entry in view["layout"]] == [
            "suburb", "old_town", "harbour",
            "industrial_park", "downtown", "station",
            "riverside", "university", "hills",
        ]  # fmt: skip
        # The harbour, turned by 90 degrees clockwise: its top row is its left column, upwards.
        assert [row[8:] for row in view["cells"][:4]] == ["h..b", "....", "..f.", "#..."]
        # The riverside by 270: its top row is its right column, downwards.
        assert [row[:4] for row in view["cells"][8:]] == ["...h", ".ht.", ".t..", "c..#"]


@pytest.mark.rule("BLK-SETUP-04")
def test_three_transformers_each() -> None:
    table = Table().draw("A a─* a─* a─* a─", sites="r0c4", zones={0: 1, 1: 1})
    assert [player["transformers"] for player in table.view["players"]] == [0, 3]
    assert table.refused("transformer r0c4") == ("no_transformers_left", "BLK-SETUP-04")


@pytest.mark.rule("BLK-SETUP-05")
@pytest.mark.parametrize(("players", "sides"), [(2, "SN"), (3, "SEW"), (4, "SENW")])
def test_panels_stand_against_their_entry_cells(players: int, sides: str) -> None:
    cells = {
        "S": ["r11c5", "r11c6"],
        "N": ["r0c5", "r0c6"],
        "E": ["r5c11", "r6c11"],
        "W": ["r5c0", "r6c0"],
    }
    panels = Table(players=players).view["panels"]
    assert panels == [{"side": side, "cells": cells[side]} for side in sides]


@pytest.mark.rule("BLK-SETUP-05", "BLK-ACT-10")
@pytest.mark.parametrize("seat", range(4))
def test_a_network_begins_at_ones_own_panel(seat: int) -> None:
    table = Table(players=4).start("abcd"[seat])
    panel = table.view["panels"][seat]
    offers = table.offers("install")
    assert {word.split()[0] for word in offers} == set(panel["cells"])
    side = panel["side"].lower()
    assert all(side in word.split()[1] for word in offers)
    straight = {"N": "ns", "S": "ns", "E": "ew", "W": "ew"}[panel["side"]]
    table.play(f"install {panel['cells'][0]} {straight}")
    assert table.live("abcd"[seat]) == panel["cells"][0]


@pytest.mark.rule("BLK-SETUP-06", "BLK-SETUP-07")
def test_supplies_are_public_and_run_out() -> None:
    table = Table().draw("A . . .")
    for player in table.view["players"]:
        assert player["supply"] == {"straight": 14, "elbow": 10, "triple": 8, "quad": 4}
    table.supply("a", straight=0, quad=1)
    assert table.refused("install r0c1 ew") == ("none_left", "BLK-SETUP-07")
    assert "r0c1 ew" not in table.offers("install")
    table.play("install r0c1 nesw")
    assert table.view["players"][0]["supply"]["quad"] == 0
    assert table.view["players"][1]["supply"]["quad"] == 4


@pytest.mark.rule("BLK-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_each_from_a_shuffled_deck(players: int) -> None:
    seen = set()
    for seed in SEEDS:
        s = Table(players=players, seed=seed).s
        assert [len(hand) for hand in s.hands] == [2] * players
        assert len(s.deck) == 54 - 2 * players
        assert s.discard == ()
        seen.add(s.deck)
    assert len(seen) == len(SEEDS)


@pytest.mark.rule("BLK-SETUP-09")
def test_one_contract_each_from_a_shuffled_deck() -> None:
    first = set()
    for seed in SEEDS:
        s = Table(players=4, seed=seed).s
        assert len(set(s.contract)) == 4
        assert len(s.contracts) == 24
        first.add(s.contract[0])
    assert len(first) > 10


@pytest.mark.rule("BLK-SETUP-10", "BLK-SETUP-11")
def test_the_breakdown_deck() -> None:
    back: Counter[int] = Counter()
    for seed in range(200):
        table = Table(seed=seed)
        cards = [table.r.breakdown_ids[card] for card in table.s.breakdown]
        assert len(cards) == 10
        assert cards[4] == "blackout"
        back[cards.index("power_back")] += 1
        assert len(table.s.aside) == 7
    assert set(back) == {5, 6, 7, 8, 9}
    assert min(back.values()) > 20


@pytest.mark.rule("BLK-SETUP-12")
def test_the_starting_player_takes_the_start_token_and_begins() -> None:
    table = Table(players=3, setup={"start": 2})
    assert table.view["start"] == 2
    assert table.mover == "c"


@pytest.mark.rule("BLK-SETUP-13")
def test_the_start_is_random_unless_the_table_names_it() -> None:
    def starts(**options: object) -> set[int]:
        matches = [Match.new("blackout", NAMES[:3], seed, options) for seed in SEEDS]
        return {own_view(BlackoutView, match.view(-1))["start"] for match in matches}

    assert starts() == {0, 1, 2}
    assert starts(start=1) == {1}
    for wrong in (3, -1, True, "bob"):
        with refused_with("bad_option"):
            starts(start=wrong)


# ---- setups given as data


def full_setup(table: Table) -> dict[str, object]:
    """Everything of a first position, as data."""
    r, s = table.r, table.s
    return {
        "layout": table.view["layout"],
        "start": s.start,
        "hands": [[r.resource_ids[card] for card in hand] for hand in s.hands],
        "resource_deck": [r.resource_ids[card] for card in s.deck],
        "contracts": [r.contract_ids[contract] for contract in s.contract],
        "contract_deck": [r.contract_ids[card] for card in s.contracts],
        "breakdown": [r.breakdown_ids[card] for card in s.breakdown],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_setup_gives_the_same_position_for_any_seed(players: int) -> None:
    first = Table(players=players, seed=1)
    again = Table(players=players, seed=2, setup=full_setup(first))
    first.s.rng = again.s.rng
    assert again.s.key() == first.s.key()


@pytest.mark.parametrize("key", ["layout", "hands", "resource_deck", "contracts", "breakdown"])
def test_any_part_can_be_given_and_the_rest_is_drawn(key: str) -> None:
    whole = full_setup(Table(seed=1))
    table = Table(seed=2, setup={key: whole[key]})
    assert full_setup(table)[key] == whole[key]
    assert table.game.check(table.s) == []


def test_the_top_of_a_deck_can_be_given() -> None:
    setup = {
        "resource_deck": ["refit", "refit"],
        "contract_deck": ["skyline"],
        "breakdown": ["storm", "storm"],
    }
    given = full_setup(Table(setup=setup))
    for key, cards in setup.items():
        deck = given[key]
        assert isinstance(deck, list)
        assert deck[: len(cards)] == cards


def test_a_seat_may_be_left_to_the_seed() -> None:
    table = Table(setup={"hands": [["refit", "refit"], None], "contracts": [None, "skyline"]})
    assert table.player("a")["hand"] == ["refit", "refit"]
    assert table.player("b")["contract"] == "skyline"
    assert table.player("b")["cards"] == 2


def test_pieces_can_lie_on_the_board_from_the_start() -> None:
    layout = Table(layout="fixed").view["layout"]
    given = [
        {"cell": "r11c6", "player": 0, "exits": "ns"},
        {"cell": "r10c6", "player": 0, "exits": "nesw", "transformer": True},
        {"cell": "r10c7", "player": 0, "exits": "ew", "faulted": True},
        {"cell": "r0c5", "player": 1, "exits": "ns", "insulated": True},
    ]
    setup = {"layout": layout, "pieces": given}
    table = Table(setup=setup)
    told = ("cell", "player", "exits", "transformer", "faulted", "insulated")
    seen = [
        {key: fact for key, fact in piece.items() if key in told and fact is not False}
        for piece in table.view["pieces"]
    ]
    assert seen == [given[3], given[1], given[2], given[0]]
    assert table.live("a") == "r10c6 r11c6"
    assert table.game.check(table.s) == []


LAYOUT = Table(layout="fixed").view["layout"]
WRONG = [
    ({"tiles": []}, "setup_unknown_key"),
    ({"layout": "fixed"}, "setup_wrong_type"),
    ({"layout": LAYOUT[:8]}, "setup_wrong_count"),
    ({"layout": [*LAYOUT[:8], LAYOUT[0]]}, "setup_tile_twice"),
    ({"layout": [*LAYOUT[:8], {"tile": "moon", "rotation": 0}]}, "setup_unknown_tile"),
    ({"layout": [*LAYOUT[:8], {"tile": "hills", "rotation": 45}]}, "setup_bad_rotation"),
    ({"layout": [*LAYOUT[:8], {"tile": "hills"}]}, "setup_wrong_type"),
    ({"layout": [*LAYOUT[4:], *LAYOUT[:4]]}, "setup_wrong_centre"),
    ({"start": 2}, "setup_bad_start"),
    ({"start": True}, "setup_bad_start"),
    ({"hands": [["refit", "refit"]]}, "setup_wrong_count"),
    ({"hands": [["refit"], None]}, "setup_wrong_count"),
    ({"hands": [["refit", "money"], None]}, "setup_unknown_card"),
    ({"hands": [["refit", 3], None]}, "setup_wrong_type"),
    ({"hands": [["repair_van", "repair_van"], ["repair_van", "refit"]]}, "setup_too_many_copies"),
    ({"resource_deck": "refit"}, "setup_wrong_type"),
    ({"resource_deck": ["repair_van"] * 3}, "setup_too_many_copies"),
    ({"contracts": ["skyline", "skyline"]}, "setup_too_many_copies"),
    ({"contracts": ["skyline"]}, "setup_wrong_count"),
    ({"contract_deck": ["storm"]}, "setup_unknown_card"),
    ({"breakdown": ["blackout"]}, "setup_breakdown_order"),
    ({"breakdown": ["storm"] * 3}, "setup_too_many_copies"),
    ({"breakdown": ["storm", "rodents", "storm", "quiet_night", "power_back"]},
     "setup_breakdown_order"),
    ({"pieces": {}}, "setup_wrong_type"),
    ({"pieces": ["r0c5"]}, "setup_wrong_type"),
    ({"pieces": [{"cell": "r0c5", "player": 7, "exits": "ns"}]}, "setup_bad_seat"),
    ({"pieces": [{"cell": "r0c5", "player": 1, "exits": "n"}]}, "setup_bad_piece"),
    ({"pieces": [{"cell": "r0c99", "player": 1, "exits": "ns"}]}, "setup_bad_piece"),
    ({"pieces": [{"cell": "r11c5", "player": 1, "exits": "ns"}]}, "setup_piece_place"),
    ({"pieces": [{"cell": "r0c5", "player": 1, "exits": "ns"}] * 2}, "setup_piece_place"),
    ({"pieces": [{"cell": f"r{r}c{c}", "player": 1, "exits": "nesw"}
                 for r, c in ((0, 5), (0, 6), (1, 4), (2, 4), (1, 3))]}, "setup_piece_supply"),
    ({"pieces": [{"cell": "r0c5", "player": 1, "exits": "ns", "transformer": True}]},
     "setup_piece_mark"),
    ({"pieces": [{"cell": "r0c5", "player": 1, "exits": "ne", "insulated": True}]},
     "setup_piece_mark"),
    ({"pieces": [{"cell": "r0c5", "player": 1, "exits": "ne", "faulted": True}]},
     "setup_piece_mark"),
]  # fmt: skip


@pytest.mark.parametrize("content", [FIRST, THIRD])
@pytest.mark.parametrize(("setup", "code"), WRONG, ids=lambda value: str(value)[:40])
def test_a_setup_that_does_not_fit_is_refused(
    setup: dict[str, object], code: str, content: str
) -> None:
    with pytest.raises(SetupError) as caught:
        Match.new("blackout", NAMES[:2], 1, {"content": content}, setup)
    assert caught.value.code == code


def test_the_power_back_must_be_in_the_second_pile() -> None:
    ordinary = ["storm", "storm", "fallen_tree", "fallen_tree"]
    second = ["overload", "overload", "rodents", "city_crew", "city_crew"]
    with refused_with("setup_breakdown_order"):
        Table(setup={"breakdown": [*ordinary, "blackout", *second]})
    deck = [*ordinary, "blackout", *second[:4], "power_back"]
    assert full_setup(Table(setup={"breakdown": deck}))["breakdown"] == deck
    with refused_with("setup_wrong_count"):
        Table(setup={"breakdown": [*deck, "storm"]})
    top = [*ordinary, "blackout", *second[:4]]
    given = full_setup(Table(setup={"breakdown": top}))["breakdown"]
    assert given == [*top, "power_back"]


def test_chance_differs_from_seed_to_seed() -> None:
    assert len({Table(seed=seed).s.rng for seed in SEEDS}) == len(SEEDS)


def test_a_setup_may_not_contradict_the_options() -> None:
    other = [*LAYOUT[:8], {"tile": "hills", "rotation": 0}]
    with refused_with("setup_layout_fixed"):
        Table(layout="fixed", setup={"layout": other})
    with refused_with("setup_start_conflict"):
        Match.new("blackout", NAMES[:2], 1, {"start": 1}, {"start": 0})
    assert Table(layout="fixed", setup={"layout": LAYOUT}).view["layout"] == LAYOUT
