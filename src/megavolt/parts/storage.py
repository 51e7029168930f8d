"""What plants can hold and burn. Two fuels may share the tanks of hybrid plants.

A stock is legal exactly when some assignment of its tokens to the owner's plants is. With room
for each fuel alone and room shared by the two hybrid fuels, comparing sums is enough.
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


def best_run(choices: list[list[tuple[int, Burn]]], stock: Burn) -> tuple[int, tuple[int, ...]]:
    """The most that a set of plants can supply, and which burn each uses (-1: does not run).

    `choices[i]` lists the ways plant i can run as (output, burn). With at most four plants and
    a handful of mixes each, trying all is exact and quick. Ties burn the fewest tokens.
    """
    return _best(choices, 0, stock)[0::2]


def _best(
    choices: list[list[tuple[int, Burn]]], i: int, stock: Burn
) -> tuple[int, int, tuple[int, ...]]:
    if i == len(choices):
        return (0, 0, ())
    output, saved, picks = _best(choices, i + 1, stock)
    best = (output, saved, (-1, *picks))
    for k, (gain, burn) in enumerate(choices[i]):
        if any(have < need for have, need in zip(stock, burn, strict=True)):
            continue
        left = tuple(have - need for have, need in zip(stock, burn, strict=True))
        output, saved, picks = _best(choices, i + 1, left)
        found = (output + gain, saved - sum(burn), (k, *picks))
        if found[:2] > best[:2]:
            best = found
    return best
