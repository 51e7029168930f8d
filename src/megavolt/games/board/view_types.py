"""What a seat sees of the grid board game, as types; `view` makes it."""

from typing import Literal, NotRequired, TypedDict

from megavolt.core.view_types import Facts
from megavolt.parts.view_types import AuctionSeen, PlantMarketView, PlantSeen, PlayerSeen


class BoardPlant(PlantSeen):
    supplies: int  # cities, with one run


class BoardOffer(BoardPlant):
    """A plant that can be bought now."""

    minimum: int  # the lowest bid that opens it


class BoardPlayer(PlayerSeen):
    plants: list[BoardPlant]
    cities: list[str]  # ids, in the order in which they were connected
    supply: int  # cities the plants could supply with the fuel at hand
    income: int  # for that many


class BoardMarket(TypedDict):
    current: list[BoardOffer]
    future: list[BoardPlant]
    step3_card: bool  # does the Step 3 card lie in the market?
    discount: int | None  # the number of the plant with the discount token
    deck: int  # cards, the Step 3 card included
    deck_back: str | None  # of the top card, `low` or `high`; None: all backs are alike
    deck_top: list[int]  # plants that everyone knows to lie on top
    deck_bottom: list[int]  # plants that everyone saw go under the deck
    deck_holds: list[int] | None  # what is left, if everyone can know it, but not in its order
    step3_met: bool  # has the Step 3 card been drawn?
    unseen: list[int]  # plants that are in the deck or were removed unseen
    removed_low: int | None  # low ones among those removed, where the backs tell
    removed: int  # how many plants were removed unseen
    gone: list[int]  # plants that everyone saw leave the game


class FuelSeen(TypedDict):
    tokens: int  # on the track
    supply: int  # beside the board
    price: int | None  # of the next token; None: sold out
    refill: int  # tokens at the end of the round
    store: NotRequired[int]  # tokens in the storage of the one fuel that has it


class CitySeen(TypedDict):
    owners: list[int]  # seats with a house there
    spaces: list[int | Literal["trust"] | None]  # who has a house on each of the three spaces
    marked: bool  # does a start marker lie there?
    house: int | None  # what a house costs; None: there is no free space in this step
    cost: int | None  # with connections, for this seat; None: already connected, or no way


class TrustSeen(TypedDict):
    """The automatic rival of two players."""

    plants: list[BoardPlant]
    stock: dict[str, int]
    houses: int  # still to be placed
    took: bool  # a plant, this round


class PlaceFacts(TypedDict):
    """A city of the map."""

    name: str  # as people write it
    region: str  # its id


class FuelFacts(TypedDict):
    prices: list[int]  # of every space of the market, the cheapest first
    tokens: int  # there are in all
    refill: list[int]  # at the end of a round, by step: 1, 2, 3


class BoardFacts(Facts):
    """What is constant in a configuration of the grid board game; `Game.facts` gives it."""

    map: str  # its id
    cities: dict[str, PlaceFacts]  # by id, all of the map; a view has those in play
    connections: dict[str, dict[str, int]]  # by city, its neighbours and what the way costs
    payments: list[int]  # by cities supplied, from 0; the last one serves for more
    end_count: int  # the game ends in the round in which somebody has so many cities
    step2_count: int  # Step 2 begins when somebody has so many cities
    regions_in_play: int  # how many
    plants: list[BoardPlant]  # all of them, in the order of their numbers
    plant_limit: int  # how many plants a player may keep
    storage_factor: int  # a plant stores so many times what one run burns
    start_money: int
    houses: int  # of each player
    house_costs: list[int]  # by the space of a city: the first, second and third
    fuels: dict[str, FuelFacts]  # by fuel


class BoardView(PlantMarketView):
    step: int
    step3_due: bool  # the Step 3 card has left the market; Step 3 is about to start
    regions: list[str]  # ids of those in play
    players: list[BoardPlayer]  # by seat
    auction: AuctionSeen[int]
    market: BoardMarket
    fuel: dict[str, FuelSeen]  # by fuel
    cities: dict[str, CitySeen]  # by id, those in play
    ran: list[int]  # the numbers of plants the mover has run this turn
    supplied: int  # cities that these supply
    uranium_stopped: bool  # GRID-BUR-05: no more uranium comes to the market
    trust: TrustSeen | None  # None: the Trust does not play
