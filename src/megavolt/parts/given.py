"""Reading a setup given as data; what has the wrong form is refused by its key."""

from collections.abc import Mapping

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng

Setup = Mapping[str, object]


def only(setup: Setup, known: tuple[str, ...]) -> None:
    for key in setup:
        if key not in known:
            raise SetupError("setup_unknown_key", key=key, known=", ".join(known))


def listed(value: object, key: str) -> list[object]:
    if not isinstance(value, list | tuple):
        raise SetupError("setup_wrong_type", key=key)
    return list(value)


def ints(setup: Setup, key: str) -> list[int]:
    value = listed(setup[key], key)
    numbers = [v for v in value if isinstance(v, int) and not isinstance(v, bool)]
    if len(numbers) != len(value):
        raise SetupError("setup_wrong_type", key=key)
    return numbers


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
