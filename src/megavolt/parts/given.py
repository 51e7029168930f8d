"""Reading a setup given as data; what has the wrong form is refused by its key."""

from collections.abc import Callable, Mapping
from typing import Final

from megavolt.core.errors import SetupError
from megavolt.core.rng import MAX_PLAIN_STATE, MAX_STATE, Rng

Setup = Mapping[str, object]
MOST: Final = 9999  # of rounds and of money; keeps typed values sensible


def only(setup: Setup, known: tuple[str, ...]) -> None:
    for key in setup:
        if key not in known:
            raise SetupError("setup_unknown_key", key=key[:40], known=", ".join(known))


def table(value: object, key: str, known: tuple[str, ...]) -> dict[str, object]:
    """A table inside a setup, with no other entries than these."""
    if not isinstance(value, Mapping):
        raise SetupError("setup_wrong_type", key=key)
    found: dict[str, object] = {}
    for name, inner in value.items():
        if not isinstance(name, str) or name not in known:
            shown = f"{key}.{str(name)[:40]}"
            raise SetupError("setup_unknown_key", key=shown, known=", ".join(known))
        found[name] = inner
    return found


def listed(value: object, key: str) -> list[object]:
    if not isinstance(value, list | tuple):
        raise SetupError("setup_wrong_type", key=key)
    return list(value)


def ints(setup: Setup, key: str) -> list[int]:
    return numbers(setup[key], key)


def numbers(value: object, key: str) -> list[int]:
    values = listed(value, key)
    found = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
    if len(found) != len(values):
        raise SetupError("setup_wrong_type", key=key)
    return found


def whole(value: object, key: str, least: int, most: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError("setup_wrong_type", key=key)
    if not least <= value <= most:
        raise SetupError("setup_out_of_range", key=key, value=value, minimum=least, maximum=most)
    return value


def flag(setup: Setup, key: str, otherwise: bool) -> bool:
    value = setup.get(key, otherwise)
    if not isinstance(value, bool):
        raise SetupError("setup_wrong_type", key=key)
    return value


def choice(value: object, key: str, choices: list[str]) -> str:
    if not isinstance(value, str):
        raise SetupError("setup_wrong_type", key=key)
    if value not in choices:
        raise SetupError(
            "setup_no_such_choice", key=key, value=value[:40], choices=", ".join(choices)
        )
    return value


def by_seat(players: int, setup: Setup, key: str) -> list[object]:
    """A list with one value for each seat; empty when it is not given."""
    if key not in setup:
        return []
    values = listed(setup[key], key)
    if len(values) != players:
        raise SetupError("setup_wrong_seats", key=key, count=len(values), expected=players)
    return values


def seats(players: int, value: object, key: str) -> list[int]:
    """Different seats."""
    found = numbers(value, key)
    for seat in found:
        whole(seat, key, 0, players - 1)
    if len(set(found)) != len(found):
        raise SetupError("setup_wrong_type", key=key)
    return found


def money(players: int, setup: Setup, otherwise: int) -> list[int | None]:
    """By seat; `null` (in TOML `"?"`) where it is not known."""
    amounts = by_seat(players, setup, "money")
    if not amounts:
        return [otherwise] * players
    return [
        None if amount in (None, "?") else whole(amount, f"money[{seat}]", 0)
        for seat, amount in enumerate(amounts)
    ]


def order(players: int, rng: Rng, setup: Setup) -> list[int]:
    """The seats in the order of the first round: drawn, unless given."""
    drawn = list(range(players))
    rng.shuffle(drawn)
    if "order" not in setup:
        return drawn
    given = ints(setup, "order")
    if sorted(given) != list(range(players)):
        raise SetupError("setup_bad_order", last=players - 1)
    return given


def chance(setup: Setup, otherwise: int, keyed: bool) -> int:
    """The state of the generator."""
    most = MAX_STATE if keyed else MAX_PLAIN_STATE
    return whole(setup["chance"], "chance", 0, most) if "chance" in setup else otherwise


def apart(places: dict[str, list[int]], name: Callable[[int], int | str]) -> None:
    """Every plant lies in one place."""
    seen: set[int] = set()
    for key, cards in places.items():
        for plant in cards:
            if plant in seen:
                raise SetupError("setup_plant_twice", key=key, plant=name(plant))
            seen.add(plant)
