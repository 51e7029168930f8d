"""The words that the host of a server does not want to read in names and chat."""

import re
import unicodedata
from collections.abc import Iterable

from megavolt.server.errors import ServerError
from megavolt.server.operations.settings import read_file

_WORD = re.compile(r"[^\W_]+")


class WordList:
    """Words and phrases; whole words are compared, whatever stands between them."""

    def __init__(self, phrases: Iterable[str] = ()) -> None:
        self._phrases = tuple(found for phrase in phrases if (found := _folded(phrase)).strip())

    def check(self, text: str) -> None:
        """Raises ServerError if one of them is in the text."""
        folded = _folded(text)
        if any(phrase in folded for phrase in self._phrases):
            raise ServerError("word_not_allowed")


def read_words(file: str) -> WordList:
    """The list in a file, one word or phrase a line; no file, no words. Raises OptionError."""
    if not file:
        return WordList()
    return WordList(read_file("MEGAVOLT_WORDS", file).splitlines())


def _folded(text: str) -> str:
    """Its words in lower case with a space around each; what cannot be seen does not count.

    Accents stay: in Spanish and Polish they make other words.
    """
    seen = "".join(c for c in text if unicodedata.category(c) != "Cf")
    words = _WORD.findall(unicodedata.normalize("NFKC", seen).casefold())
    return f" {' '.join(words)} "
