"""Commands that show: the games there are, and saved games."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from megavolt.core.errors import Illegal, MegavoltError, RecordError
from megavolt.core.game import NOBODY, Option
from megavolt.core.match import Match
from megavolt.core.registry import game_ids, game_info
from megavolt.core.rng import seed_hash
from megavolt.data import map_ids
from megavolt.terminal.families import load_screen
from megavolt.terminal.saves import SAVES
from megavolt.terminal.talk import Talk


def games(talk: Talk) -> int:
    table = Table(show_lines=True)
    for title in ("games-id", "games-players", "games-options", "games-about"):
        table.add_column(talk.t.text(title), overflow="fold")
    for game_id in game_ids():
        info = game_info(game_id)
        options = "\n".join(_option(talk, game_id, option) for option in info.options)
        players = f"{info.players_min}–{info.players_max}"
        about = talk.t.game(game_id)
        table.add_row(Text(game_id, style="bold"), players, Text(options), Text(about))
    talk.show(table)
    return 0


def _option(talk: Talk, game_id: str, option: Option) -> str:
    choices = map_ids(game_id) if option.name == "map" else option.choices
    listed = ", ".join(_default_marked(choice, option.default) for choice in choices)
    return f"{option.name}: {listed or _default_marked(option.default, option.default)}"


def _default_marked(choice: object, default: object) -> str:
    text = str(choice).lower() if isinstance(choice, bool) else str(choice)
    return f"{text}*" if choice == default else text


# ---- saved games


def verify(talk: Talk, paths: list[Path], shown: str | None = None) -> int:
    """Replay each file, and compare its seed with a hash shown before; 1 if any does not fit."""
    failed = 0
    for path in paths:
        try:
            match = Match.load(path)
            _check_hash(match, shown)
        except MegavoltError as problem:
            talk.complain(f"{path}: {talk.t.error(problem)}")
            failed += 1
            continue
        talk.show(Text(f"{path}: {_verdict(talk, match)}"))
    return 1 if failed else 0


def _check_hash(match: Match, shown: str | None) -> None:
    """Was the game dealt from the seed whose hash was shown before the first move?"""
    if shown is not None and shown.strip().lower() != seed_hash(match.seed):
        raise RecordError("record_other_seed", line=0)


def _verdict(talk: Talk, match: Match) -> str:
    outcome = match.outcome()
    facts = {"game": match.game.id, "players": len(match.seats), "moves": len(match.actions)}
    if outcome is None:
        return talk.t.text("verify-unfinished", **facts)
    winners = ", ".join(match.seats[seat] for seat in outcome.winners)
    return talk.t.text("verify-ok", winners=winners, count=len(outcome.winners), **facts)


def replay(talk: Talk, path: Path, at: int | None) -> int:
    match = Match.load(SAVES.find(str(path)))
    viewer = Replay(talk, match)
    if at is not None:
        viewer.show(at)
        return 0
    if not talk.at_keyboard:
        viewer.tell_all()
        return 0
    viewer.walk()
    return 0


class Replay:
    """A finished or unfinished game, looked at move by move."""

    def __init__(self, talk: Talk, match: Match) -> None:
        self.talk = talk
        self.match = match
        self.words = match.words
        self.screen = load_screen(match.game, match.seats, talk.t)

    def show(self, number: int) -> None:
        """The position after so many moves, and what the last of them brought."""
        if not 0 <= number <= len(self.words):
            raise Illegal("no_such_move", number=number, last=len(self.words))
        past = self.match.at(number)
        self.talk.show(self.screen.board(past.view(NOBODY), self.talk.out, None, everything=True))
        word = self.words[number - 1] if number else "–"
        self.talk.say("replay-at", style="bold", number=number, last=len(self.words), word=word)
        for event in past.events:
            if event.move == number:
                self.talk.show(Text(f"· {self.talk.t.event(event, past.seats, past.game)}"))
        self._result(past)

    def _result(self, past: Match) -> None:
        outcome = past.outcome()
        if outcome is not None:
            self.talk.show(self.screen.result(outcome))

    def tell_all(self) -> None:
        """The whole log in words."""
        match = self.match
        for event in match.events:
            line = self.talk.t.event(event, match.seats, match.game)
            self.talk.show(Text(f"{event.move:>4}  {line}"))
        self._result(match)

    def walk(self) -> None:
        """Step through: Enter or n, p, a number, q."""
        number = 0
        self.show(number)
        while True:
            try:
                typed = self.talk.listen(self.talk.t.text("replay-prompt")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.talk.show("")
                return
            if typed in ("q", "quit"):
                return
            number = self._step(number, typed)

    def _step(self, number: int, typed: str) -> int:
        steps = {"": number + 1, "n": number + 1, "p": number - 1}
        wanted = int(typed) if typed.isdecimal() and len(typed) < 8 else steps.get(typed)
        if wanted is None:
            self.talk.say("replay-help")
            return number
        wanted = min(max(wanted, 0), len(self.words))
        if wanted == number:
            self.talk.say("replay-edge", moves=len(self.words))
            return number
        self.show(wanted)
        return wanted
