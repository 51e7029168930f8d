"""Playing and storing every game an arena still lacks."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from megavolt.arena.play import Result
from megavolt.arena.schedule import Pairing, schedule
from megavolt.arena.store import Store


class Players(Protocol):
    """Somebody who plays games: processes here, or a cluster."""

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]: ...


def run(store: Store, players: Players) -> Iterator[Result]:
    """Play what is not in the file yet; each result is in the file when it is given out."""
    done = store.done()
    left = (pairing for pairing in schedule(store.plan) if pairing.number not in done)
    for result in players.play(left):
        if store.add(result):
            yield result
