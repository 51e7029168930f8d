"""Pictures of finished games: valid, safe to show, and readable in every language."""

import re
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.data import load_map
from megavolt.locale import LANGUAGES, Translator
from megavolt.server.families import plain
from megavolt.server.pictures import drawing_board, look, ranking
from megavolt.server.pictures.images import are_ours, rasterised
from megavolt.server.pictures.ranking import finished, picture
from megavolt.server.pictures.svg import shortened, words

ROOT = Path(__file__).resolve().parents[2]
IBERIA = ROOT / "docs" / "examples" / "map-iberia.toml"
STYLES = ROOT / "web" / "src"
NAMES = ["Zażółć <b>&\"gęślą'", "Bob", "Cleo de la Fuente y Villanueva Ñandú", "Дмитро"]
PNG = b"\x89PNG\r\n\x1a\n"


@cache
def played(game: str, seats: int) -> Match:
    match = Match.new(game, seats=NAMES[:seats], seed=5)
    rng = Random(2)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def drawn(game: str, seats: int = 3, lang: str = "en") -> str:
    match = played(game, seats)
    return picture(finished(match.game, match.state, NAMES[:seats]), Translator(lang))


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter() if "text" in node.tag]


@pytest.mark.parametrize("game", ["recharged", "cards", "blackout"])
def test_a_picture_is_valid_and_shows_who_came_where(game: str) -> None:
    match = played(game, 3)
    outcome = match.outcome()
    assert outcome is not None
    svg = drawn(game)
    root = ElementTree.fromstring(svg)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    said = texts(svg)
    assert NAMES[0] in said
    assert "Bob" in said
    assert any(text.startswith("Cleo de la") and text.endswith("…") for text in said)
    for seat in range(3):
        assert str(outcome.ranks[seat]) in said
        assert str(outcome.scores[seat]) in said


def test_names_cannot_add_anything_to_a_picture() -> None:
    svg = drawn("blackout")
    assert "<b>" not in svg
    assert not {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(svg).iter()} - {
        "svg", "g", "rect", "circle", "path", "text", "clipPath",
    }  # fmt: skip
    assert "\x00" not in words(0, 0, "a\x00\x1b\ud800b", 10)
    ElementTree.fromstring(words(0, 0, "a\x00\x1b\ud800b]]>", 10))


def test_houses_and_wires_are_in_the_colours_of_their_owners() -> None:
    for game in ("recharged", "blackout"):
        svg = drawn(game)
        for seat in range(3):
            assert svg.count(look.SEATS[seat]) > 1, (game, seat)


def test_a_map_of_ones_own_has_land_too() -> None:
    match = Match.new("classic", seats=NAMES[:2], seed=1, options={"map": str(IBERIA)})
    data = load_map(str(IBERIA), "classic")
    svg = drawing_board.draw(match.game, match.view(NOBODY), 600, 400)
    assert svg.count("<path") > len(data.cities)
    assert data.land is None
    ElementTree.fromstring(svg)


def test_a_game_without_a_drawing_has_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "server_family", lambda _: plain.FAMILY)
    assert NAMES[0] in texts(drawn("blackout"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_speaks_every_language(lang: str) -> None:
    t = Translator(lang)
    said = texts(drawn("recharged", lang=lang))
    assert t.text("web-game-name", game="recharged") in said
    assert t.text("web-reason", reason="supplied", name="") in said


def test_long_texts_are_cut() -> None:
    assert shortened("Zażółć", 6) == "Zażółć"
    assert shortened("Zażółć gęślą jaźń", 8) == "Zażółć…"
    assert shortened("漢字漢字", 5) == "漢…"


def test_a_picture_becomes_a_png_of_the_size_that_previews_ask_for() -> None:
    png = rasterised(drawn("blackout"))
    assert png.startswith(PNG)
    assert [int.from_bytes(png[at : at + 4], "big") for at in (16, 20)] == [1200, 630]


def test_letters_of_many_languages_are_shown() -> None:
    """No two of them look alike, as they would if they were all empty boxes."""
    letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻñáéíúü¿¡дїґΩ"
    assert are_ours(letters)
    shown = {rasterised(_page(letter)) for letter in letters}
    assert len(shown) == len(letters)
    assert not are_ours("漢")


def _page(letter: str) -> str:
    text = words(2, 30, letter, 28)
    namespace = 'xmlns="http://www.w3.org/2000/svg"'
    return f'<svg {namespace} width="40" height="40" font-family="Inter">{text}</svg>'


def test_colours_are_those_of_the_browser_client() -> None:
    styles = (STYLES / "app.css").read_text(encoding="utf-8")
    by_day = dict(re.findall(r"--([\w-]+): light-dark\((#\w+),", styles))
    assert tuple(by_day[f"seat-{n}"] for n in range(6)) == look.SEATS
    assert tuple(by_day[f"seat-ink-{n}"] for n in range(6)) == look.SEAT_INKS
    assert (by_day["ink"], by_day["paper"], by_day["amber"]) == (look.INK, look.PAPER, look.AMBER)
    maps = (STYLES / "boards" / "map" / "colors.css").read_text(encoding="utf-8")
    regions = re.findall(r"\.map-colors \.(\w+) {\s+--region: light-dark\((#\w+),", maps)
    assert dict(regions) == drawing_board.REGIONS
