"""How a seat of the wiring tile game stands beside the others, and what is left to play."""

from math import exp
from typing import Final

from megavolt.games.blackout import scoring
from megavolt.games.blackout.rules import METRIC_CONTRACTS, METRIC_IN_FORCE, Rules
from megavolt.games.blackout.state import State

SHARED: Final = 5.0  # each shared contract
TIED: Final = 2.0  # what is left of one for each of two who tie
# How much of what the foremost rival has of one counts against it, by number of players: with two,
# a point less for the rival is as good as a point more.
RIVALRY = (0.0, 0.0, 0.8, 0.3, 0.2)
SPREAD: Final = 0.3  # how far a lead in one of them may still change
SPREAD_A_ROUND: Final = 0.12  # and that much more with each round to come
LIT: Final = 4.0  # tension points of a round to come
DARK: Final = 3.0  # about as much is the one action worth
LOOK: Final = 5  # tension points looked ahead
# Of what a transformer brings that could be installed: in full, installing it would be put off.
SITE: Final = 0.3
PLAIN_SITE: Final = 0.6  # and where a position is only valued
LASTING: Final = 20.0  # what a live transformer is worth besides, while rounds are left
MATTERS: Final = 2.5  # how much more a shared contract counts, while rounds are left


def likely(lead: float, spread: float) -> float:
    """The chance to come out ahead with a lead, when that much can still change."""
    x = lead / spread
    if x > 30.0:
        return 1.0
    return 0.0 if x < -30.0 else 1.0 / (1.0 + exp(-x))


class Standing:
    """What does not change in a seat's turn: how far the others are, and what is left to play."""

    def __init__(
        self, r: Rules, s: State, seat: int, look: int = LOOK, plain: bool = False
    ) -> None:
        self.r = r
        within = {shared.metric: shared.within for shared in r.content.shared}
        self.counts_live = "live_transformers" in within  # of transformers
        self.counts_in_force = "contracts_in_force" in within  # of contracts
        self.within_structures = within.get("structures", 0)
        self.within_category = within.get("best_category", 0)
        self.within_contracts = max(within.get("contracts", 0), within.get("contracts_in_force", 0))
        self.within_transformers = max(
            within.get("transformers", 0), within.get("live_transformers", 0)
        )
        self.seat = seat
        self.look = look  # tension points looked ahead
        self.rounds_left = r.rounds - s.round
        self.to_come = 0.0  # tension points, this turn's not counted
        for ahead in range(s.round + 1, r.rounds + 1):
            self.to_come += LIT + (DARK - LIT) * dark_chance(s, ahead)
        self.later = r.players - 1 - s.turn  # who plays after this seat in the round
        self.spread = SPREAD + SPREAD_A_ROUND * self.rounds_left
        self.rivalry = RIVALRY[r.players]
        # Plain is what points a position should bring; a plan goes by more than that where a
        # generator evens out the points of connections (BLK-DARK-09). Without one it lost by it.
        plans = r.generator > 0 and self.rounds_left > 0 and not plain
        self.matters = MATTERS if plans else 1.0
        self.lasting = LASTING if plans else 0.0
        self.site = SITE if plans else PLAIN_SITE
        self.structures = self.category = self.contracts = self.transformers = 0
        seen = {s.contract[seat]}
        for completed in s.completed:
            seen.update(completed)
        self.unseen = [c for c in range(len(r.contract_ids)) if c not in seen]
        self.others = 0  # structures that others have connected
        self.points: list[int] = []  # of the others, as a count would have them
        # BLK-DARK-09: the chance that the next round begins with a count the generator goes by.
        runs_on = r.generator_in_light and s.round > 5
        self.counted_next = (1.0 if runs_on else dark_chance(s, s.round + 1)) if plans else 0.0
        for other in range(r.players):
            if other != seat:
                self._measure(s, other)
        self.most_points = max(self.points)

    def _measure(self, s: State, other: int) -> None:
        w = s.wiring
        self.points.append(scoring.count(self.r, s, other))
        connected = w.connected(other)
        self.others |= connected
        self.structures = max(self.structures, connected.bit_count())
        best = max((connected & cells).bit_count() for cells in w.board.structure)
        self.category = max(self.category, best)
        counted = METRIC_IN_FORCE if self.counts_in_force else METRIC_CONTRACTS
        self.contracts = max(self.contracts, scoring.metric(self.r, s, other, counted))
        self.transformers = max(self.transformers, self.transformers_of(s, other))

    def transformers_of(self, s: State, seat: int) -> int:
        """As the shared contract counts them (BLK-SCORE-12)."""
        w = s.wiring
        counted = w.transformers[seat] & w.live[seat] if self.counts_live else w.transformers[seat]
        return counted.bit_count()

    def share(self, mine: int, most: int, within: int) -> float:
        """What a shared contract should bring, less what it should bring the foremost rival."""
        mine_of_it, theirs = self._part(mine, most, within), self._part(most, mine, within)
        return self.matters * (mine_of_it - self.rivalry * theirs)

    def _part(self, mine: int, most: int, within: int) -> float:
        if not mine:
            return 0.0
        if not within:
            return SHARED * likely(mine - most, self.spread)
        reach = within + 0.5
        tied, alone = (
            likely(mine - most + reach, self.spread),
            likely(mine - most - reach, self.spread),
        )
        return TIED * tied + (SHARED - TIED) * alone

    def gain(self, mine: int, most: int, within: int) -> float:
        """What one more counts towards it."""
        return self.share(mine + 1, most, within) - self.share(mine, most, within)


def dark_chance(s: State, ahead: int) -> float:
    """BLK-DARK-01: The power's back is equally likely in each place of the second pile."""
    if ahead <= 5 or (s.round > 5 and not s.dark_next):
        return 0.0
    if s.round < 6:
        return 1.0 - (ahead - 6) / 5
    places = 11 - s.round  # where it can still lie, this round's end included
    return max(0.0, 1.0 - (ahead - s.round) / places)
