"""Why a line of the card game is better than another: what differs where they lead."""

from collections.abc import Sequence
from typing import Any, Final

from megavolt.bots.auctions import lot_of
from megavolt.bots.compare import Key, Reason, Tally, counted
from megavolt.core.game import Entry, Game
from megavolt.games.cards.ending import outcome
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import AUCTION, State
from megavolt.parts.plant_rules import FUELS

# By figure, its message and what one more is worth, in Elektro: rough, since that only decides
# which difference to name.
_FIGURES: Final = {
    "income": ("reason-cards-income", 1.0),
    "production": ("reason-cards-production", 2.0),
    "money": ("reason-cards-money", 1.0),
    "points": ("reason-cards-points", 10.0),
    "units": ("reason-cards-units", 1.5),
    "rival": ("reason-cards-rival", -0.3),
    "rival_points": ("reason-cards-rival_points", -3.0),
}
_CLOSE: Final = 3.0  # points by which a game might well have ended otherwise


class CardsAccount:
    """Reads the log of a line and the state it leads to."""

    def __init__(self, r: Rules) -> None:
        self.r = r

    def subject(self, s: State, action: int) -> object:
        return lot_of(self.r, s, action) if s.phase == AUCTION else None

    def tally(self, seat: int, begun: int, log: Sequence[Entry], end: State) -> Tally:
        found: Tally = {}
        number: object = begun
        for entry in log:
            if entry[0] == "round":
                number = entry[1]
            elif entry[0] == "income":
                _, who, _, pay = entry
                assert isinstance(number, int)
                assert isinstance(who, int)
                assert isinstance(pay, int)
                found["income" if who == seat else "rival", number, who] = pay
        self._end(found, seat, end)
        return found

    def _end(self, found: Tally, seat: int, end: State) -> None:
        result = outcome(self.r, end)
        if result is None:
            found["money", end.round] = end.money[seat]
            found["production", end.round] = sum(self.r.income[p] for p in end.plants[seat])
            found["units", end.round] = sum(end.stock[seat * FUELS : (seat + 1) * FUELS])
            return
        for who, points in enumerate(result.scores):
            found["points" if who == seat else "rival_points", who] = points

    def standing(self, end: State) -> list[float]:
        """Points, then the money that is left."""
        result = outcome(self.r, end)
        assert result is not None
        per_point = self.r.figures.money_per_point
        return [
            (points + money % per_point / per_point) / _CLOSE
            for points, money in zip(result.scores, end.money, strict=True)
        ]

    def worth(self, key: Key) -> float:
        return _FIGURES[str(key[0])][1]

    def told(self, key: Key, difference: float) -> Reason:
        kind = str(key[0])
        message = _FIGURES[kind][0]
        if kind == "points":
            return counted(message, difference)
        if kind == "rival_points":
            return counted(message, difference, player=key[1])
        if kind == "rival":
            return counted(message, difference, round=key[1], player=key[2])
        return counted(message, difference, round=key[1])


def make_account(game: Game[Any]) -> CardsAccount:
    assert isinstance(game, CardGame)
    return CardsAccount(game.r)
