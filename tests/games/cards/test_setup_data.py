"""Setups given as data: any part of the first position, the rest from the seed, nothing unsound."""

from random import Random
from typing import Any

import pytest

from megavolt import Match, SetupError
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.setup import KEYS
from tests.games.cards.table import NAMES, Table

MARKET = ["03a", "03b", "04a", "04b", "05a", "05b", "05c", "06a"]


def refused(players: int = 3, options: dict[str, Any] | None = None, **setup: Any) -> SetupError:
    with pytest.raises(SetupError) as caught:
        Match.new("cards", NAMES[:players], 1, options or {}, setup)
    return caught.value


def stack_beside(table: Table, row: list[str], size: int) -> list[str]:
    rest = [name for name in table.r.plant_of if name not in row]
    return [*rest[:size], "last"]


# ---- what is given is there, the rest is drawn


def test_the_whole_table_can_be_given() -> None:
    plain = Table(players=3)
    stack = stack_beside(plain, MARKET, 26)
    columns = [
        [],
        ["C01", "C02", "G01", "U01"],
        ["C03", "G02", "O01", "O02"],
        ["C06", "C07", "G05", "U03"],
    ]
    draw = ["C04", "C05", "C08", "G03", "G04", "G06", "G07", "O03", "O04", "O05", "O06", "U02"]
    setup: dict[str, object] = {
        "order": [2, 0, 1],
        "market": MARKET,
        "stack": stack,
        "columns": columns,
        "draw": draw,
        "discards": ["UP", "CP", "OP", "GP"],
    }
    table = Table(players=3, setup=setup)
    assert table.order_names() == ["eva", "ana", "bob"]
    assert table.row() == MARKET
    assert table.stack_left() == stack
    assert table.column(2) == ["coal1", "coal2", "gas1", "uranium1"]
    assert table.cards(table.s.fuel.draw)[:4] == ["coal2", "coal2", "coal3", "gas2"]
    assert table.game.check(table.s) == []


def test_a_position_from_the_middle_of_a_game() -> None:
    setup: dict[str, object] = {
        "round": 6,
        "money": [20, 7],
        "plants": [["12", "05a"], ["07b"]],
        "fuel": [["C06", "C07:2", "US1"], ["G05:1"]],
        "bank": ["09", "10"],
        "market": ["13", "14", "15", "16", "17", "18", "19", "20"],
        "stack": ["30", "31", "last", "03a"],
        "demolition": 4,
    }
    table = Table(players=2, setup=setup, demolition=True)
    assert (table.s.round, table.s.money) == (6, [20, 7])
    assert (table.plants("ana"), table.plants("bank")) == (["12", "05a"], ["09", "10"])
    assert table.store("ana") == ["coal2/3", "coal3/3", "uranium-single"]
    assert table.single_supply()["uranium"] == 0
    assert table.demolition["card"] == 4
    assert "pass" in table.legal
    assert table.game.check(table.s) == []


def test_a_stack_without_the_card_begins_the_last_round() -> None:
    setup: dict[str, object] = {
        "round": 9,
        "market": ["13", "14", "15", "16", "17", "18"],
        "stack": ["30", "31"],
    }
    table = Table(setup=setup)
    assert table.s.last
    assert len(table.openings()) == 6 or table.s.money[0] < 18
    assert table.pass_all().pass_all().phase == "over"


def test_the_wished_order_after_the_shuffle() -> None:
    setup: dict[str, object] = {
        "round": 2,
        "market": ["09", "10", "11", "13", "14", "16", "17", "20"],
        "stack": ["last", "30", "31", "32", "33"],
        "last_stack": ["33", "31"],
        "money": [30, 30, 30],
    }
    table = Table(setup=setup)
    table.play("open 10 10", "pass", "pass")
    assert table.stack_left()[:2] == ["33", "31"]


def test_discards_that_are_given_leave_the_rest_to_the_draw_pile() -> None:
    table = Table(setup={"discards": ["C01", "CPP"]})
    assert table.discarded() == ["coal1", "coal3"]
    assert table.s.fuel.waiting == ()  # one of the "++" cards is in, so all are
    assert len(table.s.fuel.draw) == 24 - 1 - 12 + 4 + 3
    assert table.game.check(table.s) == []


def test_a_draw_pile_that_is_given_leaves_the_rest_to_the_discards() -> None:
    table = Table(setup={"draw": ["U01", "C01"]})
    assert table.cards(table.s.fuel.draw) == ["uranium1", "coal1"]
    assert len(table.discarded()) == 24 - 2 - 12 + 4
    assert table.game.check(table.s) == []


def test_the_caller_may_reuse_what_it_gave() -> None:
    setup: dict[str, Any] = {"market": list(MARKET), "order": [0, 1, 2]}
    table = Table(setup=setup)
    setup["market"].clear()
    setup["order"].clear()
    assert table.row() == MARKET
    assert table.s.order == [0, 1, 2]


def random_setup(game: CardGame, random: Random) -> dict[str, object]:
    """A setup that fits the game; each part is given or left to the seed."""
    r = game.r
    names = list(r.plant_of)
    small = [r.name(p) for p in r.small]
    row = random.sample(small, 8)
    rest = random.sample([n for n in names if n not in row], r.figures.stack)
    stack: list[str] = [*rest]
    stack.insert(random.choice([len(rest), random.randrange(len(rest))]), "last")
    order = list(range(r.players))
    random.shuffle(order)
    regular = [card.id for card in r.deck.fuels if card.mark in r.figures.marks]
    random.shuffle(regular)
    size = r.column_size
    whole: dict[str, object] = {
        "order": order,
        "market": row,
        "stack": stack,
        "last_stack": random.sample(names, 5),
        "columns": [["CS1"], *(regular[i * size : (i + 1) * size] for i in range(3))],
        "draw": regular[3 * size :],
        "discards": ["CP", "UP", "OP", "GP"],
        "money": [random.randrange(8, 40) for _ in range(r.players)],
    }
    return {key: value for key, value in whole.items() if random.random() < 0.6}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_subset_can_be_given(players: int) -> None:
    random = Random(players)
    for seed in range(15):
        table = Table(players=players)
        setup = random_setup(table.game, random)
        match = Match(table.game, NAMES[:players], seed, setup)
        again = Match.from_record(match.record())
        assert again.game.key(again.state) == match.game.key(match.state)
        while not match.over:
            assert match.game.check(match.state) == []
            match.play(random.choice(match.legal()))


# ---- what does not fit together is refused


def test_every_key_is_known_and_no_other() -> None:
    error = refused(hands=[])
    assert (error.code, error.facts["key"]) == ("setup_unknown_key", "hands")
    assert error.facts["known"] == ", ".join(KEYS)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"order": "abc"}, "setup_wrong_type"),
        ({"order": [0, 1]}, "setup_bad_order"),
        ({"order": [0, 1, 1]}, "setup_bad_order"),
        ({"round": "two"}, "setup_wrong_type"),
        ({"round": True}, "setup_wrong_type"),
        ({"round": 0}, "setup_out_of_range"),
        ({"market": "03a"}, "setup_wrong_type"),
        ({"market": [3]}, "setup_wrong_type"),
        ({"market": ["03a"]}, "setup_wrong_count"),
        ({"market": [*MARKET[:7], "99"]}, "setup_unknown_plant"),
        ({"market": [*MARKET[:7], "last"]}, "setup_unknown_plant"),
        ({"market": [*MARKET[:7], "03a"]}, "setup_plant_twice"),
        ({"round": 2, "market": [*MARKET, "09"]}, "setup_wrong_count"),
        ({"market": MARKET, "stack": ["09", "last"]}, "setup_wrong_count"),
        ({"stack": ["09"]}, "setup_stack_needs_last"),
        ({"stack": ["09", "last", "last"]}, "setup_stack_needs_last"),
        ({"round": 2, "market": MARKET, "stack": ["03a", "last"]}, "setup_plant_twice"),
        ({"round": 2, "stack": [*MARKET, "last"]}, "setup_market_short"),
        ({"last_stack": ["03a", "03a"]}, "setup_plant_twice"),
        ({"columns": []}, "setup_wrong_columns"),
        ({"columns": [[], ["C01"], [], "C02"]}, "setup_wrong_type"),
        ({"columns": [["C01"], [], [], []]}, "setup_wrong_column"),
        ({"columns": [[], ["CS1"], [], []]}, "setup_wrong_column"),
        ({"columns": [[], ["C01", "C02", "C03", "C04", "C05"], [], []]}, "setup_column_too_long"),
        ({"draw": ["C99"]}, "setup_unknown_fuel_card"),
        ({"draw": [1]}, "setup_wrong_type"),
        ({"draw": ["C01", "C01"]}, "setup_card_twice"),
        ({"draw": ["C09"]}, "setup_card_not_in_play"),
        ({"draw": [], "discards": []}, "setup_card_left"),
        ({"money": [1, 2]}, "setup_wrong_seats"),
        ({"money": [1, 2, -1]}, "setup_out_of_range"),
        ({"money": [1, 2, 1.5]}, "setup_wrong_type"),
        ({"plants": [["12", "13", "14", "15"], [], []]}, "setup_too_many_plants"),
        ({"plants": [["12"], ["12"], []]}, "setup_plant_twice"),
        ({"plants": [["12"], []]}, "setup_wrong_seats"),
        ({"plants": ["12", "13", "14"]}, "setup_wrong_type"),
        ({"fuel": [["C01"], [], []]}, "setup_store_overfull"),
        ({"plants": [["12"], [], []], "fuel": [["C06:4"], [], []]}, "setup_bad_units"),
        ({"plants": [["12"], [], []], "fuel": [["C06:0"], [], []]}, "setup_bad_units"),
        ({"plants": [["12"], [], []], "fuel": [["C06:"], [], []]}, "setup_bad_units"),
        ({"plants": [["12"], [], []], "fuel": [[6], [], []]}, "setup_wrong_type"),
        ({"bank": ["12"]}, "setup_no_bank"),
        ({"demolition": 2}, "setup_no_demolition"),
    ],
)
def test_data_that_do_not_fit_are_refused(setup: dict[str, Any], code: str) -> None:
    assert refused(**setup).code == code


def test_the_bank_has_three_plants_at_most() -> None:
    error = refused(players=2, bank=["12", "13", "14", "15"])
    assert (error.code, error.facts["most"]) == ("setup_too_many_plants", 3)


@pytest.mark.parametrize("card", [0, 6])
def test_there_are_five_demolition_cards(card: int) -> None:
    error = refused(options={"demolition": True}, demolition=card)
    assert (error.code, error.facts["maximum"]) == ("setup_out_of_range", 5)
