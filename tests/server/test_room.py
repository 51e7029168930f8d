"""A table in memory: what follows from its log."""

import pytest

from megavolt.core.errors import Illegal
from megavolt.core.match import Match
from megavolt.core.rng import seed_hash
from megavolt.server.live.positions import position
from megavolt.server.storage import snapshots
from megavolt.server.tables import log
from megavolt.server.tables.room import OPEN, OVER, PLAYING
from tests.server.tables import Teller


def finished(game: str = "blackout", seats: int = 2) -> Teller:
    teller = Teller(game, seats).begin()
    while teller.room.status != OVER:
        teller.play()
    return teller


def test_nothing_is_played_before_the_start() -> None:
    room = Teller("recharged", 3).room
    assert room.status == OPEN
    refusal = room.why("pass", 0)
    assert refusal is not None
    assert refusal.code == "not_started"


def test_only_the_seat_to_move_may_play() -> None:
    room = Teller("recharged", 3).begin().room
    mover = room.to_move
    assert mover is not None
    word = room.legal()[0]
    assert room.why(word, mover) is None
    refusal = room.why(word, (mover + 1) % 3)
    assert refusal is not None
    assert refusal.code == "not_your_turn"


def test_a_fork_leaves_the_room_as_it_was() -> None:
    teller = Teller("recharged", 3).begin()
    room, before = teller.room, teller.room.game.key(teller.room.state)
    teller.room = room.fork()
    teller.play()
    teller.tell(log.RESIGNED, 0, level="greedy")
    assert room.game.key(room.state) == before
    assert (len(room.moves), room.length, room.seats[0].level) == (0, 4, "")


def test_the_record_verifies_and_has_the_hash_shown_before() -> None:
    teller = finished()
    shown = Teller("blackout", 2).begin().room.seed_hash
    text = teller.room.record()
    match = Match.from_record(text)
    assert match.over
    assert f'seed_hash: "{shown}"' in text
    assert shown == seed_hash(1)


def test_the_seed_is_told_at_the_end_only() -> None:
    teller = Teller("blackout", 2).begin()
    assert teller.room.seed is None
    with pytest.raises(Illegal, match="only after the game"):
        teller.room.record()
    assert finished().room.seed == 1


def test_undone_moves_stay_in_the_log_and_leave_the_position() -> None:
    teller = Teller("recharged", 3).begin()
    key = teller.room.game.key(teller.room.state)
    teller.play("open 3 3")
    teller.tell(log.UNDONE, 0, moves=0)
    assert teller.room.game.key(teller.room.state) == key
    assert [e.kind for e in teller.entries][-2:] == [log.MOVE, log.UNDONE]
    assert teller.room.moves == []


def test_undo_reaches_further_back_than_the_positions_kept() -> None:
    teller = Teller("recharged", 3).begin()
    keys = []
    for _ in range(60):
        keys.append(teller.room.game.key(teller.room.state))
        teller.play()
    teller.tell(log.UNDONE, 0, moves=5)
    assert teller.room.game.key(teller.room.state) == keys[5]
    teller.play()
    assert teller.room.status == PLAYING


def test_who_plays_with_bots_only_need_not_ask_before_taking_back() -> None:
    teller = Teller("blackout", 3).begin()
    mover = teller.room.to_move
    assert mover is not None
    teller.play("draw")  # a card is seen: no longer free
    said = []
    for other in {0, 1, 2} - {mover}:
        said.append(position(teller.room, mover, 0.0)["undo"])
        teller.tell(log.RESIGNED, other, level="greedy")
    said.append(position(teller.room, mover, 0.0)["undo"])
    assert said == ["ask", "ask", "granted"]


@pytest.mark.parametrize("game", ["recharged", "classic", "deluxe", "cards", "blackout"])
def test_a_move_is_taken_back_freely_unless_it_revealed_something(game: str) -> None:
    teller = Teller(game, 3).begin()
    free = set()
    for _ in range(60):
        mover = teller.room.to_move
        assert mover is not None
        teller.play()
        told = teller.room.moves[-1].events or ()
        revealed = any(teller.room.game.event_reveals(event.kind) for event in told)
        assert bool(teller.room.free_undos(mover)) == (not revealed)
        free.add(not revealed)
    assert free == {True, False}, "both kinds of move have come up"


@pytest.mark.parametrize("game", ["recharged", "deluxe", "cards", "blackout"])
def test_a_room_from_a_snapshot_is_the_room_from_the_log(game: str) -> None:
    teller = Teller(game, 3).begin()
    while teller.room.length < 50 and teller.room.status != OVER:
        teller.play()
    saved = (teller.room.length, snapshots.packed(teller.room.state))
    for _ in range(7):
        teller.play()
    again = Teller(game, 3).room
    snapshots.rebuild(again, teller.entries, saved)
    room = teller.room
    assert room.game.key(again.state) == room.game.key(room.state)
    assert [p.word for p in again.moves] == [p.word for p in room.moves]
    assert again.events_for(0) == room.events_for(0)
    assert again.times.used == room.times.used


def test_a_damaged_snapshot_is_ignored() -> None:
    teller = Teller("recharged", 3).begin()
    for _ in range(10):
        teller.play()
    again = Teller("recharged", 3).room
    snapshots.rebuild(again, teller.entries, (8, b"damaged"))
    assert again.game.key(again.state) == teller.room.game.key(teller.room.state)


def test_a_snapshot_can_bring_in_nothing_but_states() -> None:
    import pickle
    import zlib

    harmful = zlib.compress(pickle.dumps(print))
    teller = Teller("recharged", 3).begin()
    teller.play()
    again = Teller("recharged", 3).room
    snapshots.rebuild(again, teller.entries, (5, harmful))
    assert len(again.moves) == 1


def test_past_positions_are_those_the_seat_saw() -> None:
    teller = Teller("blackout", 2).begin()
    seen = [position(teller.room, 1, 0.0)["view"]]
    for _ in range(12):
        teller.play()
        seen.append(position(teller.room, 1, 0.0)["view"])
    assert [teller.room.past(n, 1)["view"] for n in range(13)] == seen
    with pytest.raises(Illegal):
        teller.room.past(14, 1)
