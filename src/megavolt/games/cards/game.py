"""The card game behind the contract: a thin front over the phases."""

from collections.abc import Mapping
from typing import cast

from megavolt.core.decision_types import Decision
from megavolt.core.errors import OptionError
from megavolt.core.game import NOBODY, GameInfo, Option
from megavolt.core.plain import copied_table
from megavolt.core.rng import Rng
from megavolt.core.view_types import GameSeen, View, own_view
from megavolt.data import card_figures, load_deck
from megavolt.games.cards import flow, phase_bureaucracy, phase_fuel
from megavolt.games.cards.check import broken
from megavolt.games.cards.decision import CardDecisions
from megavolt.games.cards.decision_types import CardsDecision
from megavolt.games.cards.determinize import determinize
from megavolt.games.cards.ending import outcome
from megavolt.games.cards.events import REVEALS, named
from megavolt.games.cards.facts import facts
from megavolt.games.cards.notation import notation
from megavolt.games.cards.phase_auction import PHASE as AUCTION_PHASE
from megavolt.games.cards.position import full_position, known_position
from megavolt.games.cards.refusals import refusal
from megavolt.games.cards.reveal import reveal
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.setup import new_state
from megavolt.games.cards.state import AUCTION, BUREAUCRACY, FUEL, State
from megavolt.games.cards.view import view
from megavolt.games.cards.view_types import CardsFacts, CardsView
from megavolt.parts.front import Family, TableGame

RULES_VERSION = 3  # docs/record.md says what changed; `Rules` holds the switch
OWN_DECK = "own"
FAMILY = Family(
    notation=notation,
    refusal=refusal,
    outcome=outcome,
    reveal=reveal,
    event=named,
    reveals=REVEALS,
    check=broken,
)
INFO = GameInfo(
    "cards",
    "cards",
    2,
    6,
    (
        Option("deck", "shipped"),
        Option("demolition", False, (False, True)),
        # CARD-FUEL-08
        Option("singles", "unlimited", ("unlimited", "supply"), formerly=("supply",)),
        Option("hidden_money", False, (False, True)),
    ),
    RULES_VERSION,
    view=CardsView,
    decision=CardsDecision,
)


class CardGame(TableGame[Rules, State]):
    """One configuration of the card game."""

    def __init__(self, players: int, options: Mapping[str, object], rules: int) -> None:
        self.id = INFO.id
        self.rules = rules
        self.players = players
        self.options = copied_table(options)
        self._take_family(FAMILY, _rules(players, options, rules))
        if self.r.deck.source is not None:
            # A record contains a user's deck in full; a view describes each card it shows.
            self.options["deck"] = self.r.deck.source
            self._shown = {**self.options, "deck": OWN_DECK}
        self._decisions = CardDecisions(self.r, self.r.kinds, self.word)

    def new(self, seed: int, setup: Mapping[str, object] | None = None) -> State:
        return new_state(self.r, seed, setup or {})

    def clone(self, s: State) -> State:
        return s.clone()

    def key(self, s: State) -> tuple[object, ...]:
        return s.key()

    def facts(self) -> CardsFacts:
        return facts(self.r, self.id)

    def view(self, s: State, seat: int) -> CardsView:
        self.check_seat(seat)
        return view(self.r, s, seat, self._game_seen())

    def view_after(
        self, s: State, seat: int, before: State, seen: View, beside: View | None = None
    ) -> CardsView:
        other = None if beside is None else own_view(CardsView, beside)
        game: GameSeen = {"game": self.id, "options": seen["options"]}
        return view(self.r, s, seat, game, other)

    def determinize(self, view: View, rng: Rng) -> State:
        return determinize(self.r, own_view(CardsView, view), rng)

    def position(self, s: State, seat: int | None = None) -> dict[str, object]:
        if seat is None:
            return full_position(self.r, s, self.view(s, NOBODY))
        return known_position(self.view(s, seat))

    def legal(self, s: State) -> list[int]:
        phase = s.phase
        if phase == AUCTION:
            return AUCTION_PHASE.legal(self.r, s)
        if phase == FUEL:
            return phase_fuel.legal(self.r, s)
        if phase == BUREAUCRACY:
            return phase_bureaucracy.legal(self.r, s)
        return []

    def decision(self, s: State) -> Decision:
        return cast("Decision", self._decisions.decision(s, self.legal(s)))

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


def _rules(players: int, options: Mapping[str, object], version: int) -> Rules:
    source = options["deck"]
    if not isinstance(source, str | Mapping):
        raise OptionError("bad_deck", value=source)
    return Rules(load_deck(source), card_figures(players), players, options, version)


def make(players: int, options: Mapping[str, object], rules: int) -> CardGame:
    return CardGame(players, options, rules)
