"""The choices of the wiring tile game: cards by number, wiring by verb and cell.

There may be hundreds of legal actions. What a card asks is numbered if there is little to choose
from. In a turn numbers are for cards, so that they stay the same while it lasts, and wiring is
named (`install r3c5 es`): a line that leaves something out is answered with what fits, and a verb
is enough where it has one action only.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from megavolt.core.decision import moves_of
from megavolt.core.decision_types import Decision
from megavolt.data.blackout import Breakdown, Content, Effect, Resource
from megavolt.games.blackout.view_types import BlackoutView, CardSeen, own_hand
from megavolt.locale import Translator
from megavolt.locale.moves import own_word
from megavolt.terminal.choices import Choice, Question
from megavolt.terminal.drawing_blackout import reading_order
from megavolt.terminal.layout import small

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


class Action(NamedTuple):
    """A legal move."""

    verb: str
    word: str
    about: str  # the cell or the card
    exits: str  # of the piece
    cost: int  # tension points; 0 where a card asks for it
    kept: int  # points for last repairs, if this ends the turn


Legal = dict[str, list[Action]]  # by verb


class BlackoutMoves:
    """Makes choices out of decisions."""

    def __init__(self, t: Translator, seats: Sequence[str], content: Content) -> None:
        self.t = t
        self.seats = seats
        self.cards: dict[str, Breakdown | Resource] = {c.id: c for c in content.breakdowns}
        self.cards |= {card.id: card for card in content.resources}

    def question(self, view: BlackoutView, decision: Decision) -> Question:
        legal = _by_verb(decision)
        choices = self._cards(view, legal)
        for verb in _ON_BOARD:
            actions = sorted(legal.get(verb, []), key=_place_and_cost)
            numbered = sum(choice.key.isdecimal() for choice in choices)
            choices += self._actions(actions, numbered, paid=view["pending"] is None)
        for verb in ("draw", "exchange", "done"):
            for action in legal.get(verb, []):
                label = self._label(view, action)
                choices.append(Choice(verb, own_word(self.t, verb), (action.word,), label))
        confirms = self._confirms(view, legal)
        return Question(self._text(view, legal), choices, confirms=confirms)

    def _confirms(self, view: BlackoutView, legal: Legal) -> dict[str, str]:
        """Points are lost at the end of a turn, whatever could still be done with them."""
        # BLK-DARK-04, BLK-DARK-08: the set is handed on, points of one's own are not.
        lost = view["tension"]["spare" if view["dark"] else "left"]
        kept = any(action.kept for action in legal.get("done", []))  # BLK-END-02
        if view["pending"] is not None or kept or not lost or legal.keys() == {"done"}:
            return {}
        return {"done": self.t.text("web-confirm-points", tension=lost)}

    def _label(self, view: BlackoutView, action: Action) -> str:
        if action.verb == "draw":
            return self.t.text("blackout-choice-draw", cost=action.cost)
        if action.verb == "exchange":
            return self.t.text("blackout-choice-exchange")
        if action.kept:
            return self.t.text("blackout-choice-end-last", tension=action.kept)
        otherwise = "repair" if view["phase"] == "last_repairs" else "none"
        return self.t.text("blackout-choice-end", pending=view["pending"] or otherwise)

    # ---- the question

    def _text(self, view: BlackoutView, legal: Legal) -> str:
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
        own, asked = view["tension"]["spare"], self._turn_text(view, legal)
        if not own:
            return asked
        return f"{self.t.text('blackout-own-points', own=own)}; {asked}"

    def _turn_text(self, view: BlackoutView, legal: Legal) -> str:
        if legal.keys() == {"done"}:
            return self.t.text("blackout-ask-only-done", why=_why_over(view))
        if legal.keys() == {"done", "use"}:
            return self.t.text("blackout-ask-free-cards", why=_why_over(view))
        # An example of a verb, unless points of one's own already fill the line.
        installs = [] if view["tension"]["spare"] else legal.get("install", [])
        cells = [action.about for action in installs]
        return self.t.text("blackout-ask-move", cell=min(cells, key=reading_order, default="none"))

    def _card_text(self, view: BlackoutView, card: CardSeen) -> str:
        """The card being carried out, as it is printed; its name is enough the second time."""
        printed = self.cards[card["card"]]
        name = f"{printed.name[self.t.lang]}:"
        again = card["did"] and view["pending"] != "discard"
        return name if again else f"{name} {printed.text[self.t.lang]}"

    def _task(self, view: BlackoutView, card: CardSeen, legal: Legal) -> str:
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
        most, must = max(effect.up_to, effect.count), "no" if effect.up_to else "yes"
        if most > 1:
            many = {"number": card["did"] + 1, "most": most, "must": must}
            parts.append(self.t.text("blackout-ask-so-many", **many))
        if "done" in legal:
            parts.append(self.t.text("blackout-ask-or-stop", pending=view["pending"]))
        return f"{', '.join(parts)}."

    # ---- cards

    def _cards(self, view: BlackoutView, legal: Legal) -> list[Choice]:
        """Those in hand; one that cannot be used now has no number, but the game says why."""
        verb = "discard" if view["pending"] == "discard" else "use"
        usable = {action.about: action for action in legal.get(verb, [])}
        choices: list[Choice] = []
        for card in dict.fromkeys(own_hand(view)):
            name, action = self.t.name("card", card), usable.get(card)
            key = str(1 + sum(c.legal for c in choices)) if action else ""
            label = name
            if action and verb == "use":
                label = self.t.text("blackout-choice-use", card=name, cost=action.cost)
            words, names = (f"{verb} {card}",), (name, card)
            choices.append(
                Choice(verb, key, words, label, names, bool(key), elsewhere=True, about=card)
            )
        return choices

    # ---- wiring

    def _actions(self, actions: Sequence[Action], before: int, paid: bool) -> list[Choice]:
        """The choices of a verb; what is paid with tension points shows its cost."""
        if not actions:
            return []
        verb = actions[0].verb
        if paid and len(actions) == 1:
            only = self._action(actions[0], own_word(self.t, verb), paid)
            return [replace(only, label=only.title)]
        if not paid and len(actions) <= NUMBERED:
            return [
                self._action(action, str(before + number), paid)
                for number, action in enumerate(actions, start=1)
            ]
        cells = list(dict.fromkeys(action.about for action in actions))
        label = " ".join(cells)
        if len(cells) > LISTED:
            label = self.t.text("blackout-choice-cells", count=len(cells))
        if paid and verb not in _PAID_BY_PIECE:  # for these, naming a cell lists pieces and costs
            label += _cost(action.cost for action in actions)
        return [
            Choice(verb, own_word(self.t, verb), (verb,), label, heading=True),
            *(self._action(action, "", paid) for action in actions),
        ]

    def _action(self, action: Action, key: str, paid: bool) -> Choice:
        name = f"{action.about} {action.exits}".rstrip()
        drawn = f" {self.t.name('exits', action.exits)}" if action.exits else ""
        title = name + drawn + (_cost([action.cost]) if paid else "")
        label, words = f"{own_word(self.t, action.verb)} {title}", (action.word,)
        return Choice(action.verb, key, words, label, (name,), title=title, about=action.about)


def _by_verb(decision: Decision) -> Legal:
    found: Legal = {}
    for move in moves_of(decision):
        what: Mapping[str, Any] = move["what"]
        about = what.get("cell") or what.get("card", "")
        exits, kept = what.get("exits", ""), what.get("kept", 0)
        action = Action(move["do"], move["word"], about, exits, what["cost"], kept)
        found.setdefault(move["do"], []).append(action)
    return found


def _place_and_cost(action: Action) -> tuple[tuple[int, ...], int]:
    return reading_order(action.about), action.cost


def _cost(costs: Iterable[int]) -> str:
    """` (2)`, or the cheapest and the dearest where they differ: ` (2–4)`."""
    found = sorted(set(costs))
    return f" ({found[0]})" if len(found) == 1 else f" ({found[0]}–{found[-1]})"


def _why_over(view: BlackoutView) -> str:
    """Why nothing on the board can be done, from what the view says of the points."""
    tension = view["tension"]
    if view["dark"] and tension["acted"] and not tension["spare"]:
        return "dark"
    return "points" if tension["left"] == 0 else "nothing"


def _capital(sentence: str) -> str:
    """With a capital letter, after the mark that opens a question in Spanish."""
    first = next(i for i, letter in enumerate(sentence) if letter.isalpha())
    return sentence[:first] + sentence[first].upper() + sentence[first + 1 :]


def _whose(view: BlackoutView, effect: Effect, legal: Legal) -> str:
    """Whose pieces a card is about: `any`, `own`, or a seat, as the legal moves name them."""
    if effect.who == "any":
        return "any"
    owners = {piece["cell"]: piece["player"] for piece in view["pieces"]}
    named = {owners[action.about] for verb in _ONE_CELL for action in legal.get(verb, [])}
    if len(named) != 1 or view["seat"] in named:
        return "own"
    return str(named.pop())
