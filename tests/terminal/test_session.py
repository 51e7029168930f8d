"""The session in docs/terminal.md is what the terminal shows.

`python -m tests.terminal.test_session` prints it, to be pasted there after a change.
"""

import os
import tempfile
from pathlib import Path

import pytest

from megavolt import Match
from megavolt.terminal import positions
from megavolt.terminal.table import TerminalTable
from tests.terminal.helpers import keyboard

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "terminal.md"
START = ROOT / "docs" / "examples" / "evening.json"
LINES = (
    "",
    "map",
    "near essen",
    "plan dortmund munster",
    "d",
    "save notes.txt",
    "dortmund",
    "done",
    "",
    "undo",
)


def session() -> str:
    """Typed in a folder with a file of notes, by three people at one keyboard."""
    Path("notes.txt").write_text("not a saved game\n")
    start = positions.read(START)
    match = Match.new(start.game, start.seats, 1, start.options, start.setup)
    terminal = keyboard(*LINES)
    TerminalTable(terminal, match, {}, None).play()
    assert terminal.lines == []
    return "\n".join(line.rstrip() for line in terminal.shown.strip().splitlines())


def test_the_page_shows_what_the_terminal_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"```text\n{session()}\n```" in PAGE.read_text(encoding="utf-8")


def test_the_session_holds_what_the_page_says_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = session()
    for said in (
        "c West · d East · e Southwest",
        "Essen (West)",
        "“d” leaves several choices: done, ",
        "notes.txt exists, and Megavolt did not write it as a saved game.",
        "Pass the keyboard to Bob, then press Enter.",
        "nobody undoes another player’s move",  # noqa: RUF001 - as it is written
    ):
        assert said in shown
    assert Path("notes.txt").read_text() == "not a saved game\n"


if __name__ == "__main__":
    os.chdir(tempfile.mkdtemp())
    print(session())
