"""Fifty countries as maps, of every size and shape, for script/countries."""

import argparse
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from megavolt.data import MapData, load_map
from megavolt.locale import Translator
from megavolt.server.pictures.drawing_board import draw_map
from megavolt.server.pictures.images import rasterised
from megavolt.workshop import Wanted, find_area, make_map
from megavolt.workshop.errors import WorkshopError
from megavolt.workshop.measure import Measures, measure, outside, scores, usual

COUNTRIES = {
    "large": "russia, canada, china, united states, brazil, australia, india, kazakhstan, algeria",
    "middling": "france, germany, poland, turkey, egypt, south africa, nigeria, kenya, iran,"
    " ukraine",
    "long": "chile, norway, vietnam, italy, argentina, sweden, portugal, malawi, panama, laos",
    "islands": "japan, indonesia, philippines, new zealand, iceland, ireland, cuba, madagascar,"
    " sri lanka, united kingdom, greece",
    "small": "belgium, netherlands, switzerland, slovenia, luxembourg, lebanon, estonia, gambia,"
    " jamaica, liechtenstein",
}
WIDE, HIGH, TITLE, ACROSS = 300, 225, 26, 5


@dataclass(frozen=True, slots=True)
class Made:
    place: str
    data: MapData | None
    measures: Measures | None
    trouble: str  # a sentence where there is no map
    seconds: float


def made(place: str, seed: int, t: Translator) -> Made:
    began = time.perf_counter()
    try:
        source = make_map(find_area([place]), Wanted(seed=seed))
    except WorkshopError as problem:
        return Made(place, None, None, t.error(problem), time.perf_counter() - began)
    spent = time.perf_counter() - began
    data = load_map(source, "recharged")
    return Made(place, data, measure(data), "", spent)


def told(one: Made) -> str:
    """A line of the table: within the range of the printed maps, or why not."""
    if one.data is None or one.measures is None:
        return f"| {one.place} | – | – | {one.trouble} |"
    beyond = outside(one.measures)
    figures = one.measures.figures
    why = [
        f"{name} {figures[name]:.4g}, printed {usual()[name][0]:.4g}–{usual()[name][1]:.4g}"
        for name in beyond
    ]
    parts = scores(one.measures)
    score = round(sum(parts.values()) / len(parts))
    return f"| {one.place} | {score} | {one.seconds:.1f} s | {'; '.join(why) or 'within'} |"


def sheet(maps: list[Made]) -> str:
    """All boards side by side, as SVG; a star for one that is not within."""
    down = -(-len(maps) // ACROSS) * (HIGH + TITLE)
    size = f'width="{ACROSS * WIDE}" height="{down}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="#fff"/>']
    for n, one in enumerate(maps):
        x, y = n % ACROSS * WIDE, n // ACROSS * (HIGH + TITLE)
        state = "" if one.measures is None or not outside(one.measures) else " *"
        name = f'<text x="{x + 6}" y="{y + 18}" font-family="Inter" font-size="15">'
        parts.append(f"{name}{one.place}{state}{'' if one.data else ': none'}</text>")
        if one.data is not None:
            parts.append(_placed(draw_map(one.data, 2 * WIDE, 2 * HIGH), n, x, y + TITLE))
    return "".join([*parts, "</svg>"])


def _placed(board: str, number: int, x: int, y: int) -> str:
    """One board among others, which have clips of their own."""
    board = board.replace('id="home"', f'id="home{number}"').replace("#home)", f"#home{number})")
    return re.sub("<svg ", f'<svg x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" ', board, count=1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/countries")
    parser.add_argument("places", nargs="*")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    places = asked.places or re.split(r",\s*", ", ".join(COUNTRIES.values()))
    t = Translator("en")
    maps = []
    for place in places:
        maps.append(made(place, asked.seed, t))
        print(told(maps[-1]), flush=True)
    within = [one for one in maps if one.measures is not None and not outside(one.measures)]
    print(f"{len(within)} of {len(maps)} within the range of the printed maps.")
    if asked.out:
        asked.out.write_bytes(rasterised(sheet(maps)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
