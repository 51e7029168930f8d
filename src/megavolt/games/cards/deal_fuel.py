"""Dealing the fuel cards: columns, draw pile and discards, around what is given by card ids."""

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.data import FuelCard
from megavolt.games.cards.fuel_cards import CARDS, COLUMNS, FuelCards, is_single
from megavolt.games.cards.rules import Rules
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_deck import MORE
from megavolt.parts.plant_rules import FUELS

Cards = list[FuelCard]
PILES = ("draw", "discards")


class FuelDeal:
    """The fuel cards of a configuration on their way to their places; each is dealt once."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self.known = {card.id: card for card in r.deck.fuels}
        self.left = {card.id: card for card in r.deck.fuels if r.uses(card)}
        self.names = {r.card_name(i): i for i in range(CARDS)}
        self.substitutes = [0] * FUELS  # by kind: single cards beyond those of the deck

    def named(self, name: object, key: str) -> FuelCard:
        """Take a card by its id."""
        if not isinstance(name, str):
            raise SetupError("setup_wrong_type", key=key)
        if name in self.names:
            return self._alike(name, key)
        if name not in self.known:
            raise SetupError("setup_unknown_fuel_card", key=key, card=name[:40])
        if not self.r.uses(self.known[name]):
            raise SetupError("setup_card_not_in_play", key=key, card=name, players=self.r.players)
        if name not in self.left:
            raise SetupError("setup_card_twice", key=key, card=name)
        return self.left.pop(name)

    def _alike(self, name: str, key: str) -> FuelCard:
        """Take a card by its name, `coal3`; cards that come in late are taken last."""
        wanted = self.names[name]
        alike = [card for card in self.left.values() if self.r.card_of(card) == wanted]
        if alike:
            marks = ("++", "+") if key == "waiting" else ("", "+", "++")
            return self.left.pop(min(alike, key=lambda card: _rank(card.mark, marks)).id)
        if not is_single(wanted) or not self.r.unlimited:
            raise SetupError("setup_too_many_alike", key=key, card=name)
        self.substitutes[wanted >> 2] += 1  # CARD-FUEL-08
        return FuelCard("", self.r.kinds[wanted >> 2], 1, "single", "")

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


def _rank(mark: str, marks: tuple[str, ...]) -> int:
    """Where a mark stands; one that is not named comes first if there is an empty place for it."""
    if mark in marks:
        return marks.index(mark)
    return 0 if "" in marks else len(marks)


def stores(r: Rules, deal: FuelDeal, setup: Setup) -> list[tuple[int, ...]]:
    """The stores given by seat."""
    values = given.by_seat(r.players, setup, "fuel")
    return [store(r, deal, names, f"fuel[{seat}]") for seat, names in enumerate(values)]


def store(r: Rules, deal: FuelDeal, names: object, key: str) -> tuple[int, ...]:
    return tuple(sorted([_entry(r, deal, name) for name in given.listed(names, key)]))


def _entry(r: Rules, deal: FuelDeal, text: object) -> int:
    """A card with what is left on it: `C06:2` by its id, `coal2/3` by its name."""
    if not isinstance(text, str):
        raise SetupError("setup_wrong_type", key="fuel")
    name, mark, left = text.partition(":")
    kind, slash, units = text.partition("/")
    if slash and kind[-1:].isdecimal():
        name, mark, left = f"{kind[:-1]}{units}", "/", kind[-1]
    card = deal.named(name, "fuel")
    if not mark:
        return r.card_of(card) * 4 + card.units
    if left not in ("1", "2", "3") or int(left) > card.units:
        raise SetupError("setup_bad_units", card=name, left=left[:10], units=card.units)
    return r.card_of(card) * 4 + int(left)


def market(r: Rules, rng: Rng, setup: Setup, deal: FuelDeal) -> FuelCards:
    """What is not given is drawn: CARD-SETUP-14, CARD-SETUP-15, CARD-SETUP-16, CARD-SETUP-17,
    CARD-SETUP-18.
    """
    columns = _given_columns(r, deal, setup)
    draw_more = _open_ended(setup)
    piles = {key: _pile(deal, setup, key) for key in PILES}
    waiting = _waiting(r, deal, setup)
    singles = deal.ints(deal.rest("single"))
    fuel = FuelCards.fresh([singles.count(k * 4) - deal.substitutes[k] for k in range(FUELS)])
    fuel.waiting = tuple(sorted(deal.ints(waiting)))
    regular = deal.rest(*r.figures.marks)
    if "columns" not in setup:
        columns, regular = _fill(r, rng, deal, regular)
    given = len(piles["draw"])
    fixed = {key for key in PILES if key in setup and not (key == "draw" and draw_more)}
    _lay_down(fixed, piles, regular, "draw", "discards")
    _lay_down(fixed, piles, deal.rest("+", "++"), "discards", "draw")
    draw = deal.ints(piles["draw"])
    if "draw" not in fixed:
        rest = draw[given:]
        rng.shuffle(rest)
        draw[given:] = rest
    fuel.columns = [tuple(sorted(cards)) for cards in columns]
    fuel.draw = tuple(draw)
    for card in deal.ints(piles["discards"]):
        fuel.discards[card] += 1
    return fuel


def _open_ended(setup: Setup) -> bool:
    """Does a draw pile that is given go on with cards that are not?"""
    draw = setup.get("draw")
    return isinstance(draw, list | tuple) and len(draw) > 0 and draw[-1] == MORE


def _pile(deal: FuelDeal, setup: Setup, key: str) -> Cards:
    if key not in setup:
        return []
    names = given.listed(setup[key], key)
    if key == "draw" and _open_ended(setup):
        names.pop()
    cards = deal.listed(names, key)
    for card in cards:  # CARD-FUEL-07
        if card.mark == "single":
            raise SetupError("setup_single_in_pile", key=key, card=card.id or f"{card.kind}-single")
    return cards


def _waiting(r: Rules, deal: FuelDeal, setup: Setup) -> Cards:
    """CARD-SETUP-18: the "++" cards, unless one of them is named: then they have come in."""
    if "waiting" in setup:
        return deal.listed(setup["waiting"], "waiting")
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


def _lay_down(
    fixed: set[str], piles: dict[str, Cards], cards: Cards, first: str, second: str
) -> None:
    """Cards nobody has named go to a pile that is not given; with both given none may be left."""
    for key in (first, second):
        if key not in fixed:
            piles[key] = piles[key] + cards
            return
    if cards:
        raise SetupError("setup_card_left", card=cards[0].id, count=len(cards))
