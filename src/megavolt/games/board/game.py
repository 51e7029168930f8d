"""The board game behind the contract: a thin front over the phases."""

from collections.abc import Mapping
from typing import cast

from megavolt.core.decision_types import Decision
from megavolt.core.errors import OptionError
from megavolt.core.game import NOBODY, GameInfo
from megavolt.core.plain import copied_table
from megavolt.core.rng import Rng
from megavolt.core.view_types import GameSeen, View, own_view
from megavolt.data import figures, load_map, load_plants
from megavolt.games.board import (
    flow,
    phase_building,
    phase_bureaucracy,
    phase_fuel,
    phase_preparation,
)
from megavolt.games.board.check import broken
from megavolt.games.board.decision import BoardDecisions
from megavolt.games.board.decision_types import BoardDecision
from megavolt.games.board.determinize import determinize
from megavolt.games.board.edition import Edition
from megavolt.games.board.ending import outcome
from megavolt.games.board.events import named
from megavolt.games.board.facts import facts
from megavolt.games.board.notation import notation
from megavolt.games.board.phase_auction import PHASE as AUCTION_PHASE
from megavolt.games.board.position import full_position, known_position
from megavolt.games.board.refusals import refusal
from megavolt.games.board.reveal import reveal
from megavolt.games.board.rules import Rules
from megavolt.games.board.setup import new_state
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    PREPARATION,
    State,
)
from megavolt.games.board.view import cities_still_true, view
from megavolt.games.board.view_types import BoardFacts, BoardView
from megavolt.parts.events import REVEALING
from megavolt.parts.front import Family, TableGame

RULES_VERSION = 3  # docs/record.md says what changed; `Rules` holds the switches
FAMILY = Family(
    notation=notation,
    refusal=refusal,
    outcome=outcome,
    reveal=reveal,
    event=named,
    reveals=REVEALING,
    check=broken,
)


def board_info(edition: Edition) -> GameInfo:
    """What is known of an edition before a configuration of it exists."""
    return GameInfo(
        edition.id,
        "board",
        edition.players_min,
        6,
        edition.options,
        RULES_VERSION,
        view=BoardView,
        decision=BoardDecision,
    )


class BoardGame(TableGame[Rules, State]):
    """One configuration of the grid board game."""

    def __init__(
        self, edition: Edition, players: int, options: Mapping[str, object], rules: int
    ) -> None:
        self.id = edition.id
        self.rules = rules
        self.players = players
        self.options = copied_table(options)
        self._take_family(FAMILY, _rules(edition, players, options, rules))
        if self.r.map.source is not None:
            self.options["map"] = self.r.map.source  # a record contains a user's map in full
        self.chosen_regions = self._chosen_regions()
        self._decisions = BoardDecisions(self.r, self.r.fuels, self.word)

    def _chosen_regions(self) -> tuple[int, ...]:
        chosen = self.options["regions"]
        return () if chosen in ("random", "draft") else self.r.parse_regions(chosen)

    def new(self, seed: int, setup: Mapping[str, object] | None = None) -> State:
        return new_state(self.r, seed, setup or {}, self.chosen_regions)

    def clone(self, s: State) -> State:
        return s.clone()

    def key(self, s: State) -> tuple[object, ...]:
        return s.key()

    @property
    def title(self) -> str:
        return f"{self.id} {self.r.map.name}"

    def facts(self) -> BoardFacts:
        return facts(self.r, self.id)

    def view(self, s: State, seat: int) -> BoardView:
        self.check_seat(seat)
        return view(self.r, s, seat, self._game_seen())

    def view_after(
        self, s: State, seat: int, before: State, seen: View, beside: View | None = None
    ) -> BoardView:
        cities = cities_still_true(self.r, s, seat, before, own_view(BoardView, seen))
        other = None if beside is None else own_view(BoardView, beside)
        game: GameSeen = {"game": self.id, "options": seen["options"]}
        return view(self.r, s, seat, game, cities, other)

    def determinize(self, view: View, rng: Rng) -> State:
        return determinize(self.r, own_view(BoardView, view), rng)

    def position(self, s: State, seat: int | None = None) -> dict[str, object]:
        if seat is None:
            return full_position(s, self.view(s, NOBODY))
        return known_position(self.view(s, seat))

    def legal(self, s: State) -> list[int]:
        phase = s.phase
        if phase == AUCTION:
            return AUCTION_PHASE.legal(self.r, s)
        if phase == FUEL:
            return phase_fuel.legal(self.r, s)
        if phase == BUILDING:
            return phase_building.legal(self.r, s)
        if phase == BUREAUCRACY:
            return phase_bureaucracy.legal(self.r, s)
        if phase == PREPARATION:
            return phase_preparation.legal(self.r, s)
        return []

    def decision(self, s: State) -> Decision:
        return cast("Decision", self._decisions.decision(s, self.legal(s)))

    def apply(self, s: State, action: int) -> None:
        phase = s.phase
        if phase == AUCTION:
            over = AUCTION_PHASE.apply(self.r, s, action)
        elif phase == FUEL:
            over = phase_fuel.apply(self.r, s, action)
        elif phase == BUILDING:
            over = phase_building.apply(self.r, s, action)
        elif phase == BUREAUCRACY:
            over = phase_bureaucracy.apply(self.r, s, action)
        else:
            over = phase_preparation.apply(self.r, s, action)
        if over:
            flow.next_phase(self.r, s)


def _rules(edition: Edition, players: int, options: Mapping[str, object], version: int) -> Rules:
    source = options["map"]
    if not isinstance(source, str | Mapping):
        raise OptionError("bad_map", value=source)
    map_data = load_map(source, edition.id)
    table = figures(
        edition.id, map_data.rules_like, players, str(options.get("figures", "document"))
    )
    deck = load_plants(table.plants)
    return Rules(edition, map_data, deck, table, players, options, version)
