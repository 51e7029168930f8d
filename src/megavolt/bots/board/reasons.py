"""Why a line of the grid board game is better than another: what differs where they lead."""

from collections.abc import Sequence
from typing import Any, Final

from megavolt.bots.auctions import lot_of
from megavolt.bots.compare import Key, Reason, Tally, counted
from megavolt.core.game import Entry, Game
from megavolt.games.board.ending import outcome
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.state import AUCTION, State

# By figure, its message and what one more is worth, in Elektro: rough, since that only decides
# which difference to name.
_FIGURES: Final = {
    "supplied": ("reason-board-supplied", 10.0),
    "final": ("reason-board-final", 30.0),
    "connected": ("reason-board-connected", 7.0),
    "capacity": ("reason-board-capacity", 7.0),
    "money": ("reason-board-money", 1.0),
    "spare": ("reason-board-spare", 0.1),  # at the end, when it only breaks ties
    "stock": ("reason-board-stock", 3.0),
    "rival": ("reason-board-rival", -3.0),
    "rival_final": ("reason-board-rival_final", -10.0),
    "without": ("reason-board-without", 15.0),
}
_HARDLY: Final = 0.4  # little, so that it is said only where most worlds agree


_MOST_SPARE: Final = 100  # Elektro; at the end, more than that hardly matters


class BoardAccount:
    """Reads the log of a line and the state it leads to."""

    def __init__(self, r: Rules) -> None:
        self.r = r

    def subject(self, s: State, action: int) -> object:
        return lot_of(self.r, s, action) if s.phase == AUCTION else None

    def tally(self, seat: int, begun: int, log: Sequence[Entry], end: State) -> Tally:
        found: Tally = {}
        number, burnt, bought = begun, [0] * FUELS, set[object]()
        for entry in log:
            if entry[0] == "round":
                number = _int(entry[1])
            elif entry[0] == "fuel" and entry[1] == seat:
                bought.add(entry[2])
            elif entry[0] == "ran":
                burnt = [a + b for a, b in zip(burnt, _ints(entry[3]), strict=True)]
            elif entry[0] == "income":
                who, supplied = _int(entry[1]), _int(entry[2])
                found["supplied" if who == seat else "rival", number, who] = supplied
                if who != seat and number == begun:
                    short = bought if supplied < end.count[who] else set()
                    found.update(self._without(end, who, burnt, short))
                burnt = [0] * FUELS
        self._end(found, seat, end)
        return found

    def _without(self, end: State, who: int, burnt: list[int], bought: set[object]) -> Tally:
        """Which fuel that the seat has bought a rival burns nothing of, though it needs it."""
        needed = {fuel for plant in end.plants[who] for fuel in self.r.burnable(plant)}
        return {
            ("without", fuel, who): _HARDLY
            if fuel in bought and fuel in needed and not burnt[fuel]
            else 0.0
            for fuel in range(FUELS)
        }

    def _end(self, found: Tally, seat: int, end: State) -> None:
        result = outcome(self.r, end)
        if result is not None:
            found["spare",] = end.money[seat]
            for who, supplied in enumerate(result.scores):
                found["final" if who == seat else "rival_final", who] = supplied
            return
        found["money", end.round] = end.money[seat]
        found["connected", end.round] = end.count[seat]
        found["capacity", end.round] = sum(self.r.output[plant] for plant in end.plants[seat])
        for fuel in range(FUELS):
            found["stock", fuel] = end.stock[seat * FUELS + fuel]

    def standing(self, end: State) -> list[float]:
        """Cities supplied, then money."""
        result = outcome(self.r, end)
        assert result is not None
        return [
            supplied + min(money, _MOST_SPARE) / (2 * _MOST_SPARE)
            for supplied, money in zip(result.scores, end.money, strict=True)
        ]

    def worth(self, key: Key) -> float:
        return _FIGURES[str(key[0])][1]

    def told(self, key: Key, difference: float) -> Reason:
        kind = str(key[0])
        message = _FIGURES[kind][0]
        if kind in ("spare", "final"):
            return counted(message, difference)
        if kind == "rival_final":
            return counted(message, difference, player=key[1])
        if kind == "stock":
            return counted(message, difference, fuel=self.r.fuels[_int(key[1])])
        if kind == "without":
            return counted(message, difference, fuel=self.r.fuels[_int(key[1])], player=key[2])
        if kind == "rival":
            return counted(message, difference, round=key[1], player=key[2])
        return counted(message, difference, round=key[1])


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _ints(values: object) -> tuple[int, ...]:
    assert isinstance(values, tuple)
    return values


def make_account(game: Game[Any]) -> BoardAccount:
    assert isinstance(game, BoardGame)
    return BoardAccount(game.r)
