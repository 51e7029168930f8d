"""Positions in words, for tests: who has what, which phase it is, and what is tried."""

from megavolt import Illegal, Match
from megavolt.core.game import NOBODY
from megavolt.games.cards import phase_auction, phase_bureaucracy, phase_fuel
from megavolt.games.cards.fuel_cards import CARDS, ENTRIES, UNITS
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.rules import BANK, Rules
from megavolt.games.cards.state import AUCTION, BUREAUCRACY, FUEL, State
from megavolt.games.cards.view import PHASES
from megavolt.games.cards.view_types import CardsView
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.plant_rules import END_CARD, FUELS
from megavolt.parts.view_types import DemolitionSeen

NAMES = ["ana", "bob", "eva", "kai", "lea", "max"]
_BEGIN = {
    "auction": (AUCTION, phase_auction.begin),
    "fuel": (FUEL, phase_fuel.begin),
    "bureaucracy": (BUREAUCRACY, phase_bureaucracy.begin),
}


class Table:
    """A match whose state a test arranges. Seats are ana, bob, eva, kai, lea, max.

    Plants go by their ids, `last` for the one-more-round card; fuel cards by `coal3`, in stores
    by `coal2/3`, single ones by `coal-single`.
    """

    def __init__(
        self,
        players: int = 3,
        seed: int = 1,
        setup: dict[str, object] | None = None,
        **options: object,
    ) -> None:
        self.match = Match.new("cards", NAMES[:players], seed, options, setup)

    @property
    def game(self) -> CardGame:
        assert isinstance(self.match.game, CardGame)
        return self.match.game

    def view(self, seat: int) -> CardsView:
        return self.game.view(self.s, seat)

    @property
    def demolition(self) -> DemolitionSeen:
        seen = self.view(0)["demolition"]
        assert seen is not None
        return seen

    @property
    def r(self) -> Rules:
        return self.game.r

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    # ---- names

    def plant(self, name: str) -> int:
        return END_CARD if name == "last" else self.r.plant_of[name]

    def named(self, plants: tuple[int, ...] | list[int]) -> list[str]:
        return ["last" if p == END_CARD else self.r.name(p) for p in plants]

    def card(self, name: str) -> int:
        return next(c for c in range(CARDS) if self.r.card_name(c) == name)

    def entry(self, name: str) -> int:
        """A card in a store; `coal3` is one at its maximum."""
        for entry in range(ENTRIES):
            full = entry & 3 == UNITS[entry >> 2] and self.r.card_name(entry >> 2) == name
            if full or (entry & 3 and self.r.entry_name(entry) == name and entry >> 2 & 3):
                return entry
        raise AssertionError(f"no card {name}")

    def cards(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        return [self.r.card_name(c) for c in cards]

    # ---- arranging

    def give(
        self,
        who: str,
        money: int | None = None,
        plants: list[str] | None = None,
        fuel: list[str] | None = None,
    ) -> "Table":
        """Set what a player (or the "bank") has; plants leave where they were."""
        seat = BANK if who == "bank" else NAMES.index(who)
        if money is not None:
            self.s.money[seat] = money
        if plants is not None:
            self._own(seat, tuple(self.plant(p) for p in plants), who == "bank")
        if fuel is not None:
            store = tuple(sorted(self.entry(name) for name in fuel))
            self.s.stores[seat] = store
            units = [sum(e & 3 for e in store if e >> 4 == kind) for kind in range(FUELS)]
            self.s.stock[seat * FUELS : (seat + 1) * FUELS] = units
        return self

    def _own(self, seat: int, plants: tuple[int, ...], bank: bool) -> None:
        s = self.s
        s.market.row = tuple(p for p in s.market.row if p not in plants)
        s.market.stack = tuple(p for p in s.market.stack if p not in plants)
        s.removed = tuple(p for p in s.removed if p not in plants)
        if bank:
            s.bank_plants = plants
            return
        s.plants[seat] = plants
        s.room[seat] = self.r.room_of(plants)

    def market(self, *row: str) -> "Table":
        """Set the plant market, in the order the plants came; what lay there is removed unseen."""
        cards = [self.plant(name) for name in row]
        self.s.market.row = ()
        self.s.market.stack = tuple(c for c in self.s.market.stack if c not in cards)
        for card in cards:
            self.s.market.insert(card)
        return self._rest_removed()

    def stack(self, *names: str) -> "Table":
        """Set the stack from the top; the rest is removed unseen."""
        cards = tuple(self.plant(name) for name in names)
        self.s.market.stack = cards
        self.s.market.row = tuple(c for c in self.s.market.row if c not in cards)
        return self._rest_removed()

    def _rest_removed(self) -> "Table":
        s = self.s
        placed = {*s.market.row, *s.market.stack, *s.bank_plants}
        for plants in s.plants:
            placed.update(plants)
        s.removed = tuple(p for p in self.r.plants if p not in placed)
        s.market.gone = 0
        return self

    def columns(self, *columns: list[str]) -> "Table":
        """Set the four columns of the fuel market."""
        assert len(columns) == 4
        self.s.fuel.columns = [tuple(sorted(map(self.card, names))) for names in columns]
        return self

    def piles(self, draw: list[str], discards: list[str]) -> "Table":
        """Set the draw pile from the top, and the discards."""
        self.s.fuel.draw = tuple(map(self.card, draw))
        self.s.fuel.discards = [discards.count(self.r.card_name(c)) for c in range(CARDS)]
        return self

    def singles(self, **left: int) -> "Table":
        """Set how many single cards of a kind are in the supply."""
        for kind, count in left.items():
            self.s.fuel.singles[self.r.kinds.index(kind)] = count
        return self

    def order(self, *who: str) -> "Table":
        self.s.order = [NAMES.index(name) for name in who]
        return self

    def begin(self, phase: str, round: int = 2, last: bool = False) -> "Table":
        """Begin a phase (by default not of the first round, which has rules of its own)."""
        self.s.round = round
        self.s.last = last
        if last:
            self.s.market.met = True
            self.s.market.stack = tuple(c for c in self.s.market.stack if c != END_CARD)
        self.s.phase, begin = _BEGIN[phase]
        begin(self.r, self.s)
        return self

    # ---- acting and looking

    def play(self, *words: str) -> "Table":
        for word in words:
            self.match.play(word)
        return self

    def pass_all(self) -> "Table":
        """Everyone still to act in this phase passes or is done."""
        phase, round_ = self.s.phase, self.s.round
        while (self.s.phase, self.s.round) == (phase, round_) and self.s.actor != NOBODY:
            self.play(next(w for w in self.match.legal() if w in ("pass", "done")))
        return self

    def refused(self, word: str) -> Illegal:
        """The refusal of a word; the state must be as it was."""
        before = self.s.key()
        try:
            self.match.play(word)
        except Illegal as error:
            assert self.s.key() == before
            return error
        raise AssertionError(f"{word} was accepted")

    @property
    def mover(self) -> str:
        return NAMES[self.s.actor] if self.s.actor != NOBODY else "nobody"

    def pending_is_none(self) -> bool:
        return self.view(0)["pending"] is None

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def legal(self) -> list[str]:
        return self.match.legal()

    def money(self, who: str) -> int:
        return self.s.money[NAMES.index(who)]

    def plants(self, who: str) -> list[str]:
        return self.named(self.s.bank_plants if who == "bank" else self.s.plants[NAMES.index(who)])

    def store(self, who: str) -> list[str]:
        seat = BANK if who == "bank" else NAMES.index(who)
        return [self.r.entry_name(entry) for entry in self.s.stores[seat]]

    def stock(self, who: str) -> dict[str, int]:
        seat = BANK if who == "bank" else NAMES.index(who)
        counts = {kind: self.s.stock[seat * FUELS + k] for k, kind in enumerate(self.r.kinds)}
        return {kind: count for kind, count in counts.items() if count}

    def order_names(self) -> list[str]:
        return [NAMES[seat] for seat in self.s.order]

    def row(self) -> list[str]:
        return self.named(self.s.market.row)

    def current(self) -> list[str]:
        return self.named(phase_auction.PHASE.current(self.r, self.s))

    def stack_left(self) -> list[str]:
        return self.named(self.s.market.stack)

    def column(self, number: int) -> list[str]:
        return self.cards(self.s.fuel.columns[number - 1])

    def discarded(self) -> list[str]:
        return [self.r.card_name(c) for c in range(CARDS) for _ in range(self.s.fuel.discards[c])]

    def single_supply(self) -> dict[str, int]:
        return dict(zip(self.r.kinds, self.s.fuel.singles, strict=True))

    def gone(self) -> list[str]:
        """The plants everyone saw leave the game."""
        return [self.r.name(p) for p in self.r.plants if self.s.market.gone >> p & 1]

    def token(self) -> str | None:
        """The plant the discount token lies on."""
        return None if self.s.market.token == NO_CARD else self.r.name(self.s.market.token)

    def minimum(self, plant: str) -> int:
        return phase_auction.PHASE.minimum_bid(self.r, self.s, self.plant(plant))

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.match.events]

    def facts(self, kind: str) -> list[dict[str, object]]:
        """The facts of every event of a kind so far."""
        return [event.facts for event in self.match.events if event.kind == kind]

    def openings(self) -> dict[str, list[int]]:
        """By plant that can be opened now: the bids it can be opened with."""
        found: dict[str, list[int]] = {}
        for word in self.legal:
            kind, *rest = word.split()
            if kind == "open":
                found.setdefault(rest[0], []).append(int(rest[1]))
        return found
