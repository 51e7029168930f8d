"""A review as one HTML page that needs nothing else: lines of chances, and the mistakes."""

from collections.abc import Sequence
from html import escape

from megavolt.bots.review import Group, Review
from megavolt.locale import Translator
from megavolt.terminal.review_words import explanation, headline, percent, price

WIDTH, HEIGHT, EDGE = 900, 320, 40
# Lines differ in colour and in dashes, so that nobody needs to see colours.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#8a6d00")
DASHES = ("none", "8 4", "2 3", "12 4 2 4", "4 4", "1 5")
# By this line after the first, a page is known as one that may be replaced by another.
MARK = "<!doctype html>\n<!-- Megavolt: review -->"
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1b1b1b; background: #fff; }
svg { width: 100%; height: auto; }
text { font-size: 12px; fill: #555; }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 1.5rem; }
li p { margin: 0; }
ol li { margin-bottom: 1rem; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #161616; }
  text { fill: #bbb; } }
"""


def page(t: Translator, review: Review) -> str:
    """The whole page as text."""
    title = escape(t.text("review-title", players=", ".join(review.match.seats)))
    mistakes = review.mistakes()
    count = escape(t.text("review-mistakes", count=len(mistakes), judged=review.judged))
    return "\n".join(
        [
            MARK,
            f'<html lang="{t.lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            f"<h2>{escape(t.text('review-chances'))}</h2>",
            *_legend(review.match.seats),
            *_drawing(t, review, mistakes),
            f"<h2>{count}</h2><ol>",
            *(_mistake(t, review, group) for group in mistakes),
            f"</ol><p>{escape(t.text('review-how'))}</p></body></html>",
            "",
        ]
    )


def _mistake(t: Translator, review: Review, group: Group) -> str:
    text = escape(headline(t, review, group))
    lost, why = escape(price(t, group)), escape(explanation(t, review, group))
    return f"<li><p><strong>{text}</strong></p><p>{lost}</p><p>{why}</p></li>"


def _legend(names: Sequence[str]) -> list[str]:
    items = [
        f'<li><svg style="width:48px" viewBox="0 0 48 10" aria-hidden="true">'
        f'<line x1="0" y1="5" x2="48" y2="5" {_pen(seat)}/></svg> {escape(name)}</li>'
        for seat, name in enumerate(names)
    ]
    return ["<ul>", *items, "</ul>"]


def _drawing(t: Translator, review: Review, mistakes: Sequence[Group]) -> list[str]:
    last = max(len(review.match.actions), 1)
    label = escape(t.text("review-chances"), quote=True)
    lines = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">']
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(chance)
        lines.append(f'<line x1="{EDGE}" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#8884"/>')
        lines.append(f'<text x="0" y="{y + 4}">{percent(chance)}%</text>')
    for number, before in review.rounds:
        x = _x(before, last)
        lines.append(f'<text x="{x}" y="{HEIGHT - 8}">{number}</text>')
    for seat in range(len(review.match.seats)):
        points = " ".join(f"{_x(move, last)},{_y(c[seat])}" for move, c in review.chances)
        lines.append(f'<polyline points="{points}" fill="none" {_pen(seat)}/>')
    for group in mistakes:
        x, y = _x(group.worst.last, last), _y(group.worst.played.chance)
        text = escape(headline(t, review, group))
        colour = COLOURS[group.seat % len(COLOURS)]
        lines.append(
            f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"><title>{text}</title></circle>'
        )
    return [*lines, "</svg>"]


def _pen(seat: int) -> str:
    colour, dashes = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    return f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'


def _x(move: int, last: int) -> float:
    return round(EDGE + (WIDTH - EDGE - 10) * move / last, 1)


def _y(chance: float) -> float:
    return round(10 + (HEIGHT - 50) * (1 - chance), 1)
