"""What a seat sees of the card game, as types; `view` makes it."""

from typing import TypedDict

from megavolt.core.view_types import Facts
from megavolt.parts.view_types import AuctionSeen, PlantMarketView, PlantSeen, PlayerSeen


class CardsPlant(PlantSeen):
    id: str  # small plants share numbers; `05a`, `12`
    size: str  # its back: `small` or `large`
    income: int  # for one run


class CardsOffer(CardsPlant):
    """A plant that can be bought now."""

    minimum: int  # the lowest bid that opens it


class StoreCard(TypedDict):
    """A fuel card in a store."""

    card: str  # as words name it: `coal2/3`
    fuel: str
    left: int  # units that are still on it
    units: int  # of the full card
    single: bool  # a single card of one unit


class StoreSeen(TypedDict):
    store: list[StoreCard]
    stock: dict[str, int]  # by fuel, the units on these cards


class CardsPlayer(PlayerSeen):
    plants: list[CardsPlant]
    store: list[StoreCard]
    needs: dict[str, int]  # by fuel, for one run of the plants that burn nothing else
    hybrid_needs: int  # for one run of the hybrid plants
    free: dict[str, int]  # by fuel, the units that could still be stored
    production: int  # the income that the fuel at hand would bring
    income: int  # of this round; 0 before it is paid


class BankSeen(StoreSeen):
    """The automatic rival of two players."""

    plants: list[CardsPlant]
    took: bool  # a plant, this round


class CardsMarket(TypedDict):
    current: list[CardsOffer]
    future: list[CardsPlant]
    last_card: bool  # does the one-more-round card lie in the market?
    last_card_met: bool  # has it been drawn?
    cut: str | None  # when the market was cut this round: `auction`, `refilling`; None: it was not
    discount: str | None  # the id of the plant with the discount token
    stack: int  # plants
    stack_back: str | None  # of the top card, `small` or `large`; None: the stack is empty
    stack_bottom: list[str]  # plants that everyone saw go under the stack
    stack_holds: list[str] | None  # what is left, if everyone can know it, but not in its order
    unseen: list[str]  # plants that are in the stack or were removed unseen
    removed_small: int  # plants removed unseen, by their backs
    removed_large: int
    gone: list[str]  # plants that everyone saw leave the game


class FuelOffer(TypedDict):
    """A fuel card of the market."""

    card: str  # as words name it: `coal3`
    fuel: str
    units: int
    single: bool
    keep: int | None  # units this seat would have room for; None: a spectator looks


class FuelColumn(TypedDict):
    column: int  # from 1, the cheapest
    price: int  # of each of its cards
    cards: list[FuelOffer]


class CardsFuel(TypedDict):
    columns: list[FuelColumn]
    column_size: int  # cards a full column has
    draw: int  # cards in the draw pile
    draw_holds: dict[str, int]  # by card; everyone can count it, the order is hidden
    discards: dict[str, int]  # by card
    waiting: dict[str, int]  # by card, those that join the first shuffle (CARD-BUR-16)
    singles: dict[str, int]  # by fuel, single cards left in the supply
    substitutes: dict[str, int]  # by fuel, single cards in use beyond the supply


class CardsFacts(Facts):
    """What is constant in a configuration of the card game; `Game.facts` gives it."""

    plants: list[CardsPlant]  # all of them, in the order of their numbers
    plant_limit: int  # how many plants a player may keep
    storage_factor: int  # a plant stores so many times what one run burns
    start_money: int
    fuel_cards: dict[str, int]  # by card, how many this number of players uses
    column_prices: list[int]  # of a card of each column
    column_size: int  # cards a full column has
    guaranteed_income: int  # what a player who produces nothing gets
    money_per_point: int  # at the end


class CardsView(PlantMarketView):
    last_round: bool
    players: list[CardsPlayer]  # by seat
    auction: AuctionSeen[str]
    market: CardsMarket
    fuel: CardsFuel
    ran: list[str]  # the ids of plants the mover has run this turn
    earned: int  # what these bring
    due: dict[str, int]  # by fuel, units of a run that are still to be taken from cards
    bank: BankSeen | None  # None: the Bank does not play
