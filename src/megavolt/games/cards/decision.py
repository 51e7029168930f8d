"""What a seat is asked in the card game: the legal moves as data, with what they cost."""

from megavolt.games.cards import phase_bureaucracy
from megavolt.games.cards.decision_types import (
    BurnChoice,
    BurnMoves,
    BuyChoice,
    BuyMoves,
    CardsDecision,
    CardsMoves,
    DropMoves,
)
from megavolt.games.cards.fuel_cards import CARDS, UNITS
from megavolt.games.cards.phase_fuel import free
from megavolt.games.cards.rules import BURN_ONE, BURN_REST, BUY, DONE, DROP, Rules
from megavolt.games.cards.state import AUCTION, BURN, FUEL, State
from megavolt.parts.auction import NO_LOT
from megavolt.parts.decision import PlantDecisions, done_moves, pass_moves
from megavolt.parts.decision_types import RunChoice, RunMoves
from megavolt.parts.plant_rules import FUELS, PASS
from megavolt.parts.storage import Burn
from megavolt.parts.table import LOSE_FUEL, SCRAP


class CardDecisions(PlantDecisions[Rules, State, str]):
    """The decisions of one configuration."""

    def decision(self, s: State, legal: list[int]) -> CardsDecision:
        if s.phase == AUCTION:
            return self._auction(s, legal)
        if s.phase == FUEL:
            buys = [a for a in legal if a != DONE]
            return {"asks": "buy", "moves": [*self._buys(s, buys), done_moves()]}
        if s.pending == BURN:
            return {"asks": "burn", "moves": [self._burn(legal)]}
        moves: list[CardsMoves] = []
        if len(legal) > 1:
            moves.append(self._run(legal))
        return {"asks": "run", "moves": [*moves, done_moves()], "runs": self.runs(s)}

    # ---- the auction

    def name(self, plant: int) -> str:
        return self.r.ids[plant]

    def _auction(self, s: State, legal: list[int]) -> CardsDecision:
        if s.pending == SCRAP:
            return {"asks": "scrap", "moves": [self.scraps(s, legal)]}
        if s.pending == LOSE_FUEL:
            return {"asks": "lose_fuel", "moves": [self._drop(legal)]}
        moves: list[CardsMoves] = [pass_moves()] if PASS in legal else []
        offers = len(legal) > len(moves)
        if s.auction.lot != NO_LOT:
            return {"asks": "bid", "moves": [self.bids(legal), *moves] if offers else moves}
        return {"asks": "open", "moves": [self.opens(legal), *moves] if offers else moves}

    def _drop(self, legal: list[int]) -> DropMoves:
        cards = [self.r.entry_name(a - DROP) for a in legal]
        return {"do": "drop", "word": "drop {card}", "choices": [{"card": cards}]}

    # ---- fuel

    def _buys(self, s: State, buys: list[int]) -> list[BuyMoves]:
        if not buys:
            return []
        choices = [self._buy(s, a - BUY) for a in buys]
        return [{"do": "buy", "word": "buy {card} {column}", "choices": choices}]

    def _buy(self, s: State, offer: int) -> BuyChoice:
        column, card = divmod(offer, CARDS)
        return {
            "card": self.r.card_name(card),
            "column": column + 1,
            "cost": self.r.prices[column],
            "keep": min(UNITS[card], free(self.r, s, s.actor, card >> 2)),
        }

    # ---- plants that run

    def _run(self, legal: list[int]) -> RunMoves[str]:
        """CARD-BUR-09: a hybrid plant may also be run without a word on its mix."""
        moves = self.run_moves(legal)
        first = self.r.run_any0
        unsaid: list[RunChoice[str]] = [
            {"plant": self.name(a - first), "burns": None, "word": self.word(a)}
            for a in legal
            if a >= first
        ]
        moves["choices"] += unsaid
        return moves

    def _burn(self, legal: list[int]) -> BurnMoves:
        """CARD-BUR-04: from a card, or what is due from any."""
        choices: list[BurnChoice] = [{"word": self.word(BURN_REST)}]
        for action in legal:
            if action != BURN_REST:
                card = self.r.entry_name(action - BURN_ONE)
                choices.append({"card": card, "word": self.word(action)})
        return {"do": "burn", "word": "burn {card}", "choices": choices}

    def output(self, plant: int) -> int:
        return self.r.income[plant]

    def gives(self, s: State, output: int) -> int:
        return s.earned + output

    def pays(self, s: State, gives: int) -> int:
        """CARD-BUR-05: who runs nothing is paid too; every plant that runs earns something."""
        return gives or self.r.figures.guaranteed_income

    def run_words(self, s: State, actions: list[int]) -> list[str]:
        """The runs, and where one asks from which cards, what burns those used by default."""
        now = s.clone()
        words: list[str] = []
        for action in actions:
            words.append(self.word(action))
            phase_bureaucracy.apply(self.r, now, action)
            if now.pending == BURN:
                words.append(self.word(BURN_REST))
                phase_bureaucracy.apply(self.r, now, BURN_REST)
        return words

    def dear(self, s: State, burn: Burn) -> int:
        """The cheapest cards that lie in the columns now and hold as many units."""
        return sum([self._price(s, kind, burn[kind]) for kind in range(FUELS) if burn[kind]])

    def _price(self, s: State, kind: int, units: int) -> int:
        """Units that the columns do not hold cost one more than a card of the dearest column."""
        prices = self.r.prices
        least = [n * (prices[-1] + 1) for n in range(units + 1)]  # by how many units are wanted
        for column, cards in enumerate(s.fuel.columns):
            for size in [UNITS[card] for card in cards if card >> 2 == kind]:
                for n in range(units, 0, -1):
                    least[n] = min(least[n], least[max(n - size, 0)] + prices[column])
        return least[units]
