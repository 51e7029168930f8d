"""`megavolt load`: play many tables on a server and report how it copes."""

from collections.abc import Sequence

from rich.table import Table

from megavolt.core.errors import OptionError
from megavolt.core.registry import game_ids, game_info
from megavolt.terminal.user_terminal import UserTerminal


def load(
    terminal: UserTerminal, counts: tuple[int, int, int, int], times: tuple[float, float],
    where: tuple[str | None, str | None], games: Sequence[str], as_json: bool,
) -> int:  # fmt: skip
    """`counts`: tables, seats, processes, entries ahead; `times`: seconds, think."""
    try:
        from megavolt.server.operations.load import as_rows, measure
        from megavolt.server.operations.load_worker import LoadPlan
    except ModuleNotFoundError as missing:
        raise OptionError(
            "extra_missing", extra="server,client", module=str(missing.name)
        ) from None
    tables, seats, processes, ahead = counts
    url, database = where
    if url and database:
        raise OptionError("load_url_or_database")
    plan = LoadPlan(url or "", _games(games, seats), tables, seats, *times, seed=1, ahead=ahead)
    report = measure(plan, database or "", processes)
    if as_json:
        terminal.out.print(report.as_json(), soft_wrap=True)
    else:
        table = Table(title=terminal.t.text("load-title"), title_justify="left", show_header=False)
        table.add_column()
        table.add_column(justify="right")
        for name, value in as_rows(report):
            table.add_row(terminal.t.text("load-row", row=name), f"{value:,}")
        terminal.show(table)
    for code, count in report.errors.items():
        terminal.show_error(terminal.t.text("load-error", code=code, count=count))
    return 1 if report.errors else 0


def _games(wanted: Sequence[str], seats: int) -> list[str]:
    """The games to mix: those named, or all that this many can play."""
    for game_id in wanted:
        game_info(game_id)  # says what is wrong with the name
    fitting = [
        game_id
        for game_id in wanted or game_ids()
        if game_info(game_id).players_min <= seats <= game_info(game_id).players_max
    ]
    if not fitting:
        raise OptionError("load_no_game", seats=seats)
    return fitting
