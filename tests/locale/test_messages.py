"""Every message a person may read exists in every language, with the same variables."""

import re
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from megavolt import Illegal, Match, MegavoltError, OptionError, RecordError, game_ids, game_info
from megavolt.core.game import NOBODY
from megavolt.core.line import Event
from megavolt.core.registry import make_game
from megavolt.games.blackout.events import FIELDS as BLACKOUT_FIELDS
from megavolt.games.board.events import FIELDS as BOARD_FIELDS
from megavolt.games.cards.events import FIELDS as CARD_FIELDS
from megavolt.lessons import courses, find_lesson
from megavolt.locale import LANGUAGES, Translator, choose_language
from megavolt.terminal.commands import ANSWERS, NAMES
from megavolt.terminal.map_board import COMMANDS as MAP_COMMANDS
from megavolt.terminal.moves_blackout import VERBS as BLACKOUT_VERBS
from megavolt.terminal.moves_board import VERBS as BOARD_VERBS
from megavolt.terminal.moves_cards import VERBS as CARD_VERBS
from megavolt.terminal.screen_blackout import COMMANDS as BLACKOUT_COMMANDS
from tests.locale.sources import PACKAGE, client_ids, named_ids, raised_codes, warning_codes

FOLDER = PACKAGE / "locale"
PREFIXES = (
    "admin-", "arena-", "bench-", "blackout-", "board-", "cards-", "data-", "deck-", "doctor-",
    "error-", "fuel-", "games-", "help-", "kernel-", "lesson-", "letter-", "load-", "map-", "money",
    "notice-", "phase-", "plain-", "plant-", "play-", "puzzle-", "puzzles-", "reason-", "region-",
    "replay-", "report-", "review-", "rules-", "serve-", "share-", "simulate-", "step-",
    "study-", "train-", "verify-",
)  # fmt: skip
# Each family's kinds of events with their facts, and its verbs.
FIELDS = {"board": BOARD_FIELDS, "cards": CARD_FIELDS, "blackout": BLACKOUT_FIELDS}
VERBS = {"board": BOARD_VERBS, "cards": CARD_VERBS, "blackout": BLACKOUT_VERBS}
COMMANDS = (*NAMES, *MAP_COMMANDS, *BLACKOUT_COMMANDS)
EVENTS = [(family, kind) for family, fields in FIELDS.items() for kind in fields]
# Events that only a log made for reading has; the screen makes them.
SCREEN_EVENTS = {"fuel_many": ("player", "fuel", "price", "count")}


class _Reader(Visitor):
    """The variables and messages that an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def entries(lang: str) -> dict[str, _Reader]:
    found: dict[str, _Reader] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = reader
    return found


def variables(lang: str, message: str) -> set[str]:
    """Those of a message and of all it refers to."""
    reader = entries(lang)[message]
    return reader.variables.union(*(variables(lang, name) for name in reader.references))


# ---- the files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_well_formed(lang: str) -> None:
    assert len(entries(lang)) > 100
    missing = {ref for reader in entries(lang).values() for ref in reader.references}
    assert not missing - entries(lang).keys()


@pytest.mark.parametrize("lang", ["es", "pl"])
def test_languages_have_the_same_files_and_messages(lang: str) -> None:
    files = {path.name for path in (FOLDER / "en").glob("*.ftl")}
    assert {path.name for path in (FOLDER / lang).glob("*.ftl")} == files
    assert entries(lang).keys() ^ entries("en").keys() == set()


@pytest.mark.parametrize("lang", ["es", "pl"])
def test_languages_use_the_same_variables(lang: str) -> None:
    wrong = {
        message: (sorted(variables("en", message)), sorted(variables(lang, message)))
        for message in entries("en")
        if variables("en", message) != variables(lang, message)
    }
    assert not wrong


def test_nothing_is_said_twice_by_mistake() -> None:
    # A translation that equals the English one was forgotten, names and numbers apart.
    for lang in ("es", "pl"):
        for message in entries("en"):
            english, other = _source("en", message), _source(lang, message)
            prose = len(re.findall(r"[a-z]{4,}", re.sub(r"\{[^}]*\}", "", english))) > 3
            assert not (prose and english == other), f"{lang}: {message}"


@cache
def _sources(lang: str) -> dict[str, str]:
    text = "\n".join(p.read_text(encoding="utf-8") for p in sorted((FOLDER / lang).glob("*.ftl")))
    parts = re.split(r"^(?=[a-z][\w-]* *=)", text, flags=re.MULTILINE)
    return {part.split("=")[0].strip(): part.partition("=")[2] for part in parts if "=" in part}


def _source(lang: str, message: str) -> str:
    return _sources(lang)[message]


# ---- what the source can say


def test_every_error_has_its_sentence() -> None:
    codes = raised_codes()
    assert {"bid_too_low", "still_future", "record_wrong_result", "data_bad_id"} <= codes.keys()
    assert not {code for code in codes if f"error-{code}" not in entries("en")}


def test_errors_are_given_the_facts_their_sentences_need() -> None:
    wrong = [
        f"{code}: {sorted(variables('en', f'error-{code}') - facts)}"
        for code, places in raised_codes().items()
        for facts in places
        if not variables("en", f"error-{code}") <= facts
    ]
    assert not wrong


def test_errors_say_what_to_do_next() -> None:
    bare = {"error-record_line", "error-rule", "error-usage_other"}  # parts of other sentences
    for lang in LANGUAGES:
        for message in entries(lang):
            if message.startswith("error-") and message not in bare:
                sentences = re.findall(r"[.?:;] ", _source(lang, message))
                assert sentences, f"{lang}: {message} says what happened and no more"


def test_every_family_is_looked_at() -> None:
    assert {game_info(game_id).family for game_id in game_ids()} == FIELDS.keys() == VERBS.keys()


@pytest.mark.parametrize(("family", "kind"), EVENTS)
def test_every_event_has_its_sentence(family: str, kind: str) -> None:
    message = f"event-{family}-{kind}"
    assert message in entries("en")
    assert variables("en", message) == set(FIELDS[family][kind])


def test_every_id_that_the_source_names_exists() -> None:
    named = named_ids(PREFIXES)
    assert {"play-help", "board-ask-bid", "help-megavolt", "fuel-count"} <= named
    assert not named - entries("en").keys()
    for name in (*chain(*VERBS.values()), *COMMANDS, *ANSWERS):
        assert f"typed-{name}" in entries("en")
    for name in COMMANDS:
        assert {f"play-usage-{name}", f"play-about-{name}"} <= entries("en").keys()
    assert {f"game-{game_id}" for game_id in game_ids()} <= entries("en").keys()
    assert warning_codes() <= entries("en").keys()


def test_every_id_that_the_browser_client_names_exists() -> None:
    named = {name for name in client_ids() if name.startswith(("web-", "option-"))}
    assert {"web-play-now", "option-text"} <= named
    assert sorted(named - entries("en").keys()) == []


def test_no_message_is_unused() -> None:
    used = named_ids(PREFIXES) | warning_codes() | client_ids()
    used |= {f"error-{code}" for code in raised_codes()}
    used |= {f"event-{family}-{kind}" for family, kind in EVENTS}
    used |= {f"event-board-{kind}" for kind in SCREEN_EVENTS}
    used |= {f"typed-{name}" for name in (*chain(*VERBS.values()), *COMMANDS, *ANSWERS)}
    used |= {f"play-{part}-{name}" for part in ("usage", "about") for name in COMMANDS}
    used |= {f"game-{game_id}" for game_id in game_ids()}
    used |= lesson_texts()
    for lang in LANGUAGES:
        references = {r for reader in entries(lang).values() for r in reader.references}
        assert sorted(entries(lang).keys() - used - references) == []


def lesson_texts() -> set[str]:
    """The messages of all lessons; tests/lessons checks that they are there."""
    lessons = [find_lesson(name) for course in courses() for name in course.lessons]
    parts = ("", "task", "hint", "done", "missed")
    found = {lesson.message(part) for lesson in lessons for part in parts}
    return found | {lesson.message(a.id) for lesson in lessons for a in lesson.answers}


def test_words_to_type_are_clear() -> None:
    """No word stands for two commands, and no command hides a verb."""
    for lang in LANGUAGES:
        words = [(w, name) for name in COMMANDS for w in _typed(lang, name)]
        assert len({w for w, _ in words}) == len(words), lang
        for family in VERBS.values():
            verbs = {w for verb in family for w in _typed(lang, verb)}
            assert not verbs & {w for w, _ in words}, lang


def _typed(lang: str, name: str) -> set[str]:
    from megavolt.terminal.typed import typed

    return set(typed(Translator(lang), name))


# ---- sentences


@pytest.mark.parametrize(
    ("lang", "counts", "said"),
    [
        ("en", {"coal": 2, "oil": 1}, "2 coal, 1 oil"),
        ("es", {"coal": 2, "oil": 1}, "2 de carbón, 1 de petróleo"),
        (
            "pl",
            {"coal": 1, "oil": 1, "uranium": 1},
            "1 jednostkę węgla, 1 jednostkę oleju, 1 jednostkę uranu",
        ),
        (
            "pl",
            {"coal": 2, "oil": 3, "garbage": 4},
            "2 jednostki węgla, 3 jednostki oleju, 4 jednostki śmieci",
        ),
        (
            "pl",
            {"coal": 5, "oil": 12, "uranium": 22},
            "5 jednostek węgla, 12 jednostek oleju, 22 jednostki uranu",
        ),
        ("en", {"coal": 0}, ""),
    ],
)
def test_fuels_are_counted_as_each_language_does(
    lang: str, counts: dict[str, int], said: str
) -> None:
    assert Translator(lang).fuels(counts) == said


@pytest.mark.parametrize(
    ("lang", "price", "said"),
    [
        ("en", 1, "Ana buys plant 07 for 1 Elektro."),
        ("es", 1, "Ana compra la central 07 por 1 electro."),
        ("es", 12, "Ana compra la central 07 por 12 electros."),
        ("pl", 12, "Ana kupuje elektrownię 07 za 12 Elektro."),
    ],
)
def test_an_event_is_a_sentence(lang: str, price: int, said: str) -> None:
    event = Event(3, "bought", {"player": 1, "plant": 7, "price": price})
    assert Translator(lang).event(event, ["Bob", "Ana"], make_game("classic", 2, {})) == said


def test_a_city_goes_by_its_name() -> None:
    event = Event(1, "built", {"player": 0, "city": "dusseldorf", "price": 10})
    said = Translator("en").event(event, ["Ana"], make_game("classic", 2, {}))
    assert said == "Ana connects Düsseldorf for 10 Elektro."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Line 12: A bid of 3 Elektro is too low for plant 13. "
         "Bid at least 13 Elektro, or pass. (rule GRID-AUC-03)"),
        ("es", "Línea 12: Una puja de 3 electros es demasiado baja para la central 13. "
         "Puja al menos 13 electros o pasa. (regla GRID-AUC-03)"),
        ("pl", "Wiersz 12: Oferta 3 Elektro za elektrownię 13 jest za niska. "
         "Zaoferuj co najmniej 13 Elektro albo spasuj. (zasada GRID-AUC-03)"),
    ],
)  # fmt: skip
def test_an_error_inside_an_error_is_said_with_its_rule(lang: str, said: str) -> None:
    inner = Illegal("bid_too_low", "GRID-AUC-03", bid=3, minimum=13, plant=13)
    assert Translator(lang).error(RecordError("record_line", line=12, problem=inner)) == said


def test_numbers_that_name_something_have_no_separator() -> None:
    said = Translator("en").error(OptionError("bad_seed", seed=-123456789))
    assert "-123456789" in said


def test_str_of_an_error_is_its_english_sentence() -> None:
    assert str(Illegal("nothing_to_undo")).startswith("There is nothing to undo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_stops_nobody(lang: str) -> None:
    t = Translator(lang)
    assert "no-such-message" in t.text("no-such-message", a=1)
    assert t.error(MegavoltError("no_such_code", thing=object())) == "No such code: thing object."
    assert t.text("event-board-bought", player="Ana").startswith("Ana")
    odd = Event(1, "no_such_kind", {"player": 0})
    assert t.event(odd, ["Ana"], make_game("classic", 2, {})) == "No such kind: player Ana."


def test_no_marks_around_what_is_filled_in() -> None:
    said = Translator("en").text("play-saved", file="x")
    assert said.isascii()


# ---- real games


@pytest.mark.parametrize("game_id", ["recharged", "classic", "cards", "blackout"])
def test_whole_games_are_told_in_every_language(game_id: str) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        match = _random_match(game_id, seed)
        kinds |= {event.kind for event in match.events}
        for lang in LANGUAGES:
            t = Translator(lang)
            for event in (*match.events, *match.events_for(NOBODY)):
                _is_prose(t.event(event, match.seats, match.game))
    assert len(kinds) > 15


def _random_match(game_id: str, seed: int) -> Match:
    match = Match.new(game_id, ["Ana", "Bob", "Eva"], seed)
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def _is_prose(text: str) -> None:
    assert not set("{}$<>_") & set(text), text
    assert "???" not in text


def test_every_refusal_met_in_play_is_told() -> None:
    """Odd words thrown at a game, move after move: each is refused in plain words."""
    match = Match.new("classic", ["Ana", "Bob", "Eva"], 4)
    rng = Random(1)
    words = [*match.legal(), "pass", "pass 3", "done", "bid 999", "open 50 1", "buy coal",
             "buy plutonium", "build essen", "build x", "scrap 3", "drop oil", "run 3", "run 5",
             "run 5 oil9", "run 99", "open", "bid x", "", "?"]  # fmt: skip
    codes: set[str] = set()
    while not match.over:
        legal = match.legal()
        words = [*words[-40:], *legal[:3]]
        for word in rng.sample(words, 6):
            refusal = match.why(word)
            if refusal is not None:
                codes.add(refusal.code)
                for lang in LANGUAGES:
                    _is_told(Translator(lang).error(refusal))
        match.play(rng.choice(legal))
    assert len(codes) > 15, codes


def test_every_refusal_of_the_wiring_game_is_told() -> None:
    match = Match.new("blackout", ["Ana", "Bob", "Eva"], 2)
    rng = Random(1)
    codes: set[str] = set()
    seen: list[str] = ["", "?", "install", "use gold", "fault r99c1", "rotate r0c0 n", "exchange"]
    while not match.over:
        legal = match.legal()
        seen = [*seen[-300:], *rng.sample(legal, min(8, len(legal)))]
        cells = [
            f"{verb} r{rng.randrange(12)}c{rng.randrange(12)}" for verb in VERBS["blackout"][:8]
        ]
        shaped = [f"{word} {rng.choice(('ns', 'es', 'new', 'nesw'))}" for word in cells[:3]]
        for word in (*rng.sample(seen, 6), *cells[3:], *shaped):
            refusal = match.why(word)
            if refusal is not None:
                codes.add(refusal.code)
                for lang in LANGUAGES:
                    _is_told(Translator(lang).error(refusal))
        match.play(rng.choice(legal))
    assert len(codes) > 25, codes


def test_every_refusal_of_the_card_game_is_told() -> None:
    match = Match.new("cards", ["Ana", "Bob"], 3, {"demolition": True})
    rng = Random(3)
    codes: set[str] = set()
    seen = ["", "?", "pass", "done", "burn", "bid 1", "bid 99", "open 5 6", "open 37 40", "open 3a",
            "open 99 1", "buy coal3 9", "buy coal9 2", "buy coal3 1", "buy uranium3 4", "run 12",
            "run 7b gas9", "scrap 12", "drop coal1/3", "burn coal2/3", "burn x"]  # fmt: skip
    while not match.over:
        legal = match.legal()
        seen = [*seen[:21], *seen[-60:], *rng.sample(legal, min(4, len(legal)))]
        for word in rng.sample(seen, 10):
            refusal = match.why(word)
            if refusal is not None:
                codes.add(refusal.code)
                for lang in LANGUAGES:
                    _is_told(Translator(lang).error(refusal))
        match.play(rng.choice(legal))
    assert len(codes) > 20, codes


@pytest.mark.parametrize(
    ("lang", "kept", "said"),
    [
        ("en", 2, "Ana buys an oil card of 2 from column 3 for 3 Elektro."),
        ("en", 1, "Ana buys an oil card of 2 from column 3 for 3 Elektro and keeps 1; "
         "left over: 1 (to column 1: 1)."),
        ("es", 2, "Ana compra una carta de petróleo de 2 de la columna 3 por 3 electros."),
        ("pl", 2, "Ana kupuje kartę oleju (2) z kolumny 3 za 3 Elektro."),
    ],
)  # fmt: skip
def test_a_fuel_card_is_told_in_words(lang: str, kept: int, said: str) -> None:
    surplus = {"kept": kept, "surplus": 2 - kept, "placed": 2 - kept}
    event = Event(1, "fuel", {"player": 0, "card": "oil2", "column": 3, "price": 3, **surplus})
    assert Translator(lang).event(event, ["Ana", "Bob"], make_game("cards", 2, {})) == said


@pytest.mark.parametrize(
    ("lang", "short", "in_words"),
    [
        ("en", ["coal3", "coal2/3", "coal-single"],
         ["a coal card of 3", "a coal card of 3 with 2 left", "a single coal card"]),
        ("es", ["carbón3", "carbón2/3", "carbón-suelto"],
         ["una carta de carbón de 3", "una carta de carbón de 3 en la que quedan 2",
          "una carta suelta de carbón"]),
        ("pl", ["węgiel3", "węgiel2/3", "węgiel-pojedynczy"],
         ["kartę węgla (3)", "kartę węgla (2 z 3)", "pojedynczą kartę węgla"]),
    ],
)  # fmt: skip
def test_fuel_cards_have_names(lang: str, short: list[str], in_words: list[str]) -> None:
    t = Translator(lang)
    cards = ["coal3", "coal2/3", "coal-single"]
    assert [t.fuel_card(card) for card in cards] == short
    assert [t.fuel_card(card, in_words=True) for card in cards] == in_words
    assert t.fuel_card("coal3/3", in_words=True) == in_words[0]
    assert t.fuel_card("overtime") == "overtime"


def test_cards_to_choose_from_are_named_in_the_language() -> None:
    refusal = Illegal("must_burn", "CARD-BUR-04", choices="coal2/3, coal-single")
    assert "węgiel2/3, węgiel-pojedynczy" in Translator("pl").error(refusal)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ana uses Overtime (0)."), ("es", "Ana usa Horas extra (0)."),
     ("pl", "Ana używa karty „Nadgodziny” (0).")],
)  # fmt: skip
def test_a_card_goes_by_its_name(lang: str, said: str) -> None:
    event = Event(1, "used", {"player": 0, "card": "overtime", "cost": 0})
    game = make_game("blackout", 2, {})
    assert Translator(lang).event(event, ["Ana", "Bob"], game) == said


def _is_told(text: str) -> None:
    assert "{" not in text.replace('{"coal"', ""), text
    assert not text.startswith("error-"), text


# ---- which language


@pytest.mark.parametrize(
    ("asked", "environ", "chosen"),
    [
        ("pl", {"MEGAVOLT_LANG": "es"}, "pl"),
        ("ES_es", {}, "es"),
        (None, {"MEGAVOLT_LANG": "es", "LANG": "pl_PL.UTF-8"}, "es"),
        (None, {"MEGAVOLT_LANG": "xx", "LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "pl_PL.UTF-8", "LANG": "es_ES.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "es_MX", "LANG": "pl_PL"}, "es"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_which_language_is_spoken(asked: str | None, environ: dict[str, str], chosen: str) -> None:
    assert choose_language(asked, environ) == chosen


def test_a_language_nobody_speaks_here() -> None:
    with pytest.raises(OptionError) as caught:
        choose_language("tlh")
    assert caught.value.code == "unknown_language"


def test_every_message_file_is_packaged() -> None:
    project = (Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert "locale/**/*.ftl" in project
