"""SVG as text. Whatever comes from people is escaped here, and nowhere else."""

import re
import unicodedata
from xml.sax.saxutils import escape, quoteattr

# What XML cannot hold, even escaped.
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WIDE = 1.8  # times the width of a Latin letter: Chinese, emoji


def element(name: str, *inside: str, **attributes: object) -> str:
    """`inside` is SVG. In the names of attributes `_` stands for `-`; None leaves one out."""
    given = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(_clean(str(value)))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>"


def group(*inside: str, **attributes: object) -> str:
    return element("g", *inside, **attributes)


def path(d: str, **attributes: object) -> str:
    return element("path", d=d, **attributes)


def words(x: float, y: float, said: str, size: float, **attributes: object) -> str:
    """A line of text; `said` is plain text."""
    return element("text", escape(_clean(said)), x=x, y=y, font_size=size, **attributes)


def shortened(said: str, most: float) -> str:
    """The text cut so that it is as wide as so many letters at most."""
    width = 0.0
    for count, character in enumerate(said):
        width += _width(character)
        if width > most:
            return said[: max(0, count - 1)].rstrip() + "…"
    return said


def width_of(said: str) -> float:
    """About how many letters wide a text is."""
    return sum(map(_width, said))


def _width(character: str) -> float:
    if unicodedata.combining(character):
        return 0.0
    return _WIDE if unicodedata.east_asian_width(character) in "WF" else 1.0


def _clean(text: str) -> str:
    return _NOT_XML.sub("", text)
