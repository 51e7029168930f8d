"""The balance report of the wiring tile game, laid out as the check at the end of its ledger."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table

from megavolt.core.game import Game, Outcome
from megavolt.core.view_types import own_view
from megavolt.data.blackout import Content, Contract, content_in
from megavolt.games.blackout.view_types import BlackoutView
from megavolt.locale import Translator
from megavolt.terminal.families import Events
from megavolt.terminal.report import mean, quantile, share, share_error

KINDS: Final = ("connections", "zones", "contracts", "shared")


class Tally:
    """The games of one player count."""

    def __init__(self, players: int, content: Content) -> None:
        self.players = players
        self.content = content
        self.shared = [contract.id for contract in content.shared]
        self.games = 0
        self.by_seat = [0.0] * players
        self.by_order = [0.0] * players
        self.scores: list[float] = []
        self.best: list[float] = []
        self.leads: list[float] = []
        self.points = Counter[str]()
        self.completed: list[float] = []
        self.clean = 0
        self.pieces: list[float] = []
        self.dark: list[float] = []
        self.rounds: list[float] = []
        self.actions = Counter[str]()  # things done, by kind of event
        self.dealt = Counter[str]()
        self.met = Counter[str]()

    # ---- collecting

    def begin(self, game: Game[Any], state: Any) -> None:
        for seat in range(self.players):
            view = own_view(BlackoutView, game.view(state, seat))
            self.dealt[str(view["players"][seat]["contract"])] += 1
        self.start = view["start"]

    def end(self, outcome: Outcome, events: Events) -> None:
        self.games += 1
        for seat in outcome.winners:
            part = 1 / len(outcome.winners)
            self.by_seat[seat] += part
            self.by_order[(seat - self.start) % self.players] += part
        ordered = sorted(outcome.scores, reverse=True)
        self.scores += ordered
        self.best.append(ordered[0])
        self.leads.append(ordered[0] - ordered[1])
        for reasons in outcome.reasons:
            self._add_reasons(reasons)
        self._add_events(events)

    def _add_reasons(self, reasons: dict[str, int]) -> None:
        for kind in KINDS[:3]:
            self.points[kind] += reasons[kind]
        self.points["shared"] += sum(reasons[contract] for contract in self.shared)
        self.completed.append(reasons["completed_contracts"])
        self.clean += reasons["no_faults"] > 0

    def _add_events(self, events: Events) -> None:
        laid = [0] * self.players
        rounds, dark = 1, 0  # the first round has begun before anybody can watch
        for kind, facts in events:
            self.actions[kind] += 1
            if kind == "installed":
                laid[facts["player"]] += 1
            elif kind == "removed":
                laid[facts["player"]] -= 1
            elif kind == "round":
                rounds = facts["round"]
                dark += facts["dark"]
            elif kind == "contract_met":
                self.met[facts["contract"]] += 1
            elif kind == "contract_dealt":
                self.dealt[facts["contract"]] += 1
        self.pieces += laid
        self.rounds.append(rounds)
        self.dark.append(dark)

    # ---- telling

    def data(self) -> dict[str, Any]:
        seats = self.games * self.players
        return {
            "games": self.games,
            "wins_by_seat": [share(wins, self.games) for wins in self.by_seat],
            "wins_by_order": [share(wins, self.games) for wins in self.by_order],
            "share_error": share_error(self.games, self.players),
            "score": mean(self.scores),
            "score_spread": [quantile(self.scores, part) for part in (0.1, 0.5, 0.9)],
            "winner": mean(self.best),
            "lead": mean(self.leads),
            "points": {kind: round(share(self.points[kind], seats), 2) for kind in KINDS},
            "completed": mean(self.completed),
            "none_completed": share(self.completed.count(0), seats),
            "no_faults": share(self.clean, seats),
            "pieces": mean(self.pieces),
            "cards": round(share(self.actions["used"], seats), 2),
            "faults": round(share(self.actions["faulted"], seats), 2),
            "repairs": round(share(self.actions["repaired"], seats), 2),
            "dark_rounds": mean(self.dark),
            "rounds": mean(self.rounds),
            "contracts": {
                contract.id: share(self.met[contract.id], self.dealt[contract.id])
                for contract in self.content.contracts
                if self.dealt[contract.id]
            },
        }


class BlackoutReport:
    """Tallies by player count."""

    def __init__(self) -> None:
        self.tallies: dict[int, Tally] = {}

    def begin(self, game: Game[Any], state: Any) -> None:
        if game.players not in self.tallies:
            self.tallies[game.players] = Tally(game.players, content_in(game.options))
        self.tallies[game.players].begin(game, state)

    def end(self, game: Game[Any], outcome: Outcome, events: Events) -> None:
        self.tallies[game.players].end(outcome, events)

    def data(self) -> dict[str, Any]:
        return {str(n): self.tallies[n].data() for n in sorted(self.tallies)}

    def tables(self, t: Translator) -> list[RenderableType]:
        data = {players: tally.data() for players, tally in sorted(self.tallies.items())}
        contracts = [
            contract for tally in self.tallies.values() for contract in tally.content.contracts
        ]
        return [_figures(t, data), _contracts(t, data, {c.id: c for c in contracts})]


def _figures(t: Translator, data: dict[int, dict[str, Any]]) -> Table:
    table = _table(t, t.text("report-title"), list(data))
    for row in next(iter(data.values()), {}):
        if row != "contracts":
            cells = [_shown(row, figures[row]) for figures in data.values()]
            table.add_row(t.text("report-row", row=row), *cells)
    return table


def _contracts(
    t: Translator, data: dict[int, dict[str, Any]], contracts: dict[str, Contract]
) -> Table:
    table = _table(t, t.text("report-contracts"), list(data))
    for contract in contracts.values():
        rates = [figures["contracts"].get(contract.id) for figures in data.values()]
        shown = ["–" if rate is None else f"{rate:.2f}" for rate in rates]
        name = contract.name.get(t.lang, contract.name["en"])
        table.add_row(f"{name} ({contract.points})", *shown)
    return table


def _table(t: Translator, title: str, counts: Sequence[int]) -> Table:
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for players in counts:
        table.add_column(t.text("report-players", players=players), justify="right")
    return table


def _shown(row: str, value: Any) -> str:
    if row.startswith("wins_by"):
        return " ".join(f"{part:.2f}" for part in value)
    if row in ("none_completed", "no_faults"):
        return f"{value:.0%}"
    if isinstance(value, dict):
        return " / ".join(f"{part:.1f}" for part in value.values())
    if isinstance(value, list):
        return " / ".join(str(part) for part in value)
    return str(value)
