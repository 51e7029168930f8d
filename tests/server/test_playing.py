"""Playing at a table: conflicts, resent moves, taking back, resigning, what the server does."""

import asyncio
from pathlib import Path

import pytest

from megavolt.core.errors import Illegal
from megavolt.server.errors import Conflict, NotAllowed
from megavolt.server.live.hub import Subscriber
from megavolt.server.people.people import Person
from megavolt.server.site import Site
from megavolt.server.storage import schema
from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.room import OVER, Room
from megavolt.server.tables.rooms import Rooms
from tests.server.tables import guests, open_site, play_on, table_of, until, with_site


async def kinds(site: Site, table: str) -> list[str]:
    """The kinds of all entries as they are stored."""
    c = schema.entries.c
    async with site.database.read() as connection:
        query = schema.entries.select().where(c.table_id == table).order_by(c.number)
        return [row.kind for row in await connection.execute(query)]


def test_a_whole_game_is_stored_and_found_again(tmp_path: Path) -> None:
    async def story(site: Site) -> tuple[str, str]:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "blackout")
        room = await play_on(site, links.table, people, 10_000)
        assert room.status == OVER
        return links.table, room.record()

    table, record = with_site(tmp_path, story)

    async def later(site: Site) -> str:
        return (await site.rooms.get(table)).record()

    assert with_site(tmp_path, later) == record


def test_a_move_for_another_position_is_a_conflict_and_changes_nothing(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await play_on(site, links.table, people, 3)
        assert room.to_move is not None
        mover = people[room.to_move]
        with pytest.raises(Conflict) as conflict:
            await site.playing.play(links.table, mover, room.length - 1, "bid 9999")
        assert conflict.value.room.length == room.length
        assert (await site.rooms.get(links.table)) is room

    with_site(tmp_path, story)


def test_a_resent_move_is_answered_and_made_once(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await site.rooms.get(links.table)
        assert room.to_move is not None
        mover, word = people[room.to_move], room.legal()[0]
        first = await site.playing.play(links.table, mover, room.length, word)
        again = await site.playing.play(links.table, mover, room.length, word)
        assert again is first
        assert (await kinds(site, links.table)).count(log.MOVE) == 1

    with_site(tmp_path, story)


def test_of_many_at_once_one_is_made(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await site.rooms.get(links.table)
        assert room.to_move is not None
        mover, number = people[room.to_move], room.length
        sent = [site.playing.play(links.table, mover, number, word) for word in room.legal()[:8]]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        assert sum(isinstance(a, (Conflict, Illegal)) for a in answers) == 7
        assert (await kinds(site, links.table)).count(log.MOVE) == 1

    with_site(tmp_path, story)


def test_two_nodes_cannot_both_write(tmp_path: Path) -> None:
    """Two sites on one database, neither of which has heard of the other's move."""

    async def story() -> None:
        async with open_site(tmp_path) as one, open_site(tmp_path) as two:
            people = await guests(one, "Ana", "Bob", "Cid")
            links = await table_of(one, people)
            room = await two.rooms.get(links.table)
            assert room.to_move is not None
            mover = people[room.to_move]
            first, second = room.legal()[0], room.legal()[1]
            await one.playing.play(links.table, mover, room.length, first)
            with pytest.raises(Conflict) as conflict:
                await two.playing.play(links.table, mover, room.length, second)
            assert conflict.value.room.moves[-1].word == first

    asyncio.run(story())


def test_ones_last_move_is_taken_back_freely(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await site.rooms.get(links.table)
        key = room.game.key(room.state)
        assert room.to_move is not None
        mover = people[room.to_move]
        await site.playing.play(links.table, mover, room.length, room.legal()[0])
        after = await site.playing.undo(links.table, mover)
        assert after.game.key(after.state) == key
        assert (await kinds(site, links.table))[-2:] == [log.MOVE, log.UNDONE]

    with_site(tmp_path, story)


def test_a_move_that_drew_a_card_is_not_taken_back_without_asking(tmp_path: Path) -> None:
    """The pass that sells the plant shows the next card of the deck, so the others decide."""

    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await site.rooms.get(links.table)
        for word in (room.legal()[0], "pass", "pass"):  # put up a plant, and nobody else bids
            assert room.to_move is not None
            mover = room.to_move
            room = await site.playing.play(links.table, people[mover], room.length, word)
        assert "drawn" in [event.kind for event in room.moves[-1].events or ()]
        room = await site.playing.undo(links.table, people[mover])
        assert (await kinds(site, links.table))[-2:] == [log.MOVE, log.ASKED]
        assert len(room.moves) == 3
        assert room.question is not None
        assert room.question.waiting == {0, 1, 2} - {mover}

    with_site(tmp_path, story)


def test_once_somebody_acted_all_people_must_agree(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await site.rooms.get(links.table)
        first = room.to_move
        assert first is not None
        room = await site.playing.play(links.table, people[first], room.length, room.legal()[0])
        room = await play_on(site, links.table, people, 1)
        room = await site.playing.undo(links.table, people[first])
        assert room.question is not None
        others = sorted(room.question.waiting)
        assert others == sorted({0, 1, 2} - {first})
        room = await site.playing.answer_undo(links.table, people[others[0]], True)
        assert len(room.moves) == 2
        room = await site.playing.answer_undo(links.table, people[others[1]], True)
        assert (len(room.moves), room.question) == (0, None)

    with_site(tmp_path, story)


def test_one_no_ends_the_question(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        await play_on(site, links.table, people, 2)
        room = await site.rooms.get(links.table)
        asker = room.moves[0].seat
        room = await site.playing.undo(links.table, people[asker])
        assert room.question is not None
        no = min(room.question.waiting)
        room = await site.playing.answer_undo(links.table, people[no], False)
        assert (len(room.moves), room.question) == (2, None)
        with pytest.raises(NotAllowed):
            await site.playing.answer_undo(links.table, people[no], True)

    with_site(tmp_path, story)


def test_a_bot_plays_on_for_who_resigns_until_the_end(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "blackout")
        rooms = site.rooms
        site.hub.join(await rooms.get(links.table), Subscriber(None), None)
        for person in people:
            await site.playing.resign(links.table, person, "random")
        await until(lambda: (room := rooms.known(links.table)) is not None and room.status == OVER)
        assert (await rooms.get(links.table)).record()

    with_site(tmp_path, story)


def test_who_returns_plays_again(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        links = await table_of(site, people)
        room = await site.rooms.get(links.table)
        waiting = next(p for seat, p in enumerate(people) if seat != room.to_move)
        await site.playing.resign(links.table, waiting, "greedy")
        room = await site.playing.come_back(links.table, waiting)
        assert all(seat.is_played_by_person for seat in room.seats)

    with_site(tmp_path, story)


def test_a_clock_at_zero_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        clock = Clock("move", 0.2, "random")
        links = await table_of(site, people, clock=clock)
        first = (await site.rooms.get(links.table)).to_move
        rooms = site.rooms
        await until(lambda: (room := rooms.known(links.table)) is not None and bool(room.moves))
        room = await rooms.get(links.table)
        assert first is not None
        assert room.moves[0].by == "bot"
        assert log.FLAGGED in await kinds(site, links.table)

    with_site(tmp_path, story)


def test_what_was_due_is_done_after_a_restart(tmp_path: Path) -> None:
    """The node that should have let a bot play is gone; another one finds the table."""

    async def begin(site: Site) -> str:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "blackout")
        await site.automatic.close()
        site.automatic.changed = lambda *_: None  # type: ignore[method-assign]
        site.rooms.listeners.clear()
        mover = (await site.rooms.get(links.table)).to_move
        assert mover is not None
        await site.playing.resign(links.table, people[mover], "random")
        late = schema.tables.update().values(due=0.0)
        async with site.database.write() as connection:
            await connection.execute(late)
        return links.table

    table = with_site(tmp_path, begin)

    async def later(site: Site) -> None:
        rooms = site.rooms
        await until(lambda: (room := rooms.known(table)) is not None and bool(room.moves))

    with_site(tmp_path, later)


# ---- several moves at once


async def at_fuel(site: Site, people: list[Person]) -> tuple[str, Room, Person]:
    """A table where somebody is on turn who can buy fuel."""
    table = (await table_of(site, people)).table
    room = await site.rooms.get(table)
    while not any(word.startswith("buy ") for word in room.legal()):
        assert room.to_move is not None
        wanted = [word for word in room.legal() if word.startswith("open ")] or ["pass", "done"]
        word = next(word for word in wanted if word in room.legal())
        room = await site.playing.play(table, people[room.to_move], room.length, word)
    assert room.to_move is not None
    return table, room, people[room.to_move]


def a_purchase(room: Room) -> str:
    return next(word for word in room.legal() if word.startswith("buy "))


async def loaded(site: Site, table: str) -> Room:
    """The table as the database has it."""
    return await Rooms(site.database).get(table)


async def check_unchanged(site: Site, table: str, room: Room) -> None:
    """Neither the table nor what is stored of it is another."""
    assert await site.rooms.get(table) is room
    again = await loaded(site, table)
    assert again.length == room.length
    assert again.game.key(again.state) == room.game.key(room.state)


def test_several_moves_are_stored_and_shown_as_one(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        table, room, mover = await at_fuel(site, await guests(site, "Ana", "Bob", "Cid"))
        shown: list[int] = []
        site.rooms.listeners.append(lambda before, after, new: shown.append(len(new)))
        buy = a_purchase(room)
        after = await site.playing.play(table, mover, room.length, buy, f"  {buy} ", "done")
        assert [played.word for played in after.moves[-3:]] == [buy, buy, "done"]
        assert shown == [3]
        assert (await kinds(site, table))[-3:] == [log.MOVE] * 3
        await check_unchanged(site, table, after)

    with_site(tmp_path, story)


@pytest.mark.parametrize(
    ("words", "tried"),
    [(["bid 3"], 2), (["done", "done"], 3), (["fly 3"], 2), (["\0\ud800", "done"], 2)],
    ids=["illegal", "turn of another", "unknown", "no text"],
)
def test_if_one_move_is_refused_none_is_made(tmp_path: Path, words: list[str], tried: int) -> None:
    async def story(site: Site) -> None:
        table, room, mover = await at_fuel(site, await guests(site, "Ana", "Bob", "Cid"))
        with pytest.raises(Illegal) as refusal:
            await site.playing.play(table, mover, room.length, a_purchase(room), *words)
        assert refusal.value.facts["tried"] == tried
        await check_unchanged(site, table, room)

    with_site(tmp_path, story)


def test_nothing_follows_a_move_that_reveals_something(tmp_path: Path) -> None:
    """Else the refusal of what follows would tell which card comes, and nothing be played."""

    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        table = (await table_of(site, people)).table
        room = await site.rooms.get(table)
        for word in (room.legal()[0], "pass"):  # put up a plant; who passes next sells it
            assert room.to_move is not None
            room = await site.playing.play(table, people[room.to_move], room.length, word)
        assert room.to_move is not None
        mover = people[room.to_move]
        for guess in ("open 13 13", "pass", "nonsense"):
            with pytest.raises(Illegal) as refusal:
                await site.playing.play(table, mover, room.length, "pass", guess)
            assert (refusal.value.code, refusal.value.facts["tried"]) == ("play_reveals", 1)
        await check_unchanged(site, table, room)
        after = await site.playing.play(table, mover, room.length, "pass")
        assert len(after.moves) == len(room.moves) + 1

    with_site(tmp_path, story)


def test_moves_are_taken_back_and_made_in_one_step(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        table, room, mover = await at_fuel(site, await guests(site, "Ana", "Bob", "Cid"))
        start, buy = room.game.key(room.state), a_purchase(room)
        once = await site.playing.play(table, mover, room.length, buy)
        twice = await site.playing.play(table, mover, once.length, buy)
        back = await site.playing.play(table, mover, twice.length, buy, back=2)
        assert back.game.key(back.state) == once.game.key(once.state)
        assert (await kinds(site, table))[-2:] == [log.UNDONE, log.MOVE]
        await check_unchanged(site, table, back)
        none = await site.playing.play(table, mover, back.length, back=1)
        assert none.game.key(none.state) == start

    with_site(tmp_path, story)


def test_no_more_is_taken_back_than_nobody_has_to_be_asked_for(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        table, room, mover = await at_fuel(site, people)
        buy = a_purchase(room)
        room = await site.playing.play(table, mover, room.length, buy)
        with pytest.raises(NotAllowed) as refusal:
            await site.playing.play(table, mover, room.length, buy, back=2)
        assert (refusal.value.code, refusal.value.facts) == ("back_too_far", {"back": 2, "free": 1})
        await check_unchanged(site, table, room)
        stranger = next(person for person in people if person is not mover)
        with pytest.raises(NotAllowed):
            await site.playing.play(table, stranger, room.length, buy, back=1)
        await check_unchanged(site, table, room)

    with_site(tmp_path, story)


def test_what_revealed_something_is_not_taken_back_on_the_way(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        table = (await table_of(site, people)).table
        room = await site.rooms.get(table)
        for word in (room.legal()[0], "pass", "pass"):
            assert room.to_move is not None
            mover = people[room.to_move]
            room = await site.playing.play(table, mover, room.length, word)
        with pytest.raises(NotAllowed) as refusal:
            await site.playing.play(table, mover, room.length, "bid 50", back=1)
        assert refusal.value.facts == {"back": 1, "free": 0}
        await check_unchanged(site, table, room)

    with_site(tmp_path, story)


def test_a_refused_move_leaves_what_would_have_been_taken_back(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        table, room, mover = await at_fuel(site, await guests(site, "Ana", "Bob", "Cid"))
        before, buy = room.game.key(room.state), a_purchase(room)
        room = await site.playing.play(table, mover, room.length, buy)
        with pytest.raises(Illegal) as refusal:
            await site.playing.play(table, mover, room.length, buy, "bid 3", back=1)
        assert refusal.value.facts["tried"] == 2
        await check_unchanged(site, table, room)
        undone = await site.playing.undo(table, mover)
        assert undone.game.key(undone.state) == before

    with_site(tmp_path, story)


def test_several_moves_sent_again_are_answered_and_made_once(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        table, room, mover = await at_fuel(site, await guests(site, "Ana", "Bob", "Cid"))
        buy = a_purchase(room)
        bought = await site.playing.play(table, mover, room.length, buy, buy)
        assert await site.playing.play(table, mover, room.length, buy, f" {buy}") is bought
        back = await site.playing.play(table, mover, bought.length, buy, "done", back=2)
        assert await site.playing.play(table, mover, bought.length, buy, "done", back=2) is back
        assert await site.playing.play(table, mover, room.length, buy, buy) is back
        assert (await kinds(site, table))[-5:] == [
            log.MOVE, log.MOVE, log.UNDONE, log.MOVE, log.MOVE,
        ]  # fmt: skip
        await check_unchanged(site, table, back)

    with_site(tmp_path, story)


def test_another_request_for_the_same_position_is_a_conflict(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob", "Cid")
        table, room, mover = await at_fuel(site, people)
        buy, first = a_purchase(room), room.length
        room = await site.playing.play(table, mover, first, buy)
        number = room.length
        room = await site.playing.play(table, mover, number, buy, back=1)
        other = next(person for person in people if person is not mover)
        for person, words, back in (
            (mover, [buy], 0),
            (mover, [buy], 2),
            (mover, [], 2),
            (mover, ["done"], 1),
            (mover, [buy, "done"], 1),
            (mover, ["nonsense"], 1),
            (other, [buy], 1),
        ):
            with pytest.raises(Conflict):
                await site.playing.play(table, person, number, *words, back=back)
        for late in (number + 50, 10**30):
            with pytest.raises(Conflict):
                await site.playing.play(table, mover, late, buy)
        await check_unchanged(site, table, room)

    with_site(tmp_path, story)


def test_two_nodes_cannot_both_take_back_and_play(tmp_path: Path) -> None:
    """What the slower node had prepared leaves no trace when it learns of the other's entries."""

    async def story() -> None:
        async with open_site(tmp_path) as one, open_site(tmp_path) as two:
            table, room, mover = await at_fuel(one, await guests(one, "Ana", "Bob", "Cid"))
            start, buy = room.game.key(room.state), a_purchase(room)
            for node in (one, two):
                await node.rooms.get(table)
            room = await one.playing.play(table, mover, room.length, buy)
            await two.rooms.catch_up(table)
            made = await one.playing.play(table, mover, room.length, buy, "done", back=1)
            same = await two.playing.play(table, mover, room.length, buy, "done", back=1)
            assert same.length == made.length
            assert same.game.key(same.state) == made.game.key(made.state)
            again = await one.playing.undo(table, mover)
            with pytest.raises(Conflict):
                await two.playing.play(table, mover, same.length, buy, back=1)
            ended = await one.playing.undo(table, mover)
            assert ended.game.key(ended.state) == start
            assert len(ended.moves) == len(again.moves) - 1

    asyncio.run(story())
