"""The auction part on its own: who is asked when, when a lot is settled, who is left."""

import pytest

from megavolt.parts.auction import NO_LOT, NO_SEAT, Auction


def active(auction: Auction) -> list[int]:
    return [seat for seat in range(auction.seats) if auction.is_active(seat)]


def asked_until_settled(auction: Auction) -> list[int]:
    """Everyone asked drops out: the seats in the order they were asked."""
    asked = []
    while not auction.settled():
        asked.append(auction.turn)
        auction.drop()
    return asked


def test_at_first_everybody_is_in_and_nothing_is_on_the_table() -> None:
    auction = Auction.fresh(4)
    assert active(auction) == [0, 1, 2, 3]
    assert (auction.lot, auction.leader, auction.bought) == (NO_LOT, NO_SEAT, 0)


@pytest.mark.parametrize(
    ("seats", "opener", "asked"),
    [
        (2, 1, [0]),
        (3, 0, [1, 2]),
        (3, 1, [2, 0]),
        (4, 3, [0, 1, 2]),
        (6, 2, [3, 4, 5, 0, 1]),
    ],
)
def test_seats_are_asked_clockwise_from_the_opener(
    seats: int, opener: int, asked: list[int]
) -> None:
    auction = Auction.fresh(seats)
    auction.open(13, opener, 13)
    assert asked_until_settled(auction) == asked
    assert auction.leader == opener


def test_seats_out_of_the_round_are_not_asked() -> None:
    auction = Auction.fresh(5)
    auction.retire(1)
    auction.retire(4)
    auction.open(13, 3, 13)
    assert asked_until_settled(auction) == [0, 2]


def test_bidding_goes_round_until_one_is_left() -> None:
    auction = Auction.fresh(3)
    auction.open(13, 0, 13)
    auction.raise_to(14)  # seat 1
    auction.raise_to(15)  # seat 2
    auction.raise_to(16)  # seat 0
    auction.drop()  # seat 1
    assert (auction.turn, auction.leader, auction.bid) == (2, 0, 16)
    assert not auction.settled()
    auction.drop()
    assert auction.settled()
    assert auction.leader == 0


def test_who_dropped_is_not_asked_again_for_the_lot() -> None:
    auction = Auction.fresh(3)
    auction.open(13, 0, 13)
    auction.drop()  # seat 1
    auction.raise_to(14)  # seat 2
    auction.raise_to(15)  # seat 0
    assert auction.turn == 2


def test_who_dropped_is_asked_again_for_the_next_lot() -> None:
    auction = Auction.fresh(3)
    auction.open(13, 0, 13)
    asked_until_settled(auction)
    auction.close()
    auction.open(14, 1, 14)
    assert auction.turn == 2
    assert active(auction) == [1, 2]


def test_the_opener_too_can_be_outbid_and_drop() -> None:
    auction = Auction.fresh(3)
    auction.open(13, 1, 13)
    auction.drop()  # seat 2
    auction.raise_to(20)  # seat 0
    assert auction.turn == 1
    auction.drop()
    assert auction.settled()
    assert auction.leader == 0


def test_closing_a_lot_takes_the_leader_out_of_the_round_and_clears_the_table() -> None:
    auction = Auction.fresh(3)
    auction.open(13, 1, 13)
    asked_until_settled(auction)
    auction.close()
    assert active(auction) == [0, 2]
    assert auction.bought == 1 << 1
    assert auction.key()[2:] == Auction.fresh(3).key()[2:]


def test_an_opener_who_is_alone_has_the_lot_at_once() -> None:
    auction = Auction.fresh(3)
    auction.retire(0)
    auction.retire(2)
    assert auction.alone(1)
    auction.open(13, 1, 13)
    assert auction.settled()


def test_nobody_is_alone_while_another_is_in() -> None:
    auction = Auction.fresh(2)
    assert not auction.alone(0)
    auction.retire(0)
    assert auction.alone(1)
    assert not auction.alone(0)


def test_an_offer_takes_the_one_who_makes_it_out_of_the_round() -> None:
    auction = Auction.fresh(3)
    auction.offer(13, 1, 13)
    assert active(auction) == [0, 2]
    assert asked_until_settled(auction) == [2, 0]
    assert auction.leader == NO_SEAT


def test_an_offer_has_no_leader_and_can_be_had_for_the_minimum() -> None:
    auction = Auction.fresh(3)
    auction.offer(13, 1, 13)
    assert (auction.leader, auction.bid + 1) == (NO_SEAT, 13)


def test_an_offer_goes_on_while_one_is_left_who_has_not_bid() -> None:
    auction = Auction.fresh(3)
    auction.offer(13, 1, 13)
    auction.drop()  # seat 2
    assert not auction.settled()
    auction.raise_to(13)  # seat 0
    assert auction.settled()
    assert auction.leader == 0


def test_an_offer_to_nobody_is_settled_unsold() -> None:
    auction = Auction.fresh(2)
    auction.retire(0)
    auction.offer(13, 1, 13)
    assert auction.settled()
    auction.close()
    assert auction.bought == 0


def test_an_unsold_offer_leaves_the_others_in_the_round() -> None:
    auction = Auction.fresh(3)
    auction.offer(13, 1, 13)
    asked_until_settled(auction)
    auction.close()
    assert active(auction) == [0, 2]
    assert (auction.bought, auction.lot) == (0, NO_LOT)


def test_a_new_round_brings_everybody_back() -> None:
    auction = Auction.fresh(3)
    auction.open(13, 0, 13)
    asked_until_settled(auction)
    auction.close()
    auction.retire(2)
    auction.begin_round()
    assert auction.key() == Auction.fresh(3).key()


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    auction = Auction.fresh(4)
    auction.open(13, 2, 15)
    auction.raise_to(16)
    copy = auction.clone()
    assert copy.key() == auction.key()
    before = auction.key()
    copy.drop()
    copy.drop()
    copy.drop()
    copy.close()
    assert auction.key() == before
    assert copy.key() != before
