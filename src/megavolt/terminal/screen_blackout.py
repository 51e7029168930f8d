"""The wiring tile game on a terminal: the board, and beside it the players and what one holds."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.core.decision_types import Decision
from megavolt.core.game import Game, Outcome
from megavolt.core.line import Event
from megavolt.data.blackout import content_in
from megavolt.games.blackout.view_types import BlackoutView
from megavolt.locale import Translator
from megavolt.terminal.choices import Commands, Question
from megavolt.terminal.drawing_blackout import WIDTH, Drawing
from megavolt.terminal.layout import SEAT_COLOURS, Lines, tags
from megavolt.terminal.margin_blackout import Forms, Margin
from megavolt.terminal.moves_blackout import VERBS, BlackoutMoves
from megavolt.terminal.stakes_blackout import Stakes

BESIDE = WIDTH + 32  # from this width on, the rest stands beside the board
BELOW = 10  # lines to leave for the line on top, the log, the question and what is typed
_FIRST = (
    "legend",
    "hand",
    "shared",
    "breakdown",
    "marks",
    "players",
    "decks",
)  # who gets room first
_PARTS = ("connections", "zones", "contracts")
COMMANDS = ("stakes",)
_NO_NEWS = ("turn", "done")  # events that tell no more than whose turn it is


class BlackoutScreen:
    def __init__(self, game: Game[Any], seats: Sequence[str], t: Translator) -> None:
        content = content_in(game.options)
        self.game = game
        self.seats = seats
        self.t = t
        self.tags = tags(seats)
        self.moves = BlackoutMoves(t, seats, content)
        self.margin = Margin(t, seats, self.tags, content)
        self.stakes = Stakes(game, seats, t, content)
        self.shared = [contract.id for contract in content.shared]

    def verbs(self) -> Sequence[str]:
        return VERBS

    def help(self) -> str:
        return "blackout-help"

    def goal(self) -> str:
        return "blackout-goal"

    def rule(self) -> str:
        return "BLK-ACT-10"

    def question(self, view: BlackoutView, decision: Decision) -> Question:
        return self.moves.question(view, decision)

    def hides(self) -> bool:
        return True  # hands and contracts

    def commands(self) -> Commands:
        return dict(zip(COMMANDS, (self.stakes.show,), strict=True))

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        """Without what the line on top tells, and without cards that others draw face down."""
        return [event for event in events if not _no_news(event)]

    def board(
        self,
        view: BlackoutView,
        console: Console,
        question: Question | None,
        everything: bool = False,
    ) -> Lines:
        drawing = Lines(console, *self._drawing(view, question).lines())
        beside = console.width >= BESIDE
        width = console.width - WIDTH - 1 if beside else console.width
        things = self.margin.things(view, width, _keys(question))
        room = max(drawing.height, console.height - BELOW) if beside else console.height
        shown = _roomiest(things) if everything else _fitting(console, things, width, room)
        if not beside:
            return Lines(console, self._ribbon(view, console.width), drawing, *shown)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=width)
        grid.add_row(drawing, Group(*shown))
        return Lines(console, self._ribbon(view, console.width), grid)

    def _drawing(self, view: BlackoutView, question: Question | None) -> Drawing:
        choices = question.choices if question else []
        inviting = {choice.about for choice in choices if choice.verb == "install"}
        zones = [
            self.t.text("blackout-zone-name", tile=place["tile"], points=points)
            for place, points in zip(view["layout"], view["zones"], strict=True)
        ]
        return Drawing(view, self.tags, lambda exits: self.t.name("exits", exits), zones, inviting)

    # ---- the line on top

    def _ribbon(self, view: BlackoutView, width: int) -> Text:
        """Round, blackout and its rule; then whose turn and what is left, if there is room."""
        line = Text(style="bold", no_wrap=True, overflow="ellipsis")
        line.append(self.t.text("blackout-round", round=view["round"], rounds=view["rounds"]))
        tension, in_turn = view["tension"], view["phase"] == "turn"
        if view["dark"]:
            line.append(" ").append(f"[{self._dark(view)}]", style="reverse")
        turn = view["turn_of"]
        player = "" if turn is None else self.seats[turn]
        rest = [f" │ {self.t.text('blackout-phase', phase=view['phase'], player=player)}"]
        if in_turn and not view["dark"]:
            rest.append(f" · {self.t.text('blackout-left', tension=tension['left'])}")
        for text in rest:
            if line.cell_len + len(text) <= width:
                line.append(text)
        return line

    def _dark(self, view: BlackoutView) -> str:
        """BLK-DARK-04: why there is but one action."""
        title = self.t.text("blackout-dark")
        if view["phase"] != "turn":
            return title
        tension = view["tension"]
        facts = {"acted": tension["acted"], "tension": tension["per_turn"]}
        return f"{title}: {self.t.text('blackout-dark-rule', **facts)}"

    # ---- the end

    def result(self, outcome: Outcome) -> RenderableType:
        """A column a player, the winner first; the shared contracts one by one."""
        seats = sorted(range(len(self.seats)), key=lambda s: outcome.ranks[s])
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="default")
        table.add_column("")
        for seat in seats:
            name = Text(f"{outcome.ranks[seat]}. {self.seats[seat]}", style=SEAT_COLOURS[seat])
            table.add_column(name, justify="right", overflow="ellipsis")
        reasons = [
            {part: int(str(value)) for part, value in outcome.reasons[seat].items()}
            for seat in seats
        ]
        shared = [sum(found[part] for part in self.shared) for found in reasons]
        totals = [int(outcome.scores[seat]) for seat in seats]
        self._add_part(table, "total", totals, "bold")
        for part in _PARTS:
            self._add_part(table, part, [found[part] for found in reasons])
        self._add_part(table, "shared", shared)
        for part in self.shared:
            title = f"  {self.t.name('shared', part)}"
            table.add_row(title, *(str(found[part]) for found in reasons), style="dim")
        return table

    def _add_part(self, table: Table, part: str, points: list[int], style: str = "") -> None:
        title = self.t.text("blackout-result", part=part)
        table.add_row(title, *map(str, points), style=style)


def _no_news(event: Event) -> bool:
    return event.kind in _NO_NEWS or (event.kind == "drew" and "card" not in event.facts)


def _keys(question: Question | None) -> dict[str, str]:
    """What to type for each card in hand."""
    choices = question.choices if question else []
    return {choice.about: choice.key for choice in choices if choice.elsewhere}


def _roomiest(things: dict[str, Forms]) -> list[RenderableType]:
    return [forms[0] for forms in things.values() if forms[0] is not None]


def _fitting(
    console: Console, things: dict[str, Forms], width: int, room: int
) -> list[RenderableType]:
    """Everything in its shortest form, and what matters most in a roomier one while that fits."""
    chosen = {name: forms[-1] for name, forms in things.items()}
    room -= sum(_height(console, thing, width) for thing in chosen.values())
    for name in _FIRST:
        for form in things[name][:-1]:
            more = _height(console, form, width) - _height(console, chosen[name], width)
            if more <= room:
                chosen[name] = form
                room -= more
                break
    return [thing for thing in chosen.values() if thing is not None]


def _height(console: Console, thing: RenderableType | None, width: int) -> int:
    if thing is None:
        return 0
    return len(console.render_lines(thing, console.options.update(width=width)))
