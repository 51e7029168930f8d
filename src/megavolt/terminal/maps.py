"""`megavolt map`: look at a map, or check one of your own."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from megavolt.data import DataError, MapData, edition_ids, load_deck, load_map, map_warnings
from megavolt.data.maps import shipped_maps
from megavolt.terminal.map_board import BoardMap
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.workshop.check import map_editions, unplayable


def check(terminal: UserTerminal, file: Path, edition: str | None) -> int:
    """Everything a map must be, then what its maker may not have intended."""
    source = as_path(str(file))
    editions = [edition] if edition else map_editions(source)
    loaded = {name: load_map(source, name) for name in editions}
    problems = [problem for name in editions for problem in unplayable(source, name)]
    data = loaded[editions[-1]]
    if problems:
        for problem in problems:
            terminal.show_error(terminal.t.error(problem))
        return 1
    terminal.say(
        "map-ok",
        style="green",
        file=str(file),
        name=terminal.t.map(data),
        regions=len(data.regions),
        cities=len(data.cities),
        connections=len(data.connections),
        editions=", ".join(editions),
    )
    for code, facts in map_warnings(data):
        terminal.say(code, style="yellow", **facts)
    return 0


def check_deck(terminal: UserTerminal, file: Path) -> int:
    """Everything a deck of the card game must be."""
    deck = load_deck(as_path(str(file)))
    counts = {"plants": len(deck.plants), "fuels": len(deck.fuels)}
    terminal.say("deck-ok", style="green", file=str(file), **counts)
    return 0


def as_path(text: str) -> str:
    """A bare name is a file here, not the id of a shipped map."""
    return text if "/" in text or "\\" in text else f"./{text}"


def show(terminal: UserTerminal, source: str, edition: str | None) -> int:
    data, name = find_map(source, edition)
    title = terminal.t.text("map-title", name=terminal.t.map(data), map=data.id, edition=name)
    terminal.show(Text(title, style="bold"))
    terminal.show(BoardMap(data, (), terminal.t).whole(None, terminal.out))
    terminal.show(_regions(terminal, data))
    terminal.show(_cities(terminal, data))
    return 0


def find_map(source: str, edition: str | None) -> tuple[MapData, str]:
    """The map as the first edition that has it knows it."""
    for name in [edition] if edition else edition_ids():
        try:
            return load_map(source, name), name
        except DataError as problem:
            if edition or problem.code not in ("data_unknown_map", "data_wrong_edition"):
                raise
            last = problem
    if last.code == "data_unknown_map":
        known, every = ", ".join(shipped_maps()), ", ".join(edition_ids())
        raise DataError(last.code, file=source, key="-", known=known, edition=every)
    raise last


def _regions(terminal: UserTerminal, data: MapData) -> Table:
    table = Table()
    for title in ("map-region", "map-touches"):
        table.add_column(terminal.t.text(title))
    for number, region in enumerate(data.regions):
        pairs = [pair for pair in data.adjacency if number in pair]
        near = [data.regions[a + b - number] for a, b in pairs]
        touches = ", ".join(terminal.t.region(other.names) for other in near)
        table.add_row(f"{terminal.t.region(region.names)} ({region.id})", touches)
    return table


def _cities(terminal: UserTerminal, data: MapData) -> Table:
    table = Table()
    for title in ("map-city", "map-connections"):
        table.add_column(terminal.t.text(title))
    names = [terminal.t.city(city) for city in data.cities]
    for region in data.regions:
        for number in sorted(region.cities, key=names.__getitem__):
            links = [link for link in data.connections if number in link[:2]]
            near = sorted((cost, names[a + b - number]) for a, b, cost in links)
            shown = ", ".join(f"{name} {cost}" for cost, name in near)
            table.add_row(Text(names[number]), Text(shown))
        table.add_section()
    return table
