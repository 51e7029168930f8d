"""The laboratory of the wiring tile game: contents beside each other, with intervals of 95 %."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any, Final

from megavolt.arena.grids import Grid
from megavolt.arena.page import Section, heading
from megavolt.arena.plots import bars
from megavolt.arena.selfplay import bot_chooser, by_seat
from megavolt.arena.tables import Share
from megavolt.bots import make_bot
from megavolt.bots.blackout.balance import ACTIONS, CLOSE, LATE, SOURCES, Balance
from megavolt.bots.blackout.fixed import STRATEGIES, make_fixed
from megavolt.core.game import Game
from megavolt.core.line import Choose
from megavolt.locale import Translator

Figure = list[float]  # value, low, high
Figures = dict[str, Any]
AGAINST_PLANNERS: Final = "strategies"
_Z: Final = 1.96
# What good content should show, by number of players where it differs.
LEAD: Final = {2: 9, 3: 8, 4: 6}
FIRST_LED: Final = {2: 0.58, 3: 0.5, 4: 0.45}


class BlackoutStudy:
    """Games with one number of players and one content after another."""

    policies: tuple[str, ...] = ("planner", "search", "greedy", AGAINST_PLANNERS)
    games = 300

    def __init__(self) -> None:
        self._figures: list[Figures] = []

    def play(
        self, game: Game[Any], seed: int, games: int, policy: str, tell: Callable[[int], None]
    ) -> None:
        found: Figures = {"players": game.players, "content": _content(game), "games": games}
        if policy == AGAINST_PLANNERS:
            found["strategies"] = _strategies(game, seed, games, tell)
        else:
            balance = Balance(game)
            choosers = [_chooser(game, policy, seed + seat) for seat in range(game.players)]
            for number in range(games):
                balance.play(seed + number, by_seat(game, choosers))
                tell(1)
            found |= figures(balance)
        self._figures.append(found)

    def data(self) -> list[Figures]:
        return self._figures

    def sections(self, t: Translator) -> list[Section]:
        counts = dict.fromkeys(figures["players"] for figures in self._figures)
        return [_section([f for f in self._figures if f["players"] == n], t) for n in counts]


def _content(game: Game[Any]) -> str:
    content = game.options["content"]
    return content if isinstance(content, str) else "own"


def _chooser(game: Game[Any], policy: str, seed: int) -> Choose:
    return bot_chooser(make_bot(policy, game), game, seed)


def _strategies(
    game: Game[Any], seed: int, games: int, tell: Callable[[int], None]
) -> dict[str, Figure]:
    """By strategy, the share of games that one seat with it wins against planners."""
    planners = [_chooser(game, "planner", seed + seat) for seat in range(game.players)]
    each, found = max(1, games // len(STRATEGIES)), {}
    for strategy in STRATEGIES:
        fixed, wins = bot_chooser(make_fixed(game, strategy), game, seed), 0.0
        for number in range(each):
            seat = number % game.players
            choosers = [*planners[:seat], fixed, *planners[seat + 1 :]]
            balance = Balance(game)
            balance.play(seed + number, by_seat(game, choosers))
            wins += balance.wins[seat]
            tell(1)
        found[strategy] = share(wins, each)
    return found


# ---- figures


def figures(balance: Balance) -> Figures:
    games, game = balance.games, balance.game
    content, seats = game.r.content, balance.games * game.players
    return {
        "score": mean(balance.scores),
        "lead": middle(balance.leads),
        "close": share(sum(lead <= CLOSE for lead in balance.leads), games),
        "first_led": share(balance.first_led, balance.counted),
        "seats": [share(wins, games) for wins in balance.wins],
        "borrowed": mean(balance.borrowed),
        "faults": mean(balance.faults),
        "actions": {kind: round(balance.actions[kind] / games, 3) for kind in ACTIONS},
        "early": {c.id: share(balance.early[i], games) for i, c in enumerate(content.shared)},
        "cards": {
            card.id: share(balance.used[i], balance.drawn[i])
            for i, card in enumerate(content.resources)
        },
        "points": {source: round(balance.points[source] / seats, 2) for source in SOURCES},
    }


def share(part: float, of: int) -> Figure:
    found = Share(part, of)
    return [round(found.rate, 4), round(found.low, 4), round(found.high, 4)]


def mean(values: Sequence[int]) -> Figure:
    middle = fmean(values)
    error = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return [round(middle, 3), round(middle - error, 3), round(middle + error, 3)]


def middle(values: Sequence[int]) -> Figure:
    """The median, its interval by ranks."""
    ordered, n = sorted(values), len(values)
    reach = _Z * sqrt(n) / 2
    low, high = max(0, int(n / 2 - reach)), min(n - 1, int(n / 2 + reach))
    return [float(median(ordered)), float(ordered[low]), float(ordered[high])]


# ---- tables


def _section(found: list[Figures], t: Translator) -> Section:
    players = found[0]["players"]
    columns = [t.text("study-column", column="figure"), t.text("study-column", column="wanted")]
    for figures in found:
        columns += [figures["content"], t.text("study-column", column="interval")]
    rows = list(_strategy_rows(found, t) if "strategies" in found[0] else _rows(found, t))
    title = t.text("study-title-balance", players=players, games=found[0]["games"])
    grid = Grid("balance", title, columns, rows, t.text("study-note-balance", round=LATE), words=2)
    return Section(grid, _pictures(found, t))


def _pictures(found: list[Figures], t: Translator) -> list[str]:
    """Where the points come from."""
    drawn: list[str] = []
    for figures in found:
        points = figures.get("points", {})
        total = sum(points.values()) or 1.0
        if points:
            title = f"{t.text('study-balance', row='points')}: {figures['content']}"
            named = [(t.text("study-balance", row=source), points[source]) for source in points]
            shares = [(name, value / total) for name, value in named]
            drawn += [heading(title), bars(title, shares)]
    return drawn


def _rows(found: list[Figures], t: Translator) -> Iterator[list[str]]:
    players = found[0]["players"]

    def said(row: str) -> str:
        return t.text("study-balance", row=row)

    yield _row(said("score"), "", [f["score"] for f in found])
    yield _row(said("lead"), f"≤ {LEAD[players]}", [f["lead"] for f in found])
    yield _row(said("close"), "≥ 35%", [f["close"] for f in found], percent=True)
    wanted = f"≤ {FIRST_LED[players]:.0%}"
    yield _row(said("first_led"), wanted, [f["first_led"] for f in found], percent=True)
    reach = 2 * sqrt((players - 1) / players**2 / found[0]["games"])
    fair = f"{1 / players:.0%} ± {reach:.0%}"
    for seat in range(players):
        name = t.text("study-seat", number=seat + 1)
        yield _row(name, fair, [f["seats"][seat] for f in found], percent=True)
    yield _row(said("borrowed"), "≥ 1.5", [f["borrowed"] for f in found])
    yield _row(said("faults"), "≥ 0.3", [f["faults"] for f in found])
    for kind in ACTIONS:
        yield _row(said(kind), "≥ 0.5", [[f["actions"][kind]] for f in found])
    for contract in dict.fromkeys(c for f in found for c in f["early"]):
        name = t.text("study-balance-early", contract=t.name("shared", contract))
        yield _row(name, "≤ 33%", [f["early"].get(contract) for f in found], percent=True)
    for card in dict.fromkeys(c for f in found for c in f["cards"]):
        name = t.text("study-balance-used", card=t.name("card", card) or card)
        yield _row(name, "≥ 15%", [f["cards"].get(card) for f in found], percent=True)


def _strategy_rows(found: list[Figures], t: Translator) -> Iterator[list[str]]:
    fair = f"< {1 / found[0]['players']:.0%}"
    for strategy in STRATEGIES:
        name = t.text("study-strategy", strategy=strategy)
        yield _row(name, fair, [f["strategies"][strategy] for f in found], percent=True)


def _row(
    name: str, wanted: str, figures: Sequence[Figure | None], percent: bool = False
) -> list[str]:
    row = [name, wanted]
    for figure in figures:
        if figure is None:
            row += ["–", ""]
            continue
        shown = [f"{value:.1%}" if percent else f"{value:.2f}" for value in figure]
        row += [shown[0], f"{shown[1]}–{shown[2]}" if len(shown) == 3 else ""]
    return row
