"""The server is killed again and again while people play: nothing it acknowledged is lost."""

import asyncio
from random import Random

import pytest

from megavolt.server.tables.room import OVER
from tests.server.playing_clients import Game, check_stored, finish, new_game
from tests.server.servers import Server

# Each with its people; so many that moves of several tables are stored together.
GAMES = [("recharged", 3), ("cards", 2), ("blackout", 2), ("classic", 2)] * 3


async def play_on(server: Server, game: str, people: int, games: list[Game], seed: int) -> None:
    """One game after another at one table's place, until cancelled."""
    rng = Random(seed)
    urls = [[server.url]] * people
    while True:
        games.append(await new_game(urls, game, rng))
        await games[-1].play()


async def kill_again_and_again(server: Server, games: list[Game], kills: int) -> None:
    """Each time some moves after the start, at any moment of the next one."""
    rng = Random(7)
    for _ in range(kills):
        await asyncio.to_thread(server.start().wait)
        enough = acknowledged(games) + rng.randint(0, 8)
        while len(games) < len(GAMES) or acknowledged(games) < enough:
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0, 0.1))
        server.kill()


def acknowledged(games: list[Game]) -> int:
    return sum(len(game.acknowledged) for game in games)


@pytest.mark.slow  # so many starts of a server, and some play between them
@pytest.mark.parametrize(("database", "kills"), [("sqlite_url", 50), ("postgres_url", 20)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    database: str, kills: int, request: pytest.FixtureRequest
) -> None:
    url: str = request.getfixturevalue(database)
    games: list[Game] = []
    server = Server(url)

    async def check() -> None:
        people = [
            asyncio.create_task(play_on(server, game, count, games, seed))
            for seed, (game, count) in enumerate(GAMES)
        ]
        try:
            await kill_again_and_again(server, games, kills)
            assert not [task for task in people if task.done()], "nobody gave up"
        finally:
            server.kill()
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
        rooms = await check_stored(url, games)
        assert len(rooms) >= len(GAMES)
        assert acknowledged(games) > kills

    finish(check())


@pytest.mark.slow  # two starts of a server
def test_a_bot_plays_on_after_a_crash(sqlite_url: str) -> None:
    """The server died when it was a bot's turn: the next one takes the table up."""
    server = Server(sqlite_url)

    async def check() -> None:
        await asyncio.to_thread(server.start().wait)
        game = await new_game([[server.url]], "blackout", Random(3), bots=["greedy"])
        playing = asyncio.create_task(game.play())
        await asyncio.sleep(0.3)
        server.kill()
        await asyncio.to_thread(server.start().wait)
        await playing
        room = (await check_stored(sqlite_url, [game]))[0]
        assert room.status == OVER
        assert {played.by for played in room.moves} == {"person", "bot"}

    try:
        finish(check())
    finally:
        server.kill()
