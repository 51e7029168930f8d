"""Who clicks is not told to type, who types is given words of the language; nobody reads ids."""

import ast
import re
from random import Random

import pytest

from megavolt import Match
from megavolt.data import load_map
from megavolt.locale import LANGUAGES, Translator
from megavolt.locale.messages import Messages
from megavolt.locale.moves import own_word
from megavolt.terminal.commands import NAMES
from megavolt.terminal.typed import typed
from tests.locale.sources import called, texts_in, trees
from tests.locale.texts import texts

# Advice to type something, and the capitals that stand for what is to be filled in.
TYPING = {
    "en": r"\b[Tt]ype\b|\b[Ww]rite\b|\bhelp\b|\b[A-Z]{3,}\b",
    "es": r"\b[Ee]scr[ií]be\w*|\bayuda\b|\b[A-Z]{3,}\b",
    "pl": r"\b[Ww]pisz\b|\b[Zz]apisz\b|\bpomoc\b|\b[A-Z]{3,}\b",
}
# They quote the notation of records, or words of the interface for programs.
NOTATION = {
    "play-help",
    "cards-help",
    "blackout-help",
    "error-no_such_standing_order",
    "error-bad_frame",
}
ENGLISH_WORDS = re.compile(
    r"(?<!--)\b(?:done|pass|bid|burn|discard|undo|why|quit|help"
    r"|(?:open|run|place|mark|region) [A-ZŁŚŻ]+)\b"
)


def _refusals() -> set[str]:
    """The codes of moves that a game refuses."""
    return {
        text
        for tree in trees("core", "parts", "games")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) == "Illegal" and node.args
        for text in texts_in(node.args[0])
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_in_the_browser_does_not_speak_of_typing(lang: str) -> None:
    told = Messages(lang)
    codes = sorted(_refusals() - {"bad_json"})  # only a program sends JSON of its own
    assert len(codes) > 60
    said = {code: told.format(f"error-{code}", {}, "clicked") or "" for code in codes}
    assert not {code: text for code, text in said.items() if re.search(TYPING[lang], text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_phrasings_say_the_same_about_the_rule(lang: str) -> None:
    """The first sentence, what happened and why, is about the same thing in both."""
    typed_one, clicked = Translator(lang), Translator(lang, clicked=True)
    refusal = Match.new("classic", ["Ana", "Bob", "Eva"], 4).why("pass 3")
    assert refusal is not None
    assert typed_one.error(refusal) != clicked.error(refusal)
    assert typed_one.error(refusal).split(". ")[0] == clicked.error(refusal).split(". ")[0]


@pytest.mark.parametrize("lang", ["es", "pl"])
def test_words_to_type_are_those_of_the_language(lang: str) -> None:
    wrong = [
        f"{key}: “{match[0]}” in “{text.strip()}”"
        for file, key, text in texts(lang)
        if file.endswith(".ftl") and "/web" not in file and key not in NOTATION
        if not key.startswith("help-") and (match := ENGLISH_WORDS.search(text))
    ]
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_name_words_that_are_understood(lang: str) -> None:
    t = Translator(lang)
    prompts = {
        "done": ("board-ask-buy", "board-ask-build", "cards-ask-buy", "blackout-ask-move"),
        "pass": ("board-ask-open", "board-ask-bid", "cards-ask-open"),
    }
    for verb, messages in prompts.items():
        for message in messages:
            assert re.search(rf"\b{own_word(t, verb)}\b", t.text(message)), message
    for name in NAMES:
        usage = t.text(f"play-usage-{name}").split()[0]
        assert usage == own_word(t, name) or usage.replace("é", "e") in typed(t, name), usage


@pytest.mark.parametrize(("lang", "name"), [("es", "Noroeste"), ("pl", "Północny zachód")])
def test_a_region_that_is_taken_goes_by_its_name(lang: str, name: str) -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 1, {"regions": "draft"})
    match.play("region northwest")
    refusal = match.why("region northwest")
    assert refusal is not None
    assert name in Translator(lang).error(refusal)


@pytest.mark.parametrize("lang", ["es", "pl"])
def test_no_refusal_shows_the_id_of_a_region(lang: str) -> None:
    """Every city of the map is asked for while building; some lie outside of the game."""
    match = _building()
    data = load_map("germany", "recharged")
    refusals = [match.why(f"build {city.id}") for city in data.cities]
    said = [Translator(lang).error(refusal) for refusal in refusals if refusal is not None]
    assert "city_not_in_play" in {refusal.code for refusal in refusals if refusal is not None}
    ids = re.compile(rf"\b(?:{'|'.join(region.id for region in data.regions)})\b")
    assert not [text for text in said if ids.search(text)]


def _building() -> Match:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 1)
    rng = Random(1)
    while match.view(0)["phase"] != "building":
        match.play(rng.choice(match.legal()))
    return match
