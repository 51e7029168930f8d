"""The wiring tile game behind the contract: a thin front over the phases."""

from collections.abc import Mapping
from typing import cast

from megavolt.core.decision_types import Decision
from megavolt.core.errors import Illegal, OptionError, UsageError
from megavolt.core.game import NOBODY, Entry, Game, GameInfo, Option, Outcome
from megavolt.core.plain import copied_table
from megavolt.core.rng import Rng
from megavolt.core.view_types import GameSeen, View, own_view
from megavolt.data.blackout import FIRST, SECOND, THIRD, Content, load_content
from megavolt.games.blackout import (
    check,
    choices,
    decision,
    determinize,
    events,
    facts,
    flow,
    notation,
    phase_repairs,
    phase_turn,
    refusals,
    reveal,
    scoring,
    stakes,
    view,
)
from megavolt.games.blackout.decision_types import BlackoutDecision
from megavolt.games.blackout.position import full_position, known_position
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup import new_state
from megavolt.games.blackout.state import BREAKDOWN, HANDS, OVER, TURN, State
from megavolt.games.blackout.view_types import BlackoutFacts, BlackoutStakes, BlackoutView

RULES_VERSION = 5  # docs/record.md says what changed; `Rules` holds the switches

OWN_CONTENT = "own"  # how views name the content of a designer

INFO = GameInfo(
    id="blackout",
    family="blackout",
    players_min=2,  # BLK-SETUP-01
    players_max=4,
    options=(
        # One of these or a file; docs/blackout-content.md.
        Option(
            "content",
            THIRD,
            named=(THIRD, SECOND, FIRST),
            formerly=(FIRST, FIRST, FIRST, SECOND),
        ),
        Option("layout", "shuffled", ("shuffled", "fixed")),  # BLK-SETUP-03
        Option("last_repairs", True, (True, False)),  # BLK-END-02
        Option("start", "random"),  # or a seat (BLK-SETUP-13)
    ),
    rules=RULES_VERSION,
    view=BlackoutView,
    decision=BlackoutDecision,
    stakes=BlackoutStakes,
)


class BlackoutGame(Game[State]):
    """One configuration of the wiring tile game."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, object],
        content: Content | None = None,
        rules: int = RULES_VERSION,
    ) -> None:
        self.id = INFO.id
        self.rules = rules
        self.players = players
        self.options = copied_table(options)
        self._shown = self.options
        self.r = Rules(content or self._content(), players, options, rules)
        self._start = self._named_start()
        self._words: dict[int, str] = {}

    def _content(self) -> Content:
        source = self.options["content"]
        if not isinstance(source, str | Mapping):
            raise OptionError("bad_content", value=source)
        content, own = load_content(source)
        if own is not None:  # a record contains it in full; a view names it only
            self.options["content"] = own
            self._shown = {**self.options, "content": OWN_CONTENT}
        return content

    def _named_start(self) -> int:
        """The seat the table names to begin, -1 for a random one."""
        start = self.options["start"]
        if start == "random":
            return -1
        if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < self.players:
            choices = ", ".join(["random", *(str(seat) for seat in range(self.players))])
            facts = {"option": "start", "value": start, "choices": choices}
            raise UsageError("bad_option", game=self.id, **facts)
        return start

    def new(self, seed: int, setup: Mapping[str, object] | None = None) -> State:
        return new_state(self.r, seed, setup or {}, self._start)

    def position(self, s: State, seat: int | None = None) -> dict[str, object]:
        if seat is None:
            return full_position(self.r, s, self.view(s, NOBODY))
        return known_position(self.view(s, seat))

    def reveal(self, s: State, known: Mapping[str, object]) -> None:
        reveal.reveal(self.r, s, known)

    def clone(self, s: State) -> State:
        return s.clone()

    def key(self, s: State) -> tuple[object, ...]:
        return s.key()

    def to_move(self, s: State) -> int:
        return s.actor

    def legal(self, s: State) -> list[int]:
        if s.pending:
            return choices.legal(self.r, s)
        if s.phase == TURN:
            return phase_turn.legal(self.r, s)
        if s.phase == OVER:
            return []
        return phase_repairs.legal(self.r, s)

    def decision(self, s: State) -> Decision:
        return cast("Decision", decision.decision(self.r, s, self.legal(s)))

    def apply(self, s: State, action: int) -> None:
        if s.pending:
            if choices.apply(self.r, s, action):
                self._go_on(s)
        elif s.phase == TURN:
            if phase_turn.apply(self.r, s, action):
                flow.end_turn(self.r, s)
        else:
            phase_repairs.apply(self.r, s, action)

    def _go_on(self, s: State) -> None:
        """A forced decision is made; in a turn, the player simply plays on."""
        if s.phase == BREAKDOWN:
            flow.after_breakdown(self.r, s)
        elif s.phase == HANDS:
            flow.fill_hands(self.r, s)

    def refusal(self, s: State, action: int) -> Illegal:
        return refusals.refusal(self.r, s, action)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(self.r, s)

    def facts(self) -> BlackoutFacts:
        return facts.facts(self.r, self.id)

    def view(self, s: State, seat: int) -> BlackoutView:
        self.check_seat(seat)
        return view.view(self.r, s, seat, {"game": self.id, "options": dict(self._shown)})

    def view_after(
        self, s: State, seat: int, before: State, seen: View, beside: View | None = None
    ) -> BlackoutView:
        game: GameSeen = {"game": self.id, "options": seen["options"]}
        is_same_board = s.wiring.board is before.wiring.board
        board = own_view(BlackoutView, seen) if is_same_board else None
        other = None if beside is None else own_view(BlackoutView, beside)
        return view.view(self.r, s, seat, game, board, other)

    def stakes(self, s: State) -> BlackoutStakes:
        return stakes.stakes(self.r, s)

    def determinize(self, view: View, rng: Rng) -> State:
        """A full state that `view` could be of; what it hides is drawn at random."""
        return determinize.determinize(self.r, own_view(BlackoutView, view), rng)

    def word(self, action: int) -> str:
        word = self._words.get(action)
        if word is None:
            word = self._words[action] = notation.word(self.r, action)
        return word

    def action(self, word: str) -> int:
        return notation.action(self.r, word)

    def action_json(self, action: int) -> dict[str, object]:
        return notation.to_json(self.r, action)

    def action_from_json(self, data: Mapping[str, object]) -> int:
        return notation.from_json(self.r, data)

    def set_log(self, s: State, log: list[Entry] | None) -> None:
        s.log = log

    def event(self, entry: Entry) -> tuple[str, dict[str, object]]:
        return events.named(self.r, entry)

    def event_private(self, kind: str) -> tuple[str, ...]:
        return events.PRIVATE.get(kind, ())

    def event_reveals(self, kind: str) -> bool:
        return kind in events.REVEALS

    def check(self, s: State) -> list[str]:
        return check.broken(self.r, s)


def make(players: int, options: Mapping[str, object], rules: int) -> BlackoutGame:
    return BlackoutGame(players, options, rules=rules)
