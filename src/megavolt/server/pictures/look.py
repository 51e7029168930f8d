"""The colours and shapes of the browser client by day; a test compares them with its styles."""

from typing import Final

from megavolt.server.pictures.svg import element, group, path

PAPER: Final = "#f5eee0"
PANEL: Final = "#fdf9f0"
SUNK: Final = "#ebe1cd"
INK: Final = "#1d2433"
SOFT: Final = "#565b66"
LINE: Final = "#d3c6ab"
AMBER: Final = "#f2a413"
AMBER_SOFT: Final = "#fbe3b4"

SEATS: Final = ("#1d00a3", "#e66b01", "#007a73", "#8b2005", "#b86bff", "#120711")
SEAT_INKS: Final = ("#ffffff", "#10202e", "#ffffff", "#ffffff", "#10202e", "#ffffff")
# A seat is told from the others by its shape, too: circle, square, triangle, diamond …
SHAPES: Final = (
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
    "M3 3h18v18H3z",
    "M12 2 23 21H1z",
    "M12 1 23 12 12 23 1 12z",
    "M12 1l10 5.7v10.6L12 23 2 17.3V6.7z",
    "m12 1 3.2 7 7.8.8-5.8 5.2 1.7 7.7L12 17.8l-6.9 3.9L6.8 14 1 8.8 8.8 8z",
)


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat, with its corner there."""
    number, scale = seat % len(SEATS), size / 40
    return group(
        element("rect", width=40, height=40, rx=9, fill=SEATS[number]),
        path(SHAPES[number], transform="translate(8 8)", fill=SEAT_INKS[number]),
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})",
    )
