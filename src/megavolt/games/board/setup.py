"""A state from data: the first of a game, or any other; what is not given comes from the seed."""

from collections.abc import Mapping

from megavolt.core.errors import OptionError, SetupError
from megavolt.core.rng import Rng, seed_state
from megavolt.games.board import phase_preparation, steps
from megavolt.games.board.check import broken
from megavolt.games.board.flow import set_order
from megavolt.games.board.rules import FUELS, TRUST, Rules
from megavolt.games.board.setup_cities import named_cities, take_cities, usual_step
from megavolt.games.board.setup_flow import phase_of, round_of, take_flow
from megavolt.games.board.setup_plants import PlantSetup
from megavolt.games.board.setup_words import DECK, hand, is_called, take_stock
from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, OVER, PREPARATION, State
from megavolt.games.board.view import PHASES
from megavolt.parts import given
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.given import Setup
from megavolt.parts.given_flow import check_bid, demolition_of
from megavolt.parts.seen import draw_money

KEYS = (
    "round", "step", "phase", "pending", "to_move", "turn", "order", "regions",
    "money", "plants", "stock", "cities", "houses", "marked", "ran",
    "market", "discount", *DECK.keys(), "gone", "removed", "step3_due",
    "fuel", "uranium_stopped", "auction", "trust", "demolition", "chance",
)  # fmt: skip
TRUST_KEYS = ("plants", "stock", "took")


def new_state(r: Rules, seed: int, setup: Setup, regions: tuple[int, ...]) -> State:
    """`regions` is the host's choice, empty for a random one."""
    given.only(setup, KEYS)
    rng = Rng(seed_state(seed, r.keyed_chance))
    order = given.order(r.players, rng, setup)  # GRID-SET-06
    phase = phase_of(r, setup)
    regions = _regions(r, rng, setup, regions, phase)
    step, step3_due = _step(r, setup, phase)
    dealt = _plants(r, setup, phase)
    market, removed = dealt.lay(rng, out=step == 3 or step3_due)
    _check_step3(r, phase, dealt.end_card_shown, step == 3 or step3_due)
    drafting = len(regions) < r.figures.regions_in_play
    network = r.network(() if drafting else regions)
    s = State.fresh(r.players, network, market, FuelMarket.fresh(r.tracks, [], []))
    s.regions, s.removed, s.order = regions, removed, order
    s.phase, s.round, s.step, s.step3_due = phase, round_of(setup, phase), step, step3_due
    _take_owned(r, s, setup, dealt)
    take_cities(r, s, setup)
    if "order" not in setup and (s.round > 1 or phase > AUCTION):
        set_order(s)  # what the table shows, not the draw of round one
    _check_marked(r, s)
    s.fuel = _fuel(r, s, setup)
    s.uranium_stopped = _uranium_stopped(r, s, setup)
    s.demolition = demolition_of(r.demolition, setup)
    amounts = given.money(r.players, setup, r.figures.start_money)  # GRID-SET-05
    s.money = [amount or 0 for amount in amounts]
    take_flow(r, s, setup)
    check_bid(s, amounts)
    s.trust_took = _trust_took(r, s, setup)
    draw_money(s, amounts, r.figures.start_money, rng)
    s.rng = given.chance(setup, rng.state, r.keyed_chance)
    steps.price_houses(r, s)
    _check_sound(r, s)
    return s


def _regions(
    r: Rules, rng: Rng, setup: Setup, chosen: tuple[int, ...], phase: int
) -> tuple[int, ...]:
    sets = r.region_sets()
    number = rng.below(len(sets))
    drafting = r.drafts and phase == PREPARATION
    if "regions" not in setup:
        return () if drafting else chosen or _holding(r, setup, sets, number)
    if drafting and "phase" in setup:
        return _drafted(r, setup)
    if r.drafts and "phase" not in setup and "round" not in setup:
        raise OptionError("regions_conflict")
    wanted = r.parse_regions(setup["regions"])
    if chosen and chosen != wanted:
        raise OptionError("regions_conflict")
    return wanted


def _holding(r: Rules, setup: Setup, sets: list[tuple[int, ...]], number: int) -> tuple[int, ...]:
    """A set of regions, of those that hold all cities the setup names if there are any."""
    named = named_cities(setup)
    needed = {city.region for city in r.map.cities if any(is_called(city, name) for name in named)}
    fitting = [regions for regions in sets if needed <= {*regions}] or sets
    return fitting[number % len(fitting)]


def _drafted(r: Rules, setup: Setup) -> tuple[int, ...]:
    """GRID-SET-04: the regions taken so far; more must be able to follow."""
    names = given.listed(setup["regions"], "regions")
    if len(names) >= r.figures.regions_in_play:
        return r.parse_regions(names)
    ids = [region.id for region in r.map.regions]
    for name in names:
        if name not in ids:
            raise OptionError("unknown_region", region=str(name)[:40], known=", ".join(ids))
    taken = {ids.index(str(name)) for name in names}
    if len(taken) != len(names):
        raise OptionError("region_twice", regions=", ".join(map(str, names)))
    if not any(taken <= {*regions} for regions in r.region_sets()):
        raise OptionError("regions_not_connected", regions=", ".join(map(str, names)))
    return tuple(sorted(taken))


# ---- steps


def _step(r: Rules, setup: Setup, phase: int) -> tuple[int, bool]:
    most = 1 if phase == PREPARATION else 3
    step = given.whole(setup.get("step", min(usual_step(r, setup), most)), "step", 1, most)
    due = given.flag(setup, "step3_due", otherwise=False)
    if due and (step == 3 or phase not in (BUILDING, BUREAUCRACY, OVER)):
        raise SetupError("setup_not_now", key="step3_due", phase=PHASES[phase])
    return step, due


def _check_step3(r: Rules, phase: int, shown: bool, out: bool) -> None:
    """GRID-STEP-06: the Step 3 card lies in the market during phase 2 at most, and in one place."""
    if shown and (out or phase != AUCTION):
        raise SetupError("setup_end_card_out", key="market", card=DECK.end)


# ---- what players and the Trust own


def _plants(r: Rules, setup: Setup, phase: int) -> PlantSetup:
    limit = r.plant_limit + 1  # one too many is pending; checked with the flow
    owned = {
        f"plants[{seat}]": list(hand(r, value, f"plants[{seat}]", limit))
        for seat, value in enumerate(given.by_seat(r.players, setup, "plants"))
    }
    trust = _trust(r, setup)
    if "plants" in trust:
        most = r.trust.plant_limit
        owned["trust.plants"] = list(hand(r, trust["plants"], "trust.plants", most))
    later = phase not in (PREPARATION, AUCTION) or round_of(setup, phase) > 1
    return PlantSetup(r, setup, owned, midgame=later)


def _trust(r: Rules, setup: Setup) -> dict[str, object]:
    if setup.get("trust") is None:
        return {}
    if not r.trust_plays:
        raise SetupError("setup_not_played", key="trust")
    return given.table(setup["trust"], "trust", TRUST_KEYS)


def _take_owned(r: Rules, s: State, setup: Setup, dealt: PlantSetup) -> None:
    for seat in range(r.players):
        s.plants[seat] = tuple(dealt.owned.get(f"plants[{seat}]", ()))
        s.room[seat] = r.room_of(s.plants[seat])
    for seat, value in enumerate(given.by_seat(r.players, setup, "stock")):
        take_stock(r, s, seat, value, f"stock[{seat}]")
    if r.trust_plays:
        s.stock.extend([0] * FUELS)
        s.trust_plants = tuple(dealt.owned.get("trust.plants", ()))
        take_stock(r, s, TRUST, _trust(r, setup).get("stock", {}), "trust.stock")


def _trust_took(r: Rules, s: State, setup: Setup) -> bool:
    """GRID-TRUST-03: as soon as somebody has bought or passed, unless a setup says otherwise."""
    began = s.auction.active != s.auction.everyone() and not s.pending
    usual = r.trust_plays and s.phase != PREPARATION and (s.phase != AUCTION or began)
    return given.flag(_trust(r, setup), "took", usual)


def _check_marked(r: Rules, s: State) -> None:
    """GRID-START-02: a marked city for each player without a network."""
    if not r.start_cities or s.phase == PREPARATION:
        return
    count, expected = s.marked.bit_count(), s.count.count(0)
    if count != expected:
        raise SetupError("setup_wrong_count", key="marked", count=count, expected=expected)


# ---- fuel


def _fuel(r: Rules, s: State, setup: Setup) -> FuelMarket:
    """GRID-SET-07: what lies in the market; nobody's other tokens are in the supply."""
    left = [_left(r, s, fuel) for fuel in range(FUELS)]
    most = [min(left[fuel], r.tracks.capacity[fuel]) for fuel in range(FUELS)]
    tokens = [min(table.start, most[fuel]) for fuel, table in enumerate(r.figures.fuels)]
    for name, count in _given_fuel(r, setup).items():
        fuel = r.fuels.index(name)
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most[fuel]:
            raise SetupError("setup_bad_fuel", fuel=name, count=count, most=most[fuel])
        tokens[fuel] = count
    markers = _markers_to_come(r, s)
    supply = [left[fuel] - tokens[fuel] for fuel in range(FUELS)]
    supply[r.uranium] += markers
    market = FuelMarket.fresh(r.tracks, tokens, supply)
    store = r.tracks.store_fuel
    if store >= 0:  # GRID-SET-08: the stored fuel has no other supply
        market.store, supply[store] = supply[store], 0
    return market


def _left(r: Rules, s: State, fuel: int) -> int:
    """The tokens that nobody owns and no start city needs as markers."""
    table = r.figures.fuels[fuel]
    owned = sum(s.stock[fuel::FUELS])
    if fuel == r.uranium:
        owned += s.marked.bit_count() + _markers_to_come(r, s)
    if owned > table.total:
        raise SetupError("setup_fuel_total", fuel=table.name, count=owned, total=table.total)
    return table.total - owned


def _markers_to_come(r: Rules, s: State) -> int:
    if not r.start_cities or s.phase != PREPARATION:
        return 0
    return r.players - s.marked.bit_count()


def _given_fuel(r: Rules, setup: Setup) -> dict[str, object]:
    tokens = setup.get("fuel", {})
    if not isinstance(tokens, Mapping):
        raise SetupError("setup_wrong_type", key="fuel")
    for name in tokens:
        if name not in r.fuels:
            raise SetupError("setup_unknown_fuel", fuel=name, known=", ".join(r.fuels))
    return dict(tokens)


def _uranium_stopped(r: Rules, s: State, setup: Setup) -> bool:
    """GRID-BUR-05: from the purchase of one plant on."""
    plant = r.figures.uranium_stop_plant
    owned = any(plant in own for own in s.plants)
    stopped = given.flag(setup, "uranium_stopped", owned)
    if stopped != owned and not (plant and stopped and s.market.gone >> plant & 1):
        raise SetupError("setup_uranium", key="uranium_stopped", plant=plant)
    return stopped


# ---- the whole


def _check_sound(r: Rules, s: State) -> None:
    """What no check by key has found: the invariants, and that there is something to do."""
    problems = broken(r, s)
    if s.phase == PREPARATION and not phase_preparation.legal(r, s):
        problems.append("nothing can be decided")
    if problems:
        raise SetupError("setup_unsound", problem=problems[0])
