"""Maps of one's own: the example that comes with the docs, and a plain one made here, are played,
saved and refused like any other; and docs/maps.md tells the truth about them."""

import json
import math
import re
import statistics
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from megavolt import Match, OptionError, RecordError, game, game_ids, game_info
from megavolt.cli import app
from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng, seed_state
from megavolt.data import DataError, MapData, edition_ids, load_map, map_ids
from megavolt.data import maps as loader
from megavolt.games.board.game import BoardGame
from megavolt.parts.network import FAR, Network
from tests.conformance import MOST_MOVES, check_outcome, check_saving, random_choice
from tests.sweeps import swept

DOCS = Path(__file__).resolve().parents[1] / "docs"
EXAMPLE = DOCS / "examples" / "map-iberia.toml"
NAMES = ["Ana", "Bob", "Eva", "Kai", "Lea", "Max"]
TABLES = [
    (name, players)
    for name in game_ids()
    if game_info(name).family == "board"
    for players in range(game_info(name).players_min, game_info(name).players_max + 1)
]


def grid_map() -> dict[str, Any]:
    """Five columns of seven cities, one column per region; rungs cost more to the north."""
    cities = [(column, row) for column in range(5) for row in range(7)]
    down = [((c, r), (c, r + 1), 3 + c) for c, r in cities if r < 6]
    across = [((c, r), (c + 1, r), 4 + 2 * r) for c, r in cities if c < 4]
    return {
        "id": "grid",
        "name": "Grid",
        "regions": [{"id": f"column-{c}", "name": f"Column {c}"} for c in range(5)],
        "cities": [
            {"id": f"c{c}r{r}", "name": f"Ć {c}/{r}", "region": f"column-{c}", "lat": r, "lon": c}
            for c, r in cities
        ],
        "connections": [
            {"a": f"c{a[0]}r{a[1]}", "b": f"c{b[0]}r{b[1]}", "cost": cost}
            for a, b, cost in down + across
        ],
    }


def example() -> dict[str, Any]:
    return tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))


MAPS = {"grid": grid_map(), "iberia": example()}


# ---- games on them


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize(("game_id", "players"), swept(pytest.param(*t) for t in TABLES))
def test_random_games_finish_in_order(game_id: str, players: int, name: str) -> None:
    board = game(game_id, players, map=MAPS[name])
    for seed in (players, players + 100):
        state = board.new(seed)
        rng = Rng(seed_state(seed))
        for _ in range(MOST_MOVES):
            if board.to_move(state) == NOBODY:
                break
            assert board.check(state) == []
            board.apply(state, random_choice(board, board.legal(state), rng))
        assert board.check(state) == []
        outcome = board.outcome(state)
        assert outcome is not None, "the game does not end"
        check_outcome(outcome, players)


def test_a_path_and_its_data_are_the_same_game() -> None:
    by_path, by_data = game("classic", 4, map=str(EXAMPLE)), game("classic", 4, map=example())
    assert by_path.options == by_data.options
    assert by_path.key(by_path.new(3)) == by_data.key(by_data.new(3))


@pytest.mark.rule("GRID-SET-08", "GRID-BUR-05")
@pytest.mark.parametrize(
    ("like", "coal_price", "stop_plant"), [(None, 0, 0), ("usa", 8, 0), ("germany", 0, 39)]
)
def test_special_rules_hold_where_the_map_says_so(
    like: str | None, coal_price: int, stop_plant: int
) -> None:
    data = {key: value for key, value in example().items() if key != "editions"}
    board = game("recharged", 3, map={**data, "rules_like": like} if like else data)
    assert isinstance(board, BoardGame)
    figures = board.r.figures
    assert (figures.coal_storage_price, figures.uranium_stop_plant) == (coal_price, stop_plant)


@pytest.mark.rule("GRID-SET-02")
def test_a_map_of_too_few_regions_is_for_few_players() -> None:
    data = grid_map()
    data["regions"], data["cities"] = data["regions"][:3], data["cities"][:21]
    kept = {city["id"] for city in data["cities"]}
    data["connections"] = [c for c in data["connections"] if {c["a"], c["b"]} <= kept]
    assert game("recharged", 3, map=data).players == 3
    with pytest.raises(OptionError) as caught:
        game("recharged", 4, map=data)
    assert caught.value.code == "map_regions_apart"


@pytest.mark.rule("GRID-SET-02")
def test_a_map_of_small_regions_is_told_how_many_cities_are_missing() -> None:
    """Classic needs more cities for two players than the other editions."""
    data = grid_map()
    gone = {city["id"] for n, city in enumerate(data["cities"]) if n % 7 == 6}
    data["cities"] = [city for city in data["cities"] if city["id"] not in gone]
    data["connections"] = [c for c in data["connections"] if not {c["a"], c["b"]} & gone]
    assert game("recharged", 2, map=data).players == 2
    with pytest.raises(OptionError) as caught:
        game("classic", 2, map=data)
    facts = caught.value.facts
    assert (caught.value.code, facts["game"]) == ("map_too_small", "classic")
    assert (facts["found"], facts["needed"]) == (18, 21)


# ---- saved with their map


def begun(path: Path) -> Match:
    match = Match.new("recharged", NAMES[:3], 5, {"map": str(path)})
    rng = Rng(seed_state(5))
    for _ in range(200):
        action = random_choice(match.game, match.game.legal(match.state), rng)
        match.play(match.game.word(action))
    return match


def copy_of_example(folder: Path) -> Path:
    path = folder / "mine.toml"
    path.write_bytes(EXAMPLE.read_bytes())
    return path


def test_a_saved_game_needs_its_map_file_no_more(tmp_path: Path) -> None:
    path = copy_of_example(tmp_path)
    match = begun(path)
    match.save(tmp_path / "game.txt")
    path.unlink()
    again = Match.load(tmp_path / "game.txt")
    assert again.game.key(again.state) == match.game.key(match.state)
    for one in (match, again):
        one.play(one.legal()[0])
    assert again.record() == match.record()
    check_saving(again)


def test_a_saved_game_stays_what_it_was_when_the_file_changes(tmp_path: Path) -> None:
    path = copy_of_example(tmp_path)
    match = begun(path)
    match.save(tmp_path / "game.txt")
    path.write_text("id = 'other'\n", encoding="utf-8")
    assert Match.load(tmp_path / "game.txt").words == match.words


def test_a_record_holds_all_of_the_map_and_no_path(tmp_path: Path) -> None:
    text = begun(copy_of_example(tmp_path)).record()
    line = next(line for line in text.splitlines() if line.startswith("options: "))
    assert json.loads(line.removeprefix("options: "))["map"] == example()
    assert "mine.toml" not in text


def test_a_record_that_names_a_map_file_is_refused(tmp_path: Path) -> None:
    text = begun(copy_of_example(tmp_path)).record()
    lines = [
        f'options: {{"map": "{EXAMPLE.name}"}}' if line.startswith("options: ") else line
        for line in text.splitlines()
    ]
    (tmp_path / "game.txt").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(RecordError, match=re.escape(EXAMPLE.name)):
        Match.load(tmp_path / "game.txt")


# ---- the command line


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("MEGAVOLT_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def megavolt(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("atlantis", "There is no map atlantis"),
        ("mine", "There is no map mine"),
        ("gone.toml", "The file gone.toml cannot be read"),
        ("./folder", "The file ./folder cannot be read"),
        ("text.toml", "The file text.toml is not TOML"),
        ("latin.toml", "The file latin.toml is not TOML: it is not UTF-8 text"),
        ("empty.toml", "empty.toml, regions: this entry is missing"),
        ("broken.toml", "broken.toml, line 89, connections[0].b: no city has the id lion"),
        ("other.toml", "other.toml, line 11, editions: this map is not made for recharged"),
        ("", "There is no map"),
    ],
)
def test_a_map_that_cannot_be_played_is_explained(here: Path, source: str, said: str) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    (here / "mine.toml").write_text(text, encoding="utf-8")
    (here / "folder").mkdir()
    (here / "empty.toml").touch()
    (here / "text.toml").write_text("Dear Sir,", encoding="utf-8")
    (here / "latin.toml").write_bytes(text.encode("latin-1", "replace"))
    (here / "broken.toml").write_text(text.replace('b = "leon"', 'b = "lion"', 1), encoding="utf-8")
    other = text.replace('["recharged", "classic", "deluxe"]', '["deluxe"]')
    (here / "other.toml").write_text(other, encoding="utf-8")
    result = megavolt("play", "recharged", "--map", source, "--seats", "Ana,Bob,Eva")
    # A name that no map has is a wrong option; a file that cannot be used is not.
    assert result.exit_code == (2 if said.startswith("There is no map") else 1)
    assert said in result.output
    assert not (here / "data").exists(), "nothing was begun, so nothing is saved"


def test_a_map_of_ones_own_is_played(here: Path) -> None:
    path = copy_of_example(here)
    typed = "save game.txt\nquit\n"
    megavolt("play", "recharged", "--map", path.name, "--seats", "Ana,Bob,Eva", typed=typed)
    path.unlink()
    assert Match.load(here / "game.txt").game.options["map"] == example()


def test_the_example_is_in_order(here: Path) -> None:
    result = megavolt("map", "check", str(EXAMPLE))
    assert result.exit_code == 0
    assert "Iberia. Regions: 6; cities: 42; connections: 82" in result.output


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Andalusia"), ("es", "Andalucía"), ("pl", "Andaluzja")]
)
def test_the_example_is_shown_in_three_languages(here: Path, lang: str, name: str) -> None:
    result = megavolt("map", "show", str(EXAMPLE), "--lang", lang)
    assert result.exit_code == 0
    assert name in result.output
    assert "A Coruña" in result.output


# ---- the example map is a good one


def iberia() -> MapData:
    return load_map(str(EXAMPLE), "recharged")


def test_the_example_has_six_regions_of_seven_cities_named_in_three_languages() -> None:
    assert [len(region.cities) for region in iberia().regions] == [7] * 6
    assert all(sorted(region.names) == ["en", "es", "pl"] for region in iberia().regions)
    assert len({region.color for region in iberia().regions}) == 6


@pytest.mark.parametrize("edition", edition_ids())
def test_the_example_is_for_every_edition(edition: str) -> None:
    assert load_map(str(EXAMPLE), edition).connections == iberia().connections


@pytest.mark.parametrize("count", [3, 4, 5])
def test_all_cities_of_any_touching_regions_can_be_reached(count: int) -> None:
    board = iberia()
    for regions in combinations(range(6), count):
        inner = [pair for pair in board.adjacency if {*pair} <= {*regions}]
        in_play = [city.region in regions for city in board.cities]
        network = Network(42, list(board.connections), in_play)
        start = in_play.index(True)
        farthest = max(network.cost[start][c] for c in range(42) if in_play[c])
        assert (farthest < FAR) == hang_together(regions, inner)


def hang_together(regions: tuple[int, ...], pairs: list[tuple[int, int]]) -> bool:
    reached = {regions[0]}
    for _ in regions:
        reached |= {region for pair in pairs if reached & {*pair} for region in pair}
    return reached == {*regions}


def kilometres(board: MapData, a: int, b: int) -> float:
    one, other = board.cities[a], board.cities[b]
    north, south = math.radians(one.lat), math.radians(other.lat)
    east = math.radians(one.lon - other.lon)
    cosine = math.sin(north) * math.sin(south) + math.cos(north) * math.cos(south) * math.cos(east)
    return 6371 * math.acos(min(1.0, cosine))


def test_the_example_costs_what_the_distance_says() -> None:
    board = iberia()
    for a, b, cost in board.connections:
        expected = round(0.081 * kilometres(board, a, b))
        assert cost == expected or (cost == 0 and expected <= 3)


def test_the_example_is_about_as_dear_as_the_shipped_maps() -> None:
    costs = [cost for *_, cost in iberia().connections]
    shipped = [
        [cost for *_, cost in load_map(name, edition).connections]
        for edition in edition_ids()
        for name in map_ids(edition)
    ]
    means = [statistics.mean(each) for each in shipped]
    spreads = [statistics.pstdev(each) for each in shipped]
    assert min(means) <= statistics.mean(costs) <= max(means)
    assert min(spreads) <= statistics.pstdev(costs) <= max(spreads)
    assert max(costs) <= max(map(max, shipped))


def test_no_connection_of_the_example_crosses_another() -> None:
    board = iberia()
    for (a, b, _), (c, d, _) in combinations(board.connections, 2):
        if len({a, b, c, d}) == 4:
            apart = turn(board, a, b, c) == turn(board, a, b, d)
            assert apart or turn(board, c, d, a) == turn(board, c, d, b)


def turn(board: MapData, a: int, b: int, c: int) -> bool:
    """Whether c lies left of the way from a to b."""
    p, q, r = (board.cities[i] for i in (a, b, c))
    return (q.lon - p.lon) * (r.lat - p.lat) > (q.lat - p.lat) * (r.lon - p.lon)


def test_every_connection_of_the_example_is_cheaper_than_any_detour() -> None:
    board = iberia()
    for link in board.connections:
        others = [other for other in board.connections if other != link]
        assert Network(42, others, [True] * 42).cost[link[0]][link[1]] > link[2]


# ---- the page about maps


PAGE = (DOCS / "maps.md").read_text(encoding="utf-8")


def test_the_smallest_file_of_the_page_is_a_map() -> None:
    text = PAGE.split("```toml\n")[1].split("```")[0]
    assert len(load_map(tomllib.loads(text), "classic").cities) == 3


def test_the_page_tells_of_every_key_colour_and_limit() -> None:
    for word in (*loader._KEYS, *loader.COLORS, *loader.EDITIONS):
        assert f"`{word}`" in PAGE or f'`"{word}"`' in PAGE, word
    for word, limits in (
        ("regions", loader.REGIONS),
        ("cities", loader.CITIES),
        ("connections", loader.CONNECTIONS),
    ):
        assert f"{limits[0]} to {limits[1]} {word}" in PAGE


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('b = "leon", cost = 20', 'b = "lion", cost = 20'),
        ("cost = 20 }", "cost = 120 }"),
        ("lat = 43.37, ", ""),
        ('region = "meseta", lat = 42.60', 'region = "mesetta", lat = 42.60'),
        ('a = "a-coruna", b = "oviedo"', 'a = "leon", b = "a-coruna"'),
        ('id = "iberia"', "id = iberia"),
    ],
)
def test_the_errors_on_the_page_are_those_that_are_given(here: Path, old: str, new: str) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert old in text
    (here / "my-map.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_map("my-map.toml", "recharged")
    assert str(caught.value) in PAGE
