"""What a view shows of the shared parts is enough to make them again."""

from megavolt.core.rng import Rng
from megavolt.parts.auction import NO_LOT, Auction
from megavolt.parts.demolition import Demolition
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.seen import (
    UnseenStack,
    auction_seen,
    demolition_from,
    demolition_seen,
    take_auction,
)

END = 63


def again(auction: Auction, actor: int) -> Auction:
    seen = auction_seen(auction, lambda plant: f"plant {plant}")
    lot = NO_LOT if seen["lot"] is None else int(seen["lot"].split()[1])
    made = Auction.fresh(auction.seats)
    take_auction(made, seen, lot, actor)
    return made


def test_an_auction_is_made_again_from_what_is_seen() -> None:
    auction = Auction.fresh(4)
    assert again(auction, 0).key() == auction.key()
    auction.open(13, 2, 15)
    auction.raise_to(16)
    auction.drop()
    assert again(auction, auction.turn).key() == auction.key()
    auction.close()
    auction.offer(14, 0, 14)
    assert again(auction, auction.turn).key() == auction.key()


def test_a_demolition_stack_is_made_again() -> None:
    cards = ((1, 0), (2, 1))
    assert demolition_seen(None) is None
    assert demolition_from(cards, None) is None
    stack = Demolition.fresh(cards)
    stack.pay()
    made = demolition_from(cards, demolition_seen(stack))
    assert made is not None
    assert made.key() == stack.key()


def drawn(unseen: UnseenStack, met: bool, seed: int) -> tuple[PlantMarket, tuple[int, ...]]:
    market = PlantMarket.fresh(list(range(64)), END, (), ())
    market.met = met
    return market, unseen.draw(market, Rng(seed))


def test_what_everyone_saw_of_the_stack_stays_true() -> None:
    stacks = set()
    for seed in range(20):
        unseen = UnseenStack([3, 4, 5, 20, 21, 22, 23], low=(3, 4, 5))
        unseen.bottom, unseen.low_on_top = [30, 31], True
        unseen.removed, unseen.removed_low = 3, 1
        market, removed = drawn(unseen, met=False, seed=seed)
        assert sum(plant < 10 for plant in removed) == 1
        assert len(removed) == 3
        assert market.stack[0] < 10
        assert market.stack[-3:] == (END, 30, 31)
        assert sorted([*market.stack[:-3], *removed]) == [3, 4, 5, 20, 21, 22, 23]
        assert (market.known_bottom, market.counted) == (2, False)
        stacks.add(market.stack)
    assert len(stacks) > 10


def test_after_the_shuffle_it_is_known_which_are_left() -> None:
    unseen = UnseenStack([3, 4], low=())
    unseen.holds, unseen.removed = [20, 21, 22], 2
    market, removed = drawn(unseen, met=True, seed=1)
    assert removed == (3, 4)
    assert sorted(market.stack) == [20, 21, 22]
    assert market.counted
