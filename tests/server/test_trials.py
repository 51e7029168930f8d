"""What-if: moves tried on a copy that is made from what the asker can see."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from megavolt.core.decision import words_of
from megavolt.core.errors import Illegal
from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.server.live.positions import position
from megavolt.server.tables import log, trials
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.room import Origin, Room, Seat
from megavolt.server.tables.trials import Wanted, tried
from tests.server.client import Browser, Json, browser

HIDDEN: dict[str, object] = {"hidden_money": True}
CASES: list[tuple[str, int, dict[str, object]]] = [
    ("recharged", 3, HIDDEN),
    ("deluxe", 2, HIDDEN),
    ("cards", 3, HIDDEN),
    ("blackout", 3, {}),
]
WHERE = [0, 9, 70]  # moves played before something is tried


def played(game: str, seats: int, options: dict[str, object], moves: int) -> Room:
    """A room after so many random moves."""
    origin = Origin("abc", make_game(game, seats, options), 5, True, 1, Clock(), 0.0)
    room = Room(origin, [Seat("person", n + 1, f"P{n}") for n in range(seats)])
    room.apply(log.Entry(1, log.STARTED, None, 0.0))
    rng = Random(moves)
    while len(room.moves) < moves and room.to_move is not None:
        data: dict[str, object] = {"word": rng.choice(room.legal()), "by": "person"}
        room.apply(log.Entry(room.length + 1, log.MOVE, room.to_move, 0.0, data))
    return room


def twin_of(room: Room, seat: int, moves: int, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A table that looks the same to the seat, where other things are hidden."""
    twin = room.fork()
    now = room.game.determinize(room.view(seat), Rng(99))
    seen = room.game.view(room.state_after(moves), seat)
    then = room.game.determinize(seen, Rng(98))
    twin.state = now
    monkeypatch.setattr(twin, "state_after", lambda moves: room.game.clone(then))
    return twin


def try_on(room: Room, seat: int, start: int | None, deal: int, count: int) -> list[str]:
    """So many tried moves with answers of bots, as JSON; refusals of words of others among them."""
    rng = Random(deal)
    words: tuple[str, ...] = ()
    found: list[str] = []
    for number in range(count):
        answer = tried(room, seat, Wanted(start, deal, words, number % 3 == 2))
        found.append(json.dumps(answer))
        if answer["decision"] is None:
            break
        words = (*answer["words"], rng.choice(words_of(answer["decision"])))
        for wrong in ("use tinker", "bid 999", "drop coal", "nonsense"):
            found.append(_refusal(room, seat, Wanted(start, deal, (*answer["words"], wrong))))
    return found


def _refusal(room: Room, seat: int, wanted: Wanted) -> str:
    try:
        tried(room, seat, wanted)
    except Illegal as refusal:
        return json.dumps([refusal.code, refusal.rule, str(refusal.facts)])
    return ""


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_answers_do_not_depend_on_what_is_hidden(
    game: str, seats: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    differ = 0
    for moves in WHERE:
        room = played(game, seats, options, moves)
        for seat in [*range(seats), NOBODY]:
            twin = twin_of(room, seat, moves // 2, monkeypatch)
            differ += room.game.key(room.state) != room.game.key(twin.state)
            for start in (None, moves // 2):
                one = try_on(room, seat, start, moves + seat + 1, 3)
                assert one == try_on(twin, seat, start, moves + seat + 1, 3)
    assert differ > len(WHERE)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_nothing_tried_leads_to_the_position_itself(
    game: str, seats: int, options: dict[str, object]
) -> None:
    for moves in WHERE:
        room = played(game, seats, options, moves)
        for seat in [*range(seats), NOBODY]:
            answer = tried(room, seat, Wanted())
            assert answer["view"] == position(room, seat, 0.0)["view"]
            assert (answer["moves"], answer["words"], answer["events"]) == (len(room.moves), [], [])
            assert answer["to_move"] == room.to_move
            if seat == room.to_move:
                assert sorted(words_of(answer["decision"])) == sorted(room.legal())
                assert answer["mover_view"] is None
            else:
                assert answer["mover_view"]["seat"] == room.to_move


def test_a_trial_changes_nothing_at_the_table() -> None:
    room = played("blackout", 3, {}, 40)
    before, length = room.game.key(room.state), room.length
    try_on(room, 0, None, 0, 10)
    assert (room.game.key(room.state), room.length, len(room.moves)) == (before, length, 40)


def test_another_deal_makes_up_other_hidden_things() -> None:
    room = played("blackout", 3, {}, 20)
    seat = (room.to_move or 0) + 1
    hands = {json.dumps(tried(room, seat % 3, Wanted(deal=n))["mover_view"]) for n in range(4)}
    assert len(hands) > 1


@pytest.mark.parametrize("game", ["recharged", "cards", "blackout"])
def test_bots_answer_until_it_is_the_askers_turn(game: str) -> None:
    room = played(game, 3, {}, 12)
    seat = 0
    answer = tried(room, seat, Wanted(answer=True))
    while answer["outcome"] is None and len(answer["words"]) < 150:
        assert answer["to_move"] == seat
        words = (*answer["words"], words_of(answer["decision"])[-1])
        answer = tried(room, seat, Wanted(words=words, answer=True))
        assert tuple(answer["words"][: len(words)]) == words
    assert {event["move"] for event in answer["events"]} <= set(range(13, 13 + 300))


def test_for_a_spectator_bots_finish_what_one_seat_does() -> None:
    room = played("blackout", 3, {}, 12)
    answer = tried(room, NOBODY, Wanted(answer=True))
    assert answer["to_move"] not in (None, room.to_move)


def test_bots_stop_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_ANSWERS", 2)
    room = played("blackout", 3, {}, 12)
    seat = ((room.to_move or 0) + 1) % 3
    assert len(tried(room, seat, Wanted(answer=True))["words"]) == 2


def test_a_line_can_be_tried_to_the_end_and_not_beyond() -> None:
    room = played("blackout", 2, {}, 10_000)
    start = len(room.moves) - 1
    answer = tried(room, 0, Wanted(start))
    while answer["decision"]:
        answer = tried(
            room, 0, Wanted(start, words=(*answer["words"], words_of(answer["decision"])[-1]))
        )
    assert answer["to_move"] is None
    assert answer["decision"] is None
    assert answer["outcome"]["ranks"]
    with pytest.raises(Illegal) as refused:
        tried(room, 0, Wanted(words=("done",)))
    assert (refused.value.code, refused.value.facts["tried"]) == ("game_over", 1)


# ---- by requests


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as found:
        yield found.named("Ana")


def table_with(host: Browser, other: Browser, game: str = "classic", **more: object) -> str:
    made = host.table(game, "me", "open", **more)
    status, _ = other.post(f"/api/tables/{made['table']}/join", link=made["join"])
    assert status == 200
    assert host.post(f"/api/tables/{made['table']}/start")[0] == 200
    return str(made["table"])


def told_now(person: Browser, path: str) -> Json:
    """All that a person is told of the table, but the time."""
    _, answer = person.get(f"{path}/updates?since=0")
    del answer["position"]["clock"]["at"]
    found: Json = answer
    return found


def first_move(person: Browser, path: str) -> Json:
    status, answer = person.post(f"{path}/try")
    assert status == 200, answer
    found: Json = answer
    return found


def test_both_players_and_nobody_else_hear_of_nothing(ana: Browser) -> None:
    bob = ana.another().named("Bob")
    path = f"/api/tables/{table_with(ana, bob)}"
    before = [told_now(person, path) for person in (ana, bob)]
    word = words_of(first_move(bob, path)["decision"])[0]
    status, answer = bob.post(f"{path}/try", words=[word])
    assert (status, answer["words"]) == (200, [word])
    assert answer["events"]
    assert [told_now(person, path) for person in (ana, bob)] == before


def test_a_word_that_cannot_be_played_is_refused_with_its_number(ana: Browser) -> None:
    path = f"/api/tables/{table_with(ana, ana.another().named('Bob'))}"
    word = words_of(first_move(ana, path)["decision"])[0]
    status, answer = ana.post(f"{path}/try", words=[word, "buy coal"])
    assert status == 400
    assert answer["error"]["facts"]["tried"] == 2
    assert answer["error"]["rule"]
    status, answer = ana.post(f"{path}/try", moves=1)
    assert (status, answer["error"]["code"]) == (400, "no_such_position")


def test_before_the_game_there_is_nothing_to_try(ana: Browser) -> None:
    made = ana.table("cards", "me", "open")
    status, answer = ana.post(f"/api/tables/{made['table']}/try")
    assert (status, answer["error"]["code"]) == (400, "not_started")


def test_without_hints_bots_do_not_answer(ana: Browser) -> None:
    path = f"/api/tables/{table_with(ana, ana.another().named('Bob'), hints=False)}"
    first_move(ana, path)
    status, answer = ana.post(f"{path}/try", answer=True)
    assert (status, answer["error"]["code"]) == (403, "no_hints")


def test_spectators_may_try_where_they_may_look(ana: Browser) -> None:
    bob, stranger = ana.another().named("Bob"), ana.another()
    made = ana.table("classic", "me", "open")
    bob.post(f"/api/tables/{made['table']}/join", link=made["join"])
    ana.post(f"/api/tables/{made['table']}/start")
    path = f"/api/tables/{made['table']}/try"
    status, answer = stranger.post(path)
    assert (status, answer["error"]["code"]) == (403, "private_table")
    status, answer = stranger.post(f"{path}?link={made['join']}")
    assert status == 200
    assert answer["view"]["seat"] is None


@pytest.mark.parametrize(
    "body", [{"words": ["pass"] * 301}, {"words": [""]}, {"deal": -1}, {"moves": -1}, {"x": 1}]
)
def test_bodies_are_bounded(ana: Browser, body: dict[str, Any]) -> None:
    path = f"/api/tables/{table_with(ana, ana.another().named('Bob'))}"
    assert ana.post(f"{path}/try", **body)[0] == 422


def test_it_can_be_done_only_so_often(tmp_path: Path) -> None:
    with browser(tmp_path, trials=3) as found:
        ana = found.named("Ana")
        path = f"/api/tables/{table_with(ana, ana.another().named('Bob'))}"
        answers = [ana.post(f"{path}/try", moves=0)[0] for _ in range(12)]
    assert answers[:3] == [200] * 3
    assert 429 in answers
