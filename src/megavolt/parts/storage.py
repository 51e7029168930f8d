"""What plants can hold and burn. Two fuels may share the tanks of hybrid plants.

A stock is legal exactly when some assignment of its tokens to the owner's plants is. With room
for each fuel alone and room shared by the two hybrid fuels, that is a sum to compare.
"""

Room = tuple[int, ...]  # room for each fuel alone, then the room shared by the two hybrid fuels
Burn = tuple[int, ...]  # tokens of each fuel


def shared_load(a: int, b: int, stock: list[int], base: int, room: Room) -> int:
    """How many tokens of the two hybrid fuels need the shared room."""
    over_a = stock[base + a] - room[a]
    over_b = stock[base + b] - room[b]
    return (over_a if over_a > 0 else 0) + (over_b if over_b > 0 else 0)


def has_room(fuel: int, hybrid: tuple[int, int], stock: list[int], base: int, room: Room) -> bool:
    """Does one more token of the fuel fit?"""
    if stock[base + fuel] < room[fuel]:
        return True
    if fuel != hybrid[0] and fuel != hybrid[1]:
        return False
    return shared_load(hybrid[0], hybrid[1], stock, base, room) < room[-1]


def free_room(fuel: int, hybrid: tuple[int, int], stock: list[int], base: int, room: Room) -> int:
    """How many more tokens of the fuel fit; the stock may be over the room already."""
    alone = room[fuel] - stock[base + fuel]
    free = alone if alone > 0 else 0
    if fuel == hybrid[0] or fuel == hybrid[1]:
        shared = room[-1] - shared_load(hybrid[0], hybrid[1], stock, base, room)
        free += shared if shared > 0 else 0
    return free


def fits(hybrid: tuple[int, int], stock: list[int], base: int, room: Room) -> bool:
    """Is a whole stock legal?"""
    for fuel in range(len(room) - 1):
        if fuel not in hybrid and stock[base + fuel] > room[fuel]:
            return False
    return shared_load(hybrid[0], hybrid[1], stock, base, room) <= room[-1]


def must_go(fuel: int, hybrid: tuple[int, int], stock: list[int], base: int, room: Room) -> int:
    """How many tokens of the fuel cannot stay, whatever the owner would keep of the others."""
    shared = room[-1] if fuel in hybrid else 0
    over = stock[base + fuel] - room[fuel] - shared
    return over if over > 0 else 0


def every_run(choices: list[list[Burn]], stock: Burn) -> list[tuple[tuple[int, ...], Burn]]:
    """Every way to run plants together: which burn each uses (-1: does not run), and their sum.

    With at most four plants and a handful of mixes each, trying all is exact and quick.
    """
    found: list[tuple[tuple[int, ...], Burn]] = [((), (0,) * len(stock))]
    for burns in choices:
        found = [(picks, burnt) for way in found for picks, burnt in _one_more(way, burns, stock)]
    return found


def _one_more(
    way: tuple[tuple[int, ...], Burn], burns: list[Burn], stock: Burn
) -> list[tuple[tuple[int, ...], Burn]]:
    """A way to run some plants, and one more plant: idle, or on any of its burns that is there."""
    picks, burnt = way
    found = [((*picks, -1), burnt)]
    for k, burn in enumerate(burns):
        total = tuple([a + b for a, b in zip(burnt, burn, strict=True)])
        if all(have >= need for have, need in zip(stock, total, strict=True)):
            found.append(((*picks, k), total))
    return found


def best_run(choices: list[list[tuple[int, Burn]]], stock: Burn) -> tuple[int, tuple[int, ...]]:
    """The most that a set of plants can supply, and which burn each uses (-1: does not run).

    `choices[i]` lists the ways plant i can run as (output, burn). Ties burn the fewest tokens.
    """
    best = (0, 0)
    found = (-1,) * len(choices)
    for picks, burnt in every_run([[burn for _, burn in ways] for ways in choices], stock):
        output = sum([choices[i][k][0] for i, k in enumerate(picks) if k >= 0])
        if (output, -sum(burnt)) > best:
            best, found = (output, -sum(burnt)), picks
    return best[0], found
