"""The choices of the card game, phase by phase."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from megavolt.bots import make_bot
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import own_seat, own_view
from megavolt.data import card_figures
from megavolt.games.cards.view_types import CardsOffer, CardsPlant, CardsView
from megavolt.locale import Translator
from megavolt.terminal.choices import Choice, Decision
from megavolt.terminal.moves_auction import bidding, bids_label, opening_bids
from megavolt.terminal.typed import own_word

VERBS = ("open", "bid", "pass", "scrap", "drop", "buy", "run", "burn", "done")
_HYBRID = ("gas", "oil")


class CardMoves:
    """Makes decisions out of views."""

    def __init__(self, game: Game[Any], t: Translator) -> None:
        self.game = game
        self.t = t
        self.guaranteed = card_figures(game.players).guaranteed_income

    def decision(self, view: CardsView, legal: list[str]) -> Decision:
        if view["pending"] == "scrap":
            return self._scrap(view, legal)
        if view["pending"] == "lose_fuel":
            return self._drop(view, legal)
        if view["pending"] == "burn":
            return self._burn(view, legal)
        if view["auction"]["lot"] is not None:
            return bidding(self.t, view["auction"], legal)
        make: dict[str, Callable[[CardsView, list[str]], Decision]] = {
            "auction": self._open,
            "fuel": self._buy,
            "bureaucracy": self._run,
        }
        return make[view["phase"]](view, legal)

    def plant(self, plant: CardsPlant) -> str:
        """A plant in a few characters: `07b hybrid×3→8`."""
        return f"{plant['id']} {self._figures(plant)}"

    def _figures(self, plant: CardsPlant) -> str:
        kind = self.t.text("plant-kind", kind=plant["fuel"])
        need = f"{kind}×{plant['units']}" if plant["units"] else kind
        return f"{need}→{plant['income']}"

    # ---- phase 1

    def _open(self, view: CardsView, legal: list[str]) -> Decision:
        bids = opening_bids(legal)
        choices = [self._offer(plant, bids) for plant in view["market"]["current"]]
        for name in _elsewhere(view):  # the game says why not
            names = (name, _short(name))
            choices.append(Choice("", (f"open {name}",), "", names, legal=False, amounts=(1, 1)))
        if "pass" in legal:
            choices.append(
                Choice(own_word(self.t, "pass"), ("pass",), self.t.text("board-choice-pass"))
            )
        question = "cards-ask-open" if "pass" in legal else "cards-ask-open-first"
        return Decision(self.t.text(question), choices, number_verb="open")

    def _offer(self, plant: CardsOffer, bids: Mapping[str, tuple[int, int]]) -> Choice:
        amounts = bids.get(plant["id"], (plant["minimum"], plant["minimum"]))
        return Choice(
            _key(plant),
            (f"open {plant['id']}",),
            bids_label(self.t, amounts),
            (plant["id"], str(plant["number"])),
            legal=plant["id"] in bids,
            amounts=amounts,
        )

    def _scrap(self, view: CardsView, legal: list[str]) -> Decision:
        choices = []
        for plant in view["players"][own_seat(view)]["plants"]:
            word, names = f"scrap {plant['id']}", (plant["id"], str(plant["number"]))
            label = self._figures(plant)
            choices.append(Choice(_key(plant), (word,), label, names, legal=word in legal))
        return Decision(self.t.text("board-ask-scrap"), choices, number_verb="scrap")

    # ---- cards to take a unit from

    def _store_cards(self, legal: list[str]) -> list[Choice]:
        """The cards of a store that the words name: `drop coal2/3`, `burn coal2/3`."""
        choices: list[Choice] = []
        for word in (word for word in legal if " " in word):
            card = word.split()[1]
            name = self.t.fuel_card(card)
            choices.append(Choice(str(len(choices) + 1), (word,), name, (name, card)))
        return choices

    def _drop(self, view: CardsView, legal: list[str]) -> Decision:
        words = self._loss_words(view)
        cards = ", ".join(self.t.fuel_card(word.split()[1]) for word in words)
        choices = self._store_cards(legal)
        choices.append(Choice("drop", words, self.t.text("cards-choice-drop", cards=cards)))
        return Decision(self.t.text("cards-ask-drop"), choices)

    def _loss_words(self, view: CardsView) -> tuple[str, ...]:
        """The moves that lose what is cheapest to lose, as the simplest bot judges it: tried
        out one by one, until nothing more must go."""
        game, seat, rng = self.game, own_seat(view), Random(0)
        bot, state = make_bot("greedy", game), game.determinize(view, Rng(0))
        words: list[str] = []
        while view["pending"] == "lose_fuel":
            legal = [game.word(action) for action in game.legal(state)]
            words.append(bot.choose(view, legal, rng))
            game.apply(state, game.action(words[-1]))
            view = own_view(CardsView, game.view(state, seat))
        return tuple(words)

    def _burn(self, view: CardsView, legal: list[str]) -> Decision:
        fuel, count = next((f, n) for f, n in view["due"].items() if n)
        choices = self._store_cards(legal)
        choices.append(
            Choice(own_word(self.t, "burn"), ("burn",), self.t.text("cards-choice-burn"))
        )
        return Decision(self.t.text("cards-ask-burn", fuel=fuel, count=count), choices)

    # ---- phase 2

    def _buy(self, view: CardsView, legal: list[str]) -> Decision:
        """The board shows the keys, each beside its card."""
        choices: list[Choice] = []
        offered: set[str] = set()  # cards met in a cheaper column
        for column in view["fuel"]["columns"]:
            for card in dict.fromkeys(card["card"] for card in column["cards"]):
                word = f"buy {card} {column['column']}"
                key = str(1 + sum(c.legal for c in choices)) if word in legal else ""
                names = self._card_names(card, column["column"], card not in offered)
                offered.add(card)
                choices.append(Choice(key, (word,), "", names, bool(key), many=True))
        question = "cards-ask-buy" if any(c.legal for c in choices) else "cards-ask-buy-nothing"
        choices.append(self._done())
        return Decision(self.t.text(question), choices, hidden_keys=True)

    def _card_names(self, card: str, column: int, cheapest: bool) -> tuple[str, ...]:
        """`coal3 2` and `coal 2`; `coal3` alone is the cheapest of its like."""
        short = self.t.fuel_card(card)
        fuel = card.split("-", maxsplit=1)[0].rstrip("0123456789")
        fuels = (self.t.text("fuel-name", fuel=fuel), fuel)
        names = [f"{name} {column}" for name in (short, card, *fuels)]
        return (*names, short, card) if cheapest else tuple(names)

    def _done(self) -> Choice:
        return Choice(own_word(self.t, "done"), ("done",), self.t.text("cards-choice-done"))

    # ---- phase 3

    def _run(self, view: CardsView, legal: list[str]) -> Decision:
        plants = {p["id"]: p for p in view["players"][own_seat(view)]["plants"]}
        choices: list[Choice] = []
        for plant_id, plant in plants.items():
            words = [word for word in legal if word.split()[:2] == ["run", plant_id]]
            choices += self._ways(plant, words)
        choices += self._best(view)
        choices.append(self._done() if view["earned"] else self._done_poor())
        question = self.t.text("cards-ask-run", earned=view["earned"])
        return Decision(question, choices, number_verb="run")

    def _ways(self, plant: CardsPlant, words: Sequence[str]) -> list[Choice]:
        """The ways to run a plant now. A hybrid has one a mix, and one that leaves the mix open."""
        if not words:
            return []
        key, names = _key(plant), (plant["id"], str(plant["number"]))
        word = f"run {plant['id']}"
        mixes = [w for w in words if w != word]
        if len(mixes) < 2:
            label = self._run_label(plant, mixes[0] if mixes else word)
            return [Choice(key, (word,), label, names)]
        label = self.t.text("cards-choice-run-any", income=plant["income"], units=plant["units"])
        keys = [f"{key} {' '.join(mix.split()[2:])}" for mix in mixes]
        return [
            Choice(key, (word,), label, names),
            *(
                Choice(k, (mix,), self._run_label(plant, mix))
                for k, mix in zip(keys, mixes, strict=True)
            ),
        ]

    def _run_label(self, plant: CardsPlant, word: str) -> str:
        burn = self.t.fuels(_burn(plant, word)) or "none"
        return self.t.text("cards-choice-run", income=plant["income"], burn=burn)

    def _done_poor(self) -> Choice:
        """CARD-BUR-05: who runs nothing is paid all the same."""
        label = self.t.text("cards-choice-done-poor", income=self.guaranteed)
        return Choice(own_word(self.t, "done"), ("done",), label)

    def _best(self, view: CardsView) -> list[Choice]:
        """Offer the runs that earn most, when there are any."""
        plants = best_run(view)
        if not plants:
            return []
        words = self._run_words(view, plants)
        income = view["earned"] + sum(plant["income"] for plant in plants)
        names = ", ".join(plant["id"] for plant in plants)
        label = self.t.text("cards-choice-best", income=income, plants=names)
        return [Choice(own_word(self.t, "run"), (*words, "done"), label, names=("best",))]

    def _run_words(self, view: CardsView, plants: Sequence[CardsPlant]) -> list[str]:
        """The moves that run some plants: tried out, for a run may ask from which cards."""
        game = self.game
        state, burn = game.determinize(view, Rng(0)), game.action("burn")
        words = []
        for word in (f"run {plant['id']}" for plant in plants):
            words.append(word)
            game.apply(state, game.action(word))
            if burn in game.legal(state):
                words.append("burn")
                game.apply(state, burn)
        return words


def best_run(view: CardsView) -> list[CardsPlant]:
    """The plants that earn most together with the fuel at hand, on the least of it."""
    me = view["players"][own_seat(view)]
    plants = [plant for plant in me["plants"] if plant["id"] not in view["ran"]]
    sets = [list(s) for size in range(len(plants) + 1) for s in combinations(plants, size)]
    found = max((s for s in sets if _can_run(s, me["stock"])), key=_worth)
    # Hybrids last: what they burn by themselves can then take nothing from the others.
    return sorted(found, key=lambda plant: plant["fuel"] == "hybrid")


def _worth(plants: list[CardsPlant]) -> tuple[int, int]:
    return sum(p["income"] for p in plants), -sum(p["units"] for p in plants)


def _can_run(plants: list[CardsPlant], stock: Mapping[str, int]) -> bool:
    """CARD-BUR-03: the stock covers the plants together."""
    left = dict(stock)
    for plant in plants:
        if plant["fuel"] in left:
            left[plant["fuel"]] -= plant["units"]
    mixed = sum(p["units"] for p in plants if p["fuel"] == "hybrid")
    return min(left.values()) >= 0 and mixed <= sum(left[fuel] for fuel in _HYBRID)


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


def _burn(plant: CardsPlant, word: str) -> dict[str, int]:
    """What a run burns: a hybrid's word says it, any other plant has one fuel or none."""
    mix = word.split()[2:]
    if mix:
        return {part.rstrip("0123456789"): int(part[-1]) for part in mix}
    return {fuel: int(plant["units"]) for fuel in plant["fuels"]}
