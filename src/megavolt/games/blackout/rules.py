"""Everything that is constant in a configuration: the content of the data, turned into ints."""

from collections.abc import Mapping, Sequence
from typing import Final

from megavolt.data import blackout as data
from megavolt.games.blackout.geometry import KIND_OF, KINDS, SHAPE_MASKS, USE

# Effect verbs (BLK-VERB-01, BLK-VERB-02, BLK-VERB-03, BLK-VERB-04, BLK-VERB-05, BLK-VERB-06,
# BLK-VERB-07, BLK-VERB-08, BLK-VERB-09, BLK-VERB-10, BLK-VERB-11, BLK-VERB-12). A pending choice of
# a card is named by its verb.
VERB_TENSION: Final = 1
VERB_INSTALL: Final = 2
VERB_REPLACE: Final = 3
VERB_TRANSFORMER: Final = 4
VERB_ROTATE: Final = 5
VERB_FAULT: Final = 6
VERB_REPAIR: Final = 7
VERB_INSULATE: Final = 8
VERB_REMOVE: Final = 9
VERB_DRAW: Final = 10
VERB_CONTRACT: Final = 11
VERB_MODE: Final = 12
VERBS: Final = (
    "",
    "tension",
    "install",
    "replace",
    "transformer",
    "rotate",
    "fault",
    "repair",
    "insulate",
    "remove",
    "draw",
    "contract",
    "mode",
)
VERB_RULES: Final = (
    "",
    "BLK-VERB-01",
    "BLK-VERB-02",
    "BLK-VERB-03",
    "BLK-VERB-04",
    "BLK-VERB-05",
    "BLK-VERB-06",
    "BLK-VERB-07",
    "BLK-VERB-08",
    "BLK-VERB-09",
    "BLK-VERB-10",
    "BLK-VERB-11",
    "BLK-VERB-12",
)

# Whom an effect is about, and who picks.
ACTOR: Final = 0
ANY: Final = 1
OWN: Final = 2
EACH: Final = 3
MOST_CONNECTIONS: Final = 4
OWNER: Final = 5
LEFT_NEIGHBOUR: Final = 6
MOST_POINTS: Final = 7
MOST_TRANSFORMERS: Final = 8
_WORDS: Final = (
    "actor",
    "any",
    "own",
    "each",
    "most_connections",
    "owner",
    "left_neighbour",
    "most_points",
    "most_transformers",
)

FOREMOST: Final = (MOST_CONNECTIONS, MOST_POINTS, MOST_TRANSFORMERS)  # who they are changes

ALL: Final = -1  # repair everything
ANY_KIND: Final = -1

# Contract terms (BLK-CON-02).
TERM_CONNECTIONS: Final = 0
TERM_STRUCTURES: Final = 1
TERM_MULTI: Final = 2
TERM_TILES: Final = 3
TERM_SAME_TILE: Final = 4
TERM_NAMED_TILE: Final = 5
TERM_TRANSFORMERS: Final = 6
TERM_PIECES: Final = 7
TERM_SHARED: Final = 8
TERM_CLEAN: Final = 9
TERM_BORROWED: Final = 10
TERM_OUTAGE: Final = 11
TERMS: Final = (
    "connections",
    "structures",
    "multi",
    "tiles",
    "same_tile",
    "named_tile",
    "transformers",
    "pieces",
    "shared",
    "clean",
    "borrowed",
    "outage",
)


# What shared contracts compare (BLK-SCORE-08, BLK-SCORE-09, BLK-SCORE-10, BLK-SCORE-11,
# BLK-SCORE-12), in the order of `data.METRICS`.
METRIC_STRUCTURES: Final = 0
METRIC_CONTRACTS: Final = 1
METRIC_IN_FORCE: Final = 2
METRIC_CLEAN: Final = 3
METRIC_CATEGORY: Final = 4
METRIC_TRANSFORMERS: Final = 5  # then those that are live


def turned(rows: Sequence[str], turns: int) -> list[str]:
    """The rows of a tile after quarter-turns clockwise (BLK-SETUP-03)."""
    found = list(rows)
    for _ in range(turns):
        found = ["".join(column) for column in zip(*reversed(found), strict=True)]
    return found


class Effect:
    """An effect of a card in ints."""

    __slots__ = (
        "amount",
        "changes_rounds",
        "chooser",
        "count",
        "dark",
        "discard",
        "is_about_several",
        "kinds",
        "live_only",
        "min_pieces",
        "next_round",
        "random_tile",
        "verb",
        "who",
    )

    def __init__(self, effect: data.Effect, pieces: list[str]) -> None:
        self.verb = VERBS.index(effect.verb)
        self.amount = effect.amount
        self.next_round = effect.when == "next_round"
        self.who = _WORDS.index(effect.who) if effect.who else ACTOR
        self.chooser = _WORDS.index(effect.chooser) if effect.chooser else ACTOR
        self.count = max(effect.up_to, 1)  # how often: up to, or exactly
        if effect.count:
            self.count = effect.count
        self.random_tile = effect.area == "random_tile"
        self.live_only = effect.area == "network"
        self.discard = effect.discard
        self.min_pieces = effect.min_pieces
        self.dark = effect.value == "blackout"
        self.kinds = 0  # of piece, a bit each
        if effect.piece:
            self.kinds = 1 << pieces.index(effect.piece)
        if effect.max_exits:  # straights and elbows have 2 exits, triples 3, quadruples 4
            self.kinds = (3, 7, 15)[effect.max_exits - 2]
        self.changes_rounds = self.verb == VERB_MODE or (
            self.verb == VERB_TENSION and self.next_round
        )
        self.is_about_several = self.who == EACH or self.who in FOREMOST


class Term:
    """A condition of a contract in ints."""

    __slots__ = ("at_least", "connections", "kind", "kinds", "term", "tile")

    def __init__(self, term: data.Term, content: data.Content) -> None:
        structures = [s.id for s in content.structures]
        pieces = [p.id for p in content.pieces]
        tiles = [t.id for t in content.tiles]
        self.term = TERMS.index(term.term)
        self.kind = ANY_KIND if term.kind == "any" else structures.index(term.kind)
        self.at_least = term.at_least
        self.connections = term.connections
        self.tile = tiles.index(term.tile) if term.tile else 0
        self.kinds = sum(1 << pieces.index(kind) for kind in set(term.kinds))


class Shared:
    """A shared contract, with what counting needs of it."""

    __slots__ = ("each", "id", "metric", "points", "within")

    def __init__(self, contract: data.SharedContract) -> None:
        self.id = contract.id
        self.metric = data.METRICS.index(contract.metric)
        self.each = contract.award == "each_that_holds"  # BLK-SCORE-10: no comparison
        self.points = contract.points
        self.within = contract.within


class Rules:
    """The configuration of a game, worked out once and shared by all its states."""

    def __init__(
        self, content: data.Content, players: int, options: Mapping[str, object], version: int
    ) -> None:
        self.content = content
        self.players = players
        self.everyone = (1 << players) - 1
        self.fixed_layout = options["layout"] == "fixed"
        self.last_repairs = options["last_repairs"] is True
        self.last_repair_points = content.last_repair_points
        self.rounds = content.rounds
        self.entry_faults = content.entry_faults
        self.own_points = content.own_points
        self.generator = content.generator
        self.generator_step = content.generator_step
        self.generator_in_light = content.generator_in_light
        # BLK-VERB-11: version 1 offered an exchange after the last check, where it changes nothing.
        self.asks_after_last_check = version == 1
        self.keyed_chance = version >= 3
        self.tension = content.tension
        self.hand_size = content.hand_size
        self.transformers = content.transformers
        self.panels = content.panels[players]
        self.laid = content.laid[players]
        self._take_costs()
        self._take_cards()
        self._take_changes()

    def _take_costs(self) -> None:
        costs = self.content.costs
        self.draw_cost = costs.draw
        self.fault_cost = costs.fault
        self.repair_cost = costs.repair
        self.rotate_cost = costs.rotate
        self.piece_cost = [p.cost for p in self.content.pieces]
        self.shape_cost = [self.piece_cost[KIND_OF[mask]] for mask in SHAPE_MASKS]
        self.piece_ids = [p.id for p in self.content.pieces]
        self.piece_supply = [p.per_player for p in self.content.pieces]
        self.structure_points = [s.points for s in self.content.structures]
        dearest = max(self.piece_cost)
        # By points: the kinds of piece they pay for, a bit each.
        self._kinds_for = [
            sum(1 << k for k in range(KINDS) if self.piece_cost[k] <= points)
            for points in range(dearest + 1)
        ]

    def _take_cards(self) -> None:
        content = self.content
        self.resource_ids = [c.id for c in content.resources]
        self.resource_cost = [c.cost for c in content.resources]
        self.resource_effects = [self._effects(c.effects) for c in content.resources]
        self.discard0 = USE + len(self.resource_ids)
        self.actions = self.discard0 + len(self.resource_ids)  # the size of the action space
        self.contract_ids = [c.id for c in content.contracts]
        self.contract_points = [c.points for c in content.contracts]
        self.contract_terms = [tuple(Term(t, content) for t in c.terms) for c in content.contracts]
        self.shared = [Shared(c) for c in content.shared]
        self.shared_minimum = content.shared_minimum
        self.breakdown_ids = [c.id for c in content.breakdowns]
        self.breakdown_effects = [self._effects(c.effects) for c in content.breakdowns]
        self.tile_ids = [t.id for t in content.tiles]
        self.tile_rows = [[turned(t.rows, turns) for turns in range(4)] for t in content.tiles]

    def _effects(self, effects: tuple[data.Effect, ...]) -> tuple[Effect, ...]:
        return tuple(Effect(e, self.piece_ids) for e in effects)

    def _take_changes(self) -> None:
        """What positions given as data need to know of the cards."""
        resources = [effect for effects in self.resource_effects for effect in effects]
        self.changes_tension = [
            any(effect.verb == VERB_TENSION for effect in effects)
            for effects in self.breakdown_effects
        ]
        # Which rounds are dark, and how many points they have, depends on the breakdown cards.
        special = (self.separator, self.mixed_in)
        self.rounds_follow_breakdowns = not any(e.changes_rounds for e in resources) and not any(
            effect.verb == VERB_MODE
            for card, effects in enumerate(self.breakdown_effects)
            for effect in effects
            if card not in special
        )
        draws = [effect for effect in resources if effect.verb == VERB_DRAW]
        cards = len(self.resource_cards())
        self.largest_hand = self.hand_size + max([1, *(effect.count for effect in draws)])
        if any(effect.count > effect.discard + 1 for effect in draws):
            self.largest_hand = cards
        self.cards_may_run_out = cards <= self.players * self.largest_hand

    def kinds_for(self, points: int) -> int:
        """BLK-ACT-08: the kinds of piece that so many points pay for."""
        table = self._kinds_for
        return table[points] if points < len(table) else table[-1]

    # ---- whole decks, a card as often as it has copies

    def resource_cards(self) -> list[int]:
        return [i for i, c in enumerate(self.content.resources) for _ in range(c.copies)]

    def contract_cards(self) -> list[int]:
        return [i for i, c in enumerate(self.content.contracts) for _ in range(c.copies)]

    def breakdown_cards(self) -> list[int]:
        """The ordinary ones (BLK-SETUP-11)."""
        cards = enumerate(self.content.breakdowns)
        return [i for i, c in cards if not c.special for _ in range(c.copies)]

    @property
    def separator(self) -> int:
        return self.breakdown_ids.index(self.content.breakdown_deck.separator)

    @property
    def mixed_in(self) -> int:
        return self.breakdown_ids.index(self.content.breakdown_deck.mixed_into_second)
