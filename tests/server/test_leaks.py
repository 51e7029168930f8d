"""Whole games are played, and every byte sent to each seat and to a spectator is searched.

Nobody may be told the seed before the end, cookies and links of others, hands, contracts, hidden
money, the order of the deck, or what somebody has ordered. Three ways to look: for the secrets
themselves; for facts that events keep private; and by twins: a state drawn from what a seat knows
differs from the real one in hidden things only, so the seat must be told the same of both.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from megavolt.core.game import NOBODY
from megavolt.core.rng import MAX_PLAIN_STATE, Rng, seed_state
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView
from megavolt.server.live.positions import position
from megavolt.server.tables.room import Room
from tests.server.asgi import Client, Live, running, site_of

pytestmark = pytest.mark.slow  # left out of script/test --fast

HIDDEN: dict[str, object] = {"hidden_money": True}
DEMOLITION: dict[str, object] = {"demolition": True}
CASES: list[tuple[str, int, dict[str, object]]] = [
    ("recharged", 3, HIDDEN),
    ("recharged", 2, DEMOLITION),
    ("classic", 3, HIDDEN),
    ("classic", 2, {**DEMOLITION, **HIDDEN}),
    ("deluxe", 3, HIDDEN),
    ("deluxe", 2, DEMOLITION),
    ("cards", 4, HIDDEN),
    ("cards", 2, {**DEMOLITION, **HIDDEN}),
    ("blackout", 2, {}),
    ("blackout", 3, {}),
    ("blackout", 4, {}),
]
LIMIT = 7919  # a number no game has by itself
LOOKS = 60  # moves between two looks at twins and refusals
SECRET_KEYS = {"rng", "person", "password", "by"}


@dataclass
class Game:
    """A table with all seats and a spectator connected."""

    app: FastAPI
    table: str
    links: dict[str, Any]
    clients: list[Client]  # by seat
    watcher: Client
    lives: list[Live]  # by seat, the spectator's last
    random: Random

    def room(self) -> Room:
        room = site_of(self.app).rooms.known(self.table)
        assert room is not None
        return room

    def everybody(self) -> Iterator[tuple[int, Client]]:
        yield from enumerate(self.clients)
        yield NOBODY, self.watcher

    async def settle_after(self, number: int) -> None:
        """Wait until everybody was told of an entry after that one."""
        for live in self.lives:
            await live.until(lambda known: known["number"] > number)

    async def settle(self) -> None:
        """Wait until everybody was told of the last entry."""
        number = self.room().length
        for live in self.lives:
            await live.until(lambda known: known["number"] >= number)


async def seated(
    app: FastAPI, stack: AsyncExitStack, game_id: str, players: int, options: dict[str, object]
) -> Game:
    """A public table, so that anybody may watch, with everybody connected from the start."""
    clients = [await Client(app).guest(f"Player {n}") for n in range(players)]
    watcher = await Client(app).guest("Watcher")
    body = {
        "game": game_id,
        "seats": ["me", *["open"] * (players - 1)],
        "options": options,
        "public": True,
    }
    links = (await clients[0].post("/api/tables", body)).json()
    table = links["table"]
    for client in clients[1:]:
        assert (await client.post(f"/api/tables/{table}/join", {})).status == 200
    lives = [
        await stack.enter_async_context(client.live(table, "since=0"))
        for client in [*clients, watcher]
    ]
    assert (await clients[0].post(f"/api/tables/{table}/start")).status == 200
    game = Game(app, table, links, clients, watcher, lives, Random(f"{game_id}{players}"))
    await game.settle()
    return game


async def play_move(game: Game, word: str) -> None:
    """The seat to move plays, over its live connection or by a request."""
    room = game.room()
    assert room.to_move is not None
    body = {"number": room.length, "word": word}
    if game.random.random() < 0.9:
        game.lives[room.to_move].send({"type": "play", **body})
        await game.lives[room.to_move].until(lambda known: known["number"] > room.length)
    else:
        answer = await game.clients[room.to_move].post(f"/api/tables/{game.table}/play", body)
        assert answer.status == 200, answer.body
    await game.settle()


async def ask_everything(game: Game, words: list[str]) -> None:
    """Everybody tries what is refused, and looks at all there is to look at."""
    room, path = game.room(), f"/api/tables/{game.table}"
    for _, client in game.everybody():
        for word in game.random.sample(words, min(3, len(words))):
            await client.post(f"{path}/why", {"word": word})
        stale = {"number": max(0, room.length - 1), "word": "pass nothing"}
        await client.post(f"{path}/play", stale)
        await client.post(f"{path}/play", {"number": room.length, "word": "nonsense 99"})
        await client.get(f"{path}/updates?since={game.random.randrange(room.length)}")
        await client.get(f"{path}/positions/{game.random.randrange(len(room.moves) + 1)}")
        await client.post(f"{path}/try", {"answer": True})
        await client.get(f"{path}/record")
        await client.get(path)
        await client.post(f"{path}/undo/answer", {"yes": True})


def check_twins(room: Room, words: list[str], random: Random) -> None:
    """What a seat is told does not depend on what it cannot know."""
    for seat in [*range(len(room.seats)), NOBODY]:
        twin = room.fork()
        rng = Rng(seed_state(random.getrandbits(64)))
        twin.state = room.game.determinize(room.view(seat), rng)
        assert _told(room, seat) == _told(twin, seat)
        for word in random.sample(words, min(10, len(words))):
            one, other = room.why(word, seat), twin.why(word, seat)
            assert _refusal(one) == _refusal(other), word


def _told(room: Room, seat: int) -> str:
    return json.dumps(position(room, seat, 0.0))


def _refusal(refusal: Any) -> object:
    return None if refusal is None else (refusal.code, refusal.facts)


# ---- searching what was sent


def objects(client: Client) -> Iterator[dict[str, Any]]:
    """Every JSON object a client was sent, however deep inside another."""
    for data in client.heard:
        if data[:1] in (b"{", b"["):
            yield from _inside(json.loads(data))


def _inside(document: Any) -> Iterator[dict[str, Any]]:
    if isinstance(document, dict):
        yield document
    for item in document.values() if isinstance(document, dict) else document:
        if isinstance(item, (dict, list)):
            yield from _inside(item)


def check_facts(game: Game) -> int:
    """No key of the server's own, no private fact of others; how many events had private ones?"""
    count = 0
    for seat, client in game.everybody():
        for found in objects(client):
            assert not SECRET_KEYS & found.keys(), found
            if found.keys() == {"move", "kind", "facts"}:
                count += _check_event(game.room(), found, seat)
    return count


def _check_event(room: Room, event: dict[str, Any], seat: int) -> bool:
    private = room.game.event_private(event["kind"])
    if seat == NOBODY or event["facts"].get("player") != seat:
        assert not set(private) & event["facts"].keys(), event
    return bool(private)


def check_tokens(game: Game) -> None:
    """Cookies and links are known to those they were given to, and to nobody else."""
    cookies = {seat: client.cookie for seat, client in game.everybody()}
    for seat, client in game.everybody():
        heard = b"\n".join(client.heard).decode()
        for owner, cookie in cookies.items():
            assert (cookie in heard) == (owner == seat)
        for link in [game.links["join"], *game.links["seats"]]:
            assert (link in heard) == (seat == 0)


def check_seed(game: Game, before_end: dict[int, int]) -> None:
    seed = game.room().origin.seed
    key = seed_state(seed, keyed=True) >> 64
    for seat, client in game.everybody():
        early = b"\n".join(client.heard[: before_end[seat]]).decode()
        assert str(seed) not in early
        assert f"{seed:x}" not in early.lower()
        for secret in (key, key & MAX_PLAIN_STATE, key >> 64):
            assert str(secret) not in early
        late = b"\n".join(client.heard[before_end[seat] :]).decode()
        assert str(seed) in late  # so the search would have found it


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [pytest.param(*case, id="-".join([case[0], str(case[1]), *case[2]])) for case in CASES],
)
def test_nobody_is_told_a_secret(
    tmp_path: Path, game_id: str, players: int, options: dict[str, object]
) -> None:
    async def play() -> None:
        async with running(tmp_path) as app, AsyncExitStack() as stack:
            game = await seated(app, stack, game_id, players, options)
            words: list[str] = []
            before_end: dict[int, int] = {}
            while game.room().status == "playing":
                legal = game.room().legal()
                words = [*words[-200:], *game.random.sample(legal, min(3, len(legal)))]
                if len(game.room().moves) % LOOKS == 0:
                    check_twins(game.room(), words, game.random)
                    await ask_everything(game, words)
                before_end = {seat: len(client.heard) for seat, client in game.everybody()}
                await play_move(game, game.random.choice(legal))
            check_seed(game, before_end)
            check_tokens(game)
            assert check_facts(game) or game_id != "blackout"

    asyncio.run(play())


# ---- standing orders


async def bid_out(folder: Path, by_order: bool) -> dict[int, list[bytes]]:
    """The others bid twice each against seat 1, which has told the server to bid, or bids itself.

    What everybody but seat 1 was sent meanwhile.
    """
    async with running(folder) as app, AsyncExitStack() as stack:
        game = await seated(app, stack, "recharged", 3, {})
        others = [(seat, client) for seat, client in game.everybody() if seat != 1]
        before = {seat: len(client.heard) for seat, client in others}
        await _live_move(game, game.room().legal()[0])
        lot = _lot(game)
        if by_order:
            await _order(game, {"plant": str(lot), "most": LIMIT})
        bids = {0: 2, 2: 2}
        while _lot(game) == lot:
            await _bid(game, bids, by_order)
        await game.settle()
        return {seat: client.heard[before[seat] :] for seat, client in others}


def _lot(game: Game) -> int | None:
    return own_view(BoardView, game.room().view(NOBODY))["auction"]["lot"]


async def _order(game: Game, limit: dict[str, object]) -> None:
    path = f"/api/tables/{game.table}"
    for body in (limit, {**limit, "then": "ask"}, limit):
        answer = await game.clients[1].post(f"{path}/limit", body)
        assert answer.json()["standing_orders"]["limit"]["most"] == LIMIT
    await game.clients[1].ask("DELETE", f"{path}/standing_orders/limit")
    await game.clients[1].post(f"{path}/limit", limit)


async def _bid(game: Game, bids: dict[int, int], by_order: bool) -> None:
    """One more answer in the auction."""
    room = game.room()
    seat = room.to_move
    assert seat is not None
    bid = next(word for word in room.legal() if word.startswith("bid"))
    if seat != 1:
        bids[seat] -= 1
        await _live_move(game, bid if bids[seat] >= 0 else "pass")
    elif by_order:
        await game.lives[0].until(lambda known: known["number"] > room.length)
    else:
        await _live_move(game, bid)


async def _live_move(game: Game, word: str) -> None:
    room = game.room()
    assert room.to_move is not None
    game.lives[room.to_move].send({"type": "play", "number": room.length, "word": word})
    await game.settle_after(room.length)


def test_nobody_hears_of_a_sealed_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte by byte the same, whether the server bids for somebody or the person does."""
    monkeypatch.setattr("megavolt.server.tables.lobby.secrets.randbits", lambda bits: 5)
    monkeypatch.setattr("megavolt.server.tables.lobby._new_id", lambda: "abcdefgh23")
    monkeypatch.setattr("megavolt.server.site.time.time", lambda: 1_000.0)
    for name in ("order", "person"):
        (tmp_path / name).mkdir()
    sent = asyncio.run(bid_out(tmp_path / "order", by_order=True))
    assert sent == asyncio.run(bid_out(tmp_path / "person", by_order=False))
    assert all(len(heard) > 5 for heard in sent.values())
    assert not any(str(LIMIT).encode() in data for heard in sent.values() for data in heard)
