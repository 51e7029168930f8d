"""What is at stake in the wiring tile game, on a terminal: the shared contracts with who leads by
how much, the pieces that points hang on, what a fault would cost whom, and the next breakdown."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from rich.console import Console, Group, RenderableType
from rich.text import Text

from megavolt.core.game import NOBODY, Game
from megavolt.core.rng import Rng
from megavolt.data.blackout import Content
from megavolt.games.blackout.view_types import (
    BlackoutStakes,
    BlackoutView,
    FaultCost,
    HangingPiece,
    NextBreakdown,
    SharedStanding,
)
from megavolt.locale import Translator

SHOWN: Final = 6  # lines of one sort, at most: the weightiest


class Stakes:
    def __init__(
        self, game: Game[Any], seats: Sequence[str], t: Translator, content: Content
    ) -> None:
        self.game = game
        self.seats = seats
        self.t = t
        self.breakdowns = {card.id: card for card in content.breakdowns}

    def show(self, rest: str, view: BlackoutView, console: Console) -> RenderableType:
        """The command: everything follows from what anybody sees, so any state of a view does."""
        state = self.game.determinize(view, Rng(0))
        stakes = cast("BlackoutStakes", self.game.stakes(state))
        seat = NOBODY if view["seat"] is None else view["seat"]
        parts = {
            "blackout-shared-title": self._shared(stakes, view, seat),
            "web-weak": self._weak(stakes),
            "blackout-stakes-faults": self._faults(stakes["faults"]),
            "web-next-breakdown": map(self._breakdown, stakes["breakdowns"][:SHOWN]),
        }
        lines: list[Text] = []
        for title, found in parts.items():
            lines.append(Text(self.t.text(title), style="bold"))
            lines += [Text(f"  {line}") for line in found]
        return Group(*lines)

    # ---- shared contracts

    def _shared(self, stakes: BlackoutStakes, view: BlackoutView, seat: int) -> Iterator[str]:
        for contract, standing in stakes["shared"].items():
            facts = [self._values(standing), *self._lead(standing)]
            if seat != NOBODY and standing["missing"][seat]:
                missing = (
                    "web-shared-repair" if standing["margin"] is None else "web-shared-missing"
                )
                facts.append(self.t.text(missing, count=standing["missing"][seat]))
            yield f"{self.t.name('shared', contract)}: {' · '.join(facts)}"

    def _values(self, standing: SharedStanding) -> str:
        if standing["margin"] is not None:
            compared = zip(self.seats, standing["values"], strict=True)
            return ", ".join(f"{name} {value}" for name, value in compared)
        faulted = [
            f"{name}: {self.t.text('web-shared-faulted', count=count)}"
            for name, count in zip(self.seats, standing["missing"], strict=True)
            if count
        ]
        return ", ".join(faulted) or self.t.text("web-shared-clean")

    def _lead(self, standing: SharedStanding) -> list[str]:
        margin = standing["margin"]
        if margin is None:
            return []
        if not any(standing["values"]):
            return [self.t.text("web-shared-nobody")]
        if not margin:
            return [self.t.text("web-shared-tied")]
        leader = self.seats[standing["values"].index(max(standing["values"]))]
        return [f"{leader}: {self.t.text('web-shared-margin', margin=margin)}"]

    # ---- pieces

    def _weak(self, stakes: BlackoutStakes) -> list[str]:
        """Pieces that others can strike, with the points that hang on them alone."""
        found = [
            (piece, name)
            for name, pieces in zip(self.seats, stakes["hanging"], strict=True)
            for piece in pieces
            if piece["threats"] and piece["points"]
        ]
        found.sort(key=lambda entry: -entry[0]["points"])
        lines = [self._hanging(piece, name) for piece, name in found[:SHOWN]]
        return lines or [self.t.text("web-weak-none")]

    def _hanging(self, piece: HangingPiece, name: str) -> str:
        threats = ", ".join(self.t.text("web-threat", threat=t) for t in piece["threats"])
        hanging = self.t.text("web-hanging", points=piece["points"], player=name)
        return f"{piece['cell']}: {hanging}; {threats}"

    def _faults(self, faults: Sequence[FaultCost]) -> list[str]:
        weighty = [fault for fault in faults if any(fault["losses"])]
        weighty.sort(key=lambda fault: -max(fault["losses"]))
        lines = [f"{fault['cell']}: {self._losses(fault)}" for fault in weighty[:SHOWN]]
        return lines or [self.t.text("web-fault-nothing")]

    def _losses(self, fault: FaultCost) -> str:
        return ", ".join(
            self.t.text(
                "web-fault-cost" if loss > 0 else "web-fault-gain", player=name, points=abs(loss)
            )
            for name, loss in zip(self.seats, fault["losses"], strict=True)
            if loss
        )

    # ---- the next breakdown card

    def _breakdown(self, card: NextBreakdown) -> str:
        name = self.breakdowns[card["card"]].name[self.t.lang]
        line = f"{card['chance']:.0%} {name}"
        hit = {strike["seat"] for strike in card["strikes"]}
        if not hit:
            return line
        names = ", ".join(self.seats[seat] for seat in sorted(hit))
        return f"{line}. {self.t.text('web-next-hits', names=names)}"
