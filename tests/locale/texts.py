"""Every text a person reads, by language: messages, rules pages, and the cards of the data."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.locale.sources import PACKAGE

FILLED_IN = "\N{WHITE SQUARE}"  # stands where a message has something filled in


class Text(NamedTuple):
    file: str  # its path in the project
    key: str  # the message, or the place in the file
    text: str


@cache
def texts(lang: str) -> tuple[Text, ...]:
    return (*_messages(lang), *_rules(lang), *_cards(lang))


def _messages(lang: str) -> Iterator[Text]:
    for file, entry in messages(lang):
        for text in patterns(entry):
            yield Text(file, entry.id.name, text)


@cache
def messages(lang: str) -> tuple[tuple[str, ast.Message], ...]:
    """Every message of a language, with its file."""
    return tuple(
        (_name(path), entry)
        for path in sorted((PACKAGE / "locale" / lang).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    )


def patterns(entry: ast.Message) -> list[str]:
    """The texts of a message: its value, its attributes and every variant in them."""
    reader = _Patterns()
    reader.visit(entry)
    return reader.found


class _Patterns(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = (e.value if isinstance(e, ast.TextElement) else FILLED_IN for e in node.elements)
        self.found.append("".join(str(part) for part in parts))
        self.generic_visit(node)


def _rules(lang: str) -> Iterator[Text]:
    for path in sorted((PACKAGE / "locale" / lang / "rules").glob("*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield Text(_name(path), str(number), line)


def _cards(lang: str) -> Iterator[Text]:
    path = PACKAGE / "data" / "blackout.toml"
    for key, text in _translated(tomllib.loads(path.read_text(encoding="utf-8")), lang):
        yield Text(_name(path), key, text)


def _translated(data: Any, lang: str, key: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a language in tables such as `{ en = "House", es = "Casa", pl = "Dom" }`."""
    if isinstance(data, list):
        for one in data:
            yield from _translated(one, lang, key)
    elif isinstance(data, dict) and {"en", "es", "pl"} <= data.keys():
        yield key, data[lang]
    elif isinstance(data, dict):
        for name, one in data.items():
            yield from _translated(one, lang, f"{key}.{name}".lstrip("."))


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE.parents[1]).as_posix()
