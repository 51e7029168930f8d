"""The wiring tile game on a terminal: the board, and beside it the players and what one holds."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.core.game import Game, Outcome
from megavolt.core.match import Event
from megavolt.data.blackout import Contract, Term, load
from megavolt.games.blackout.view_types import BlackoutPlayer, BlackoutView, own_hand
from megavolt.locale import Translator
from megavolt.terminal.choices import Decision
from megavolt.terminal.drawing_blackout import WIDTH, Drawing
from megavolt.terminal.layout import SEAT_COLOURS, Lines, row, tags
from megavolt.terminal.moves_blackout import VERBS, BlackoutMoves

BESIDE = WIDTH + 32  # from this width on, the rest stands beside the board
BELOW = 7  # lines to leave for the log, the question and what is typed
_COLUMNS = ("blackout-score", "blackout-transformers", "blackout-contracts", "blackout-cards")
_PARTS = ("connections", "zones", "contracts")


def make(game: Game[Any], seats: Sequence[str], t: Translator) -> "BlackoutScreen":
    return BlackoutScreen(game, seats, t)


class BlackoutScreen:
    def __init__(self, game: Game[Any], seats: Sequence[str], t: Translator) -> None:
        self.game = game
        self.seats = seats
        self.t = t
        self.tags = tags(seats)
        self.moves = BlackoutMoves(t)
        content = load()
        self.resources = {card.id: card for card in content.resources}
        self.contracts = {contract.id: contract for contract in content.contracts}
        self.breakdowns = {card.id: card for card in content.breakdowns}
        self.kinds = {piece.id: piece.glyphs[0] for piece in content.pieces}

    def verbs(self) -> Sequence[str]:
        return VERBS

    def help(self) -> str:
        return "blackout-help"

    def decision(self, view: BlackoutView, legal: list[str]) -> Decision:
        return self.moves.decision(view, legal)

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        return list(events)

    def board(
        self,
        view: BlackoutView,
        console: Console,
        decision: Decision | None,
        everything: bool = False,
    ) -> Lines:
        drawing = Group(*self._drawing(view, decision).lines())
        beside = console.width >= BESIDE
        width = console.width - WIDTH - 2 if beside else console.width
        things = self._things(view, width)
        if everything:
            things += [self._zones(view), Text(self.t.text("blackout-legend"), style="dim")]
        elif beside:
            things = _fitting(console, things, width, console.height - BELOW)
        if not beside:
            return Lines(console, self._ribbon(view), drawing, *things)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=width - 2)
        grid.add_row(drawing, Group(*things))
        return Lines(console, self._ribbon(view), grid)

    def _drawing(self, view: BlackoutView, decision: Decision | None) -> Drawing:
        words = [choice.words[0].split() for choice in decision.choices] if decision else []
        inviting = {word[1] for word in words if word[0] == "install" and len(word) > 1}
        return Drawing(view, self.tags, lambda exits: self.t.name("exits", exits), inviting)

    def _things(self, view: BlackoutView, width: int) -> list[RenderableType]:
        """What stands beside the board, the most needed first."""
        return [
            self._players(view, width),
            *self._held(view),
            self._decks(view),
            *self._breakdown(view),
        ]

    # ---- the line on top

    def _ribbon(self, view: BlackoutView) -> Text:
        line = Text(style="bold", no_wrap=True, overflow="ellipsis")
        line.append(self.t.text("blackout-round", round=view["round"], rounds=view["rounds"]))
        if view["dark"]:
            line.append(" ").append(f"[{self.t.text('blackout-dark')}]", style="reverse")
        turn = view["turn_of"]
        player = "" if turn is None else self.seats[turn]
        line.append(f" │ {self.t.text('blackout-phase', phase=view['phase'], player=player)}")
        if view["phase"] == "turn":
            left = self.t.text("blackout-left", tension=view["tension"]["left"])
            line.append(f" · {left}")
        return line

    # ---- players

    def _players(self, view: BlackoutView, width: int) -> RenderableType:
        titles = [self.t.text(name) for name in _COLUMNS]
        widths = [len(title) for title in titles]
        name = min(26, width - 2 - sum(widths) - len(widths) - 3)
        widths = [1, name, *widths]
        head = ["", self.t.text("blackout-player"), *titles]
        lines = [row([Text(title, style="dim") for title in head], widths)]
        for player in view["players"]:
            lines.append(row(self._player(view, player, widths), widths))
            lines.append(Text(f"    {self._supply(player)}", style="dim"))
        return Group(*lines)

    def _player(
        self, view: BlackoutView, player: BlackoutPlayer, widths: Sequence[int]
    ) -> list[Text]:
        seat = player["seat"]
        name = Text(f"{self.tags[seat]} {self.seats[seat]}", style=SEAT_COLOURS[seat])
        if seat == view["seat"]:
            name.stylize("bold")
        facts = [
            player["score"]["total"],
            player["transformers"],
            len(player["completed"]),
            player["cards"],
        ]
        cells = [Text(f"{fact:>{w}}") for fact, w in zip(facts, widths[2:], strict=True)]
        return [Text("▶" if seat == view["to_move"] else " "), name, *cells]

    def _supply(self, player: BlackoutPlayer) -> str:
        """The pieces a player has left, by kind."""
        return "  ".join(f"{self.kinds[kind]} {n}" for kind, n in player["supply"].items())

    # ---- what one holds

    def _held(self, view: BlackoutView) -> list[RenderableType]:
        if view["seat"] is None:
            return []
        me = view["players"][view["seat"]]
        hand = [self._card(card) for card in own_hand(view)]
        title = Text(self.t.text("blackout-hand"), style="bold")
        return [Group(title, *hand), self._contract(me["contract"])]

    def _card(self, card: str) -> Text:
        content = self.resources[card]
        line = Text(f" {content.name[self.t.lang]} ({content.cost}): ")
        return line.append(content.text[self.t.lang], style="dim")

    def _contract(self, contract: str | None) -> Text:
        line = Text(f"{self.t.text('blackout-contract')}: ", style="bold")
        if contract is None:
            return line.append(self.t.text("blackout-no-contract"), style="not bold")
        content = self.contracts[contract]
        worth = self.t.text("blackout-worth", points=content.points)
        line.append(f"{content.name[self.t.lang]} ({worth}): ", style="not bold")
        return line.append(self._terms(content), style="not bold dim")

    def _terms(self, contract: Contract) -> str:
        return "; ".join(self._term(term) for term in contract.terms)

    def _term(self, term: Term) -> str:
        name = self.t.name("structure", term.kind) or self.t.text("blackout-any-structure")
        return self.t.text(
            "blackout-term",
            term=term.term,
            kind=term.kind,
            name=name,
            count=term.at_least,
            connections=term.connections,
            tile=self.t.name("tile", term.tile),
            kinds=", ".join(self.t.name("piece", kind) for kind in term.kinds),
        )

    # ---- decks and zones

    def _decks(self, view: BlackoutView) -> Text:
        left = self.t.text(
            "blackout-decks",
            resources=view["resource_deck"],
            contracts=view["contract_deck"],
            breakdowns=view["breakdown_deck"],
        )
        return Text(left, style="dim")

    def _breakdown(self, view: BlackoutView) -> list[RenderableType]:
        if not view["breakdowns"]:
            return []
        card = self.breakdowns[view["breakdowns"][-1]]
        line = Text(f"{self.t.text('blackout-last-breakdown')}: {card.name[self.t.lang]}. ")
        return [line.append(card.text[self.t.lang], style="dim")]

    def _zones(self, view: BlackoutView) -> Text:
        zones = [
            f"{self.t.name('tile', place['tile'])} {points}"
            for place, points in zip(view["layout"], view["zones"], strict=True)
        ]
        return Text(self.t.text("blackout-zone", zones=", ".join(zones)))

    # ---- the end

    def result(self, outcome: Outcome) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.t.text("blackout-player"))
        for part in ("total", *_PARTS, "shared"):
            table.add_column(self.t.text("blackout-result", part=part), justify="right")
        for seat in sorted(range(len(self.seats)), key=lambda s: outcome.ranks[s]):
            total = int(outcome.scores[seat])
            parts = [int(str(outcome.reasons[seat][part])) for part in _PARTS]
            facts = [str(fact) for fact in (total, *parts, total - sum(parts))]
            name = Text(self.seats[seat], style=SEAT_COLOURS[seat])
            table.add_row(f"{outcome.ranks[seat]}.", name, *facts)
        return table


def _fitting(
    console: Console, things: list[RenderableType], width: int, room: int
) -> list[RenderableType]:
    """The players and whatever else there is room for."""
    fitting = things[:1]
    options = console.options.update(width=width - 2)
    room -= len(console.render_lines(things[0], options))
    for thing in things[1:]:
        room -= len(console.render_lines(thing, options))
        if room < 0:
            break
        fitting.append(thing)
    return fitting
