"""The card game's data: its rules in figures, and the deck, which a user may correct."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from megavolt.core.plain import copied_table
from megavolt.data.errors import DataError, check_all
from megavolt.data.reader import Reader, parse, read_path, read_shipped

SHIPPED_DECK = "shipped"
_FILE = "cards.toml"
_KINDS = ("coal", "gas", "oil", "uranium")
_PLANT_FUELS = (*_KINDS, "hybrid", "eco")
_SIZES = ("small", "large")
_REGULAR_MARKS = ("2-6", "4-6", "5-6")
_CLASSES = ("regular", "single", "plus", "plusplus")
_CLASS_OF = {"single": "single", "+": "plus", "++": "plusplus"}
_MARKS = (*_REGULAR_MARKS, *_CLASS_OF)
_MOST_UNITS = 3  # CARD-COMP-03
_CARD_TABLES = ("plants", "fuels", "demolition")  # what a deck is; all else are rules
_RULE_TABLES = ("schema", "game", "rulebook", "constants", "counts", "setup", "ties")


@dataclass(frozen=True, slots=True)
class CardPlant:
    id: str
    number: int
    size: str  # its back: "small" or "large"
    fuel: str  # a kind, "hybrid" or "eco"
    units: int
    income: int
    source: str


@dataclass(frozen=True, slots=True)
class FuelCard:
    id: str
    kind: str
    units: int
    mark: str  # "2-6", "4-6", "5-6", "+", "++" or "single"
    source: str


@dataclass(frozen=True, slots=True)
class DemolitionCard:
    first: int
    others: int
    source: str


@dataclass(frozen=True, slots=True)
class CardDeck:
    plants: tuple[CardPlant, ...]
    fuels: tuple[FuelCard, ...]
    demolition: tuple[DemolitionCard, ...]  # from the top
    source: dict[str, Any] | None  # a user's deck as data, so that a record can contain it


@dataclass(frozen=True, slots=True)
class CardFigures:
    """All numbers of the card game at a player count."""

    kinds: tuple[str, ...]
    hybrid: tuple[str, str]
    start_money: int
    plant_limit: int
    storage_multiple: int
    storage_multiple_last_round: int
    discount_minimum: int
    guaranteed_income: int
    current_size: int
    market_size: int
    money_per_point: int
    bank_plant_limit: int
    column_prices: tuple[int, ...]
    column_shifts: tuple[tuple[int, int], ...]  # from, to
    bank: bool
    removed_small: int
    removed_large: int
    stack: int
    column_size: int
    marks: tuple[str, ...]


# ---- rules in figures


def card_figures(players: int) -> CardFigures:
    file = read_shipped(_FILE)
    constants = file.table("constants")
    row = _setup_row(file, players)
    kinds, hybrid = constants.texts("kinds"), constants.texts("hybrid_kinds")
    if kinds != _KINDS or len(hybrid) != 2:
        raise constants.error("data_bad_value", "kinds", value=kinds, known=", ".join(_KINDS))
    current = constants.whole("market_current")
    return CardFigures(
        kinds=kinds,
        hybrid=(hybrid[0], hybrid[1]),
        start_money=constants.whole("start_money"),
        plant_limit=constants.whole("plant_limit"),
        storage_multiple=constants.whole("storage_multiple"),
        storage_multiple_last_round=constants.whole("storage_multiple_last_round"),
        discount_minimum=constants.whole("discount_min_bid"),
        guaranteed_income=constants.whole("guaranteed_income"),
        current_size=current,
        market_size=current + constants.whole("market_future"),
        money_per_point=constants.whole("money_per_vp", 1),
        bank_plant_limit=constants.whole("bank_plant_limit"),
        column_prices=constants.ints("column_prices"),
        column_shifts=_shifts(constants),
        bank=row.flag("bank"),
        removed_small=row.whole("removed_small"),
        removed_large=row.whole("removed_large"),
        stack=row.whole("stack"),
        column_size=row.whole("column_size"),
        marks=row.texts("marks"),
    )


def _setup_row(file: Reader, players: int) -> Reader:
    for row in file.table("setup").tables("list"):
        if row.whole("players") == players:
            return row
    raise file.error("data_missing_key", f"setup.list players={players}")


def _shifts(constants: Reader) -> tuple[tuple[int, int], ...]:
    pairs = constants.items("column_shifts")
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise constants.error("data_wrong_type", "column_shifts", expected="pairs")
    return tuple((source, target) for source, target in pairs)


# ---- the deck


def load_deck(source: str | Mapping[str, Any]) -> CardDeck:
    """The shipped deck, a user's by its path, or one given as data."""
    if isinstance(source, Mapping):
        return _user_deck(Reader("deck", source))
    if source.endswith(".toml") or "/" in source or "\\" in source:
        return _user_deck(read_path(source))
    if source != SHIPPED_DECK:
        raise DataError("data_unknown_deck", file=source, key="-", known=SHIPPED_DECK)
    return _deck(read_shipped(_FILE))


def load_deck_text(text: str) -> CardDeck:
    """A deck from the text of its file, so that errors know their lines."""
    return _user_deck(parse("deck", text))


def _user_deck(file: Reader) -> CardDeck:
    """A deck corrects cards: tables it leaves out are the shipped ones, and no rule changes."""
    file.only(*_CARD_TABLES, *_RULE_TABLES)
    shipped = read_shipped(_FILE)
    for key in _RULE_TABLES:
        if file.has(key):
            _check_same(file, key, shipped.get(key), file.get(key))
    given = {key: file.get(key) for key in _CARD_TABLES if file.has(key)}
    deck = _deck(Reader(file.file, {**shipped.values, **given}, lines=file.lines))
    return replace(deck, source=copied_table(given))


def _check_same(file: Reader, path: str, shipped: Any, given: Any) -> None:
    """Refuse a rule that differs, by the key of the first difference."""
    if isinstance(shipped, Mapping) and isinstance(given, Mapping):
        for key in {**shipped, **given}:
            _check_same(file, f"{path}.{key}", shipped.get(key), given.get(key))
    elif shipped != given or type(shipped) is not type(given):
        raise file.error("data_fixed_value", path, value=str(given), expected=str(shipped))


def _deck(file: Reader) -> CardDeck:
    plants, fuels = check_all(
        [
            lambda: _plants(file.table("plants"), file.table("counts")),
            lambda: _fuels(file.table("fuels"), file.table("counts")),
        ]
    )
    _check_columns(file, fuels)
    file.table("demolition").only("card_game", "board_game")
    return CardDeck(plants, fuels, _demolition(file, "card_game"), None)


def _distinct(table: Reader, ids: list[str]) -> None:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise table.error("data_duplicate", f"list[{i}].id", value=name)


def _source(entry: Reader) -> str:
    source = entry.text("source")
    if source.startswith("found:"):
        return source
    return entry.choice("source", ("rulebook", "reconstructed", "box"))


def _plants(table: Reader, counts: Reader) -> tuple[CardPlant, ...]:
    table.only("list", "deck_source")
    if table.has("deck_source"):
        table.text("deck_source")
    plants = tuple(table.each("list", _plant))
    _distinct(table, [plant.id for plant in plants])
    for size in _SIZES:
        numbers = [plant.number for plant in plants if plant.size == size]
        expected = counts.whole(f"plants_{size}")
        if len(numbers) != expected:
            raise table.error(
                "data_wrong_count", f"list {size}", count=len(numbers), expected=expected
            )
        if size == "large" and len(set(numbers)) != len(numbers):  # CARD-COMP-05
            twice = next(n for i, n in enumerate(numbers) if n in numbers[:i])
            raise table.error("data_duplicate", "list large", value=twice)
    return plants


def _plant(entry: Reader) -> CardPlant:
    entry.only("id", "number", "deck", "fuel", "units", "income", "source")
    fuel = entry.choice("fuel", _PLANT_FUELS)
    burns = fuel != "eco"
    return CardPlant(
        id=entry.id("id"),
        number=entry.whole("number", 1, 99),
        size=entry.choice("deck", _SIZES),
        fuel=fuel,
        units=entry.whole("units", 1 if burns else 0, 9 if burns else 0),
        income=entry.whole("income", 1, 99),
        source=_source(entry),
    )


def _fuels(table: Reader, counts: Reader) -> tuple[FuelCard, ...]:
    table.only("list")
    cards = tuple(table.each("list", _fuel))
    _distinct(table, [card.id for card in cards])
    for group in _CLASSES:
        for kind in _KINDS:
            count = sum(_CLASS_OF.get(c.mark, "regular") == group for c in cards if c.kind == kind)
            expected = counts.table(f"fuel_{group}").whole(kind)
            if count != expected:
                raise table.error(
                    "data_wrong_count", f"list {group} {kind}", count=count, expected=expected
                )
    return cards


def _fuel(entry: Reader) -> FuelCard:
    entry.only("id", "kind", "units", "mark", "source")
    mark = entry.choice("mark", _MARKS)
    most = 1 if mark == "single" else _MOST_UNITS  # CARD-COMP-04
    return FuelCard(
        id=entry.name("id"),
        kind=entry.choice("kind", _KINDS),
        units=entry.whole("units", 1, most),
        mark=mark,
        source=_source(entry),
    )


def _check_columns(file: Reader, fuels: tuple[FuelCard, ...]) -> None:
    """At every player count the marks give enough cards to fill three columns."""
    for row in file.table("setup").tables("list"):
        marks, needed = row.texts("marks"), 3 * row.whole("column_size")
        count = sum(card.mark in marks for card in fuels)
        if count < needed:
            key = f"fuels.list {'/'.join(marks)}"
            raise file.error("data_too_few", key, count=count, expected=needed)


def _demolition(file: Reader, stack: str) -> tuple[DemolitionCard, ...]:
    table = file.table("demolition")
    expected = file.table("counts").whole(f"demolition_{stack}")
    entries = list(table.tables(stack))
    if len(entries) != expected:
        raise table.error("data_wrong_count", stack, count=len(entries), expected=expected)
    return tuple(_demolition_card(e, i + 1, i + 1 == expected) for i, e in enumerate(entries))


def _demolition_card(entry: Reader, number: int, last: bool) -> DemolitionCard:
    """DEMO-01, DEMO-02, DEMO-07: ascending from the top, and only the last one stays."""
    entry.only("card", "first", "others", "stays", "source")
    entry.whole("card", number, number)
    if entry.flag("stays") != last:
        raise entry.error("data_fixed_value", "stays", value=not last, expected=last)
    return DemolitionCard(entry.whole("first", 1, 99), entry.whole("others", 0, 99), _source(entry))


def demolition_cards(stack: str) -> tuple[tuple[int, int], ...]:
    """A shipped demolition stack from the top: what the first and what the others are paid."""
    cards = _demolition(read_shipped(_FILE), stack)
    return tuple((card.first, card.others) for card in cards)
