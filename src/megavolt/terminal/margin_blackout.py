"""What is shown beside the board of the wiring tile game, in a long form and in a short one."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from megavolt.data.blackout import Content, Contract, Term
from megavolt.games.blackout.view_types import BlackoutPlayer, BlackoutView, own_hand
from megavolt.locale import Translator
from megavolt.terminal.layout import SEAT_COLOURS, pack, row, small

# A thing in its forms, the roomiest first; one that ends with None can be left out.
Forms = list[RenderableType | None]
_COLUMNS = ("blackout-score", "blackout-transformers", "blackout-contracts", "blackout-cards")
_NONE = "·"


class Margin:
    def __init__(
        self, t: Translator, seats: Sequence[str], tags: Sequence[str], content: Content
    ) -> None:
        self.t = t
        self.seats = seats
        self.tags = tags
        self.structures = content.structures
        self.shared_contracts = content.shared
        self.resources = {card.id: card for card in content.resources}
        self.contracts = {contract.id: contract for contract in content.contracts}
        self.breakdowns = {card.id: card for card in content.breakdowns}
        self.kinds = {piece.id: piece.glyphs[0] for piece in content.pieces}

    def things(self, view: BlackoutView, width: int, keys: Mapping[str, str]) -> dict[str, Forms]:
        """Everything in its order; `keys` has what to type for a card in hand."""
        return {
            "players": self._players(view, width),
            "hand": self._hand(view, keys),
            "contract": self._contract(view),
            "shared": self._shared(view, width),
            "legend": [self._legend(width), self._letters(), None],
            "breakdown": self._breakdown(view),
            "decks": [self._decks(view), None],
            "marks": [Text(self.t.text("blackout-marks"), style="dim"), None],
        }

    # ---- players

    def _players(self, view: BlackoutView, width: int) -> Forms:
        titles = [self.t.text(name) for name in _COLUMNS]
        widths = [len(title) for title in titles]
        name = min(26, width - 2 - sum(widths) - len(widths) - 3)
        widths = [1, name, *widths]
        head = ["", self.t.text("blackout-player"), *titles]
        title = row([Text(title, style="dim") for title in head], widths)
        lines = [row(self._player(view, player, widths), widths) for player in view["players"]]
        supplies = [Text(f"    {self._supply(player)}", style="dim") for player in view["players"]]
        parts = [Text(f"    {self._parts(player)}", style="dim") for player in view["players"]]
        with_supply = [thing for pair in zip(lines, supplies, strict=True) for thing in pair]
        with_parts = [thing for all_ in zip(lines, parts, supplies, strict=True) for thing in all_]
        return [Group(title, *with_parts), Group(title, *with_supply), Group(title, *lines)]

    def _player(
        self, view: BlackoutView, player: BlackoutPlayer, widths: Sequence[int]
    ) -> list[Text]:
        seat = player["seat"]
        name = Text(f"{self.tags[seat]} {self.seats[seat]}", style=SEAT_COLOURS[seat])
        if seat == view["seat"]:
            name.stylize("bold")
        standing = sum(p["transformer"] and p["player"] == seat for p in view["pieces"])
        facts = [
            player["score"]["total"],
            f"{standing}/{standing + player['transformers']}",
            len(player["completed"]),
            player["cards"],
        ]
        cells = [Text(f"{fact:>{w}}") for fact, w in zip(facts, widths[2:], strict=True)]
        return [Text("▶" if seat == view["to_move"] else " "), name, *cells]

    def _parts(self, player: BlackoutPlayer) -> str:
        """What the points are made of: `Connections 12 + Zones 2 + Contracts 3 + Shared 5`."""
        return " + ".join(
            f"{self.t.text('blackout-result', part=part)} {player['score'][part]}"
            for part in ("connections", "zones", "contracts", "shared")
        )

    def _supply(self, player: BlackoutPlayer) -> str:
        """The pieces a player has left, by kind."""
        return "  ".join(f"{self.kinds[kind]} {n}" for kind, n in player["supply"].items())

    # ---- shared contracts

    def _shared(self, view: BlackoutView, width: int) -> Forms:
        """BLK-SCORE-07: what each would give now, and to whom, as the engine counts it."""
        names = {c.id: self.t.text("blackout-shared", contract=c.id) for c in self.shared_contracts}
        titles = {c.id: f"{names[c.id]} ({c.points})" for c in self.shared_contracts}
        title = self.t.text("blackout-shared-title")
        label = min(max(map(len, (title, *titles.values()))), width - 2 * len(self.seats) - 1)
        widths = [label, *([1] * len(self.seats))]
        lines = [row([Text(title, style="bold"), *map(self._tag, range(len(self.seats)))], widths)]
        for contract, name in titles.items():
            points = [str(p) if p else _NONE for p in view["shared"][contract]]
            lines.append(row([Text(name), *map(Text, points)], widths))
        pieces = [self._leaders(name, view["shared"][id_]) for id_, name in names.items()]
        short = self.t.text("blackout-result", part="shared")
        pieces[0] = Text(f"{short}: ", style="bold").append_text(pieces[0])
        return [Group(*lines), pack(pieces, width, ", ")]

    def _tag(self, seat: int) -> Text:
        return Text(self.tags[seat], style=SEAT_COLOURS[seat])

    def _leaders(self, name: str, points: Sequence[int]) -> Text:
        """`Most structures A5`: who would get how much."""
        text = Text("").append(f"{name} ", style="not bold")
        for seat, count in enumerate(points):
            if count:
                text.append(f"{self.tags[seat]}{count}", style=f"not bold {SEAT_COLOURS[seat]}")
        return text if any(points) else text.append(_NONE, style="not bold")

    # ---- what one holds

    def _hand(self, view: BlackoutView, keys: Mapping[str, str]) -> Forms:
        if view["seat"] is None:
            return [None]
        hand = own_hand(view)
        long = [self._card(card, keys.get(card, ""), text=True) for card in hand]
        short = [self._card(card, keys.get(card, ""), text=False) for card in hand]
        if not hand:
            empty = Text(f"{self.t.text('blackout-hand')}: {_NONE}", style="dim")
            return [empty]
        return [Group(*long), Group(*short)]

    def _card(self, card: str, key: str, text: bool) -> Text:
        content = self.resources[card]
        line = Text(f"[{key}] ", style="bold green") if key else Text("– ", style="dim")
        line.append(f"{content.name[self.t.lang]} ({content.cost})", style="not bold default")
        if text:
            line.append(f": {content.text[self.t.lang]}", style="not bold default dim")
        return line

    def _contract(self, view: BlackoutView) -> Forms:
        if view["seat"] is None:
            return [None]
        return [self.contract(view["players"][view["seat"]]["contract"])]

    def contract(self, contract: str | None) -> Text:
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
        return self.t.text(
            "blackout-term",
            term=term.term,
            kind=term.kind,
            name=self.t.name("structure", term.kind),
            count=term.at_least,
            connections=term.connections,
            tile=self.t.name("tile", term.tile),
            kinds=self._piece_kinds(term),
        )

    def _piece_kinds(self, term: Term) -> str:
        """The kinds of pieces that count; `any` if all do."""
        if set(term.kinds) == set(self.kinds):
            return "any"
        return ", ".join(small(self.t.name("piece", kind)) for kind in term.kinds)

    # ---- the board and the decks

    def _legend(self, width: int) -> Text:
        """What the letters on the board stand for and what a connection to each pays."""
        parts = {
            kind.id: self.t.text("blackout-legend", thing=kind.id, points=kind.points)
            for kind in self.structures
        }
        site = self.t.text("blackout-legend", thing="site", points=0)
        pieces = [*list(parts.values())[:2], site, *list(parts.values())[2:]]
        legend = pack(map(Text, pieces), width, "  ")
        legend.stylize("dim")
        return legend

    def _letters(self) -> Text:
        """The same without names, for a terminal with little room."""
        pieces = [f"{kind.symbol} +{kind.points}" for kind in self.structures]
        return Text("  ".join(pieces), style="dim")

    def _decks(self, view: BlackoutView) -> Text:
        left = self.t.text(
            "blackout-decks",
            resources=view["resource_deck"],
            contracts=view["contract_deck"],
            breakdowns=view["breakdown_deck"],
        )
        return Text(left, style="dim")

    def _breakdown(self, view: BlackoutView) -> Forms:
        if not view["breakdowns"]:
            return [None]
        card = self.breakdowns[view["breakdowns"][-1]]
        line = Text(f"{self.t.text('blackout-last-breakdown')}: {card.name[self.t.lang]}. ")
        return [line.append(card.text[self.t.lang], style="dim"), None]
