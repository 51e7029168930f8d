"""Positions in words, for tests: who has what, which phase it is, and what is tried."""

from megavolt import Illegal, Match
from megavolt.core.game import NOBODY, Entry
from megavolt.core.line import Event
from megavolt.core.registry import make_game
from megavolt.games.board import phase_auction, phase_building, phase_bureaucracy, phase_fuel
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import END_CARD, FUELS, Rules
from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, OVER, State
from megavolt.games.board.steps import set_step
from megavolt.games.board.view import PHASES
from megavolt.games.board.view_types import BoardView
from megavolt.parts.network import FAR
from megavolt.parts.plant_market import NO_CARD

NAMES = ["ana", "bob", "eva", "kai", "lea", "max"]
_BEGIN = {
    "auction": (AUCTION, phase_auction.begin),
    "fuel": (FUEL, phase_fuel.begin),
    "building": (BUILDING, phase_building.begin),
    "bureaucracy": (BUREAUCRACY, phase_bureaucracy.begin),
}


def configured(edition: str, players: int, **options: object) -> BoardGame:
    """A configuration without a match."""
    game = make_game(edition, players, options)
    assert isinstance(game, BoardGame)
    return game


class Table:
    """A match whose state a test arranges. Seats are ana, bob, eva, kai, lea, max."""

    def __init__(
        self,
        game: str = "recharged",
        players: int = 3,
        seed: int = 1,
        setup: dict[str, object] | None = None,
        **options: object,
    ) -> None:
        self.match = Match.new(game, NAMES[:players], seed, options, setup)

    @property
    def game(self) -> BoardGame:
        assert isinstance(self.match.game, BoardGame)
        return self.match.game

    def view(self, seat: int) -> BoardView:
        return self.game.view(self.s, seat)

    @property
    def r(self) -> Rules:
        return self.game.r

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    # ---- arranging

    def give(
        self,
        who: str,
        money: int | None = None,
        plants: list[int] | None = None,
        fuel: dict[str, int] | None = None,
        cities: list[str] | None = None,
    ) -> "Table":
        """Set what a player has; fuel comes out of the supply, then out of the market."""
        seat = NAMES.index(who)
        if money is not None:
            self.s.money[seat] = money
        if plants is not None:
            self._own(seat, plants)
        for name, count in (fuel or {}).items():
            self._store(seat, self.r.fuels.index(name), count)
        for city in cities or []:
            phase_building.connect(self.r, self.s, seat, self.city(city))
        return self

    def _own(self, seat: int, plants: list[int]) -> None:
        s = self.s
        s.market.row = tuple(p for p in s.market.row if p not in plants)
        s.market.stack = tuple(p for p in s.market.stack if p not in plants)
        s.removed = tuple(p for p in s.removed if p not in plants)
        s.plants[seat] = tuple(plants)
        s.room[seat] = self.r.room_of(s.plants[seat])

    def _store(self, seat: int, fuel: int, count: int) -> None:
        market = self.s.fuel
        if fuel == self.r.tracks.store_fuel:
            stored = min(count, market.store)
            market.store -= stored
        else:
            stored = min(count, market.supply[fuel])
            market.supply[fuel] -= stored
        market.tokens[fuel] -= count - stored
        self.s.stock[seat * FUELS + fuel] += count

    def fuel_market(self, **tokens: int) -> "Table":
        """Set the tokens in the fuel market; the rest of each goes to the supply (or store)."""
        market = self.s.fuel
        for name, count in tokens.items():
            fuel = self.r.fuels.index(name)
            moved = market.tokens[fuel] - count
            market.tokens[fuel] = count
            market.give_back(fuel, moved)
        return self

    def market(self, *row: int) -> "Table":
        """Set the plant market; what lay there before is removed unseen."""
        self.s.market.row = tuple(sorted(row))
        self.s.market.stack = tuple(c for c in self.s.market.stack if c not in row)
        return self._rest_removed()

    def deck(self, *cards: int | str) -> "Table":
        """Set the deck from the top, "step3" for the Step 3 card; the rest is removed unseen."""
        stack = [END_CARD if card == "step3" else int(card) for card in cards]
        self.s.market.stack = tuple(stack)
        self.s.market.known_top = self.s.market.known_bottom = 0
        self.s.market.row = tuple(c for c in self.s.market.row if c not in stack)
        return self._rest_removed()

    def _rest_removed(self) -> "Table":
        s = self.s
        placed = {*s.market.row, *s.market.stack}
        for plants in (*s.plants, s.trust_plants):
            placed.update(plants)
        s.removed = tuple(p for p in self.r.plants if p not in placed)
        s.market.gone = 0
        return self

    def order(self, *who: str) -> "Table":
        self.s.order = [NAMES.index(name) for name in who]
        return self

    def step(self, step: int) -> "Table":
        set_step(self.r, self.s, step)
        return self

    def begin(self, phase: str, round: int = 2) -> "Table":
        """Begin a phase (by default not of round one, which has rules of its own)."""
        self.s.round = round
        self.s.phase, begin = _BEGIN[phase]
        log: list[Entry] = []
        self.s.log = log
        begin(self.r, self.s)
        self.s.log = None
        self.match.events += [Event(0, *self.match.game.event(entry)) for entry in log]
        return self

    def settle(self, who: str, count: int) -> "Table":
        """Connect a player to so many cities in play that the step leaves open, whichever."""
        seat = NAMES.index(who)
        for city, price in enumerate(self.s.house):
            if self.s.count[seat] == count:
                break
            if self.s.network.in_play[city] and price < FAR and city not in self.s.cities[seat]:
                phase_building.connect(self.r, self.s, seat, city)
        assert self.s.count[seat] == count
        return self

    def home(self, who: str) -> "Table":
        """Give a player a first city of their own, the last empty one in play."""
        s = self.s
        empty = [c for c in range(self.r.cities) if s.network.in_play[c] and not s.spaces[c]]
        phase_building.connect(self.r, s, NAMES.index(who), empty[-1])
        return self

    def way(self, who: str, city: str) -> int:
        """What the connection to a city costs a player, the house left out."""
        return self.s.reach[NAMES.index(who)][self.city(city)]

    # ---- acting and looking

    def play(self, *words: str) -> "Table":
        for word in words:
            self.match.play(word)
        return self

    def pass_all(self) -> "Table":
        """Everyone still to act in this phase passes, stops or is done."""
        phase, round_ = self.s.phase, self.s.round
        while (self.s.phase, self.s.round) == (phase, round_) and self.s.actor != NOBODY:
            self.play(next(w for w in self.match.legal() if w.split()[0] in ("pass", "done")))
        return self

    def refused(self, word: str) -> Illegal:
        """The refusal of a word; state, moves and events must be as they were."""
        before = (self.s.key(), self.match.words, len(self.match.events))
        try:
            self.match.play(word)
        except Illegal as error:
            assert (self.s.key(), self.match.words, len(self.match.events)) == before
            return error
        raise AssertionError(f"{word} was accepted")

    @property
    def mover(self) -> str:
        return NAMES[self.s.actor] if self.s.phase != OVER else "nobody"

    @property
    def legal(self) -> list[str]:
        return self.match.legal()

    def money(self, who: str) -> int:
        return self.s.money[NAMES.index(who)]

    def plants(self, who: str) -> list[int]:
        return list(self.s.plants[NAMES.index(who)])

    def stock(self, who: str) -> dict[str, int]:
        seat = NAMES.index(who)
        counts = {name: self.s.stock[seat * FUELS + f] for f, name in enumerate(self.r.fuels)}
        return {name: count for name, count in counts.items() if count}

    def cities(self, who: str) -> list[str]:
        return [self.r.map.cities[c].id for c in self.s.cities[NAMES.index(who)]]

    def order_names(self) -> list[str]:
        return [NAMES[seat] for seat in self.s.order]

    def row(self) -> list[int]:
        return list(self.s.market.row)

    def city(self, name: str) -> int:
        return next(i for i, c in enumerate(self.r.map.cities) if c.id == name)

    def cost(self, who: str, city: str) -> int:
        return phase_building.cost(self.r, self.s, NAMES.index(who), self.city(city))

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    def stack(self) -> list[int | str]:
        """The deck from the top, the Step 3 card as "step3"."""
        return ["step3" if card == END_CARD else card for card in self.s.market.stack]

    def tokens(self, fuel: str) -> int:
        return self.s.fuel.tokens[self.r.fuels.index(fuel)]

    def price(self, fuel: str) -> int:
        return self.s.fuel.price(self.r.fuels.index(fuel))

    def supply(self, fuel: str) -> int:
        return self.s.fuel.supply[self.r.fuels.index(fuel)]

    def count(self, who: str) -> int:
        return self.s.count[NAMES.index(who)]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.match.events]

    def facts(self, kind: str) -> list[dict[str, object]]:
        """The facts of every event of a kind so far."""
        return [event.facts for event in self.match.events if event.kind == kind]

    def gone(self) -> list[int]:
        """The plants everyone saw leave the game."""
        return [plant for plant in self.r.plants if self.s.market.gone >> plant & 1]

    def token(self) -> int | None:
        """The plant the discount token lies on."""
        return None if self.s.market.token == NO_CARD else self.s.market.token

    def openings(self) -> dict[int, list[int]]:
        """By plant that can be opened now: the bids it can be opened with."""
        found: dict[int, list[int]] = {}
        for word in self.legal:
            kind, *numbers = word.split()
            if kind == "open":
                plant, bid = map(int, numbers)
                found.setdefault(plant, []).append(bid)
        return found
