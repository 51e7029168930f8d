"""Where a given position stands: its round and phase, and the card being carried out."""

from collections.abc import Mapping
from typing import Final

from megavolt.core.errors import Illegal, SetupError
from megavolt.games.blackout import effects
from megavolt.games.blackout.geometry import BIT, TILES
from megavolt.games.blackout.notation import parse_cell
from megavolt.games.blackout.reading import (
    card_named,
    contradiction,
    table,
)
from megavolt.games.blackout.rules import (
    FOREMOST,
    VERB_DRAW,
    VERB_REMOVE,
    Effect,
    Rules,
)
from megavolt.games.blackout.state import BREAKDOWN, HANDS, NO_TILE, TURN, State, Task
from megavolt.games.blackout.view import PHASES
from megavolt.parts.given import Setup, choice, listed, whole

_PHASE_OF: Final = {name: phase for phase, name in PHASES.items()}
_DECK_OF: Final = {TURN: "resource", BREAKDOWN: "breakdown"}  # whose cards a phase carries out
_PROGRESS: Final = ("effect", "named", "at", "did", "touched", "area")


class Place:
    """What a setup says about the moment, without looking at the board."""

    __slots__ = ("begun", "card", "owed", "phase", "round")

    def __init__(self, r: Rules, setup: Setup) -> None:
        self.round = whole(setup.get("round", 1), "round", 1, r.rounds)
        self.card = _named_card(r, setup)
        self.phase = TURN if self.card is None or self.card.is_resource else BREAKDOWN
        if "phase" in setup:
            self.phase = _PHASE_OF[choice(setup["phase"], "phase", list(_PHASE_OF))]
        if self.phase > HANDS and self.round != r.rounds:  # BLK-ROUND-11
            facts = {"value": self.round, "minimum": r.rounds, "maximum": r.rounds}
            raise SetupError("setup_out_of_range", key="round", **facts)
        _check_deck(self.phase, self.card)
        self.owed = whole(setup.get("owed", 0), "owed", 0, r.largest_hand)
        given = table(setup, "card", ("deck", "card", *_PROGRESS))
        self.begun = self.owed > 0 or any(key in given for key in _PROGRESS)

    @property
    def revealed(self) -> int:
        """So many breakdown cards have been revealed."""
        return self.round - (1 if self.phase == TURN else 0)

    @property
    def passed_on(self) -> int:
        """So often the start token has been passed on (BLK-ROUND-08)."""
        return self.round - (1 if self.phase <= BREAKDOWN else 0)


def _named_card(r: Rules, setup: Setup) -> Task | None:
    if setup.get("card") is None:
        return None
    given = table(setup, "card", ("deck", "card", *_PROGRESS))
    deck = choice(given.get("deck"), "card.deck", list(_DECK_OF.values()))
    ids = r.resource_ids if deck == "resource" else r.breakdown_ids
    return Task.fresh(deck == "resource", card_named(ids, given.get("card"), "card"))


def _check_deck(phase: int, card: Task | None) -> None:
    if card is None:
        return
    deck = "resource" if card.is_resource else "breakdown"
    if _DECK_OF.get(phase) != deck:
        raise SetupError("setup_card_phase", deck=deck, phase=PHASES[phase])


# ---- how far the card has come


def take_progress(r: Rules, s: State, setup: Setup, task: Task, owed: int) -> None:
    """Where in the card the position stands; what is left out is as at an effect's beginning."""
    given = table(setup, "card", ("deck", "card", *_PROGRESS))
    last = len(effects.effects_of(r, task)) - 1
    if last < 0:
        raise not_waiting(r, task)
    task.effect = whole(given.get("effect", 0), "card.effect", 0, last)
    effect = effects.current(r, task)
    if owed and effect.verb != VERB_DRAW:
        raise contradiction("owed", owed, 0)
    task.named = _named(r, s, given, effect)
    several = effect.is_about_several
    task.at = whole(given.get("at", 0), "card.at", 0, r.players - 1 if several else 0)
    fewest, most = (1, 1) if owed else (0, max(effect.count - 1, 0))
    task.did = whole(given.get("did", fewest), "card.did", fewest, most)
    task.touched = _touched(given)
    task.area = _area(given, effect)


def _named(r: Rules, s: State, given: Mapping[str, object], effect: Effect) -> int:
    """The seats the effect is about; who they are may have changed since it began."""
    now = effects.named(r, s, effect)
    if "named" not in given:
        return now
    named = listed(given["named"], "card.named")
    seats = {whole(seat, "card.named", 0, r.players - 1) for seat in named}
    found = sum(1 << seat for seat in seats)
    moves = effect.who in FOREMOST or effect.verb == VERB_REMOVE
    if not moves and found != now:
        raise contradiction("card.named", _seats(found), _seats(now))
    return found


def _seats(mask: int) -> str:
    return ", ".join(str(seat) for seat in range(mask.bit_length()) if mask >> seat & 1) or "[]"


def _touched(given: Mapping[str, object]) -> int:
    found = 0
    for cell in listed(given.get("touched", []), "card.touched"):
        try:
            found |= BIT[parse_cell(cell if isinstance(cell, str) else "")]
        except (ValueError, Illegal):
            raise SetupError("setup_wrong_type", key="card.touched") from None
    return found


def _area(given: Mapping[str, object], effect: Effect) -> int:
    area = given.get("area")
    if effect.random_tile:
        return whole(area, "card.area", 0, TILES - 1)
    if area is not None:
        raise contradiction("card.area", area, "null")
    return NO_TILE


def not_waiting(r: Rules, task: Task) -> SetupError:
    return SetupError("setup_card_not_waiting", card=effects.card_id(r, task))
