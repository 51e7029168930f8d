"""`megavolt play`: sit down at a new table, or at one that was left."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from megavolt.core.errors import OptionError, UsageError
from megavolt.core.match import Match
from megavolt.core.registry import game_ids, game_info
from megavolt.terminal import arguments, positions, saves
from megavolt.terminal.positions import Start
from megavolt.terminal.table import Table
from megavolt.terminal.talk import Talk


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line."""

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


def play(talk: Talk, wishes: Wishes) -> int:
    table = _resume(talk, wishes) if wishes.resume else _new(talk, wishes, _start(wishes))
    return table.play()


def _start(wishes: Wishes) -> Start:
    """Where the game begins: in the middle, as a file says, or at its beginning."""
    if wishes.start is None:
        game_id = game_info(wishes.game or game_ids()[0]).id
        setup = arguments.setup_from(wishes.setup)
        return Start(game_id, [], wishes.players, {}, wishes.seed, setup)
    start = positions.read(wishes.start)
    if wishes.setup is not None:
        raise OptionError("from_and_setup")
    if wishes.game not in (None, start.game):
        raise OptionError(
            "from_other_game", game=wishes.game, file=str(wishes.start), found=start.game
        )
    players = len(start.seats) or start.players or wishes.players
    seed = start.seed if wishes.seed is None else wishes.seed
    return replace(start, players=players, seed=seed)


def _new(talk: Talk, wishes: Wishes, start: Start) -> Table:
    game_id = start.game
    seats = _seats(talk, start, wishes)
    given = arguments.options_from(game_id, wishes.options, map=wishes.map, deck=wishes.deck)
    options = {**start.options, **given}
    match = Match.new(game_id, seats.names, start.seed, options, start.setup)
    table = Table(talk, match, seats.bots, wishes.save or saves.SAVES.new_path(game_id))
    if wishes.save is not None:
        saves.write(wishes.save, match, seats.bots)  # say now what cannot be written
    return table


def _seats(talk: Talk, start: Start, wishes: Wishes) -> arguments.Seats:
    """Who was named on the command line, else who the file names, else one person and bots."""
    named = wishes.people or wishes.bots
    if wishes.seats is None and start.seats and not named:
        seats = arguments.seats_from_entries(start.game, start.seats)
        saves.check_no_programs(seats.bots)
        return seats
    if wishes.seats is None:
        people = wishes.people or [talk.t.text("play-somebody")]
        return arguments.seats_from_options(start.game, people, wishes.bots, start.players)
    if named:
        raise UsageError("seats_twice")
    seats = arguments.seats_from_list(start.game, wishes.seats)
    if start.players is not None and start.players != len(seats.names):
        raise UsageError("seats_and_players", named=len(seats.names), players=start.players)
    return seats


def _resume(talk: Talk, wishes: Wishes) -> Table:
    path = saves.SAVES.find(wishes.resume or "")
    match, bots = saves.load(path)
    if wishes.seats is not None:
        bots = _other_players(match, wishes.seats)
    else:
        saves.check_no_programs(bots)
    talk.say("play-resumed", file=str(path))
    return Table(talk, match, bots, wishes.save or path)


def _other_players(match: Match, text: str) -> dict[int, str]:
    """Names stay as they were saved; the list says which seats bots play from now on."""
    seats = arguments.seats_from_list(match.game.id, text)
    if len(seats.names) != len(match.seats):
        raise UsageError("seats_and_players", named=len(seats.names), players=len(match.seats))
    return seats.bots
