"""What the views of games with a plant market share."""

from typing import Generic, NotRequired, TypedDict, TypeGuard, TypeVar

from megavolt.core.view_types import View

# What names a plant: its number in one game, an id in another.
N = TypeVar("N", bound=int | str)


class PlantSeen(TypedDict):
    number: int
    fuel: str  # what it burns; `hybrid` for a choice of two, another word for none
    fuels: list[str]  # the fuels it can burn; empty if it needs none
    units: int  # of fuel for one run


class PlayerSeen(TypedDict):
    """What is seen of a player in every such game."""

    seat: int
    money: int | None  # None: hidden from whoever looks
    stock: dict[str, int]  # by fuel, the units stored
    room: dict[str, int]  # by fuel, what its own plants hold
    hybrid_room: int  # what hybrid plants hold besides, of either of their fuels


class AuctionSeen(TypedDict, Generic[N]):
    lot: N | None  # the plant that is up; None: nothing is
    bid: int | None  # the highest bid; None: nobody has bid yet
    least: int | None  # the lowest bid that is legal now
    leader: int | None
    opener: int | None
    bidders: list[int]  # those who can still bid on this lot
    active: list[int]  # those who can still buy a plant this round
    bought: list[int]  # those who have bought one


class DemolitionSeen(TypedDict):
    card: int  # its number, from 1
    first: int  # what the first to pass gets
    others: int  # what those after it get
    paid: int  # how often it was paid this round


class PlantMarketView(View):
    """The view of a game with a plant market."""

    order: list[int]  # seats in the order of play
    demolition: DemolitionSeen | None  # None: played without the expansion


# An auction, whatever names its plants.
AnyAuction = AuctionSeen[int] | AuctionSeen[str]


class OfferSeen(PlantSeen):
    """A plant that can be bought now, whatever names it."""

    id: NotRequired[str]
    minimum: int  # the lowest bid that opens it


class OffersSeen(TypedDict):
    current: list[OfferSeen]


class AuctionView(PlantMarketView):
    """The same for those who do not care what names the plants."""

    auction: AuctionSeen[int | str]
    market: OffersSeen


def has_auctions(view: View) -> TypeGuard[AuctionView]:
    """Is this a game with a plant market?"""
    return "auction" in view


def known_money(player: PlayerSeen) -> int:
    """What a player has, where it cannot be hidden: everyone knows their own."""
    money = player["money"]
    assert money is not None
    return money
