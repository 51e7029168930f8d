"""Results made for tests, without playing."""

from random import Random

from megavolt.arena.play import Result
from megavolt.arena.seats import Fault
from megavolt.arena.times import Times


def result(
    number: int, bots: str, ranks: tuple[int, ...], faults: tuple[Fault, ...] = ()
) -> Result:
    """`result(0, "a,b", (1, 2))`: a decision of a takes 1 ms, of b 2 ms, and so on."""
    names = tuple(bots.split(","))
    times = []
    for name in names:
        spent = Times()
        spent.add((ord(name[0]) - ord("a") + 1) / 1000)
        times.append(spent)
    scores = tuple(10 * (len(ranks) - rank) for rank in ranks)
    return Result(number, names, number, ranks, scores, 40, tuple(times), faults, "", 9)


def drawn(skill: dict[str, float], players: int, games: int, seed: int) -> list[Result]:
    """Games of bots whose true skills are known."""
    rng = Random(seed)
    found = []
    for number in range(games):
        seated = rng.sample(sorted(skill), players)
        shown = [skill[bot] + rng.gauss(0, 1) for bot in seated]
        ranks = tuple(1 + sum(other > mine for other in shown) for mine in shown)
        found.append(result(number, ",".join(seated), ranks))
    return found
