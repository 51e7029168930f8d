"""What the ledger decides where the documents leave it open (D1 to D7)."""

import pytest

from tests.games.board.table import NAMES, Table

GAMES = ["recharged", "classic"]


# ---- D1: nobody connects more than 22 cities


@pytest.mark.rule("GRID-SET-05", "GRID-BUILD-01")
@pytest.mark.parametrize("game", GAMES)
def test_the_twenty_second_city_is_the_last(game: str) -> None:
    table = Table(game, 4).order("bob", "eva", "kai", "ana").step(3)
    table.market(31, 32, 33, 34, 35, 36).deck(40)
    table.settle("ana", 21).give("ana", money=5000).begin("building")
    assert len(table.legal) == 28 - 21 + 1
    table.play(table.legal[0])
    assert table.count("ana") == 22
    assert table.legal == ["done"]
    free = next(
        c.id
        for i, c in enumerate(table.r.map.cities)
        if table.s.house[i] == 10 and table.s.network.in_play[i]
    )
    refusal = table.refused(f"build {free}")
    assert (refusal.code, refusal.rule) == ("no_houses_left", "GRID-SET-05")


# ---- D2: two readings of some figures (income and end have their own tests)


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize(
    ("game", "figures", "tokens", "price"),
    [
        ("recharged", "document", 6, 7),
        ("recharged", "print", 9, 6),
        ("classic", "document", 6, 7),
        ("classic", "print", 6, 7),
    ],
)
def test_the_reading_of_the_figures_sets_where_garbage_starts(
    game: str, figures: str, tokens: int, price: int
) -> None:
    table = Table(game, 3, figures=figures)
    assert (table.tokens("garbage"), table.price("garbage")) == (tokens, price)


@pytest.mark.rule("GRID-SET-07", "GRID-BUR-01", "GRID-END-01")
@pytest.mark.parametrize("game", GAMES)
def test_the_documents_are_the_reading_without_any_choice(game: str) -> None:
    plain, document = Table(game, 6).r.figures, Table(game, 6, figures="document").r.figures
    assert plain == document
    assert plain != Table(game, 6, figures="print").r.figures


# ---- D5: without plants and with equal cities, the previous order stays


@pytest.mark.rule("GRID-ORDER-01")
@pytest.mark.parametrize("game", GAMES)
def test_equals_without_plants_keep_their_order(game: str) -> None:
    table = Table(game, 4).order("kai", "bob", "ana", "eva").settle("eva", 1)
    table.begin("bureaucracy").pass_all()
    assert table.order_names() == ["eva", "kai", "bob", "ana"]


# ---- D6: coal of a scrapped plant


def scrap_coal(game: str, map: str) -> Table:
    table = Table(game, 3, map=map).order("ana", "bob", "eva").give("ana", money=100)
    table.give("ana", plants=[4, 13, 18], fuel={"coal": 3})
    table.market(31, 32, 33, 34, 35, 36, 37, 38).begin("auction")
    return table.play("open 33 33", "pass", "pass", "scrap 4")


@pytest.mark.rule("GRID-PLANT-09")
def test_on_recharged_usa_coal_of_a_scrapped_plant_goes_to_the_storage() -> None:
    table = scrap_coal("recharged", "usa")
    assert table.stock("ana") == {}
    assert (table.s.fuel.store, table.supply("coal"), table.tokens("coal")) == (3, 0, 21)


@pytest.mark.rule("GRID-PLANT-09")
@pytest.mark.parametrize(
    ("game", "map"), [("recharged", "germany"), ("classic", "germany"), ("classic", "usa")]
)
def test_elsewhere_coal_of_a_scrapped_plant_goes_to_the_supply(game: str, map: str) -> None:
    table = scrap_coal(game, map)
    assert table.stock("ana") == {}
    assert (table.s.fuel.store, table.supply("coal"), table.tokens("coal")) == (0, 3, 21)


# ---- D7: open or hidden money


@pytest.mark.parametrize("game", GAMES)
def test_money_is_open_by_default(game: str) -> None:
    table = Table(game, 3).give("bob", money=33)
    assert [table.view(seat)["players"][1]["money"] for seat in (0, 1, 2, -1)] == [33] * 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phase", ["auction", "fuel", "building", "bureaucracy"])
def test_hidden_money_is_seen_by_its_owner_only(game: str, phase: str) -> None:
    table = Table(game, 3, hidden_money=True).give("bob", money=33).begin(phase)
    seen = [table.view(seat)["players"][1]["money"] for seat in (0, 1, 2, -1)]
    assert seen == [None, 33, None, None]


@pytest.mark.parametrize("phase", ["auction", "fuel", "building", "bureaucracy"])
def test_nothing_in_a_view_depends_on_hidden_money_of_others(phase: str) -> None:
    table = Table("recharged", 3, hidden_money=True).order(*NAMES[:3])
    table.give("bob", money=33, plants=[20]).begin(phase)
    before = [table.view(seat) for seat in (0, 2, -1)]
    table.give("bob", money=1)
    assert [table.view(seat) for seat in (0, 2, -1)] == before
