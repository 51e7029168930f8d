"""What bots make of a map: who wins, by seat and by start region, how long games take, money."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from megavolt.arena.selfplay import KeptBots, Played, play
from megavolt.arena.tables import Share
from megavolt.bots.policy import policy_for
from megavolt.core.game import Entry, Game
from megavolt.core.line import Choose
from megavolt.core.registry import make_game
from megavolt.data import MapData
from megavolt.kernel import study

FEWEST = 40  # a region in which fewer than one player in so many began tells nothing
Regions = tuple[str, ...]  # ids; none: drawn anew for every game


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played on a map."""

    edition: str
    players: int
    games: int
    bot: str = "planner"
    seed: int = 0  # of the first game; the others follow
    regions: Regions = ()
    fast: bool = False  # by the light policy, on the kernel


@dataclass(frozen=True, slots=True)
class Part:
    """Wins in parts of the fair share, with the 95 % interval."""

    wins: Share
    players: int

    @property
    def share(self) -> float:
        return self.wins.rate * self.players

    @property
    def low(self) -> float:
        return self.wins.low * self.players

    @property
    def high(self) -> float:
        return self.wins.high * self.players


@dataclass
class Trials:
    """Games played on a map. Players who tie share a win."""

    players: int
    games: int = 0
    rounds: int = 0
    winners: int = 0
    money: int = 0  # at the end, of all players together
    winner_money: int = 0  # and of the winners
    seats: dict[int, float] = field(default_factory=dict)  # wins by seat
    begun: Counter[str] = field(default_factory=Counter)  # starts by region
    won: dict[str, float] = field(default_factory=dict)  # of these, wins

    @property
    def length(self) -> float:
        return self.rounds / max(self.games, 1)

    @property
    def mean_money(self) -> float:
        """What a player has left at the end."""
        return self.money / max(self.games * self.players, 1)

    @property
    def mean_winner_money(self) -> float:
        return self.winner_money / max(self.winners, 1)

    def seat_parts(self) -> list[Part]:
        return [self._part(self.seats.get(seat, 0.0), self.games) for seat in range(self.players)]

    def region_parts(self) -> dict[str, Part]:
        """By start region; without those in which hardly anybody began."""
        fewest = max(self.games * self.players / FEWEST, 5)
        return {
            region: self._part(self.won.get(region, 0.0), count)
            for region, count in sorted(self.begun.items())
            if count >= fewest
        }

    def _part(self, wins: float, of: int) -> Part:
        return Part(Share(wins, of), self.players)

    def seat_share(self) -> float:
        """Of the most successful seat, in parts of its fair share."""
        return max(part.share for part in self.seat_parts())

    def region_shares(self) -> dict[str, float]:
        return {region: round(part.share, 2) for region, part in self.region_parts().items()}


def play_trials(data: MapData, plan: Plan, done: Callable[[int], None] = lambda _: None) -> Trials:
    """Games of one kind of bot. `done` hears how many more are over."""
    game = _game(data, plan.edition, plan.players, plan.regions)
    if plan.fast:
        return _counted(data, plan, study(game, plan.seed, plan.games, "light", done))
    region_of = {city.id: data.regions[city.region].id for city in data.cities}
    found = Trials(plan.players)
    kept, watch = KeptBots(), _Watch(region_of)
    planner = _planner(game) if plan.bot == "planner" else None
    try:
        for number in range(plan.seed, plan.seed + plan.games):
            choose = planner or kept.chooser(game, number, [plan.bot] * plan.players)
            played = play(game, number, choose, watch)
            kept.over(played)
            _count(found, played, watch)
            done(1)
    finally:
        kept.close()
    return found


def region_choices(data: MapData, edition: str, players: int) -> list[Regions]:
    """GRID-SET-02: every choice of regions that so many players may play on."""
    rules = _game(data, edition, players).r  # type: ignore[attr-defined]
    sets: Sequence[tuple[int, ...]] = rules.region_sets()
    return [tuple(data.regions[number].id for number in one) for one in sets]


def _game(data: MapData, edition: str, players: int, regions: Regions = ()) -> Game[Any]:
    source: Any = data.source if data.source is not None else data.id
    chosen = {"regions": list(regions)} if regions else {}
    return make_game(edition, players, {"map": source, **chosen})


# ---- on the engine


class _Watch:
    """Watches in which region every seat builds first, and what everybody has at the end."""

    def __init__(self, region_of: Mapping[str, str]) -> None:
        self._region_of = region_of
        self._log: list[Entry] = []
        self.first: dict[int, str] = {}
        self.money: list[int] = []

    def begin(self, game: Game[Any], state: Any) -> None:
        self._log, self.first = [], {}
        game.set_log(state, self._log)

    def end(self, game: Game[Any], state: Any) -> None:
        for kind, facts in (game.event(entry) for entry in self._log):
            seat = facts.get("player")
            if kind == "built" and isinstance(seat, int):
                self.first.setdefault(seat, self._region_of[str(facts["city"])])
        outcome = game.outcome(state)
        assert outcome is not None
        self.money = [reason["money"] for reason in outcome.reasons]


def _planner(game: Game[Any]) -> Choose:
    """The planner's moves, without a state drawn for each: it looks at nothing that is hidden."""
    policy = policy_for(game)
    return lambda state, _: policy.choose(state)


def _count(found: Trials, played: Played, watch: _Watch) -> None:
    winners = [seat for seat, rank in enumerate(played.ranks) if rank == 1]
    found.games += 1
    found.rounds += played.rounds
    found.winners += len(winners)
    found.money += sum(watch.money)
    found.begun.update(watch.first.values())
    for seat in winners:
        found.winner_money += watch.money[seat]
        found.seats[seat] = found.seats.get(seat, 0.0) + 1 / len(winners)
        region = watch.first.get(seat)
        if region is not None:
            found.won[region] = found.won.get(region, 0.0) + 1 / len(winners)


# ---- on the kernel


def _counted(data: MapData, plan: Plan, counts: Any) -> Trials:
    """What a study counts, as the same figures."""
    from megavolt.kernel.board.study import SCORES
    from megavolt.kernel.counting import WIN

    money = [name for name, _ in SCORES].index("money")
    ids = [region.id for region in data.regions]
    starts = {name: int(n) for name, n in zip(ids, counts["region_starts"], strict=False)}
    return Trials(
        players=plan.players,
        games=plan.games,
        rounds=sum(number * int(n) for number, n in enumerate(counts["by_rounds"])),
        winners=int(counts["winners"][0]),
        money=int(counts["ends"][money]),
        winner_money=int(counts["winner_ends"][money]),
        seats={seat: int(n) / WIN for seat, n in enumerate(counts["seat_wins"])},
        begun=Counter(starts),
        won={name: int(n) / WIN for name, n in zip(ids, counts["region_wins"], strict=False)},
    )
