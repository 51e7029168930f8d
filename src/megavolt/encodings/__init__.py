"""Games as integers of a fixed size, for programs that learn: observations, actions, masks.

`encoding_for(game)` gives the encoding of a game's family. It needs numpy, and for games with
a kernel Numba; the package itself imports neither.
"""

from typing import TYPE_CHECKING, Any

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import family_part, game_ids

if TYPE_CHECKING:
    from megavolt.encodings.base import Encoding


def encoding_for(game: Game[Any]) -> "Encoding":
    """How a configuration is encoded; raises OptionError for a family that has no encoding."""
    check_encoding(game.id)
    found: Encoding = family_part(f"{__name__}.families", game.id)(game)
    return found


def check_encoding(game_id: str) -> None:
    """Raise what prevents encoding a game."""
    try:
        make = family_part(f"{__name__}.families", game_id)
    except ModuleNotFoundError as missing:
        raise OptionError("encoding_no_package", package=missing.name) from None
    if make is None:
        known = [name for name in game_ids() if _is_encoded(name)]
        raise OptionError("encoding_unknown_game", game=game_id, known=", ".join(known))


def _is_encoded(game_id: str) -> bool:
    return family_part(f"{__name__}.families", game_id) is not None
