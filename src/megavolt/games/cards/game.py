"""The card game as the contract wants it: a thin front over the phases."""

from collections.abc import Mapping

from megavolt.core.errors import Illegal, OptionError
from megavolt.core.game import Entry, GameInfo, Option, Outcome, View
from megavolt.core.plain import copied_table
from megavolt.core.rng import Rng
from megavolt.data import card_figures, load_deck
from megavolt.games.cards import (
    check,
    ending,
    events,
    flow,
    notation,
    phase_bureaucracy,
    phase_fuel,
    refusals,
    view,
)
from megavolt.games.cards.determinize import determinize
from megavolt.games.cards.phase_auction import PHASE as AUCTION_PHASE
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.setup import new_state
from megavolt.games.cards.state import AUCTION, BUREAUCRACY, FUEL, OVER, State
from megavolt.parts.front import TableGame

RULES_VERSION = 1
OWN_DECK = "own"
INFO = GameInfo(
    "cards",
    "cards",
    2,
    6,
    (
        Option("deck", "shipped"),
        Option("demolition", False, (False, True)),
        Option("singles", "supply", ("supply", "unlimited")),  # CARD-FUEL-08
        Option("hidden_money", False, (False, True)),
    ),
)


class CardGame(TableGame[State]):
    """One configuration of the card game."""

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.id = INFO.id
        self.rules = RULES_VERSION
        self.players = players
        self.options = copied_table(options)
        self.r = _rules(players, options)
        self._shown = dict(self.options)
        if self.r.deck.source is not None:
            self.options["deck"] = self.r.deck.source  # a record carries a user's deck in full
            self._shown["deck"] = OWN_DECK  # a view need not: it tells every card it shows
        self.notation = notation.notation(self.r)

    def new(self, seed: int, setup: Mapping[str, object] | None = None) -> State:
        return new_state(self.r, seed, setup or {})

    def clone(self, s: State) -> State:
        return s.clone()

    def key(self, s: State) -> tuple[object, ...]:
        return s.key()

    def legal(self, s: State) -> list[int]:
        phase = s.phase
        if phase == AUCTION:
            return AUCTION_PHASE.legal(self.r, s)
        if phase == FUEL:
            return phase_fuel.legal(self.r, s)
        if phase == BUREAUCRACY:
            return phase_bureaucracy.legal(self.r, s)
        return []

    def apply(self, s: State, action: int) -> None:
        phase = s.phase
        if phase == AUCTION:
            over = AUCTION_PHASE.apply(self.r, s, action)
        elif phase == FUEL:
            over = phase_fuel.apply(self.r, s, action)
        else:
            over = phase_bureaucracy.apply(self.r, s, action)
        if over:
            flow.next_phase(self.r, s)

    def refusal(self, s: State, action: int) -> Illegal:
        return refusals.refusal(self.r, s, action)

    def outcome(self, s: State) -> Outcome | None:
        return ending.outcome(self.r, s) if s.phase == OVER else None

    def view(self, s: State, seat: int) -> View:
        seen: View = {"game": self.id, "options": dict(self._shown)}
        seen.update(view.view(self.r, s, seat))
        return seen

    def determinize(self, view: View, rng: Rng) -> State:
        return determinize(self.r, view, rng)

    def event(self, entry: Entry) -> tuple[str, dict[str, object]]:
        return events.named(self.r, entry)

    def check(self, s: State) -> list[str]:
        return check.broken(self.r, s)


def _rules(players: int, options: Mapping[str, object]) -> Rules:
    source = options["deck"]
    if not isinstance(source, str | Mapping):
        raise OptionError("bad_deck", value=source)
    return Rules(load_deck(source), card_figures(players), players, options)


def make(players: int, options: Mapping[str, object]) -> CardGame:
    return CardGame(players, options)
