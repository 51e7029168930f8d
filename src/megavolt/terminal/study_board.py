"""The study of the board game: besides what all games have, steps and regions."""

from collections.abc import Iterator, Sequence
from typing import Any

from megavolt.arena.grids import Grid
from megavolt.arena.page import Section, picture
from megavolt.arena.plots import Point, axis_for
from megavolt.arena.tables import Share
from megavolt.core.game import Game
from megavolt.locale import Translator
from megavolt.terminal.study_kernel import Figures, KernelStudy, heads, share_words, shares_of


class BoardStudy(KernelStudy):
    shown = ("rounds", "moves", "over", "money", "cities", "supplied")

    def __init__(self) -> None:
        super().__init__()
        self._regions: Sequence[Any] = ()

    def scores(self) -> Sequence[tuple[str, int]]:
        from megavolt.kernel.board.study import SCORES

        return SCORES

    def more(self, game: Game[Any], counts: Any) -> Figures:
        self._regions = game.r.map.regions  # type: ignore[attr-defined]
        regions = [_region(game, counts, number) for number in range(len(self._regions))]
        return {"ended_in_step": shares_of(counts["by_step"])[1:], "regions": regions}

    def of(self, figures: Figures, t: Translator) -> Iterator[Section]:
        yield from super().of(figures, t)
        yield self._by_region(figures, t)

    def note(self, figures: Figures, t: Translator) -> str:
        steps = enumerate(figures["ended_in_step"], 1)
        shares = ", ".join(f"{n}: {share:.1%}" for n, share in steps)
        return t.text("study-note-steps", steps=shares)

    def _by_region(self, figures: Figures, t: Translator) -> Section:
        """Who starts where, how that ends, and how full the regions are."""
        fair, points, rows = 1 / figures["players"], [], []
        names = {region.id: t.region(region.names) for region in self._regions}
        for region in figures["regions"]:
            name, wins = names[region["id"]], Share(region["wins"], region["starts"])
            rows.append([name, f"{region['in_play']:.1%}", f"{region['started']:.1%}"])
            rows[-1] += [*share_words(wins), f"{region['houses']:.2f}"]
            if region["starts"]:
                points.append(Point(name, wins.rate, wins.low, wins.high, fair))
        title = t.text("study-title-regions", players=figures["players"])
        columns = heads(t, "region", "in_play", "started", "wins", "interval", "houses")
        note = t.text("study-note-regions")
        drawn = picture(t.text("study-plot-regions"), points, axis_for(points, "%"))
        return Section(Grid("regions", title, columns, rows, note), drawn)


def _region(game: Game[Any], counts: Any, number: int) -> Figures:
    from megavolt.kernel.counting import WIN

    region = game.r.map.regions[number]  # type: ignore[attr-defined]
    games, with_it = int(counts["games"][0]), int(counts["region_games"][number])
    starts = int(counts["region_starts"][number])
    cities = with_it * len(region.cities)
    return {
        "id": region.id,
        "in_play": round(with_it / games, 4),
        "starts": starts,
        "started": round(starts / with_it / game.players, 4) if with_it else 0.0,
        "wins": round(int(counts["region_wins"][number]) / WIN, 2),
        "houses": round(int(counts["region_houses"][number]) / cities, 3) if cities else 0.0,
    }
