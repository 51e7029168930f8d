"""Tender: a small game of sealed bids, complete, to show what the engine contract asks for.

TENDER-01 Contracts worth 1 to 6 come up one by one, in random order.
TENDER-02 For each, everybody puts down one of their cards 1 to 6, sealed. A card is played once.
TENDER-03 The highest card alone wins the contract; equal highest cards win nothing.
TENDER-04 After six contracts the game is over, and whoever has won most is first.
"""

from collections.abc import Mapping
from typing import TypedDict

from megavolt import Illegal
from megavolt.core.game import NOBODY, Entry, Game, GameInfo, Outcome
from megavolt.core.rng import Rng, seed_state
from megavolt.core.view_types import View, own_view

CARDS = range(1, 7)
ALL = sum(1 << card for card in CARDS)


class TenderPlayer(TypedDict):
    seat: int
    points: int
    cards: list[int]  # one that lies face down still counts for the others
    has_bid: bool
    bid: int | None  # one's own


class TenderView(View):
    contract: int | None  # on offer
    coming: list[int]  # in an order nobody knows
    players: list[TenderPlayer]


INFO = GameInfo("tender", "tender", 2, 5, options=(), rules=1, view=TenderView)


class State:
    """The contracts still to come, the one on offer first; cards as bitmasks; bids, 0 for none."""

    def __init__(self, contracts: list[int], players: int) -> None:
        self.contracts = contracts
        self.hands = [ALL] * players
        self.bids = [0] * players
        self.points = [0] * players
        self.log: list[Entry] | None = None


class Tender(Game[State]):
    id, rules = INFO.id, INFO.rules

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.players = players
        self.options = dict(options)

    def new(self, seed: int, setup: Mapping[str, object] | None = None) -> State:
        contracts = list(CARDS)
        Rng(seed_state(seed, keyed=True)).shuffle(contracts)
        return State(contracts, self.players)

    def clone(self, s: State) -> State:
        copy = State(s.contracts[:], self.players)
        copy.hands, copy.bids, copy.points = s.hands[:], s.bids[:], s.points[:]
        return copy

    def key(self, s: State) -> tuple[object, ...]:
        return tuple(map(tuple, (s.contracts, s.hands, s.bids, s.points)))

    def to_move(self, s: State) -> int:
        return s.bids.index(0) if s.contracts else NOBODY

    def legal(self, s: State) -> list[int]:
        seat = self.to_move(s)
        return [] if seat == NOBODY else [card for card in CARDS if s.hands[seat] >> card & 1]

    def apply(self, s: State, action: int) -> None:
        seat = self.to_move(s)
        s.hands[seat] &= ~(1 << action)
        s.bids[seat] = action
        if 0 not in s.bids:
            self._award(s)

    def _award(self, s: State) -> None:
        contract, best = s.contracts.pop(0), max(s.bids)
        winner = s.bids.index(best) if s.bids.count(best) == 1 else NOBODY
        if winner != NOBODY:
            s.points[winner] += contract
        if s.log is not None:
            s.log.append((contract, s.bids, winner))
        s.bids = [0] * self.players

    def refusal(self, s: State, action: int) -> Illegal:
        if not s.contracts:
            return Illegal("game_over", "TENDER-04")
        return Illegal("card_already_played", "TENDER-02", card=action)

    def outcome(self, s: State) -> Outcome | None:
        if s.contracts:
            return None
        ranks = tuple(1 + sum(other > mine for other in s.points) for mine in s.points)
        return Outcome(ranks, tuple(s.points), tuple({"points": p} for p in s.points))

    def view(self, s: State, seat: int) -> TenderView:
        mover = self.to_move(s)
        return {
            "game": self.id,
            "options": dict(self.options),
            "seat": seat if seat >= 0 else None,
            "to_move": None if mover == NOBODY else mover,
            "round": len(CARDS) - len(s.contracts) + 1,
            "phase": "bidding" if s.contracts else "over",
            "pending": None,
            "turn": sum(bid > 0 for bid in s.bids),
            "contract": s.contracts[0] if s.contracts else None,
            "coming": sorted(s.contracts[1:]),
            "players": [self._player(s, who, seat) for who in range(self.players)],
        }

    def _player(self, s: State, who: int, seat: int) -> TenderPlayer:
        sealed = 1 << s.bids[who] if s.bids[who] and who != seat else 0
        return {
            "seat": who,
            "points": s.points[who],
            "cards": [card for card in CARDS if (s.hands[who] | sealed) >> card & 1],
            "has_bid": s.bids[who] > 0,
            "bid": s.bids[who] or None if who == seat else None,
        }

    def determinize(self, view: View, rng: Rng) -> State:
        """What may come next is in any order; a sealed bid is any card its owner holds."""
        seen = own_view(TenderView, view)
        coming = list(seen["coming"])
        rng.shuffle(coming)
        s = State([] if seen["contract"] is None else [seen["contract"], *coming], self.players)
        for who in seen["players"]:
            seat, cards = who["seat"], who["cards"]
            sealed = cards[rng.below(len(cards))] if who["has_bid"] and cards else 0
            s.points[seat], s.bids[seat] = who["points"], who["bid"] or sealed
            s.hands[seat] = sum(1 << card for card in cards if card != s.bids[seat])
        return s

    # ---- words and events

    def word(self, action: int) -> str:
        return f"bid {action}"

    def action(self, word: str) -> int:
        verb, _, card = word.strip().lower().partition(" ")
        if verb != "bid":
            raise Illegal("unknown_word", word=word[:60], known="bid")
        if not card.isdecimal() or int(card[:3]) not in CARDS:
            raise Illegal("bad_word", word=word[:60], form="bid CARD")
        return int(card)

    def action_json(self, action: int) -> dict[str, object]:
        return {"do": "bid", "card": action}

    def action_from_json(self, data: Mapping[str, object]) -> int:
        return self.action(f"{data.get('do')} {data.get('card')}")

    def set_log(self, s: State, log: list[Entry] | None) -> None:
        s.log = log

    def event(self, entry: Entry) -> tuple[str, dict[str, object]]:
        contract, bids, winner = entry
        named = {"contract": contract, "bids": bids}
        return ("unsold", named) if winner == NOBODY else ("sold", {"player": winner, **named})

    def event_reveals(self, kind: str) -> bool:
        return True

    def check(self, s: State) -> list[str]:
        played = [len(CARDS) - hand.bit_count() for hand in s.hands]
        rounds = len(CARDS) - len(s.contracts)
        fits = all(n == rounds + (bid > 0) for n, bid in zip(played, s.bids, strict=True))
        return [] if fits else ["a player has not played one card a round"]


def make(players: int, options: Mapping[str, object], rules: int) -> Tender:
    return Tender(players, options)
