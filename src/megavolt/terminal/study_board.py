"""The study of the board game: lengths, seats, regions, plants and endings of many games."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from megavolt.arena.grids import Grid
from megavolt.arena.page import Section, heading, picture
from megavolt.arena.plots import Point, axis_for, bars
from megavolt.arena.tables import Share
from megavolt.core.game import Game
from megavolt.kernel import study
from megavolt.locale import Translator

Figures = dict[str, Any]
_KINDS = ("seat", "order")
DISTRIBUTIONS = ("rounds", "moves", "over", "money", "cities", "supplied")


class BoardStudy:
    """Games with one number of players after another."""

    policies: tuple[str, ...] = ("light", "random")
    games = 100_000

    def __init__(self) -> None:
        self._figures: list[Figures] = []
        self._regions: Sequence[Any] = ()

    def play(
        self, game: Game[Any], seed: int, games: int, policy: str, tell: Callable[[int], None]
    ) -> None:
        counts = study(game, seed, games, policy, tell)
        self._regions = game.r.map.regions  # type: ignore[attr-defined]
        self._figures.append(_figures(game, counts))

    def data(self) -> list[Figures]:
        return self._figures

    def sections(self, t: Translator) -> list[Section]:
        return [section for figures in self._figures for section in self._of(figures, t)]

    def _of(self, figures: Figures, t: Translator) -> Iterator[Section]:
        yield _lengths(figures, t)
        yield _winners(figures, t)
        yield self._by_region(figures, t)
        yield _plants(figures, t)

    def _by_region(self, figures: Figures, t: Translator) -> Section:
        """Who starts where, how that ends, and how full the regions are."""
        fair, points, rows = 1 / figures["players"], [], []
        names = {region.id: t.region(region.names) for region in self._regions}
        for region in figures["regions"]:
            name, wins = names[region["id"]], Share(region["wins"], region["starts"])
            rows.append([name, f"{region['in_play']:.1%}", f"{region['started']:.1%}"])
            rows[-1] += [*_share(wins), f"{region['houses']:.2f}"]
            if region["starts"]:
                points.append(Point(name, wins.rate, wins.low, wins.high, fair))
        title = t.text("study-title-regions", players=figures["players"])
        columns = _heads(t, "region", "in_play", "started", "wins", "interval", "houses")
        note = t.text("study-note-regions")
        drawn = picture(t.text("study-plot-regions"), points, axis_for(points, "%"))
        return Section(Grid("regions", title, columns, rows, note), drawn)


# ---- figures


def _figures(game: Game[Any], counts: Any) -> Figures:
    from megavolt.kernel.board.study import MONEY_STEP, MOVES_STEP, WIN

    games, players = int(counts["games"][0]), game.players
    sold = int(counts["sold"].sum())
    bought = int(counts["over"].sum())
    ends = [round(int(total) / games / players, 3) for total in counts["ends"]]
    won = [round(int(total) / int(counts["winners"][0]), 3) for total in counts["winner_ends"]]
    rounds = counts["by_rounds"]
    means = {
        "rounds": sum(i * int(n) for i, n in enumerate(rounds)) / games,
        "moves": int(counts["moves"][0]) / games,
        "over": bought / sold if sold else 0.0,
        "supplied": ends[0],
        "money": ends[1],
        "cities": ends[2],
    }
    steps = {"moves": MOVES_STEP, "money": MONEY_STEP}
    return {
        "players": players,
        "games": games,
        "ended_in_step": _shares(counts["by_step"])[1:],
        **{
            name: {"mean": round(means[name], 3), "step": steps.get(name, 1)}
            | {"shares": _shares(counts[f"by_{name}"])}
            for name in DISTRIBUTIONS
        },
        "winner": {"supplied": won[0], "money": won[1], "cities": won[2]},
        "wins_by_seat": [int(n) / WIN for n in counts["seat_wins"][:players]],
        "wins_by_order": [int(n) / WIN for n in counts["order_wins"][:players]],
        "regions": [_region(game, counts, number, WIN) for number in range(_regions(game))],
        "plants": [_plant(counts, plant, games) for plant in counts["sold"].nonzero()[0]],
    }


def _shares(counts: Any) -> list[float]:
    """Up to the last one that is not 0."""
    total = int(counts.sum())
    last = max((i for i, n in enumerate(counts) if n), default=0)
    return [round(int(n) / total, 6) if total else 0.0 for n in counts[: last + 1]]


def _regions(game: Game[Any]) -> int:
    return len(game.r.map.regions)  # type: ignore[attr-defined]


def _region(game: Game[Any], counts: Any, number: int, win: int) -> Figures:
    region = game.r.map.regions[number]  # type: ignore[attr-defined]
    games, with_it = int(counts["games"][0]), int(counts["region_games"][number])
    starts = int(counts["region_starts"][number])
    cities = with_it * len(region.cities)
    return {
        "id": region.id,
        "in_play": round(with_it / games, 4),
        "starts": starts,
        "started": round(starts / with_it / game.players, 4) if with_it else 0.0,
        "wins": round(int(counts["region_wins"][number]) / win, 2),
        "houses": round(int(counts["region_houses"][number]) / cities, 3) if cities else 0.0,
    }


def _plant(counts: Any, plant: int, games: int) -> Figures:
    sold = int(counts["sold"][plant])
    return {
        "plant": int(plant),
        "sold": round(sold / games, 4),
        "price": round(int(counts["paid"][plant]) / sold, 2),
        "over": round(int(counts["over"][plant]) / sold, 2),
        "winning": round(int(counts["winning"][plant]) / games, 4),
    }


# ---- tables and plots


def _heads(t: Translator, *names: str) -> list[str]:
    return [t.text("study-column", column=name) for name in names]


def _share(share: Share) -> tuple[str, str]:
    return f"{share.rate:.2%}", f"{share.low * 100:.2f}–{share.high * 100:.2f}%"


def _lengths(figures: Figures, t: Translator) -> Section:
    """How long games are, and how they end."""
    rows, drawn = [], []
    for name in DISTRIBUTIONS:
        found, title = figures[name], t.text("study-row", row=name)
        labels = [_label(number, found["step"]) for number in range(len(found["shares"]))]
        parts = [labels[_quantile(found["shares"], part)] for part in (0.1, 0.5, 0.9)]
        winner = figures["winner"].get(name)
        rows.append([title, f"{found['mean']:,.2f}", *parts, f"{winner:,.2f}" if winner else "–"])
        first = next((i for i, share in enumerate(found["shares"]) if share), 0)
        shares = list(zip(labels, found["shares"], strict=True))[first:]
        drawn += [heading(title), bars(title, shares)]
    title = t.text("study-title-lengths", players=figures["players"], games=figures["games"])
    columns = _heads(t, "figure", "mean", "low", "median", "high", "winner")
    steps = enumerate(figures["ended_in_step"], 1)
    note = t.text("study-note-steps", steps=", ".join(f"{n}: {share:.1%}" for n, share in steps))
    return Section(Grid("lengths", title, columns, rows, note), drawn)


def _label(number: int, step: int) -> str:
    return str(number) if step == 1 else f"{number * step}–{number * step + step - 1}"


def _quantile(shares: Sequence[float], part: float) -> int:
    """The first bar up to which this part of all lies."""
    total = 0.0
    for number, share in enumerate(shares):
        total += share
        if total >= part:
            return number
    return len(shares) - 1


def _winners(figures: Figures, t: Translator) -> Section:
    games, players = figures["games"], figures["players"]
    rows, drawn = [], []
    kinds = [[Share(wins, games) for wins in figures[f"wins_by_{kind}"]] for kind in _KINDS]
    for number in range(players):
        seat, order = kinds[0][number], kinds[1][number]
        rows.append([str(number + 1), *_share(seat), *_share(order)])
    for kind, message, shares in zip(_KINDS, ("study-seat", "study-order"), kinds, strict=True):
        points = [
            Point(t.text(message, number=i), s.rate, s.low, s.high, 1 / players)
            for i, s in enumerate(shares, 1)
        ]
        drawn += picture(t.text("study-column", column=kind), points, axis_for(points, "%"))
    title = t.text("study-title-winners", players=players)
    columns = _heads(t, "number", "seat", "interval", "order", "interval")
    return Section(Grid("winners", title, columns, rows), drawn)


def _plants(figures: Figures, t: Translator) -> Section:
    most = max((plant["over"] for plant in figures["plants"]), default=1.0) or 1.0
    rows: list[list[str]] = []
    shades: list[list[float | None]] = []
    for plant in figures["plants"]:
        rows.append([f"{plant['plant']:02}", f"{plant['sold']:.1%}", f"{plant['price']:.1f}"])
        rows[-1] += [f"{plant['over']:.1f}", f"{plant['winning']:.1%}"]
        shades.append([None, plant["sold"], None, plant["over"] / most, plant["winning"]])
    title = t.text("study-title-plants", players=figures["players"])
    columns = _heads(t, "plant", "sold", "price", "over", "winning")
    grid = Grid("plants", title, columns, rows, t.text("study-note-plants"), shades=shades)
    points = [
        Point(
            f"{plant['plant']:02}", plant["price"], plant["price"] - plant["over"], plant["price"]
        )
        for plant in figures["plants"]
    ]
    drawn = picture(t.text("study-plot-plants"), points, axis_for(points)) if points else []
    return Section(grid, drawn)
