"""Hints: what the search bot would do in a person's place, and why."""

from typing import Any

from megavolt.server.bots.questions import advice_question
from megavolt.server.bots.workers import Workers
from megavolt.server.errors import NotAllowed, TooMany
from megavolt.server.front.limits import OneEach
from megavolt.server.people.people import Person
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import Room


class Hints:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._one_each = OneEach()

    async def ask(self, room: Room, person: Person) -> list[dict[str, Any]]:
        """The best moves of the seat to move, from what that seat can see."""
        seat = seat_of(room, person)
        if seat is None:
            raise NotAllowed("not_seated")
        if seat != room.to_move:
            raise NotAllowed("not_your_turn")
        if not room.origin.hints:
            raise NotAllowed("no_hints")
        with self._one_each.hold(person.id, TooMany("hint_running")):
            question = advice_question(room, seat, self.workers.think)
            answer = await self.workers.ask(question, person.id)
        found: list[dict[str, Any]] = answer.get("advice", [])
        return found
