"""A number and the word after it agree, in every language and for every number."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from megavolt.locale import LANGUAGES
from megavolt.locale.messages import Messages
from tests.locale.texts import messages

NUMBERS = (0, 1, 2, 5, 22)
# Facts that are names or texts, never a number of things.
NAMES = {
    "word", "player", "owner", "seat", "bot", "file", "key", "value", "card", "plant", "plants",
    "city", "region", "name", "cell", "tile", "exits", "was", "piece", "contract", "breakdown",
    "kind", "kinds", "leader", "winners", "text", "option", "game", "edition", "code", "line",
    "login", "url", "host", "place", "program", "entry", "reason", "problem", "detail", "pair",
    "cards", "fuels", "burn", "kept", "surplus", "placed", "number", "round", "step", "address",
    "rules", "column", "seed", "row", "command", "map", "table", "mark", "action",
    "others", "bidders", "choices", "known", "short", "start", "typed", "rule",
    "fuel", "budget", "lang", "title", "time", "date", "who", "label", "folder", "last", "port",
    "rule_id", "result", "second", "answer", "lesson", "puzzle", "id",
}  # fmt: skip
# Words after a number that are the same for every number, or belong to something else.
SAME = {
    "en": {"gas", "Elektro", "a", "and", "at", "ahead", "are", "bytes", "for", "from", "in",
           "chosen", "discarded", "if", "instead", "is", "left", "km", "long", "more", "ms",
           "min", "now", "of", "on", "or", "per", "possible", "s", "so", "spent", "to", "there",
           "was", "with", "without", "will"},
    "es": {"a", "bytes", "como", "con", "de", "en", "es", "hay", "km", "ms", "min", "o", "por",
           "s", "se", "si", "vale", "y", "la", "al", "del", "más", "sin"},
    "pl": {"Elektro", "albo", "bajtów", "do", "i", "jest", "km", "lub", "ms", "min", "na",
           "nie", "pkt", "s", "w", "z", "za", "zamiast", "bez", "od", "a", "po"},
}  # fmt: skip
# Numbers that are never one: the end of a range, or a number of players.
NEVER_ONE = {
    ("error-bad_chat", "most"),
    ("error-bad_name", "most"),
    ("error-bad_password", "most"),
    ("error-data_panel_players", "expected"),  # a list: 2, 3, 4
    ("error-map_too_small", "players"),
    ("error-map_too_small", "regions"),
    ("error-setup_card_not_in_play", "players"),
    ("error-setup_no_bank", "players"),
    ("error-wrong_player_count", "maximum"),
    # Figures of positions that lessons are about.
    ("lesson-board-goal-early", "possible"),
    ("lesson-board-order-ahead", "cities"),
    ("lesson-board-running-done", "possible"),
    ("lesson-board-running-few", "possible"),
    ("lesson-board-running-missed", "possible"),
    ("lesson-board-running-waste", "possible"),
    ("lesson-blackout-dark-missed", "best"),
    ("lesson-blackout-dark-small", "best"),
    ("lesson-blackout-faults-end", "best"),
    ("lesson-blackout-faults-missed", "best"),
    ("lesson-cards-last-missed", "best"),
    ("lesson-cards-points-missed", "best"),
    ("lesson-cards-points-unfed", "best"),
    ("map_warn_unequal", "largest"),
    ("web-players-range", "high"),
}


def _counted(lang: str) -> Iterator[tuple[str, str, str, set[str]]]:
    """Every number with a word after it: the message, the fact, the word, what is selected on."""
    for _, entry in messages(lang):
        for pattern in (entry.value, *(a.value for a in entry.attributes)):
            if pattern is not None:
                for found in _in_pattern(pattern, set()):
                    yield entry.id.name, *found


def _in_pattern(pattern: ast.Pattern, selected: set[str]) -> Iterator[tuple[str, str, set[str]]]:
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            on = inner.selector
            names = {on.id.name} if isinstance(on, ast.VariableReference) else set()
            for variant in inner.variants:
                yield from _in_pattern(variant.value, selected | names)
        elif isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
            word = re.match(r" ([^\W\d_]+)", after.value or "")
            if word:
                yield inner.id.name, word[1], selected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_after_a_number_has_its_plural_forms(lang: str) -> None:
    wrong = [
        f"{message}: {fact} {word}"
        for message, fact, word, selected in _counted(lang)
        if fact not in NAMES
        and word not in SAME[lang]
        and fact not in selected
        and (message, fact) not in NEVER_ONE
    ]
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_are_chosen_by_the_number(lang: str) -> None:
    """1 is not said like 2; in Polish neither is 5, and 22 is said like 2."""
    told = Messages(lang)
    wrong = []
    for message, fact, word, selected in _counted(lang):
        if fact not in selected or fact in NAMES or word in SAME[lang]:
            continue
        for arguments in _arguments(message, fact):
            zero, one, two, five, more = (
                _without_digits(told.format(message, {**arguments, fact: n}) or "") for n in NUMBERS
            )
            assert zero
            same = lang != "pl" or message in TWO_LIKE_FIVE
            if not (one != two == more and one != five and (same or two != five)):
                wrong.append(f"{message} ({fact}): {one} / {two} / {five}")
    assert not wrong, "\n".join(["", *wrong])


# In Polish these words are in a case that has one plural form.
TWO_LIKE_FIVE = {"error-setup_market_short", "load-error", "web-undo-asked"}
# Messages whose counted word stands in one of several variants; which one, and where.
VARIANTS: dict[str, list[dict[str, object]]] = {
    "blackout-structures": [{"kind": kind} for kind in ("house", "building", "country", "factory")],
    "web-table-state": [{"status": "open"}],
    "web-duration": [{"unit": unit} for unit in ("seconds", "minutes", "hours")],
    "blackout-term": [],  # each of its terms is a case of its own, below
}


def _arguments(message: str, fact: str) -> list[dict[str, object]]:
    return VARIANTS.get(message, [{}])


def _without_digits(text: str) -> str:
    return re.sub(r"\d+", "#", text)


@pytest.mark.parametrize(
    ("lang", "term", "fact", "said"),
    [
        ("en", "connections", "count", ["have 1 live connection", "have 2 live connections"]),
        ("es", "connections", "count", ["tener 1 conexión activa", "tener 2 conexiones activas"]),
        ("pl", "connections", "count", ["miej 1 działające połączenie",
         "miej 2 działające połączenia", "miej 5 działających połączeń"]),
        ("pl", "tiles", "count", ["na 1 płytce", "na 2 płytkach", "na 5 płytkach"]),
        ("pl", "pieces", "count", ["1 własny element", "2 własne elementy",
         "5 własnych elementów"]),
    ],
)  # fmt: skip
def test_the_terms_of_contracts_are_counted(
    lang: str, term: str, fact: str, said: list[str]
) -> None:
    told = Messages(lang)
    for number, words in zip((1, 2, 5), said, strict=False):
        text = told.format("blackout-term", {"term": term, fact: number, "name": "x"})
        assert words in (text or "")
