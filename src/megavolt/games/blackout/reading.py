"""Reading the values of a setup: each refusal names the key and what would be right."""

from collections.abc import Sequence
from typing import Final

from megavolt.core.errors import SetupError
from megavolt.parts import given
from megavolt.parts.given import Setup, listed, whole

UNKNOWN: Final = -1  # a card that the setup leaves to the seed


def shown(value: object) -> object:
    """A value as a message can show it, whatever it is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "…"
    if isinstance(value, str | int | float):
        return value if not isinstance(value, str) else value[:60]
    return type(value).__name__


def contradiction(key: str, value: object, expected: object) -> SetupError:
    return SetupError("setup_follows", key=key, value=shown(value), expected=expected)


# ---- single values


def flag(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise SetupError("setup_wrong_type", key=key)
    return value


def seat(setup: Setup, key: str, players: int) -> int | None:
    """A seat; null, or no entry at all, names none."""
    value = setup.get(key)
    return None if value is None else whole(value, key, 0, players - 1)


# ---- lists and tables


def entries(value: object, key: str, count: int) -> list[object]:
    found = listed(value, key)
    if len(found) != count:
        raise SetupError("setup_wrong_count", key=key, count=len(found), expected=count)
    return found


def per_seat(setup: Setup, key: str, players: int) -> list[object]:
    """A list with one entry per seat; null, or no list at all, leaves it to the seed."""
    if key not in setup:
        return [None] * players
    return entries(setup[key], key, players)


def table(setup: Setup, key: str, known: tuple[str, ...]) -> dict[str, object]:
    """A table of its own within the setup; null, or no entry at all, is an empty one."""
    value = setup.get(key)
    return {} if value is None else given.table(value, key, known)


# ---- cards


def known_cards(ids: Sequence[str], value: object, key: str) -> list[int]:
    """Cards by their ids, every one of them named."""
    return [card_named(ids, card, key) for card in listed(value, key)]


def cards(ids: Sequence[str], value: object, key: str) -> list[int]:
    """Cards by their ids; null is a card left to the seed."""
    return [UNKNOWN if card is None else card_named(ids, card, key) for card in listed(value, key)]


def card_named(ids: Sequence[str], card: object, key: str) -> int:
    if not isinstance(card, str):
        raise SetupError("setup_wrong_type", key=key)
    if card not in ids:
        raise SetupError("setup_unknown_card", key=key, card=card[:60], known=", ".join(ids))
    return ids.index(card)


def withdraw(ids: Sequence[str], pool: list[int], wanted: Sequence[int], key: str) -> None:
    """Take given cards out of the pool; there may be no more of them than copies."""
    for card in wanted:
        if card == UNKNOWN:
            continue
        if card not in pool:
            raise SetupError("setup_too_many_copies", key=key, card=ids[card])
        pool.remove(card)


def take(pool: list[int], count: int, key: str) -> list[int]:
    if len(pool) < count:
        raise SetupError("setup_too_few_left", key=key, missing=count - len(pool))
    taken = pool[:count]
    del pool[:count]
    return taken


def fill(pool: list[int], wanted: Sequence[int], key: str) -> tuple[int, ...]:
    """The given cards, with the next ones of the pool for those left open."""
    drawn = iter(take(pool, sum(card == UNKNOWN for card in wanted), key))
    return tuple(next(drawn) if card == UNKNOWN else card for card in wanted)


def check_length(found: Sequence[object], key: str, most: int) -> None:
    if len(found) > most:
        raise SetupError("setup_too_long", key=key, count=len(found), most=most)
