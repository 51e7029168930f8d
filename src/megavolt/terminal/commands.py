"""What can be typed at the table besides moves."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from megavolt.bots.advice import SHOWN, advise, turn_seed
from megavolt.bots.budget import Budget
from megavolt.core.decision import moves_of
from megavolt.core.decision_types import Decision
from megavolt.core.errors import Illegal, OptionError
from megavolt.locale.moves import own_word, told_move
from megavolt.locale.rulebook import rulebook, similar_rules
from megavolt.terminal import saves
from megavolt.terminal.choices import Question, cut, fold
from megavolt.terminal.typed import own_form, typed
from megavolt.terminal.user_terminal import Leave
from megavolt.terminal.user_writing import RECORD, check_writable

if TYPE_CHECKING:
    from megavolt.terminal.table import TerminalTable

NAMES = ("help", "hint", "board", "log", "why", "rules", "undo", "save", "passes", "quit")
FORCE = "--force"
HINT_BUDGET = Budget(seconds=1.0)
ANSWERS = ("yes", "on", "off")  # typed to answer a question, or to turn something on and off
_LINES = 30  # of the log, by default


class Commands:
    def __init__(self, table: "TerminalTable") -> None:
        self.table = table
        self.terminal = table.terminal
        self._asked = table.screen.commands()
        self.names = (*NAMES[:3], *self._asked, *NAMES[3:])
        self._by_word = {word: name for name in self.names for word in typed(table.t, name)}
        self._do: dict[str, Callable[[str, int, Question], None]] = {
            "help": self._help,
            "hint": self._hint,
            "board": self._board,
            "log": self._log,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
            "passes": self._passes,
            "quit": self._quit,
        }

    def run(self, line: str, seat: int, question: Question) -> bool:
        """Carry out a command; False if the line is none."""
        first, rest = cut(line)
        name = self._by_word.get(fold(first) or first)
        if name is None:
            return False
        if name in self._do:
            self._do[name](rest, seat, question)
        else:
            view = self.table.match.view(seat)
            self.terminal.show(self._asked[name](rest, view, self.terminal.out))
        return True

    def summary(self) -> str:
        """The commands in a line, in the words of the language."""
        words = ", ".join(own_word(self.terminal.t, name) for name in self.names)
        return self.terminal.t.text("play-commands", words=words)

    def _help(self, rest: str, seat: int, question: Question) -> None:
        self.terminal.say(self.table.screen.goal())
        self.terminal.say(self.table.screen.help())
        moves = one_of_each_verb(self.table.match.decision())
        words = ", ".join(own_form(self.terminal.t, move) for move in moves)
        self.terminal.say("play-help-now", words=words)
        self.terminal.show(self._list())
        if self.table.path is not None:
            self.terminal.say("play-help-save", file=str(self.table.path))
        self.table.show_choices(seat, question)

    def _list(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        for name in self.names:
            usage = self.terminal.t.text(f"play-usage-{name}")
            about = self.terminal.t.text(f"play-about-{name}", rule=self.table.screen.rule())
            grid.add_row(Text(f"  {usage}", style="bold"), about)
        return grid

    def _hint(self, rest: str, seat: int, question: Question) -> None:
        """The best moves, from what the seat may know; the same place always gives the same."""
        match, t = self.table.match, self.terminal.t
        legal = match.legal()
        if len(legal) == 1:
            self.terminal.say("play-hint-only", word=self._told(legal[0]))
            return
        self.terminal.say("play-hint-thinking", style="dim")
        view = match.view(seat)
        rng = Random(turn_seed(view, match.seed))
        shown = advise(match.game, view, legal, HINT_BUDGET, rng)[:SHOWN]
        for one in shown:
            self.terminal.say(
                "play-hint-move",
                word=self._told(one.word),
                chance=round(100 * one.chance),
                margin=round(100 * one.margin),
                reason=t.sentence(one.reason, one.facts, match.seats, match.game),
            )
        self._equal([self._told(one.word) for one in shown if one.equal])

    def _equal(self, words: Sequence[str]) -> None:
        if len(words) > 1:
            self.terminal.say("play-hint-equal", words=", ".join(words))

    def _board(self, rest: str, seat: int, question: Question) -> None:
        self.table.draw(seat, question, everything=True)

    def _log(self, rest: str, seat: int, question: Question) -> None:
        count = _count(rest, _LINES)
        for line in self.table.log(seat)[-count:]:
            self.terminal.show(Text(line))

    def _why(self, rest: str, seat: int, question: Question) -> None:
        if not rest:
            word = example_move(question, self.table.match.legal())
            raise OptionError("why_needs_word", word=word)
        for word in self.table.words_of(rest, question):
            refusal = self.table.match.why(word)
            if refusal is not None:
                self.table.note(self.terminal.t.error(refusal), "red")
                self._tell([refusal.rule])
                return
        self.terminal.say("play-why-legal", word=self._told(word))

    def _told(self, word: str) -> str:
        return told_move(self.terminal.t, self.table.match.game, word)

    def _rules(self, rest: str, seat: int, question: Question) -> None:
        """What one rule says, or several: a paragraph that covers two of them is shown once."""
        wanted = rest.upper().replace(",", " ").split()
        if not wanted:
            raise OptionError("rules_needs_id", rule_id=self.table.screen.rule())
        known = rulebook(self.terminal.t.lang)
        for rule in wanted:
            if rule not in known:
                near = ", ".join(similar_rules(rule[:40]))
                raise OptionError("no_such_rule", rule_id=rule[:40], near=near or "none")
        self._tell(wanted)

    def _tell(self, rules: Sequence[str]) -> None:
        """The paragraphs of these rules, as far as the rulebook has them."""
        known = rulebook(self.terminal.t.lang)
        for paragraph in dict.fromkeys(known[rule] for rule in rules if rule in known):
            heading = f"{', '.join(paragraph.rules)} · {paragraph.section}"
            self.terminal.show(Text(heading, style="bold"))
            self.terminal.show(Text(paragraph.plain(self.terminal.t)))

    def _undo(self, rest: str, seat: int, question: Question) -> None:
        count = self.table.undo(_count(rest, 1), seat)
        self.table.note(self.terminal.t.text("play-undone", count=count))

    def _save(self, rest: str, seat: int, question: Question) -> None:
        force = rest == FORCE or rest.startswith(f"{FORCE} ")
        name = rest.removeprefix(FORCE).strip() if force else rest
        kept = self.table.path or saves.SAVES.new_path(self.table.match.game.id)
        path = Path(name).expanduser() if name else kept
        if path.absolute() != kept.absolute():
            check_writable(self.terminal, path, RECORD, force)
        saves.write(path, self.table.match, self.table.levels)
        self.table.path = path
        self.terminal.say("play-saved", file=str(path))

    def _passes(self, rest: str, seat: int, question: Question) -> None:
        """Whether to pass by itself where nothing else is possible."""
        states = {word: name == "on" for name in ANSWERS[1:] for word in typed(self.table.t, name)}
        if rest:
            if fold(rest) not in states:
                raise OptionError("passes_on_or_off", typed=rest[:40])
            self.table.auto_pass = states[fold(rest)]
        state = "on" if self.table.auto_pass else "off"
        self.terminal.say("play-passes", state="hidden" if self.table.secret else state)

    def _quit(self, rest: str, seat: int, question: Question) -> None:
        raise Leave


def one_of_each_verb(decision: Decision | None) -> list[str]:
    """Moves that are legal now, the first of each verb."""
    firsts: dict[str, str] = {}
    for move in moves_of(decision) if decision is not None else ():
        firsts.setdefault(move["do"], move["word"])
    return list(firsts.values())


def example_move(question: Question, legal: list[str]) -> str:
    """A move to ask about: one that is on the table but refused now, else one that is legal."""
    refused = [choice.words[0] for choice in question.choices if not choice.legal]
    return (refused or legal)[0]


def _count(text: str, default: int) -> int:
    if not text:
        return default
    if not text.isdecimal() or not 1 <= int(text[:8]) <= 100_000:
        raise Illegal("not_a_count", typed=text[:40])
    return int(text)
