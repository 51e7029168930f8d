"""Characters that people do not see, or that turn round what they see."""

import unicodedata

JOINERS = "\u200c\u200d"  # in the middle of Persian words and of emoji
# Letters and marks that take up no room, or look like a space: by them one name passes for another.
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(chr(code) for code in range(0xFE00, 0xFE10))  # variation selectors
    + "".join(chr(code) for code in range(0xE0100, 0xE01F0))
)
# Controls, format characters (bidirectional ones too), halves of characters, private, unassigned.
_OTHER = ("Cc", "Cf", "Cs", "Co", "Cn")


def is_visible(character: str) -> bool:
    return character not in _BLANK and unicodedata.category(character) not in _OTHER


def visible(text: str) -> str:
    """The text of a message without them; emoji keep what joins and colours them."""
    kept = (c for c in text if c.isspace() or c in JOINERS or c == "\ufe0f" or is_visible(c))
    return " ".join("".join(kept).split())


def has_something(text: str) -> bool:
    """Is there anything to be seen?"""
    return any(is_visible(c) and not c.isspace() for c in text)
