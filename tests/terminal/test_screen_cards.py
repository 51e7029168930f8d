"""The card game on a terminal: what is drawn, that it fits, and that it can be played."""

import io
from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from megavolt import Illegal, Match
from megavolt.core.decision_types import own_decision
from megavolt.core.game import NOBODY
from megavolt.core.line import Event
from megavolt.core.view_types import own_seat, own_view
from megavolt.games.cards.decision_types import CardsDecision
from megavolt.games.cards.view_types import CardsView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.choices import Question, read
from megavolt.terminal.families import Screen, load_screen
from megavolt.terminal.moves_cards import VERBS
from megavolt.terminal.typed import verbs_for
from tests.games.cards.table import Table
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match, words_by_seat

SIZES = [(60, 24), (80, 24), (120, 40)]
NAMES = ["Ana", "Bob", "Eva", "Maximiliano", "Ida", "Li"]


def drawn(
    match: Match, lang: str = "en", size: tuple[int, int] = (80, 24), everything: bool = False
) -> list[str]:
    """The lines of the screen of whoever is to move."""
    screen = load_screen(match.game, match.seats, Translator(lang))
    seat = NOBODY if match.to_move is None else match.to_move
    view = match.view(seat)
    question = None if match.over else screen.question(view, match.decision())
    console = Console(file=io.StringIO(), width=size[0], height=size[1], highlight=False)
    console.print(screen.board(view, console, question, everything))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def asked(match: Match, lang: str = "en") -> Question:
    screen = load_screen(match.game, match.seats, Translator(lang))
    return screen.question(match.view(match.to_move or 0), match.decision())


def meant(match: Match, line: str, lang: str = "en") -> list[str]:
    return read(line, asked(match, lang), verbs_for(Translator(lang), VERBS))


# ---- positions


def buying(last: bool = False) -> Table:
    """Ana, with two coal plants and one uranium plant, is to buy; she holds two coal."""
    table = Table().give("ana", 9, ["03a", "04b", "05a"], ["coal2/3"])
    table.columns(["gas-single"], ["coal2", "coal3"], ["coal3", "oil2", "uranium1"], ["gas2"])
    return table.order("bob", "eva", "ana").begin("fuel", last=last)


def running() -> Table:
    """Ana has a hybrid, a gas plant and fuel on several cards."""
    table = Table().give("ana", 9, ["07b", "04a", "08a"], ["gas2/3", "gas2", "oil2/3"])
    return table.order("ana", "bob", "eva").begin("bureaucracy")


def losing() -> Table:
    """Bob has bought a fourth plant and scrapped his hybrid: gas or oil has to go."""
    table = Table(demolition=True).give("ana", 30, [], [])
    table.give("bob", 30, ["14", "13", "03b"], ["gas2/2", "gas1/3", "oil2", "oil1/3"])
    table.market("05a", "05b", "06a", "07a", "08a", "08b", "12", "15").order("bob", "ana", "eva")
    return table.begin("auction").play("open 07a 7", "pass", "pass", "scrap 14")


# ---- what is drawn


def test_an_auction_is_drawn() -> None:
    table = Table(players=2, setup={"order": [0, 1]})
    table.market("03a", "04a", "05a", "07b", "08a", "08b", "12", "14").begin("auction")
    text = "\n".join(drawn(table.match, size=(80, 40)))
    assert "Round 2 │ [auction] ▸ fuel ▸ bureaucracy" in text
    assert "03a coal×1→4*" in text
    assert "07b hybrid×3→8" in text
    assert "Future  08a eco→6" in text
    assert "top card" in text
    assert "*03a: discount, bids from 1" in text
    assert " 2 # Bank" in text
    table.play("open 05a 6")
    assert "plant 05a, ana leads with 6 Elektro; still bidding: ana, bob" in "\n".join(
        drawn(table.match)
    )


def test_a_fuel_market_is_drawn_with_keys_and_what_would_be_kept() -> None:
    lines = drawn(buying().match)
    rows = [line[8:].strip() for line in lines if "Elektro " in line[:20]]
    assert rows[:4] == [
        "1 Elektro (gas-single)",
        "2 Elektro [1] coal2  [2] coal3",
        "3 Elektro [3] coal3  (oil2)  [4] uranium1",
        "4 Elektro (gas2)",
    ]
    last = "\n".join(drawn(buying(last=True).match))
    assert "[1] coal2→1  [2] coal3→1" in last
    assert "last round" in last
    assert "bureaucracy" not in last


def test_stores_are_drawn_with_cards_and_room() -> None:
    text = "\n".join(drawn(buying().match))
    assert "03a coal×1→4, 04b coal×2→6, 05a uranium×1→6" in text
    assert "coal 2 (2/3) +4, uranium 0 +2" in text
    wide = next(line for line in drawn(buying().match, size=(120, 40)) if "A ana" in line)
    assert "05a uranium×1→6" in wide
    assert "coal 2 (2/3) +4" in wide
    assert wide.split()[4] == "+6"  # what the plants earn with the fuel at hand


def test_losing_fuel_is_asked_card_by_card() -> None:
    table = losing()
    question = asked(table.match)
    assert table.match.view(1)["pending"] == "lose_fuel"
    assert question.text == (
        "your plants cannot hold all your fuel. Which card do you take a unit from?"
    )
    *labels, default = [choice.label for choice in question.shown()]
    assert labels
    assert default == "all that must go, what is cheapest to lose: gas1/3, oil1/3"
    assert all("/" in label for label in labels)
    assert meant(table.match, "1") == [table.match.legal()[0]]
    assert meant(table.match, labels[-1]) == [table.match.legal()[-1]]
    assert "demolition card 1" in "\n".join(drawn(table.match))
    assert labels[0] in Translator("en").error(table.refused("done"))


@pytest.mark.parametrize(("lang", "line"), [("en", "drop"), ("es", "drop"), ("pl", "drop")])
def test_a_bare_drop_stands_for_words_of_the_record(lang: str, line: str) -> None:
    table = losing()
    words = meant(table.match, line, lang)
    assert words == ["drop gas1/3", "drop oil1/3"]
    named = [Translator(lang).fuel_card(word.split()[1]) for word in words]
    assert asked(table.match, lang).shown()[-1].label.endswith(": " + ", ".join(named))
    table.play(*words)
    assert table.match.view(1)["pending"] is None
    assert table.match.words[-2:] == words


def test_burning_is_asked_only_where_it_matters() -> None:
    table = running().play("run 04a")
    question = asked(table.match)
    assert question.text == "1 gas still to burn. From which card?"
    assert [c.label for c in question.shown()][:2] == ["gas2/2", "gas2/3"]
    assert meant(table.match, "gas2/3") == ["burn gas2/3"]
    assert meant(table.match, "burn") == ["burn"]
    assert meant(table.match, "2") == ["burn gas2/3"]


def test_the_end_is_drawn() -> None:
    match = whole(3)
    text = "\n".join(drawn(match))
    assert "[game over]" in text
    outcome = match.outcome()
    assert outcome is not None
    console = Console(file=io.StringIO(), width=80)
    console.print(load_screen(match.game, match.seats, Translator("en")).result(outcome))
    assert isinstance(console.file, io.StringIO)
    first = console.file.getvalue().splitlines()[1]
    winner = outcome.winners[0]
    facts = [str(outcome.reasons[winner][name]) for name in ("points", "production", "money")]
    assert first.split()[:5] == ["1.", match.seats[winner], *facts]
    assert int(facts[0]) == int(facts[1]) + int(facts[2]) // 10
    how = Translator("en").text("cards-points-how")
    assert how in " ".join(console.file.getvalue().split())


@cache
def whole(players: int) -> Match:
    return bot_match("cards", NAMES[:players], players, level="random")


@cache
def positions(players: int) -> list[Match]:
    """Positions of a random game: one for each thing that can be asked, and its end."""
    found: dict[object, Match] = {}
    options = {"demolition": True, "hidden_money": players == 3}
    match = Match.new("cards", NAMES[:players], players, options)
    rng = Random(players)
    while not match.over:
        view = own_view(CardsView, match.view(match.to_move or 0))
        kind = (view["phase"], view["pending"], view["last_round"], view["round"] > 5)
        if kind not in found:
            found[kind] = Match.from_record(match.record())
        legal = match.legal()
        busy = [word for word in legal if word.startswith(("buy", "run", "open"))]
        match.play(rng.choice(busy if busy and rng.random() < 0.8 else legal))
    return [*found.values(), match]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_fits(players: int, lang: str) -> None:
    for match in positions(players)[:: 1 if lang == "pl" else 3]:
        for size in SIZES:
            _fits(drawn(match, lang, size), size[0])
        lines = drawn(match, lang, everything=True)
        _fits(lines, 80)
        _shows_everything(match, "\n".join(lines))


def _fits(lines: list[str], width: int) -> None:
    assert max(Text(line).cell_len for line in lines) <= width
    assert not any("…" in line for line in lines[1:] if width >= 80)
    assert not any(mark in line for line in lines for mark in ("cards-", "board-", "{"))


def _shows_everything(match: Match, text: str) -> None:
    seat = NOBODY if match.to_move is None else match.to_move
    view = own_view(CardsView, match.view(seat))
    plants = [*view["market"]["current"], *view["market"]["future"]]
    for plant in (*plants, *(p for player in view["players"] for p in player["plants"])):
        assert f"{plant['id']} " in text
    for name in match.seats:
        assert name[:6] in text
    if view["market"]["stack_holds"]:
        assert ", ".join(view["market"]["stack_holds"])[:20] in text


def test_what_the_positions_are() -> None:
    """The positions looked at are of every kind."""
    matches = [match for players in (2, 3, 6) for match in positions(players)]
    views = [own_view(CardsView, match.view(NOBODY)) for match in matches]
    assert {view["phase"] for view in views} == {"auction", "fuel", "bureaucracy", "over"}
    assert {view["pending"] for view in views} >= {None, "scrap", "burn"}
    assert {view["last_round"] for view in views} == {False, True}


def test_cards_burnt_are_left_out_of_a_log_to_read() -> None:
    match = whole(3)
    screen: Screen = load_screen(match.game, match.seats, Translator("en"))
    events = [Event(1, "burnt", {"player": 0, "card": "coal2/3"}), Event(1, "game_over", {})]
    assert [event.kind for event in screen.condensed(events)] == ["game_over"]


# ---- what can be typed


@pytest.mark.parametrize(
    ("lang", "line", "words"),
    [
        ("en", "1", ["buy coal2 2"]),
        ("en", "2", ["buy coal3 2"]),
        ("en", "coal3", ["buy coal3 2"]),  # the cheapest of its like
        ("en", "coal3 3", ["buy coal3 3"]),
        ("en", "b coal3 3", ["buy coal3 3"]),
        ("en", "b coal 3", ["buy coal3 3"]),
        ("en", "uranium", ["buy uranium1 3"]),
        ("en", "ur", ["buy uranium1 3"]),
        ("en", "oil", ["buy oil2 3"]),  # not legal: the game says why
        ("en", "d", ["done"]),
        ("es", "carbón3", ["buy coal3 2"]),
        ("es", "compra carbon 3", ["buy coal3 3"]),
        ("es", "uranio1", ["buy uranium1 3"]),
        ("pl", "kup węgiel 3", ["buy coal3 3"]),
        ("pl", "WEGIEL3 3", ["buy coal3 3"]),
        ("pl", "koniec", ["done"]),
    ],
)
def test_ways_to_buy(lang: str, line: str, words: list[str]) -> None:
    assert meant(buying().match, line, lang) == words


def test_what_may_be_several_cards_is_not_guessed() -> None:
    with pytest.raises(Illegal) as caught:
        meant(buying().match, "b coal 2")
    assert caught.value.facts["choices"] == "coal2 2, coal3 2"
    assert meant(buying().match, "1 2") == ["buy coal2 2"] * 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("5a", ["open 05a 5"]),
        ("05a 7", ["open 05a 7"]),
        ("5", ["open 05a 5"]),
        ("o 5 6", ["open 05a 6"]),
        ("3b", ["open 03b 1"]),  # in nobody's market: the game says why
        ("12", ["open 12 12"]),
        ("p", ["pass"]),
    ],
)
def test_ways_to_open(line: str, words: list[str]) -> None:
    table = Table().market("03a", "04a", "05a", "07b", "08a", "08b", "12", "14").begin("auction")
    assert meant(table.match, line) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("4a", ["run 04a"]),
        ("4", ["run 04a"]),
        ("r 4", ["run 04a"]),
        ("7b", ["run 07b"]),
        ("7b gas1 oil2", ["run 07b gas1 oil2"]),
        ("r", ["run 08a", "run 04a", "run 07b gas2 oil1", "burn", "done"]),
    ],
)
def test_ways_to_run(line: str, words: list[str]) -> None:
    found = meant(running().match, line)
    assert sorted(found) == sorted(words)
    assert ("done" in words) == (found[-1] == "done")


def test_the_best_run_earns_what_it_says() -> None:
    table = running()
    label = next(c.label for c in asked(table.match).choices if c.key == "run")
    best = table.view(0)["players"][0]["production"]
    assert f"earn {best} Elektro" in label
    before = table.money("ana")
    table.play(*meant(table.match, "run"))
    assert table.money("ana") == before + best


def test_the_best_run_is_the_best_in_whole_games() -> None:
    for players in (2, 4):
        match = Match.new("cards", NAMES[:players], 8)
        rng = Random(8)
        while not match.over:
            view = own_view(CardsView, match.view(match.to_move or 0))
            if view["phase"] == "bureaucracy" and not view["ran"] and not view["pending"]:
                _best_is_best(match, view)
            legal = match.legal()
            busy = [word for word in legal if word.startswith(("buy", "open"))]
            match.play(rng.choice(busy or legal))


def _best_is_best(match: Match, view: CardsView) -> None:
    me = view["players"][own_seat(view)]
    decision = match.decision()
    assert decision is not None
    assert own_decision(CardsDecision, decision)["runs"][0]["gives"] == me["production"]
    copy = Match.from_record(match.record())
    for word in meant(copy, "r") if me["production"] else ["done"]:
        copy.play(word)
    paid = next(e for e in reversed(copy.events) if e.kind == "income")
    assert paid.facts["pay"] == max(1, me["production"])


# ---- at the table


def test_a_whole_game_against_a_bot(run: Run, tmp_path: Path) -> None:
    wanted = bot_match("cards", ["Ana", "Volta"], 6, level="random")
    path = tmp_path / "a.megavolt"
    typed = "\n".join(words_by_seat(wanted, 0))
    seats = ("--seats", "Ana,bot:random", "--seed", 6, "--save", path)
    result = run("play", "cards", *seats, "--no-auto-pass", typed=typed)
    assert result.exit_code == 0
    assert Match.load(path).words == wanted.words
    assert Match.load(path).over


@pytest.mark.parametrize(("lang", "said"), [("en", " wins."), ("es", "Gana "), ("pl", "Wygrywa ")])
def test_the_end_of_a_game_of_people(run: Run, tmp_path: Path, lang: str, said: str) -> None:
    wanted = whole(4)
    path = tmp_path / "late.megavolt"
    bot_match("cards", NAMES[:4], 4, len(wanted.words) - 20, level="random").save(path)
    typed = "\n".join(wanted.words[-20:])
    result = run("--lang", lang, "play", "--resume", path, "--no-auto-pass", typed=typed)
    assert result.exit_code == 0
    assert said in result.stdout
    assert Match.load(path).words == wanted.words
    assert run("verify", path).exit_code == 0
    told = run("--lang", lang, "replay", path).stdout
    assert len(told.splitlines()) > len(wanted.events)
    assert "event-" not in told


def test_short_words_at_the_table(run: Run, data: Path) -> None:
    lines = ["5", "open 5 6", "help", "why buy coal3 2", "rules CARD-AUC-04", "board", "log"]
    result = run("play", "cards", "--seats", "Ana,Bob", "--seed", 3, typed="\n".join(lines))
    assert result.exit_code == 0
    assert "coal3→2" in result.stdout  # help
    assert "Bid more, or pass. (rule CARD-AUC-05)" in result.stdout
    assert "CARD-AUC-04 · Phase 1: auction\nThe first bid is at least" in result.stdout
    assert "Not seen yet: " in result.stdout
    (path,) = (data / "megavolt").glob("*.megavolt")
    assert Match.load(path).words[0].startswith("open 05")


def test_nonsense_changes_nothing(run: Run, data: Path) -> None:
    rng = Random(7)
    signs = "abcxyz019 \t+-./\\\"'[]{}()*?!@#%&€ßłąé\x00\x1b\u202e😀;|$"
    lines = ["".join(rng.choices(signs, k=rng.randrange(1, 30))) for _ in range(60)]
    lines += ["9" * 400, "coal3/", "coal0/3", "buy coal3 -1", "buy coal²", "run", "burn burn"]
    lines += ["05a 99", "drop", "coal-single", "1 2 3", "buy buy", "best", "undo -1"]
    result = run("play", "cards", "--seats", "Ana,Bob", "--seed", 3, typed="\n".join(lines))
    assert result.exit_code == 0
    (path,) = (data / "megavolt").glob("*.megavolt")
    assert Match.load(path).words == []


def test_a_plain_terminal_is_enough(run: Run) -> None:
    result = run("play", "cards", "--seats", "Ana,Bob", "--seed", 3, TERM="dumb", NO_COLOR="1")
    assert "\x1b" not in result.stdout
    assert "[auction] ▸ fuel" in result.stdout


def test_simulate_and_games_know_the_card_game(run: Run) -> None:
    result = run("simulate", "cards", "--games", 3, "--seed", 1, "--players", 2, "--check")
    assert result.exit_code == 0
    assert "cards" in run("games").stdout
