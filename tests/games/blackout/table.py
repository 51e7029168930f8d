"""Positions in words, for tests: who has what, what is drawn on the board, and what is tried."""

from collections.abc import Mapping

from megavolt import Illegal, Match
from megavolt.core.rng import Rng
from megavolt.core.view_types import own_view
from megavolt.games.blackout import scoring
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import cells_of
from megavolt.games.blackout.notation import cell_name
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State
from megavolt.games.blackout.view_types import BlackoutPlayer, BlackoutView, CardSeen
from megavolt.games.blackout.wiring import Wiring
from tests.games.blackout.drawing import SEATS, Drawing

NAMES = ["ana", "bob", "eva", "kai"]


class Table:
    """A match whose state a test arranges. Seats are a, b, c, d; a has the start token."""

    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        setup: Mapping[str, object] | None = None,
        **options: object,
    ) -> None:
        given = {"start": 0, **(setup or {})}
        content = {"content": "first", **options}  # positions name its tiles and cards
        self.match = Match.new("blackout", NAMES[:players], seed, content, given)

    @property
    def game(self) -> BlackoutGame:
        assert isinstance(self.match.game, BlackoutGame)
        return self.match.game

    @property
    def r(self) -> Rules:
        return self.game.r

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    @property
    def w(self) -> Wiring:
        return self.s.wiring

    # ---- arranging

    def draw(self, text: str, sites: str = "", zones: dict[int, int] | None = None) -> "Table":
        """Put a drawn board in place of the real one."""
        self.s.wiring = Drawing(text, sites).wiring(self.r, zones or {})
        return self

    def hand(self, who: str, *cards: str) -> "Table":
        """Give a player these cards, out of the deck."""
        seat, s = SEATS.index(who), self.s
        deck = [*s.deck, *s.hands[seat]]
        held = [self.r.resource_ids.index(card) for card in cards]
        for card in held:
            deck.remove(card)
        s.deck, s.hands[seat] = tuple(deck), tuple(held)
        return self

    def deck(self, *cards: str) -> "Table":
        """These cards on top of the resource deck."""
        s, rest = self.s, list(self.s.deck)
        top = [self.r.resource_ids.index(card) for card in cards]
        for card in top:
            rest.remove(card)
        s.deck = (*top, *rest)
        return self

    def discard_all(self, keep: int = 0) -> "Table":
        """The deck but so many cards goes to the discard pile."""
        s = self.s
        s.deck, s.discard = s.deck[:keep], s.discard + s.deck[keep:]
        return self

    def contract(self, who: str, contract: str) -> "Table":
        seat, s = SEATS.index(who), self.s
        wanted = self.r.contract_ids.index(contract)
        if wanted in s.contract:
            other = s.contract.index(wanted)
            s.contract[other], s.contract[seat] = s.contract[seat], wanted
            return self
        deck = [s.contract[seat] if card == wanted else card for card in s.contracts]
        s.contracts, s.contract[seat] = tuple(deck), wanted
        return self

    def contract_deck(self, *contracts: str) -> "Table":
        """These contracts on top of the contract deck."""
        rest = list(self.s.contracts)
        top = [self.r.contract_ids.index(contract) for contract in contracts]
        for card in top:
            if card not in rest:  # a player has it: that one gets another
                holder = self.s.contract.index(card)
                self.s.contract[holder] = next(c for c in rest if c not in top)
                rest[rest.index(self.s.contract[holder])] = card
            rest.remove(card)
        self.s.contracts = (*top, *rest)
        return self

    def completed(self, who: str, *contracts: str) -> "Table":
        self.contract_deck(*contracts)
        seat, s = SEATS.index(who), self.s
        s.completed[seat] += s.contracts[: len(contracts)]
        s.contracts = s.contracts[len(contracts) :]
        return self

    def breakdown(self, card: str) -> "Table":
        """Let this be the next breakdown card to be revealed."""
        s, wanted = self.s, self.r.breakdown_ids.index(card)
        cards = [*s.breakdown, *s.aside]
        unseen = [i for i, c in enumerate(cards) if c == wanted and i >= s.revealed]
        there = unseen[0] if unseen else cards.index(wanted)
        cards[s.revealed], cards[there] = cards[there], cards[s.revealed]
        s.breakdown, s.aside = tuple(cards[: self.r.rounds]), tuple(sorted(cards[self.r.rounds :]))
        return self

    def chance(self, tile: int) -> "Table":
        """Let the next random tile be the one in this position."""
        self.s.rng = next(state for state in range(1000) if Rng(state).below(9) == tile)
        return self

    def round(self, number: int, dark: bool = False) -> "Table":
        """So many rounds have come; cards revealed so far are whatever they are."""
        s = self.s
        s.round, s.revealed = number, number - 1
        s.dark = s.dark_next = dark
        return self

    def start(self, who: str) -> "Table":
        """The start token is with this player, whose turn it is."""
        s = self.s
        s.start = s.seat = s.actor = SEATS.index(who)
        return self

    def points(self, points: int) -> "Table":
        self.s.points = points
        return self

    def supply(self, who: str, **left: int) -> "Table":
        for kind, count in left.items():
            self.w.supply[SEATS.index(who) * 4 + self.r.piece_ids.index(kind)] = count
        return self

    # ---- playing

    def play(self, *words: str) -> "Table":
        for word in words:
            self.match.play(word)
        return self

    def end_round(self) -> "Table":
        """Everybody who has a turn left is done; what a breakdown card asks is left open."""
        number = self.s.round
        while self.s.round == number and self.s.pending == 0 and self.view["phase"] == "turn":
            self.play("done")
        return self

    def refused(self, word: str) -> tuple[str, str]:
        """Why a word is refused: the code and the rule."""
        error = self.why(word)
        return error.code, error.rule

    def why(self, word: str) -> Illegal:
        before = self.game.key(self.s)
        error = self.match.why(word)
        assert error is not None, f"{word} is legal"
        assert self.game.key(self.s) == before
        return error

    # ---- looking

    @property
    def mover(self) -> str | None:
        seat = self.match.to_move
        return None if seat is None else SEATS[seat]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def legal(self) -> list[str]:
        return self.match.legal()

    def offers(self, start: str) -> list[str]:
        """The legal words that begin so, without that beginning."""
        return [word.removeprefix(start).strip() for word in self.legal if word.startswith(start)]

    @property
    def view(self) -> BlackoutView:
        return own_view(BlackoutView, self.match.view(-1))

    @property
    def card(self) -> CardSeen:
        """The card being carried out."""
        card = self.view["card"]
        assert card is not None
        return card

    def seen_by(self, who: str) -> BlackoutView:
        return own_view(BlackoutView, self.match.view(SEATS.index(who)))

    def player(self, who: str) -> BlackoutPlayer:
        """What a player sees of themselves."""
        return self.seen_by(who)["players"][SEATS.index(who)]

    def live(self, who: str) -> str:
        """The cells live for a player, in reading order."""
        return " ".join(cell_name(cell) for cell in cells_of(self.w.live[SEATS.index(who)]))

    def score(self, who: str) -> int:
        """The points of a player so far, without shared contracts."""
        return scoring.count(self.r, self.s, SEATS.index(who))

    def from_connections(self, who: str) -> int:
        return scoring.connection_points(self.r, self.s, SEATS.index(who))

    def shared(self, contract: str) -> list[int]:
        """What a shared contract would give each player now."""
        return self.view["shared"][contract]

    def events(self, kind: str) -> list[dict[str, object]]:
        return [event.facts for event in self.match.events if event.kind == kind]

    def faulted(self) -> str:
        return " ".join(cell_name(cell) for cell in cells_of(self.w.faulted))
