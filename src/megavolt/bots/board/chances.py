"""Who will win a grid board game: each seat's chance, from what everybody can see."""

from typing import Final

from megavolt.bots.board.building import BuildingPlan
from megavolt.bots.board.sets import RunSets
from megavolt.bots.board.worth import Worth
from megavolt.bots.policy import softmax
from megavolt.games.board.ending import outcome
from megavolt.games.board.rules import Rules
from megavolt.games.board.state import BUILDING, BUREAUCRACY, OVER, State

# Weights of a softmax over the seats, fitted by gradient descent to the winners of 445 games that
# planners played among themselves (three editions, two to six players; now and then one of the
# weighed moves in place of the best). Four fifths of the games were fitted; then all weights were
# shrunk to 0.85, the best of four factors on the other fifth. There the log loss is 1.10, against
# 1.40 for equal chances: a little too good, since the factor was picked on those same games.
# Each has a fixed part and one that grows towards the end of the game, as 1 / (1 + runs left).
_FIXED = (0.20, 0.56, 0.10, 0.69)
_LATE = (0.63, 0.19, 0.19, 0.70)
_SURE: Final = 0.96  # of the winner when all that is left is to play the last phase to its end


class Chances:
    """A softmax over the seats."""

    def __init__(self, r: Rules, worth: Worth, sets: RunSets, building: BuildingPlan) -> None:
        self.r = r
        self.worth = worth
        self.sets = sets
        self.building = building

    def of(self, s: State) -> list[float]:
        """Each seat's chance to win; they add up to 1."""
        if s.phase == OVER:
            return self._won(s)
        if s.phase == BUILDING and max(s.count) >= self.building.end:
            return self._decided(s)
        runs = self.worth.runs_left(s, s.actor)
        late = 1.0 / (1.0 + runs)
        scores = []
        for features in self.features(s):
            score = 0.0
            for i in range(len(_FIXED)):
                score += (_FIXED[i] + _LATE[i] * late) * features[i]
            scores.append(score)
        return softmax(scores)

    def _won(self, s: State) -> list[float]:
        result = outcome(self.r, s)
        assert result is not None
        share = 1.0 / len(result.winners)
        return [share if rank == 1 else 0.0 for rank in result.ranks]

    def _decided(self, s: State) -> list[float]:
        """Somebody has reached the end count: the others only build what they can supply."""
        finals = [self.building.final(s, who) for who in range(self.r.players)]
        best = max(finals)
        winners = finals.count(best)
        if winners == len(finals):
            return [1.0 / winners] * winners
        rest = (1.0 - _SURE) / (len(finals) - winners)
        return [_SURE / winners if final == best else rest for final in finals]

    def features(self, s: State) -> list[list[float]]:
        """By seat: what it makes of its means by the end, cities supplied, capacity, money."""
        worth = self.worth
        o = worth.outlook(s, s.actor)
        rows = []
        for who in range(self.r.players):
            plants, count = s.plants[who], s.count[who]
            capacity = worth.capacity(plants)
            money = worth.money(s, s.actor, who) + worth.store_worth(s, who, o.price)
            if s.phase == BUREAUCRACY and s.order.index(who) < s.turn:  # paid already
                money -= worth.pay[min(count, capacity)]
            o.city = worth.city_cost(s, who)
            if o.runs == 0:
                o.units = worth.reachable(s, who)
            made = worth.project(o, plants, count, money)
            rows.append([made / 30.0, float(min(count, capacity)), float(capacity), money / 50.0])
        return rows
