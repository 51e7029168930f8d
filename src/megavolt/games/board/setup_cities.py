"""The cities of a setup: who is connected where, on which spaces, and where markers lie."""

from collections.abc import Mapping

from megavolt.core.errors import SetupError
from megavolt.games.board.rules import TRUST, Rules
from megavolt.games.board.setup_words import city_in_play
from megavolt.games.board.state import State
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.network import FAR
from megavolt.parts.words import plain

SPACES = 3
_TRUST = "trust"


def take_cities(r: Rules, s: State, setup: Setup) -> None:
    """Houses as given by seat, by city, or both."""
    s.marked = _marked(r, s, setup)
    houses = _houses(r, s, setup)
    owned = _owned(r, s, setup, houses)
    for seat, own in enumerate(owned):
        if len(own) > r.houses:
            raise SetupError(
                "setup_too_many_houses", key=f"cities[{seat}]", count=len(own), most=r.houses
            )
        s.cities[seat] = own
        s.count[seat] = len(own)
        if own:
            s.reach[seat] = reach_from(s, own)
    for city in range(r.cities):
        owners = [seat for seat, own in enumerate(owned) if city in own]
        s.spaces[city] = _spaces(r, s, city, owners, houses.get(city))
    if r.trust_plays:
        _count_trust(r, s)


def reach_from(s: State, cities: tuple[int, ...]) -> list[int]:
    """What it costs to reach each city from these."""
    reach = [min(row) for row in zip(*(s.network.cost[city] for city in cities), strict=True)]
    for own in cities:
        reach[own] = FAR
    return reach


def _marked(r: Rules, s: State, setup: Setup) -> int:
    marked = 0
    for value in given.listed(setup.get("marked", []), "marked"):
        city = city_in_play(r, s, value, "marked")
        if not r.start_cities:
            raise SetupError("setup_not_played", key="marked")
        if marked >> city & 1:
            raise SetupError("setup_city_twice", key="marked", city=r.map.cities[city].id)
        marked |= 1 << city
    return marked


def _houses(r: Rules, s: State, setup: Setup) -> dict[int, list[int]]:
    """By city the owner of each space as a seat, TRUST, or -1 for none (`null`, in TOML `"-"`)."""
    value = setup.get("houses", {})
    if not isinstance(value, Mapping):
        raise SetupError("setup_wrong_type", key="houses")
    found: dict[int, list[int]] = {}
    for name, owners in value.items():
        key = f"houses.{str(name)[:40]}"
        city = city_in_play(r, s, name, "houses")
        entries = given.listed(owners, key)
        if len(entries) > SPACES:
            raise SetupError("setup_wrong_count", key=key, count=len(entries), expected=SPACES)
        found[city] = [_owner(r, entry, key) for entry in entries]
        taken = [seat for seat in found[city] if seat >= 0]
        if len(set(taken)) != len(taken):
            raise SetupError("setup_city_twice", key=key, city=r.map.cities[city].id)
    return found


def _owner(r: Rules, value: object, key: str) -> int:
    if value in (None, "-"):
        return -1
    if value != _TRUST:
        return given.whole(value, key, 0, r.players - 1)
    if not r.trust_plays:
        raise SetupError("setup_not_played", key=key)
    return TRUST


def _owned(r: Rules, s: State, setup: Setup, houses: dict[int, list[int]]) -> list[tuple[int, ...]]:
    """By seat, in the order they were connected; without a list, as the houses say."""
    lists = given.by_seat(r.players, setup, "cities")
    if not lists:
        return [
            tuple(city for city, owners in houses.items() if seat in owners)
            for seat in range(r.players)
        ]
    found: list[tuple[int, ...]] = []
    for seat, value in enumerate(lists):
        key = f"cities[{seat}]"
        own = [city_in_play(r, s, name, key) for name in given.listed(value, key)]
        for city in own:
            if own.count(city) > 1:
                raise SetupError("setup_city_twice", key=key, city=r.map.cities[city].id)
        found.append(tuple(own))
    return found


def _spaces(
    r: Rules, s: State, city: int, owners: list[int], given_owners: list[int] | None
) -> int:
    """The houses of a city; without a list, those of the players from the cheapest space up."""
    reserved = s.marked >> city & 1
    if given_owners is None:
        by_space = [-1] * reserved + owners
    else:
        by_space = given_owners
        if sorted(seat for seat in by_space if 0 <= seat < r.players) != owners:
            name = r.map.cities[city].id
            raise SetupError("setup_houses_differ", key=f"houses.{name}", city=name)
    _check_spaces(r, s, city, by_space)
    return sum((seat + 1) << 4 * space for space, seat in enumerate(by_space))


def _check_spaces(r: Rules, s: State, city: int, by_space: list[int]) -> None:
    """GRID-BUILD-05: the step opens the spaces; GRID-START-03: a start city keeps its first."""
    opened = r.figures.buildings_per_city[s.step - 1]
    for space, seat in enumerate(by_space):
        most = 2 if seat == TRUST and r.trust_plays else opened
        if seat >= 0 and (space >= most or (space == 0 and s.marked >> city & 1)):
            name = r.map.cities[city].id
            raise SetupError("setup_space_closed", city=name, space=space + 1, step=s.step)


def _count_trust(r: Rules, s: State) -> None:
    placed = sum(
        spaces >> 4 * space & 15 == TRUST + 1 for spaces in s.spaces for space in range(SPACES)
    )
    if placed > r.trust.houses:
        raise SetupError("setup_too_many_houses", key="houses", count=placed, most=r.trust.houses)
    s.trust_houses = r.trust.houses - placed


def named_cities(setup: Setup) -> set[str]:
    """Every city that has a house or a marker, before anything is checked."""
    lists = [setup.get("marked"), setup.get("houses")]
    cities = setup.get("cities")
    if isinstance(cities, list | tuple):
        lists.extend(cities)
    named: set[str] = set()
    for names in lists:
        if isinstance(names, list | tuple | Mapping):
            named.update([name for name in names if isinstance(name, str)])
    return named


def usual_step(r: Rules, setup: Setup) -> int:
    """The step that the houses show, where a setup does not say: as many as stand in one city, and
    Step 2 from as many cities as it needs.
    """
    most, per_city = 0, {"": 1}
    for value in given.by_seat(r.players, setup, "cities"):
        names = [plain(name) for name in given.listed(value, "cities") if isinstance(name, str)]
        most = max(most, len(names))
        for name in names:
            per_city[name] = per_city.get(name, 0) + 1
    began = 2 if most >= r.figures.step2_cities and setup.get("phase") != "building" else 1
    return min(max(began, *per_city.values()), SPACES)
