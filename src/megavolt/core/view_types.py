"""What every view has, whatever the game. Each family adds its own fields in its `view_types`.

These modules hold types, and functions that narrow them. They stay plain Python when the engine
is compiled: the published schema of the views is made from them at run time.
"""

from typing import Any, TypedDict, TypeVar, cast


class Facts(TypedDict):
    """What is constant in a configuration and known to all; families add their own fields."""

    game: str  # its id
    players: int  # how many seats there are


class GameSeen(TypedDict):
    """Which game a view is of."""

    game: str  # its id
    options: dict[str, object]  # all of them, with their values in this configuration


class View(GameSeen):
    """What a seat may see of a game, as plain data."""

    seat: int | None  # who sees this; None: a spectator
    round: int  # from 1
    phase: str  # `auction`, `fuel`, `turn` …, `over` at the end
    pending: str | None  # a forced decision that comes before anything else
    to_move: int | None  # the seat that decides next; None: the game is over
    turn: int  # how many seats the phase has come


class SeenView(dict[str, Any]):
    """A view as a match gives it: the same dict, but its `repr` is one line, not a page."""

    def __repr__(self) -> str:
        who = "a spectator" if self["seat"] is None else f"seat {self['seat']}"
        mover = "" if self["to_move"] is None else f", seat {self['to_move']} to move"
        return f"<View of {self['game']} for {who}, round {self['round']}, {self['phase']}{mover}>"


V = TypeVar("V", bound=View)


def own_view(family: type[V], view: View) -> V:
    """The view as the family that made it reads it.

    The registry brings games, bots and screens of one family together; types cannot tell.
    """
    return cast("V", view)


def own_seat(view: View) -> int:
    """Who sees this, where it cannot be a spectator: nobody asks one for a move."""
    seat = view["seat"]
    assert seat is not None
    return seat
