"""Blunders planted into games of planners, and whether a review finds them.

`python -m tests.bots.blunders` plants five of each kind and prints how many are among the first
five findings of a review, and what the reviews cost.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from megavolt import Match
from megavolt.bots.budget import Budget
from megavolt.bots.policy import Policy, policy_for
from megavolt.bots.review import Review
from megavolt.core.game import NOBODY

SEATS = ["Ana", "Bob", "Eva", "Max"]
OVERBID = 40
TOO_FEW = 3
HOPE = 0.05  # of who has no chance anyway nothing can be lost
SIMULATIONS = 8  # what `megavolt review` takes for a decision
TOP = 5


@dataclass(frozen=True)
class Planted:
    """A game with a blunder: the moves with these numbers, from 1."""

    match: Match
    seat: int
    first: int
    words: list[str]

    @property
    def last(self) -> int:
        return self.first + len(self.words) - 1


Turn = list[str]  # the words of a turn, as the planner would play it
Blunder = Callable[[Match, Turn], Turn | None]  # the same as a blunder; None: not here


def overbid(match: Match, turn: Turn) -> Turn | None:
    """A plant for 40 Elektro more than it would take."""
    verb, *rest = turn[0].split()
    if verb not in ("open", "bid"):
        return None
    word = " ".join([verb, *rest[:-1], str(int(rest[-1]) + OVERBID)])
    return [word] if word in match.legal() else None


def not_run(match: Match, turn: Turn) -> Turn | None:
    """The plant that supplies most stands still."""
    runs = [word for word in turn if word.startswith("run")]
    if not runs or turn[-1] != "done":
        return None
    s, seat = match.state, match.to_move
    assert seat is not None
    output = {plant: match.game.r.output[plant] for plant in s.plants[seat]}  # type: ignore[attr-defined]
    best = max(runs, key=lambda word: output[int(word.split()[1])])
    left = sum(output[int(word.split()[1])] for word in runs if word != best)
    return [word for word in turn if word != best] if left < s.count[seat] else None


def no_fuel(match: Match, turn: Turn) -> Turn | None:
    """Nothing is bought, though plants stand still without it."""
    if not turn[0].startswith("buy") or len(turn) < 4:
        return None
    fuelled = policy_for(match.game).fuel.sets.fuelled  # type: ignore[attr-defined]
    s, seat = match.state, match.to_move
    assert seat is not None
    could = fuelled(s.plants[seat], s.stock, seat * 4)
    return ["done"] if could + 2 <= s.count[seat] else None


def too_few(match: Match, turn: Turn) -> Turn | None:
    """Three cities fewer than the plants could supply."""
    builds = [word for word in turn if word.startswith("build")]
    if len(builds) < TOO_FEW or match.state.round < 2:
        return None
    return [*builds[:-TOO_FEW], "done"]


def no_renewal(match: Match, turn: Turn) -> Turn | None:
    """A pass for the round with the most plants one may have, while a better one is on offer."""
    s, seat = match.state, match.to_move
    assert seat is not None
    limit = match.game.r.plant_limit  # type: ignore[attr-defined]
    if not turn[0].startswith("open") or len(s.plants[seat]) < limit or s.auction.bought == 0:
        return None
    return [next(word for word in match.legal() if word.startswith("pass"))]


KINDS: dict[str, Blunder] = {
    "overbid": overbid,
    "not_run": not_run,
    "no_fuel": no_fuel,
    "too_few": too_few,
    "no_renewal": no_renewal,
}


def plant(kind: str, seed: int, game_id: str = "recharged") -> Planted:
    """A game of planners in which one of them blunders once, anywhere before the last round."""
    while True:
        found = _places(KINDS[kind], Match.new(game_id, SEATS, seed))
        if found:
            moves, words = Random(f"{kind}:{seed}").choice(found)
            return _with_blunder(Match.new(game_id, SEATS, seed), moves, words)
        seed += 1000


def _places(blunder: Blunder, match: Match) -> list[tuple[int, Turn]]:
    """After how many moves the blunder is possible, with its words."""
    policy = policy_for(match.game)
    found: list[tuple[int, int, Turn]] = []
    mover = None
    while not match.over:
        turn = _turn(match, policy)
        if match.to_move != mover or match.state.phase == 2:
            words = blunder(match, turn)
            seat = match.to_move or 0
            if words is not None and policy.chances(match.state)[seat] >= HOPE:
                found.append((match.state.round, len(match.actions), words))
        mover = match.to_move
        match.play(turn[0])
    last = match.state.round
    return [(moves, words) for number, moves, words in found if number < last]


def _turn(match: Match, policy: Policy) -> Turn:
    """What the planner does until another one is to move."""
    game, s = match.game, match.game.clone(match.state)
    seat, phase, words = game.to_move(s), s.phase, []
    while game.to_move(s) == seat != NOBODY and s.phase == phase:
        action = policy.choose(s)
        words.append(game.word(action))
        game.apply(s, action)
    return words


def _with_blunder(match: Match, moves: int, words: Turn) -> Planted:
    policy = policy_for(match.game)
    while len(match.actions) < moves:
        match.play(match.game.word(policy.choose(match.state)))
    seat = match.to_move
    assert seat is not None
    for word in words:
        match.play(word)
    while not match.over:
        match.play(match.game.word(policy.choose(match.state)))
    return Planted(match, seat, moves + 1, words)


def place(planted: Planted, review: Review) -> int | None:
    """At which place, from 1, the review names the blunder; None: it does not."""
    for number, group in enumerate(review.mistakes(), start=1):
        moves = {d.move + i for d in group.decisions for i in range(len(d.actions))}
        if group.seat == planted.seat and planted.last in moves:
            return number
    return None


def reviewed(
    planted: Planted, seat: int | None = None, simulations: int = SIMULATIONS, top: int = TOP
) -> Review:
    """A review of all seats, or of one."""
    review = Review(planted.match, Budget(nodes=simulations), 0, top)
    for _ in review.steps(seat):
        pass
    return review


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="recharged")
    parser.add_argument("--kind", choices=list(KINDS), action="append")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seat", action="store_true", help="review only who blundered")
    given = parser.parse_args()
    kinds = given.kind or list(KINDS)
    places: dict[str, list[int | None]] = {kind: [] for kind in kinds}
    slowest = 0.0
    for seed in range(given.seed, given.seed + given.games):
        for kind in kinds:
            planted = plant(kind, seed, given.game)
            begun = time.process_time()
            seat = planted.seat if given.seat else None
            review = reviewed(planted, seat, given.simulations)
            slowest = max(slowest, time.process_time() - begun)
            places[kind].append(place(planted, review))
            words = ", ".join(planted.words)
            print(f"{kind} {seed}: move {planted.first}, {words}: {places[kind][-1]}", flush=True)
    for kind, found in places.items():
        print(f"{kind}: {found}")
    all_places = [one for found in places.values() for one in found]
    hits = sum(one is not None for one in all_places)
    print(f"{hits} of {len(all_places)} are among the first {TOP} findings")
    print(f"the slowest review took {slowest:.0f} s of CPU time")


if __name__ == "__main__":
    main()
