"""The map at the terminal: drawn for every map, and asked about by `near` and `plan`."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from megavolt import Match
from megavolt.core.view_types import own_view
from megavolt.data import load_map, map_ids, printed_maps
from megavolt.games.board.view_types import BoardView
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.families import load_screen
from megavolt.terminal.layout import DOTS
from megavolt.terminal.map_drawing import Area, draw, name_length
from tests.games.board.table import Table
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match

IBERIA = str(Path("docs/examples/map-iberia.toml").absolute())
MAPS = [(name, edition) for edition in ("recharged", "deluxe") for name in printed_maps(edition)]
MAPS += [(name, "classic") for name in map_ids("classic") if name not in printed_maps()]
MAPS += [(IBERIA, "classic")]
REGIONS = ["west", "east", "southwest"]


def drawn(match: Match, command: str, width: int = 80, height: int = 24, lang: str = "en") -> str:
    """What a command shows to the seat to move."""
    screen = load_screen(match.game, match.seats, Translator(lang))
    name, _, rest = command.partition(" ")
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, highlight=False, color_system=None)
    console.print(screen.commands()[name](rest, match.view(match.to_move or 0), console))
    return out.getvalue()


def without_lines(text: str) -> str:
    """Without the dots that connections are drawn with."""
    return re.sub(rf"[{chr(DOTS)}-{chr(DOTS + 255)}]", " ", text)


# ---- the drawing


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize(("name", "edition"), MAPS, ids=lambda x: Path(str(x)).stem)
def test_every_city_and_cost_is_on_the_map(name: str, edition: str, size: tuple[int, int]) -> None:
    match = Match.new(edition, ["Ana", "Bob", "Eva", "Ida"], 3, {"map": name})
    view = own_view(BoardView, match.view(0))
    text = without_lines(drawn(match, "map", *size))
    lines = text.splitlines()
    assert max(Text(line).cell_len for line in lines) <= size[0]
    data = load_map(name, edition)
    cities = [city for city in data.cities if city.id in view["cities"]]
    least = 6 if size[0] == 80 else 9
    for city in cities:
        assert city.name[:least] in text
    numbers = [i for i, city in enumerate(data.cities) if city.id in view["cities"]]
    costs = [cost for a, b, cost in data.connections if a in numbers and b in numbers]
    shown = [int(n) for line in lines for n in re.findall(r"(?<![\w.])\d+(?!\w)", line)]
    assert sorted(shown) == sorted(costs)


def test_names_never_touch() -> None:
    data = load_map("usa", "recharged")
    area = Area(80, 34)
    most = name_length([city.name for city in data.cities], 4, area)
    names = [Text(city.name[:most]) for city in data.cities]
    widths = [name.cell_len + 4 for name in names]
    text = "\n".join(line.plain for line in draw(data.cities, names, widths, {}, area))
    for name in names:
        assert re.search(rf"(?<!\S){re.escape(name.plain)}(?!\S)", text)


def test_owners_and_regions_are_shown() -> None:
    table = Table("recharged", 3, regions=REGIONS).order("bob", "eva", "ana")
    table.give("ana", cities=["essen", "koln"]).give("bob", cities=["munster"])
    text = without_lines(drawn(table.begin("building").match, "map"))
    assert re.search(r"c Essen A\b", text)
    assert re.search(r"c Münster B\b", text)
    assert "c West · d East · e Southwest" in text


def test_in_colour_no_letters_are_needed() -> None:
    match = Table("recharged", 3, regions=REGIONS).begin("building").match
    screen = load_screen(match.game, match.seats, Translator("en"))
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, color_system="256", force_terminal=True)
    console.print(screen.commands()["map"]("", match.view(0), console))
    assert "c Essen" not in out.getvalue()
    assert "\x1b[31mEssen" in out.getvalue()


@pytest.mark.parametrize(("width", "height"), [(120, 40), (160, 45)])
def test_a_large_terminal_shows_the_map_while_building(width: int, height: int) -> None:
    match = Table("recharged", 3, regions=REGIONS).begin("building").match
    screen = load_screen(match.game, match.seats, Translator("en"))
    view, decision = match.view(match.to_move or 0), match.decision()
    console = Console(file=io.StringIO(), width=width, height=height, highlight=False)
    board = screen.board(view, console, screen.question(view, decision))
    console.print(board)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert chr(DOTS + 0x24) in text or re.search(rf"[{chr(DOTS + 1)}-{chr(DOTS + 255)}]", text)
    assert board.height <= height - 6
    assert re.search(r"\d+ \w? ?Essen 10", without_lines(text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_fuel_market_stays_in_sight_in_the_auction(lang: str, players: int) -> None:
    names = ["Ana", "Bob", "Eva", "Ida", "Kai", "Lea"][:players]
    match = bot_match("recharged", names, 3, 180)
    while match.view(0)["phase"] != "auction":
        match.play(match.legal()[0])
    t = Translator(lang)
    screen = load_screen(match.game, match.seats, t)
    view, decision = match.view(match.to_move or 0), match.decision()
    console = Console(file=io.StringIO(), width=80, height=24, highlight=False)
    board = screen.board(view, console, screen.question(view, decision))
    console.print(board)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    for fuel in ("coal", "oil", "garbage", "uranium"):
        assert t.text("fuel-name", fuel=fuel) in text


@pytest.mark.parametrize("source", ["germany", IBERIA])
def test_map_show_draws_the_map(run: Run, source: str) -> None:
    shown = run("map", "show", source).stdout
    assert re.search(rf"[{chr(DOTS + 1)}-{chr(DOTS + 255)}]", shown)
    assert max(map(len, shown.split("┏")[0].splitlines())) <= 80


def test_a_terminal_without_the_signs_shows_plain_ones(run: Run) -> None:
    """As `python -m megavolt` does where the encoding knows no lines of dots."""
    command = [sys.executable, "-m", "megavolt", "--lang", "en", "map", "show", "germany"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    shown = subprocess.run(command, env=env, capture_output=True, check=True).stdout.decode("ascii")
    assert "a Kiel" in shown
    assert "..." in shown
    assert "?" not in shown.split("Northwest")[0]


# ---- near and plan


def test_near_lists_neighbours_with_costs() -> None:
    table = Table("recharged", 3, regions=REGIONS).order("bob", "eva", "ana")
    match = table.give("ana", money=50, cities=["koln"]).begin("building").match
    rows = [line.split() for line in drawn(match, "near essen").splitlines()]
    assert rows[0] == ["Essen", "(West):", "house", "10,", "for", "you", "16"]
    assert rows[2:] == [
        ["Duisburg", "0", "10", "16"],
        ["Düsseldorf", "2", "10", "14"],
        ["Dortmund", "5", "10", "20"],
        ["Münster", "6", "10", "22"],
    ]


def test_plan_adds_up_from_city_to_city() -> None:
    table = Table("recharged", 3, regions=REGIONS).order("bob", "eva", "ana")
    match = table.give("ana", money=50, cities=["essen"]).begin("building").match
    lines = drawn(match, "plan dortmund munster").splitlines()
    assert lines == [
        "Dortmund: house 10, connection 5 (via Essen) → 15",
        "Münster: house 10, connection 2 (via Dortmund) → 27",
        "27 Elektro in all; you have 50 Elektro and would have 23 Elektro left.",
    ]
    poor = table.give("ana", money=20).match
    assert "you have 20 Elektro, 7 Elektro too little." in drawn(poor, "plan dortmund munster")


def test_a_plan_costs_what_the_engine_asks() -> None:
    """Connect cities at random and compare each price with the plan."""
    for seed in range(4):
        match = Match.new("recharged", ["Ana", "Bob", "Eva"], seed, {"map": "usa"})
        rng = Random(seed)
        checked = 0
        while not match.over and checked < 40:
            words = match.legal()
            builds = [word for word in words if word.startswith("build ")]
            if builds:
                word = rng.choice(builds)
                money = own_view(BoardView, match.view(match.to_move or 0))["players"]
                before = money[match.to_move or 0]["money"] or 0
                said = drawn(match, f"plan {word.removeprefix('build ')}", width=200)
                match.play(word)
                price = match.events[-1].facts["price"]
                assert f"{price} Elektro in all; you have {before} Elektro" in said
                checked += 1
            else:
                match.play(rng.choice(words[-3:]) if len(words) > 3 else rng.choice(words))
        assert checked


def test_names_of_several_words_and_mistakes(run: Run) -> None:
    table = ("play", "recharged", "--map", "usa", "--players", 6, "--seed", 2, "--seat", "Ana")
    regions = ("--option", "regions=northeast,midwest,northwest,south,southwest")
    typed = "plan st. louis kansas city\nnear\nplan\nnear xyz\nnear s\nplan chicago chicago\nquit\n"
    shown = run(*table, *regions, typed=typed).stdout
    assert "St. Louis: house 10, connection 0 → 10" in shown
    assert "Kansas City: house 10, connection 6 (via St. Louis) → 26" in shown
    for said in (
        "Near what?",
        "Plan what?",
        "No city in play begins with “xyz”.",
        "“s” can be several cities:",
        "You already have a house in Chicago.",
    ):
        assert said in shown


def test_while_regions_are_drafted_nothing_has_a_cost(run: Run) -> None:
    table = ("play", "recharged", "--players", 3, "--option", "regions=draft", "--seat", "Ana")
    shown = run(*table, "--seed", 1, typed="near essen\nplan essen\nmap\nquit\n").stdout
    assert shown.count("The regions in play are still being chosen") == 2
    assert "Hamburg" in shown


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [("es", "cerca essen", "conexión"), ("pl", "blisko essen", "połączenie")],
)
def test_the_words_of_other_languages(run: Run, lang: str, typed: str, said: str) -> None:
    table = ("play", "recharged", "--option", "regions=west,east,southwest", "--players", 3)
    shown = run(
        "--lang", lang, *table, "--seed", 2, typed=f"{typed}\nmapa\nplan essen\nquit\n"
    ).stdout
    assert said in shown
    assert "Essen" in shown
