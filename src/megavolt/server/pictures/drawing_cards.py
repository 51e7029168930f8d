"""The card game at its end: what each player has built up, plant by plant."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from megavolt.core.game import Game
from megavolt.server.pictures.look import INK, LINE, PANEL, SUNK, seat_mark
from megavolt.server.pictures.svg import element, group, words

FUELS: Final = {
    "coal": "#5a4334",
    "oil": "#23262d",
    "gas": "#855300",
    "garbage": "#745c00",
    "uranium": "#b3261e",
    "eco": "#1a7a3c",
    "hybrid": "#6a4aa0",
}
HIGHEST: Final = 118.0  # of a player's row
CARD: Final = 1.7  # how much wider a plant is than high
MARK: Final = 44.0


def draw(game: Game[Any], view: Mapping[str, Any], width: float, height: float) -> str:
    players = view["players"]
    row = min(HIGHEST, (height - 48) / len(players))
    most = max(3, *(len(player["plants"]) for player in players))
    size = min(row - 18, (width - 132) / most / CARD - 12)
    top = (height - row * len(players)) / 2
    rows = [
        _row(player, top + row * number, row, size, width) for number, player in enumerate(players)
    ]
    return group(element("rect", width=width, height=height, fill=SUNK), *rows)


def _row(player: Mapping[str, Any], top: float, height: float, size: float, width: float) -> str:
    """One player: the sign of the seat, then the plants."""
    board = element(
        "rect", x=24, y=top + 4, width=width - 48, height=height - 8, rx=12, fill=PANEL, stroke=LINE
    )
    mark = seat_mark(player["seat"], 40, top + (height - MARK) / 2, MARK)
    cards = [
        _plant(plant, 108 + n * (size * CARD + 12), top + (height - size) / 2, size)
        for n, plant in enumerate(player["plants"])
    ]
    return group(board, mark, *cards)


def _plant(plant: Mapping[str, Any], x: float, y: float, size: float) -> str:
    """A plant: its number, what it burns as dots, and what a run brings."""
    color, wide = FUELS.get(plant["fuel"], INK), size * CARD
    return group(
        element("rect", width=wide, height=size, rx=9, fill=color),
        words(
            wide * 0.12, size * 0.46, f"{plant['number']:02}", size * 0.38,
            fill="#ffffff", font_weight=700,
        ),
        _dots(plant["units"], wide, size),
        element("rect", x=wide * 0.58, y=size * 0.56, width=wide * 0.34, height=size * 0.34,
                rx=6, fill="#ffffff", opacity=0.92),
        words(
            wide * 0.75, size * 0.81, str(plant["income"]), size * 0.25,
            fill=INK, font_weight=700, text_anchor="middle",
        ),
        transform=f"translate({x:.1f} {y:.1f})",
    )  # fmt: skip


def _dots(units: int, wide: float, size: float) -> str:
    dots: Sequence[str] = [
        element(
            "circle", cx=wide * (0.17 + 0.11 * n), cy=size * 0.74, r=size * 0.06, fill="#ffffff"
        )
        for n in range(min(units, 4))
    ]
    return group(*dots)
