"""`megavolt play`: sit down at a new table, or at one that was left."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from megavolt.core.errors import OptionError
from megavolt.core.match import Match
from megavolt.core.registry import game_ids, game_info
from megavolt.terminal import arguments, saves
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
    save: Path | None
    resume: str | None


def play(talk: Talk, wishes: Wishes) -> int:
    table = _resume(talk, wishes) if wishes.resume else _new(talk, wishes)
    return table.play()


def _new(talk: Talk, wishes: Wishes) -> Table:
    game_id = game_info(wishes.game or game_ids()[0]).id
    seats = _seats(talk, game_id, wishes)
    options = arguments.options_from(game_id, wishes.options, map=wishes.map, deck=wishes.deck)
    setup = arguments.setup_from(wishes.setup)
    match = Match.new(game_id, seats.names, wishes.seed, options, setup)
    table = Table(talk, match, seats.bots, wishes.save or saves.SAVES.new_path(game_id))
    if wishes.save is not None:
        saves.write(wishes.save, match, seats.bots)  # say now what cannot be written
    return table


def _seats(talk: Talk, game_id: str, wishes: Wishes) -> arguments.Seats:
    if wishes.seats is None:
        people = wishes.people or [talk.t.text("play-somebody")]
        return arguments.seats_from_options(game_id, people, wishes.bots, wishes.players)
    if wishes.people or wishes.bots:
        raise OptionError("seats_twice")
    seats = arguments.seats_from_list(game_id, wishes.seats)
    if wishes.players is not None and wishes.players != len(seats.names):
        raise OptionError("seats_and_players", named=len(seats.names), players=wishes.players)
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
        raise OptionError("seats_and_players", named=len(seats.names), players=len(match.seats))
    return seats.bots
