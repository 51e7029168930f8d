"""`megavolt map make`: a map of a country, a part of one, several, or a rectangle."""

from dataclasses import dataclass
from pathlib import Path

from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import MAP, check_writable, write_whole
from megavolt.workshop import Wanted, find_area, make_map, map_text
from megavolt.workshop.atlas import CREDIT
from megavolt.workshop.errors import WorkshopError
from megavolt.workshop.places import Box


@dataclass(frozen=True, slots=True)
class MakeOptions:
    places: list[str]
    box: str | None
    name: str
    wanted: Wanted
    out: Path | None
    force: bool


def make(terminal: UserTerminal, opts: MakeOptions) -> int:
    box = _box(opts.box) if opts.box else None
    where = find_area(opts.places, opts.name, box)
    out = opts.out or Path(f"{where.id}.toml")
    check_writable(terminal, out, MAP, opts.force)
    terminal.say("map-making", name=where.names[terminal.t.lang], count=len(where.places))
    data = make_map(where, opts.wanted)
    write_whole(out, map_text(data, _notes(opts)))
    terminal.say(
        "map-made",
        style="green",
        file=str(out),
        cities=len(data["cities"]),
        regions=len(data["regions"]),
        connections=len(data["connections"]),
    )
    return 0


def _notes(opts: MakeOptions) -> list[str]:
    """How to make the same map again, and whose data it is."""
    wanted = opts.wanted
    knobs = f"cities {wanted.cities}, density {wanted.density:g}, cost {wanted.cost:g}"
    where = ", ".join([*opts.places, *([f"box {opts.box}"] if opts.box else [])])
    knobs += f", with {', '.join(wanted.include)}" if wanted.include else ""
    knobs += f", without {', '.join(wanted.without)}" if wanted.without else ""
    return [f"{MAP.mark.removeprefix('# ')}: {where}; {knobs}, seed {wanted.seed}.", CREDIT]


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _box(text: str) -> Box:
    try:
        west, south, east, north = (float(part) for part in text.split(","))
    except ValueError:
        raise WorkshopError("map_bad_box", value=text) from None
    return west, south, east, north
