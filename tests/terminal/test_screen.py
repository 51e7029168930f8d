"""What a screen shows, and that it fits."""

import io
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from megavolt import Match
from megavolt.core.line import Event
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.choices import Choice, Question, read
from megavolt.terminal.families import load_screen
from megavolt.terminal.layout import pack, tags
from megavolt.terminal.screen_board import condensed
from tests.games.board.table import Table
from tests.games.board.test_scrapping import bought

SIZES = [(60, 20), (80, 24), (100, 30), (120, 40), (160, 45), (200, 60)]


def positions(game_id: str, players: int, options: dict[str, object]) -> list[Match]:
    """A few positions of a random game, from its beginning to its end."""
    names = ["Ana", "Bob", "Eva", "Maximiliano", "Ida", "Li"][:players]
    match = Match.new(game_id, names, 11, options)
    rng = Random(11)
    found = []
    while not match.over:
        if len(match.actions) % 240 == 0:
            found.append(Match.from_record(match.record()))
        legal = match.legal()
        match.play(legal[-1] if rng.random() < 0.2 else rng.choice(legal))
    return [*found, match]


@pytest.fixture(scope="module")
def played() -> list[Match]:
    return [
        *positions("recharged", 6, {"map": "usa"}),
        *positions("classic", 2, {"map": "germany"}),
        *positions("recharged", 2, {"regions": "draft", "start_cities": True, "demolition": True}),
        *positions("deluxe", 5, {}),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_position_fits(played: list[Match], lang: str, size: tuple[int, int]) -> None:
    width, height = size
    for match in played[:: 1 if lang == "pl" else 6]:
        for everything in (False, True):
            lines = drawn(match, lang, width, height, everything)
            assert max(Text(line).cell_len for line in lines) <= width
            if everything:
                _shows_everything(match, "\n".join(lines))


def drawn(match: Match, lang: str, width: int, height: int, everything: bool) -> list[str]:
    screen = load_screen(match.game, match.seats, Translator(lang))
    seat = -1 if match.to_move is None else match.to_move
    view = match.view(seat)
    question = None if match.over else screen.question(view, match.decision())
    console = Console(file=io.StringIO(), width=width, height=height, highlight=False)
    console.print(screen.board(view, console, question, everything))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def _shows_everything(match: Match, text: str) -> None:
    view = own_view(BoardView, match.view(match.to_move or 0))
    for plant in (*view["market"]["current"], *view["market"]["future"]):
        assert f"{plant['number']:02} " in text
    for player in view["players"]:
        assert str(player["money"]) in text
    for seat in match.seats:
        assert seat[:6] in text


def test_whose_turn_it_is_can_be_seen(played: list[Match]) -> None:
    match = played[1]
    row = next(line for line in drawn(match, "en", 80, 24, True) if line.startswith("▶"))
    assert match.seats[match.to_move or 0][:6] in row


def test_fuel_lies_in_the_dearest_spaces() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 1)
    lines = {line.split()[0]: line for line in drawn(match, "en", 80, 50, True) if line.split()}
    assert lines["oil"].split()[1:9] == ["···", "···", *["●●●"] * 6]
    assert lines["uranium"].split()[1:13] == ["·"] * 10 + ["●"] * 2


# ---- what can be chosen


def labels(match: Match, lang: str = "en") -> dict[str, str]:
    """What is shown beside each key."""
    screen = load_screen(match.game, match.seats, Translator(lang))
    question = screen.question(match.view(match.to_move or 0), match.decision())
    return {choice.key: choice.label for choice in question.shown()}


@pytest.mark.parametrize(
    ("lang", "lost", "either", "nothing"),
    [
        ("en", "you lose 2 oil", "you lose 2 coal or oil", "you lose no fuel"),
        ("es", "pierdes 2 de petróleo", "pierdes 2 de carbón o petróleo", "no pierdes recursos"),
        (
            "pl",
            "tracisz 2 jednostki oleju",
            "tracisz 2 jednostki – węgiel lub olej",
            "nie tracisz paliwa",
        ),
    ],
)
def test_what_scrapping_loses_is_said_beside_each_plant(
    lang: str, lost: str, either: str, nothing: str
) -> None:
    full = labels(bought("recharged", [5, 10, 12], {"coal": 4, "oil": 6}).match, lang)
    assert list(full) == ["5", "10", "12"]
    assert full["5"].endswith(f"→1 ({lost})")
    assert full["10"].endswith(f"→2 ({either})")
    empty = labels(bought("recharged", [5, 10, 12], {}).match, lang)
    assert all(label.endswith(f" ({nothing})") for label in empty.values())


def running(**fuel: int) -> Match:
    """Ana has two cities, a hybrid that supplies one of them and a coal plant for both."""
    table = Table("recharged", 3).order("ana", "bob", "eva")
    table.give("ana", money=20, plants=[5, 10], fuel=fuel, cities=["essen", "koln"])
    return table.begin("bureaucracy").match


def test_the_best_run_says_how_many_cities_it_supplies_and_what_it_pays() -> None:
    said = "supply 2 cities, receive 33 Elektro and end the turn (run 10)"
    assert labels(running(coal=3, oil=2))["best"] == said


@pytest.mark.parametrize(
    ("coal", "garbage", "prices", "burns"),
    [(14, 8, (3, 6), "run 10"), (2, 17, (7, 3), "run 14")],
    ids=["coal 3, garbage 6", "coal 7, garbage 3"],
)
def test_the_best_run_burns_what_is_cheapest_to_replace(
    coal: int, garbage: int, prices: tuple[int, int], burns: str
) -> None:
    """One plant is enough; the prices are those after the refill."""
    table = Table("recharged", 3).order("ana", "bob", "eva")
    fuel = {"coal": 2, "garbage": 2}
    table.give("ana", money=20, plants=[10, 14], fuel=fuel, cities=["essen", "koln"])
    table.fuel_market(coal=coal, garbage=garbage).begin("bureaucracy")
    assert f"({burns})" in labels(table.match)["best"]
    market = table.s.fuel.clone()
    for kind, amount in ((table.r.fuels.index("coal"), 4), (table.r.fuels.index("garbage"), 1)):
        market.refill(kind, amount)
    assert (market.price(0), market.price(table.r.fuels.index("garbage"))) == prices


def test_no_best_run_is_offered_where_none_pays_more_than_nothing() -> None:
    assert list(labels(running())) == ["done"]


def test_every_seat_has_a_sign_of_its_own() -> None:
    assert tags(["Ana", "Bob", "Eva"]) == ["A", "B", "E"]
    assert tags(["Ana", "Adam", "Aa", "A"]) == ["A", "D", "3", "4"]
    assert len(set(tags(["1", "2", "21", "12"]))) == 4
    assert len(set(tags(["2", "22", "1", "11", "3", "33"]))) == 6


def test_tokens_bought_in_a_row_are_one_line() -> None:
    def fuel(player: int, kind: str, price: int) -> Event:
        return Event(1, "fuel", {"player": player, "fuel": kind, "price": price})

    bought = [fuel(0, "coal", 1), fuel(0, "coal", 2), fuel(0, "oil", 3), fuel(1, "oil", 3)]
    found = [(e.facts["fuel"], e.facts["count"], e.facts["price"]) for e in condensed(bought)]
    assert found == [("coal", 2, 3), ("oil", 1, 3), ("oil", 1, 3)]


def test_lines_break_between_pieces() -> None:
    packed = pack([Text("07 oil"), Text("10 coal"), Text("15 coal")], 16, ", ")
    assert packed.plain == "07 oil, 10 coal,\n15 coal"


# ---- reading what is typed

NUMBERED = Question(
    "",
    [
        Choice("buy", "1", ("buy coal",), names=("węgiel", "coal"), many=True),
        Choice("buy", "2", ("buy oil",), names=("ropa", "oil"), many=True),
        Choice("buy", "", ("buy uranium",), names=("uran", "uranium"), legal=False, many=True),
        Choice("done", "done", ("done",)),
    ],
)
PLANTS = Question(
    "",
    [
        Choice("run", "5a", ("run 5 coal2",)),
        Choice("run", "5b", ("run 5 oil2",)),
        Choice("run", "7", ("run 7",)),
        Choice("run", "best", ("run 7", "done")),
    ],
    number_verb="run",
)
BID = Choice("bid", "bid", ("bid",), amounts=(12, 50))
BIDDING = Question("", [BID, Choice("pass", "pass", ("pass",))], plain_number=BID)
VERBS = {"b": "buy", "buy": "buy", "d": "done", "done": "done", "p": "pass", "bid": "bid"}


@pytest.mark.parametrize(
    ("question", "line", "words"),
    [
        (NUMBERED, "1", ["buy coal"]),
        (NUMBERED, "2 3", ["buy oil"] * 3),
        (NUMBERED, "WĘG", ["buy coal"]),
        (NUMBERED, "wegiel 2", ["buy coal"] * 2),
        (NUMBERED, "b co 2", ["buy coal"] * 2),
        (NUMBERED, "uran", ["buy uranium"]),
        (NUMBERED, "d", ["done"]),
        (PLANTS, "7", ["run 7"]),
        (PLANTS, "07", ["run 7"]),
        (PLANTS, "5B", ["run 5 oil2"]),
        (PLANTS, "9", ["run 9"]),
        (PLANTS, "best", ["run 7", "done"]),
        (BIDDING, "20", ["bid 20"]),
        (BIDDING, "3", ["bid 3"]),
        (BIDDING, "+", ["bid 12"]),
        (BIDDING, "bid", ["bid 12"]),
        (BIDDING, "p", ["pass"]),
    ],
)
def test_what_a_line_means(question: Question, line: str, words: list[str]) -> None:
    assert read(line, question, VERBS) == words


@pytest.mark.parametrize(
    ("question", "line", "code"),
    [
        (NUMBERED, "3", "no_such_number"),
        (NUMBERED, "1 31", "not_so_many"),
        (NUMBERED, "1 2 3", "unclear_number"),
        (NUMBERED, "b", "unclear_choice"),
        (NUMBERED, "x", "not_understood"),
        (NUMBERED, "  ", "empty_word"),
        (PLANTS, "5", "unclear_choice"),
        (PLANTS, "7 2", "not_so_many"),
        (BIDDING, "20 3", "unclear_number"),
        (BIDDING, "9" * 30, "unclear_number"),
    ],
)
def test_what_is_not_clear_is_not_guessed(question: Question, line: str, code: str) -> None:
    from megavolt import Illegal

    with pytest.raises(Illegal) as caught:
        read(line, question, VERBS)
    assert caught.value.code == code
