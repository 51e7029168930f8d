"""What words say, as the game reads them."""

from typing import Any

from megavolt.core.game import Game

Json = dict[str, object]


class Words:
    """The JSON forms of words, remembered: a bot meets the same words over and over."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._known: dict[str, Json] = {}

    def read(self, word: str) -> Json:
        found = self._known.get(word)
        if found is None:
            found = self._known[word] = self._game.action_json(self._game.action(word))
        return found
