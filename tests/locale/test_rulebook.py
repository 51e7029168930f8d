"""The rules pages tell every rule of the ledgers, in every language, and so every refusal's."""

import re
from pathlib import Path

import pytest

from megavolt.locale import LANGUAGES, Translator
from megavolt.locale.rulebook import PAGES, paragraphs, rulebook, similar_rules

ROOT = Path(__file__).resolve().parents[2]
REFUSED = re.compile(r'"((?:(?:GRID|CARD|BLK)-[A-Z]+|DEMO)-\d{2})"')
STATED = re.compile(r"^(?:- |\| )((?:(?:GRID|CARD|BLK)-[A-Z]+|DEMO)-\d{2})\b", re.MULTILINE)
MARK = re.compile(r"\[\w+\]")


def _ledger(page: str) -> set[str]:
    """Every rule that the ledger states; examples are none."""
    text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
    return {rule for rule in STATED.findall(text) if "-EX-" not in rule}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_rule_of_the_ledger_is_told_once(lang: str, page: str) -> None:
    told = [rule for paragraph in paragraphs(lang, page) for rule in paragraph.rules]
    assert sorted(told) == sorted(_ledger(page))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_the_languages_tell_the_same_of_the_same_editions(lang: str, page: str) -> None:
    here, english = list(paragraphs(lang, page)), list(paragraphs("en", page))
    assert [p.rules for p in here] == [p.rules for p in english]
    assert [MARK.findall(p.text) for p in here] == [MARK.findall(p.text) for p in english]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_paragraph_is_plain_text(lang: str) -> None:
    t = Translator(lang)
    for paragraph in rulebook(lang).values():
        text = paragraph.plain(t)
        assert not set("[]{}|*`#_") & set(text), text
        assert paragraph.section
        assert text.endswith(".")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Nobody owns more than three plants. Grid 2004: With two players"),
        ("es", "Nadie tiene más de tres centrales. Red 2004: Con dos jugadores"),
        ("pl", "Nikt nie ma więcej niż trzech elektrowni. Sieć 2004: Przy dwóch graczach"),
    ],
)
def test_editions_go_by_their_names(lang: str, said: str) -> None:
    assert rulebook(lang)["GRID-PLANT-07"].plain(Translator(lang)).startswith(said)


def test_several_editions_stand_side_by_side() -> None:
    text = rulebook("en")["GRID-AUC-13"].plain(Translator("en"))
    assert text.startswith("Grid 2004, Grid Anniversary, Europe: If nobody buys")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_editions_have_the_names_that_the_games_have(lang: str) -> None:
    t = Translator(lang)
    for game in ("recharged", "classic", "deluxe"):
        assert t.text("rules-edition", edition=game) == t.text("web-game-name", game=game)


def test_every_rule_that_a_refusal_names_is_told() -> None:
    folders = [ROOT / "src" / "megavolt" / name for name in ("games", "parts", "core")]
    sources = [path.read_text(encoding="utf-8") for f in folders for path in f.rglob("*.py")]
    refused = {rule for text in sources for rule in REFUSED.findall(text)}
    assert len(refused) > 60
    assert refused - rulebook("en").keys() == set()


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("auc-08", ["CARD-AUC-08", "GRID-AUC-08"]),
        ("grid-auc-8", ["GRID-AUC-08"]),
        ("GIRD-BUILD-02", ["GRID-BUILD-02"]),
        ("XYZ", []),
        ("", []),
    ],
)
def test_similar_ids_are_found(typed: str, near: list[str]) -> None:
    found = similar_rules(typed.upper())
    assert found[: len(near)] == near
    assert bool(found) == bool(near)


def test_every_page_is_packaged() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "locale/**/*.md" in project
