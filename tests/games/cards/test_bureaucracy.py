"""Phase 3: what runs, what it burns, what it pays, the new order, and both markets refilled."""

import pytest

from megavolt.core.game import Entry
from megavolt.core.line import Event
from megavolt.games.cards.phase_bureaucracy import end as end_bureaucracy
from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]


def producing(plants: list[str], fuel: list[str]) -> Table:
    table = Table().order("ana", "bob", "eva").give("ana", 0, plants, fuel)
    table.s.fuel.discards = [0] * 16
    return table.begin("bureaucracy")


def can_run(table: Table) -> set[str]:
    return {word.split()[1] for word in table.legal if word.startswith("run")}


# ---- step 1: what runs


@pytest.mark.rule("CARD-BUR-01")
def test_any_set_of_plants_may_run_the_empty_one_included() -> None:
    for words in ([], ["run 17"], ["run 03a"], ["run 17", "run 03a"], ["run 03a", "run 17"]):
        table = producing(["03a", "17"], ["coal1"]).play(*words, "done")
        assert table.money("ana") == sum({"run 17": 8, "run 03a": 4}[w] for w in words) + (
            not words
        )
    assert producing(["03a"], []).refused("run 17").rule == "CARD-BUR-01"


@pytest.mark.rule("CARD-BUR-02")
def test_decisions_are_made_in_order_and_seen() -> None:
    table = producing(["17"], []).play("run 17")
    assert table.view(2)["ran"] == ["17"]
    table.play("done")
    assert table.mover == "bob"
    assert table.view(2)["players"][0]["income"] == 8


@pytest.mark.rule("CARD-BUR-03")
@pytest.mark.parametrize(
    ("fuel", "sets"),
    [
        (["gas1"], {"13"}),
        (["gas2"], {"13", "14"}),  # one of the two, not both
        (["gas3"], {"13 14"}),
        (["gas1", "oil2"], {"13 14"}),
        (["oil2"], {"14"}),
        (["oil1"], set()),
    ],
)
def test_a_set_runs_when_the_stock_covers_it_together(fuel: list[str], sets: set[str]) -> None:
    found = set()

    def explore(table: Table, path: tuple[str, ...]) -> None:
        runs = [word for word in table.legal if word.startswith(("run", "burn"))]
        if not runs:
            found.add(frozenset(table.named(table.s.ran)))
        for word in runs:
            explore(producing(["13", "14"], fuel).play(*path, word), (*path, word))

    explore(producing(["13", "14"], fuel), ())
    largest = {ran for ran in found if not any(ran < other for other in found)}
    assert largest == {frozenset(one.split()) for one in sets or {""}}


# ---- step 1: from which cards


@pytest.mark.rule("CARD-BUR-04")
def test_the_owner_chooses_the_cards_to_burn() -> None:
    table = producing(["04b"], ["coal1", "coal3", "coal-single"]).play("run 04b")
    assert table.legal == ["burn", "burn coal-single", "burn coal1/1", "burn coal3/3"]
    assert table.refused("done").code == "must_burn"
    assert table.refused("burn coal2/3").rule == "CARD-BUR-04"
    table.play("burn coal3/3", "burn coal1/1")
    assert table.store("ana") == ["coal-single", "coal2/3"]
    assert table.discarded() == ["coal1"]
    assert table.single_supply()["coal"] == 2


@pytest.mark.rule("CARD-BUR-04")
def test_a_single_card_at_zero_goes_back_to_its_supply() -> None:
    table = producing(["03a"], ["coal-single", "coal3"]).singles(coal=0)
    table.play("run 03a", "burn coal-single")
    assert (table.single_supply()["coal"], table.discarded()) == (1, [])


@pytest.mark.rule("CARD-BUR-04")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    table = producing(["04b", "17"], ["coal1", "coal1"]).play("run 04b")  # all there is
    assert (table.store("ana"), table.legal) == ([], ["done", "run 17"])
    table = producing(["03a", "17"], ["coal3", "coal3"]).play("run 03a")  # alike
    assert table.store("ana") == ["coal2/3", "coal3/3"]


@pytest.mark.rule("CARD-BUR-04")
def test_alike_cards_differ_once_one_is_turned_down() -> None:
    table = producing(["04b"], ["coal3", "coal3"]).play("run 04b")
    assert table.legal == ["burn", "burn coal2/3", "burn coal3/3"]
    assert table.play("burn coal3/3").store("ana") == ["coal2/3", "coal2/3"]


@pytest.mark.rule("CARD-BUR-04")
def test_the_owner_of_a_hybrid_chooses_the_mix_and_the_cards_of_both() -> None:
    table = producing(["07b"], ["gas1", "gas2", "oil2", "oil1"]).play("run 07b gas2 oil1")
    assert table.legal == ["burn", "burn gas1/1", "burn gas2/2"]
    table.play("burn gas2/2")
    assert table.legal == ["burn", "burn gas1/1", "burn gas1/2"]
    table.play("burn gas1/1")
    assert table.legal == ["burn", "burn oil1/1", "burn oil2/2"]
    table.play("burn oil2/2")
    assert table.store("ana") == ["gas1/2", "oil1/1", "oil1/2"]


# ---- step 1: income and order


@pytest.mark.rule("CARD-BUR-05")
@pytest.mark.parametrize("plants", [["17"], []])
def test_who_runs_nothing_gets_1(plants: list[str]) -> None:
    assert producing(plants, []).play("done").money("ana") == 1


@pytest.mark.rule("CARD-BUR-05")
def test_the_income_is_the_sum_of_the_plants_that_ran() -> None:
    table = producing(["17", "03a", "22"], ["coal1"]).play("run 17", "run 22", "done")
    assert table.money("ana") == 8 + 10
    assert table.facts("income")[0] == {"player": 0, "plants": 2, "pay": 18}


def ordered(incomes: list[int], plants: list[list[str]], order: list[str]) -> list[str]:
    table = Table(players=len(incomes)).order(*order).market("20", "21").stack("30", "31", "last")
    for who, own in zip(["ana", "bob", "eva", "kai"], plants, strict=False):
        table.give(who, plants=own)
    table.s.income = incomes
    end_bureaucracy(table.r, table.s)
    return table.order_names()


@pytest.mark.rule("CARD-BUR-06")
def test_the_highest_income_comes_first() -> None:
    assert ordered([4, 9, 6], [[], [], []], ["ana", "bob", "eva"]) == ["bob", "eva", "ana"]


@pytest.mark.rule("CARD-BUR-06")
def test_the_guaranteed_1_is_income_too() -> None:
    table = producing([], []).give("bob", plants=["17"])
    table.play("done", "run 17", "done", "done")
    assert table.s.income == [1, 8, 1]


@pytest.mark.rule("CARD-BUR-07")
def test_among_equal_incomes_the_highest_plant_decides_running_or_not() -> None:
    plants = [["12", "03a"], ["13"], ["11", "10", "09"]]
    assert ordered([5, 5, 5], plants, ["ana", "bob", "eva"]) == ["bob", "ana", "eva"]


@pytest.mark.rule("CARD-BUR-08")
def test_among_equals_the_order_is_reversed() -> None:
    assert ordered([1, 1, 1], [[], [], []], ["bob", "ana", "eva"]) == ["eva", "ana", "bob"]
    plants = [["05a"], ["05b"], ["05c"], ["09"]]
    order = ["eva", "kai", "ana", "bob"]
    assert ordered([5, 5, 5, 5], plants, order) == ["kai", "bob", "ana", "eva"]


# ---- the default choice


@pytest.mark.rule("CARD-BUR-09")
def test_by_default_single_cards_then_the_smallest_remainder() -> None:
    fuel = ["coal-single", "coal1/3", "coal2", "coal2/3"]
    table = producing(["12"], fuel).play("run 12", "burn")
    assert table.store("ana") == ["coal1/2", "coal2/3"]
    assert table.pending_is_none()


@pytest.mark.rule("CARD-BUR-09")
def test_the_default_takes_the_rest_after_some_choices() -> None:
    table = producing(["12"], ["coal1", "coal3", "coal-single"])
    table.play("run 12", "burn coal3/3", "burn")
    assert table.store("ana") == ["coal2/3"]


@pytest.mark.rule("CARD-BUR-09")
@pytest.mark.parametrize(
    ("plants", "fuel", "burnt"),
    [
        (["07b"], ["gas3", "gas2", "oil1"], {"gas": 3}),
        (["07b"], ["gas1", "oil3", "oil2"], {"oil": 3}),
        (["07b"], ["gas3", "oil3"], {"gas": 2, "oil": 1}),  # equal: gas first
        (["07b", "08b"], ["gas3", "gas2", "oil3"], {"gas": 1, "oil": 2}),  # gas is needed: 2 over
        (["07b"], ["gas1", "oil2"], {"gas": 1, "oil": 2}),
        (["07b", "05b"], ["gas1", "oil2"], {"gas": 1, "oil": 2}),  # or it could not run
    ],
)
def test_by_default_a_hybrid_burns_what_is_left_over(
    plants: list[str], fuel: list[str], burnt: dict[str, int]
) -> None:
    table = producing(plants, fuel).play("run 07b")
    assert table.facts("ran")[0]["burn"] == burnt


# ---- step 2


def refilled(
    columns: tuple[list[str], ...],
    draw: list[str],
    discards: list[str] | None = None,
    players: int = 3,
    stack: tuple[str, ...] = ("30", "31", "32", "33", "last"),
) -> Table:
    table = Table(players=players).market(*ROW).stack(*stack)
    table.columns(*columns).piles(draw, discards or [])
    log: list[Entry] = []
    table.s.log = log
    end_bureaucracy(table.r, table.s)
    table.match.events += [Event(0, *table.match.game.event(entry)) for entry in log]
    return table


@pytest.mark.rule("CARD-BUR-10")
def test_column_1_is_not_touched() -> None:
    singles = ["coal-single", "uranium-single"]
    table = refilled((singles, [], [], []), ["coal1"] * 12)
    assert table.column(1) == singles
    assert [len(table.column(c)) for c in (2, 3, 4)] == [4, 4, 4]


@pytest.mark.rule("CARD-BUR-11")
def test_gaps_are_closed_from_column_3_then_4_then_4_into_3() -> None:
    table = refilled(([], ["gas1"], ["gas2"], ["oil1", "oil2", "oil3"]), ["coal1"] * 9)
    shifts = [(f["cards"], f["source"], f["target"]) for f in table.facts("shifted")]
    assert shifts == [(["gas2"], 3, 2), (["oil1", "oil2"], 4, 2), (["oil3"], 4, 3)]
    assert table.column(2) == ["gas1", "gas2", "oil1", "oil2"]
    assert table.column(3) == ["coal1", "coal1", "coal1", "oil3"]


@pytest.mark.rule("CARD-BUR-11")
def test_a_full_column_takes_nothing() -> None:
    full = ["gas1", "gas1", "gas2", "gas2"]
    table = refilled(([], full, ["oil1"], ["oil2"]), ["coal1"] * 6)
    assert table.column(2) == full


@pytest.mark.rule("CARD-BUR-12")
def test_coal_moves_first_then_gas_oil_uranium_then_the_fewest_units() -> None:
    table = refilled(
        ([], ["gas1"], ["uranium1", "oil1", "gas3", "gas2"], []), ["coal1"] * 8, players=3
    )
    assert table.facts("shifted")[0]["cards"] == ["gas2", "gas3", "oil1"]
    table = refilled(([], ["gas1"] * 3, ["uranium1", "coal3", "coal2"], []), ["coal1"] * 8)
    assert table.facts("shifted")[0]["cards"] == ["coal2"]


@pytest.mark.rule("CARD-BUR-13")
def test_gaps_are_filled_by_column_and_sorted_after() -> None:
    draw = ["uranium1", "coal3", "oil1", "gas1", "coal1", "gas3", "oil2"]
    full = ["gas2"] * 4
    table = refilled(([], [], [], full), draw)
    # The four of column 4 move to column 2; seven cards are drawn for 3 and 4.
    assert table.column(2) == full
    assert table.column(3) == ["coal3", "gas1", "oil1", "uranium1"]
    assert table.column(4)[:3] == ["coal1", "gas3", "oil2"]


@pytest.mark.rule("CARD-BUR-14")
def test_the_discards_come_back_only_when_a_card_must_be_drawn() -> None:
    full = ["gas2"] * 4
    table = refilled(([], full, full, ["gas1"] * 3), ["oil1"], ["coal1", "coal2"])
    assert table.s.fuel.draw == ()  # empty, and nothing more to draw
    assert table.discarded() == ["coal1", "coal2"]
    assert "reshuffled" not in table.kinds()
    table = refilled(([], full, full, ["gas1"] * 2), ["oil1"], ["coal1", "coal2"])
    assert table.kinds().count("reshuffled") == 1
    assert len(table.s.fuel.draw) == 1


@pytest.mark.rule("CARD-BUR-14")
def test_the_order_after_a_shuffle_is_random() -> None:
    piles = set()
    for seed in range(10):
        table = Table(seed=seed).columns([], [], [], []).piles([], ["coal1", "gas1", "oil1"] * 6)
        end_bureaucracy(table.r, table.s)
        piles.add(tuple(table.column(2)))
    assert len(piles) > 3


@pytest.mark.rule("CARD-BUR-15")
def test_the_first_shuffle_takes_the_plus_cards_in() -> None:
    table = Table()
    fuel = table.s.fuel
    plus = table.discarded()
    fuel.draw = ()
    fuel.columns = [(), *[fuel.columns[1]] * 2, fuel.columns[3][:-4]]
    end_bureaucracy(table.r, table.s)
    assert table.column(4) == sorted(plus)


@pytest.mark.rule("CARD-BUR-16")
def test_the_plusplus_cards_are_the_discards_after_the_first_shuffle_only() -> None:
    full = ["gas2"] * 4
    table = refilled(([], full, full, full[1:]), [], ["coal1", "coal2"])
    plusplus = ["coal3", "gas3", "oil3", "uranium3"]
    assert table.discarded() == plusplus
    assert table.facts("reshuffled") == [{"count": 2, "plusplus": plusplus}]
    table.columns([], full, full, []).piles([], ["coal1"] * 5)
    end_bureaucracy(table.r, table.s)
    assert table.discarded() == []


@pytest.mark.rule("CARD-BUR-17")
def test_a_shuffle_costs_the_market_its_lowest_plant() -> None:
    full = ["gas2"] * 4
    table = refilled(([], full, full, full[1:]), [], ["coal1"], stack=("03a", "33", "34", "last"))
    assert table.gone() == ["09"]
    assert table.row()[0] == "03a"  # no auction: lower than the one removed, and it stays
    assert "undercut" not in table.kinds()


@pytest.mark.rule("CARD-BUR-17")
def test_two_shuffles_in_a_step_remove_two_plants() -> None:
    table = refilled(([], [], [], []), [], ["coal1"] * 10)  # twelve gaps
    assert table.kinds().count("reshuffled") == 2
    assert table.gone() == ["09", "10"]


@pytest.mark.rule("CARD-BUR-18")
def test_with_both_piles_empty_the_gaps_stay() -> None:
    full = ["gas2"] * 4
    table = refilled(([], full, full, ["oil1"]), [], [])
    assert table.column(4) == ["oil1"]
    assert table.gone() == []
    assert len(table.s.fuel.waiting) == 4
    assert "reshuffled" not in table.kinds()


# ---- step 3


@pytest.mark.rule("CARD-BUR-19")
def test_the_highest_plant_goes_under_the_stack_and_the_top_card_replaces_it() -> None:
    table = refilled(([], [], [], []), ["coal1"] * 12, stack=("12", "31", "last", "36"))
    assert table.stack_left() == ["31", "last", "36", "20"]
    assert table.row() == ["09", "10", "11", "12", "13", "14", "16", "17"]
    assert table.view(0)["market"]["stack_bottom"] == ["20"]


@pytest.mark.rule("CARD-BUR-19")
def test_of_equal_numbers_the_rightmost_is_the_highest() -> None:
    table = Table().market("03a", "03b", "04a", "04b", "05a", "08b", "08a").stack("12", "last")
    table.piles(["coal1"] * 12, [])
    end_bureaucracy(table.r, table.s)
    assert table.stack_left() == ["last", "08a"]


@pytest.mark.rule("CARD-BUR-19", "CARD-AUC-19")
def test_without_a_future_market_nothing_is_tucked() -> None:
    table = Table().market("09", "10", "11", "13").stack("12", "last").piles(["coal1"] * 12, [])
    end_bureaucracy(table.r, table.s)
    assert (table.row(), table.stack_left()) == (["09", "10", "11", "13"], ["12", "last"])


@pytest.mark.rule("CARD-BUR-20")
def test_tucked_plants_come_only_after_the_card() -> None:
    for seed in range(4):
        table = Table(players=4, seed=seed)
        tucked: set[object] = set()
        number = 0
        while table.mover != "nobody":
            table.play(table.legal[number % len(table.legal)])
            number += 7
            for event in table.match.events:
                if event.kind == "tucked":
                    tucked.add(event.facts["plant"])
                if event.kind == "drawn" and not table.s.market.met:
                    assert event.facts["plant"] not in tucked
            table.match.events.clear()
        assert tucked


@pytest.mark.rule("CARD-BUR-21")
def test_then_the_next_round_begins() -> None:
    table = producing([], []).pass_all()
    assert (table.s.round, table.phase, table.mover) == (3, "auction", table.order_names()[0])
    assert table.token() == table.row()[0]
