"""What a seat may see, field by field: never the order of the stack or of the draw pile, the
plants removed unseen, the generator, or, when money is hidden, what the others have."""

from megavolt.core.view_types import GameSeen
from megavolt.games.cards import ending, phase_fuel
from megavolt.games.cards.fuel_cards import CARDS, UNITS, is_single
from megavolt.games.cards.phase_auction import PHASE as AUCTION_PHASE
from megavolt.games.cards.rules import BANK, Rules
from megavolt.games.cards.state import (
    AUCTION,
    BUREAUCRACY,
    BURN,
    CUT_IN_AUCTION,
    CUT_IN_REFILLING,
    FUEL,
    NO_CUT,
    OVER,
    State,
)
from megavolt.games.cards.view_types import (
    BankSeen,
    CardsFuel,
    CardsMarket,
    CardsPlant,
    CardsPlayer,
    CardsView,
    FuelColumn,
    FuelOffer,
    StoreCard,
    StoreSeen,
)
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.plant_rules import END_CARD, FUELS
from megavolt.parts.seen import auction_seen, demolition_seen, unseen_plants, with_money
from megavolt.parts.storage import Room
from megavolt.parts.table_state import LOSE_FUEL, NOTHING, SCRAP

PHASES = {AUCTION: "auction", FUEL: "fuel", BUREAUCRACY: "bureaucracy", OVER: "over"}
PENDING = {NOTHING: None, SCRAP: "scrap", LOSE_FUEL: "lose_fuel", BURN: "burn"}
CUTS = {NO_CUT: None, CUT_IN_AUCTION: "auction", CUT_IN_REFILLING: "refilling"}


def view(
    r: Rules, s: State, seat: int, game: GameSeen, beside: CardsView | None = None
) -> CardsView:
    """`beside`: what another seat sees now, for the parts that are the same for all."""
    return {
        **game,
        "seat": seat if 0 <= seat < r.players else None,
        "round": s.round,
        "last_round": s.last,
        "phase": PHASES[s.phase],
        "pending": PENDING[s.pending],
        "to_move": s.actor if s.actor >= 0 else None,
        "turn": s.turn,
        "order": list(s.order),
        "players": _players(r, s, seat, beside),
        "auction": auction_seen(s.auction, r.name),
        "market": _market(r, s) if beside is None else beside["market"],
        "fuel": _fuel(r, s, seat) if beside is None else _kept_fuel(r, s, seat, beside["fuel"]),
        "ran": [r.name(plant) for plant in s.ran],
        "earned": s.earned,
        "due": _by_kind(r, s.due),
        "bank": _bank(r, s) if r.bank_plays else None,
        "demolition": demolition_seen(s.demolition),
    }


def _by_kind(r: Rules, counts: Room | list[int]) -> dict[str, int]:
    return {name: counts[kind] for kind, name in enumerate(r.kinds)}


# ---- players


def _players(r: Rules, s: State, seat: int, beside: CardsView | None) -> list[CardsPlayer]:
    if beside is None:
        return [_player(r, s, who, _money(r, s, who, seat)) for who in range(r.players)]
    return with_money(beside["players"], [_money(r, s, who, seat) for who in range(r.players)])


def _money(r: Rules, s: State, who: int, seat: int) -> int | None:
    """CA-6: a player's own, where it is hidden; at the end it decides and is shown."""
    return None if r.hidden_money and who != seat and s.phase != OVER else s.money[who]


def _player(r: Rules, s: State, who: int, money: int | None) -> CardsPlayer:
    needs = r.needs_of(s.plants[who])
    return {
        "seat": who,
        "money": money,
        "plants": [plant_seen(r, plant) for plant in s.plants[who]],
        **_store(r, s, who),
        "room": _by_kind(r, s.room[who]),
        "hybrid_room": s.room[who][-1],
        "needs": _by_kind(r, needs),
        "hybrid_needs": needs[-1],
        "free": {r.kinds[kind]: phase_fuel.free(r, s, who, kind) for kind in range(FUELS)},
        "production": ending.best_income(r, s, who),  # with the fuel at hand
        "income": s.income[who],  # of this round; 0 before it is paid
    }


def _store(r: Rules, s: State, who: int) -> StoreSeen:
    stock = s.stock[who * FUELS : (who + 1) * FUELS]
    return {
        "store": [_entry(r, entry) for entry in s.stores[who]],
        "stock": _by_kind(r, stock),
    }


def _entry(r: Rules, entry: int) -> StoreCard:
    card = entry >> 2
    return {
        "card": r.entry_name(entry),
        "fuel": r.kinds[card >> 2],
        "left": entry & 3,
        "units": UNITS[card],
        "single": is_single(card),
    }


def _bank(r: Rules, s: State) -> BankSeen:
    return {
        "plants": [plant_seen(r, plant) for plant in s.bank_plants],
        **_store(r, s, BANK),
        "took": s.bank_took,
    }


# ---- plants


def plant_seen(r: Rules, plant: int) -> CardsPlant:
    """A plant with its figures."""
    card = r.cards[plant - 1]
    return {
        "id": card.id,
        "number": card.number,
        "size": card.size,
        "fuel": card.fuel,
        "fuels": [r.kinds[kind] for kind in r.burnable(plant)],
        "units": card.units,
        "income": card.income,
    }


def _market(r: Rules, s: State) -> CardsMarket:
    market = s.market
    current = AUCTION_PHASE.current(r, s)
    shown = [card for card in market.row if card != END_CARD]
    stack = [card for card in market.stack if card != END_CARD]
    return {
        "current": [
            {**plant_seen(r, p), "minimum": AUCTION_PHASE.minimum_bid(r, s, p)} for p in current
        ],
        "future": [plant_seen(r, p) for p in shown if p not in current],
        "last_card": len(shown) != len(market.row),
        "last_card_met": market.met,
        "cut": CUTS[s.cut],
        "discount": r.name(market.token) if market.token != NO_CARD else None,
        "stack": len(stack),  # plants
        "stack_back": _back(r, s),
        "stack_bottom": _names(r, market.bottom()),
        "stack_holds": _names(r, sorted(stack)) if market.counted else None,
        "unseen": _names(r, unseen_plants(s, r.plants, s.bank_plants)),
        "removed_small": sum(p in r.small for p in s.removed),
        "removed_large": sum(p in r.large for p in s.removed),
        "gone": [r.name(p) for p in r.plants if market.gone >> p & 1],
    }


def _names(r: Rules, plants: list[int]) -> list[str]:
    return [r.name(plant) for plant in plants]


def _back(r: Rules, s: State) -> str | None:
    """CARD-SETUP-13: small or large; the one-more-round card looks like a large one."""
    stack = s.market.stack
    if not stack:
        return None
    return "small" if stack[0] in r.small else "large"


# ---- fuel


def _fuel(r: Rules, s: State, seat: int) -> CardsFuel:
    fuel = s.fuel
    piled = [fuel.draw.count(card) for card in range(CARDS)]
    waiting = [fuel.waiting.count(card) for card in range(CARDS)]
    return {
        "columns": [
            {
                "column": column + 1,
                "price": r.prices[column],
                "cards": [_offered(r, s, card, seat) for card in cards],
            }
            for column, cards in enumerate(fuel.columns)
        ],
        "column_size": r.column_size,
        "draw": len(fuel.draw),
        "draw_holds": _counts(r, piled),  # everyone can count it; the order is hidden
        "discards": _counts(r, fuel.discards),
        "waiting": _counts(r, waiting),
        "singles": {name: max(fuel.singles[kind], 0) for kind, name in enumerate(r.kinds)},
        "substitutes": {name: max(-fuel.singles[kind], 0) for kind, name in enumerate(r.kinds)},
    }


def _kept_fuel(r: Rules, s: State, seat: int, beside: CardsFuel) -> CardsFuel:
    """The fuel as another seat sees it, with what this seat would keep."""
    columns = beside["columns"]
    own = [[_keep(r, s, card, seat) for card in cards] for cards in s.fuel.columns]
    if own == [[offer["keep"] for offer in column["cards"]] for column in columns]:
        return beside
    seen = beside.copy()
    seen["columns"] = [
        _kept_column(column, keeps) for column, keeps in zip(columns, own, strict=True)
    ]
    return seen


def _kept_column(column: FuelColumn, keeps: list[int | None]) -> FuelColumn:
    cards = []
    for offer, keep in zip(column["cards"], keeps, strict=True):
        kept = offer.copy()
        kept["keep"] = keep
        cards.append(kept)
    return {"column": column["column"], "price": column["price"], "cards": cards}


def _offered(r: Rules, s: State, card: int, seat: int) -> FuelOffer:
    """A card of the market, and how many of its units this seat would keep."""
    return {
        "card": r.card_name(card),
        "fuel": r.kinds[card >> 2],
        "units": UNITS[card],
        "single": is_single(card),
        "keep": _keep(r, s, card, seat),
    }


def _keep(r: Rules, s: State, card: int, seat: int) -> int | None:
    if not 0 <= seat < r.players:
        return None
    return min(UNITS[card], phase_fuel.free(r, s, seat, card >> 2))


def _counts(r: Rules, counts: list[int]) -> dict[str, int]:
    return {r.card_name(card): n for card, n in enumerate(counts) if n}
