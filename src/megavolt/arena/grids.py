"""The figures of an arena as tables of texts, for the terminal and for the page alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from megavolt.arena.summary import Summary
from megavolt.arena.tables import Share
from megavolt.locale import Translator

_NONE = "–"


@dataclass(frozen=True)
class Grid:
    """A table; its first `words` columns hold words, the others figures."""

    name: str
    title: str
    columns: list[str]
    rows: list[list[str]]
    note: str = ""
    words: int = 1
    players: int = 0  # whom it is about, where it is about one player count
    shades: Sequence[Sequence[float | None]] = ()  # by row and column, shares to colour cells by


def grids(summary: Summary, t: Translator) -> list[Grid]:
    """The tables that are not empty."""
    made = [_bots(summary, t), _by_players(summary, t)]
    made += [_by_seat(summary, t, players) for players in _counts(summary)]
    made += [_duels(summary, t), _lengths(summary, t), _speeds(summary, t), _faults(summary, t)]
    return [grid for grid in made if grid.rows]


def _counts(summary: Summary) -> list[int]:
    return sorted({int(key[0]) for key in summary.by_players})


def _heads(t: Translator, *names: str) -> list[str]:
    return [t.text("arena-column", column=name) for name in names]


def _bots(summary: Summary, t: Translator) -> Grid:
    rows = []
    for bot in summary.bots:
        rating, standing = summary.ratings[bot], summary.standings[bot]
        row = [bot, f"{rating.mu:.1f}±{rating.margin:.1f}"]
        row += [str(standing.wins.games), *_percent(standing.wins), f"{standing.fair:.1%}"]
        rows.append([*row, f"{standing.rank:.2f}", f"{standing.score:.1f}"])
    columns = _heads(t, "bot", "rating", "seats", "wins", "interval", "fair", "rank", "score")
    return Grid("bots", t.text("arena-title-bots"), columns, rows, t.text("arena-note-bots"))


def _percent(share: Share) -> tuple[str, str]:
    return f"{share.rate:.1%}", f"{share.low * 100:.0f}–{share.high:.0%}"


def _by_players(summary: Summary, t: Translator) -> Grid:
    """With only one number of players, the table of the bots says it all."""
    counts = _counts(summary)
    columns = [*_heads(t, "bot"), *(t.text("arena-players", count=count) for count in counts)]
    share = summary.by_players.get
    rows, shades = _shares(summary, counts, lambda bot, count: share((count, bot)))
    title = t.text("arena-title-players")
    return Grid("players", title, columns, rows if len(counts) > 1 else [], shades=shades)


def _by_seat(summary: Summary, t: Translator, players: int) -> Grid:
    seats = range(1, players + 1)
    columns = [*_heads(t, "bot"), *(t.text("arena-seat", number=seat) for seat in seats)]
    share = summary.by_seat.get
    rows, shades = _shares(summary, seats, lambda bot, seat: share((players, seat, bot)), ["*"])
    if rows:
        rows[-1][0] = t.text("arena-anybody")
    title = t.text("arena-title-seats", count=players)
    return Grid("seats", title, columns, rows, shades=shades, players=players)


Cells = tuple[list[list[str]], list[list[float | None]]]


def _shares(
    summary: Summary,
    across: Sequence[int],
    share_of: Callable[[str, int], Share | None],
    more: Sequence[str] = (),
) -> Cells:
    """A row for each bot that has played there, a column for each of `across`."""
    rows: list[list[str]] = []
    shades: list[list[float | None]] = []
    for bot in (*summary.bots, *more):
        found = [share_of(bot, one) for one in across]
        if any(found):
            rows.append([bot, *(_percent(share)[0] if share else _NONE for share in found)])
            shades.append([None, *(share.rate if share else None for share in found)])
    return rows, shades


def _duels(summary: Summary, t: Translator) -> Grid:
    """Read along a row: how often that bot was ahead of the one above the column."""
    bots = summary.bots if summary.duels else []
    rows: list[list[str]] = []
    shades: list[list[float | None]] = []
    for bot in bots:
        found = [summary.duels.get((bot, other)) for other in bots]
        rows.append([bot, *(f"{duel.share.rate:.1%}" if duel else _NONE for duel in found)])
        shades.append([None, *(duel.share.rate if duel else None for duel in found)])
    columns = [*_heads(t, "bot"), *bots]
    note = t.text("arena-note-duels")
    return Grid("duels", t.text("arena-title-duels"), columns, rows, note, shades=shades)


def _lengths(summary: Summary, t: Translator) -> Grid:
    rows = []
    for players, lengths in summary.lengths.items():
        row = [t.text("arena-players", count=players), str(lengths.games), f"{lengths.moves:.0f}"]
        row += [f"{lengths.rounds:.1f}", str(lengths.most_rounds), str(lengths.stopped)]
        rows.append(row)
    columns = ["", *_heads(t, "games", "mean_moves", "mean_rounds", "most_rounds", "stopped")]
    note = t.text("arena-note-lengths", rounds=summary.plan.rounds)
    return Grid("lengths", t.text("arena-title-lengths"), columns, rows, note)


def _speeds(summary: Summary, t: Translator) -> Grid:
    rows = []
    for bot in summary.bots:
        speed = summary.speeds[bot]
        times = (speed.mean, speed.p50, speed.p99, speed.longest)
        rows.append([bot, str(speed.decisions), *(milliseconds(ms) for ms in times)])
    columns = _heads(t, "bot", "decisions", "mean", "p50", "p99", "longest")
    return Grid("speed", t.text("arena-title-speed"), columns, rows)


def milliseconds(ms: float) -> str:
    """With as many digits as mean something."""
    return f"{ms:.3f}" if ms < 1 else f"{ms:.2f}" if ms < 100 else f"{ms:.0f}"


def _faults(summary: Summary, t: Translator) -> Grid:
    rows = [
        [f.bot, t.text("arena-fault", kind=f.kind), f.example, str(f.moves), str(f.games),
         str(f.number)]
        for f in summary.faults
    ]  # fmt: skip
    columns = _heads(t, "bot", "fault", "example", "moves", "games", "number")
    note = t.text("arena-note-faults")
    return Grid("faults", t.text("arena-title-faults"), columns, rows, note, words=3)
