"""A process that reviews games: a record per line on stdin, progress and the review on stdout.

It has the lowest priority: tables and bots come first.
"""

import json
import os
import sys
from collections.abc import Iterator

from megavolt.bots.review import FIRST_LOOK, NAMED, Review
from megavolt.bots.review_data import Data, review_data
from megavolt.core.match import Match

LEAST_URGENT = 19  # as nice as a process can be


def answers(text: str) -> Iterator[Data]:
    """`percent` whenever it changes, and at last the `review`."""
    review = Review(Match.from_record(text), FIRST_LOOK, seed=0, top=NAMED)
    done, told = 0, -1
    for steps in review.steps():
        done += steps
        percent = min(99, 100 * done // max(review.length, 1))
        if percent > told:
            told = percent
            yield {"percent": percent}
    yield {"review": review_data(review)}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LEAST_URGENT)
    for line in sys.stdin:
        for answer in answers(json.loads(line)["record"]):
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
