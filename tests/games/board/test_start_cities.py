"""The variant of the start cities: marking them, beginning in them, connecting them."""

from typing import Any

import pytest

from megavolt import OptionError
from megavolt.parts.network import FAR
from tests.games.board.duel import SEATS, SIX, Watched, duel, near, spaces, trust, unprepared
from tests.games.board.table import NAMES, Table

RHINE = ["west", "southwest", "northwest"]
MARKS = ["essen", "hamburg", "trier"]


def unmarked(players: int = 3, order: list[int] | None = None, **options: Any) -> Table:
    setup: dict[str, object] = {"order": order or list(range(players))}
    options.setdefault("regions", RHINE if players == 3 else "random")
    return Watched("recharged", players, setup=setup, start_cities=True, **options)


def site(step: int = 1) -> Table:
    """Phase 4 of three players, ana first; Essen, Hamburg and Trier are marked."""
    table = unmarked().play(*(f"mark {city}" for city in MARKS))
    if step == 3:
        table.step(3).market(31, 32, 33, 34, 35, 36).deck(20, 21)
    else:
        table.step(step).market(31, 32, 33, 34, 35, 36, 37, 38).deck(20, 21, 22, "step3")
    for who in NAMES[:3]:
        table.give(who, money=500)
    return table.order("eva", "bob", "ana").begin("building")


def marked(table: Table) -> list[str]:
    """The marked cities as everyone sees them."""
    seen = [table.view(seat)["cities"] for seat in SEATS]
    found = [[city for city, facts in cities.items() if facts["marked"]] for cities in seen]
    assert found[0] == found[1] == found[2]
    return found[0]


# ---- marking


@pytest.mark.rule("GRID-START-01")
@pytest.mark.parametrize("map", ["germany", "usa"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_in_order_marks_one_city(players: int, map: str) -> None:
    order = [*range(2, players), 0, 1]
    table = unmarked(players, order, map=map, regions="random")
    asked, cities = [], []
    while table.phase == "preparation":
        seen = table.view(-1)
        assert (seen["pending"], seen["to_move"]) == ("mark_start", table.s.actor)
        asked.append(table.s.actor)
        cities.append(table.legal[-1].split()[1])
        table.play(table.legal[-1])
    assert asked == order
    assert sorted(marked(table)) == sorted(cities)
    assert len(set(cities)) == players
    assert table.facts("marked") == [
        {"player": who, "city": city} for who, city in zip(order, cities, strict=True)
    ]
    assert (table.phase, table.s.round, table.mover) == ("auction", 1, NAMES[order[0]])


@pytest.mark.rule("GRID-START-01")
def test_any_city_in_play_that_is_not_marked_can_be() -> None:
    table = unmarked()
    cities = list(table.view(0)["cities"])
    assert table.legal == [f"mark {city}" for city in cities]
    assert len(cities) == 21
    table.play("mark essen")
    assert table.legal == [f"mark {city}" for city in cities if city != "essen"]
    table.play("mark duisburg")  # next to it is no matter


@pytest.mark.rule("GRID-START-01")
def test_regions_are_drafted_before_starts_are_marked() -> None:
    table = unmarked(regions="draft")
    assert table.refused("mark essen").code == "must_draft"
    table.play("region west", "region south", "region east")
    assert table.view(0)["pending"] == "mark_start"
    assert {word.split()[0] for word in table.legal} == {"mark"}
    assert len(table.legal) == 21


@pytest.mark.rule("GRID-START-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_markers_are_uranium_tokens_and_not_fuel(players: int) -> None:
    table = unmarked(players)
    assert (table.tokens("uranium"), table.supply("uranium")) == (2, 10)
    for count in range(1, players + 1):
        table.play(table.legal[0])
        assert (table.tokens("uranium"), table.supply("uranium")) == (2, 10 - count)
        assert table.view(0)["fuel"]["uranium"]["supply"] == 10 - count
    assert not any(table.s.stock)


@pytest.mark.rule("GRID-START-01", "GRID-BUR-04")
@pytest.mark.parametrize(("begun", "refilled"), [(0, 0), (1, 1), (3, 2)])
def test_a_marker_refills_the_market_only_when_it_has_come_back(begun: int, refilled: int) -> None:
    table = unmarked(6, regions="random", map="germany")
    cities = [word.split()[1] for word in table.legal[:6]]
    table.play(*(f"mark {city}" for city in cities))
    table.market(31, 32, 33, 35, 36, 37, 38, 40).deck(20, 21, 22, "step3")
    table.give("max", plants=[39, 34], fuel={"uranium": 4})  # all of the supply
    for who, city in zip(NAMES, cities[:begun], strict=False):
        table.give(who, cities=[city])
    assert table.supply("uranium") == begun
    before = table.tokens("uranium")
    table.begin("bureaucracy").pass_all()  # six players: two in Step 1
    assert table.tokens("uranium") == before + refilled
    assert table.game.check(table.s) == []


@pytest.mark.rule("GRID-START-01")
def test_without_the_variant_nobody_marks_and_networks_begin_anywhere() -> None:
    table = Table("recharged", 3, regions=RHINE)
    assert table.phase == "auction"
    assert marked(table) == []
    table.give("eva", money=50).order("ana", "bob", "eva").begin("building")
    assert len(table.legal) == 22


@pytest.mark.rule("GRID-START-01")
@pytest.mark.parametrize("game", ["classic", "deluxe"])
def test_only_recharged_has_the_variant(game: str) -> None:
    with pytest.raises(OptionError):
        Table(game, 3, start_cities=True)


# ---- refusals of marking


@pytest.mark.rule("GRID-START-01")
@pytest.mark.parametrize(
    "word", ["pass", "done", "open 3 3", "buy uranium", "build essen", "region west", "place essen"]
)
def test_the_starts_are_marked_before_anything_else(word: str) -> None:
    refusal = unmarked().refused(word)
    assert (refusal.code, refusal.rule) == ("must_mark", "GRID-START-01")


@pytest.mark.rule("GRID-START-01")
def test_a_city_is_marked_once() -> None:
    refusal = unmarked().play("mark essen").refused("mark essen")
    assert (refusal.code, refusal.rule) == ("already_marked", "GRID-START-01")
    assert refusal.facts["city"] == "Essen"


@pytest.mark.rule("GRID-START-01", "GRID-SET-03")
def test_a_city_outside_the_regions_is_not_marked() -> None:
    refusal = unmarked().refused("mark berlin")
    assert (refusal.code, refusal.rule) == ("city_not_in_play", "GRID-SET-03")
    assert (refusal.facts["city"], refusal.facts["region"]) == ("Berlin", "northeast")


# ---- beginning


@pytest.mark.rule("GRID-START-02")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_network_begins_in_any_marked_city_and_nowhere_else(step: int) -> None:
    table = site(step)  # ana marked Essen herself
    assert sorted(table.legal) == ["build essen", "build hamburg", "build trier", "done"]
    refusal = table.refused("build koln")
    assert (refusal.code, refusal.rule) == ("must_begin_in_start_city", "GRID-START-02")
    assert refusal.facts["city"] == "Köln"
    table.play("build trier")
    assert (table.cities("ana"), table.money("ana")) == (["trier"], 490)


@pytest.mark.rule("GRID-START-02", "GRID-START-01")
def test_the_marker_is_removed_and_is_a_token_of_the_supply_again() -> None:
    table = site()
    assert (marked(table), table.supply("uranium")) == (["hamburg", "essen", "trier"], 7)
    table.play("build trier")
    assert (marked(table), table.supply("uranium")) == (["hamburg", "essen"], 8)
    table.play("done", "build essen", "done", "build hamburg")
    assert (marked(table), table.supply("uranium")) == ([], 10)
    assert table.tokens("uranium") == 2


@pytest.mark.rule("GRID-START-02")
def test_a_start_that_is_used_is_no_start_any_more() -> None:
    table = site().play("build trier", "done")
    assert sorted(table.legal) == ["build essen", "build hamburg", "done"]
    refusal = table.refused("build trier")
    assert (refusal.code, refusal.rule) == ("must_begin_in_start_city", "GRID-START-02")


@pytest.mark.rule("GRID-START-02", "GRID-BUILD-02")
def test_a_beginning_can_wait_and_needs_ten_elektro() -> None:
    table = site().give("ana", money=9)
    assert table.legal == ["done"]
    refusal = table.refused("build essen")
    assert (refusal.code, refusal.facts["cost"]) == ("city_too_dear", 10)
    table.play("done")
    assert marked(table) == ["hamburg", "essen", "trier"]


@pytest.mark.rule("GRID-START-02")
def test_after_the_beginning_the_network_grows_as_ever() -> None:
    table = site().play("build essen", "build dusseldorf", "build koln")
    assert table.money("ana") == 500 - 10 - 12 - 14
    assert table.supply("uranium") == 8


# ---- connecting


@pytest.mark.rule("GRID-START-03")
def test_in_step_one_nobody_connects_a_marked_city() -> None:
    table = site().play("build essen")
    assert {"build hamburg", "build trier"}.isdisjoint(table.legal)
    refusal = table.refused("build trier")
    assert (refusal.code, refusal.rule) == ("start_city_reserved", "GRID-START-03")
    assert (refusal.facts["city"], refusal.facts["step"]) == ("Trier", 1)
    assert table.view(0)["cities"]["trier"]["cost"] is None
    assert table.view(1)["cities"]["trier"]["cost"] == 10  # bob may begin there


@pytest.mark.rule("GRID-START-03", "GRID-BUILD-03")
def test_paths_run_through_marked_cities() -> None:
    table = unmarked().play("mark flensburg", "mark kiel", "mark essen")
    table.give("ana", cities=["flensburg"])
    assert table.cost("ana", "kiel") >= FAR
    assert table.cost("ana", "hamburg") == 4 + 8 + 10


@pytest.mark.rule("GRID-START-03", "GRID-START-02")
def test_in_step_two_a_marked_city_is_connected_on_its_second_space() -> None:
    table = site(2).play("build essen")
    assert table.cost("ana", "trier") == 2 + 4 + 20 + 15
    table.play("build trier")
    assert table.money("ana") == 490 - 41
    assert spaces(table, "trier") == [None, 0, None]
    assert marked(table) == ["hamburg", "trier"]  # its first space stays reserved
    assert table.supply("uranium") == 8
    table.play("done", "build trier")  # bob begins there
    assert table.money("bob") == 490
    assert spaces(table, "trier") == [1, 0, None]
    assert marked(table) == ["hamburg"]


@pytest.mark.rule("GRID-START-03")
def test_in_step_two_the_second_space_is_the_last_but_for_a_beginning() -> None:
    table = site(2).play("build essen", "build trier", "done", "build hamburg")
    refusal = table.refused("build trier")
    assert (refusal.code, refusal.rule) == ("start_city_reserved", "GRID-START-03")
    table.play("done")
    assert table.legal == ["build trier", "done"]
    assert table.cost("eva", "trier") == 10


@pytest.mark.rule("GRID-START-03")
def test_in_step_three_the_third_space_is_open_too() -> None:
    table = site(3).play("build essen", "build trier", "done", "build hamburg")
    before = table.money("bob")
    way = table.s.network.cost[table.city("hamburg")][table.city("trier")]
    table.play("build trier")
    assert before - table.money("bob") == way + 20
    assert spaces(table, "trier") == [None, 0, 1]
    table.play("done", "build trier")
    assert (table.money("eva"), spaces(table, "trier")) == (490, [2, 0, 1])


# ---- with the Trust


@pytest.mark.rule("GRID-START-04", "GRID-TRUST-02")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_the_trust_is_set_first_and_blocks_both_starts(order: list[int]) -> None:
    table = duel(start_cities=True, order=order)
    assert (table.phase, trust(table)["houses"]) == ("preparation", 10)
    asked = []
    for city in ["hamburg", "mannheim"]:
        assert table.view(-1)["pending"] == "mark_start"
        asked.append(table.s.actor)
        table.play(f"mark {city}")
        assert spaces(table, city) == [None, "trust", None]
        assert table.facts("trust_blocks")[-1] == {"city": city}
    assert asked == order
    assert (table.phase, trust(table)["houses"]) == ("auction", 8)
    assert marked(table) == ["hamburg", "mannheim"]
    assert (table.tokens("uranium"), table.supply("uranium")) == (2, 8)


@pytest.mark.rule("GRID-START-04")
def test_a_city_of_the_trust_is_no_start() -> None:
    table = duel(start_cities=True)
    assert {f"mark {city}" for city in SIX["germany"]}.isdisjoint(table.legal)
    assert len(table.legal) == 21 - 6
    refusal = table.refused("mark essen")
    assert (refusal.code, refusal.rule) == ("trust_already_there", "GRID-START-04")
    assert refusal.facts["city"] == "Essen"
    table.play("mark hamburg")
    refusal = table.refused("mark hamburg")
    assert (refusal.code, refusal.rule) == ("already_marked", "GRID-START-01")


@pytest.mark.rule("GRID-START-04")
def test_the_trust_is_not_placed_again_once_starts_are_marked() -> None:
    refusal = duel(start_cities=True).refused("place dortmund")
    assert (refusal.code, refusal.rule) == ("must_mark", "GRID-START-01")
    refusal = unprepared(start_cities=True).refused("mark hamburg")
    assert (refusal.code, refusal.rule) == ("must_place", "GRID-TRUST-02")


def trust_site(step: int) -> Table:
    """Phase 4 against the Trust, ana first; Hamburg and Mannheim are marked."""
    table = duel(start_cities=True).play("mark hamburg", "mark mannheim").step(step)
    if step == 3:
        table.market(31, 32, 33, 34, 35, 36).deck(20, 21)
    else:
        table.market(31, 32, 33, 34, 35, 36, 37, 38).deck(20, 21, 22, "step3")
    table.give("ana", money=900).give("bob", money=900)
    return table.order("bob", "ana").begin("building")


@pytest.mark.rule("GRID-START-04", "GRID-TRUST-08", "GRID-START-02")
def test_beginning_in_a_start_brings_no_other_house_of_the_trust() -> None:
    table = trust_site(1)
    assert sorted(table.legal) == ["build hamburg", "build mannheim", "done"]
    table.play("build hamburg")
    assert (spaces(table, "hamburg"), trust(table)["houses"]) == ([0, "trust", None], 8)
    assert (table.money("ana"), table.supply("uranium")) == (890, 9)
    table.play("build bremen")
    assert (spaces(table, "bremen"), trust(table)["houses"]) == ([0, "trust", None], 7)


@pytest.mark.rule("GRID-START-04", "GRID-TRUST-08")
def test_eight_more_cities_are_blocked() -> None:
    table = trust_site(1).play("build hamburg")
    for _ in range(9):
        frontier = near(table, table.cities("ana"))
        table.play(next(w for w in table.legal if w.removeprefix("build ") in frontier))
    cities = table.cities("ana")
    assert trust(table)["houses"] == 0
    assert [spaces(table, city)[1] for city in cities] == ["trust"] * 9 + [None]


@pytest.mark.rule("GRID-START-03", "GRID-START-04")
@pytest.mark.parametrize(("step", "price"), [(1, None), (2, None), (3, 20)])
def test_a_start_that_the_trust_blocks_opens_its_third_space_only(
    step: int, price: int | None
) -> None:
    table = trust_site(step).play("build hamburg")
    way = table.s.network.cost[table.city("hamburg")][table.city("mannheim")]
    if price is None:
        refusal = table.refused("build mannheim")
        assert (refusal.code, refusal.rule) == ("start_city_reserved", "GRID-START-03")
        return
    table.play("build mannheim")
    assert table.money("ana") == 890 - way - price
    assert spaces(table, "mannheim") == [None, "trust", 0]
    assert marked(table) == ["mannheim"]
    table.play("done", "build mannheim")
    assert (table.money("bob"), spaces(table, "mannheim")) == (890, [1, "trust", 0])
