"""The grid board game: its encoding is the observation and the action space of the kernel."""

from typing import Any

from megavolt.core.game import Game
from megavolt.encodings.base import place_name
from megavolt.encodings.rows import KernelEncoding
from megavolt.kernel.board import space as own
from megavolt.kernel.board.batch import Batch
from megavolt.kernel.board.observation import SEEN, TRUST_OWNER
from megavolt.kernel.parts import space

_PHASES = ("", "preparation", "auction", "fuel", "building", "bureaucracy", "over")
_PENDING = ("", "scrap", "lose_fuel", "draft", "place", "mark")
_BY_PLACE = {"money": 1, "cities": 1, "active": 1, "bidders": 1}
_PLACES = ("mover", "leader", "opener", "order")
_PLANTS = ("plants", "market", "trust_plants", "lot", "token")
_CITIES = ("in_play", "marked", "house", "cost")
_STEP3 = 63


class BoardEncoding(KernelEncoding):
    """See kernel/board/observation.py for the columns and kernel/board/space.py for actions."""

    version = 1
    layout = SEEN

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, Batch)
        facts: Any = game.facts()
        self._cities = list(facts["cities"])
        self._fuels = list(facts["fuels"])

    # ---- in words

    def action_name(self, action: int) -> str:
        word, number = divmod(action, 64)
        if word == space.MISC:
            return self._plain_action(number)
        if word == own.CITY:
            return f"city {self._city(number)}"
        if word == space.RUN:
            return f"run {self._run(number)}"
        verb = {space.OPEN: "open", own.PASS_ON: "pass on", space.SCRAP: "scrap"}[word]
        return f"{verb} {number}"

    def _plain_action(self, number: int) -> str:
        if number >= own.REGION:
            return f"region {number - own.REGION + 1}"
        if number >= space.RAISE:
            return f"raise {space.RAISES[number - space.RAISE]}"
        if number >= own.BUY:
            verb = "buy" if number < own.DROP else "drop"
            return f"{verb} {self._fuels[(number - own.BUY) % 4]}"
        return "pass" if number == space.PASS else "done"

    def _run(self, number: int) -> str:
        r = self.configuration.game.r
        if number >= len(r.run_plant):
            return f"way {number}"
        burn = [f"{fuel}{n}" for fuel, n in zip(self._fuels, r.run_burn[number], strict=False) if n]
        return " ".join([str(r.run_plant[number]), *burn])

    def _city(self, number: int) -> str:
        return self._cities[number] if number < len(self._cities) else f"#{number}"

    def value_name(self, column: str, at: int, value: int) -> str:
        if column in _PLACES:
            return place_name(value) if column != "order" or at < self.game.players else ""
        if column in ("phase", "pending"):
            return (_PHASES if column == "phase" else _PENDING)[value]
        if value in (0, -1):
            return ""
        return self._said(column, at, value)

    def _said(self, column: str, at: int, value: int) -> str:
        if column in _BY_PLACE:
            return f"{place_name(at)} {value}"
        if column in _PLANTS:
            plant = "Step 3" if value == _STEP3 else str(value)
            return f"{place_name(at // 5)} {plant}" if column == "plants" else plant
        if column in ("stock", "room"):
            place, fuel = divmod(at, 4 if column == "stock" else 5)
            return f"{place_name(place)} {[*self._fuels, 'shared'][fuel]} {value}"
        if column in ("tokens", "price", "supply"):
            return f"{self._fuels[at]} {value}"
        if column == "gone":
            return str(at)
        return self._said_of_city(column, at, value)

    def _said_of_city(self, column: str, at: int, value: int) -> str:
        if column == "owners":
            owner = "Trust" if value == TRUST_OWNER else place_name(value - 1)
            return f"{self._city(at // 3)} {owner}"
        if column in _CITIES:
            name = self._city(at)
            return name if column in ("in_play", "marked") else f"{name} {value}"
        return str(value)


FAMILY = BoardEncoding
