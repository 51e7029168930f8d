"""Who will win, by a fit to played games: a softmax over the seats of weighted features.

The weights change with the time that is left: the fit has a set of them for some times (`knots`),
and between two of them they are blended. The figures are data, made by `script/fit`.
"""

from megavolt.bots.policy import softmax
from megavolt.data.reader import read_shipped


class Fit:
    """The weights of a family: by knot, one for each feature."""

    def __init__(self, knots: list[float], weights: list[list[float]]) -> None:
        self.knots = knots
        self.weights = weights

    def chances(self, rows: list[list[float]], left: float) -> list[float]:
        """Each seat's chance from its row of features, with so much time left."""
        low, share = blend(self.knots, left)
        first, second = self.weights[low], self.weights[low + 1]
        scores = []
        for row in rows:
            score = 0.0
            for i in range(len(row)):
                score += ((1.0 - share) * first[i] + share * second[i]) * row[i]
            scores.append(score)
        return softmax(scores)


def blend(knots: list[float], left: float) -> tuple[int, float]:
    """The knot before a time, and how far the time is on the way to the next one."""
    last = len(knots) - 1
    if left >= knots[last]:
        return last - 1, 1.0
    low = 0
    while left > knots[low + 1]:
        low += 1
    share = (left - knots[low]) / (knots[low + 1] - knots[low])
    return low, share if share > 0.0 else 0.0


def load_fit(family: str, names: tuple[str, ...], variant: str = "") -> Fit:
    """The shipped fit of a family, or of a variant of it, whose features have these names."""
    data = read_shipped(f"chances-{family}-{variant}.toml" if variant else f"chances-{family}.toml")
    knots = [float(knot) for knot in data.items("knots")]
    table = data.table("weights")
    columns = [table.items(name) for name in names]
    return Fit(knots, [[float(column[k]) for column in columns] for k in range(len(knots))])
