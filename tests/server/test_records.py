"""Saved games that are sent to a server, replayed there, and not kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from megavolt import Match
from megavolt.server.tables import records
from megavolt.server.tables.games import with_stakes
from tests.server.client import Browser, browser


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as found:
        yield found


def _saved(game: str, moves: int = 10_000) -> Match:
    match = Match.new(game, seats=["Ana", "Bob", "Cleo"], seed=11)
    rng = Random(3)
    while not match.over and len(match.actions) < moves:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("game", ["classic", "cards", "blackout"])
def test_a_saved_game_is_told_as_a_table_at_its_end(ana: Browser, game: str) -> None:
    match = _saved(game, 60)
    status, found = ana.post("/api/records", text=match.record())
    assert status == 200
    position = found["position"]
    assert (position["game"], position["moves"], position["decision"]) == (game, 60, None)
    assert [seat["name"] for seat in position["seats"]] == ["Ana", "Bob", "Cleo"]
    assert position["view"]["seat"] is None
    assert found["events"][0]["move"] >= 1
    assert set(found["static_data"]) == {"names", "map", "figures"}


def test_a_finished_game_has_its_outcome(ana: Browser) -> None:
    match = _saved("blackout")
    outcome = match.outcome()
    assert outcome is not None
    _, found = ana.post("/api/records", text=match.record(), seat=1)
    assert found["position"]["outcome"]["ranks"] == list(outcome.ranks)
    assert found["position"]["seat"] == 1
    assert found["position"]["seed"] == "11"


def _sent(match: Match, seat: int) -> dict[str, Any]:
    """A view and its stakes after their way over the network."""
    view = with_stakes(match.view(seat), match.game.stakes(match.state))
    return cast("dict[str, Any]", json.loads(json.dumps(view)))


def test_positions_are_those_that_were_played(ana: Browser) -> None:
    match = _saved("blackout", 30)
    text, last = match.record(), _sent(match, 2)
    for _ in range(10):
        match.undo()
    status, found = ana.post("/api/records/positions", text=text, seat=2, moves=[30, 20, 0])
    assert status == 200
    assert [past["moves"] for past in found] == [30, 20, 0]
    assert found[0]["view"] == last
    assert found[1]["view"] == _sent(match, 2)
    assert all(event["move"] == 20 for event in found[1]["events"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "no record at all", "record_not_a_record"),
        (lambda text: text.replace('game: "cards"', 'game: "chess"'), "record_line"),
        (lambda text: text.replace("seed: 11", "seed: 12"), "record_line"),
        (lambda text: "\n".join(text.split("\n")[:-3]), "record_moves_missing"),
    ],
)
def test_a_text_that_is_no_saved_game_is_refused_in_words(
    ana: Browser, change: object, code: str
) -> None:
    assert callable(change)
    text = change(_saved("cards", 20).record())
    for path, more in (("/api/records", {}), ("/api/records/positions", {"moves": [0]})):
        status, found = ana.post(path, text=text, **more)
        assert (status, found["error"]["code"]) == (400, code)
        assert found["error"]["text"]


def test_places_and_seats_that_are_not_there_are_refused(ana: Browser) -> None:
    text = _saved("cards", 20).record()
    status, found = ana.post("/api/records/positions", text=text, moves=[21])
    assert (status, found["error"]["code"]) == (400, "no_such_position")
    status, found = ana.post("/api/records", text=text, seat=3)
    assert (status, found["error"]["code"]) == (400, "no_such_seat")
    assert ana.post("/api/records/positions", text=text, moves=[])[0] == 422
    assert ana.post("/api/records/positions", text=text, moves=[0] * 65)[0] == 422
    assert ana.post("/api/records", text="x" * 200_001)[0] == 422


def test_a_game_with_far_too_many_moves_is_not_replayed(
    ana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_MOVES", 19)
    status, found = ana.post("/api/records", text=_saved("cards", 20).record())
    assert (status, found["error"]["code"]) == (400, "record_too_long")


def test_one_address_cannot_have_replayed_without_end(tmp_path: Path) -> None:
    text = _saved("cards", 5).record()
    with browser(tmp_path, records=2) as ana:
        answers = [ana.post("/api/records", text=text)[0] for _ in range(6)]
    assert answers[:2] == [200, 200]
    assert 429 in answers


def test_moves_are_tried_in_a_saved_game(ana: Browser) -> None:
    match = _saved("cards", 40)
    wanted = {"text": match.record(), "seat": match.at(20).to_move, "moves": 20}
    status, begun = ana.post("/api/records/try", **wanted)
    assert (status, begun["moves"], begun["words"]) == (200, 20, [])
    assert begun["to_move"] == wanted["seat"]
    word = match.at(20).legal()[0]
    status, found = ana.post("/api/records/try", **wanted, words=[word], answer=True)
    assert status == 200
    assert found["words"][0] == word
    status, found = ana.post("/api/records/try", **wanted, words=["fly away"])
    assert (status, found["error"]["facts"]["tried"]) == (400, 1)
    status, found = ana.post("/api/records/try", text=match.record(), moves=41)
    assert (status, found["error"]["code"]) == (400, "no_such_position")
