"""The study of the card game: besides what all games have, fuel and the Bank."""

from collections.abc import Sequence
from typing import Any

from megavolt.core.game import Game
from megavolt.locale import Translator
from megavolt.terminal.study_kernel import Figures, KernelStudy, distribution


class CardStudy(KernelStudy):
    shown = ("rounds", "moves", "over", "points", "production", "money", "highest", "fuel")

    def scores(self) -> Sequence[tuple[str, int]]:
        from megavolt.kernel.cards.study import SCORES

        return SCORES

    def more(self, game: Game[Any], counts: Any) -> Figures:
        games = int(counts["games"][0])
        fuel = distribution(int(counts["fuel"][0]) / games / game.players, counts["by_fuel"])
        return {"fuel": fuel, "bank_plants": round(int(counts["bank_plants"][0]) / games, 3)}

    def note(self, figures: Figures, t: Translator) -> str:
        if figures["players"] != 2:  # CARD-BANK-01
            return ""
        return t.text("study-note-bank", plants=f"{figures['bank_plants']:.2f}")
