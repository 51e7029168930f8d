"""A game at the terminal: people and bots in turn, until it is over or somebody leaves."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from random import Random

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from megavolt.bots import Fault, Guarded, guarded_bot, tell_over
from megavolt.core.errors import Illegal, MegavoltError, RecordError
from megavolt.core.game import NOBODY
from megavolt.core.line import Event, Line
from megavolt.core.match import Match
from megavolt.terminal import saves
from megavolt.terminal.choices import ENDS, Choice, Question, cut, read, spelled_out
from megavolt.terminal.commands import Commands
from megavolt.terminal.families import load_screen
from megavolt.terminal.layout import Lines, pack
from megavolt.terminal.typed import verbs_for
from megavolt.terminal.user_terminal import Leave, UserTerminal

# Refusals that say the line is no move in the notation: it may be a shorter form of one.
_NO_WORD = {
    "unknown_word",
    "bad_word",
    "no_such_city",
    "no_such_fuel",
    "wrong_burn",
    "no_such_card",
    "no_such_fuel_card",
    "plant_not_clear",
}
# What somebody typed who may not know what can be typed.
LOST = ("empty_word", "unknown_word", "wrong_phase", "not_legal_now")


class TerminalTable:
    def __init__(
        self,
        terminal: UserTerminal,
        match: Match,
        bots: Mapping[int, str],
        path: Path | None,
        auto_pass: bool = True,
    ) -> None:
        self.terminal = terminal
        self.t = terminal.t
        self.match = match
        self.levels = dict(bots)
        self.bots: dict[int, Guarded] = {
            seat: guarded_bot(spec, match.game, on_fault=self._tell_fault)
            for seat, spec in bots.items()
        }
        self.path = path
        self.screen = load_screen(match.game, match.seats, terminal.t)
        self.commands = Commands(self)
        self.auto_pass = auto_pass  # pass where nothing else is possible
        people = len(match.seats) - len(self.bots)
        self.alone = people == 1
        self.secret = people > 1 and self.screen.hides()  # must people not see each other's?
        self.shown_to: int | None = None  # the person who has the keyboard
        self.mover: int | None = None  # the person who made the last move
        self.forced: list[Event] = []  # passes without a choice, for the log
        self.decided = self._decided()  # by decision of a person: moves before it, and the seat
        self.fresh = 0  # events from here on have not been shown
        self.drawn = False  # is the screen up to date?
        self.notes: list[Text] = []  # to be shown under the next screen

    def _decided(self) -> list[tuple[int, int]]:
        """Where people decided in the moves so far, for undo in a game that was loaded."""
        moved = zip(range(len(self.match.actions)), self.match.states(), strict=False)
        game = self.match.game
        return [
            (number, game.to_move(state))
            for number, state in moved
            if game.to_move(state) not in self.bots and len(game.legal(state)) > 1
        ]

    # ---- the evening

    def play(self) -> int:
        """Play until the end; the exit status."""
        try:
            self._sit()
        except Leave:
            self._goodbye()
            return 0
        except EOFError:
            if self.terminal.at_keyboard:
                self.terminal.show("")
            self._goodbye()
            return 0
        except KeyboardInterrupt:
            self.terminal.show("")
            self._goodbye()
            return 130
        finally:
            for bot in self.bots.values():
                bot.close()
        return 0

    def _sit(self) -> None:
        self.save()
        if len(self.bots) < len(self.match.seats):
            self.note(self.commands.summary(), "dim")
        while not self.match.over:
            seat = self.match.to_move
            if seat in self.bots:
                self._let_bots_play()
            elif seat is not None and not self._passes(seat):
                self._ask(seat)
        self.save()
        self._finish()

    def _let_bots_play(self) -> None:
        while self.match.to_move in self.bots:
            self._bot_move(self.match.to_move)
            if len(self.bots) == len(self.match.seats):
                self._tell_news()
        self.drawn = False
        self.save()

    def _bot_move(self, seat: int) -> None:
        match = self.match
        self.mover = None
        # The same bot in the same place always answers the same: undo changes no luck.
        rng = Random(f"{match.seed}:{len(match.actions)}")
        match.play(self.bots[seat].choose(match.view(seat), match.legal(), rng))

    def _tell_fault(self, fault: Fault) -> None:
        """A bot that fails loses its move, but never stops the game."""
        facts = {"bot": fault.bot, "kind": fault.kind, "detail": fault.detail}
        self.note(self.t.text("play-fault", **facts), "yellow")

    def _tell_news(self) -> None:
        """Only bots play here: show what happens as it happens."""
        for line in self.log(NOBODY, self.fresh):
            self.terminal.show(Text(line))
        self.fresh = self._count()

    def _finish(self) -> None:
        self.draw(NOBODY, None)
        outcome = self.match.outcome()
        if outcome is None:
            return
        for bot in self.bots.values():
            tell_over(bot, outcome)
        winners = ", ".join(self.match.seats[seat] for seat in outcome.winners)
        count = len(outcome.winners)
        self.terminal.show(self.screen.result(outcome))
        self.terminal.say("play-winner", style="bold green", winners=winners, count=count)
        if self.path is not None:
            self.terminal.say("play-saved", file=str(self.path))

    def _goodbye(self) -> None:
        self.save()
        if self.path is not None:
            self.terminal.say(
                "play-goodbye", file=str(self.path), short=saves.SAVES.short(self.path)
            )

    def save(self) -> None:
        """Save where the game is kept; if that fails, say so once and play on."""
        if self.path is None:
            return
        try:
            saves.write(self.path, self.match, self.levels)
        except RecordError as problem:
            self.note(f"{self.t.error(problem)} {self.t.text('play-unsaved')}", "red")
            self.path = None

    # ---- a decision

    def _passes(self, seat: int) -> bool:
        """Pass for a person who can do nothing else.

        Where money or cards are hidden that would tell the others, and where others could not
        let a move be taken back any more, the person ends the turn.
        """
        legal = self.match.legal()
        if not self.auto_pass or self.secret or len(legal) > 1 or cut(legal[0])[0] not in ENDS:
            return False
        if not self.alone and self.mover == seat:
            return False
        self.match.play(legal[0])
        self.mover = None
        facts: dict[str, object] = {"player": seat, "word": legal[0]}
        self.forced.append(Event(len(self.match.actions), "forced", facts))
        self.drawn = False
        self.save()
        return True

    def _hand_over(self, seat: int) -> None:
        """Where people hide something from each other, the next one comes to an empty screen."""
        if self.secret and seat != self.shown_to and self.terminal.at_keyboard:
            self.terminal.clear()
            name = self.match.seats[seat]
            self.terminal.read_line(self.t.text("play-hand-over", player=name))
            self.drawn = False
        self.shown_to = seat

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        view = self.match.view(seat)
        question = self.screen.question(view, self.match.decision())
        if not self.drawn:
            self.draw(seat, question)
        line = self.terminal.read_line(f"{self.match.seats[seat]}> ").strip()
        if not line:
            return
        try:
            if not self.commands.run(line, seat, question):
                self.move(line, question)
        except MegavoltError as problem:
            self.note(self._refused(problem), "red")

    def _refused(self, problem: MegavoltError) -> str:
        """Why something typed is refused; where that names no way out, where to find one."""
        text = self.t.error(problem)
        return f"{text} {self.t.text('play-see-help')}" if problem.code in LOST else text

    def note(self, text: str, style: str = "") -> None:
        """Say something about what was typed: at once, or under the screen that is drawn next."""
        if self.drawn:
            self.terminal.show(Text(text, style=style))
        else:
            self.notes.append(Text(text, style=style))

    def move(self, line: str, question: Question) -> None:
        """Make the moves a line stands for, all or none."""
        words = self.words_of(line, question)
        self._check_all(words)
        if not self._sure(words, question):
            return
        self.mover = self.match.to_move or 0
        self.decided.append((len(self.match.actions), self.mover))
        self.fresh = self._count()
        for word in words:
            self.match.play(word)
        self.drawn = False
        self.save()

    def _check_all(self, words: Sequence[str]) -> None:
        """Either all of the moves are legal one after another, or none is made."""
        game = self.match.game
        line = Line(game, game.clone(self.match.state))
        for number, word in enumerate(words):
            refusal = line.why(word)
            if refusal is not None and number:
                wanted = len(words)
                raise Illegal("only_so_many", problem=refusal, possible=number, wanted=wanted)
            if refusal is not None:
                raise refusal
            if number + 1 < len(words):
                line.apply(game.action(word))

    def _sure(self, words: Sequence[str], question: Question) -> bool:
        """Ask before a move that gives something up."""
        lost = question.confirms.get(words[0], "") if len(words) == 1 else ""
        return not lost or not self.terminal.at_keyboard or self.terminal.confirm(lost)

    def words_of(self, line: str, question: Question) -> list[str]:
        """A line in the notation is taken as it is; any other is read as a short form."""
        refusal = self.match.why(line)
        if refusal is None:
            return [line]
        verbs = verbs_for(self.t, {choice.verb for choice in question.choices})
        if refusal.code not in _NO_WORD:
            return [line]
        try:
            return read(line, question, verbs)
        except Illegal as problem:
            if problem.code != "not_understood":
                raise
            return [spelled_out(line, verbs_for(self.t, self.screen.verbs()))]

    def undo(self, times: int, seat: int) -> int:
        """Back to an earlier decision of this person; how many moves were taken back."""
        if not self.decided:
            raise Illegal("nothing_to_undo")
        own = len(list(takewhile(lambda decided: decided[1] == seat, reversed(self.decided))))
        if own < min(times, len(self.decided)):
            other = self.match.seats[self.decided[-own - 1][1]]
            raise Illegal("undo_of_another", player=other, own=own)
        target, self.mover = self.decided[-min(times, own)]
        before = len(self.match.actions)
        while len(self.match.actions) > target:
            self.match.undo()
        self.decided = [decided for decided in self.decided if decided[0] < target]
        self.forced = [event for event in self.forced if event.move <= target]
        self.fresh = self._count()
        self.drawn = False
        self.save()
        return before - target

    # ---- showing it

    def draw(self, seat: int, question: Question | None, everything: bool = False) -> None:
        console = self.terminal.out
        if console.is_terminal and not everything:
            console.clear()
        board = self.screen.board(self.match.view(seat), console, question, everything)
        self.terminal.show(board)
        choices = [self._question(seat, question)] if question is not None else []
        below = Lines(console, *choices, *self.notes)
        room = console.height - board.height - below.height - 1
        if room != 0:  # all else just fits; where it does not, a line of the log is worth having
            self._show_log(seat, max(1, room))
        self.terminal.show(below)
        self.notes.clear()
        self.drawn = True

    def _show_log(self, seat: int, room: int) -> None:
        """What is new since the last decision, and a little of what was before."""
        events = self._events(seat)
        new = self.screen.condensed(events[self.fresh :])
        lines = self._latest(new, "· ", "", room)
        if len(lines) < len(new):
            lines = self._latest(new, "· ", "", room - 1)
            self.terminal.say("play-log-more", style="dim", count=len(new) - len(lines))
        else:
            old = self.screen.condensed(events[max(0, self.fresh - 4 * room) : self.fresh])
            free = min(room, 12) - sum(map(self._height, lines))
            lines = [*self._latest(old, "  ", "dim", free), *lines]
        for line in lines:
            self.terminal.show(line)

    def _latest(self, events: Sequence[Event], mark: str, style: str, room: int) -> list[Text]:
        """The last events in words, as many as so many lines can hold."""
        found: list[Text] = []
        for event in reversed(events):
            line = Text(f"{mark}{self._sentence(event)}", style=style)
            room -= self._height(line)
            if room < 0:
                break
            found.append(line)
        return found[::-1]

    def _height(self, sentence: Text) -> int:
        """Lines that a sentence takes; only a terminal breaks it."""
        out = self.terminal.out
        return Lines(out, sentence).height if out.is_terminal else 1

    def show_choices(self, seat: int, question: Question) -> None:
        self.terminal.show(self._question(seat, question, alone=True))

    def _question(self, seat: int, question: Question, alone: bool = False) -> RenderableType:
        """Whose turn it is, what is asked, and what can be typed, less what the board shows."""
        asked = Text(f"{self.match.seats[seat]}: ", style="bold")
        asked.append(question.text, style="not bold")
        choices = [choice for choice in question.shown() if alone or not choice.elsewhere]
        if question.hidden_keys or not choices:
            return asked
        keys = pack(map(_keyed, choices), self.terminal.out.width - 2, "   ")
        return Group(asked, Padding(keys, (0, 0, 0, 2)))

    def log(self, seat: int, start: int = 0) -> list[str]:
        """The log in words, as a seat may know it, from some event on."""
        return self._sentences(self.screen.condensed(self._events(seat)[start:]))

    def _events(self, seat: int) -> list[Event]:
        """What happened, with the passes that nobody had to type."""
        return sorted([*self.forced, *self.match.events_for(seat)], key=lambda event: event.move)

    def _count(self) -> int:
        return len(self.forced) + len(self.match.events)

    def _sentences(self, events: Sequence[Event]) -> list[str]:
        return [self._sentence(event) for event in events]

    def _sentence(self, event: Event) -> str:
        match = self.match
        if event.kind == "forced":
            return self.t.sentence("play-forced", event.facts, match.seats, match.game)
        return self.t.event(event, match.seats, match.game)


def _keyed(choice: Choice) -> Text:
    text = Text(f"[{choice.key}]", style="bold green")
    return text.append(f" {choice.label}", style="not bold default") if choice.label else text
