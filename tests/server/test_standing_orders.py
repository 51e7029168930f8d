"""Sealed limits and passing a phase: what the server plays for a seat, and who learns of it."""

import json
from pathlib import Path

import pytest

from megavolt.core.game import NOBODY
from megavolt.parts.view_types import has_auctions
from megavolt.server.errors import NotAllowed
from megavolt.server.live.positions import position
from megavolt.server.site import Site
from megavolt.server.tables.room import OPEN, Room
from megavolt.server.tables.standing_orders import lowest_limits, ordered_word
from tests.server.tables import Teller, guests, table_of, until, with_site


def opened(plant: str = "3", bid: int = 3) -> Teller:
    """A table at which somebody has put a plant up."""
    teller = Teller("classic", 3).begin()
    teller.play(f"open {plant} {bid}")
    return teller


def limits(room: Room, seat: int) -> dict[str, int]:
    return lowest_limits(room, None if room.status == OPEN else room.view(seat))


def ordered(teller: Teller, **limit: object) -> str | None:
    seat = teller.room.to_move
    assert seat is not None
    teller.room.standing_orders = {
        seat: {"limit": {"plant": "3", "round": 1, "then": "pass", **limit}}
    }
    return ordered_word(teller.room, seat)


def test_it_bids_the_least_while_that_is_within_the_limit() -> None:
    assert ordered(opened(), most=4) == "bid 4"


def test_beyond_the_limit_it_passes_or_asks() -> None:
    assert ordered(opened(), most=3) == "pass"
    assert ordered(opened(), most=3, then="ask") is None


def test_a_limit_is_for_its_plant_and_its_round() -> None:
    assert ordered(opened("4", 4), most=50) is None
    assert ordered(opened(), most=50, round=2) is None


def test_passing_a_phase_ends_with_it() -> None:
    teller = Teller("recharged", 3).begin()
    for _ in range(200):
        if teller.room.view(0)["phase"] == "fuel":
            break
        teller.play()
    seat = teller.room.to_move
    assert seat is not None
    teller.room.standing_orders = {seat: {"pass": {"round": 1, "phase": "fuel"}}}
    assert ordered_word(teller.room, seat) == "done"
    teller.room.standing_orders = {seat: {"pass": {"round": 1, "phase": "auction"}}}
    assert ordered_word(teller.room, seat) is None


def test_the_lowest_limit_for_a_plant_that_is_not_up_waits_for_a_first_bid() -> None:
    teller = Teller("classic", 3).begin()
    first, second = teller.room.view(0)["order"][:2]  # type: ignore[typeddict-item]
    assert limits(teller.room, second) == {"3": 4, "4": 5, "5": 6, "6": 7}
    assert limits(teller.room, first) == {"3": 5, "4": 6, "5": 7, "6": 8}


def test_the_lowest_limit_for_the_plant_that_is_up_is_the_next_bid() -> None:
    teller = opened("4", 6)
    leader, follower = teller.room.view(0)["order"][:2]  # type: ignore[typeddict-item]
    assert limits(teller.room, follower)["4"] == 7
    assert limits(teller.room, leader)["4"] == 8  # somebody must bid 7 before
    teller.play("pass")
    out = teller.room.moves[-1].seat
    assert "4" not in limits(teller.room, out)
    assert limits(teller.room, out)["3"] == 4


def test_a_plant_named_by_passing_can_be_had_for_its_minimum() -> None:
    teller = Teller("classic", 3).begin()
    while teller.room.view(0)["round"] == 1 or teller.room.view(0)["phase"] != "auction":
        teller.play()
    view = teller.room.view(0)
    assert has_auctions(view)
    other = next(seat for seat in range(3) if seat != teller.room.to_move)
    minima = {str(offer["number"]): offer["minimum"] for offer in view["market"]["current"]}
    assert limits(teller.room, other) == minima


def test_who_has_bought_has_nothing_to_limit() -> None:
    teller = opened()
    buyer = teller.room.moves[0].seat
    teller.play("pass")
    teller.play("pass")
    assert limits(teller.room, buyer) == {}
    assert limits(Teller("blackout", 2).begin().room, 0) == {}
    assert limits(Teller("classic", 2).room, 0) == {}


def test_a_limit_bids_by_itself_and_looks_like_any_other_bid(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people, "classic")
        room = await site.rooms.get(links.table)
        first = room.to_move
        assert first is not None
        others = [seat for seat in range(3) if seat != first]
        for seat, most in zip(others, (7, 11), strict=True):
            await site.playing.bid_up_to(links.table, people[seat], "3", most, "pass")
        await site.playing.play(links.table, people[first], room.length, "open 3 3")
        rooms = site.rooms

        def first_is_asked() -> bool:
            known = rooms.known(links.table)
            return known is not None and len(known.moves) > 2 and known.to_move == first

        await until(first_is_asked)
        room = await rooms.get(links.table)
        for seat in (first, NOBODY):
            told = json.dumps(position(room, seat, rooms.now()))
            assert '"most"' not in told
            assert '"wish"' not in told
        assert position(room, others[0], 0.0)["standing_orders"]["limit"]["most"] == 7

    with_site(tmp_path, story)


def test_there_are_no_limits_without_auctions(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "blackout")
        with pytest.raises(NotAllowed):
            await site.playing.bid_up_to(links.table, people[0], "3", 7, "pass")

    with_site(tmp_path, story)


def test_an_order_taken_back_is_gone_also_after_a_restart(tmp_path: Path) -> None:
    async def story(site: Site) -> tuple[str, int]:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people, "classic")
        await site.playing.bid_up_to(links.table, people[1], "3", 7, "ask")
        await site.playing.bid_up_to(links.table, people[2], "4", 9, "ask")
        await site.playing.drop_standing_order(links.table, people[1], "limit")
        return links.table, people[2].id

    table, _ = with_site(tmp_path, story)

    async def later(site: Site) -> object:
        return (await site.rooms.get(table)).standing_orders

    assert with_site(tmp_path, later) == {
        2: {"limit": {"plant": "4", "most": 9, "then": "ask", "round": 1}}
    }
