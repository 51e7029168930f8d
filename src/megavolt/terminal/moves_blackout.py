"""The choices of the wiring tile game: cards by number, wiring by verb and cell.

There may be hundreds of legal actions. What a card asks is numbered if there is little to choose
from. In a turn numbers are for cards, so that they stay the same while it lasts, and wiring is
named (`install r3c5 es`): a line that leaves something out is answered with what fits, and a verb
is enough where it has one action only.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from megavolt.data.blackout import Breakdown, Effect, Resource, load
from megavolt.games.blackout.view_types import BlackoutView, CardSeen, own_hand
from megavolt.locale import Translator
from megavolt.terminal.choices import Choice, Decision
from megavolt.terminal.drawing_blackout import place
from megavolt.terminal.layout import small
from megavolt.terminal.typed import own_word

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
_ONE_CELL = ("fault", "repair", "transformer", "insulate", "remove")
NUMBERED = 4  # actions of one verb that are still shown one by one, where a card asks
LISTED = 2  # cells that are still shown one by one


class BlackoutMoves:
    """Makes decisions out of views."""

    def __init__(self, t: Translator, seats: Sequence[str]) -> None:
        self.t = t
        self.seats = seats
        content = load()
        self.cards: dict[str, Breakdown | Resource] = {c.id: c for c in content.breakdowns}
        self.cards |= {card.id: card for card in content.resources}
        self.card_cost = {card.id: card.cost for card in content.resources}
        self.piece_cost = {_letters(m): p.cost for p in content.pieces for m in p.masks}
        self.draw_cost = content.costs.draw
        self.verb_cost = {
            "rotate": content.costs.rotate,
            "fault": content.costs.fault,
            "repair": content.costs.repair,
        }

    def decision(self, view: BlackoutView, legal: list[str]) -> Decision:
        choices = self._cards(view, legal)
        for verb in _ON_BOARD:
            words = [word for word in legal if word.split()[0] == verb]
            numbered = sum(choice.key.isdecimal() for choice in choices)
            choices += self._actions(verb, words, numbered, self._costs(view, words))
        labels = {
            "draw": self.t.text("blackout-choice-draw", cost=self.draw_cost),
            "exchange": self.t.text("blackout-choice-exchange"),
            "done": self._end(view),
        }
        choices += [
            Choice(own_word(self.t, word), (word,), label)
            for word, label in labels.items()
            if word in legal
        ]
        return Decision(self._question(view, legal), choices)

    def _end(self, view: BlackoutView) -> str:
        """BLK-END-02: in the last round, points that are not spent pay for last repairs."""
        left, last = view["tension"]["left"], view["round"] == view["rounds"]
        turn = view["phase"] == "turn" and view["pending"] is None
        if left and last and turn and view["options"]["last_repairs"]:
            return self.t.text("blackout-choice-end-last", tension=left)
        return self.t.text("blackout-choice-end", pending=view["pending"] or "none")

    # ---- the question

    def _question(self, view: BlackoutView, legal: list[str]) -> str:
        card = view["card"]
        if view["pending"] == "discard":
            asked = self.t.text("blackout-ask-discard", count=view["owed"])
            return asked if card is None else f"{self._card_text(view, card)} {_capital(asked)}"
        if view["pending"] is not None and card is not None:
            text = self._card_text(view, card)
            first = card["deck"] == "resource" and not card["did"]
            return text if first else f"{text} {self._task(view, card, legal)}"
        if view["phase"] == "last_repairs":
            return self.t.text("blackout-ask-repairs")
        if legal == ["done"]:
            return self.t.text("blackout-ask-only-done", why=_why_over(view))
        if {word.split()[0] for word in legal} == {"done", "use"}:
            return self.t.text("blackout-ask-free-cards", why=_why_over(view))
        cells = [word.split()[1] for word in legal if word.startswith("install ")]
        return self.t.text("blackout-ask-move", cell=cells[0] if cells else "none")

    def _card_text(self, view: BlackoutView, card: CardSeen) -> str:
        """The card being carried out, as it is printed; its name is enough the second time."""
        printed = self.cards[card["card"]]
        name = f"{printed.name[self.t.lang]}:"
        again = card["did"] and view["pending"] != "discard"
        return name if again else f"{name} {printed.text[self.t.lang]}"

    def _task(self, view: BlackoutView, card: CardSeen, legal: list[str]) -> str:
        """What the card wants now: of whose pieces, where, and how many more."""
        effect = self.cards[card["card"]].effects[card["effect"]]
        whose = _whose(view, effect, legal)
        area = view["layout"][card["area"]]["tile"] if card["area"] is not None else ""
        facts = {
            "verb": view["pending"],
            "whose": "other" if whose.isdecimal() else whose,
            "player": self.seats[int(whose)] if whose.isdecimal() else "",
            "piece": small(self.t.name("piece", effect.piece)),
            "tile": self.t.name("tile", area) if area else "none",
        }
        parts = [self.t.text("blackout-ask-task", **facts)]
        most = max(effect.up_to, effect.count)
        if most > 1:
            parts.append(self.t.text("blackout-ask-so-many", number=card["did"] + 1, most=most))
        if "done" in legal:
            parts.append(self.t.text("blackout-ask-or-stop", pending=view["pending"]))
        return f"{', '.join(parts)}."

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
            names = (name, card)
            choices.append(Choice(key, (word,), label, names, word in legal, elsewhere=True))
        return choices

    # ---- wiring

    def _costs(self, view: BlackoutView, words: Sequence[str]) -> dict[str, int]:
        """What each action costs; nothing where a card asks for it."""
        return {} if view["pending"] else {word: self._cost(view, word) for word in words}

    def _cost(self, view: BlackoutView, word: str) -> int:
        verb, cell, *exits = word.split()
        if verb == "transformer":
            return int(view["zones"][place(cell)])  # BLK-ACT-23
        return self.piece_cost[exits[0]] if verb in _PAID_BY_PIECE else self.verb_cost[verb]

    def _actions(
        self, verb: str, words: Sequence[str], before: int, costs: Mapping[str, int]
    ) -> list[Choice]:
        if not words:
            return []
        if costs and len(words) == 1:
            only = self._action(words[0], own_word(self.t, verb), costs)
            return [replace(only, label=only.title)]
        if not costs and len(words) <= NUMBERED:
            return [
                self._action(word, str(before + number), costs)
                for number, word in enumerate(words, start=1)
            ]
        cells = list(dict.fromkeys(word.split()[1] for word in words))
        label = " ".join(cells)
        if len(cells) > LISTED:
            label = self.t.text("blackout-choice-cells", count=len(cells))
        if verb not in _PAID_BY_PIECE:  # for these, naming a cell lists pieces with their costs
            label += _paid(costs.values())
        return [
            Choice(own_word(self.t, verb), (verb,), label, heading=True),
            *(self._action(word, "", costs) for word in words),
        ]

    def _action(self, word: str, key: str, costs: Mapping[str, int]) -> Choice:
        verb, cell, *exits = word.split()
        name = " ".join([cell, *exits])
        drawn = [self.t.name("exits", exits[0])] if exits else []
        title = " ".join([name, *drawn]) + (_paid([costs[word]]) if costs else "")
        return Choice(key, (word,), f"{own_word(self.t, verb)} {title}", (name,), title=title)


def _paid(costs: Iterable[int]) -> str:
    """` (2)`, or the cheapest and the dearest where they differ: ` (2–4)`."""
    found = sorted(set(costs))
    if not found:
        return ""
    return f" ({found[0]})" if len(found) == 1 else f" ({found[0]}–{found[-1]})"


def _why_over(view: BlackoutView) -> str:
    """Why nothing on the board can be done, from what the view says of the points."""
    tension = view["tension"]
    if view["dark"] and tension["acted"]:
        return "dark"
    return "points" if tension["left"] == 0 else "nothing"


def _capital(sentence: str) -> str:
    """With a capital letter, after the mark that opens a question in Spanish."""
    first = next(i for i, letter in enumerate(sentence) if letter.isalpha())
    return sentence[:first] + sentence[first].upper() + sentence[first + 1 :]


def _whose(view: BlackoutView, effect: Effect, legal: list[str]) -> str:
    """Whose pieces a card is about: `any`, `own`, or a seat, as the legal words name them."""
    if effect.who == "any":
        return "any"
    owners = {piece["cell"]: piece["player"] for piece in view["pieces"]}
    named = {owners[w.split()[1]] for w in legal if w.split()[0] in _ONE_CELL}
    if len(named) != 1 or view["seat"] in named:
        return "own"
    return str(named.pop())


def _letters(mask: int) -> str:
    return "".join(letter for bit, letter in enumerate("nesw") if mask >> bit & 1)
