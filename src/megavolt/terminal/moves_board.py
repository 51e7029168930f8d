"""The choices of the grid board game, question by question."""

from collections.abc import Callable, Mapping

from megavolt.core.view_types import own_seat
from megavolt.games.board.decision_types import BoardDecision
from megavolt.games.board.view_types import BoardPlant, BoardView
from megavolt.locale import Translator
from megavolt.locale.moves import own_word
from megavolt.parts.decision_types import PassMoves, RunChoice
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

VERBS = (
    "open",
    "bid",
    "pass",
    "scrap",
    "drop",
    "buy",
    "build",
    "run",
    "done",
    "region",
    "place",
    "mark",
)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class BoardMoves:
    """Makes choices out of decisions; `cities` and `regions` are the map's names by id."""

    def __init__(
        self, t: Translator, cities: Mapping[str, str], regions: Mapping[str, str]
    ) -> None:
        self.t = t
        self.cities = cities
        self.regions = regions
        self._ask: dict[str, Callable[[BoardView, BoardDecision], Question]] = {
            "region": self._draft,
            "place": self._place,
            "mark": self._place,
            "open": self._open,
            "bid": self._bid,
            "scrap": self._scrap,
            "lose_fuel": self._drop,
            "buy": self._buy,
            "build": self._build,
            "run": self._run,
        }

    def question(self, view: BoardView, decision: BoardDecision) -> Question:
        return self._ask[decision["asks"]](view, decision)

    def plant(self, plant: BoardPlant) -> str:
        """A plant in a few characters: `07 oil×3→2`."""
        return f"{plant['number']:02} {self._figures(plant)}"

    def _figures(self, plant: BoardPlant) -> str:
        kind = self.t.text("plant-kind", kind=plant["fuel"])
        need = f"{kind}×{plant['units']}" if plant["units"] else kind
        return f"{need}→{plant['supplies']}"

    def _done(self) -> Choice:
        return Choice("done", own_word(self.t, "done"), ("done",), self.t.text("board-choice-done"))

    # ---- before round one

    def _draft(self, view: BoardView, decision: BoardDecision) -> Question:
        moves = next(m for m in decision["moves"] if m["do"] == "region")
        legal = [region for choice in moves["choices"] for region in choice["region"]]
        choices = self._places("region", self.regions, legal)
        return Question(self.t.text("board-ask-draft_region"), choices)

    def _place(self, view: BoardView, decision: BoardDecision) -> Question:
        """Cities for the Trust's houses or the start markers."""
        moves = next(m for m in decision["moves"] if m["do"] == "place" or m["do"] == "mark")
        legal = [city for choice in moves["choices"] for city in choice["city"]]
        names = {city: self.cities[city] for city in view["cities"]}
        choices = self._places(moves["do"], names, legal)
        text = "board-ask-place_trust" if moves["do"] == "place" else "board-ask-mark_start"
        return Question(self.t.text(text), choices, hidden_keys=True)

    def _places(self, verb: str, names: Mapping[str, str], legal: list[str]) -> list[Choice]:
        keys = {place: str(number) for number, place in enumerate(legal, start=1)}
        return [
            Choice(
                verb,
                keys.get(place, ""),
                (f"{verb} {place}",),
                name,
                (name, place),
                legal=place in keys,
                about=place,
            )
            for place, name in names.items()
        ]

    # ---- phase 2

    def _open(self, view: BoardView, decision: BoardDecision) -> Question:
        bids = opening_bids(next((m for m in decision["moves"] if m["do"] == "open"), None))
        choices: list[Choice] = []
        for plant in view["market"]["current"]:
            number = plant["number"]
            amounts = bids.get(number, (plant["minimum"], plant["minimum"]))
            label, legal = bids_label(self.t, amounts), number in bids
            words = (f"open {number}",)
            choices.append(Choice("open", str(number), words, label, legal=legal, amounts=amounts))
        passes = [c for m in decision["moves"] if m["do"] == "pass" for c in self._passes(m)]
        text = opening_text(self.t, "board-ask-open" if passes else "board-ask-open-first", choices)
        choices += [_elsewhere(number) for number in _not_current(view)]  # the game says why not
        return Question(text, choices + passes, number_verb="open")

    def _passes(self, moves: PassMoves) -> list[Choice]:
        """GRID-AUC-10: a pass may name the plant that leaves."""
        key = own_word(self.t, "pass")
        if "choices" not in moves:
            return [Choice("pass", key, (moves["word"],), self.t.text("board-choice-pass"))]
        choices: list[Choice] = []
        for choice in moves["choices"]:
            plant, words = choice.get("plant"), (choice["word"],)
            if plant is None:
                choices.append(Choice("pass", key, words, self.t.text("board-choice-pass")))
                continue
            label = self.t.text("board-choice-pass-on", plant=plant)
            choices.append(Choice("pass", f"{key} {plant}", words, label, (str(plant),)))
        return choices

    def _bid(self, view: BoardView, decision: BoardDecision) -> Question:
        bids = next((m for m in decision["moves"] if m["do"] == "bid"), None)
        return bidding(self.t, view["auction"], bids)

    def _scrap(self, view: BoardView, decision: BoardDecision) -> Question:
        fates = {
            c["plant"]: c for m in decision["moves"] if m["do"] == "scrap" for c in m["choices"]
        }
        choices = []
        for plant in view["players"][own_seat(view)]["plants"]:
            number, fate = plant["number"], fates.get(plant["number"])
            label = scrap_label(self.t, self._figures(plant), fate)
            words, legal = (f"scrap {number}",), fate is not None
            choices.append(Choice("scrap", str(number), words, label, legal=legal))
        return Question(self.t.text("board-ask-scrap"), choices, number_verb="scrap")

    def _drop(self, view: BoardView, decision: BoardDecision) -> Question:
        moves = next(m for m in decision["moves"] if m["do"] == "drop")
        choices: list[Choice] = []
        for fuel in (fuel for choice in moves["choices"] for fuel in choice["fuel"]):
            name, words = self.t.text("fuel-name", fuel=fuel), (f"drop {fuel}",)
            choices.append(Choice("drop", str(len(choices) + 1), words, name, (name, fuel)))
        return Question(self.t.text("board-ask-drop"), choices)

    # ---- phases 3 and 4

    def _buy(self, view: BoardView, decision: BoardDecision) -> Question:
        legal = {c["fuel"] for m in decision["moves"] if m["do"] == "buy" for c in m["choices"]}
        choices = []
        for number, (fuel, market) in enumerate(view["fuel"].items(), start=1):
            names = (self.t.text("fuel-name", fuel=fuel), fuel)
            label = self.t.text("board-choice-buy", fuel=fuel, price=market["price"] or 0)
            words = (f"buy {fuel}",)
            choices.append(
                Choice("buy", str(number), words, label, names, legal=fuel in legal, many=True)
            )
        choices.append(self._done())
        me = view["players"][own_seat(view)]
        lost = fuel_confirms(self.t, me["plants"], me["stock"], bool(legal))
        return Question(self._buy_text(decision), choices, confirms=lost)

    def _buy_text(self, decision: BoardDecision) -> str:
        """With an example that can be bought."""
        moves = [c for m in decision["moves"] if m["do"] == "buy" for c in m["choices"]]
        if not moves:
            return self.t.text("board-ask-buy-nothing")
        most = max(moves, key=lambda choice: min(len(choice["costs"]), 3))
        name = self.t.text("fuel-name", fuel=most["fuel"])
        return self.t.text("board-ask-buy", fuel=name, count=min(len(most["costs"]), 3))

    def _build(self, view: BoardView, decision: BoardDecision) -> Question:
        moves = [m for m in decision["moves"] if m["do"] == "build"]
        costs = {choice["city"]: choice["cost"] for m in moves for choice in m["choices"]}
        order = sorted(costs, key=lambda city: (costs[city], self.cities[city]))
        choices = [self._city(c, str(n), costs[c]) for n, c in enumerate(order, start=1)]
        choices += [self._city(city, "", 0) for city in view["cities"] if city not in costs]
        choices.append(self._done())
        first = not view["players"][own_seat(view)]["cities"]
        text = "board-ask-build-first" if first else "board-ask-build"
        return Question(
            self.t.text(text if costs else "board-ask-build-nothing"), choices, hidden_keys=True
        )

    def _city(self, city: str, key: str, cost: int) -> Choice:
        name, words = self.cities[city], (f"build {city}",)
        names, label = (name, city), f"{name} {cost}"
        return Choice("build", key, words, label, names, legal=bool(key), about=city)

    # ---- phase 5

    def _run(self, view: BoardView, decision: BoardDecision) -> Question:
        ways: dict[int, list[RunChoice[int]]] = {}
        for moves in decision["moves"]:
            for choice in moves["choices"] if moves["do"] == "run" else []:
                ways.setdefault(choice["plant"], []).append(choice)
        me = view["players"][own_seat(view)]
        choices = [
            choice
            for plant in me["plants"]
            for choice in self._ways(plant, ways.get(plant["number"], []))
        ]
        choices += [*self._best(decision), self._done()]
        supplied = min(view["supplied"], len(me["cities"]))
        text = self.t.text("board-ask-run" if ways else "board-ask-run-nothing", supplied=supplied)
        lost = run_confirms(self.t, "web-confirm-run", decision["runs"])
        return Question(text, choices, number_verb="run", confirms=lost)

    def _ways(self, plant: BoardPlant, ways: list[RunChoice[int]]) -> list[Choice]:
        """Letters tell the mixes of a hybrid apart."""
        letters = _LETTERS[: len(ways)] if len(ways) > 1 else [""]
        choices: list[Choice] = []
        for letter, way in zip(letters, ways, strict=False):
            burn = self.t.fuels(way["burns"] or {}) or "none"
            label = self.t.text("board-choice-run", supplies=plant["supplies"], burn=burn)
            choices.append(Choice("run", f"{plant['number']}{letter}", (way["word"],), label))
        return choices

    def _best(self, decision: BoardDecision) -> list[Choice]:
        """Offer the run that pays most, when there is one."""
        best = decision["runs"][0]
        if not best["plants"]:
            return []
        facts = {"supplied": best["gives"], "income": best["pays"]}
        label = self.t.text("board-choice-best", moves=", ".join(best["words"]), **facts)
        words = (*best["words"], "done")
        return [Choice("run", self.t.text("board-key-best"), words, label, names=("best",))]


def _not_current(view: BoardView) -> list[int]:
    """The plants that are not in the current market, those of the future market first."""
    owned = [plant["number"] for player in view["players"] for plant in player["plants"]]
    owned += [plant["number"] for plant in (view["trust"] or {"plants": []})["plants"]]
    future = [plant["number"] for plant in view["market"]["future"]]
    return [*future, *owned, *view["market"]["unseen"], *view["market"]["gone"]]


def _elsewhere(number: int) -> Choice:
    words, names = (f"open {number}",), (str(number),)
    return Choice("open", "", words, "", names, legal=False, amounts=(number, number))
