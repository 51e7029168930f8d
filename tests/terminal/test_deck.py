"""`--deck`: the card game with a deck file of one's own."""

from pathlib import Path

import pytest

from megavolt import Match
from tests.locale.sources import PACKAGE
from tests.terminal.conftest import Run

SHIPPED = (PACKAGE / "data" / "cards.toml").read_text(encoding="utf-8")
OLD = 'id = "03a", number =  3, deck = "small", fuel = "coal",    units = 1, income =  4'
TABLE = ("play", "cards", "--seats", "Ana,Bob", "--seed", 3, "--deck")


def deck(tmp_path: Path, new: str) -> Path:
    """The shipped deck with another plant 03a."""
    assert OLD in SHIPPED
    path = tmp_path / "box.toml"
    path.write_text(SHIPPED.replace(OLD, new), encoding="utf-8")
    return path


def test_a_corrected_deck_is_played_and_saved_in_full(run: Run, tmp_path: Path) -> None:
    path = deck(tmp_path, OLD.replace('"coal",    units = 1', '"uranium", units = 2'))
    save = tmp_path / "a.megavolt"
    result = run(*TABLE, path, "--save", save, typed="3a\n")
    assert result.exit_code == 0
    assert "03a uranium×2→4" in result.stdout
    path.unlink()
    match = Match.load(save)
    assert match.words == ["open 03a 1"]
    assert run("verify", save).exit_code == 0
    assert "03a uranium×2→4" in run("replay", save, "--at", 1).stdout
    assert "uranium×2" in run("play", "--resume", save, typed="quit\n").stdout


def test_games_are_simulated_with_a_corrected_deck(run: Run, tmp_path: Path) -> None:
    path = deck(tmp_path, OLD.replace("income =  4", "income = 44"))
    options = ("simulate", "cards", "--players", 3, "--games", 2, "--seed", 1, "--check")
    assert run(*options, "--deck", path).exit_code == 0
    result = run("simulate", "cards", "--all-configs", "--games", 3, "--seed", 1, "--deck", path)
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("units = 1", "units = 13", "plants.list[0].units: 13 is not between 1 and 9"),
        ('"coal"', '"peat"', "plants.list[0].fuel: peat is not possible here"),
        ("units = 1, ", "", "plants.list[0].units: this entry is missing"),
        ('id = "03a"', 'id = "03b"', "plants.list[1].id: 03b appears twice"),
        (
            'deck = "small"',
            'deck = "large"',
            "plants.list small: the number of entries should be 13, not 12",
        ),
        ("number =  3", "number =", "is not TOML"),
    ],
)
def test_a_broken_deck_is_refused_by_its_key(
    run: Run, tmp_path: Path, data: Path, old: str, new: str, said: str
) -> None:
    path = deck(tmp_path, OLD.replace(old, new))
    result = run(*TABLE, path)
    assert result.exit_code == 1
    assert said in " ".join(result.stderr.split())
    assert path.name in result.stderr
    assert not list(data.glob("**/*.megavolt"))
    assert run("simulate", "cards", "--games", 1, "--deck", path).exit_code == 1


def test_a_rule_cannot_be_changed_by_a_deck(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[constants]\nstart_money = 50\n", encoding="utf-8")
    for lang, said in (("en", "rule of the game"), ("es", "regla del juego"), ("pl", "zasada gry")):
        result = run("--lang", lang, *TABLE, path)
        assert result.exit_code == 1
        assert said in " ".join(result.stderr.split())
        assert "constants." in result.stderr


def test_a_deck_that_is_not_there_or_not_for_the_game(run: Run) -> None:
    assert "cannot be read" in run(*TABLE, "none.toml").stderr
    assert "There is no deck none" in run(*TABLE, "none").stderr
    other = run("play", "classic", "--seats", "Ana,Bob", "--deck", "none.toml")
    assert "no option deck" in other.stderr
    assert other.exit_code != 0
