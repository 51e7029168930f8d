"""The words that can be typed for verbs and commands: English ones, and those of the language."""

from collections.abc import Iterable

from megavolt.locale import Translator
from megavolt.locale.moves import own_word
from megavolt.terminal.choices import fold


def typed(t: Translator, name: str) -> list[str]:
    """Every way to type a verb or a command; the first is its name."""
    words = [name]
    for speaker in (Translator("en"), t):
        words += [fold(word) for word in speaker.text(f"typed-{name}").split(",")]
    return list(dict.fromkeys(words))


def own_form(t: Translator, move: str) -> str:
    """A move of the notation with its verb in the language that is spoken."""
    verb, _, rest = move.partition(" ")
    return f"{own_word(t, verb)} {rest}".strip() if t.knows(f"typed-{verb}") else move


def verbs_for(t: Translator, verbs: Iterable[str]) -> dict[str, str]:
    """By typed word, the verb, for the verbs that fit now."""
    return {word: verb for verb in sorted(verbs) for word in typed(t, verb)}
