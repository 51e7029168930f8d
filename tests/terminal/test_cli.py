"""The commands besides play, and what people get wrong on the command line."""

import json
import re
from pathlib import Path

import pytest

from megavolt import Match, game_ids
from megavolt.arena import selfplay
from megavolt.arena.checks import Broken
from megavolt.core.rng import seed_hash
from megavolt.data import map_ids
from tests.terminal.conftest import Run
from tests.terminal.helpers import whole_match

COMMANDS = [
    (),
    ("games",),
    ("play",),
    ("simulate",),
    ("verify",),
    ("replay",),
    ("bench",),
    ("arena",),
    ("report",),
    ("map",),
    ("map", "balance"),
    ("map", "check"),
    ("map", "make"),
    ("map", "report"),
    ("map", "show"),
    ("deck", "check"),
]


# ---- help and language


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(("lang", "said"), [("en", "Options"), ("es", "Opciones"), ("pl", "Opcje")])
def test_every_command_has_help(run: Run, command: tuple[str, ...], lang: str, said: str) -> None:
    result = run(*command, "--help", MEGAVOLT_LANG=lang)
    assert result.exit_code == 0
    assert said in result.stdout
    assert not re.search(r"\bhelp-[a-z]", result.stdout), "an id where a text should be"


def test_language_before_and_after_the_command(run: Run) -> None:
    for args in (("--lang", "pl", "games"), ("games", "--lang", "pl"), ("games", "--lang=pl_PL")):
        assert "Gracze" in run(*args).stdout
    assert "Gracze" in run("--lang", "es", "games", "--lang", "pl").stdout
    assert "Jugadores" in run("games", LANG="es_ES.UTF-8").stdout


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    shown = run("games", COLUMNS="200").stdout
    for game_id in game_ids():
        assert game_id in shown
    assert "map: germany*, usa" in shown
    assert "hidden_money: false*, true" in shown


def test_version(run: Run) -> None:
    assert re.fullmatch(r"megavolt \S.*\n", run("--version").stdout)


# ---- what people get wrong


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (("pley",), 2, "There is no command pley"),
        (("play", "--plyers", "3"), 2, "There is no option --plyers"),
        (("play", "chess"), 2, "There is no game called chess"),
        (("play", "--players", "9"), 2, "is for 2 to 6 players"),
        (("play", "--players", "two"), 2, "--players"),
        (("play", "--players", "0"), 2, "players"),
        (("play", "--bot", "genius"), 2, "There is no bot called genius"),
        (("play", "--seats", "Ana,bot:genius,Eva"), 2, "There is no bot called genius"),
        (("play", "--seats", "Ana,Ana,Eva"), 2, "the same name"),
        (("play", "--seats", "Ana,,Eva"), 2, "needs a name"),
        (("play", "--seats", "Ana,Bob,Eva", "--players", "4"), 2, "two numbers must match"),
        (("play", "--seats", "Ana,Bob,Eva", "--seat", "Kai"), 2, "already names everyone"),
        (("play", "--seat", "A", "--seat", "B", "--seat", "C", "--seat", "D", "--players", "3"),
         2, "More seats were named (4)"),
        (("play", "--seed", "-1"), 2, "--seed"),
        (("play", "--seed", "9" * 50), 2, "seed must be"),
        (("play", "--option", "map"), 2, "KEY=VALUE"),
        (("play", "--option", "mop=usa"), 2, "no option mop"),
        (("play", "--option", "figures=rough"), 2, "cannot be rough"),
        (("play", "--option", "regions=atlantis"), 2, "Regions"),
        (("play", "--option", "regions=atlantis,west,east"), 2, "no region atlantis"),
        (("play", "--map", "mars"), 2, "There is no map mars"),
        (("play", "--map", "nowhere.toml"), 1, "cannot be read"),
        (("play", "--setup", "nowhere.json"), 1, "cannot be read"),
        (("play", "--resume", "nowhere"), 1, "cannot be read"),
        (("play", "--resume", "last"), 1, "no saved game"),
        (("play", "--save", "file/x"), 1, "cannot be written"),
        (("--lang", "tlh", "games"), 2, "does not speak tlh"),
        (("games", "--lang"), 2, "--lang"),
        (("simulate",), 2, "GAME is missing"),
        (("simulate", "chess"), 2, "There is no game called chess"),
        (("simulate", "all", "--players", "9"), 2, "players"),
        (("simulate", "all", "--option", "x=1"), 2, "no option x"),
        (("simulate", "classic", "--bots", "genius"), 2, "There is no bot called genius"),
        (("simulate", "classic", "--games", "0"), 2, "--games"),
        (("verify",), 2, "missing"),
        (("verify", "nowhere"), 1, "cannot be read"),
        (("replay", "nowhere"), 1, "cannot be read"),
        (("map", "show", "mars"), 2, "There is no map mars"),
        (("map", "show", "germany", "--edition", "chess"), 2, "chess"),
        (("map", "check", "nowhere"), 1, "cannot be read"),
    ],
)  # fmt: skip
def test_mistakes_get_a_sentence(
    run: Run, tmp_path: Path, args: tuple[str, ...], status: int, said: str
) -> None:
    (tmp_path / "file").write_text("")
    result = run(*args)
    assert said in result.stderr
    assert result.exit_code == status


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is not JSON"),
        ("[1, 2]", "must be a JSON object"),
        ('{"ordre": [1]}', "unknown entry"),
        ('{"order": [0, 0, 1, 2]}', "each seat from 0 to 3"),
        ('{"deck": ["step3", "step3"]}', "step3"),
        ("[" * 100_000, "is not JSON"),
    ],
)
def test_setups_that_make_no_sense(run: Run, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "setup.json"
    path.write_text(text)
    result = run("play", "--setup", path)
    assert said in result.stderr
    assert result.exit_code == 1


def test_a_setup_is_played_and_saved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "setup.json").write_text('{"order": [3, 2, 1, 0]}')
    run("play", "--seats", "A,B,C,D", "--setup", "setup.json", "--save", "x.megavolt")
    match = Match.load(tmp_path / "x.megavolt")
    assert match.setup == {"order": [3, 2, 1, 0]}
    assert match.to_move == 3


def test_without_arguments_help_is_shown(run: Run) -> None:
    result = run()
    assert "simulate" in result.stdout
    assert result.exit_code == 2


def test_the_unexpected_is_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(*args: object) -> None:
        raise ZeroDivisionError("surprise")

    monkeypatch.setattr("megavolt.terminal.show.games", explode)
    result = run("games")
    assert result.exit_code == 1
    assert "ZeroDivisionError: surprise" in result.stderr
    assert "--debug" in result.stderr


# ---- records


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.megavolt"
    whole_match("classic", ("Ana", "Bob"), 4).save(path)
    return path


def test_verify_compares_the_seed_with_the_hash_shown_before(run: Run, record: Path) -> None:
    good = seed_hash(Match.load(record).seed)
    assert run("verify", record, "--seed-hash", good).exit_code == 0
    result = run("verify", record, "--seed-hash", "0" * 64)
    assert result.exit_code == 1
    assert "not dealt from the seed" in result.stderr


def test_verify_a_good_record(run: Run, record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0
    assert re.search(r"OK\. classic, 2 players, \d+ moves, won by (Ana|Bob)\.", result.stdout)


def test_verify_says_which_line_is_wrong(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    body = lines.index("")
    changed = {
        "damaged": ([*lines[:-1], "done done"], f"Line {_line(lines, 'digest')}:"),
        "illegal": ([*_without(lines, "digest")[:-1], "bid 3"], f"Line {len(lines) - 1}:"),
        "version": (_with(lines, "rules", "99"), f"Line {_line(lines, 'rules')}:"),
        "cut": (lines[: body + 3], "announces"),
        "result": (_with(lines, "result", "[2, 2]"), f"Line {_line(lines, 'result')}:"),
        "game": (_with(lines, "game", '"chess"'), "no game called chess"),
        "not": (["hello"], "not a saved game"),
    }
    for name, (text, said) in changed.items():
        path = record.with_name(name)
        path.write_text("\n".join(text) + "\n", encoding="utf-8")
        result = run("verify", path)
        assert said in result.stderr, name
        assert result.exit_code == 1


def _line(lines: list[str], key: str) -> int:
    return next(n for n, line in enumerate(lines, start=1) if line.startswith(f"{key}:"))


def _without(lines: list[str], key: str) -> list[str]:
    return [line for line in lines if not line.startswith(f"{key}:")]


def _with(lines: list[str], key: str, value: str) -> list[str]:
    return [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in lines]


def test_verify_looks_at_every_file(run: Run, record: Path) -> None:
    (record.with_name("bad")).write_bytes(b"\xff\xfe\x00")
    result = run("verify", record.with_name("bad"), record)
    assert result.exit_code == 1
    assert "is not text" in result.stderr
    assert "OK." in result.stdout


def test_replay_tells_the_whole_game(run: Run, record: Path) -> None:
    result = run("replay", record, "--lang", "es")
    assert result.exit_code == 0
    assert "Ronda 1" in result.stdout
    assert "La partida ha terminado." in result.stdout


def test_replay_shows_a_position(run: Run, record: Path) -> None:
    result = run("replay", record, "--at", 3)
    assert "Move 3 of" in result.stdout
    assert "Round 1" in result.stdout
    assert "There is no move 99999" in run("replay", record, "--at", 99999).stderr


# ---- simulation


def test_simulate_prints_one_json_object(run: Run) -> None:
    args = ("simulate", "recharged", "--players", 3, "--games", 3, "--seed", 1, "--json")
    data = json.loads(run(*args).stdout)
    assert data["games"] == 3
    assert data["moves"] > 300
    assert sum(data["wins_by_seat"].values()) == pytest.approx(1, abs=0.01)
    again = json.loads(run(*args).stdout)
    assert again["moves"] == data["moves"]


def test_simulate_with_bots_in_words(run: Run) -> None:
    result = run("simulate", "classic", "--players", 2, "--games", 2, "--bots", "greedy,random")
    assert result.exit_code == 0
    assert re.search(
        r"Wins by bot, share of its seats +greedy: [\d.]+, random: [\d.]+", result.stdout
    )


def test_simulate_all_spreads_over_configurations(run: Run) -> None:
    result = run("simulate", "all", "--games", 3, "--seed", 3, "--check", "--json")
    data = json.loads(result.stdout)
    assert data["configurations"] == 3
    assert data["checked"] is True


def test_every_value_of_every_option_is_met() -> None:
    configs = selfplay.spread(game_ids(), None, {name: {} for name in game_ids()})
    classic = [config for config in configs if config.game_id == "classic"]
    assert {config.players for config in classic} == {2, 3, 4, 5, 6}
    varied = {
        "map": {*map_ids("classic")},
        "quick_pass": {True, False},
        "regions": {"random", "draft"},
    }
    for name, values in varied.items():
        assert {dict(config.options)[name] for config in classic} == values
    assert {config.game_id for config in configs[: len(configs) // 4]} == set(game_ids())


def test_a_broken_invariant_stops_and_is_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from megavolt.games.board.game import BoardGame

    monkeypatch.setattr(BoardGame, "check", lambda _, s: ["too rich"] if s.round == 2 else [])
    result = run("simulate", "classic", "--games", 1, "--seed", 8, "--check")
    assert result.exit_code == 1
    assert "too rich" in result.stderr
    (path,) = tmp_path.glob("broken-classic-8*")
    assert Match.load(path).view(0)["round"] == 2


def test_a_clone_that_shares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = selfplay.Config("classic", 2).make()
    monkeypatch.setattr(game, "clone", lambda state: state)
    with pytest.raises(Broken, match="clone"):
        selfplay.play(game, 1, selfplay.random_chooser(1), check=True)


@pytest.mark.slow
def test_bench_measures_every_game(run: Run) -> None:
    data = json.loads(run("bench", "--seconds", 0.2, "--json").stdout)
    assert {(row["game"], row["players"]) for row in data["rows"]} >= {
        ("recharged", 3), ("classic", 6)
    }  # fmt: skip
    assert all(row["moves_per_s"] > 100 for row in data["rows"])
    assert all(row["simulations_per_s"] > 0 for row in data["rows"])


# ---- maps


def test_map_show(run: Run) -> None:
    result = run("map", "show", "germany", "--lang", "pl", COLUMNS="120")
    assert result.exit_code == 0
    assert re.search(r"Essen .*Duisburg 0", result.stdout)
    assert "Północny zachód (northwest)" in result.stdout


@pytest.fixture
def map_text() -> str:
    from importlib.resources import files

    return (files("megavolt.data") / "map-germany.toml").read_text(encoding="utf-8")


def test_map_check_of_a_good_map(run: Run, tmp_path: Path, map_text: str) -> None:
    (tmp_path / "mine.toml").write_text(map_text, encoding="utf-8")
    result = run("map", "check", "mine.toml")
    assert result.exit_code == 0
    assert "is valid" in result.stdout
    assert "connected for free" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('region = "west"', 'region = "far-west"', "no region has the id far-west"),
        ('id = "essen"', 'id = "Essen!"', "is not a valid id"),
        ('name = "Essen"', 'nome = "Essen"', "there is no such entry"),
        ("lat = 51.46", "lat = 951.46", "is not between"),
        ("cities = [", "cities = [[", "is not TOML"),
        ('editions = ["classic", "recharged"]', 'editions = ["deluxe"]', ""),
    ],
)
def test_map_check_of_a_broken_map(
    run: Run, tmp_path: Path, map_text: str, old: str, new: str, said: str
) -> None:
    assert old in map_text
    (tmp_path / "mine.toml").write_text(map_text.replace(old, new), encoding="utf-8")
    result = run("map", "check", "mine.toml", "--edition", "recharged")
    assert result.exit_code == 1
    assert said in result.stderr


def test_a_map_of_ones_own_is_played_and_saved(run: Run, tmp_path: Path, map_text: str) -> None:
    text = map_text.replace('name = "Essen"', 'name = "Esse"').replace(
        'id = "germany"', 'id = "mine"'
    )
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    run("play", "--map", "./mine.toml", "--seats", "A,B,C", "--save", "x.megavolt")
    (tmp_path / "mine.toml").unlink()
    assert "OK." in run("verify", "x.megavolt").stdout
