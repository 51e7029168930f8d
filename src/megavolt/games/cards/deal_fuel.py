"""Dealing the fuel cards: columns, draw pile and discards, around what is given by card ids."""

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.data import FuelCard
from megavolt.games.cards.fuel_cards import COLUMNS, FuelCards
from megavolt.games.cards.rules import Rules
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.plant_rules import FUELS

Cards = list[FuelCard]
PILES = ("draw", "discards")


class FuelDeal:
    """The fuel cards of a configuration on their way to their places; each is dealt once."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self.known = {card.id: card for card in r.deck.fuels}
        self.left = {card.id: card for card in r.deck.fuels if r.uses(card)}

    def named(self, name: object, key: str) -> FuelCard:
        """Take a card by its id."""
        if not isinstance(name, str):
            raise SetupError("setup_wrong_type", key=key)
        if name not in self.known:
            raise SetupError("setup_unknown_fuel_card", key=key, card=name[:40])
        if not self.r.uses(self.known[name]):
            raise SetupError("setup_card_not_in_play", key=key, card=name, players=self.r.players)
        if name not in self.left:
            raise SetupError("setup_card_twice", key=key, card=name)
        return self.left.pop(name)

    def listed(self, value: object, key: str) -> Cards:
        return [self.named(name, key) for name in given.listed(value, key)]

    def rest(self, *marks: str) -> Cards:
        """Take all cards with these marks that nobody has named."""
        cards = [card for card in self.left.values() if card.mark in marks]
        for card in cards:
            del self.left[card.id]
        return cards

    def ints(self, cards: Cards) -> list[int]:
        return [self.r.card_of(card) for card in cards]


def stores(r: Rules, deal: FuelDeal, setup: Setup) -> list[tuple[int, ...]]:
    """The stores given by seat: `C06` is a card at its maximum, `C06:2` one with two left."""
    found = []
    for seat, names in enumerate(by_seat(r, setup, "fuel")):
        entries = [_entry(r, deal, name) for name in given.listed(names, f"fuel[{seat}]")]
        found.append(tuple(sorted(entries)))
    return found


def by_seat(r: Rules, setup: Setup, key: str) -> list[object]:
    """A list with one value a seat; empty when it is not given."""
    if key not in setup:
        return []
    values = given.listed(setup[key], key)
    if len(values) != r.players:
        raise SetupError("setup_wrong_seats", key=key, count=len(values), expected=r.players)
    return values


def _entry(r: Rules, deal: FuelDeal, text: object) -> int:
    if not isinstance(text, str):
        raise SetupError("setup_wrong_type", key="fuel")
    name, colon, left = text.partition(":")
    card = deal.named(name, "fuel")
    units = card.units
    if colon:
        if left not in ("1", "2", "3") or int(left) > card.units:
            raise SetupError("setup_bad_units", card=name, left=left[:10], units=card.units)
        units = int(left)
    return r.card_of(card) * 4 + units


def market(r: Rules, rng: Rng, setup: Setup, deal: FuelDeal) -> FuelCards:
    """What is not given is drawn: CARD-SETUP-14 to 18."""
    columns = _given_columns(r, deal, setup)
    piles = {key: deal.listed(setup[key], key) if key in setup else [] for key in PILES}
    singles = deal.ints(deal.rest("single"))
    fuel = FuelCards.fresh([singles.count(kind * 4) for kind in range(FUELS)])
    fuel.waiting = tuple(deal.ints(_waiting(r, deal)))
    regular = deal.rest(*r.figures.marks)
    if "columns" not in setup:
        columns, regular = _fill(r, rng, deal, regular)
    _lay_down(setup, piles, regular, "draw", "discards")
    _lay_down(setup, piles, deal.rest("+", "++"), "discards", "draw")
    draw = deal.ints(piles["draw"])
    if "draw" not in setup:
        rng.shuffle(draw)
    fuel.columns = [tuple(sorted(cards)) for cards in columns]
    fuel.draw = tuple(draw)
    for card in deal.ints(piles["discards"]):
        fuel.discards[card] += 1
    return fuel


def _waiting(r: Rules, deal: FuelDeal) -> Cards:
    """CARD-SETUP-18: the "++" cards, unless one of them is named: then they have come in."""
    if all(card.id in deal.left for card in r.deck.fuels if card.mark == "++"):
        return deal.rest("++")
    return []


def _given_columns(r: Rules, deal: FuelDeal, setup: Setup) -> list[list[int]]:
    columns: list[list[int]] = [[], [], [], []]
    if "columns" not in setup:
        return columns
    values = given.listed(setup["columns"], "columns")
    if len(values) != COLUMNS:
        raise SetupError("setup_wrong_columns", count=len(values), expected=COLUMNS)
    for column, names in enumerate(values):
        cards = deal.listed(names, f"columns[{column}]")
        for card in cards:  # CARD-FUEL-07, CARD-BUR-10
            if (card.mark == "single") != (column == 0):
                raise SetupError("setup_wrong_column", column=column + 1, card=card.id)
        if column and len(cards) > r.column_size:
            raise SetupError(
                "setup_column_too_long", column=column + 1, count=len(cards), most=r.column_size
            )
        columns[column] = deal.ints(cards)
    return columns


def _fill(r: Rules, rng: Rng, deal: FuelDeal, regular: Cards) -> tuple[list[list[int]], Cards]:
    """CARD-SETUP-15; the cards left over."""
    size = r.column_size
    places = list(range(len(regular)))
    rng.shuffle(places)
    cards = deal.ints([regular[i] for i in places])
    columns = [[], cards[:size], cards[size : 2 * size], cards[2 * size : 3 * size]]
    return columns, [regular[i] for i in places[3 * size :]]


def _lay_down(setup: Setup, piles: dict[str, Cards], cards: Cards, first: str, second: str) -> None:
    """Cards nobody has named go to a pile that is not given; with both given none may be left."""
    for key in (first, second):
        if key not in setup:
            piles[key] = piles[key] + cards
            return
    if cards:
        raise SetupError("setup_card_left", card=cards[0].id, count=len(cards))
