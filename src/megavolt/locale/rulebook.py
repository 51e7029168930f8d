"""The rules pages: what each rule of the ledgers says, in a language.

A page has sections (`## title`) of paragraphs that end with the rules they cover:
`- Nobody owns more than three plants. [C] With two players the limit is four. {GRID-PLANT-07}`.
Marks such as `[C]` name the edition that what follows holds for.
The browser reads the same files (web/src/lib/rulebook.ts).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from megavolt.locale.translator import Translator

_FOLDER = files("megavolt.locale")
PAGES: Final = sorted(
    page.name.removesuffix(".md") for page in (_FOLDER / "en" / "rules").iterdir()
)
_PARAGRAPH = re.compile(r"- (?P<text>.*?)\s*(?:\{(?P<rules>[^}]*)\})?")
_MARKS = re.compile(r"(?:\[(?:R|C|DE|DN|D)\] ?)+")
_EDITIONS: Final = {
    "R": "recharged",
    "C": "classic",
    "D": "deluxe",
    "DE": "deluxe-europe",
    "DN": "deluxe-north-america",
}


@dataclass(frozen=True)
class Paragraph:
    section: str
    text: str
    rules: tuple[str, ...]

    def plain(self, t: Translator) -> str:
        """The text with the names of editions instead of their marks."""
        return _MARKS.sub(lambda found: f"{_editions(found.group(), t)}: ", self.text)


def _editions(marks: str, t: Translator) -> str:
    named = [_EDITIONS[mark] for mark in re.findall(r"\w+", marks)]
    return ", ".join(t.text("rules-edition", edition=edition) for edition in named)


@cache
def rulebook(lang: str) -> dict[str, Paragraph]:
    """The paragraph of every rule."""
    return {
        rule: paragraph
        for page in PAGES
        for paragraph in paragraphs(lang, page)
        for rule in paragraph.rules
    }


def paragraphs(lang: str, page: str) -> Iterator[Paragraph]:
    section = ""
    text = (_FOLDER / lang / "rules" / f"{page}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif found := _PARAGRAPH.fullmatch(line):
            yield Paragraph(section, found["text"], tuple((found["rules"] or "").split()))


def similar_rules(rule: str) -> list[str]:
    """Rules whose ids look like this one, the most alike first."""
    known = rulebook("en")
    ending = [one for one in known if rule and one.endswith(f"-{rule}")]  # its end alone
    return ending or get_close_matches(rule, known, n=3)
