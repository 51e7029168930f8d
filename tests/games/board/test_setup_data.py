"""A setup given as data: any part of it, and every part that does not fit refused with a code."""

from typing import Any

import pytest

from megavolt import Match, MegavoltError, OptionError, SetupError
from megavolt.games.board.rules import END_CARD
from tests.games.board.table import NAMES, Table

EDITIONS = ["recharged", "classic"]
MARKET = [3, 4, 5, 6, 7, 8, 9, 10]
PLANTS = [*range(3, 41), 42, 44, 46, 50]


def deck_for(players: int) -> list[object]:
    """A deck as long as either edition makes it, beside MARKET."""
    removed = {3: 8, 4: 4, 5: 0}[players]
    plants = [plant for plant in PLANTS if plant not in MARKET]
    return [*plants[: len(plants) - removed], "step3"]


def full(players: int = 4) -> dict[str, object]:
    regions = {3: ["west", "southwest", "south"], 4: ["west", "southwest", "south", "east"]}
    return {
        "order": [2, 0, *range(3, players), 1],
        "regions": regions[players],
        "market": [10, 9, 3, 4, 8, 7, 6, 5],
        "deck": deck_for(players),
        "step3_deck": [40, 35, 31],
        "fuel": {"coal": 20, "oil": 0, "garbage": 3, "uranium": 12},
    }


def refusal(setup: object, edition: str = "recharged", players: int = 4) -> MegavoltError:
    with pytest.raises((SetupError, OptionError)) as error:
        Match.new(edition, NAMES[:players], 1, {}, setup)  # type: ignore[arg-type]
    return error.value


# ---- what is given is taken


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_setup_leaves_nothing_to_the_seed(edition: str, players: int) -> None:
    one = Table(edition, players, seed=1, setup=full(players))
    other = Table(edition, players, seed=2, setup=full(players))
    assert one.s.order == full(players)["order"]
    assert [one.r.map.regions[i].id for i in one.s.regions] == sorted(
        ["west", "southwest", "south", "east"][: one.r.figures.regions_in_play],
        key=[region.id for region in one.r.map.regions].index,
    )
    assert one.row() == MARKET
    assert one.stack() == full(players)["deck"]
    assert one.s.fuel.tokens == [20, 0, 3, 12]
    assert one.s.fuel.supply == [4, 24, 21, 0]
    one.s.rng = other.s.rng = 0
    assert one.s.key() == other.s.key()


@pytest.mark.parametrize("key", list(full()))
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_part_can_be_given_alone(edition: str, key: str) -> None:
    table = Table(edition, 4, setup={key: full()[key]})
    s = table.s
    given: dict[str, Any] = {
        "order": s.order,
        "regions": [table.r.map.regions[i].id for i in s.regions],
        "market": list(s.market.row),
        "deck": table.stack(),
        "step3_deck": list(s.market.then),
        "fuel": dict(zip(table.r.fuels, s.fuel.tokens, strict=True)),
    }
    wanted = full()[key]
    if key in ("regions", "market"):
        assert isinstance(wanted, list)
        assert sorted(given[key]) == sorted(wanted)
    else:
        assert given[key] == wanted
    assert table.game.check(s) == []


@pytest.mark.parametrize("left_out", list(full()))
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_part_can_be_left_out(edition: str, left_out: str) -> None:
    setup = {key: value for key, value in full().items() if key != left_out}
    table = Table(edition, 4, setup=setup)
    assert table.game.check(table.s) == []
    assert sorted(table.s.order) == [0, 1, 2, 3]
    assert len(table.s.regions) == 4
    assert len(table.row()) == 8


@pytest.mark.parametrize("key", ["order", "regions", "fuel", "step3_deck"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_given_does_not_change_what_is_drawn(edition: str, key: str) -> None:
    drawn = Table(edition, 4, seed=9).s
    given = Table(edition, 4, seed=9, setup={key: full()[key]}).s
    assert (given.market.row, given.market.stack) == (drawn.market.row, drawn.market.stack)
    if key != "order":
        assert given.order == drawn.order
    if key != "regions":
        assert given.regions == drawn.regions


def test_an_empty_setup_is_none() -> None:
    assert Table("classic", 4, setup={}).s.key() == Table("classic", 4).s.key()


def test_fuel_that_is_not_named_starts_as_the_table_says() -> None:
    table = Table("recharged", 4, setup={"fuel": {"oil": 24}})
    assert table.s.fuel.tokens == [24, 24, 6, 2]
    assert table.s.fuel.supply == [0, 0, 18, 10]


@pytest.mark.rule("GRID-SET-08")
def test_coal_that_is_not_in_the_market_of_the_usa_is_in_the_storage() -> None:
    table = Table("recharged", 4, map="usa", setup={"fuel": {"coal": 20}})
    assert (table.s.fuel.store, table.s.fuel.supply[0]) == (4, 0)


@pytest.mark.rule("GRID-SET-14", "GRID-DISC-01")
def test_a_market_is_sorted_and_gets_its_token() -> None:
    table = Table("recharged", 4, setup={"market": [20, 9, 50, 4, 8, 31, 6, 5]})
    assert table.row() == [4, 5, 6, 8, 9, 20, 31, 50]
    assert table.token() == 4


@pytest.mark.rule("GRID-SET-11", "GRID-SET-12")
@pytest.mark.parametrize(
    "market",
    [[3, 4, 5, 6, 7, 8, 9, 10], [20, 21, 22, 23, 24, 25, 26, 27], [3, 4, 13, 16, 42, 44, 46, 50]],
)
def test_around_a_given_market_recharged_deals_as_ever(market: list[int]) -> None:
    table = Table("recharged", 4, setup={"market": market})
    assert table.s.market.stack[0] in range(3, 16)
    assert table.stack()[-1] == "step3"
    assert [p in range(3, 16) for p in table.s.removed] == [True, False, False, False]
    assert table.game.check(table.s) == []


@pytest.mark.rule("GRID-SET-13")
@pytest.mark.parametrize(
    ("market", "top"), [([20, 21, 22, 23, 24, 25, 26, 27], [13]), ([13, *range(3, 10)], [])]
)
def test_around_a_given_market_classic_deals_as_ever(market: list[int], top: list[int]) -> None:
    table = Table("classic", 4, setup={"market": market})
    assert table.stack()[: len(top)] == top
    assert table.view(0)["market"]["deck_top"] == top
    assert len(table.s.removed) == 4
    assert table.game.check(table.s) == []


def test_a_given_deck_makes_recharged_deal_its_market_from_the_low_plants_left() -> None:
    deck = [*range(16, 41), 42, 44, 46, 50, 11, 14, "step3"]
    deck.remove(16)
    table = Table("recharged", 4, setup={"deck": deck})
    assert len(table.row()) == 8
    assert set(table.row()) <= set(range(3, 16)) - {11, 14}
    assert table.game.check(table.s) == []


def test_cards_may_lie_under_the_step_3_card() -> None:
    deck = deck_for(4)
    deck.remove("step3")
    deck.insert(10, "step3")
    assert Table("classic", 4, setup={"market": MARKET, "deck": deck}).stack() == deck


@pytest.mark.rule("GRID-STEP-05")
def test_the_order_after_the_step_3_shuffle_can_be_given() -> None:
    deck = deck_for(4)
    deck.remove("step3")
    deck.insert(0, "step3")
    setup: dict[str, object] = {"market": MARKET, "deck": deck, "step3_deck": [31, 11, 27]}
    table = Table("classic", 4, setup={"order": [0, 1, 2, 3], **setup})
    table.play("open 4 4", "pass", "pass", "pass")
    assert table.s.market.row[-1] == END_CARD
    assert table.stack()[:3] == [31, 11, 27]
    table.play("open 5 5", "pass", "pass")
    assert 31 in table.row()


@pytest.mark.parametrize("edition", EDITIONS)
def test_tuples_do_as_well_as_lists(edition: str) -> None:
    setup = full()
    tuples = {k: tuple(v) if isinstance(v, list) else v for k, v in setup.items()}
    assert Table(edition, 4, setup=tuples).s.key() == Table(edition, 4, setup=setup).s.key()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_setup_is_never_changed_by_the_game(edition: str) -> None:
    setup, same = full(), full()
    table = Table(edition, 4, setup=setup)
    for _ in range(40):
        table.play(table.legal[len(table.legal) // 2])
    assert setup == same


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_carries_the_setup(edition: str) -> None:
    table = Table(edition, 4, setup=full())
    for _ in range(20):
        table.play(table.legal[0])
    again = Match.from_record(table.match.record())
    assert again.state.key() == table.s.key()


@pytest.mark.rule("GRID-SET-04")
def test_regions_picked_twice_alike_are_taken() -> None:
    regions = ["west", "southwest", "south"]
    table = Table("classic", 3, setup={"regions": regions[::-1]}, regions=regions)
    assert {table.r.map.regions[i].id for i in table.s.regions} == set(regions)


# ---- what does not fit is refused


@pytest.mark.parametrize("key", ["deal", "Order", "hands", ""])
def test_an_unknown_key_is_refused(key: str) -> None:
    error = refusal({key: []})
    assert (error.code, error.facts["key"]) == ("setup_unknown_key", key)


@pytest.mark.rule("GRID-SET-06")
@pytest.mark.parametrize(
    "order",
    [[], [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [1, 2, 3, 4], [0, 1, 2, 3, 0], [-1, 0, 1, 2]],
)
def test_an_order_without_each_seat_once_is_refused(order: list[int]) -> None:
    error = refusal({"order": order})
    assert (error.code, error.facts["last"]) == ("setup_bad_order", 3)


@pytest.mark.parametrize("key", ["order", "market", "step3_deck"])
@pytest.mark.parametrize(
    "value", [None, 7, "0123", {"0": 1}, [0, 1, "2", 3], [0, 1, 2.0, 3], [False, True, 2, 3], [[0]]]
)
def test_what_is_no_list_of_numbers_is_refused(key: str, value: object) -> None:
    error = refusal({key: value})
    assert (error.code, error.facts["key"]) == ("setup_wrong_type", key)


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize(
    ("regions", "code"),
    [
        ("west", "regions_not_a_list"),
        (None, "regions_not_a_list"),
        (["west", 2, 3, 4], "regions_not_a_list"),
        (["west", "south", "southwest", "bavaria"], "unknown_region"),
        (["west", "south", "southwest", "south"], "region_twice"),
        (["west", "south", "southwest"], "wrong_region_count"),
        (["west", "south", "southwest", "northeast"], "regions_not_connected"),
    ],
)
def test_regions_that_do_not_fit_are_refused(regions: object, code: str) -> None:
    assert refusal({"regions": regions}).code == code


@pytest.mark.rule("GRID-SET-04")
def test_regions_other_than_those_the_host_picked_are_refused() -> None:
    with pytest.raises(OptionError) as error:
        Table(
            "classic",
            3,
            setup={"regions": ["west", "southwest", "south"]},
            regions=["west", "southwest", "east"],
        )
    assert error.value.code == "regions_conflict"


@pytest.mark.parametrize("market", [[], [3], [3, 4, 5, 6, 7, 8, 9], [3, 4, 5, 6, 7, 8, 9, 10, 11]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_market_of_the_wrong_size_is_refused(edition: str, market: list[int]) -> None:
    error = refusal({"market": market}, edition)
    assert error.code == "setup_wrong_count"
    assert (error.facts["key"], error.facts["expected"]) == ("market", 8)


@pytest.mark.parametrize("key", ["market", "step3_deck"])
@pytest.mark.parametrize("plant", [0, 1, 2, 41, 43, 51, END_CARD, -3, 10**30])
def test_a_plant_there_is_not_is_refused(key: str, plant: int) -> None:
    error = refusal({key: [3, 4, 5, 6, 7, 8, 9, plant]})
    assert error.code == "setup_unknown_plant"
    assert (error.facts["key"], error.facts["plant"]) == (key, plant)


@pytest.mark.parametrize("key", ["market", "step3_deck"])
def test_a_plant_given_twice_is_refused(key: str) -> None:
    error = refusal({key: [3, 4, 5, 6, 7, 8, 9, 5]})
    assert error.code == "setup_plant_twice"
    assert (error.facts["key"], error.facts["plant"]) == (key, 5)


@pytest.mark.parametrize("deck", [None, 5, "step3", ["Step3"], {"step3": 1}])
def test_a_deck_that_is_no_list_of_cards_is_refused(deck: object) -> None:
    error = refusal({"deck": deck})
    assert (error.code, error.facts["key"]) == ("setup_wrong_type", "deck")


def test_a_deck_with_two_step_3_cards_is_refused() -> None:
    assert refusal({"deck": ["step3", 11, "step3"]}).code == "setup_end_card_twice"


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cut", [1, 5])
def test_a_deck_of_the_wrong_size_is_refused(edition: str, players: int, cut: int) -> None:
    deck = deck_for(players)
    error = refusal({"market": MARKET, "deck": deck[cut:]}, edition, players)
    assert error.code == "setup_wrong_count"
    assert (error.facts["key"], error.facts["expected"]) == ("deck", len(deck) - 1)


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (41, "setup_unknown_plant"),
        (END_CARD, "setup_unknown_plant"),
        (12, "setup_plant_twice"),
        ("thirteen", "setup_wrong_type"),
        (True, "setup_wrong_type"),
        (3, "setup_plant_twice"),  # it lies in the market
    ],
)
def test_a_deck_with_a_wrong_card_is_refused(card: object, code: str) -> None:
    error = refusal({"market": MARKET, "deck": [card, *deck_for(4)[1:]]})
    assert (error.code, error.facts["key"]) == (code, "deck")


@pytest.mark.parametrize(
    ("edition", "low", "missing"),
    [
        ("classic", [3], 1),
        ("classic", list(range(3, 11)), 8),
        ("recharged", list(range(3, 9)), 1),
        ("recharged", list(range(3, 11)), 3),
    ],
)
def test_a_deck_that_holds_the_market_is_refused(
    edition: str, low: list[int], missing: int
) -> None:
    high = [plant for plant in PLANTS if plant > 15]
    deck: list[object] = [*low, *high, 11, 12][:30]
    error = refusal({"deck": [*deck, "step3"]}, edition)
    assert (error.code, error.facts["missing"]) == ("setup_deck_holds_market", missing)


@pytest.mark.parametrize("fuel", [None, 5, "coal", [24, 18, 6, 2], [["coal", 3]]])
def test_fuel_that_is_no_table_is_refused(fuel: object) -> None:
    error = refusal({"fuel": fuel})
    assert (error.code, error.facts["key"]) == ("setup_wrong_type", "fuel")


@pytest.mark.parametrize("name", ["gas", "Coal", "", "hybrid"])
def test_a_fuel_there_is_not_is_refused(name: str) -> None:
    error = refusal({"fuel": {"coal": 3, name: 1}})
    assert (error.code, error.facts["fuel"]) == ("setup_unknown_fuel", name)


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize(
    ("name", "most"), [("coal", 24), ("oil", 24), ("garbage", 24), ("uranium", 12)]
)
@pytest.mark.parametrize("count", [-1, 10**30, 3.0, "3", None, True, "over"])
def test_more_fuel_than_there_is_or_less_than_none_is_refused(
    name: str, most: int, count: object
) -> None:
    count = most + 1 if count == "over" else count
    error = refusal({"fuel": {name: count}})
    assert error.code == "setup_bad_fuel"
    assert (error.facts["fuel"], error.facts["most"]) == (name, most)
    assert Table("recharged", 4, setup={"fuel": {name: most}}).tokens(name) == most


def test_the_print_can_hold_as_much_fuel() -> None:
    table = Table("recharged", 4, setup={"fuel": {"garbage": 0}}, figures="print")
    assert (table.tokens("garbage"), table.supply("garbage")) == (0, 24)
