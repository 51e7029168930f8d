"""Contracts: when each term holds."""

import pytest

from megavolt.data.blackout import CONTENTS, load
from megavolt.data.blackout import Term as TermData
from megavolt.games.blackout import contracts
from megavolt.games.blackout.rules import TERMS, Term
from tests.games.blackout.table import Table


def measure(table: Table, who: str, term: str, **params: object) -> int:
    data = TermData(term, **params)  # type: ignore[arg-type]
    return contracts.measure(table.s, "abcd".index(who), Term(data, load()))


def met(drawing: str, contract: str, **drawn: object) -> bool:
    table = Table().draw(drawing, **drawn).contract("a", contract)  # type: ignore[arg-type]
    return contracts.is_met(table.r, table.s, 0)


@pytest.mark.rule("BLK-CON-01")
def test_contracts_are_dealt_checked_and_replaced() -> None:
    table = Table().draw("A a─ f .").contract("a", "night_shift").contract_deck("skyline")
    left = len(table.s.contracts)
    table.breakdown("quiet_night").end_round()
    assert table.player("a")["completed"] == ["night_shift"]
    assert table.player("a")["contract"] == "skyline"
    assert len(table.s.contracts) == left - 1


@pytest.mark.rule("BLK-CON-02")
def test_all_terms_must_hold() -> None:
    assert met("A a┬ a┬ a─ c\n_ h  b  . .", "mixed_use")
    assert not met("A a┬ a┬ a─ f\n_ h  b  . .", "mixed_use")
    assert met("A a┬ a┬ a┬ a─ f\n_ h  b  c  . .", "one_of_each")


@pytest.mark.rule("BLK-CON-02")
def test_connections_and_structures() -> None:
    table = Table().draw("""
        A a┬ a┐ a─ .
        _ a└ f  .  .
        _ h  .  .  .
    """)
    assert measure(table, "a", "connections", kind="factory") == 2
    assert measure(table, "a", "connections", kind="any") == 2
    assert measure(table, "a", "structures", kind="factory") == 1
    assert measure(table, "a", "structures", kind="house") == 0
    assert measure(table, "a", "structures", kind="any") == 1


@pytest.mark.rule("BLK-CON-02")
@pytest.mark.parametrize(("least", "count"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_multi_counts_structures_with_so_many_connections(least: int, count: int) -> None:
    table = Table().draw("""
        _ a┌ a┬ a┬ a┐ .
        A a┼ f  a┼ h  .
        _ a└ a┴ a┼ a┘ .
        _ .  .  c  .  .
    """)
    # The factory has four connections, the house three, the gated community one.
    assert measure(table, "a", "multi", connections=least) == count


@pytest.mark.rule("BLK-CON-02")
def test_tiles_same_tile_and_named_tile() -> None:
    table = Table().draw("""
        A a┬ a┬ a─ a┬ .
        _ h  h  .  b  .
    """)
    assert measure(table, "a", "tiles") == 2
    assert measure(table, "a", "same_tile") == 2
    # In a drawing the tiles lie in the order of the data: downtown first.
    assert load().tiles[0].id == "downtown"
    assert measure(table, "a", "named_tile", tile="downtown") == 2
    assert measure(table, "a", "named_tile", tile=load().tiles[1].id) == 1
    assert measure(table, "a", "named_tile", tile=load().tiles[2].id) == 0


@pytest.mark.rule("BLK-CON-02")
def test_a_named_tile_is_found_wherever_it_lies() -> None:
    for seed in range(5):
        board = Table(seed=seed).w.board
        for position, placement in enumerate(board.layout):
            cells = board.zone_of_tile(placement.tile)
            assert cells.bit_count() == 16
            assert cells >> (position // 3 * 48 + position % 3 * 4) & 1


@pytest.mark.rule("BLK-CON-02")
def test_transformers_and_clean() -> None:
    table = Table().draw("A a─* a─! b─ .")
    assert measure(table, "a", "transformers") == 1
    assert measure(table, "a", "clean") == 0
    assert measure(table, "b", "clean") == 1


@pytest.mark.rule("BLK-CON-02")
def test_pieces_counts_own_live_ones_of_the_kinds() -> None:
    table = Table().draw("A a─ a┬ b─ a┼ a─! a─")
    assert measure(table, "a", "pieces", kinds=("straight",)) == 1
    assert measure(table, "a", "pieces", kinds=("triple", "quad")) == 2
    assert measure(table, "a", "pieces", kinds=("straight", "elbow", "triple", "quad")) == 3


@pytest.mark.rule("BLK-CON-02")
def test_shared_counts_structures_connected_by_another_too() -> None:
    table = Table().draw("A a─ f b─ B")
    assert measure(table, "a", "shared") == measure(table, "b", "shared") == 1
    table.play("fault r0c3")
    assert measure(table, "a", "shared") == 0


@pytest.mark.rule("BLK-CON-02")
def test_contracts_look_at_the_moment_of_the_check() -> None:
    table = Table().draw("A a─ f .").contract("a", "night_shift").breakdown("quiet_night")
    table.play("fault r0c1", "done", "done")
    assert table.player("a")["completed"] == []


@pytest.mark.rule("BLK-CON-02")
def test_every_term_of_a_contract_is_known_and_all_contracts_can_be_judged() -> None:
    all_contracts = [contract for name in CONTENTS for contract in load(name).contracts]
    used = {term.term for contract in all_contracts for term in contract.terms}
    assert used <= set(TERMS)
    table = Table().draw("A . . .")
    for contract in load().contracts:
        table.contract("a", contract.id)
        assert contracts.is_met(table.r, table.s, 0) is False
