"""Print events of recorded games with their sentences in every language, for the client's tests.

The client words events itself; its tests compare with these.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from megavolt import Match
from megavolt.core.game import NOBODY, Game
from megavolt.core.line import Event
from megavolt.core.registry import game_info
from megavolt.locale import LANGUAGES, Translator
from megavolt.server.tables.static_data import static_data

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("recharged", 2, {"start_cities": True, "demolition": True}),
    ("recharged", 3, {"regions": "draft"}),
    ("classic", 3, {}),
    ("deluxe", 4, {}),
    ("cards", 2, {"demolition": True}),
    ("blackout", 3, {"content": "first"}),
    ("blackout", 3, {}),
]
SEATS = ["Ana", "Bob", "Eva", "Zoë"]
OF_A_KIND = 3  # events of one kind that are kept


def recorded() -> list[dict[str, Any]]:
    return [_game(*game) for game in GAMES]


def _game(game_id: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    match = Match.new(game_id, SEATS[:players], 5, options)
    rng = Random(5)
    while not match.over:
        match.play(rng.choice(match.legal()))
    # As somebody who sees all, then as a spectator, from whom some facts are hidden.
    events = [*_few(match.events), *_few(match.events_for(NOBODY))]
    return {
        "family": game_info(game_id).family,
        "seats": list(match.seats),
        "names": {lang: _names(match.game, lang, events) for lang in LANGUAGES},
        "events": [
            {
                "event": {"move": e.move, "kind": e.kind, "facts": e.facts},
                "said": {
                    lang: Translator(lang).event(e, match.seats, match.game) for lang in LANGUAGES
                },
            }
            for e in events
        ],
    }


def _names(game: Game[Any], lang: str, events: list[Event]) -> dict[str, dict[str, str]]:
    """The names that these events need."""
    needed = {str(fact) for event in events for fact in event.facts.values()}
    known = static_data(game, lang)["names"]
    return {kind: {i: n for i, n in of.items() if i in needed} for kind, of in known.items()}


def _few(events: Iterable[Event]) -> Iterator[Event]:
    """The first events of each kind."""
    counts: Counter[str] = Counter()
    for event in events:
        counts[event.kind] += 1
        if counts[event.kind] <= OF_A_KIND:
            yield event


if __name__ == "__main__":
    print(json.dumps(recorded(), ensure_ascii=False, separators=(",", ":")))
