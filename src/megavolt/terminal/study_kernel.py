"""The study of games on the kernel: lengths, seats, plants and endings of many games."""

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


class KernelStudy:
    """Games with one number of players after another. A family adds what only it has."""

    policies: tuple[str, ...] = ("light", "random")
    games = 100_000
    shown: tuple[str, ...] = ()  # the distributions, in this order

    def __init__(self) -> None:
        self._figures: list[Figures] = []

    def play(
        self, game: Game[Any], seed: int, games: int, policy: str, tell: Callable[[int], None]
    ) -> None:
        counts = study(game, seed, games, policy, tell)
        self._figures.append({**_figures(game, counts, self.scores()), **self.more(game, counts)})

    def scores(self) -> Sequence[tuple[str, int]]:
        """The scores of a player by their names in figures, and what a bar of each stands for."""
        raise NotImplementedError

    def more(self, game: Game[Any], counts: Any) -> Figures:
        """Figures of this family only."""
        raise NotImplementedError

    def data(self) -> list[Figures]:
        return self._figures

    def sections(self, t: Translator) -> list[Section]:
        return [section for figures in self._figures for section in self.of(figures, t)]

    def of(self, figures: Figures, t: Translator) -> Iterator[Section]:
        yield self.lengths(figures, t)
        yield _winners(figures, t)
        yield _plants(figures, t)

    def note(self, figures: Figures, t: Translator) -> str:
        """What to say under the lengths."""
        return ""

    def lengths(self, figures: Figures, t: Translator) -> Section:
        """How long games are, and how they end."""
        rows, drawn = [], []
        for name in self.shown:
            found, title = figures[name], t.text("study-row", row=name)
            labels = [_label(number, found["step"]) for number in range(len(found["shares"]))]
            parts = [labels[_quantile(found["shares"], part)] for part in (0.1, 0.5, 0.9)]
            winner = figures["winner"].get(name)
            rows.append([title, f"{found['mean']:,.2f}", *parts])
            rows[-1].append(f"{winner:,.2f}" if winner else "–")
            first = next((i for i, share in enumerate(found["shares"]) if share), 0)
            shares = list(zip(labels, found["shares"], strict=True))[first:]
            drawn += [heading(title), bars(title, shares)]
        title = t.text("study-title-lengths", players=figures["players"], games=figures["games"])
        columns = heads(t, "figure", "mean", "low", "median", "high", "winner")
        return Section(Grid("lengths", title, columns, rows, self.note(figures, t)), drawn)


# ---- figures


def _figures(game: Game[Any], counts: Any, scores: Sequence[tuple[str, int]]) -> Figures:
    from megavolt.kernel.counting import BARS, MOVES_STEP, WIN

    games, players = int(counts["games"][0]), game.players
    sold, winners = int(counts["sold"].sum()), int(counts["winners"][0])
    rounds = sum(i * int(n) for i, n in enumerate(counts["by_rounds"])) / games
    moves = int(counts["moves"][0]) / games
    over = int(counts["over"].sum()) / sold if sold else 0.0
    ends = {
        name: distribution(
            int(counts["ends"][k]) / games / players,
            counts["by_score"][k * BARS : (k + 1) * BARS],
            step,
        )
        for k, (name, step) in enumerate(scores)
    }
    return {
        "players": players,
        "games": games,
        "rounds": distribution(rounds, counts["by_rounds"]),
        "moves": distribution(moves, counts["by_moves"], MOVES_STEP),
        "over": distribution(over, counts["by_over"]),
        **ends,
        "winner": {
            name: round(int(counts["winner_ends"][k]) / winners, 3)
            for k, (name, _) in enumerate(scores)
        },
        "wins_by_seat": [int(n) / WIN for n in counts["seat_wins"][:players]],
        "wins_by_order": [int(n) / WIN for n in counts["order_wins"][:players]],
        "plants": [_plant(game, counts, int(plant)) for plant in counts["sold"].nonzero()[0]],
    }


def distribution(mean: float, counts: Any, step: int = 1) -> Figures:
    return {"mean": round(mean, 3), "step": step, "shares": shares_of(counts)}


def shares_of(counts: Any) -> list[float]:
    """Up to the last one that is not 0."""
    total = int(counts.sum())
    last = max((i for i, n in enumerate(counts) if n), default=0)
    return [round(int(n) / total, 6) if total else 0.0 for n in counts[: last + 1]]


def _plant(game: Game[Any], counts: Any, plant: int) -> Figures:
    games, sold = int(counts["games"][0]), int(counts["sold"][plant])
    return {
        "plant": game.r.name(plant),  # type: ignore[attr-defined]
        "sold": round(sold / games, 4),
        "price": round(int(counts["paid"][plant]) / sold, 2),
        "over": round(int(counts["over"][plant]) / sold, 2),
        "winning": round(int(counts["winning"][plant]) / games, 4),
    }


# ---- tables and plots


def heads(t: Translator, *names: str) -> list[str]:
    return [t.text("study-column", column=name) for name in names]


def share_words(share: Share) -> tuple[str, str]:
    return f"{share.rate:.2%}", f"{share.low * 100:.2f}–{share.high * 100:.2f}%"


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
        rows.append([str(number + 1), *share_words(seat), *share_words(order)])
    for kind, message, shares in zip(_KINDS, ("study-seat", "study-order"), kinds, strict=True):
        points = [
            Point(t.text(message, number=i), s.rate, s.low, s.high, 1 / players)
            for i, s in enumerate(shares, 1)
        ]
        drawn += picture(t.text("study-column", column=kind), points, axis_for(points, "%"))
    title = t.text("study-title-winners", players=players)
    columns = heads(t, "number", "seat", "interval", "order", "interval")
    return Section(Grid("winners", title, columns, rows), drawn)


def _plant_label(plant: Figures) -> str:
    return str(plant["plant"]).zfill(2)


def _plants(figures: Figures, t: Translator) -> Section:
    most = max((plant["over"] for plant in figures["plants"]), default=1.0) or 1.0
    rows: list[list[str]] = []
    shades: list[list[float | None]] = []
    for plant in figures["plants"]:
        rows.append([_plant_label(plant), f"{plant['sold']:.1%}", f"{plant['price']:.1f}"])
        rows[-1] += [f"{plant['over']:.1f}", f"{plant['winning']:.1%}"]
        shades.append([None, plant["sold"], None, plant["over"] / most, plant["winning"]])
    title = t.text("study-title-plants", players=figures["players"])
    columns = heads(t, "plant", "sold", "price", "over", "winning")
    grid = Grid("plants", title, columns, rows, t.text("study-note-plants"), shades=shades)
    points = [
        Point(_plant_label(plant), plant["price"], plant["price"] - plant["over"], plant["price"])
        for plant in figures["plants"]
    ]
    drawn = picture(t.text("study-plot-plants"), points, axis_for(points)) if points else []
    return Section(grid, drawn)
