"""`megavolt review`: the decisions of a game that cost most, and what can be said about them."""

import json
import re
from functools import cache, reduce
from pathlib import Path

import pytest

from megavolt import Match
from megavolt.server.live.patch import patched
from megavolt.terminal import review_page
from megavolt.terminal.review import WIDEST, spark
from megavolt.terminal.review_page import PLACE
from tests.bots.simple_policy import SimplePolicy
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match

SEATS = ("Ana", "Bob & Co", "Eva")
SEED = 2
BEFORE = 589  # moves of this game before the build that wins it for the second seat

pytestmark = pytest.mark.usefixtures("simple", "template")


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page to pack games into, in place of the built one."""
    file = tmp_path / "standalone.html"
    file.write_text(f"<p{PLACE}</html>\n", encoding="utf-8")
    monkeypatch.setattr(review_page, "TEMPLATE", file)


@cache
def blundered() -> str:
    """A game in which a player stops building one move before he would have won."""
    match = bot_match("classic", list(SEATS), SEED, BEFORE)
    assert match.to_move == 1
    assert "build hannover" in match.legal()
    match.play("done")
    policy = SimplePolicy(match.game)
    while not match.over:
        match.play(match.game.word(policy.choose(match.state)))
    return match.record()


@pytest.fixture
def blunder(tmp_path: Path) -> Path:
    path = tmp_path / "blunder.megavolt"
    path.write_text(blundered(), encoding="utf-8")
    return path


def test_it_names_a_planted_blunder(run: Run, blunder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    result = run("review", blunder, "--seat", 2, "--budget", 6, "--top", 2, "--html", page)
    assert result.exit_code == 0
    assert f"building, move {BEFORE}: Bob & Co plays build Dresden, done\n" in result.stdout
    assert re.search(
        r"   Loses \d+ of \d+% \(± \d+\), that is \d+% of the chance\.\n", result.stdout
    )
    assert "Better: build Dresden, build " in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if "▁" in line)
    packed = json.loads(page.read_text(encoding="utf-8").removeprefix("<p>").split("</script>")[0])
    assert packed["language"] == "en"
    assert packed["review"]["findings"][0]["move"] == BEFORE
    assert len(packed["patches"]) == packed["record"]["position"]["moves"]
    end = reduce(patched, packed["patches"], packed["first"])
    assert end == packed["record"]["position"]["view"]


def test_programs_get_it_as_data(run: Run, blunder: Path) -> None:
    result = run("review", blunder, "--seat", 2, "--budget", 6, "--top", 2, "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["format"], told["version"]) == ("megavolt review", 1)
    assert told["seats"] == list(SEATS)
    assert told["chances"][-1]["after"] == told["moves"]
    assert all(sum(row["chances"]) == pytest.approx(1, abs=0.01) for row in told["chances"])
    first = told["findings"][0]
    assert (first["seat"], first["phase"], first["first"], first["last"]) == (
        1, "building", BEFORE, BEFORE + 1,
    )  # fmt: skip
    assert first["played"]["words"] == ["build dresden", "done"]
    assert first["better"]["words"][:2] != first["played"]["words"]
    assert first["lost"]["of"] == first["better"]["chance"]
    assert first["lost"]["part"] == pytest.approx(
        first["lost"]["chance"] / first["lost"]["of"], abs=0.01
    )
    assert first["why"]["text"] == first["differences"][0]["text"]
    assert {row["phase"] for row in told["phases"]} >= {"auction", "fuel", "building"}


def test_it_says_the_same_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.megavolt"
    bot_match("classic", ["Ana", "Bob"], 3, 40).save(path)
    first, again = (run("review", path, "--budget", 3, "--seed", 7) for _ in range(2))
    assert first.exit_code == 0
    assert first.stdout == again.stdout
    assert "Chance of winning over the game" in first.stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("es", "Ninguna fue costosa"), ("pl", "nie była kosztowna")]
)
def test_it_speaks_the_language_of_the_person(
    run: Run, tmp_path: Path, lang: str, said: str
) -> None:
    path = tmp_path / "short.megavolt"
    bot_match("classic", ["Ana", "Bob"], 3, 30).save(path)
    result = run("review", path, "--budget", 2, "--lang", lang)
    assert result.exit_code == 0
    assert said in result.stdout


def test_a_game_without_moves_is_no_trouble(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.megavolt"
    Match.new("classic", ["Ana", "Bob"], 3).save(path)
    page = tmp_path / "page.html"
    result = run("review", path, "--html", page)
    assert result.exit_code == 0
    assert "There has been nothing to decide in this game yet." in result.stdout
    assert page.read_text(encoding="utf-8").endswith("</html>\n")


def test_no_text_of_a_game_ends_the_script_it_is_packed_in(run: Run, tmp_path: Path) -> None:
    path, page = tmp_path / "new.megavolt", tmp_path / "page.html"
    Match.new("cards", ["</script><b>", "Bob"], 3).save(path)
    assert run("review", path, "--html", page).exit_code == 0
    assert page.read_text(encoding="utf-8").count("</script>") == 1


def test_without_the_browser_client_there_is_no_page(
    run: Run, blunder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_page, "TEMPLATE", tmp_path / "nowhere.html")
    result = run("review", blunder, "--html", tmp_path / "page.html")
    assert result.exit_code == 1
    assert "made with the browser client, which is not built here" in result.stderr


@pytest.mark.parametrize(
    ("more", "status", "said"),
    [
        (["--seat", "Zoe"], 2, "Nobody called Zoe sits at this table."),
        (["--seat", "4"], 2, "Nobody called 4 sits at this table."),
        (["--budget", "soon"], 2, "not a valid thinking time"),
        (["--top", "0"], 2, "--top"),
        (["--html", "nowhere/page.html"], 1, "nowhere/page.html"),
    ],
)
def test_what_cannot_be_done_is_said(
    run: Run, blunder: Path, more: list[str], status: int, said: str
) -> None:
    result = run("review", blunder, *more)
    assert result.exit_code == status
    assert said in result.stderr
    assert result.stdout == ""


def test_a_broken_file_gets_its_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.megavolt"
    path.write_text("megavolt record 1\ngame: 7\n", encoding="utf-8")
    result = run("review", path)
    assert result.exit_code == 1
    assert "ine " in result.stderr
    assert result.stdout == ""


def test_a_row_of_bars() -> None:
    assert spark([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert spark([0.0, 0.0, 1.0, 1.0], 2) == "▁█"
    assert len(spark([0.3] * 1000, WIDEST)) == WIDEST
