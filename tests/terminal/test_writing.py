"""Files that the user names: what may be replaced, who is asked, and what is never touched."""

from pathlib import Path

import pytest

from megavolt import Match, MegavoltError
from megavolt.terminal import review_page
from megavolt.terminal.user_writing import (
    ARENA_CSV,
    ARENA_JSON,
    ARENA_PAGE,
    RECORD,
    REVIEW_PAGE,
    FileKind,
    check_writable,
    write_whole,
)
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match, keyboard

ANA = ("play", "recharged", "--seed", 5, "--seat", "Ana")
NOTES = "my notes\n"
KINDS = [RECORD, ARENA_PAGE, ARENA_JSON, ARENA_CSV, REVIEW_PAGE]


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text(NOTES)
    return path


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A saved game."""
    path = tmp_path / "older.megavolt"
    Match.new("classic", ["Eva", "Bob"], 1).save(path)
    return path


# ---- one mechanism


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_file_of_another_kind_is_never_touched(kind: FileKind, tmp_path: Path) -> None:
    others = ["", NOTES, *(other.mark for other in KINDS if other != kind)]
    for text in others:
        path = tmp_path / "file"
        path.write_text(text)
        with pytest.raises(MegavoltError) as refused:
            check_writable(keyboard("yes"), path, kind, force=True)
        assert refused.value.code == "file_foreign"


@pytest.mark.parametrize(
    ("answer", "code"), [("yes", ""), ("y", ""), ("no", "file_kept"), ("", "file_kept")]
)
def test_an_older_file_is_replaced_only_after_a_yes(older: Path, answer: str, code: str) -> None:
    terminal = keyboard(answer)
    try:
        check_writable(terminal, older, RECORD)
        found = ""
    except MegavoltError as refused:
        found = refused.code
    assert found == code
    assert "already holds a saved game. Replace it?" in terminal.shown


@pytest.mark.parametrize(("lang", "yes"), [("es", "sí"), ("pl", "tak"), ("pl", "T")])
def test_a_yes_in_other_languages(older: Path, lang: str, yes: str) -> None:
    terminal = keyboard(yes, lang=lang)
    check_writable(terminal, older, RECORD)
    assert terminal.lines == []


def test_a_new_file_needs_no_question_and_a_folder_must_be_there(tmp_path: Path) -> None:
    check_writable(keyboard(), tmp_path / "new", RECORD)
    for path, code in (
        (tmp_path / "a" / "b" / "c", "folder_missing"),
        (tmp_path, "file_unwritable"),
    ):
        with pytest.raises(MegavoltError) as refused:
            check_writable(keyboard(), path, RECORD)
        assert refused.value.code == code
    assert not (tmp_path / "a").exists()


# ---- at the table


def test_save_leaves_foreign_files_and_missing_folders_alone(
    run: Run, notes: Path, tmp_path: Path
) -> None:
    typed = f"save {notes}\nsave --force {notes}\nsave {tmp_path / 'no' / 'game'}\nquit\n"
    shown = run(*ANA, typed=typed).stdout
    assert shown.count("Megavolt did not write it as a saved game. It was not touched.") == 2
    assert "there is no folder" in shown
    assert notes.read_text() == NOTES
    assert not (tmp_path / "no").exists()


def test_save_replaces_a_record_only_with_force(run: Run, older: Path) -> None:
    before = older.read_text()
    assert "Add --force to replace it" in run(*ANA, typed=f"save {older}\nquit\n").stdout
    assert older.read_text() == before
    run(*ANA, typed=f"save --force {older}\nquit\n")
    assert Match.load(older).game.id == "recharged"


def test_the_own_file_is_saved_again_without_a_question(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    shown = run(*ANA, typed=f"save {path}\nsave {path}\nsave\nquit\n").stdout
    assert shown.count("Saved in") == 3


@pytest.mark.parametrize("more", [(), ("--force",)])
def test_a_game_is_not_begun_over_a_foreign_file(
    run: Run, notes: Path, more: tuple[str, ...]
) -> None:
    refused = run(*ANA, "--save", notes, *more)
    assert refused.exit_code == 1
    assert notes.read_text() == NOTES


def test_a_game_is_begun_over_a_record_only_with_force(
    run: Run, older: Path, tmp_path: Path
) -> None:
    assert run(*ANA, "--save", older).exit_code == 1
    assert Match.load(older).game.id == "classic"
    assert run(*ANA, "--save", older, "--force").exit_code == 0
    assert Match.load(older).game.id == "recharged"
    assert run(*ANA, "--save", tmp_path / "no" / "x").exit_code == 1
    assert not (tmp_path / "no").exists()


# ---- the last game


def test_last_finds_a_game_that_was_moved(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "elsewhere.txt"
    run(*ANA, typed=f"save {path}\n8\nquit\n")
    shown = run("play", "--resume", "last", typed="quit\n").stdout
    assert f"continues from {path}" in shown


def test_last_is_the_newest_wherever_it_is(run: Run, data: Path, tmp_path: Path) -> None:
    run(*ANA, "--save", tmp_path / "first.megavolt", typed="quit\n")
    run(*ANA, typed="8\nquit\n")
    shown = run("play", "--resume", "last", typed="quit\n").stdout
    assert f"continues from {data}" in shown
    (tmp_path / "first.megavolt").unlink()
    assert run("play", "--resume", "last", typed="quit\n").exit_code == 0


# ---- other commands


def test_a_review_leaves_foreign_pages_alone(
    run: Run, notes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, page = tmp_path / "short.megavolt", tmp_path / "page.html"
    template = tmp_path / "template.html"
    template.write_text(review_page.MARK, encoding="utf-8")
    monkeypatch.setattr(review_page, "TEMPLATE", template)
    bot_match("classic", ["Ana", "Bob"], 3, 6).save(game)
    review = ("review", game, "--budget", 1, "--html")
    assert run(*review, notes, "--force").exit_code == 1
    assert notes.read_text() == NOTES
    assert run(*review, page).exit_code == 0
    assert page.read_text(encoding="utf-8").startswith(REVIEW_PAGE.mark)
    assert run(*review, page).exit_code == 1
    assert run(*review, page, "--force").exit_code == 0


def test_an_arena_and_its_report_leave_foreign_files_alone(
    run: Run, notes: Path, tmp_path: Path
) -> None:
    bots = ("--bots", "random,greedy", "--players", 2, "--workers", 1)
    small = ("arena", "blackout", *bots, "--games", 2, "--seed", 3)
    assert run(*small, "--out", tmp_path / "no" / "a.sqlite").exit_code == 1
    assert not (tmp_path / "no").exists()
    games = tmp_path / "games"
    games.mkdir()
    (games / "000001.megavolt").write_text(NOTES)
    refused = run(*small, "--out", "a.sqlite", "--records", games, "--force")
    assert refused.exit_code == 1
    assert not (tmp_path / "a.sqlite").exists()
    (games / "000001.megavolt").unlink()
    assert run(*small, "--out", "a.sqlite", "--records", games).exit_code == 0
    assert run("arena", "--resume", "a.sqlite", "--records", games).exit_code == 0  # the same again
    for form in ("--html", "--json", "--csv"):
        assert run("report", "a.sqlite", form, notes, "--force").exit_code == 1
        assert run("report", "a.sqlite", form, f"x{form}").exit_code == 0
        assert run("report", "a.sqlite", form, f"x{form}").exit_code == 1
        assert run("report", "a.sqlite", form, f"x{form}", "--force").exit_code == 0
    for kind, form in ((ARENA_PAGE, "html"), (ARENA_JSON, "json"), (ARENA_CSV, "csv")):
        assert kind.holds(tmp_path / f"x--{form}")
    assert notes.read_text() == NOTES
    assert run("report", "a.sqlite").exit_code == 0
    assert run("report", "a.sqlite").exit_code == 0  # its own, beside the results


# ---- all of it or nothing


def test_a_file_that_cannot_be_finished_leaves_the_old_one(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(MegavoltError) as caught:
        write_whole(notes, "new\n")
    assert caught.value.facts["reason"] == "ENOSPC"
    assert notes.read_text() == NOTES
    assert list(notes.parent.iterdir()) == [notes]


def test_a_link_stays_a_link_and_what_it_leads_to_keeps_its_mode(
    notes: Path, tmp_path: Path
) -> None:
    notes.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(notes)
    write_whole(link, "new\n")
    assert link.is_symlink()
    assert notes.read_text() == "new\n"
    assert notes.stat().st_mode & 0o777 == 0o640
