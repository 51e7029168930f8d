"""What a seat sees of a game, as integers of a fixed size, itself first.

Other seats follow clockwise: `by place` means the observer, then the next seat, and so on. Places
that nobody sits at hold 0. Nothing hidden is in it: neither the order of the stack nor the plants
removed unseen, nor the money of others where that is hidden.
"""

from typing import Final

from megavolt.games.board.state import BUILDING
from megavolt.kernel.bits import ZERO, has, has_bit
from megavolt.kernel.board import fuel_market, network
from megavolt.kernel.board.row import (
    CITIES,
    COUNT,
    FAR,
    HOUSE,
    MARKED,
    REACH,
    SPACES,
    STEP,
    STEP3_DUE,
    STORE,
    SUPPLIED,
    SUPPLY,
    TOKENS,
    TRUST_HOUSES,
    TRUST_PLANTS,
    TRUST_TOOK,
    URANIUM_STOPPED,
)
from megavolt.kernel.board.table import MAP_CITIES
from megavolt.kernel.device import Ints, device
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.observation import observer_of, place_of
from megavolt.kernel.parts.row import (
    ACTIVE,
    ACTOR,
    BID,
    BIDDERS,
    DEMOLITION_PAID,
    DEMOLITION_TOP,
    FUELS,
    GONE,
    HAND,
    LEADER,
    LOT,
    MARKET,
    MARKET_SIZE,
    MET,
    MONEY,
    OPENER,
    ORDER,
    PENDING,
    PHASE,
    PLANTS,
    ROOM,
    ROUND,
    SEATS,
    STACK,
    STACK_SIZE,
    STOCK,
    TOKEN,
)
from megavolt.kernel.parts.table import HIDDEN_MONEY, LOW_BACK, PLANT_IDS, PLAYERS

MARKET_PLACES: Final = 12

SEEN: Final = Layout(
    ("phase", 1, "as in the row"),
    ("pending", 1, "as in the row"),
    ("step", 1, "1 to 3"),
    ("round", 1, "from 1"),
    ("step3_due", 1, "1: Step 3 is about to start"),
    ("uranium_stopped", 1, "1: uranium is never refilled again"),
    ("players", 1, "how many play"),
    ("mover", 1, "the place to move, 0 for the observer; -1 at the end"),
    ("supplied", 1, "phase 5: what the plants run this turn supply"),
    ("order", SEATS, "places in turn order"),
    ("money", SEATS, "by place; -1 where it is hidden"),
    ("cities", SEATS, "by place: how many"),
    ("plants", SEATS * HAND, "by place: plant numbers, oldest first"),
    ("stock", SEATS * FUELS, "by place: tokens of each fuel"),
    ("room", SEATS * (FUELS + 1), "by place: room for each fuel alone, and shared"),
    ("active", SEATS, "by place: 1 if it may still open or bid this round"),
    ("bidders", SEATS, "by place: 1 if it is still in this lot"),
    ("lot", 1, "the plant on the table, -1 for none"),
    ("bid", 1, "the highest bid"),
    ("leader", 1, "the place that bid it, -1 for none"),
    ("opener", 1, "the place that put the lot up, -1 for none"),
    ("market", MARKET_PLACES, "the plant market; 63 is the Step 3 card"),
    ("market_size", 1, "how many cards lie there"),
    ("token", 1, "the plant with the discount token, -1 for none"),
    ("stack_size", 1, "how many cards the stack has"),
    ("top_is_low", 1, "GRID-SET-15: 1 if the back of the top card is that of the low plants"),
    ("met", 1, "1: the Step 3 card has been drawn"),
    ("gone", PLANT_IDS, "by plant: 1 if it left the game in the open"),
    ("tokens", FUELS, "fuel market: tokens in the market"),
    ("price", FUELS, "fuel market: the price of the next token, -1 if there is none"),
    ("supply", FUELS, "fuel market: tokens in the supply"),
    ("store", 1, "fuel market: tokens in the store"),
    ("trust_plants", 4, "the Trust's plants"),
    ("trust_houses", 1, "the Trust's houses still to be placed"),
    ("trust_took", 1, "1: it has taken a plant this round"),
    ("demolition_top", 1, "the card on top of the demolition stack"),
    ("demolition_paid", 1, "how many it has paid in this phase"),
    ("in_play", CITIES, "by city: 1 if it is in play"),
    ("owners", CITIES * 3, "by city and space: 0 empty, else place + 1, 7 for the Trust"),
    ("marked", CITIES, "by city: 1 if it is a start city nobody has begun in"),
    ("house", CITIES, "by city: price of the cheapest open space, -1 for none"),
    ("cost", CITIES, "phase 4, for the mover: connection and house, -1 if it cannot be"),
)
SEEN_WIDTH: Final = SEEN.width
TRUST_OWNER: Final = 7

_HEAD: Final = SEEN.at("phase")
_ORDER: Final = SEEN.at("order")
_MONEY: Final = SEEN.at("money")
_COUNT: Final = SEEN.at("cities")
_PLANTS: Final = SEEN.at("plants")
_STOCK: Final = SEEN.at("stock")
_ROOM: Final = SEEN.at("room")
_ACTIVE: Final = SEEN.at("active")
_BIDDERS: Final = SEEN.at("bidders")
_LOT: Final = SEEN.at("lot")
_MARKET: Final = SEEN.at("market")
_STACK: Final = SEEN.at("market_size")
_GONE: Final = SEEN.at("gone")
_TOKENS: Final = SEEN.at("tokens")
_PRICE: Final = SEEN.at("price")
_SUPPLY: Final = SEEN.at("supply")
_TRUST: Final = SEEN.at("trust_plants")
_IN_PLAY: Final = SEEN.at("in_play")
_OWNERS: Final = SEEN.at("owners")
_MARKED: Final = SEEN.at("marked")
_HOUSE: Final = SEEN.at("house")
_COST: Final = SEEN.at("cost")


@device
def observe(t: Ints, row: Ints, seat: int, seen: Ints) -> None:
    """What a seat sees; with -1 the seat to move, after the end seat 0."""
    observer = observer_of(row, seat)
    _see_flow(t, row, observer, seen)
    for place in range(SEATS):
        _see_player(t, row, observer, place, seen)
    _see_market(t, row, observer, seen)
    _see_fuel(t, row, seen)
    _see_map(t, row, observer, seen)


@device
def _see_flow(t: Ints, row: Ints, observer: int, seen: Ints) -> None:
    seen[_HEAD] = row[PHASE]
    seen[_HEAD + 1] = row[PENDING]
    seen[_HEAD + 2] = row[STEP]
    seen[_HEAD + 3] = row[ROUND]
    seen[_HEAD + 4] = row[STEP3_DUE]
    seen[_HEAD + 5] = row[URANIUM_STOPPED]
    seen[_HEAD + 6] = t[PLAYERS]
    seen[_HEAD + 7] = place_of(t, observer, row[ACTOR])
    seen[_HEAD + 8] = row[SUPPLIED]


@device
def _see_player(t: Ints, row: Ints, observer: int, place: int, seen: Ints) -> None:
    players = t[PLAYERS]
    seated = place < players
    seat = (observer + place) % players
    hidden = place > 0 and t[HIDDEN_MONEY] != 0
    seen[_ORDER + place] = place_of(t, observer, row[ORDER + place]) if seated else 0
    seen[_MONEY + place] = (-1 if hidden else row[MONEY + seat]) if seated else 0
    seen[_COUNT + place] = row[COUNT + seat] if seated else 0
    seen[_ACTIVE + place] = row[ACTIVE] >> seat & 1 if seated else 0
    seen[_BIDDERS + place] = row[BIDDERS] >> seat & 1 if seated else 0
    for i in range(HAND):
        seen[_PLANTS + place * HAND + i] = row[PLANTS + seat * HAND + i] if seated else 0
    for fuel in range(FUELS):
        seen[_STOCK + place * FUELS + fuel] = row[STOCK + seat * FUELS + fuel] if seated else 0
    for fuel in range(FUELS + 1):
        room = row[ROOM + seat * (FUELS + 1) + fuel]
        seen[_ROOM + place * (FUELS + 1) + fuel] = room if seated else 0


@device
def _see_market(t: Ints, row: Ints, observer: int, seen: Ints) -> None:
    seen[_LOT] = row[LOT]
    seen[_LOT + 1] = row[BID]
    seen[_LOT + 2] = place_of(t, observer, row[LEADER])
    seen[_LOT + 3] = place_of(t, observer, row[OPENER])
    for i in range(MARKET_PLACES):
        seen[_MARKET + i] = row[MARKET + i]
    size = row[STACK_SIZE]
    seen[_STACK] = row[MARKET_SIZE]
    seen[_STACK + 1] = row[TOKEN]
    seen[_STACK + 2] = size
    seen[_STACK + 3] = t[LOW_BACK + row[STACK + size - 1]] if size > 0 else 0
    seen[_STACK + 4] = row[MET]
    for plant in range(PLANT_IDS):
        seen[_GONE + plant] = 1 if has_bit(row, GONE, plant) else 0


@device
def _see_fuel(t: Ints, row: Ints, seen: Ints) -> None:
    for fuel in range(FUELS):
        price = fuel_market.price(t, row, fuel)
        seen[_TOKENS + fuel] = row[TOKENS + fuel]
        seen[_PRICE + fuel] = price if price < fuel_market.SOLD_OUT else -1
        seen[_SUPPLY + fuel] = row[SUPPLY + fuel]
        seen[_TRUST + fuel] = row[TRUST_PLANTS + fuel]
    seen[_SUPPLY + FUELS] = row[STORE]
    seen[_TRUST + 4] = row[TRUST_HOUSES]
    seen[_TRUST + 5] = row[TRUST_TOOK]
    seen[_TRUST + 6] = row[DEMOLITION_TOP]
    seen[_TRUST + 7] = row[DEMOLITION_PAID]


@device
def _see_map(t: Ints, row: Ints, observer: int, seen: Ints) -> None:
    in_play = network.cities_in_play(t, row)
    building = row[PHASE] == BUILDING and row[ACTOR] == observer
    begun, reach = row[COUNT + observer] > 0, REACH + observer * CITIES
    starts = ZERO if begun or not building else network.starts(t, row)
    for city in range(CITIES):
        there = city < t[MAP_CITIES] and has(in_play, city)
        seen[_IN_PLAY + city] = 1 if there else 0
        seen[_MARKED + city] = 1 if has_bit(row, MARKED, city) else 0
        house = row[HOUSE + city]
        seen[_HOUSE + city] = house if there and house < FAR else -1
        way = row[reach + city] if begun else 0 if has(starts, city) else FAR
        seen[_COST + city] = way + house if building and there and way + house < FAR else -1
        for number in range(3):
            owner = (row[SPACES + city] >> 4 * number & 15) - 1
            seen[_OWNERS + city * 3 + number] = _owner(t, observer, owner)


@device
def _owner(t: Ints, observer: int, seat: int) -> int:
    if seat >= t[PLAYERS]:
        return TRUST_OWNER
    return place_of(t, observer, seat) + 1
