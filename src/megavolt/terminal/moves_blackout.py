"""The choices of the wiring tile game: cards by number, wiring by verb and cell.

There may be hundreds of legal actions. Those of a verb that has few are numbered; the others are
named (`install r3c5 es`), and a line that leaves something out is answered with what fits.
"""

from collections.abc import Sequence

from megavolt.data.blackout import load
from megavolt.games.blackout.view_types import BlackoutView, own_hand
from megavolt.locale import Translator
from megavolt.terminal.choices import Choice, Decision

VERBS = (
    "install",
    "replace",
    "rotate",
    "fault",
    "repair",
    "transformer",
    "insulate",
    "remove",
    "draw",
    "use",
    "discard",
    "exchange",
    "done",
)
_ON_BOARD = VERBS[:8]
_PAID_BY_PIECE = ("install", "replace")
_ALONE = {
    "draw": "blackout-choice-draw",
    "exchange": "blackout-choice-exchange",
    "done": "blackout-choice-done",
}
NUMBERED = 4  # actions of one verb that are still shown one by one
LISTED = 6  # cells that are still shown one by one


class BlackoutMoves:
    """Makes decisions out of views."""

    def __init__(self, t: Translator) -> None:
        self.t = t
        content = load()
        self.card_cost = {card.id: card.cost for card in content.resources}
        self.piece_cost = {_letters(m): p.cost for p in content.pieces for m in p.masks}

    def decision(self, view: BlackoutView, legal: list[str]) -> Decision:
        choices = self._cards(view, legal)
        for verb in _ON_BOARD:
            words = [word for word in legal if word.split()[0] == verb]
            numbered = sum(choice.key.isdecimal() for choice in choices)
            choices += self._actions(verb, words, numbered, paid=view["pending"] is None)
        choices += [
            Choice(word, (word,), self.t.text(message))
            for word, message in _ALONE.items()
            if word in legal
        ]
        return Decision(self._question(view), choices)

    def _question(self, view: BlackoutView) -> str:
        if view["pending"] == "discard":
            return self.t.text("blackout-ask-discard", count=view["owed"])
        if view["pending"] is not None and view["card"] is not None:
            card = self.t.name("card", view["card"]["card"])
            return self.t.text("blackout-ask-card", card=card, verb=view["pending"])
        if view["phase"] == "last_repairs":
            return self.t.text("blackout-ask-repairs")
        return self.t.text("blackout-ask-turn")

    # ---- cards

    def _cards(self, view: BlackoutView, legal: list[str]) -> list[Choice]:
        """Those in hand; one that cannot be used now has no number, but the game says why."""
        verb = "discard" if view["pending"] == "discard" else "use"
        choices: list[Choice] = []
        for card in dict.fromkeys(own_hand(view)):
            word = f"{verb} {card}"
            name = self.t.name("card", card)
            label = name
            if verb == "use":
                cost = self.card_cost[card]
                label = self.t.text("blackout-choice-use", card=name, cost=cost)
            key = str(1 + sum(c.legal for c in choices)) if word in legal else ""
            choices.append(Choice(key, (word,), label, (name, card), word in legal))
        return choices

    # ---- wiring

    def _actions(self, verb: str, words: Sequence[str], before: int, paid: bool) -> list[Choice]:
        if len(words) <= NUMBERED:
            return [
                self._action(word, str(before + number), paid)
                for number, word in enumerate(words, start=1)
            ]
        cells = list(dict.fromkeys(word.split()[1] for word in words))
        label = " ".join(cells)
        if len(cells) > LISTED:
            label = self.t.text("blackout-choice-cells", count=len(cells))
        return [Choice(verb, (verb,), label), *(self._action(word, "", paid) for word in words)]

    def _action(self, word: str, key: str, paid: bool) -> Choice:
        verb, cell, *exits = word.split()
        if not exits:
            return Choice(key, (word,), word, (cell,))
        glyph = self.t.name("exits", exits[0])
        title = f"{cell} {exits[0]} {glyph}"
        if paid and verb in _PAID_BY_PIECE:
            title += f" ({self.piece_cost[exits[0]]})"
        return Choice(key, (word,), f"{verb} {title}", (f"{cell} {exits[0]}",), title=title)


def _letters(mask: int) -> str:
    return "".join(letter for bit, letter in enumerate("nesw") if mask >> bit & 1)
