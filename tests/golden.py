"""Golden playthroughs: whole seeded games as text, every decision with its legal list and what
it changed in the view. The files are reviewed as diffs; `script/playthroughs --update` rewrites
them."""

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng
from megavolt.data import edition_ids, printed_maps

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 2004
NAMES = ["Ana", "Bob", "Eva", "Kai", "Lea", "Max"]


class Config(NamedTuple):
    """A game that is written out."""

    game: str
    players: int
    options: dict[str, object]
    rules: int | None = None  # the newest version if not given

    def match(self, seed: int) -> Match:
        game = make_game(self.game, self.players, self.options, self.rules)
        return Match(game, NAMES[: self.players], seed)


def configs() -> list[Config]:
    """Every game, printed map and player count once, and each variant."""
    plain = [
        Config(edition, players, {"map": map_id})
        for edition in edition_ids()
        for map_id in printed_maps(edition)
        for players in range(2, 7)
    ]
    variants = [
        Config("recharged", 2, {"map": "germany", "start_cities": True}),
        Config("recharged", 4, {"map": "usa", "start_cities": True}),
        Config("recharged", 3, {"map": "germany", "regions": "draft"}),
        Config("classic", 4, {"map": "usa", "demolition": True}),
        Config("classic", 3, {"map": "germany", "quick_pass": True}),
        Config("deluxe", 5, {"map": "europe", "hidden_money": True}),
    ]
    cards = [Config("cards", players, {}) for players in range(2, 7)]
    cards.append(Config("cards", 3, {"demolition": True, "singles": "supply"}))
    return plain + variants + cards + first_content() + second_content() + third_content()


def first_content() -> list[Config]:
    """The wiring tile game as it was before its second content became the default."""
    return [
        Config("blackout", players, {"layout": layout}, rules=3)
        for players in range(2, 5)
        for layout in ("shuffled", "fixed")
    ]


def second_content() -> list[Config]:
    return [
        Config("blackout", players, {"content": "second", "layout": layout})
        for players in range(2, 5)
        for layout in ("shuffled", "fixed")
    ]


def third_content() -> list[Config]:
    """It has the board of the second."""
    return [Config("blackout", players, {"content": "third"}) for players in range(2, 5)]


def file_name(config: Config) -> str:
    named = [key if value is True else str(value) for key, value in config.options.items()]
    return "-".join([config.game, *named, str(config.players)]) + ".txt"


def playthrough(config: Config) -> str:
    """The whole text of one game."""
    match = config.match(SEED)
    rng = Rng(SEED)
    lines = [f"{config.game} {config.options} seed {SEED}", *_flat(dict(match.view(NOBODY)))]
    while not match.over:
        lines += _decision(match, rng)
    return "\n".join([*lines, "", f"outcome {match.outcome()}", ""])


def _decision(match: Match, rng: Rng) -> list[str]:
    seat = match.to_move
    assert seat is not None
    before = dict(_leaves(match.view(seat)))
    events = len(match.events)
    legal = match.legal()
    choices = _thrifty(legal)
    word = choices[rng.below(len(choices))]
    match.play(word)
    after = dict(_leaves(match.view(seat)))
    return [
        "",
        f"{len(match.actions)} {match.seats[seat]}: {word}",
        f"  legal {'; '.join(_ranges(legal))}",
        *(f"  event {e.kind} {e.facts}" for e in match.events[events:]),
        *_changes(before, after),
    ]


def _thrifty(legal: list[str]) -> list[str]:
    """The cheapest of each kind of offer, so that the money lasts for a whole game."""
    return [next(words) for _, words in groupby(legal, _without_last_number)]


def _ranges(legal: list[str]) -> Iterator[str]:
    """Runs of words that differ in their last number only, as `bid 4..50`."""
    for _, words in groupby(legal, _without_last_number):
        first, *rest = words
        yield f"{first}..{rest[-1].split()[-1]}" if rest else first


def _without_last_number(word: str) -> str:
    head, _, last = word.rpartition(" ")
    return head if last.isdecimal() and head.split()[0] in ("open", "bid") else word


def _leaves(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for index, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{index}]")
    else:
        yield path, repr(value)


def _flat(view: dict[str, object]) -> list[str]:
    return [f"{path} = {value}" for path, value in _leaves(view)]


def _changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    changed = [f"  {path} = {value}" for path, value in after.items() if before.get(path) != value]
    return changed + [f"  {path} gone" for path in before if path not in after]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare or rewrite the golden playthroughs.")
    parser.add_argument("--update", action="store_true", help="rewrite the files that differ")
    update = parser.parse_args().update
    FOLDER.mkdir(exist_ok=True)
    different = 0
    for config in configs():
        path, text = FOLDER / file_name(config), playthrough(config)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        different += 1
        print(f"{'rewritten' if update else 'differs'}: {path.name}")
        if update:
            path.write_text(text, encoding="utf-8")
    wanted = {file_name(config) for config in configs()}
    for path in FOLDER.glob("*.txt"):
        if path.name not in wanted:
            different += 1
            print(f"no longer wanted: {path.name}")
            if update:
                path.unlink()
    print(f"{len(wanted)} playthroughs, {different} {'rewritten' if update else 'different'}")
    return 1 if different and not update else 0


if __name__ == "__main__":
    sys.exit(main())
