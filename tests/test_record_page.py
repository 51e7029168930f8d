"""docs/record.md is complete: every word of every notation stands in it."""

import re
from pathlib import Path

import pytest

from megavolt import Illegal
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.games.blackout.setup import KEYS

PAGE = Path(__file__).resolve().parents[1] / "docs" / "record.md"
MOVES = {
    "board": "Moves of the grid board game",
    "cards": "Moves of the card game",
    "blackout": "Moves of Blackout",
}


def rows(title: str) -> list[str]:
    """The first cells of the tables in a section, without the rest of their lines."""
    _, found = PAGE.read_text(encoding="utf-8").split(f"## {title}\n")
    return re.findall(r"^\| (`.*?`) \|", found.split("\n## ")[0], re.MULTILINE)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_word_of_the_notation_is_described(game_id: str) -> None:
    game = make_game(game_id, 3, {})
    with pytest.raises(Illegal) as caught:
        game.action("abracadabra")
    words = str(caught.value.facts["known"]).split(", ")
    assert len(words) > 5
    described = {row.strip("`").split()[0] for row in rows(MOVES[game_info(game_id).family])}
    assert set(words) == described


def test_the_examples_of_blackout_are_written_as_writers_write_them() -> None:
    game = make_game("blackout", 3, {})
    for row in rows(MOVES["blackout"]):
        word = row.strip("`")
        assert game.word(game.action(word)) == word


def test_every_key_of_a_setup_of_blackout_is_described() -> None:
    assert [row.strip("`") for row in rows("Setup of Blackout")] == list(KEYS)
