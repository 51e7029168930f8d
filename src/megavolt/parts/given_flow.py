"""Where a setup stands in a round: who moves, and the auction with its lot."""

from collections.abc import Callable, Mapping
from typing import Final

from megavolt.core.errors import SetupError
from megavolt.core.game import NOBODY
from megavolt.parts import given
from megavolt.parts.auction import NO_LOT, NO_SEAT
from megavolt.parts.demolition import Demolition
from megavolt.parts.given import Setup
from megavolt.parts.seen import mask
from megavolt.parts.table_state import LOSE_FUEL, NOTHING, SCRAP, TableState

AUCTION_KEYS: Final = ("lot", "bid", "leader", "opener", "bidders", "active", "bought")


def to_move(setup: Setup, players: int) -> int:
    """The seat that the setup lets move; NOBODY if it does not say."""
    value = setup.get("to_move")
    return NOBODY if value is None else given.whole(value, "to_move", 0, players - 1)


def stands(setup: Setup, key: str, expected: int) -> None:
    """An entry that follows from the others may be left out, but must not contradict them."""
    value = setup.get(key)
    if value is not None and value != expected:
        raise SetupError("setup_follows", key=key, value=str(value)[:40], expected=expected)


def in_order(s: TableState, setup: Setup, backwards: bool) -> None:
    """A phase in which each acts once: who is to move shows how far it has come."""
    seat = to_move(setup, len(s.order))
    if seat == NOBODY:
        seat = s.order[-1 if backwards else 0]
    s.actor = seat
    s.turn = s.order.index(seat)
    stands(setup, "turn", s.turn)


class GivenAuction:
    """The auction of a setup, taken into a state step by step."""

    def __init__(self, s: TableState, setup: Setup) -> None:
        self.s = s
        self.setup = setup
        parts = given.table(setup.get("auction", {}), "auction", AUCTION_KEYS)
        self.parts = {key: value for key, value in parts.items() if value is not None}

    def _seats(self, key: str, otherwise: int) -> int:
        if key not in self.parts:
            return otherwise
        return mask(given.seats(self.s.auction.seats, self.parts[key], f"auction.{key}"))

    def _seat(self, key: str, otherwise: int) -> int:
        if key not in self.parts:
            return otherwise
        return given.whole(self.parts[key], f"auction.{key}", 0, self.s.auction.seats - 1)

    def _bought(self, otherwise: int) -> int:
        bought = self._seats("bought", otherwise)
        for seat, plants in enumerate(self.s.plants):
            if bought >> seat & 1 and not plants:
                raise SetupError("setup_bought_nothing", key="auction.bought", seat=seat)
        return bought

    def take_rest(self, active: int, phase: str) -> None:
        """Outside the auction phase: nothing lies open, and who bought is still known."""
        for key in self.parts:
            if key not in ("active", "bought"):
                raise SetupError("setup_not_now", key=f"auction.{key}", phase=phase)
        if self._seats("active", active) != active:
            raise SetupError("setup_not_now", key="auction.active", phase=phase)
        self.s.auction.active = active
        self.s.auction.bought = self._bought(0)

    def take_round(self) -> None:
        """Who is still in, and who has bought."""
        a, pending = self.s.auction, self.s.pending
        buyer = 1 << self.s.actor if pending != NOTHING else 0
        a.bought = self._bought(buyer)
        a.active = self._seats("active", a.everyone() & ~a.bought)
        if a.bought & a.active:
            raise SetupError("setup_still_active", key="auction.active", other="auction.bought")
        if buyer & ~a.bought:
            raise SetupError(
                "setup_seat_not_in", key="to_move", seat=self.s.actor, other="auction.bought"
            )

    def take_lot(self, lot: int, minimum: int, offers: bool) -> None:
        """A plant is up: who leads, who may still answer, and who does so next."""
        s, a = self.s, self.s.auction
        a.lot = lot
        a.leader = self._seat("leader", NO_SEAT)
        a.opener = self._seat("opener", self._first_active())
        a.bidders = self._seats("bidders", a.active)
        self._check_opener(offers)
        for key, seats, other, within in (
            ("auction.bidders", a.bidders, "auction.active", a.active),
            ("auction.leader", _bit(a.leader), "auction.bidders", a.bidders),
        ):
            _check_within(key, seats, other, within)
        a.bid = self._bid(minimum)
        if a.settled():
            raise SetupError("setup_nobody_answers")
        a.turn = to_move(self.setup, a.seats)
        if a.turn == NO_SEAT:
            a.turn = a.next_bidder(a.leader if a.leader != NO_SEAT else a.opener)
        _check_within("to_move", _bit(a.turn), "auction.bidders", a.bidders)
        if a.turn == a.leader:
            raise SetupError("setup_leader_moves", seat=a.leader)
        s.actor = a.turn
        self._take_turn(s.order.index(a.opener))

    def _first_active(self) -> int:
        return next(
            (seat for seat in self.s.order if self.s.auction.is_active(seat)), self.s.order[0]
        )

    def _check_opener(self, offers: bool) -> None:
        """Who opened has bid and is still in the round, unless a pass may name a plant."""
        a = self.s.auction
        if a.leader == NO_SEAT and (not offers or a.is_active(a.opener)):
            raise SetupError("setup_no_leader", lot="auction.lot", key="auction.leader")
        if not a.is_active(a.opener) and (not offers or _bit(a.opener) & (a.bidders | a.bought)):
            raise SetupError(
                "setup_seat_not_in", key="auction.opener", seat=a.opener, other="auction.active"
            )

    def _bid(self, minimum: int) -> int:
        a = self.s.auction
        if a.leader == NO_SEAT:
            if "bid" in self.parts:
                raise SetupError("setup_no_leader", lot="auction.lot", key="auction.leader")
            return minimum - 1
        return given.whole(self.parts.get("bid", minimum), "auction.bid", minimum)

    def take_opening(self) -> None:
        """No plant is up: the first in the order who is still in may put one up."""
        s, a = self.s, self.s.auction
        for key in ("bid", "leader", "opener", "bidders"):
            if self.parts.get(key, []) != []:
                raise SetupError("setup_no_lot", key=f"auction.{key}")
        if a.active == 0:
            raise SetupError("setup_nobody_active", key="auction.active")
        s.actor = self._first_active()
        stands(self.setup, "to_move", s.actor)
        s.turn = s.order.index(s.actor)
        stands(self.setup, "turn", s.turn)

    def take_pending(self) -> None:
        """Somebody who has bought must give something up first."""
        first = self._first_active() if self.s.auction.active else self.s.actor
        self._take_turn(self.s.order.index(first))

    def _take_turn(self, usual: int) -> None:
        """Whose turn it is to open; all before that seat are out of the round."""
        s = self.s
        value = self.setup.get("turn")
        s.turn = usual if value is None else given.whole(value, "turn", 0, len(s.order) - 1)
        if s.auction.lot != NO_LOT:
            stands(self.setup, "turn", usual)
        for seat in s.order[: s.turn]:
            if s.auction.is_active(seat):
                raise SetupError("setup_passed_over", key="auction.active", seat=seat)

    @property
    def lot(self) -> object:
        return self.parts.get("lot")


def _bit(seat: int) -> int:
    return 1 << seat if seat >= 0 else 0


def _check_within(key: str, seats: int, other: str, within: int) -> None:
    outside = seats & ~within
    if outside:
        seat = outside.bit_length() - 1
        raise SetupError("setup_seat_not_in", key=key, seat=seat, other=other)


def check_pending(s: TableState, limit: int, losses: Callable[[], bool]) -> None:
    """A plant too many, or fuel that fits no longer, and only then."""
    for seat, plants in enumerate(s.plants):
        most = limit + (1 if s.pending == SCRAP and seat == s.actor else 0)
        if len(plants) > most:
            raise SetupError(
                "setup_too_many_plants", key=f"plants[{seat}]", count=len(plants), most=limit
            )
    if s.pending == SCRAP and len(s.plants[s.actor]) != limit + 1:
        raise SetupError("setup_nothing_pending", key="pending", seat=s.actor)
    if s.pending == LOSE_FUEL and not losses():
        raise SetupError("setup_nothing_pending", key="pending", seat=s.actor)


def who_gives_up(s: TableState, setup: Setup, limit: int, losing: Callable[[int], bool]) -> int:
    """The seat to move, or the one with a plant too many or fuel that fits no longer."""
    seat = to_move(setup, len(s.order))
    if seat != NOBODY:
        return seat
    for other, plants in enumerate(s.plants):
        if len(plants) > limit or losing(other):
            return other
    raise SetupError("setup_nothing_pending", key="pending", seat=s.order[0])


def check_bid(s: TableState, amounts: list[int | None]) -> None:
    """Who leads an auction can pay the bid, as far as the money is known."""
    leader, bid = s.auction.leader, s.auction.bid
    have = amounts[leader] if leader >= 0 else None
    if have is not None and have < bid:
        raise SetupError(
            "setup_out_of_range", key="auction.bid", value=bid, minimum=1, maximum=have
        )


def demolition_of(cards: tuple[tuple[int, int], ...], setup: Setup) -> Demolition | None:
    """The card on top, from 1; in the middle of an auction phase also how many were paid by it."""
    value = setup.get("demolition")
    if not cards:
        if value is not None:
            raise SetupError("setup_no_demolition")
        return None
    stack = Demolition.fresh(cards)
    if value is None:
        return stack
    parts = (
        given.table(value, "demolition", ("card", "paid"))
        if isinstance(value, Mapping)
        else {"card": value}
    )
    stack.top = given.whole(parts.get("card", 1), "demolition", 1, len(cards)) - 1
    stack.paid = given.whole(parts.get("paid", 0), "demolition.paid", 0)
    return stack
