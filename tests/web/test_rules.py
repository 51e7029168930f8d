"""The rules pages tell every rule of the ledgers, in every language, and so every refusal's."""

import re

import pytest

from megavolt.locale import LANGUAGES
from tests.web.conftest import ROOT

PAGES = {"grid": "GRID", "cards": "CARD", "blackout": "BLK"}
RULE = re.compile(r"\b(?:(?:GRID|CARD|BLK)-[A-Z]+|DEMO)-\d{2}\b")
REFUSED = re.compile(r'"((?:(?:GRID|CARD|BLK)-[A-Z]+|DEMO)-\d{2})"')
STATED = re.compile(r"^(?:- |\| )((?:(?:GRID|CARD|BLK)-[A-Z]+|DEMO)-\d{2})\b", re.MULTILINE)
PARAGRAPH = re.compile(r"^- .*?(?:\{([^}]*)\})?$", re.MULTILINE)


def _told(lang: str, page: str) -> list[list[str]]:
    """The rules of each paragraph, as the client reads them."""
    text = (ROOT / "web" / "src" / "rules" / lang / f"{page}.md").read_text(encoding="utf-8")
    assert text.startswith(f"prefix: {PAGES[page]}\n")
    found = [named.split() for named in PARAGRAPH.findall(text)]
    prefix = PAGES[page]
    return [[r if RULE.fullmatch(r) else f"{prefix}-{r}" for r in rules] for rules in found]


def _ledger(page: str) -> set[str]:
    """Every rule that the ledger states; examples are none."""
    text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
    return {rule for rule in STATED.findall(text) if "-EX-" not in rule}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_rule_of_the_ledger_is_told_once(lang: str, page: str) -> None:
    told = [rule for rules in _told(lang, page) for rule in rules]
    assert sorted(told) == sorted(_ledger(page))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_the_languages_tell_the_same_in_the_same_order(lang: str, page: str) -> None:
    assert _told(lang, page) == _told("en", page)


def test_every_rule_that_a_refusal_names_is_told() -> None:
    folders = [ROOT / "src" / "megavolt" / name for name in ("games", "parts", "core")]
    sources = [path.read_text(encoding="utf-8") for f in folders for path in f.rglob("*.py")]
    refused = {rule for text in sources for rule in REFUSED.findall(text)}
    told = {rule for page in PAGES for rules in _told("en", page) for rule in rules}
    assert len(refused) > 60
    assert refused - told == set()
