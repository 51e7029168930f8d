"""A state from data: the first of a game, or any other; what is not given comes from the seed."""

from collections.abc import Mapping

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng, seed_state
from megavolt.games.cards import deal_fuel
from megavolt.games.cards.check import broken
from megavolt.games.cards.deal import LAST, Plants, plants
from megavolt.games.cards.rules import BANK, Rules
from megavolt.games.cards.setup_flow import cut_of, phase_of, take_flow
from megavolt.games.cards.state import AUCTION, State
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_flow import check_bid, demolition_of
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.seen import draw_money

KEYS = (
    "order", "round", "phase", "pending", "to_move", "turn", "last_round", "cut",
    "market", "discount", "stack", "last_stack", "stack_bottom", "stack_holds", "stack_back",
    "gone", "removed", "columns", "draw", "discards", "waiting",
    "money", "plants", "fuel", "income", "auction", "ran", "due", "bank", "demolition", "chance",
)  # fmt: skip
BANK_KEYS = ("plants", "fuel", "took")


def new_state(r: Rules, seed: int, setup: Setup) -> State:
    given.only(setup, KEYS)
    rng = Rng(seed_state(seed, r.keyed_chance))
    order = given.order(r.players, rng, setup)  # CARD-SETUP-02
    number = given.whole(setup.get("round", 1), "round", 1)
    phase = phase_of(setup)
    cut = cut_of(setup, phase)
    last = given.flag(setup, "last_round", otherwise=False)
    owned = _owned(r, setup)
    midgame = number > 1 or any(owned.values()) or phase != AUCTION
    dealt = Plants(r, setup, owned, midgame)
    out = last or bool(cut) or (midgame and dealt.end_card_missing())
    market, removed = dealt.lay(rng, out and not dealt.end_card_shown)
    cards = deal_fuel.FuelDeal(r)
    stores = deal_fuel.stores(r, cards, setup)
    bank_store = deal_fuel.store(r, cards, _bank(r, setup).get("fuel", []), "bank.fuel")
    s = State.fresh(r.players, r.bank_plays, market, deal_fuel.market(r, rng, setup, cards))
    s.removed, s.order, s.round, s.phase, s.cut = removed, order, number, phase, cut
    s.last = _last(setup, s, dealt.end_card_shown)
    amounts = given.money(r.players, setup, r.figures.start_money)  # CARD-SETUP-05
    s.money = [amount or 0 for amount in amounts]
    _take_owned(r, s, owned)
    for seat, store in enumerate(stores):
        _take_store(s, seat, store)
    if r.bank_plays:
        _take_store(s, BANK, bank_store)
    s.demolition = demolition_of(r.demolition, setup)
    take_flow(r, s, setup)
    check_bid(s, amounts)
    s.bank_took = _bank_took(r, s, setup)
    draw_money(s, amounts, r.figures.start_money, rng)
    s.rng = given.chance(setup, rng.state, r.keyed_chance)
    problems = broken(r, s)
    if problems:
        raise SetupError("setup_unsound", problem=problems[0])
    return s


def _last(setup: Setup, s: State, shown: bool) -> bool:
    """CARD-LAST-08: a round without the one-more-round card anywhere, unless it left just now."""
    if shown and setup.get("last_round") is True:
        raise SetupError("setup_end_card_out", key="market", card=LAST)
    return given.flag(setup, "last_round", s.market.met and not shown and not s.cut)


def _owned(r: Rules, setup: Setup) -> dict[str, list[int]]:
    """CARD-SETUP-04: nothing, unless given; oldest first. One too many is pending."""
    limit = r.plant_limit + (1 if setup.get("pending") == "scrap" else 0)
    owned = {
        f"plants[{seat}]": _hand(r, value, f"plants[{seat}]", limit)
        for seat, value in enumerate(given.by_seat(r.players, setup, "plants"))
    }
    bank = _bank(r, setup)
    if "plants" in bank:
        owned["bank"] = _hand(r, bank["plants"], "bank", r.figures.bank_plant_limit)
    return owned


def _hand(r: Rules, value: object, key: str, limit: int) -> list[int]:
    own = plants(r, value, key)
    if len(own) > limit:  # CARD-AUC-17, CARD-BANK-07
        raise SetupError("setup_too_many_plants", key=key, count=len(own), most=limit)
    return own


def _bank(r: Rules, setup: Setup) -> dict[str, object]:
    """The Bank's plants, or a table with its fuel as well."""
    value = setup.get("bank")
    if value is None:
        return {}
    if not r.bank_plays:
        raise SetupError("setup_no_bank", players=r.players)
    return (
        given.table(value, "bank", BANK_KEYS) if isinstance(value, Mapping) else {"plants": value}
    )


def _bank_took(r: Rules, s: State, setup: Setup) -> bool:
    """CARD-BANK-04: as soon as somebody has bought or passed, unless a setup says otherwise."""
    began = s.auction.active != s.auction.everyone() and not s.pending
    return given.flag(_bank(r, setup), "took", r.bank_plays and (s.phase != AUCTION or began))


def _take_owned(r: Rules, s: State, owned: dict[str, list[int]]) -> None:
    for seat in range(r.players):
        s.plants[seat] = tuple(owned.get(f"plants[{seat}]", ()))
        s.room[seat] = r.room_of(s.plants[seat])
    s.bank_plants = tuple(owned.get("bank", ()))


def _take_store(s: State, seat: int, store: tuple[int, ...]) -> None:
    s.stores[seat] = store
    for entry in store:
        s.stock[seat * FUELS + (entry >> 4)] += entry & 3
