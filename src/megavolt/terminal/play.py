"""`megavolt play`: sit down at a new table, or at one that was left."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from megavolt.core.errors import OptionError, UsageError
from megavolt.core.match import Match
from megavolt.core.registry import game_ids, game_info
from megavolt.terminal import arguments, positions, saves
from megavolt.terminal.positions import Start
from megavolt.terminal.table import TerminalTable
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import RECORD, check_writable


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command line."""

    game: str | None
    players: int | None
    people: Sequence[str]
    bots: Sequence[str]
    seats: str | None
    seed: int | None
    map: str | None
    deck: str | None
    options: Sequence[str]
    setup: Path | None
    start: Path | None  # a file with a position, or a record
    save: Path | None
    resume: str | None
    force: bool  # replace an older record without asking
    auto_pass: bool  # pass where nothing else is possible


def play(terminal: UserTerminal, opts: PlayOptions) -> int:
    table = _resume(terminal, opts) if opts.resume else _new(terminal, opts, _start(opts))
    return table.play()


def _start(opts: PlayOptions) -> Start:
    """Where the game begins: in the middle, as a file says, or at its beginning."""
    if opts.start is None:
        game_id = game_info(opts.game or game_ids()[0]).id
        setup = arguments.setup_from(opts.setup)
        return Start(game_id, [], opts.players, {}, opts.seed, setup)
    start = positions.read(opts.start)
    if opts.setup is not None:
        raise OptionError("from_and_setup")
    if opts.game not in (None, start.game):
        raise OptionError("from_other_game", game=opts.game, file=str(opts.start), found=start.game)
    players = len(start.seats) or start.players or opts.players
    seed = start.seed if opts.seed is None else opts.seed
    return replace(start, players=players, seed=seed)


def _new(terminal: UserTerminal, opts: PlayOptions, start: Start) -> TerminalTable:
    game_id = start.game
    seats = _seats(terminal, start, opts)
    given = arguments.options_from(game_id, opts.options, map=opts.map, deck=opts.deck)
    options = {**start.options, **given}
    match = Match.new(game_id, seats.names, start.seed, options, start.setup)
    path = _save_path(terminal, opts) or saves.SAVES.new_path(game_id)
    if opts.save is not None:
        saves.write(path, match, seats.bots)  # report now that it cannot be written
    return TerminalTable(terminal, match, seats.bots, path, auto_pass=opts.auto_pass)


def _save_path(terminal: UserTerminal, opts: PlayOptions) -> Path | None:
    if opts.save is not None:
        check_writable(terminal, opts.save, RECORD, opts.force)
    return opts.save


def _seats(terminal: UserTerminal, start: Start, opts: PlayOptions) -> arguments.Seats:
    """Who was named on the command line, else who the file names, else one person and bots."""
    named = opts.people or opts.bots
    if opts.seats is None and start.seats and not named:
        seats = arguments.seats_from_entries(start.game, start.seats)
        saves.check_no_programs(seats.bots)
        return seats
    if opts.seats is None:
        people = opts.people or [terminal.t.text("play-somebody")]
        return arguments.seats_from_options(start.game, people, opts.bots, start.players)
    if named:
        raise UsageError("seats_twice")
    seats = arguments.seats_from_list(start.game, opts.seats)
    if start.players is not None and start.players != len(seats.names):
        raise UsageError("seats_and_players", named=len(seats.names), players=start.players)
    return seats


def _resume(terminal: UserTerminal, opts: PlayOptions) -> TerminalTable:
    path = saves.SAVES.find(opts.resume or "")
    match, bots = saves.load(path)
    if opts.seats is not None:
        bots = _other_players(match, opts.seats)
    else:
        saves.check_no_programs(bots)
    terminal.say("play-resumed", file=str(path))
    path = _save_path(terminal, opts) or path
    return TerminalTable(terminal, match, bots, path, auto_pass=opts.auto_pass)


def _other_players(match: Match, text: str) -> dict[int, str]:
    """Names stay as they were saved; the list says which seats bots play from now on."""
    seats = arguments.seats_from_list(match.game.id, text)
    if len(seats.names) != len(match.seats):
        raise UsageError("seats_and_players", named=len(seats.names), players=len(match.seats))
    return seats.bots
