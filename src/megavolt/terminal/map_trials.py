"""`megavolt map report --games`: what bots make of a map, for one table or for every one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from megavolt.data import MapData
from megavolt.kernel import check_kernel
from megavolt.terminal.arguments import player_counts
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.workshop.trials import Part, Plan, Regions, Trials, play_trials
from megavolt.workshop.trials import region_choices as every_choice

RANDOM, EVERY = "random", "every"
Named = tuple[str, Part]


@dataclass(frozen=True, slots=True)
class TrialOptions:
    games: int  # of each table
    players: str  # `4`, `2-6` or `2,4`
    regions: str  # `random`, `every`, or ids
    bot: str
    seed: int
    fast: bool


def show_trials(terminal: UserTerminal, data: MapData, edition: str, opts: TrialOptions) -> None:
    """One table in full; several in a row each."""
    if opts.fast:
        check_kernel(edition)
        terminal.err.print(terminal.t.text("kernel-compiling"), soft_wrap=True)
    plans = list(_plans(data, edition, opts))
    with Progress(console=terminal.out, transient=True) as progress:
        total = opts.games * len(plans)
        task = progress.add_task(terminal.t.text("map-report-playing"), total=total)
        found = [
            (plan, play_trials(data, plan, lambda count: progress.advance(task, count)))
            for plan in plans
        ]
    shown = _Shown(terminal, data)
    if len(found) == 1:
        shown.whole(*found[0])
    else:
        shown.rows(found)


def _plans(data: MapData, edition: str, opts: TrialOptions) -> Iterator[Plan]:
    bot = "light" if opts.fast else opts.bot
    for players in player_counts(opts.players):
        plan = Plan(edition, players, opts.games, bot, opts.seed, fast=opts.fast)
        for regions in _choices(data, plan, opts.regions):
            yield replace(plan, regions=regions)


def _choices(data: MapData, plan: Plan, wanted: str) -> list[Regions]:
    if wanted == RANDOM:
        return [()]
    if wanted == EVERY:
        return every_choice(data, plan.edition, plan.players)
    return [tuple(part.strip() for part in wanted.split(","))]


class _Shown:
    """Games in words and tables."""

    def __init__(self, terminal: UserTerminal, data: MapData) -> None:
        self._terminal = terminal
        self._text: Callable[..., str] = terminal.t.text
        self._names = {region.id: terminal.t.region(region.names) for region in data.regions}

    def whole(self, plan: Plan, found: Trials) -> None:
        self._terminal.say(
            "map-report-games",
            games=found.games,
            bot=plan.bot,
            players=plan.players,
            rounds=f"{found.length:.1f}",
            money=f"{found.mean_money:.0f}",
            winner=f"{found.mean_winner_money:.0f}",
        )
        table = self._table(("start", "begun", "share", "interval"), 1)
        for rows in (self._seats(found), self._regions(found)):
            for name, part in rows:
                table.add_row(Text(name), str(part.wins.games), _share(part), _interval(part))
            table.add_section()
        self._terminal.show(table)
        rare = [self._names[one] for one in found.begun if one not in found.region_parts()]
        if rare:
            self._terminal.say("map-report-rare", regions=", ".join(sorted(rare)))

    def rows(self, every: list[tuple[Plan, Trials]]) -> None:
        columns = ("players", "regions", "rounds", "money", "winner", "seat", "region")
        table = self._table(columns, 2)
        for number, (plan, found) in enumerate(every):
            if number and plan.players != every[number - 1][0].players:
                table.add_section()
            table.add_row(
                str(plan.players),
                Text(
                    ", ".join(self._names[one] for one in plan.regions) or self._text("map-drawn")
                ),
                f"{found.length:.1f}",
                f"{found.mean_money:.0f}",
                f"{found.mean_winner_money:.0f}",
                *(Text(_most(rows)) for rows in (self._seats(found), self._regions(found))),
            )
        self._terminal.show(table)
        first = every[0][0]
        self._terminal.say("map-report-tables", games=first.games, bot=first.bot)

    def _table(self, columns: tuple[str, ...], words: int) -> Table:
        """The first columns hold words, the others figures."""
        table = Table()
        for name in columns[:words]:
            table.add_column(self._text("map-report-column", column=name))
        for name in columns[words:]:
            table.add_column(self._text("map-report-column", column=name), justify="right")
        return table

    def _seats(self, found: Trials) -> list[Named]:
        parts = enumerate(found.seat_parts(), 1)
        return [(self._text("study-seat", number=number), part) for number, part in parts]

    def _regions(self, found: Trials) -> list[Named]:
        return [(self._names[region], part) for region, part in found.region_parts().items()]


def _share(part: Part) -> str:
    return f"{part.share:.2f}"


def _interval(part: Part) -> str:
    return f"{part.low:.2f}–{part.high:.2f}"


def _most(rows: list[Named]) -> str:
    """The most successful, with its share and the interval of it."""
    if not rows:
        return "–"
    name, part = max(rows, key=lambda row: row[1].share)
    return f"{name} {_share(part)} ({_interval(part)})"
