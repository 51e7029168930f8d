"""A state made from a seed and, as far as it is given, from data: at the start or at any moment."""

from collections.abc import Mapping

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng, seed_state
from megavolt.data.blackout import Placement
from megavolt.games.blackout.board import Board, lay_out
from megavolt.games.blackout.geometry import TILES
from megavolt.games.blackout.reading import entries, shown
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_cards import (
    deal_contracts,
    deal_resources,
    stack_given_breakdowns,
)
from megavolt.games.blackout.setup_flow import settle, start_token
from megavolt.games.blackout.setup_pieces import put_pieces
from megavolt.games.blackout.setup_place import Place
from megavolt.games.blackout.state import State
from megavolt.games.blackout.wiring import Wiring
from megavolt.parts.given import Setup, chance, only

# All that a position can hold, each key optional; docs/record.md describes them.
KEYS = (
    "layout",
    "pieces",
    "round",
    "phase",
    "dark",
    "start",
    "turn_of",
    "to_move",
    "tension",
    "next_round",
    "hands",
    "resource_deck",
    "discard",
    "owed",
    "card",
    "contracts",
    "completed",
    "contract_deck",
    "contracts_under",
    "breakdown",
    "counted",
    "latest_count",
    "unspent",
    "chance",
)
CENTRE = TILES // 2


def new_state(r: Rules, seed: int, setup: Setup, start: int) -> State:
    """`start` is the seat the table names to begin, -1 for a random one (BLK-SETUP-13)."""
    only(setup, KEYS)
    place = Place(r, setup)
    rng = Rng(seed_state(seed, r.keyed_chance))
    board = _board(r, rng, setup)
    state = State.fresh(r.players, Wiring.fresh(r.players, board, r.piece_supply))
    state.start = start_token(r, rng, setup, start, place)
    deal_resources(r, rng, setup, state, place)
    deal_contracts(r, rng, setup, state, place)
    stack_given_breakdowns(r, rng, setup, state, place)
    put_pieces(r, state, setup)
    # Not a draw of a keyed generator: 64 bits are all that it would keep of the key.
    onward = rng.state if rng.keyed else rng.next64()
    state.rng = chance(setup, onward, r.keyed_chance)
    settle(r, state, setup, place)
    return state


# ---- the board


def _board(r: Rules, rng: Rng, setup: Setup) -> Board:
    """BLK-SETUP-03."""
    layout = _shuffled(r, rng)
    if r.fixed_layout:
        layout = r.content.fixed_layout
    if "layout" in setup:
        given = parse_layout(r, setup["layout"])
        if r.fixed_layout and given != layout:
            raise SetupError("setup_layout_fixed")
        layout = given
    return lay_out(r, layout)


def _shuffled(r: Rules, rng: Rng) -> tuple[Placement, ...]:
    centre = r.content.centre_tile
    tiles = [tile for tile in range(TILES) if tile != centre]
    rng.shuffle(tiles)
    tiles.insert(CENTRE, centre)
    return tuple(Placement(tile, rng.below(4)) for tile in tiles)


def parse_layout(r: Rules, value: object) -> tuple[Placement, ...]:
    layout = tuple(_placement(r, entry) for entry in entries(value, "layout", TILES))
    tiles = [placement.tile for placement in layout]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise SetupError("setup_tile_twice", tile=r.tile_ids[tile])
    if tiles[CENTRE] != r.content.centre_tile:
        centre = r.tile_ids[r.content.centre_tile]
        raise SetupError("setup_wrong_centre", tile=r.tile_ids[tiles[CENTRE]], expected=centre)
    return layout


def _placement(r: Rules, entry: object) -> Placement:
    if not isinstance(entry, Mapping) or set(entry) != {"tile", "rotation"}:
        raise SetupError("setup_wrong_type", key="layout")
    tile, rotation = entry["tile"], entry["rotation"]
    if tile not in r.tile_ids:
        raise SetupError("setup_unknown_tile", tile=shown(tile), known=", ".join(r.tile_ids))
    if isinstance(rotation, bool) or rotation not in (0, 90, 180, 270):
        raise SetupError("setup_bad_rotation", tile=tile, rotation=shown(rotation))
    return Placement(r.tile_ids.index(tile), int(rotation) // 90)
