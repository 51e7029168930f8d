"""Setups of the grid board game given as data: any part of the first position, drawn at random."""

from random import Random

from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import Rules

PARTS = ("order", "regions", "market", "deck", "step3_deck", "fuel")


def random_setup(game: BoardGame, random: Random) -> dict[str, object]:
    """A setup that fits the game; each part is given or left to the seed."""
    r = game.r
    whole = _whole_setup(r, random)
    if game.options["regions"] != "random":
        del whole["regions"]
    return {key: value for key, value in whole.items() if random.random() < 0.5}


def _whole_setup(r: Rules, random: Random) -> dict[str, object]:
    row, deck = _plants(r, random)
    order = list(range(r.players))
    random.shuffle(order)
    wish = random.sample(r.plants, random.randrange(len(r.plants)))
    whole: dict[str, object] = {
        "order": order,
        "regions": [r.map.regions[i].id for i in random.choice(r.region_sets())],
        "market": row,
        "deck": deck,
        "step3_deck": wish,
        "fuel": _fuel(r, random),
    }
    assert tuple(whole) == PARTS
    return whole


def _plants(r: Rules, random: Random) -> tuple[list[int], list[int | str]]:
    """A market that the edition could deal, and a deck with Step 3 anywhere, often at its end."""
    size = r.figures.market_size
    row = random.sample(r.figures.fixed_market or r.low_plants, size)
    removed = r.figures.removed_low + r.figures.removed_high + r.figures.removed_any
    rest = [plant for plant in r.plants if plant not in row]
    deck: list[int | str] = list(random.sample(rest, len(rest) - removed))
    at = len(deck) if random.random() < 0.5 else random.randrange(len(deck) + 1)
    deck.insert(at, "step3")
    return row, deck


def _fuel(r: Rules, random: Random) -> dict[str, int]:
    most = {
        name: min(r.tracks.capacity[f], r.figures.fuels[f].total) for f, name in enumerate(r.fuels)
    }
    if r.start_cities:  # GRID-START-01: a uranium token a player is a marker
        most["uranium"] = min(most["uranium"], r.figures.fuels[r.uranium].total - r.players)
    chosen = random.sample(r.fuels, random.randrange(len(r.fuels) + 1))
    return {name: random.randint(0, most[name]) for name in chosen}
