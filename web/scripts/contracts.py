"""Print positions of the wiring game with what every term of a contract measures there.

The client measures contracts itself, to show how far they have come; its tests compare with these.
"""

import json
from random import Random
from typing import Any

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.games.blackout.contracts import measure
from megavolt.server.tables.static_data import static_data

SEATS = ["Ana", "Bob", "Eva"]
GAMES = (("first", 1), ("second", 2))  # content and seed
MOVES = 110
KEPT = ("cells", "layout", "pieces")  # what measuring needs of a view


def recorded() -> dict[str, Any]:
    return {"positions": [_position(_played(content, seed)) for content, seed in GAMES]}


def _played(content: str, seed: int) -> Match:
    """A game in which much is built."""
    match = Match.new("blackout", SEATS, seed, {"content": content})
    rng = Random(seed)
    while not match.over and len(match.actions) < MOVES:
        legal = match.legal()
        building = [word for word in legal if word.split()[0] in ("install", "transformer")]
        match.play(rng.choice(building or legal))
    return match


def _position(match: Match) -> dict[str, Any]:
    view = match.view(NOBODY)
    terms_of_all = match.game.r.contract_terms
    return {
        "contracts": static_data(match.game, "en")["figures"]["contracts"],
        "view": {key: view[key] for key in KEPT},
        "measured": [
            [[measure(match.state, seat, term) for term in terms] for terms in terms_of_all]
            for seat in range(len(SEATS))
        ],
    }


if __name__ == "__main__":
    print(json.dumps(recorded(), ensure_ascii=False, separators=(",", ":")))
