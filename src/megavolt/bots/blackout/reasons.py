"""Why a line of the wiring tile game is better than another: points, by what they come from."""

from collections.abc import Sequence
from typing import Any, Final

from megavolt.bots.compare import Key, Reason, Tally, counted
from megavolt.core.game import Entry, Game
from megavolt.games.blackout import scoring
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import OVER, State

_MESSAGES: Final = {
    "connections": "reason-blackout-connections",
    "zones": "reason-blackout-zones",
    "contracts": "reason-blackout-contracts",
    "shared": "reason-blackout-shared",
    "rival": "reason-blackout-rival",
}
_RIVAL: Final = -0.5  # what a rival's point is worth
_CLOSE: Final = 4.0  # points by which a game might well have ended otherwise
_SHARED: Final = 0.5  # of the shared contracts before the end: they may still change hands


class BlackoutAccount:
    """Counts the points where a line leads."""

    def __init__(self, r: Rules) -> None:
        self.r = r

    def subject(self, s: State, action: int) -> object:
        return None

    def tally(self, seat: int, begun: int, log: Sequence[Entry], end: State) -> Tally:
        r, last = self.r, end.round if end.phase != OVER else 0
        shared = scoring.shared_points(r, end)
        found: Tally = {
            ("connections", last): scoring.connection_points(r, end, seat),
            ("zones", last): scoring.zone_points(end, seat),
            ("contracts", last): scoring.contract_points(r, end, seat),
            ("shared", last): sum(points[seat] for points in shared),
        }
        for who in range(r.players):
            if who != seat:
                found["rival", last, who] = scoring.total(r, end, who, shared)
        return found

    def standing(self, end: State) -> list[float]:
        shared = scoring.shared_points(self.r, end)
        return [scoring.total(self.r, end, who, shared) / _CLOSE for who in range(self.r.players)]

    def worth(self, key: Key) -> float:
        if key[0] == "rival":
            return _RIVAL
        return _SHARED if key[0] == "shared" and key[1] else 1.0

    def told(self, key: Key, difference: float) -> Reason:
        message = _MESSAGES[str(key[0])]
        if key[0] == "rival":
            return counted(message, difference, round=key[1], player=key[2])
        return counted(message, difference, round=key[1])


def make_account(game: Game[Any]) -> BlackoutAccount:
    assert isinstance(game, BlackoutGame)
    return BlackoutAccount(game.r)
