"""All the figures of an arena in one place; JSON, CSV, tables and plots show only these."""

import csv
import io
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from megavolt.arena import tables
from megavolt.arena.ratings import Rating, ratings
from megavolt.arena.schedule import ArenaPlan
from megavolt.arena.store import Store
from megavolt.arena.tables import Duel, FaultCount, Key, Lengths, Share, Speed, Standing

_COLUMNS = (
    "table", "bot", "other", "players", "seat", "measure", "value", "low", "high", "count",
)  # fmt: skip
# How the two forms begin, by which a file of them is known.
CSV_MARK = f"{','.join(_COLUMNS)}\n"
JSON_MARK = '{\n "plan": {\n  "game": '


@dataclass(frozen=True)
class Summary:
    """What the games played so far say."""

    plan: ArenaPlan
    games: int
    moves: float  # of a game, the mean
    ratings: dict[str, Rating]
    standings: dict[str, Standing]
    by_seat: dict[Key, Share]
    by_players: dict[Key, Share]
    duels: dict[tuple[str, str], Duel]
    lengths: dict[int, Lengths]
    speeds: dict[str, Speed]
    faults: list[FaultCount]

    @property
    def bots(self) -> list[str]:
        """The best first."""
        return list(self.ratings)

    def data(self) -> dict[str, Any]:
        """As one JSON object."""
        return {
            "plan": self.plan.data(),
            "games": self.games,
            "moves": _round(self.moves),
            "bots": [self._bot(bot) for bot in self.bots],
            "wins_by_seat": [
                {"players": key[0], "seat": key[1], "bot": key[2], **_share(share)}
                for key, share in self.by_seat.items()
            ],
            "wins_by_players": [
                {"players": key[0], "bot": key[1], **_share(share)}
                for key, share in self.by_players.items()
            ],
            "head_to_head": [
                {"bot": a, "other": b, **asdict(duel), **_share(duel.share)}
                for (a, b), duel in self.duels.items()
            ],
            "lengths": [
                {"players": players, **{k: _round(v) for k, v in asdict(lengths).items()}}
                for players, lengths in self.lengths.items()
            ],
            "faults": [asdict(fault) for fault in self.faults],
        }

    def _bot(self, bot: str) -> dict[str, Any]:
        rating, standing = self.ratings[bot], self.standings[bot]
        return {
            "bot": bot,
            "rating": {
                "mu": _round(rating.mu),
                "sigma": _round(rating.sigma),
                "low": _round(rating.low),
                "high": _round(rating.high),
                "games": rating.games,
            },
            "wins": {**_share(standing.wins), "fair": _round(standing.fair)},
            "mean_rank": _round(standing.rank),
            "mean_score": _round(standing.score),
            "ms": {name: _round(value) for name, value in asdict(self.speeds[bot]).items()},
        }


def summarize(store: Store) -> Summary:
    results = list(store.results())
    return Summary(
        plan=store.plan,
        games=len(results),
        moves=fmean(result.moves for result in results) if results else 0.0,
        ratings=ratings(results),
        standings=tables.standings(results),
        by_seat=tables.wins_by_seat(results),
        by_players=tables.wins_by_players(results),
        duels=tables.head_to_head(results),
        lengths=tables.lengths(results),
        speeds=tables.speeds(results),
        faults=tables.faults(results),
    )


# ---- CSV


def csv_text(summary: Summary) -> str:
    """One long table: a line is one figure."""
    out = io.StringIO()
    writer = csv.DictWriter(out, _COLUMNS, lineterminator="\n", restval="")
    writer.writeheader()
    writer.writerows(_lines(summary.data()))
    return out.getvalue()


def _lines(data: dict[str, Any]) -> Iterator[dict[str, object]]:
    for bot in data["bots"]:
        yield from _bot_lines(bot)
    for name in ("wins_by_seat", "wins_by_players", "head_to_head"):
        for row in data[name]:
            where = {key: row[key] for key in ("bot", "other", "players", "seat") if key in row}
            measure = "share_ahead" if name == "head_to_head" else "win_rate"
            yield {"table": name, **where, **_figure(measure, row)}
    for row in data["lengths"]:
        for name in ("moves", "rounds", "most_rounds", "stopped"):
            where = {"table": "lengths", "players": row["players"], "measure": name}
            yield {**where, "value": row[name], "count": row["games"]}
    for fault in data["faults"]:
        where = {"table": "faults", "bot": fault["bot"], "measure": fault["kind"]}
        yield {**where, "value": fault["moves"], "count": fault["games"]}


def _bot_lines(bot: dict[str, Any]) -> Iterator[dict[str, object]]:
    where = {"table": "bots", "bot": bot["bot"]}
    rating = bot["rating"]
    interval = {"low": rating["low"], "high": rating["high"], "count": rating["games"]}
    yield {**where, "measure": "rating", "value": rating["mu"], **interval}
    yield {**where, "measure": "rating_sigma", "value": rating["sigma"], "count": rating["games"]}
    yield {**where, **_figure("win_rate", bot["wins"])}
    count = bot["wins"]["games"]
    plain = {
        "fair_win_rate": bot["wins"]["fair"],
        "mean_rank": bot["mean_rank"],
        "mean_score": bot["mean_score"],
    }
    for name, value in plain.items():
        yield {**where, "measure": name, "value": value, "count": count}
    decisions = bot["ms"]["decisions"]
    for name in ("mean", "p50", "p99", "longest"):
        yield {**where, "measure": f"ms_{name}", "value": bot["ms"][name], "count": decisions}


def _figure(measure: str, row: dict[str, Any]) -> dict[str, object]:
    interval = {"low": row["low"], "high": row["high"], "count": row["games"]}
    return {"measure": measure, "value": row["rate"], **interval}


def _share(share: Share) -> dict[str, object]:
    return {
        "wins": _round(share.wins),
        "games": share.games,
        "rate": _round(share.rate),
        "low": _round(share.low),
        "high": _round(share.high),
    }


def _round(value: float) -> float:
    return value if isinstance(value, int) else round(value, 4)
