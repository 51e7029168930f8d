"""The choices of the card game, question by question."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from megavolt.bots import make_bot
from megavolt.core.decision import moves_of
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import own_seat, own_view
from megavolt.data import card_figures
from megavolt.games.cards.decision_types import BuyMoves, CardsDecision
from megavolt.games.cards.view_types import CardsOffer, CardsPlant, CardsView, FuelOffer
from megavolt.locale import Translator
from megavolt.locale.moves import own_word
from megavolt.parts.decision_types import RunChoice
from megavolt.terminal.choices import Choice, Question
from megavolt.terminal.moves_auction import (
    bidding,
    bids_label,
    fuel_confirms,
    opening_bids,
    opening_text,
    run_confirms,
    scrap_label,
)

VERBS = ("open", "bid", "pass", "scrap", "drop", "buy", "run", "burn", "done")


class CardMoves:
    """Makes choices out of decisions."""

    def __init__(self, game: Game[Any], t: Translator) -> None:
        self.game = game
        self.t = t
        self.guaranteed = card_figures(game.players).guaranteed_income
        self._ask: dict[str, Callable[[CardsView, CardsDecision], Question]] = {
            "open": self._open,
            "bid": self._bid,
            "scrap": self._scrap,
            "lose_fuel": self._drop,
            "buy": self._buy,
            "run": self._run,
            "burn": self._burn,
        }

    def question(self, view: CardsView, decision: CardsDecision) -> Question:
        return self._ask[decision["asks"]](view, decision)

    def plant(self, plant: CardsPlant) -> str:
        """A plant in a few characters: `07b hybrid×3→8`."""
        return f"{plant['id']} {self._figures(plant)}"

    def _figures(self, plant: CardsPlant) -> str:
        kind = self.t.text("plant-kind", kind=plant["fuel"])
        need = f"{kind}×{plant['units']}" if plant["units"] else kind
        return f"{need}→{plant['income']}"

    # ---- phase 1

    def _open(self, view: CardsView, decision: CardsDecision) -> Question:
        bids = opening_bids(next((m for m in decision["moves"] if m["do"] == "open"), None))
        choices = [self._offer(plant, bids) for plant in view["market"]["current"]]
        offers = list(choices)
        for name in _elsewhere(view):  # the game says why not
            names, words = (name, _short(name)), (f"open {name}",)
            choices.append(Choice("open", "", words, "", names, legal=False, amounts=(1, 1)))
        may_pass = any(moves["do"] == "pass" for moves in decision["moves"])
        if may_pass:
            label = self.t.text("board-choice-pass")
            choices.append(Choice("pass", own_word(self.t, "pass"), ("pass",), label))
        text = "cards-ask-open" if may_pass else "cards-ask-open-first"
        return Question(opening_text(self.t, text, offers), choices, number_verb="open")

    def _offer(self, plant: CardsOffer, bids: Mapping[str, tuple[int, int]]) -> Choice:
        amounts = bids.get(plant["id"], (plant["minimum"], plant["minimum"]))
        return Choice(
            "open",
            _key(plant),
            (f"open {plant['id']}",),
            bids_label(self.t, amounts),
            _plant_names(plant),
            legal=plant["id"] in bids,
            amounts=amounts,
        )

    def _bid(self, view: CardsView, decision: CardsDecision) -> Question:
        bids = next((m for m in decision["moves"] if m["do"] == "bid"), None)
        return bidding(self.t, view["auction"], bids)

    def _scrap(self, view: CardsView, decision: CardsDecision) -> Question:
        fates = {
            c["plant"]: c for m in decision["moves"] if m["do"] == "scrap" for c in m["choices"]
        }
        choices = []
        for plant in view["players"][own_seat(view)]["plants"]:
            fate, words = fates.get(plant["id"]), (f"scrap {plant['id']}",)
            label, names = scrap_label(self.t, self._figures(plant), fate), _plant_names(plant)
            legal = fate is not None
            choices.append(Choice("scrap", _key(plant), words, label, names, legal=legal))
        return Question(self.t.text("board-ask-scrap"), choices, number_verb="scrap")

    # ---- cards to take a unit from

    def _store_card(self, verb: str, number: int, card: str) -> Choice:
        name = self.t.fuel_card(card)
        return Choice(verb, str(number), (f"{verb} {card}",), name, (name, card))

    def _drop(self, view: CardsView, decision: CardsDecision) -> Question:
        moves = next(m for m in decision["moves"] if m["do"] == "drop")
        cards = [card for choice in moves["choices"] for card in choice["card"]]
        choices = [self._store_card("drop", n, card) for n, card in enumerate(cards, start=1)]
        losses = self._losses(view)
        names = ", ".join(self.t.fuel_card(card) for _, card in losses)
        label = self.t.text("cards-choice-drop", cards=names)
        choices.append(Choice("drop", "drop", tuple(word for word, _ in losses), label))
        return Question(self.t.text("cards-ask-drop"), choices)

    def _losses(self, view: CardsView) -> list[tuple[str, str]]:
        """The moves that lose what is cheapest to lose, as the simplest bot judges it, and their
        cards: tried out one by one, until nothing more must go."""
        game, seat, rng = self.game, own_seat(view), Random(0)
        bot, state = make_bot("greedy", game), game.determinize(view, Rng(0))
        losses: list[tuple[str, str]] = []
        while view["pending"] == "lose_fuel":
            cards = {m["word"]: str(m["what"]["card"]) for m in moves_of(game.decision(state))}
            word = bot.choose(view, list(cards), rng)
            losses.append((word, cards[word]))
            game.apply(state, game.action(word))
            view = own_view(CardsView, game.view(state, seat))
        return losses

    def _burn(self, view: CardsView, decision: CardsDecision) -> Question:
        fuel, count = next((f, n) for f, n in view["due"].items() if n)
        moves = next(m for m in decision["moves"] if m["do"] == "burn")
        cards = [choice["card"] for choice in moves["choices"] if "card" in choice]
        choices = [self._store_card("burn", n, card) for n, card in enumerate(cards, start=1)]
        label = self.t.text("cards-choice-burn")
        choices.append(Choice("burn", own_word(self.t, "burn"), ("burn",), label))
        return Question(self.t.text("cards-ask-burn", fuel=fuel, count=count), choices)

    # ---- phase 2

    def _buy(self, view: CardsView, decision: CardsDecision) -> Question:
        """The board shows the keys, each beside its card."""
        moves = [m for m in decision["moves"] if m["do"] == "buy"]
        legal = {f"{c['card']} {c['column']}" for m in moves for c in m["choices"]}
        choices: list[Choice] = []
        offered: set[str] = set()  # cards met in a cheaper column
        for column in view["fuel"]["columns"]:
            for name, card in {card["card"]: card for card in column["cards"]}.items():
                about = f"{name} {column['column']}"
                key = str(1 + sum(c.legal for c in choices)) if about in legal else ""
                names = self._card_names(card, column["column"], name not in offered)
                offered.add(name)
                words = (f"buy {about}",)
                choices.append(
                    Choice("buy", key, words, "", names, bool(key), many=True, about=about)
                )
        choices.append(self._done())
        me = view["players"][own_seat(view)]
        lost = fuel_confirms(self.t, me["plants"], me["stock"], bool(legal))
        return Question(self._buy_text(moves), choices, hidden_keys=True, confirms=lost)

    def _buy_text(self, moves: Sequence[BuyMoves]) -> str:
        """With an example that can be bought."""
        offers = [choice for m in moves for choice in m["choices"]]
        if not offers:
            return self.t.text("cards-ask-buy-nothing")
        best = max(offers, key=lambda choice: choice["keep"])
        card, column = self.t.fuel_card(best["card"]), best["column"]
        return self.t.text("cards-ask-buy", card=card, column=column)

    def _card_names(self, card: FuelOffer, column: int, cheapest: bool) -> tuple[str, ...]:
        """`coal3 2` and `coal 2`; `coal3` alone is the cheapest of its like."""
        name, fuel = card["card"], card["fuel"]
        short = self.t.fuel_card(name)
        fuels = (self.t.text("fuel-name", fuel=fuel), fuel)
        names = [f"{one} {column}" for one in (short, name, *fuels)]
        return (*names, short, name) if cheapest else tuple(names)

    def _done(self) -> Choice:
        return Choice("done", own_word(self.t, "done"), ("done",), self.t.text("cards-choice-done"))

    # ---- phase 3

    def _run(self, view: CardsView, decision: CardsDecision) -> Question:
        ways: dict[str, list[RunChoice[str]]] = {}
        for moves in decision["moves"]:
            for choice in moves["choices"] if moves["do"] == "run" else []:
                ways.setdefault(choice["plant"], []).append(choice)
        choices: list[Choice] = []
        for plant in view["players"][own_seat(view)]["plants"]:
            choices += self._ways(plant, ways.get(plant["id"], []))
        choices += self._best(decision)
        choices.append(self._done() if view["earned"] else self._done_poor())
        text = self.t.text("cards-ask-run", earned=view["earned"])
        lost = run_confirms(self.t, "web-confirm-earn", decision["runs"])
        return Question(text, choices, number_verb="run", confirms=lost)

    def _ways(self, plant: CardsPlant, ways: Sequence[RunChoice[str]]) -> list[Choice]:
        """The ways to run a plant now. A hybrid has one a mix, and one that leaves the mix open."""
        if not ways:
            return []
        key, words = _key(plant), (f"run {plant['id']}",)
        mixes = [(way["word"], way["burns"]) for way in ways if way["burns"] is not None]
        label = self._run_label(plant, mixes[0][1])
        if len(mixes) > 1:
            facts = {"income": plant["income"], "units": plant["units"]}
            label = self.t.text("cards-choice-run-any", **facts)
        choices = [Choice("run", key, words, label, _plant_names(plant))]
        for word, burns in mixes if len(mixes) > 1 else []:
            mix = " ".join(f"{fuel}{count}" for fuel, count in burns.items())
            choices.append(Choice("run", f"{key} {mix}", (word,), self._run_label(plant, burns)))
        return choices

    def _run_label(self, plant: CardsPlant, burns: Mapping[str, int]) -> str:
        burn = self.t.fuels(burns) or "none"
        return self.t.text("cards-choice-run", income=plant["income"], burn=burn)

    def _done_poor(self) -> Choice:
        """CARD-BUR-05: who runs nothing is paid all the same."""
        label = self.t.text("cards-choice-done-poor", income=self.guaranteed)
        return Choice("done", own_word(self.t, "done"), ("done",), label)

    def _best(self, decision: CardsDecision) -> list[Choice]:
        """Offer the runs that earn most, when there are any."""
        best = decision["runs"][0]
        if not best["plants"]:
            return []
        plants = ", ".join(best["plants"])
        label = self.t.text("cards-choice-best", income=best["pays"], plants=plants)
        words = (*best["words"], "done")
        return [Choice("run", own_word(self.t, "run"), words, label, names=("best",))]


def _plant_names(plant: CardsPlant) -> tuple[str, str]:
    return plant["id"], str(plant["number"])


def _key(plant: CardsPlant) -> str:
    """What is typed for a plant: `5a`, `12`."""
    return _short(plant["id"])


def _short(name: str) -> str:
    return name.lstrip("0") or name


def _elsewhere(view: CardsView) -> list[str]:
    """The plants that are not in the current market."""
    owned = [plant["id"] for player in view["players"] for plant in player["plants"]]
    owned += [plant["id"] for plant in (view["bank"] or {"plants": []})["plants"]]
    future = [plant["id"] for plant in view["market"]["future"]]
    return [*future, *view["market"]["unseen"], *owned, *view["market"]["gone"]]
