"""Setups of the wiring tile game given as data: any part of the first position, at random."""

from random import Random

from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import cells_of
from megavolt.games.blackout.notation import cell_name
from megavolt.games.blackout.rules import Rules

EXITS = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")


def random_setup(game: BlackoutGame, random: Random) -> dict[str, object]:
    """A setup that fits the game; each part is given or left to the seed."""
    whole = _whole_setup(game.r, random)
    if game.options["layout"] == "fixed":
        del whole["layout"]
    given = {key: value for key, value in whole.items() if random.random() < 0.5}
    if random.random() < 0.5:
        given["pieces"] = _pieces(game, random, given)
    return given


def _whole_setup(r: Rules, random: Random) -> dict[str, object]:
    resources = [r.resource_ids[card] for card in r.resource_cards()]
    contracts = list(r.contract_ids)
    random.shuffle(resources)
    random.shuffle(contracts)
    hands: list[object] = [[resources.pop(), resources.pop()] for _ in range(r.players)]
    hands[random.randrange(r.players)] = None
    return {
        "layout": _layout(r, random),
        "start": random.randrange(r.players),
        "hands": hands,
        "resource_deck": resources[: random.randrange(40)],
        "contracts": [contracts.pop() for _ in range(r.players)],
        "contract_deck": contracts[: random.randrange(20)],
        "breakdown": _breakdowns(r, random),
    }


def _layout(r: Rules, random: Random) -> list[dict[str, object]]:
    tiles = [tile for tile in r.tile_ids if tile != "downtown"]
    random.shuffle(tiles)
    tiles.insert(4, "downtown")
    return [{"tile": tile, "rotation": random.choice((0, 90, 180, 270))} for tile in tiles]


def _breakdowns(r: Rules, random: Random) -> list[str]:
    cards = [r.breakdown_ids[card] for card in r.breakdown_cards()]
    random.shuffle(cards)
    second = [*cards[4:8], "power_back"]
    random.shuffle(second)
    return [*cards[:4], "blackout", *second][: random.randrange(11)]


def _pieces(
    game: BlackoutGame, random: Random, given: dict[str, object]
) -> list[dict[str, object]]:
    """A few pieces anywhere, on the board that the other parts and seed 0 would give."""
    given.setdefault("layout", game.view(game.new(0, given), 0)["layout"])
    board = game.new(0, given).wiring.board
    pieces: list[dict[str, object]] = []
    cells = cells_of(board.open)
    for cell in random.sample(cells, 12):
        seat = random.randrange(game.players)
        if board.layable[seat] >> cell & 1:
            exits = random.choice(EXITS[:10])
            pieces.append({"cell": cell_name(cell), "player": seat, "exits": exits})
            if exits in ("ns", "ew"):
                # BLK-ACT-16: not faulted where the panel's fuse is
                marks = ("insulated",) if board.fused >> cell & 1 else ("faulted", "insulated")
                pieces[-1][random.choice(marks)] = random.random() < 0.5
    return pieces
