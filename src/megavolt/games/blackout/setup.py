"""The first state: drawn from the seed, or as far as given, from data."""

from collections.abc import Mapping, Sequence

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng, seed_state
from megavolt.data.blackout import Placement
from megavolt.games.blackout.board import Board, lay_out
from megavolt.games.blackout.flow import begin_round
from megavolt.games.blackout.geometry import TILES
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_pieces import put_pieces
from megavolt.games.blackout.state import State
from megavolt.games.blackout.wiring import Wiring

KEYS = (
    "layout",
    "start",
    "hands",
    "resource_deck",
    "contracts",
    "contract_deck",
    "breakdown",
    "pieces",
)
CENTRE = TILES // 2


def new_state(r: Rules, seed: int, setup: Mapping[str, object], start: int) -> State:
    """`start` is the seat the table names, -1 for a random one (BLK-SETUP-13)."""
    for key in setup:
        if key not in KEYS:
            raise SetupError("setup_unknown_key", key=key, known=", ".join(KEYS))
    rng = Rng(seed_state(seed))
    board = _board(r, rng, setup)
    state = State.fresh(r.players, Wiring.fresh(r.players, board, r.piece_supply))
    state.start = _start(r, rng, setup, start)
    _deal_resources(r, rng, setup, state)
    _deal_contracts(r, rng, setup, state)
    _stack_breakdowns(r, rng, setup, state)
    put_pieces(r, state, setup)
    state.rng = rng.next64()
    begin_round(r, state)
    return state


# ---- the board


def _board(r: Rules, rng: Rng, setup: Mapping[str, object]) -> Board:
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
    entries = _list(value, "layout", TILES)
    layout = tuple(_placement(r, entry) for entry in entries)
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
        raise SetupError("setup_unknown_tile", tile=tile, known=", ".join(r.tile_ids))
    if isinstance(rotation, bool) or rotation not in (0, 90, 180, 270):
        raise SetupError("setup_bad_rotation", tile=tile, rotation=rotation)
    return Placement(r.tile_ids.index(tile), int(rotation) // 90)


def _start(r: Rules, rng: Rng, setup: Mapping[str, object], named: int) -> int:
    drawn = rng.below(r.players)
    if "start" not in setup:
        return named if named >= 0 else drawn
    given = setup["start"]
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < r.players:
        raise SetupError("setup_bad_start", start=given, last=r.players - 1)
    if named >= 0 and given != named:
        raise SetupError("setup_start_conflict", start=given, option=named)
    return given


# ---- the decks


def _deal_resources(r: Rules, rng: Rng, setup: Mapping[str, object], s: State) -> None:
    """BLK-SETUP-08."""
    pool = r.resource_cards()
    rng.shuffle(pool)
    hands = _per_seat(r, setup, "hands")
    given = [
        None if hand is None else _cards(r.resource_ids, hand, "hands", r.hand_size)
        for hand in hands
    ]
    for hand in given:
        _draw_given(r.resource_ids, pool, hand or [], "hands")
    top = _cards(r.resource_ids, setup.get("resource_deck", []), "resource_deck")
    _draw_given(r.resource_ids, pool, top, "resource_deck")
    for seat, hand in enumerate(given):
        s.hands[seat] = tuple(_take(pool, r.hand_size, "hands") if hand is None else hand)
    s.deck = (*top, *pool)


def _deal_contracts(r: Rules, rng: Rng, setup: Mapping[str, object], s: State) -> None:
    """BLK-SETUP-09."""
    pool = r.contract_cards()
    rng.shuffle(pool)
    named = _per_seat(r, setup, "contracts")
    given = [
        None if card is None else _cards(r.contract_ids, [card], "contracts") for card in named
    ]
    for cards in given:
        _draw_given(r.contract_ids, pool, cards or [], "contracts")
    top = _cards(r.contract_ids, setup.get("contract_deck", []), "contract_deck")
    _draw_given(r.contract_ids, pool, top, "contract_deck")
    for seat, cards in enumerate(given):
        s.contract[seat] = (_take(pool, 1, "contracts") if cards is None else cards)[0]
    s.contracts = (*top, *pool)


def _stack_breakdowns(r: Rules, rng: Rng, setup: Mapping[str, object], s: State) -> None:
    """BLK-SETUP-10, 11: what is given lies on top, the rest as the rule builds it."""
    top = _cards(r.breakdown_ids, setup.get("breakdown", []), "breakdown")
    s.breakdown, s.aside = stack_breakdowns(r, rng, top)


def stack_breakdowns(
    r: Rules, rng: Rng, top: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The whole deck below its given top cards, and the cards left out."""
    deck = r.content.breakdown_deck
    first, second = deck.first_half, deck.second_half
    _check_breakdowns(r, top)
    pool = r.breakdown_cards()
    rng.shuffle(pool)
    ordinary = [card for card in top if card not in (r.separator, r.mixed_in)]
    _draw_given(r.breakdown_ids, pool, ordinary, "breakdown")
    upper, lower = list(top[:first]), list(top[first + 1 :])
    upper += _take(pool, first - len(upper), "breakdown")
    mixed = [] if r.mixed_in in lower else [r.mixed_in]
    rest = mixed + _take(pool, second + 1 - len(lower) - len(mixed), "breakdown")
    rng.shuffle(rest)
    return (*upper, r.separator, *lower, *rest), tuple(sorted(pool))


def _check_breakdowns(r: Rules, top: Sequence[int]) -> None:
    deck = r.content.breakdown_deck
    if len(top) > r.rounds:
        raise SetupError("setup_wrong_count", key="breakdown", count=len(top), expected=r.rounds)
    for place, card in enumerate(top):
        special = card in (r.separator, r.mixed_in)
        fits = not special
        if place == deck.first_half:
            fits = card == r.separator
        elif place > deck.first_half:
            fits = card != r.separator
        if not fits:
            raise SetupError("setup_breakdown_order", card=r.breakdown_ids[card], place=place + 1)
    lower = top[deck.first_half + 1 :]
    if lower.count(r.mixed_in) > 1 or (len(lower) > deck.second_half and r.mixed_in not in lower):
        raise SetupError("setup_breakdown_order", card=r.breakdown_ids[r.mixed_in], place=len(top))


# ---- reading


def _per_seat(r: Rules, setup: Mapping[str, object], key: str) -> list[object]:
    """A list with an entry a seat; null, or no list at all, leaves it to the seed."""
    if key not in setup:
        return [None] * r.players
    return _list(setup[key], key, r.players)


def _list(value: object, key: str, count: int = -1) -> list[object]:
    if not isinstance(value, list | tuple):
        raise SetupError("setup_wrong_type", key=key)
    if count >= 0 and len(value) != count:
        raise SetupError("setup_wrong_count", key=key, count=len(value), expected=count)
    return list(value)


def _cards(ids: Sequence[str], value: object, key: str, count: int = -1) -> list[int]:
    found = []
    for card in _list(value, key, count):
        if not isinstance(card, str):
            raise SetupError("setup_wrong_type", key=key)
        if card not in ids:
            raise SetupError("setup_unknown_card", key=key, card=card, known=", ".join(ids))
        found.append(ids.index(card))
    return found


def _draw_given(ids: Sequence[str], pool: list[int], cards: Sequence[int], key: str) -> None:
    """Take given cards out of the pool; there may be no more of them than copies."""
    for card in cards:
        if card not in pool:
            raise SetupError("setup_too_many_copies", key=key, card=ids[card])
        pool.remove(card)


def _take(pool: list[int], count: int, key: str) -> list[int]:
    if len(pool) < count:
        raise SetupError("setup_too_few_left", key=key, missing=count - len(pool))
    taken = pool[:count]
    del pool[:count]
    return taken
