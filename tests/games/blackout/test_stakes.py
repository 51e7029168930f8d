"""What is at stake: shared contracts, pieces that connections hang on, faults, breakdown cards."""

from dataclasses import replace
from typing import Any

import pytest

from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng
from megavolt.data.blackout import load
from megavolt.games.blackout import scoring
from megavolt.games.blackout.geometry import cells_of
from megavolt.games.blackout.notation import cell_name, parse_cell
from megavolt.games.blackout.state import State
from megavolt.games.blackout.view_types import BlackoutStakes
from tests.games.blackout.designed import designed
from tests.games.blackout.table import Table
from tests.games.blackout.test_info import game_for, moments

LINE = """
    A a─ a┬ a─ f
    _ .  h  .  .
"""


def stakes(table: Table) -> BlackoutStakes:
    return table.game.stakes(table.s)


def hanging(table: Table, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {
        piece["cell"]: (piece["connections"], piece["points"])
        for piece in stakes(table)["hanging"][seat]
    }


def losses(table: Table) -> dict[str, list[int]]:
    return {fault["cell"]: fault["losses"] for fault in stakes(table)["faults"]}


# ---- shared contracts


@pytest.mark.rule("BLK-SCORE-08", "BLK-SCORE-13")
def test_a_shared_contract_tells_values_margin_and_what_is_missing() -> None:
    table = Table().draw("""
        A a┬ a┬ a─ f
        _ h  h  .  .
        B b─ h  .  .
    """)
    assert stakes(table)["shared"]["most_structures"] == {
        "values": [3, 1],
        "margin": 2,
        "missing": [0, 2],
    }


@pytest.mark.rule("BLK-SCORE-13")
@pytest.mark.parametrize(("within", "margin"), [(1, 2), (2, 0), (3, 0)])
def test_nobody_is_ahead_of_who_is_still_tied(within: int, margin: int) -> None:
    shared = tuple(replace(contract, within=within) for contract in load().shared)
    table = designed(replace(load(), shared=shared)).draw("""
        A a┬ a┬ a─ f
        _ h  h  .  .
        B b─ h  .  .
    """)
    standing = stakes(table)["shared"]["most_structures"]
    assert (standing["values"], standing["margin"]) == ([3, 1], margin)


@pytest.mark.rule("BLK-SCORE-13")
def test_where_nobody_has_any_the_minimum_is_missing() -> None:
    standing = stakes(Table())["shared"]["most_transformers"]
    assert standing == {"values": [0, 0], "margin": 0, "missing": [1, 1]}


@pytest.mark.rule("BLK-SCORE-10")
def test_no_faults_compares_nothing_and_misses_repairs() -> None:
    table = Table().draw("""
        A a─! a─! a─ f
        B b─  h   .  .
    """)
    standing = stakes(table)["shared"]["no_faults"]
    assert standing == {"values": [0, 1], "margin": None, "missing": [2, 0]}


# ---- pieces


@pytest.mark.rule("BLK-NET-12")
def test_what_lies_beyond_a_piece_hangs_on_it() -> None:
    assert hanging(Table().draw(LINE)) == {"r0c1": (2, 5), "r0c2": (2, 5), "r0c3": (1, 4)}


@pytest.mark.rule("BLK-NET-12")
def test_nothing_hangs_on_a_piece_of_a_loop() -> None:
    table = Table().draw("""
        _ A  _   _
        _ a├ a─  a┐
        _ a└ a─  a┤
        _ .  .   c
    """)
    assert hanging(table) == {"r1c1": (1, 3), "r2c3": (1, 3)}


@pytest.mark.rule("BLK-NET-02")
def test_a_rivals_piece_carries_my_connections() -> None:
    table = Table().draw("""
        A b─ b┬ a─ h
        _ _  b│ .  .
        _ _  B  _  _
    """)
    assert hanging(table) == {"r0c1": (1, 1), "r0c2": (1, 1), "r0c3": (1, 1)}
    assert hanging(table, seat=1) == {}


@pytest.mark.rule("BLK-ACT-16", "BLK-ACT-20")
def test_threats_are_what_others_can_do() -> None:
    table = Table().draw(
        """
        A a─+ b┬ a─ h
        _ _   b│ .  .
        _ _   B  _  _
    """,
        sites="r0c2",
    )
    threats = {piece["cell"]: piece["threats"] for piece in stakes(table)["hanging"][0]}
    assert threats == {
        "r0c1": ["rotate"],
        "r0c2": ["rotate", "transformer"],
        "r0c3": ["fault", "rotate"],
    }


@pytest.mark.rule("BLK-ACT-15", "BLK-SCORE-10")
def test_a_fault_costs_what_goes_dark_and_the_shared_contracts() -> None:
    # Connections 5, most structures, largest category and no faults 5 each.
    assert losses(Table().draw(LINE))["r0c1"] == [20, 0]
    # The factory, no faults, and half of what only a had: a house each.
    table = Table().draw("""
        A a┬ a─ f
        _ h  .  .
        B b─ h  .
    """)
    assert losses(table)["r0c2"] == [4 + 5 + 3, -2]


@pytest.mark.rule("BLK-ACT-16")
def test_only_what_can_be_faulted_has_a_cost() -> None:
    table = Table().draw("A a─+ a─! a─ a┐")
    assert list(losses(table)) == ["r0c3"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stakes_are_what_happens(players: int) -> None:
    """An oracle: the piece is really faulted, or taken out, in a copy of the position."""
    game = game_for(players)
    seats = range(players)
    for number, state in enumerate(moments(game, players)):
        if number % 25:
            continue
        told = game.stakes(state)
        before = game.key(state)
        for fault in told["faults"]:
            after = game.clone(state)
            after.wiring.fault(parse_cell(fault["cell"]))
            assert fault["losses"] == [
                total(game.r, state, seat) - total(game.r, after, seat) for seat in seats
            ]
        for seat in seats:
            lost = {piece["cell"]: piece["connections"] for piece in told["hanging"][seat]}
            for cell in cells_of(state.wiring.live[seat]):
                after = game.clone(state)
                after.wiring.take(after.wiring.owner_of(cell), cell)
                fewer = state.wiring.connections(seat) - after.wiring.connections(seat)
                assert lost.get(cell_name(cell), 0) == fewer
        assert game.key(state) == before


def total(r: Any, s: State, seat: int) -> int:
    return scoring.total(r, s, seat, scoring.shared_points(r, s))


# ---- breakdown cards


@pytest.mark.rule("BLK-SETUP-11")
def test_the_next_breakdown_is_one_of_those_not_seen() -> None:
    table = Table()
    first = {card["card"]: card["chance"] for card in stakes(table)["breakdowns"]}
    assert first["storm"] == round(2 / 15, 4)
    assert first["rodents"] == round(1 / 15, 4)
    assert not {"blackout", "power_back"} & first.keys()
    assert sum(first.values()) == pytest.approx(1, abs=0.001)


@pytest.mark.rule("BLK-SETUP-10")
def test_blackout_is_certain_and_the_powers_back_grows_likelier() -> None:
    table = Table().round(5)
    (only,) = stakes(table)["breakdowns"]
    assert (only["card"], only["chance"]) == ("blackout", 1.0)
    table = Table().breakdown("quiet_night").round(6)
    table.s.breakdown = (*table.s.breakdown[:5], *sorted(table.s.breakdown[5:], reverse=True))
    chances = {card["card"]: card["chance"] for card in stakes(table)["breakdowns"]}
    assert chances["power_back"] == 0.2


@pytest.mark.rule("BLK-ROUND-11")
def test_after_the_last_card_there_is_no_next_one() -> None:
    table = Table()
    table.s.revealed = table.r.rounds
    assert stakes(table)["breakdowns"] == []


@pytest.mark.rule("BLK-VERB-06", "BLK-VERB-09")
def test_a_breakdown_strikes_whom_its_card_names() -> None:
    table = Table(players=3).draw("""
        A a─ a┬ a─ f
        _ .  h  .  .
        B b─ h  .  .
        C c┐ .  .  .
    """)
    strikes = {card["card"]: card["strikes"] for card in stakes(table)["breakdowns"]}
    assert strikes["overload"] == [
        {
            "seat": 0,
            "does": "fault",
            "count": 2,
            "chooser": 0,
            "random_tile": False,
            "cells": ["r0c1", "r0c3"],
        }
    ]
    assert [(s["seat"], s["chooser"]) for s in strikes["rodents"]] == [(0, 2), (1, 0)]
    assert strikes["cable_thieves"] == strikes["quiet_night"] == []
    assert all(strike["random_tile"] for strike in strikes["fallen_tree"])


# ---- hidden information


@pytest.mark.rule("BLK-INFO-01")
def test_stakes_follow_from_what_a_spectator_sees() -> None:
    game = game_for(3)
    for number, state in enumerate(moments(game, 4)):
        if number % 20 == 0:
            guessed = game.determinize(game.view(state, NOBODY), Rng(number))
            assert game.stakes(guessed) == game.stakes(state)
