"""What bots make of a map: who wins, by seat and by start region, and how long games take."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from megavolt.arena.selfplay import KeptBots, Played, play
from megavolt.bots.policy import policy_for
from megavolt.core.game import Entry, Game
from megavolt.core.line import Choose
from megavolt.core.registry import make_game
from megavolt.data import MapData


@dataclass
class Trials:
    """Games played on a map."""

    players: int
    games: int = 0
    rounds: int = 0
    seats: Counter[int] = field(default_factory=Counter)  # wins by seat
    begun: Counter[str] = field(default_factory=Counter)  # starts by region
    won: Counter[str] = field(default_factory=Counter)  # of these, wins

    @property
    def length(self) -> float:
        return self.rounds / self.games if self.games else 0.0

    def seat_share(self) -> float:
        """Of the most successful seat, in parts of its fair share."""
        return max(self.seats.values(), default=0) * self.players / max(self.games, 1)

    def region_shares(self) -> dict[str, float]:
        """By start region, wins in parts of the fair share; rare ones tell nothing."""
        few = self.games * self.players / 40
        return {
            region: round(self.won[region] * self.players / count, 2)
            for region, count in sorted(self.begun.items())
            if count >= max(few, 5)
        }


class _Starts:
    """Watches in which region every seat builds first."""

    def __init__(self, region_of: Mapping[str, str]) -> None:
        self._region_of = region_of
        self._log: list[Entry] = []
        self.first: dict[int, str] = {}

    def begin(self, game: Game[Any], state: Any) -> None:
        self._log, self.first = [], {}
        game.set_log(state, self._log)

    def end(self, game: Game[Any], state: Any) -> None:
        for kind, facts in (game.event(entry) for entry in self._log):
            seat = facts.get("player")
            if kind == "built" and isinstance(seat, int):
                self.first.setdefault(seat, self._region_of[str(facts["city"])])


def play_trials(
    data: MapData,
    edition: str,
    players: int,
    games: int,
    bot: str,
    seed: int = 0,
    done: Callable[[], None] = lambda: None,
) -> Trials:
    """So many games of one kind of bot, each with regions drawn at random."""
    source: Any = data.source if data.source is not None else data.id
    game = make_game(edition, players, {"map": source})
    region_of = {city.id: data.regions[city.region].id for city in data.cities}
    found = Trials(players)
    kept, watch = KeptBots(), _Starts(region_of)
    planner = _planner(game) if bot == "planner" else None
    try:
        for number in range(seed, seed + games):
            choose = planner or kept.chooser(game, number, [bot] * players)
            played = play(game, number, choose, watch)
            kept.over(played)
            _count(found, played, watch)
            done()
    finally:
        kept.close()
    return found


def _planner(game: Game[Any]) -> Choose:
    """The planner's moves, without a state drawn for each: it looks at nothing that is hidden."""
    policy = policy_for(game)
    return lambda state, _: policy.choose(state)


def _count(found: Trials, played: Played, watch: _Starts) -> None:
    found.games += 1
    found.rounds += played.rounds
    winner = played.ranks.index(1)
    found.seats[winner] += 1
    for seat, region in watch.first.items():
        found.begun[region] += 1
        found.won[region] += seat == winner
