"""The picture of a finished game: its board on the left, who came where on the right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from megavolt.core.game import NOBODY, Game, Outcome
from megavolt.locale import Translator
from megavolt.server.families import server_family
from megavolt.server.pictures.look import (
    AMBER,
    AMBER_SOFT,
    INK,
    LINE,
    PANEL,
    PAPER,
    SOFT,
    seat_mark,
)
from megavolt.server.pictures.svg import element, group, path, shortened, width_of, words

WIDTH, HEIGHT = 1200, 630  # what pages that preview a link ask for
BOARD: Final = 640  # how much of the width the board has
LEFT, RIGHT = BOARD + 40, WIDTH - 36
ROW: Final = 63
FIGURE: Final = 88  # the width of a column of figures
NAME: Final = 94  # where names begin
LETTER: Final = 0.6  # the width of a bold letter, in parts of its height
BOLT: Final = "M13 2 4 14h6l-1 8 9-12h-6z"


@dataclass(frozen=True)
class Finished:
    """All that the picture shows of a game that is over."""

    game: Game[Any]
    view: Mapping[str, Any]
    outcome: Outcome
    names: Sequence[str]


def finished(game: Game[Any], state: Any, names: Sequence[str]) -> Finished:
    """Of a state at the end of a game, as a spectator sees it."""
    outcome = game.outcome(state)
    assert outcome is not None, "the game is not over"
    return Finished(game, game.view(state, NOBODY), outcome, names)


def title(game: Game[Any], t: Translator) -> str:
    """`Grid 2020 · Germany`"""
    found = server_family(game.id).static_data(game, t.lang)["map"]
    name = t.text("web-game-name", game=game.id)
    return f"{name} · {found['name']}" if found else name


def picture(shown: Finished, t: Translator) -> str:
    """The picture as SVG, in one language."""
    family = server_family(shown.game.id)
    draw = family.picture or _plain
    board = draw(shown.game, shown.view, BOARD, HEIGHT)
    box = {"width": WIDTH, "height": HEIGHT}
    frame = element("clipPath", element("rect", width=BOARD, height=HEIGHT), id="board")
    return element(
        "svg",
        frame,
        element("rect", fill=PAPER, **box),
        group(board, clip_path="url(#board)"),
        element("rect", x=BOARD, width=WIDTH - BOARD, height=HEIGHT, fill=PANEL),
        element("rect", x=BOARD, width=6, height=HEIGHT, fill=AMBER),
        _head(shown, t),
        _rows(shown, t),
        _foot(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        font_family="Inter, sans-serif",
        fill=INK,
        **box,
    )


def _plain(game: Game[Any], view: Mapping[str, Any], width: float, height: float) -> str:
    """For a game that brings no drawing."""
    return path(
        BOLT, fill=AMBER, transform=f"translate({width / 2 - 180} {height / 2 - 180}) scale(15)"
    )


def _head(shown: Finished, t: Translator) -> str:
    name, _, place = title(shown.game, t).partition(" · ")
    rounds = t.text("share-rounds", count=shown.view["round"])
    under = f"{place} · {rounds}" if place else rounds
    return group(
        words(LEFT, 76, shortened(name, 22), 42, font_weight=700),
        words(LEFT, 112, shortened(under, 40), 22, fill=SOFT),
    )


def _rows(shown: Finished, t: Translator) -> str:
    columns = server_family(shown.game.id).ranked_by
    outcome = shown.outcome
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    heads = [
        words(
            RIGHT - 12 - FIGURE * (len(columns) - 1 - n), 160,
            _named(column, t), 17, fill=SOFT, text_anchor="end",
        )
        for n, column in enumerate(columns)
    ]  # fmt: skip
    rows = [_row(shown, seat, 170 + n * ROW, columns) for n, seat in enumerate(order)]
    return group(*heads, *rows)


def _row(shown: Finished, seat: int, top: float, columns: Sequence[str]) -> str:
    rank, middle = shown.outcome.ranks[seat], top + ROW / 2
    room = (RIGHT - LEFT - NAME - FIGURE * len(columns)) / LETTER
    name = shown.names[seat]
    size = max(19.0, min(28.0, room / max(1.0, width_of(name))))
    parts = [
        words(LEFT + 10, middle + 9, str(rank), 26, fill=SOFT, font_weight=700),
        seat_mark(seat, LEFT + 40, middle - 19, 38),
        words(LEFT + NAME, middle + 9, shortened(name, room / size), size, font_weight=700),
    ]
    for n, column in enumerate(columns):
        x = RIGHT - 12 - FIGURE * (len(columns) - 1 - n)
        figure = _figure(shown.outcome, seat, column)
        weight = 700 if n == 0 else 400
        parts.append(words(x, middle + 10, figure, 28, text_anchor="end", font_weight=weight))
    band = {"x": LEFT - 8, "y": top, "width": RIGHT - LEFT + 12, "height": ROW}
    if rank == 1:
        return element("rect", rx=10, fill=AMBER_SOFT, **band) + group(*parts)
    rule = path(f"M{LEFT - 8} {top + ROW}H{RIGHT + 4}", stroke=LINE, stroke_width=1.5)
    return group(*parts, rule)


def _named(column: str, t: Translator) -> str:
    return t.text("web-reason", reason="points" if column == "score" else column, name=column)


def _figure(outcome: Outcome, seat: int, column: str) -> str:
    """A reason of the outcome by its name, or the score."""
    return str(outcome.scores[seat] if column == "score" else outcome.reasons[seat][column])


def _foot() -> str:
    bolt = path(BOLT, fill=AMBER, transform=f"translate({LEFT - 4} {HEIGHT - 50}) scale(1.25)")
    return bolt + words(LEFT + 30, HEIGHT - 28, "Megavolt", 24, font_weight=700)
