"""The choices of the grid board game, phase by phase."""

from collections.abc import Callable, Mapping
from itertools import product

from megavolt.core.view_types import own_seat
from megavolt.games.board.view_types import BoardPlant, BoardView
from megavolt.locale import Translator
from megavolt.terminal.choices import Choice, Decision
from megavolt.terminal.moves_auction import bidding, bids_label, opening_bids
from megavolt.terminal.typed import own_word

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
_PREPARATIONS = {
    "draft_region": "board-ask-draft_region",
    "place_trust": "board-ask-place_trust",
    "mark_start": "board-ask-mark_start",
}
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class BoardMoves:
    """Makes decisions out of views; `cities` and `regions` are the map's names by id."""

    def __init__(
        self, t: Translator, cities: Mapping[str, str], regions: Mapping[str, str]
    ) -> None:
        self.t = t
        self.cities = cities
        self.regions = regions

    def decision(self, view: BoardView, legal: list[str]) -> Decision:
        if view["pending"] == "scrap":
            return self._scrap(view, legal)
        if view["pending"] == "lose_fuel":
            return self._drop(view, legal)
        if view["auction"]["lot"] is not None:
            return bidding(self.t, view["auction"], legal)
        make: dict[str, Callable[[BoardView, list[str]], Decision]] = {
            "preparation": self._prepare,
            "auction": self._open,
            "fuel": self._buy,
            "building": self._build,
            "bureaucracy": self._run,
        }
        return make[view["phase"]](view, legal)

    def plant(self, plant: BoardPlant) -> str:
        """A plant in a few characters: `07 oil×3→2`."""
        kind = self.t.text("plant-kind", kind=plant["fuel"])
        need = f"{kind}×{plant['units']}" if plant["units"] else kind
        return f"{plant['number']:02} {need}→{plant['supplies']}"

    def _done(self) -> Choice:
        return Choice(own_word(self.t, "done"), ("done",), self.t.text("board-choice-done"))

    # ---- before round one

    def _prepare(self, view: BoardView, legal: list[str]) -> Decision:
        """Regions to draft, or cities for the Trust's houses or the start markers."""
        verb, drafting = legal[0].split()[0], view["pending"] == "draft_region"
        names = self.regions if drafting else {c: self.cities[c] for c in view["cities"]}
        numbers = {word: str(number) for number, word in enumerate(legal, start=1)}
        choices = [
            Choice(numbers.get(word, ""), (word,), name, (name, target), word in numbers)
            for target, name in names.items()
            for word in [f"{verb} {target}"]
        ]
        question = self.t.text(_PREPARATIONS[str(view["pending"])])
        return Decision(question, choices, hidden_keys=not drafting)

    # ---- phase 2

    def _open(self, view: BoardView, legal: list[str]) -> Decision:
        bids = opening_bids(legal)
        choices: list[Choice] = []
        for plant in view["market"]["current"]:
            number = plant["number"]
            amounts = bids.get(str(number), (plant["minimum"], plant["minimum"]))
            choices.append(
                Choice(
                    str(number),
                    (f"open {number}",),
                    bids_label(self.t, amounts),
                    legal=str(number) in bids,
                    amounts=amounts,
                )
            )
        choices += [self._pass(word) for word in legal if word.startswith("pass")]
        forced = not any(c.verb == "pass" for c in choices)
        question = "board-ask-open-first" if forced else "board-ask-open"
        return Decision(self.t.text(question), choices, number_verb="open")

    def _pass(self, word: str) -> Choice:
        _, _, plant = word.partition(" ")
        if not plant:
            return Choice(own_word(self.t, "pass"), (word,), self.t.text("board-choice-pass"))
        label = self.t.text("board-choice-pass-on", plant=int(plant))
        return Choice(f"{own_word(self.t, 'pass')} {plant}", (word,), label, names=(plant,))

    def _scrap(self, view: BoardView, legal: list[str]) -> Decision:
        choices = []
        for plant in view["players"][own_seat(view)]["plants"]:
            word = f"scrap {plant['number']}"
            choices.append(
                Choice(str(plant["number"]), (word,), self.plant(plant)[3:], legal=word in legal)
            )
        return Decision(self.t.text("board-ask-scrap"), choices, number_verb="scrap")

    def _drop(self, view: BoardView, legal: list[str]) -> Decision:
        choices: list[Choice] = []
        for word in legal:
            fuel = word.split()[1]
            name = self.t.text("fuel-name", fuel=fuel)
            choices.append(Choice(str(len(choices) + 1), (word,), name, names=(name, fuel)))
        return Decision(self.t.text("board-ask-drop"), choices)

    # ---- phases 3 and 4

    def _buy(self, view: BoardView, legal: list[str]) -> Decision:
        choices = []
        for number, (fuel, market) in enumerate(view["fuel"].items(), start=1):
            word = f"buy {fuel}"
            name = self.t.text("fuel-name", fuel=fuel)
            label = self.t.text("board-choice-buy", fuel=fuel, price=market["price"] or 0)
            choices.append(
                Choice(
                    str(number), (word,), label, names=(name, fuel), legal=word in legal, many=True
                )
            )
        choices.append(self._done())
        return Decision(self.t.text("board-ask-buy"), choices)

    def _build(self, view: BoardView, legal: list[str]) -> Decision:
        open_now = set(legal)
        costs = {c: s["cost"] for c, s in view["cities"].items() if s["cost"] is not None}
        order = sorted(costs, key=lambda city: (costs[city], self.cities[city]))
        choices: list[Choice] = []
        for city in (c for c in order if f"build {c}" in open_now):
            choices.append(self._city(city, str(len(choices) + 1), costs[city]))
        choices += [self._city(c, "", 0) for c in view["cities"] if f"build {c}" not in open_now]
        choices.append(self._done())
        first = not view["players"][own_seat(view)]["cities"]
        question = self.t.text("board-ask-build-first" if first else "board-ask-build")
        return Decision(question, choices, hidden_keys=True)

    def _city(self, city: str, key: str, cost: int) -> Choice:
        name = self.cities[city]
        return Choice(
            key, (f"build {city}",), f"{name} {cost}", names=(name, city), legal=bool(key)
        )

    # ---- phase 5

    def _run(self, view: BoardView, legal: list[str]) -> Decision:
        ways: dict[int, list[str]] = {}
        for word in legal:
            if word.startswith("run "):
                ways.setdefault(int(word.split()[1]), []).append(word)
        plants = {p["number"]: p for p in view["players"][own_seat(view)]["plants"]}
        choices: list[Choice] = []
        for number, words in ways.items():
            for letter, word in zip(_LETTERS, words, strict=False):
                key = f"{number}{letter}" if len(words) > 1 else str(number)
                choices.append(Choice(key, (word,), self._run_label(plants[number], word)))
        choices += self._best(view, ways)
        choices.append(self._done())
        question = self.t.text("board-ask-run", supplied=min(view["supplied"], _cities(view)))
        return Decision(question, choices, number_verb="run")

    def _run_label(self, plant: BoardPlant, word: str) -> str:
        burn = self.t.fuels(_burn(plant, word)) or "none"
        return self.t.text("board-choice-run", supplies=plant["supplies"], burn=burn)

    def _best(self, view: BoardView, ways: Mapping[int, list[str]]) -> list[Choice]:
        """Offer the run that supplies most with the fewest tokens, when there is one."""
        words, supplied = best_run(view, ways)
        if not words:
            return []
        label = self.t.text("board-choice-best", supplied=supplied, moves=", ".join(words))
        return [Choice(self.t.text("board-key-best"), (*words, "done"), label, names=("best",))]


def best_run(view: BoardView, ways: Mapping[int, list[str]]) -> tuple[list[str], int]:
    """The runs that supply most of the own cities, with the fewest tokens; and how many."""
    me = view["players"][own_seat(view)]
    plants = {p["number"]: p for p in me["plants"]}
    best: tuple[int, int] = (min(view["supplied"], _cities(view)), 0)
    best_words: list[str] = []
    for pick in product(*([None, *words] for words in ways.values())):
        words = [word for word in pick if word is not None]
        burns = [_burn(plants[_plant(word)], word) for word in words]
        need = {fuel: sum(b.get(fuel, 0) for b in burns) for fuel in me["stock"]}
        if any(need[fuel] > have for fuel, have in me["stock"].items()):
            continue
        output = view["supplied"] + sum(plants[_plant(word)]["supplies"] for word in words)
        found = (min(output, _cities(view)), -sum(need.values()))
        if found > best:
            best, best_words = found, words
    return best_words, best[0]


def _plant(word: str) -> int:
    return int(word.split()[1])


def _cities(view: BoardView) -> int:
    return len(view["players"][own_seat(view)]["cities"])


def _burn(plant: BoardPlant, word: str) -> dict[str, int]:
    """What a run burns: a hybrid's word says it, any other plant has one fuel or none."""
    mix = word.split()[2:]
    if mix:
        return {part.rstrip("0123456789"): int(part.lstrip(_LETTERS)) for part in mix}
    return {fuel: int(plant["units"]) for fuel in plant["fuels"]}
