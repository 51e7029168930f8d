"""The wiring tile game on a terminal: what is drawn, that it fits, and that it can be played."""

import io
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.console import Console
from rich.text import Text

from megavolt import Illegal, Match
from megavolt.bots import make_bot
from megavolt.core.game import NOBODY
from megavolt.core.view_types import own_view
from megavolt.data.blackout import FIRST, SECOND, THIRD, load
from megavolt.games.blackout.view_types import BlackoutStakes, BlackoutView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.choices import read
from megavolt.terminal.drawing_blackout import WIDTH as BESIDE_BOARD
from megavolt.terminal.families import load_screen
from megavolt.terminal.layout import tags
from megavolt.terminal.margin_blackout import Margin
from megavolt.terminal.moves_blackout import VERBS
from megavolt.terminal.typed import verbs_for
from tests.terminal.conftest import Run
from tests.terminal.helpers import screenful, whole_match

NAMES = [("A", "Ana"), ("B", "Bob")]
SIZES = [(60, 24), (80, 24), (120, 40)]
PARTS = ("connections", "zones", "contracts")
PIECES = [
    {"cell": "r11c5", "player": 0, "exits": "ns"},
    {"cell": "r11c6", "player": 0, "exits": "ns", "insulated": True},
    {"cell": "r10c6", "player": 0, "exits": "nes", "transformer": True},
    {"cell": "r9c5", "player": 0, "exits": "ew"},
    {"cell": "r0c5", "player": 1, "exits": "ns", "faulted": True},
    {"cell": "r0c6", "player": 1, "exits": "nesw"},
]
OPTIONS = ("--option", "layout=fixed", "--option", "start=0")
TABLE = ("play", "blackout", "--seats", "Ana,Bob", *OPTIONS)


def known() -> Match:
    """A position on tiles of the first content, its panels north and south."""
    setup = {"start": 0, "hands": [["overtime", "refit"], None], "pieces": PIECES}
    options = {"content": FIRST, "layout": "fixed"}
    return Match.new("blackout", ["Ana", "Bob"], 1, options, setup)


def drawn(
    match: Match, lang: str = "en", size: tuple[int, int] = (80, 24), everything: bool = False
) -> list[str]:
    screen = load_screen(match.game, match.seats, Translator(lang))
    seat = NOBODY if match.to_move is None else match.to_move
    view = match.view(seat)
    question = None if match.over else screen.question(view, match.decision())
    console = Console(file=io.StringIO(), width=size[0], height=size[1], highlight=False)
    console.print(screen.board(view, console, question, everything))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def cell(lines: list[str], row: int, col: int) -> str:
    line = next(line for line in lines if line.startswith(f"{row:>2} "))
    at = 5 + 3 * col + col // 4
    return line[at : at + 3]


# ---- what is drawn


def test_a_known_position_is_drawn_right() -> None:
    lines = drawn(known())
    assert cell(lines, 11, 5) == "│A "  # live for Ana, who looks
    assert cell(lines, 11, 6) == "│A+"
    assert cell(lines, 10, 6) == "├A*"
    assert cell(lines, 9, 5) == "─a◇"  # hers, on a site, but not live
    assert cell(lines, 0, 5) == "│b!"
    assert cell(lines, 0, 6) == "┼b "
    assert cell(lines, 10, 5) == "c  "
    assert cell(lines, 0, 0) == "h  "
    assert cell(lines, 9, 6) == "b  "
    assert cell(lines, 5, 5) == "◇  "
    ana, bob = (next(line for line in lines if f"{tag} {name}" in line) for tag, name in NAMES)
    assert ana.split()[-3:] == ["1/3", "0", "2"]  # transformers on the board, contracts, cards
    assert bob.split()[-3:] == ["0/3", "0", "2"]
    assert cell(lines, 9, 7) == "·  "
    assert cell(lines, 10, 7) == "○  "  # she can install here
    text = "\n".join(lines)
    assert "▴A ▴A" in text
    assert "4  5▾B6▾B7" in lines[1]
    assert "Overtime (0)" in text
    assert "Refit (2)" in text
    assert "4 points left" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_position_fits(lang: str, size: tuple[int, int]) -> None:
    match = Match.new("blackout", ["Ana", "Bob", "Eva", "Li"], 5)
    rng = Random(5)
    while not match.over:
        if len(match.actions) % 60 == 0:
            for everything in (False, True):
                lines = drawn(match, lang, size, everything)
                assert max(Text(line).cell_len for line in lines) <= size[0]
                assert not any("…" in line for line in lines[1:] if size[0] >= 80)
        match.play(rng.choice(match.legal()))
    assert drawn(match, lang, size)


def in_the_dark(seats: list[str]) -> Match:
    match = Match.new("blackout", seats, 5)
    while not own_view(BlackoutView, match.view(NOBODY))["dark"]:
        match.play("done" if "done" in match.legal() else match.legal()[0])
    return match


def asked(match: Match, lang: str = "en") -> str:
    screen = load_screen(match.game, match.seats, Translator(lang))
    assert match.to_move is not None
    return screen.question(match.view(match.to_move), match.decision()).text


@pytest.mark.parametrize(
    ("lang", "rule", "taken", "only_done"),
    [
        (
            "en",
            "[BLACKOUT: one action each, as one set of 4 points goes round]",
            "[BLACKOUT: the one action is taken]",
            "this is a blackout round and your one action is taken. Type done.",
        ),
        (
            "es",
            "[APAGÓN: una acción por jugador, con un solo juego de 4 puntos]",
            "[APAGÓN: la única acción ya está hecha]",
            "es una ronda de apagón y ya has hecho tu única acción. Escribe fin.",
        ),
        (
            "pl",
            "[BEZ PRĄDU: po jednej akcji, bo krąży jeden zestaw (4 punkty)]",
            "[BEZ PRĄDU: jedyna akcja już wykonana]",
            "to runda bez prądu, a twoja jedyna akcja jest już wykonana. Wpisz koniec.",
        ),
    ],
)
def test_the_dark_and_its_one_action_are_told(
    lang: str, rule: str, taken: str, only_done: str
) -> None:
    match = in_the_dark(["Ana", "Bob"])
    assert rule in drawn(match, lang)[0]
    match.play(next(word for word in match.legal() if word.startswith("install ")))
    assert taken in drawn(match, lang)[0]
    while match.legal() != ["done"]:  # cards that cost nothing are no action
        free = next(word for word in match.legal() if word != "done")
        assert free.startswith("use ")
        assert asked(match, lang) == Translator(lang).text("blackout-ask-free-cards", why="dark")
        match.play(free)
        while match.view(NOBODY)["pending"]:
            match.play(match.legal()[0])
    assert asked(match, lang) == only_done


@pytest.mark.rule("BLK-DARK-08")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "2 points of your own; "),
        ("es", "2 puntos propios; "),
        ("pl", "2 własne punkty; "),
    ],
)
def test_points_of_ones_own_are_told_in_the_dark(lang: str, said: str) -> None:
    setup = {"start": 0, "round": 6, "tension": {"spare": 2}}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"content": "second"}, setup)
    assert own_view(BlackoutView, match.view(0))["dark"]
    assert asked(match, lang).startswith(said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "you have no points left. Type done."),
        ("es", "no te quedan puntos. Escribe fin."),
        ("pl", "nie masz już punktów. Wpisz koniec."),
    ],
)
def test_why_only_done_is_left(lang: str, said: str) -> None:
    setup = {"start": 0, "hands": [["refit", "refit"], None]}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"layout": "fixed"}, setup)
    match.play("install r11c5 nesw")
    assert match.legal() == ["done"]
    assert asked(match, lang) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_cost_nothing_are_pointed_out(lang: str) -> None:
    setup = {"start": 0, "hands": [["stockroom", "refit"], None]}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"layout": "fixed"}, setup)
    match.play("install r11c5 nesw")
    assert match.legal() == ["done", "use stockroom"]
    assert asked(match, lang) == Translator(lang).text("blackout-ask-free-cards", why="points")


# ---- shared contracts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_shared_contracts_are_listed_with_who_leads(lang: str, size: tuple[int, int]) -> None:
    match = known()
    t = Translator(lang)
    text = " ".join(" ".join(line[BESIDE_BOARD:] for line in drawn(match, lang, size)).split())
    if size[0] < 80:
        text = " ".join(" ".join(drawn(match, lang, size)).split())
    shared = own_view(BlackoutView, match.view(0))["shared"]
    assert shared["most_transformers"] == [5, 0]
    for contract, (ana, bob) in shared.items():
        name = t.text("blackout-shared", contract=contract)
        leaders = "".join(f"{tag}{n}" for tag, n in (("A", ana), ("B", bob)) if n) or "·"
        table = f"{name} (5) {ana or '·'} {bob or '·'}"
        assert table in text or f"{name} {leaders}" in text


def test_the_end_shows_the_shared_contracts_apart() -> None:
    match = whole_match("blackout", ("Ana", "Bob"), 3)
    outcome = match.outcome()
    assert outcome is not None
    for lang in LANGUAGES:
        t = Translator(lang)
        console = Console(file=io.StringIO(), width=80, highlight=False)
        console.print(load_screen(match.game, match.seats, t).result(outcome))
        assert isinstance(console.file, io.StringIO)
        lines = [line.rsplit(maxsplit=2) for line in console.file.getvalue().splitlines()]
        table = {cells[0].strip(): list(map(int, cells[1:])) for cells in lines[1:]}
        order = sorted((0, 1), key=lambda seat: outcome.ranks[seat])
        names = {c.id: c.name[lang] for c in load().shared}
        for contract, name in names.items():
            assert table[name] == [outcome.reasons[seat][contract] for seat in order]
        total = t.text("blackout-result", part="total")
        assert table[total] == [outcome.scores[seat] for seat in order]
        parts = [t.text("blackout-result", part=p) for p in (*PARTS, "shared")]
        for column in (0, 1):
            assert table[total][column] == sum(table[part][column] for part in parts)
            shared = table[parts[-1]][column]
            assert shared == sum(table[name][column] for name in names.values())


# ---- what the board is labelled with


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_letters_zones_and_sites_are_explained(lang: str, size: tuple[int, int]) -> None:
    lines, t = drawn(known(), lang, size), Translator(lang)
    text = "\n".join(lines)
    for kind in load().structures:
        assert t.text("blackout-legend", thing=kind.id, points=kind.points) in text
        assert f"{kind.symbol} " in t.text("blackout-legend", thing=kind.id, points=kind.points)
    assert t.text("blackout-legend", thing="site", points=0) in text
    view = own_view(BlackoutView, known().view(0))
    for row in range(3):
        above = next(i for i, line in enumerate(lines) if line.startswith(f"{4 * row:>2} ")) - 1
        for col in range(3):
            place = 3 * row + col
            facts = {"tile": view["layout"][place]["tile"], "points": view["zones"][place]}
            name = lines[above][5 + 13 * col : 17 + 13 * col]
            assert name.rstrip("┈") == t.text("blackout-zone-name", **facts)


@pytest.mark.parametrize("content", [FIRST, THIRD])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_zone_fits_above_its_tile(lang: str, content: str) -> None:
    names = [
        Translator(lang).text("blackout-zone-name", tile=tile.id, points=tile.zone_points)
        for tile in load(content).tiles
    ]
    assert max(map(len, names)) <= 12
    assert len(set(names)) == len(names)


# ---- the whole screen


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decision_fits_the_terminal(lang: str, players: int) -> None:
    match = Match.new("blackout", ["Ana", "Volta", "Kirchhoff", "Li"][:players], 7 + players)
    bot, rng = make_bot("greedy", match.game), Random(players)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        if len(match.actions) % 12 == 0 or view["pending"]:
            for width, height in ((80, 24), (100, 30), (120, 40)):
                lines = screenful(match, lang, (width, height))
                assert len(lines) < height  # a line is left for what is typed
                assert lines[0].startswith(Translator(lang).text("blackout-round", **view))
        legal = match.legal()
        sensible = rng.random() < 0.7
        match.play(bot.choose(view, legal, rng) if sensible else rng.choice(legal))


@pytest.mark.parametrize("content", [FIRST, THIRD])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_structures_pay_is_never_out_of_sight(lang: str, content: str) -> None:
    """Four players and a contract in many words leave the least room."""
    letters = "  ".join(f"{kind.symbol} +{kind.points}" for kind in load(content).structures)
    factory = Translator(lang).text("blackout-legend", thing="factory", points=4)
    for contract in load(content).contracts:
        setup = {"start": 0, "contracts": [contract.id, None, None, None]}
        seats, options = ["Ana", "Volta", "Kirchhoff", "Li"], {"content": content}
        match = Match.new("blackout", seats, 1, options, setup)
        text = "\n".join(drawn(match, lang, (80, 24)))
        assert letters in text or factory in text


@pytest.mark.rule("BLK-END-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_round_says_what_unspent_points_are_for(lang: str) -> None:
    t = Translator(lang)
    for repairs in (True, False):
        match = Match.new("blackout", ["Ana", "Bob"], 1, {"last_repairs": repairs})
        assert end_label(match, t) == t.text("blackout-choice-end", pending="none")
        while match.view(NOBODY)["round"] < 10:
            match.play("done" if "done" in match.legal() else match.legal()[0])
        while match.view(NOBODY)["phase"] != "turn":
            match.play(match.legal()[0])
        tension = own_view(BlackoutView, match.view(NOBODY))["tension"]
        last = 1  # point that everybody has besides (BLK-END-02)
        kept = t.text("blackout-choice-end-last", tension=tension["left"] + tension["spare"] + last)
        assert (end_label(match, t) == kept) is repairs


@pytest.mark.rule("BLK-END-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_last_repairs_are_no_turn_to_end(lang: str) -> None:
    pieces = [{"cell": "r11c5", "player": 0, "exits": "ns", "faulted": True}]
    setup = {"round": 10, "phase": "last_repairs", "unspent": [2, 0], "pieces": pieces}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"content": FIRST, "layout": "fixed"}, setup)
    t = Translator(lang)
    assert end_label(match, t) == t.text("blackout-choice-end", pending="repair")


def end_label(match: Match, t: Translator) -> str:
    assert match.to_move is not None
    screen = load_screen(match.game, match.seats, t)
    question = screen.question(match.view(match.to_move), match.decision())
    return next(choice.label for choice in question.choices if choice.words == ("done",))


# ---- what cards ask


def with_card(
    pieces: list[dict[str, object]], breakdown: str, seats: list[str], content: str = FIRST
) -> Match:
    """Both players end their first turn; then a breakdown card is turned up."""
    setup = {"start": 0, "pieces": pieces, "breakdown": [breakdown]}
    match = Match.new("blackout", seats, 1, {"content": content, "layout": "fixed"}, setup)
    while match.view(NOBODY)["phase"] == "turn":
        match.play("done")
    return match


STRAIGHTS: list[dict[str, object]] = [  # at the panels of the first content, which have no fuse
    {"cell": cell, "player": player, "exits": "ns"}
    for player, cells in enumerate((("r11c5", "r11c6"), ("r0c5", "r0c6")))
    for cell in cells
]


@pytest.mark.parametrize(
    ("lang", "rodents", "storm", "mayor"),
    [
        (
            "en",
            "Fault a straight of Bob.",
            "Fault one of your own straights.",
            "or done to keep the contract you have.",
        ),
        (
            "es",
            "Avería una recta de Bob.",
            "Avería una de tus rectas.",
            "o fin para quedarte con el que tienes.",
        ),
        (
            "pl",
            "Uszkodź prostą, której właścicielem jest Bob.",
            "Uszkodź jedną swoją prostą.",
            "albo koniec, żeby zatrzymać swój kontrakt.",
        ),
    ],
)
def test_a_breakdown_card_says_whose_and_whether(
    lang: str, rodents: str, storm: str, mayor: str
) -> None:
    texts = {card.id: card.text[lang] for card in load().breakdowns}
    for card, said in (("rodents", rodents), ("storm", storm), ("new_mayor", mayor)):
        question = asked(with_card(STRAIGHTS, card, ["Ana", "Bob"]), lang)
        assert texts[card] in question
        assert question.endswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_several_pieces_counts_them(lang: str) -> None:
    setup = {"start": 0, "hands": [["cable_reel", "stockroom"], None]}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"layout": "fixed"}, setup)
    t = Translator(lang)
    stop = t.text("blackout-ask-or-stop", pending="install")
    match.play("use cable_reel")
    assert stop not in asked(match, lang)  # one at least
    match.play("install r11c5 ns")
    assert t.text("blackout-ask-so-many", number=2, most=4, must="no") in asked(match, lang)
    assert stop in asked(match, lang)
    match.play("done")
    match.play("use stockroom")
    card = next(card for card in load().resources if card.id == "stockroom")
    assert asked(match, lang).startswith(f"{card.name[lang]}: {card.text[lang]}")


@pytest.mark.parametrize(
    ("lang", "breakdown", "first", "second"),
    [
        ("en", "peak_load", "straights, 1 of 2.", "straights, 2 of 2."),
        ("es", "peak_load", "rectas, n.º 1 de 2.", "rectas, n.º 2 de 2."),
        ("pl", "peak_load", "prostą, 1 z 2.", "prostą, 2 z 2."),
        ("en", "copper_thieves", "pieces back, 1 of 3.", "pieces back, 2 of 3."),
        ("es", "copper_thieves", "piezas, n.º 1 de 3.", "piezas, n.º 2 de 3."),
        ("pl", "copper_thieves", "element, 1 z 3.", "element, 2 z 3."),
    ],
)
def test_a_card_that_wants_several_pieces_counts_them(
    lang: str, breakdown: str, first: str, second: str
) -> None:
    laid = {"r11c5": "ns", "r11c6": "ns", "r10c6": "es", "r10c7": "ew", "r9c7": "ew", "r10c8": "ew"}
    pieces = [{"cell": cell, "player": 0, "exits": exits} for cell, exits in laid.items()]
    setup = {"start": 0, "pieces": pieces, "breakdown": [breakdown]}
    options = {"content": "second", "layout": "fixed"}
    match = Match.new("blackout", ["Ana", "Bob"], 1, options, setup)
    while match.view(NOBODY)["phase"] == "turn":
        match.play("done")
    assert asked(match, lang).endswith(first)
    match.play(next(word for word in match.legal() if word.endswith("r10c8")))
    assert asked(match, lang).endswith(second)


# What cards that ask something ask for, with the pieces it takes for them to ask.
FAULTS: list[dict[str, object]] = [
    {"cell": f"r{row}c{col}", "player": player, "exits": "ns", "faulted": True}
    for player, row in enumerate((9, 1))
    for col in (4, 7)
]
MORE: list[dict[str, object]] = [
    {"cell": "r10c6", "player": 0, "exits": "nesw"},
    {"cell": "r10c7", "player": 0, "exits": "ew"},
    {"cell": "r9c7", "player": 0, "exits": "ew"},
]
AWAY: list[dict[str, object]] = [  # straights away from the panel, which has a fuse
    {"cell": "r10c8", "player": 0, "exits": "ew"},
    {"cell": "r8c5", "player": 0, "exits": "ns"},
]
ASKING = {
    "spare_fuse": "repair",
    "insulating_tape": "insulate",
    "stockroom": "discard",
    "elbow_kit": "install",
    "junction_box": "install",
    "swivel_clamps": "rotate",
    "cut_cable": "fault",
    "cable_reel": "install",
    "quick_crossing": "install",
    "refit": "replace",
    "mobile_substation": "transformer",
    "storm": "fault",
    "overload": "fault",
    "rodents": "fault",
    "cable_thieves": "remove",
    "peak_load": "fault",
    "hot_transformers": "fault",
    "copper_thieves": "remove",
    "city_crew": "repair",
    "new_mayor": "contract",
}


def asking(content: str) -> list[tuple[str, str]]:
    """The content with each of its cards that asks something."""
    cards = {card.id for card in load(content).resources}
    cards |= {card.id for card in load(content).breakdowns}
    return [(content, card) for card in ASKING if card in cards]


def pieces_for(card: str) -> list[dict[str, object]]:
    if card == "overload":
        return [*STRAIGHTS, *MORE]
    if card in ("peak_load", "copper_thieves"):
        return [*STRAIGHTS, *MORE[:2], *AWAY]
    if card == "hot_transformers":
        return [*STRAIGHTS, MORE[0] | {"transformer": True}, MORE[1], *AWAY]
    return [*STRAIGHTS, *MORE[:2], *FAULTS]


@pytest.mark.parametrize(("content", "card"), [*asking(FIRST), *asking(SECOND), *asking(THIRD)])
def test_every_card_that_asks_is_told_in_full(content: str, card: str) -> None:
    pieces = pieces_for(card)
    if card in {c.id for c in load(content).resources}:
        setup = {"start": 0, "pieces": pieces, "hands": [[card, "overtime"], None]}
        options = {"content": content, "layout": "fixed"}
        match = Match.new("blackout", ["Ana", "Bob"], 1, options, setup)
        match.play(f"use {card}")
    else:
        match = with_card(pieces, card, ["Ana", "Bob"], content)
    assert match.view(NOBODY)["pending"] == ASKING[card]
    for lang in LANGUAGES:
        question = asked(match, lang)
        texts = {c.id: c.text[lang] for c in load(content).resources}
        texts |= {c.id: c.text[lang] for c in load(content).breakdowns}
        assert question.startswith(f"{Translator(lang).name('card', card)}: {texts[card]}")
        assert not set("{}$_") & set(question)


@pytest.mark.parametrize("content", [FIRST, THIRD])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_is_told(lang: str, content: str) -> None:
    match = known()
    margin = Margin(Translator(lang), match.seats, tags(match.seats), load(content))
    for contract in load(content).contracts:
        told = margin.contract(contract.id).plain
        assert contract.name[lang] in told
        assert not set("{}$_") & set(told)


@pytest.mark.parametrize(
    ("lang", "elbows", "every"),
    [
        ("en", "own (elbow)", "your own"),
        ("es", "con corriente (L)", "con corriente"),
        ("pl", "prądem (kolanko)", "pod prądem"),
    ],
)
def test_kinds_of_pieces_are_named_unless_all_count(lang: str, elbows: str, every: str) -> None:
    margin = Margin(Translator(lang), ["Ana", "Bob"], "AB", load())
    assert margin.contract("elbow_grease").plain.endswith(elbows)
    assert margin.contract("long_lines").plain.endswith(every)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "discard one. Which card do you discard?"),
        ("es", "descarta una. ¿Qué carta descartas?"),
        ("pl", "odrzuć jedną. Którą kartę odrzucasz?"),
    ],
)
def test_a_question_after_a_card_begins_with_a_capital_letter(lang: str, said: str) -> None:
    setup = {"start": 0, "hands": [["stockroom", "overtime"], None]}
    match = Match.new("blackout", ["Ana", "Bob"], 1, {}, setup)
    match.play("use stockroom")
    assert asked(match, lang).endswith(said)


# ---- what can be typed


def test_a_verb_alone_lists_what_it_can_mean() -> None:
    match = known()
    screen = load_screen(match.game, match.seats, Translator("en"))
    question = screen.question(match.view(0), match.decision())
    with pytest.raises(Illegal, match=r"several choices: r11c5 ew ─ \(2\), r11c6 ew") as caught:
        read("rotate", question, verbs_for(Translator("en"), VERBS))
    assert caught.value.facts["example"] == "rotate r11c5 ew"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cell_alone_is_answered_with_a_line_to_type(lang: str) -> None:
    match, t = known(), Translator(lang)
    question = load_screen(match.game, match.seats, t).question(match.view(0), match.decision())
    with pytest.raises(Illegal) as caught:
        read("i r10c7", question, verbs_for(t, VERBS))
    example = str(caught.value.facts["example"])
    assert example.startswith("i r10c7 ")
    assert t.error(caught.value).endswith(f": {example}.")
    assert read(example, question, verbs_for(t, VERBS)) == [example.replace("i ", "install ")]


def test_a_verb_is_enough_where_it_has_one_action() -> None:
    pieces = [{"cell": "r11c5", "player": 0, "exits": "nesw"}]
    pieces += [{"cell": "r0c5", "player": 1, "exits": "ns"}]
    match = Match.new("blackout", ["Ana", "Bob"], 1, {"layout": "fixed"}, {"pieces": pieces})
    if match.to_move == 1:
        match.play("done")
    screen = load_screen(match.game, match.seats, Translator("en"))
    question = screen.question(match.view(0), match.decision())
    verbs = verbs_for(Translator("en"), VERBS)
    assert read("fault", question, verbs) == ["fault r0c5"]
    (fault,) = [choice for choice in question.shown() if choice.verb == "fault"]
    assert (fault.key, fault.label) == ("fault", "r0c5 (2)")


LINE = "r11c6 ns, r10c6 es, r10c7 nw, r9c7 ns, r8c7 sw, r8c6 ne, r7c6 ns, r6c6 ns"


@pytest.mark.rule("BLK-ACT-23")
@pytest.mark.parametrize(
    ("length", "said"),
    [(2, "r10c6 (2)"), (8, "r6c6 r10c6 (2–4)")],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_transformer_says_what_it_costs(lang: str, length: int, said: str) -> None:
    line = [piece.split() for piece in LINE.split(", ")[:length]]
    pieces = [{"cell": cell, "player": 0, "exits": exits} for cell, exits in line]
    setup = {"start": 0, "pieces": pieces}
    options = {"content": FIRST, "layout": "fixed"}  # its zones are worth up to 4
    match = Match.new("blackout", ["Ana", "Bob"], 1, options, setup)
    screen = load_screen(match.game, match.seats, Translator(lang))
    question = screen.question(match.view(0), match.decision())
    (choice,) = [choice for choice in question.shown() if choice.verb == "transformer"]
    assert choice.label == said


def test_cards_are_numbered_and_wiring_is_named() -> None:
    match = known()
    screen = load_screen(match.game, match.seats, Translator("en"))
    question = screen.question(match.view(0), match.decision())
    keys = [choice.key for choice in question.shown()]
    assert len(keys) == len(set(keys)) < 20
    for verb in set(VERBS) - {"use"}:  # the board has the keys of cards
        assert (verb in keys) == any(word.split()[0] == verb for word in match.legal())
    assert {key for key in keys if key.isdecimal()} == {"1", "2"}
    verbs = verbs_for(Translator("es"), VERBS)
    assert read("i r10c7 sw", question, verbs) == ["install r10c7 sw"]
    assert read("instalar r10c7 sw", question, verbs) == ["install r10c7 sw"]


def test_a_game_can_be_typed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.megavolt"
    first = "i r11c5\ni r11c5 ns\nwhy i r10c5 ns\ndr\n1\nrules BLK-ACT-10\nundo\n2\n"
    typed = f"{first}d\ndone\ni r5c11 es\n"
    result = run(*TABLE, "--seed", 3, "--save", path, typed=typed)
    assert result.exit_code == 0
    assert "r11c5 ns │ (1), r11c5 es ┌ (2)" in result.stdout
    assert "a gated community" in result.stdout
    assert "The piece must be joined to your panel" in result.stdout
    words = Match.load(path).words
    assert words[:2] == ["install r11c5 ns", "draw"]
    assert words[2].startswith("discard ")
    assert words[3:] == ["done", "install r5c11 es"]
    assert "The game is saved in" in result.stdout  # the input ended, the game is kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_typed(run: Run, tmp_path: Path, lang: str) -> None:
    wanted = Match.new("blackout", ["Ana", "Bob"], 4, {"layout": "fixed", "start": 0})
    rng = Random(4)
    while not wanted.over:
        legal = wanted.legal()
        wanted.play("done" if "done" in legal and rng.random() < 0.3 else rng.choice(legal))
    path = tmp_path / "a.megavolt"
    typed = "\n".join(wanted.words)
    result = run("--lang", lang, *TABLE, "--seed", 4, "--save", path, typed=typed)
    assert result.exit_code == 0
    assert Match.load(path).words == wanted.words
    assert Match.load(path).over


def under_way(moves: int = 90) -> Match:
    match, rng = Match.new("blackout", ["Ana", "Bob"], 4, {"content": "second"}), Random(4)
    bot = make_bot("greedy", match.game)
    while len(match.actions) < moves and match.to_move is not None:
        match.play(bot.choose(match.view(match.to_move), match.legal(), rng))
    return match


def stakes_shown(match: Match, lang: str) -> str:
    screen = load_screen(match.game, match.seats, Translator(lang))
    console = Console(file=io.StringIO(), width=120, highlight=False)
    console.print(screen.commands()["stakes"]("", match.view(0), console))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_at_stake_is_shown_on_request(lang: str) -> None:
    match, t = under_way(), Translator(lang)
    shown = stakes_shown(match, lang)
    stakes = cast("BlackoutStakes", match.game.stakes(match.state))
    for contract, standing in stakes["shared"].items():
        line = next(line for line in shown.splitlines() if t.name("shared", contract) in line)
        if standing["margin"]:
            assert t.text("web-shared-margin", margin=standing["margin"]) in line
    costly = max(stakes["faults"], key=lambda fault: max(fault["losses"]))
    loss = max(costly["losses"])
    name = match.seats[costly["losses"].index(loss)]
    cost = t.text("web-fault-cost", player=name, points=loss)
    assert any(f"{costly['cell']}: " in line and cost in line for line in shown.splitlines())
    weak = [p for pieces in stakes["hanging"] for p in pieces if p["threats"] and p["points"]]
    weakest = max(weak, key=lambda piece: piece["points"])
    assert f"  {weakest['cell']}: " in shown
    likeliest = stakes["breakdowns"][0]
    card = next(c for c in load("second").breakdowns if c.id == likeliest["card"])
    assert f"{likeliest['chance']:.0%} {card.name[lang]}" in shown


def test_the_stakes_can_be_asked_for_at_the_table(run: Run) -> None:
    shown = run(*TABLE, typed="stakes\nquit\n").stdout
    assert "nobody yet" in shown
    assert "What may come next" in shown
