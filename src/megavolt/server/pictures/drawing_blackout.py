"""The wiring tile game at its end: the city, and the wiring of all players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from megavolt.core.game import Game
from megavolt.server.pictures.look import AMBER, INK, LINE, PANEL, SEATS, SUNK, seat_mark
from megavolt.server.pictures.svg import element, group, path

SIZE, TILE = 12, 4  # cells across the city, and across a tile
CELL: Final = 40.0
GAP: Final = 8.0  # between tiles
EDGE: Final = SIZE * CELL + 2 * GAP
ROOM: Final = 40.0  # for the panels around
GROUND: Final = {0: "#f7f1e3", 2: "#f1e8c9", 3: "#f1dcaa", 4: "#efcb85"}
STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
RIM: Final = "#1d2433"
# Around the middle of a cell: walls and roof of each kind of structure.
STRUCTURES: Final = {
    "h": ("M-9-1H9V11H-9z", "M-12-1 0-12 12-1z"),
    "b": ("M-9-14H9V12H-9z", "M-10.5-15.5h21v3h-21z"),
    "c": ("M-12-2h10v10h-10zM3-4h9V8H3z", "M-14-2-7-9 0-2zM1-4 7.5-11 14-4z"),
    "f": ("M-14 12V-2l8 5v-5l8 5v-5l8 5h4v9z", "M6-2V-15h5V1z"),
}
ROOFS: Final = {"h": "#b4552d", "b": "#4d6a8f", "c": "#4b7a3d", "f": "#7a5a86"}


def draw(game: Game[Any], view: Mapping[str, Any], width: float, height: float) -> str:
    scale = min(width, height) / (EDGE + 2 * ROOM)
    x, y = (width - EDGE * scale) / 2, (height - EDGE * scale) / 2
    city = group(
        *(_tile(zone, points) for zone, points in enumerate(view["zones"])),
        *(_cell(sign, row, col) for row, line in enumerate(view["cells"])
          for col, sign in enumerate(line)),
        *(_panel(panel, seat) for seat, panel in enumerate(view["panels"])),
        *_wiring(view["pieces"]),
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})",
    )  # fmt: skip
    return group(element("rect", width=width, height=height, fill=SUNK), city)


def _at(number: int) -> float:
    """Where a row or column begins."""
    return number * CELL + number // TILE * GAP


def _spot(cell: str) -> tuple[int, int]:
    row, _, col = cell[1:].partition("c")
    return int(row), int(col)


def _tile(zone: int, points: int) -> str:
    side = TILE * CELL + 4
    x, y = _at(zone % 3 * TILE) - 2, _at(zone // 3 * TILE) - 2
    fill = GROUND.get(points, GROUND[0])
    return element("rect", x=x, y=y, width=side, height=side, rx=7, fill=fill, stroke=LINE)


def _cell(sign: str, row: int, col: int) -> str:
    at = f"translate({_at(col) + CELL / 2} {_at(row) + CELL / 2})"
    lot = {"x": -18, "y": -18, "width": 36, "height": 36, "rx": 5}
    if sign == "#":
        return element("rect", transform=at, fill=LINE, **lot)
    if sign in STRUCTURES:
        walls, roof = STRUCTURES[sign]
        drawn = path(walls, fill="#fff8e8", stroke=RIM), path(roof, fill=ROOFS[sign], stroke=RIM)
        return group(element("rect", fill=PANEL, stroke=LINE, **lot), *drawn, transform=at)
    street = element("rect", transform=at, fill="#fffdf7", fill_opacity=0.62, **lot)
    if sign != "t":
        return street
    site = {"x": -13, "y": -13, "width": 26, "height": 26, "rx": 4}
    dashes = {"fill": "none", "stroke": "#8c7a4e", "stroke_dasharray": "3 2.5"}
    return street + element("rect", transform=at, **site, **dashes)


def _panel(panel: Mapping[str, Any], seat: int) -> str:
    """Outside the city, before the cells where its lines begin."""
    (r1, c1), (r2, c2) = map(_spot, panel["cells"])
    x = (_at(c1) + _at(c2) + CELL) / 2
    y = (_at(r1) + _at(r2) + CELL) / 2
    right, down = STEPS[panel["side"].lower()]
    x, y = (x, y) if not right else (-20.0 if right < 0 else EDGE + 20.0, y)
    x, y = (x, y) if not down else (x, -20.0 if down < 0 else EDGE + 20.0)
    wide, high = (24, 110) if right else (110, 24)
    color = SEATS[seat % len(SEATS)]
    box = element(
        "rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=6, fill=color,
        stroke=RIM,
    )  # fmt: skip
    return box + seat_mark(seat, x - 12, y - 12, 24)


def _wiring(pieces: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Layer by layer, so that a cable runs on from piece to piece."""
    for layer in (_glow, _rim, _cable, _core, _signs):
        for piece in pieces:
            row, col = _spot(piece["cell"])
            lines = "".join(_line(side, row, col) for side in piece["exits"])
            drawn = layer(piece, lines)
            if drawn:
                at = f"translate({_at(col) + CELL / 2} {_at(row) + CELL / 2})"
                yield group(drawn, transform=at, stroke_linecap="round", fill="none")


def _glow(piece: Mapping[str, Any], lines: str) -> str:
    return path(lines, stroke=AMBER, stroke_width=19, opacity=0.35) if _is_live(piece) else ""


def _rim(piece: Mapping[str, Any], lines: str) -> str:
    return path(lines, stroke=RIM, stroke_width=13)


def _cable(piece: Mapping[str, Any], lines: str) -> str:
    return path(lines, stroke=SEATS[piece["player"] % len(SEATS)], stroke_width=10)


def _core(piece: Mapping[str, Any], lines: str) -> str:
    return path(lines, stroke="#ffe7a6", stroke_width=2.6) if _is_live(piece) else ""


def _signs(piece: Mapping[str, Any], lines: str) -> str:
    """A transformer, a fault."""
    signs = ""
    if piece["transformer"]:
        color = SEATS[piece["player"] % len(SEATS)]
        coils = {"r": 5.6, "stroke": INK, "stroke_width": 2}
        signs += element("rect", x=-14, y=-14, width=28, height=28, rx=4, fill=color, stroke=RIM)
        signs += element("rect", x=-10.5, y=-10.5, width=21, height=21, rx=2.5, fill=PANEL)
        signs += element("circle", cx=-3.2, **coils) + element("circle", cx=3.2, **coils)
    if piece["faulted"]:
        cross = "M-7-7 7 7M7-7-7 7"
        signs += path(cross, stroke="#ffffff", stroke_width=8)
        signs += path(cross, stroke="#c3210f", stroke_width=4.5)
    return signs


def _is_live(piece: Mapping[str, Any]) -> bool:
    return bool(piece["live"]) and not piece["faulted"]


def _line(side: str, row: int, col: int) -> str:
    """From the middle of a cell to its edge, and across the gap between tiles."""
    right, down = STEPS[side]
    along = col if right else row
    last = TILE - 1 if right + down > 0 else 0
    far = CELL / 2 + (GAP / 2 if along % TILE == last else 0)
    return f"M0 0L{right * far} {down * far}"
