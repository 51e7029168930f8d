"""A full state that looks just like a view: what the view does not show is drawn at random."""

from megavolt.core.rng import Rng
from megavolt.games.cards.fuel_cards import CARDS, FuelCards
from megavolt.games.cards.rules import BANK, Rules
from megavolt.games.cards.state import State
from megavolt.games.cards.view import CUTS, PENDING, PHASES
from megavolt.games.cards.view_types import (
    BankSeen,
    CardsFuel,
    CardsMarket,
    CardsPlayer,
    CardsView,
    StoreCard,
    StoreSeen,
)
from megavolt.parts.auction import NO_LOT
from megavolt.parts.plant_market import NO_CARD, PlantMarket
from megavolt.parts.plant_rules import END_CARD, FUELS
from megavolt.parts.seen import (
    UnseenStack,
    demolition_from,
    draw_money,
    mask,
    or_else,
    take_auction,
    take_flow,
)

_PHASE = {name: phase for phase, name in PHASES.items()}
_PENDING = {name: pending for pending, name in PENDING.items()}
_CUT = {name: cut for cut, name in CUTS.items()}


def determinize(r: Rules, view: CardsView, rng: Rng) -> State:
    seen = view["market"]
    s = State.fresh(r.players, r.bank_plays, _market(r, seen), _fuel(r, view["fuel"], rng))
    take_flow(s, view)
    s.phase, s.pending = _PHASE[view["phase"]], _PENDING[view["pending"]]
    s.last, s.cut = view["last_round"], _CUT[seen["cut"]]
    s.ran, s.earned = _plants(r, view["ran"]), view["earned"]
    s.due = tuple(view["due"][kind] for kind in r.kinds)
    lot = view["auction"]["lot"]
    take_auction(s.auction, view["auction"], NO_LOT if lot is None else r.plant_of[lot], s.actor)
    for who in view["players"]:
        _take_player(r, s, who)
    if view["bank"] is not None:
        _take_bank(r, s, view["bank"])
    s.demolition = demolition_from(r.demolition, view["demolition"])
    s.removed = _unseen(r, seen).draw(s.market, rng)
    draw_money(s, [who["money"] for who in view["players"]], r.figures.start_money, rng)
    s.rng = rng.next64()
    return s


def _plants(r: Rules, names: list[str]) -> tuple[int, ...]:
    return tuple([r.plant_of[name] for name in names])


# ---- what the view tells


def _take_player(r: Rules, s: State, seen: CardsPlayer) -> None:
    seat = seen["seat"]
    s.plants[seat] = _plants(r, [plant["id"] for plant in seen["plants"]])
    s.room[seat] = r.room_of(s.plants[seat])
    s.money[seat] = or_else(seen["money"], 0)
    s.income[seat] = seen["income"]
    _take_store(r, s, seat, seen)


def _take_store(r: Rules, s: State, seat: int, seen: StoreSeen) -> None:
    s.stores[seat] = tuple(_entry(r, card) for card in seen["store"])
    s.stock[seat * FUELS : (seat + 1) * FUELS] = [seen["stock"][kind] for kind in r.kinds]


def _entry(r: Rules, seen: StoreCard) -> int:
    card = r.kinds.index(seen["fuel"]) * 4 + (0 if seen["single"] else seen["units"])
    return card * 4 + seen["left"]


def _take_bank(r: Rules, s: State, seen: BankSeen) -> None:
    s.bank_plants = _plants(r, [plant["id"] for plant in seen["plants"]])
    s.bank_took = seen["took"]
    _take_store(r, s, BANK, seen)


def _market(r: Rules, seen: CardsMarket) -> PlantMarket:
    row = _plants(r, [plant["id"] for plant in (*seen["current"], *seen["future"])])
    if seen["last_card"]:
        row = (*row, END_CARD)
    market = PlantMarket.fresh(r.number, END_CARD, row, ())
    market.token = NO_CARD if seen["discount"] is None else r.plant_of[seen["discount"]]
    market.met = seen["last_card_met"]
    market.gone = mask(list(_plants(r, seen["gone"])))
    return market


# ---- what it does not


def _fuel(r: Rules, seen: CardsFuel, rng: Rng) -> FuelCards:
    """The cards of the draw pile are known, their order is drawn."""
    card = {r.card_name(i): i for i in range(CARDS)}
    singles = [seen["singles"][kind] - seen["substitutes"][kind] for kind in r.kinds]
    fuel = FuelCards.fresh(singles)
    fuel.columns = [
        tuple(card[one["card"]] for one in column["cards"]) for column in seen["columns"]
    ]
    for name, count in seen["discards"].items():
        fuel.discards[card[name]] = count
    fuel.waiting = tuple(_piled(card, seen["waiting"]))
    draw = _piled(card, seen["draw_holds"])
    rng.shuffle(draw)
    fuel.draw = tuple(draw)
    return fuel


def _piled(card: dict[str, int], counts: dict[str, int]) -> list[int]:
    return [card[name] for name, count in counts.items() for _ in range(count)]


def _unseen(r: Rules, seen: CardsMarket) -> UnseenStack:
    stack = UnseenStack(list(_plants(r, seen["unseen"])), r.small)
    stack.bottom = list(_plants(r, seen["stack_bottom"]))
    if seen["stack_holds"] is not None:
        stack.holds = list(_plants(r, seen["stack_holds"]))
    stack.low_on_top = None if seen["stack_back"] is None else seen["stack_back"] == "small"
    stack.removed = seen["removed_small"] + seen["removed_large"]
    stack.removed_low = seen["removed_small"]
    return stack
