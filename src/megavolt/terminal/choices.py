"""What can be chosen now, and what a typed line means.

On the screen every choice shows in brackets what can be typed for it. A typed line is, in turn:
a move in the notation; a key in brackets; or a verb and a name, both of which may be cut short.
A number after a choice is an amount: a bid, or how many to buy.
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, RenderableType

from megavolt.core.errors import Illegal

MOST_LISTED = 11  # choices named when a line may mean several: every way to lay a piece in a cell
ENDS = ("done", "pass")  # verbs that end a turn
MOST_TIMES = 30  # no choice makes sense more often; keeps a slip of the finger harmless


@dataclass(frozen=True)
class Choice:
    """One thing to choose. `words` are the moves it stands for, in the notation."""

    verb: str  # of the first of these moves
    key: str  # what stands in brackets; empty if it can only be named
    words: tuple[str, ...]
    label: str = ""
    names: tuple[str, ...] = ()
    legal: bool = True
    amounts: tuple[int, int] | None = None  # lowest and highest amount to put after the word
    many: bool = False  # may be done several times in a row
    elsewhere: bool = False  # the board shows its key, beside what it stands for
    heading: bool = False  # stands for all choices of its verb, which are named one by one
    title: str = ""  # how it is listed when a line may mean several; else its first name
    about: str = ""  # the id of what it is about, where the board shows its key beside that

    def moves(self, amount: int | None) -> list[str]:
        """The moves for this choice, with the number that was typed after it."""
        if self.amounts is not None:
            return [f"{self.words[0]} {self.amounts[0] if amount is None else amount}"]
        if amount is None:
            return list(self.words)
        if not self.many or not 1 <= amount <= MOST_TIMES:
            raise Illegal("not_so_many", key=self.key, most=MOST_TIMES if self.many else 1)
        return list(self.words) * amount


@dataclass(frozen=True)
class Question:
    """What is asked, in words, and the choices."""

    text: str
    choices: list[Choice]
    plain_number: Choice | None = None  # a number by itself is an amount of this choice
    number_verb: str = ""  # a number that is no key still names something: `open 25`
    hidden_keys: bool = False  # the keys are shown elsewhere on the screen
    # By move, what it gives up and whether to make it anyway.
    confirms: Mapping[str, str] = field(default_factory=dict)

    def shown(self) -> list[Choice]:
        return [c for c in self.choices if c.legal and c.key]


Verbs = Mapping[str, str]  # what can be typed for a verb -> the verb
# By its name, a command that answers what was typed behind it, from a view, for a console.
Commands = Mapping[str, Callable[[str, Any, Console], RenderableType]]


def read(line: str, question: Question, verbs: Verbs) -> list[str]:
    """The moves a line stands for; raises Illegal if it is unclear or means nothing."""
    tokens = fold(line).split()
    if not tokens:
        raise Illegal("empty_word")
    if tokens == ["+"] and question.plain_number is not None:
        return question.plain_number.moves(None)
    found = _by_key(tokens, question)
    if found is not None:
        return found
    if tokens[0].isdecimal():
        return _by_number(tokens, question)
    return _by_name(line, tokens, question, verbs)


def spelled_out(line: str, verbs: Verbs) -> str:
    """A line whose verb does not fit now, in the notation: the game says why not."""
    first, rest = cut(line)
    verb = verbs.get(fold(first))
    if verb is None:
        raise Illegal("not_understood", typed=line[:60])
    return f"{verb} {rest}".strip()


def cut(line: str) -> tuple[str, str]:
    """The first word of a line, and the rest."""
    first, _, rest = line.strip().partition(" ")
    return first, rest.strip()


def _by_number(tokens: list[str], question: Question) -> list[str]:
    numbers = [int(token) for token in tokens if token.isdecimal() and len(token) < 8]
    if len(numbers) != len(tokens) or len(numbers) > 2:
        raise Illegal("unclear_number", typed=" ".join(tokens)[:60])
    first, amount = numbers[0], numbers[1] if len(numbers) == 2 else None
    if question.plain_number is not None:
        if amount is not None:
            raise Illegal("unclear_number", typed=" ".join(tokens)[:60])
        return question.plain_number.moves(first)
    for choice in question.choices:
        if choice.key == str(first):
            return choice.moves(amount)
    if question.number_verb:
        return _guess(question, first, amount)
    raise Illegal("no_such_number", number=first, known=_keys(question.choices))


def _guess(question: Question, number: int, amount: int | None) -> list[str]:
    """A number no choice has: letters may tell its choices apart, or the game says why not."""
    alike = [c for c in question.choices if c.legal and _digits(c.key) == str(number)]
    if len(alike) == 1:
        return alike[0].moves(amount)
    if alike:
        raise Illegal(
            "unclear_choice", typed=str(number), choices=_keys(alike), example=alike[0].key
        )
    if question.number_verb == "open":
        return [f"open {number} {number if amount is None else amount}"]
    return [f"{question.number_verb} {number}"]


def _by_key(tokens: list[str], question: Question) -> list[str] | None:
    typed = " ".join(tokens)
    for choice in question.choices:
        if choice.key and fold(choice.key) == typed and not choice.heading:
            return choice.moves(None)
    return None


def _by_name(line: str, tokens: list[str], question: Question, verbs: Verbs) -> list[str]:
    choices = [choice for choice in question.choices if not choice.heading]
    verb = verbs.get(tokens[0], "")
    if verb and len(tokens) == 1:
        for choice in choices:
            if verbs.get(fold(choice.key)) == verb:
                _check_unmistakable(tokens[0], choice, choices, verbs)
                return choice.moves(None)
    if verb and any(c.verb == verb for c in choices):
        choices = [c for c in choices if c.verb == verb]
        tokens = tokens[1:]
    found = named(" ".join(tokens), choices)
    amount: int | None = None
    if not found and len(tokens) > 1 and tokens[-1].isdecimal() and len(tokens[-1]) < 8:
        amount = int(tokens[-1])
        found = named(" ".join(tokens[:-1]), choices)
    if len(found) == 1:
        return found[0].moves(amount)
    if found and len(found) < len(question.choices):
        shown = ", ".join(_title(c) for c in found[:MOST_LISTED])
        typed = line.strip()[:60]
        example = f"{cut(line)[0]} {_name(found[0])}" if verb else found[0].words[0]
        raise Illegal("unclear_choice", typed=typed, choices=shown, example=example)
    raise Illegal("not_understood", typed=line.strip()[:60])


def _check_unmistakable(typed: str, end: Choice, choices: Iterable[Choice], verbs: Verbs) -> None:
    """A word cut short ends no turn if anything else begins the same way."""
    if end.verb not in ENDS or typed in (end.verb, fold(end.key)):
        return
    begun = {verb for word, verb in verbs.items() if word.startswith(typed)}
    others = [c for c in choices if c.verb != end.verb]
    found = [_title(c) for c in others if any(_begins(fold(n), typed) for n in _names(c))]
    found += [c.verb for c in others if c.verb in begun]
    if found:
        shown = list(dict.fromkeys([end.key, *found]))[:MOST_LISTED]
        raise Illegal("unclear_choice", typed=typed, choices=", ".join(shown), example=end.key)


def named(typed: str, choices: Iterable[Choice]) -> list[Choice]:
    """The choices a name may mean: those called exactly so, else those that begin so."""
    listed = list(choices)
    if not typed:
        return [c for c in listed if c.legal]
    for fits in (_is, _begins):
        found = [c for c in listed if any(fits(fold(name), typed) for name in _names(c))]
        if found:
            return found
    return []


def _title(choice: Choice) -> str:
    return choice.title or _name(choice)


def _name(choice: Choice) -> str:
    return choice.names[0] if choice.names else choice.key


def _names(choice: Choice) -> tuple[str, ...]:
    return (*choice.names, choice.key) if choice.key else choice.names


def _is(name: str, typed: str) -> bool:
    return name == typed or (name.isdecimal() and typed.isdecimal() and int(name) == int(typed))


def _begins(name: str, typed: str) -> bool:
    """The name begins so, or one of its words does."""
    return name.startswith(typed) or any(part.startswith(typed) for part in name.split())


def _digits(key: str) -> str:
    return key.rstrip("abcdefghijklmnopqrstuvwxyz")


def _keys(choices: Iterable[Choice]) -> str:
    return ", ".join(c.key for c in choices if c.key and c.legal)


def fold(text: str) -> str:
    """Small letters without accents, as the notation has them."""
    plain = text.lower().replace("ß", "ss").replace("ł", "l")
    folded = unicodedata.normalize("NFKD", plain)
    return " ".join("".join(c for c in folded if not unicodedata.combining(c)).split())
