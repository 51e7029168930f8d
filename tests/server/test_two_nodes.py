"""Two servers on one PostgreSQL play the same tables, and one can die."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from megavolt.core.decision import words_of
from megavolt.server.client import Client, Refused, Seat
from megavolt.server.tables.room import OVER
from tests.server.playing_clients import Acknowledged, Game, check_stored, finish, new_game
from tests.server.servers import Server

pytestmark = pytest.mark.slow  # left out of script/test --fast


@pytest.fixture
def nodes(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    one, two = Server(postgres_url), Server(postgres_url)
    try:
        one.start(), two.start()
        one.wait(), two.wait()
        yield one, two
    finally:
        one.kill()
        two.kill()


@pytest.mark.slow  # two servers start, three games are played
def test_games_are_played_across_nodes(postgres_url: str, nodes: tuple[Server, Server]) -> None:
    one, two = nodes

    async def check() -> None:
        urls = [[one.url], [two.url], [one.url]]
        kinds = [("cards", urls[:2]), ("blackout", urls[:2]), ("blackout", urls)]
        games = [await new_game(us, kind, Random(n)) for n, (kind, us) in enumerate(kinds)]
        await asyncio.gather(*(game.play() for game in games))
        rooms = await check_stored(postgres_url, games)
        assert [room.status for room in rooms] == [OVER] * len(games)
        for game, room in zip(games, rooms, strict=True):
            assert len(game.acknowledged) == len(room.moves)
            assert game.connections == [1] * len(game.tokens), "no line broke on the way"

    finish(check())


@pytest.mark.slow  # two servers start, one game is played, a bot is waited for
def test_the_other_node_goes_on_when_one_is_killed(
    postgres_url: str, nodes: tuple[Server, Server]
) -> None:
    one, two = nodes

    async def check() -> None:
        urls = [[one.url, two.url], [two.url, one.url]]
        among_people = await new_game(urls, "blackout", Random(1))
        with_bots = await new_game(urls[:1], "blackout", Random(2), bots=["greedy"])
        playing = [asyncio.create_task(game.play()) for game in (among_people, with_bots)]
        while len(among_people.acknowledged) < 10 or not with_bots.acknowledged:
            await asyncio.sleep(0.01)
        one.kill()
        await asyncio.gather(*playing)
        rooms = await check_stored(postgres_url, [among_people, with_bots])
        assert [room.status for room in rooms] == [OVER, OVER]
        assert max(among_people.connections) > 1, "somebody had to change the node"
        assert {played.by for played in rooms[1].moves} == {"person", "bot"}

    finish(check())


def test_of_two_moves_at_once_one_wins(postgres_url: str, nodes: tuple[Server, Server]) -> None:
    """The same person at both nodes, another move at each, sent at the same time."""
    one, two = nodes

    async def check() -> None:
        game = await new_game([[one.url], [two.url]], "recharged", Random(3))
        refusals = 0
        pairs = [[Seat([node.url], game.table, token) for node in nodes] for token in game.tokens]
        for seat in (*pairs[0], *pairs[1]):
            await seat.open()
        for _ in range(20):
            refusals += await _both_move(pairs, game)
        for seat in (*pairs[0], *pairs[1]):
            await seat.close()
        assert refusals > 0
        room = (await check_stored(postgres_url, [game]))[0]
        assert len(room.moves) == len(game.acknowledged)

    finish(check())


async def _both_move(pairs: list[list[Seat]], game: Game) -> int:
    """How many were refused: one, or none where there was only one move to make."""
    number = max(seat.position["number"] for pair in pairs for seat in pair)
    for pair in pairs:
        for seat in pair:
            await seat.until(lambda position: position["number"] >= number)
    mover = next(n for n, pair in enumerate(pairs) if pair[0].position["decision"])
    legal = words_of(pairs[mover][0].position["decision"])
    words = [legal[0], legal[-1]]
    answers: list[Any] = await asyncio.gather(
        *(seat.play(word) for seat, word in zip(pairs[mover], words, strict=True)),
        return_exceptions=True,
    )
    won = [word for word, answer in zip(words, answers, strict=True) if answer == number + 1]
    game.acknowledged.append(Acknowledged(number + 1, mover, won[0]))
    if len(legal) == 1:  # the same move twice: made once, answered twice
        assert won == words
        return 0
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(won) == len(refused) == 1
    assert refused[0].status == 409
    assert refused[0].position is not None
    assert refused[0].position["number"] == number + 1
    return 1


def test_what_is_said_at_one_node_is_heard_once_at_both(nodes: tuple[Server, Server]) -> None:
    one, two = nodes

    async def check() -> None:
        game = await new_game([[one.url], [two.url]], "cards", Random(3))
        heard: list[list[str]] = [[], []]
        seats = [
            Seat([node.url], game.table, token, _chats(into))
            for node, token, into in zip(nodes, game.tokens, heard, strict=True)
        ]
        for seat in seats:
            await seat.open()
        async with Client(one.url) as client:
            for text in ("first", "second", "third"):
                path = f"/api/tables/{game.table}/chat"
                await client.post(path, game.tokens[0], {"text": text})
        while any("third" not in texts for texts in heard):
            await asyncio.sleep(0.01)
        position = await seats[0].until(lambda p: True)
        mover, number = position["to_move"], position["number"]
        await seats[mover].play(words_of(seats[mover].position["decision"])[0])
        for seat in seats:  # what was told before the move has arrived by now
            await seat.until(lambda p: p["number"] > number)
            await seat.close()
        assert [sorted(texts) for texts in heard] == [["first", "second", "third"]] * 2

    finish(check())


def _chats(into: list[str]) -> Any:
    def heard(message: dict[str, Any]) -> None:
        if message["type"] == "chat":
            into.append(message["text"])

    return heard
