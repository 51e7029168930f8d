"""The first state: drawn from the seed, or as far as given, from data."""

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng, seed_state
from megavolt.games.cards import deal_fuel
from megavolt.games.cards.deal import deal, plants
from megavolt.games.cards.flow import begin_round
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import State
from megavolt.parts import given
from megavolt.parts.demolition import Demolition
from megavolt.parts.given import Setup
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.storage import fits

KEYS = (
    "order",
    "round",
    "market",
    "stack",
    "last_stack",
    "columns",
    "draw",
    "discards",
    "money",
    "plants",
    "fuel",
    "bank",
    "demolition",
)
MOST = 9999  # of rounds and of money; keeps what is typed sensible


def new_state(r: Rules, seed: int, setup: Setup) -> State:
    given.only(setup, KEYS)
    rng = Rng(seed_state(seed))
    order = given.order(r.players, rng, setup)  # CARD-SETUP-02
    number = _whole(setup["round"], "round", 1) if "round" in setup else 1
    owned = _owned(r, setup)
    bank = _bank(r, setup)
    everyones = [plant for own in (*owned, bank) for plant in own]
    market, removed = deal(r, rng, setup, everyones, midgame=number > 1 or bool(everyones))
    cards = deal_fuel.FuelDeal(r)
    stores = deal_fuel.stores(r, cards, setup)
    fuel = deal_fuel.market(r, rng, setup, cards)
    s = State.fresh(r.players, r.bank_plays, market, fuel)
    s.removed = removed
    s.order = order
    s.money = _money(r, setup)
    s.bank_plants = bank
    s.rng = rng.state
    for seat, own in enumerate(owned):
        s.plants[seat] = own
        s.room[seat] = r.room_of(own)
    for seat, store in enumerate(stores):
        _take_store(r, s, seat, store)
    s.demolition = _demolition(r, setup)
    s.round = number - 1
    begin_round(r, s)
    return s


def _whole(value: object, key: str, least: int, most: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError("setup_wrong_type", key=key)
    if not least <= value <= most:
        raise SetupError("setup_out_of_range", key=key, value=value, minimum=least, maximum=most)
    return value


def _money(r: Rules, setup: Setup) -> list[int]:
    """CARD-SETUP-05."""
    amounts = deal_fuel.by_seat(r, setup, "money")
    if not amounts:
        return [r.figures.start_money] * r.players
    return [_whole(amount, f"money[{seat}]", 0) for seat, amount in enumerate(amounts)]


def _owned(r: Rules, setup: Setup) -> list[tuple[int, ...]]:
    """CARD-SETUP-04: nothing, unless given; oldest first."""
    owned = [
        _hand(r, value, f"plants[{seat}]", r.plant_limit)
        for seat, value in enumerate(deal_fuel.by_seat(r, setup, "plants"))
    ]
    return owned or [()] * r.players


def _hand(r: Rules, value: object, key: str, limit: int) -> tuple[int, ...]:
    own = plants(r, value, key)
    if len(own) > limit:  # CARD-AUC-17, CARD-BANK-07
        raise SetupError("setup_too_many_plants", key=key, count=len(own), most=limit)
    return tuple(own)


def _bank(r: Rules, setup: Setup) -> tuple[int, ...]:
    if "bank" not in setup:
        return ()
    if not r.bank_plays:
        raise SetupError("setup_no_bank", players=r.players)
    return _hand(r, setup["bank"], "bank", r.figures.bank_plant_limit)


def _take_store(r: Rules, s: State, seat: int, store: tuple[int, ...]) -> None:
    s.stores[seat] = store
    for entry in store:
        s.stock[seat * FUELS + (entry >> 4)] += entry & 3
    if not fits(r.hybrid, s.stock, seat * FUELS, s.room[seat]):  # CARD-PLANT-07
        raise SetupError("setup_store_overfull", key=f"fuel[{seat}]")


def _demolition(r: Rules, setup: Setup) -> Demolition | None:
    if not r.demolition:
        if "demolition" in setup:
            raise SetupError("setup_no_demolition")
        return None
    stack = Demolition.fresh(r.demolition)
    if "demolition" in setup:
        stack.top = _whole(setup["demolition"], "demolition", 1, len(r.demolition)) - 1
    return stack
