"""The first state: drawn from the seed, or as far as given, from data."""

from collections.abc import Mapping

from megavolt.core.errors import OptionError, SetupError
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board.edition import Deal
from megavolt.games.board.flow import begin_game
from megavolt.games.board.rules import END_CARD, FUELS, Rules
from megavolt.games.board.state import State
from megavolt.games.board.steps import set_step
from megavolt.parts import given
from megavolt.parts.demolition import Demolition
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.plant_market import PlantMarket

KEYS = ("order", "regions", "market", "deck", "step3_deck", "fuel")


def new_state(r: Rules, seed: int, setup: Mapping[str, object], regions: tuple[int, ...]) -> State:
    """`regions` is the host's choice, empty for a random one."""
    given.only(setup, KEYS)
    rng = Rng(seed_state(seed))
    order = given.order(r.players, rng, setup)  # GRID-SET-06
    regions = _regions(r, rng, setup, regions)
    deal = _deal(r, rng, setup)
    state = State.fresh(r.players, r.network(regions), _market(r, deal, setup), _fuel(r, setup))
    state.regions = regions
    state.removed = deal.removed
    state.order = order
    state.money = [r.figures.start_money] * r.players  # GRID-SET-05
    state.rng = rng.state
    if r.trust_plays:
        state.trust_houses = r.trust.houses
        state.stock.extend([0] * FUELS)
    if r.demolition:
        state.demolition = Demolition.fresh(r.demolition)
    set_step(r, state, 1)
    begin_game(r, state)
    return state


def _regions(
    r: Rules, rng: Rng, setup: Mapping[str, object], chosen: tuple[int, ...]
) -> tuple[int, ...]:
    sets = r.region_sets()
    drawn = sets[rng.below(len(sets))]
    if "regions" not in setup:
        return () if r.drafts else chosen or drawn
    if r.drafts:
        raise OptionError("regions_conflict")
    wanted = r.parse_regions(setup["regions"])
    if chosen and chosen != wanted:
        raise OptionError("regions_conflict")
    return wanted


def _deal(r: Rules, rng: Rng, setup: Mapping[str, object]) -> Deal:
    row = _given_row(r, setup)
    if "deck" not in setup:
        return r.edition.deal(r, rng, row)
    stack = _given_stack(r, setup, row)
    if not row:
        row = _row_beside(r, rng, stack)
    used = {*row, *stack}
    return Deal(tuple(sorted(row)), stack, tuple(n for n in r.plants if n not in used))


def _given_row(r: Rules, setup: Mapping[str, object]) -> tuple[int, ...]:
    if "market" not in setup:
        return ()
    row = _plants(r, setup, "market")
    if len(row) != r.figures.market_size:
        raise SetupError(
            "setup_wrong_count", key="market", count=len(row), expected=r.figures.market_size
        )
    return tuple(row)


def _given_stack(r: Rules, setup: Mapping[str, object], row: tuple[int, ...]) -> tuple[int, ...]:
    value = setup["deck"]
    if not isinstance(value, list | tuple) or list(value).count("step3") != 1:
        raise SetupError("setup_deck_needs_step3")
    at = list(value).index("step3")
    plants = _plants(r, {"deck": [v for v in value if v != "step3"]}, "deck")
    both = sorted({*plants} & {*row})
    if both:
        raise SetupError("setup_plant_twice", key="deck", plant=both[0])
    expected = len(r.plants) - r.figures.market_size - _removed_count(r)
    if len(plants) != expected:
        raise SetupError("setup_wrong_count", key="deck", count=len(plants), expected=expected)
    return (*plants[:at], END_CARD, *plants[at:])


def _removed_count(r: Rules) -> int:
    return r.figures.removed_low + r.figures.removed_high + r.figures.removed_any


def _row_beside(r: Rules, rng: Rng, stack: tuple[int, ...]) -> tuple[int, ...]:
    """A market drawn by the edition's rule from the plants a given deck leaves."""
    if r.figures.fixed_market:
        free = [n for n in r.figures.fixed_market if n not in stack]
    else:
        free = [n for n in r.low_plants if n not in stack]
    if len(free) < r.figures.market_size:
        raise SetupError("setup_deck_holds_market", missing=r.figures.market_size - len(free))
    rng.shuffle(free)
    return tuple(free[: r.figures.market_size])


def _market(r: Rules, deal: Deal, setup: Mapping[str, object]) -> PlantMarket:
    market = PlantMarket.fresh(r.number, r.end_card, deal.row, deal.stack)
    market.known_top = deal.known_top
    if "step3_deck" in setup:
        market.then = tuple(_plants(r, setup, "step3_deck"))
    return market


def _fuel(r: Rules, setup: Mapping[str, object]) -> FuelMarket:
    """GRID-SET-07."""
    tokens = [table.start for table in r.figures.fuels]
    for name, count in _given_fuel(r, setup).items():
        tokens[r.fuels.index(name)] = count
    supply = [table.total - tokens[f] for f, table in enumerate(r.figures.fuels)]
    market = FuelMarket.fresh(r.tracks, tokens, supply)
    store = r.tracks.store_fuel
    if store >= 0:  # GRID-SET-08: the stored fuel has no other supply
        market.store, supply[store] = supply[store], 0
    return market


def _given_fuel(r: Rules, setup: Mapping[str, object]) -> dict[str, int]:
    tokens = setup.get("fuel", {})
    if not isinstance(tokens, Mapping):
        raise SetupError("setup_wrong_type", key="fuel")
    for name, count in tokens.items():
        if name not in r.fuels:
            raise SetupError("setup_unknown_fuel", fuel=name, known=", ".join(r.fuels))
        most = min(r.tracks.capacity[r.fuels.index(name)], _total(r, name))
        if r.start_cities and r.fuels.index(name) == r.uranium:
            most = min(most, _total(r, name) - r.players)  # the start markers are tokens too
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            raise SetupError("setup_bad_fuel", fuel=name, count=count, most=most)
    return dict(tokens)


def _total(r: Rules, name: str) -> int:
    return r.figures.fuels[r.fuels.index(name)].total


def _plants(r: Rules, setup: Mapping[str, object], key: str) -> list[int]:
    plants = given.ints(setup, key)
    for plant in plants:
        if plant not in r.plants:
            raise SetupError("setup_unknown_plant", key=key, plant=plant)
        if plants.count(plant) > 1:
            raise SetupError("setup_plant_twice", key=key, plant=plant)
    return plants
