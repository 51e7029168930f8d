"""`megavolt map make`, `report` and `balance`, and `deck check`, as they are typed."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.terminal.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "map-iberia.toml"


@pytest.mark.slow
def test_a_map_is_made_checked_and_measured(run: Run, tmp_path: Path) -> None:
    made = run("map", "make", "luxembourg", "-o", "own.toml")
    assert made.exit_code == 0, made.output
    text = (tmp_path / "own.toml").read_text(encoding="utf-8")
    assert text.startswith("# Megavolt map: luxembourg; cities 42, density 0.6, cost 1, seed 0.")
    assert "GeoNames (CC BY 4.0)" in text
    assert "is valid" in run("map", "check", "own.toml").stdout
    assert "Fairness" in run("map", "report", "own.toml").stdout
    again = run("map", "make", "luxembourg", "-o", "own.toml")
    assert again.exit_code != 0
    assert "own.toml" in again.stderr
    assert (tmp_path / "own.toml").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["polnd"], 1, "Did you mean: Poland"),
        (["liechtenstein"], 1, "liechtenstein,switzerland"),
        ([], 2, "Nothing says where"),
        (["--box", "1,2,3"], 1, "is not a rectangle"),
        (["--box", "9,45,5,49"], 1, "is not a rectangle"),
        (["poland", "--cities", "40"], 1, "35, 42, 48, 49"),
    ],
)
def test_what_cannot_be_made_is_explained(
    run: Run, tmp_path: Path, args: list[str], code: int, said: str
) -> None:
    result = run("map", "make", *args)
    assert (result.exit_code, said in result.stderr) == (code, True), result.output
    assert list(tmp_path.glob("*.toml")) == []


def test_a_file_that_is_not_a_made_map_is_never_replaced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.toml").write_text("mine = 1", encoding="utf-8")
    assert run("map", "make", "luxembourg", "-o", "notes.toml", "--force").exit_code != 0
    assert (tmp_path / "notes.toml").read_text(encoding="utf-8") == "mine = 1"


def test_a_printed_map_is_as_usual(run: Run) -> None:
    assert "Fairness 100 of 100" in run("map", "report", "germany").stdout


@pytest.mark.slow
def test_balance_proposes_and_writes(run: Run, tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8").replace("cost = 7 ", "cost = 14 ")
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    proposed = run("map", "balance", "own.toml").stdout
    assert "lower by" in proposed
    assert "--write" in proposed
    assert (tmp_path / "own.toml").read_text(encoding="utf-8") == text
    run("map", "balance", "own.toml", "--write")
    assert (tmp_path / "own.toml").read_text(encoding="utf-8") != text


def test_deck_check(run: Run, tmp_path: Path) -> None:
    text = files("megavolt.data").joinpath("cards.toml").read_text(encoding="utf-8")
    (tmp_path / "deck.toml").write_text(text, encoding="utf-8")
    assert "is valid" in run("deck", "check", "deck.toml").stdout
    (tmp_path / "deck.toml").write_text(text.replace('fuel = "coal"', 'fuel = "cole"'), "utf-8")
    broken = run("deck", "check", "deck.toml")
    assert broken.exit_code == 1
    assert broken.stderr.count("Did you mean “coal”?") > 2
    assert "line " in broken.stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the map has 1 region; it needs 3 to 12."),
        ("es", "el mapa tiene 1 región; debe tener entre 3 y 12."),
        ("pl", "mapa ma 1 region; potrzebuje od 3 do 12."),
    ],
)
def test_a_map_of_a_wrong_size_is_told_in_plain_words(
    run: Run, tmp_path: Path, lang: str, said: str
) -> None:
    text = (
        'id = "x"\nname = "X"\nregions = [{ id = "a", name = "A" }]\ncities = []\nconnections = []'
    )
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    assert said in run("--lang", lang, "map", "check", str(file)).stderr


def test_an_unknown_map_is_answered_with_all_there_are(run: Run) -> None:
    result = run("map", "report", "nowhere")
    assert result.exit_code != 0
    for known in ("germany", "europe", "poland"):
        assert known in result.stderr


# ---- games of bots


def test_games_are_told_by_seat_and_region(run: Run) -> None:
    shown = run("map", "report", "poland", "--games", 3, "--seed", 10000).stdout
    assert "Games: 3; bots: 4 (planner)" in shown
    assert "Money at the end on average" in shown
    assert "Seat 4" in shown


def test_every_choice_of_regions_and_number_of_players(run: Run) -> None:
    args = ("--games", 1, "--players", "5,6", "--regions", "every")
    shown = run("map", "report", str(EXAMPLE), *args).stdout
    assert "Games per row: 1" in shown
    rows = [line for line in shown.splitlines() if line.startswith(("│ 5 ", "│ 6 "))]
    assert len(rows) >= 2


@pytest.mark.slow
def test_games_on_the_kernel(run: Run) -> None:
    pytest.importorskip("numba")
    shown = run("map", "report", "poland", "--games", 20, "--players", "2-3", "--fast").stdout
    assert "Games per row: 20; bots: light" in shown
    assert shown.count("drawn for each game") == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--regions", "northwest,nowhere,south,west"], "nowhere"),
        (["--regions", "northwest"], "4"),
        (["--players", "many"], "many"),
        (["--players", "9"], "9"),
    ],
)
def test_tables_that_cannot_be(run: Run, args: list[str], said: str) -> None:
    result = run("map", "report", "germany", "--games", 1, *args)
    assert result.exit_code != 0
    assert said in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.slow
def test_the_way_from_a_name_to_the_first_move_is_measured(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megavolt.terminal.bench_maps.PLACES", ("Luxembourg",))
    [row] = json.loads(run("bench", "--maps", "--json").stdout)["rows"]
    steps = sum(row[name] for name in ("map_s", "table_s", "move_s"))
    assert row["total_s"] == pytest.approx(steps, abs=0.01)
    assert row["move_s"] > 0
