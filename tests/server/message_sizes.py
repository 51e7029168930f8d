"""How many bytes the live messages of a played game have: python -m tests.server.message_sizes

Greedy bots play one game of each family; every seat is told of every move, as the hub does it.
"""

import json
from random import Random
from statistics import fmean

from megavolt.bots import make_bot
from megavolt.server.live.hub import message
from megavolt.server.live.patch import diff
from megavolt.server.live.positions import Body, position
from tests.server.tables import Teller

GAMES = ("recharged", "cards", "blackout")
SEATS = 4


def main() -> None:
    print("| | largest position | mean of the mover's | largest patch | mean of the mover's |")
    print("|---|---|---|---|---|")
    for game in GAMES:
        told = Told(game)
        told.play()
        print(f"| `{game}` | {told.positions()} | {told.patches()} |")


class Told:
    """One game, and the sizes of what its seats are told."""

    def __init__(self, game: str) -> None:
        self.table = Teller(game, SEATS, seed=7).begin()
        self.known: list[Body] = [{} for _ in range(SEATS)]
        self._positions: dict[bool, list[int]] = {True: [], False: []}  # by: is it the mover's?
        self._patches: dict[bool, list[int]] = {True: [], False: []}

    def play(self) -> None:
        room, rng = self.table.room, Random(7)
        bot = make_bot("greedy", room.game)
        self._tell()
        while (mover := room.to_move) is not None:
            self.table.play(bot.choose(room.view(mover), room.legal(), rng))
            self._tell()

    def _tell(self) -> None:
        room = self.table.room
        for seat in range(SEATS):
            now: Body = json.loads(json.dumps(position(room, seat, 0.0)))
            mine = seat == room.to_move
            self._positions[mine].append(_bytes(message("position", position=now, events=[])))
            if self.known[seat]:
                self._patches[mine].append(_bytes(message("", patch=diff(self.known[seat], now))))
            self.known[seat] = now

    def positions(self) -> str:
        return _figures(self._positions)

    def patches(self) -> str:
        return _figures(self._patches)


def _bytes(text: str) -> int:
    return len(text.encode())


def _figures(sizes: dict[bool, list[int]]) -> str:
    return f"{max(sizes[True] + sizes[False]):,} | {fmean(sizes[True]):,.0f}"


if __name__ == "__main__":
    main()
