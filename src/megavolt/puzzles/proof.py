"""Is a puzzle sound, and is its solution still the best when it is thought about longer?"""

from collections.abc import Iterator, Sequence
from typing import Final

from megavolt.core.errors import MegavoltError
from megavolt.core.line import Line
from megavolt.core.registry import game_info
from megavolt.core.rng import Rng
from megavolt.locale import LANGUAGES
from megavolt.locale.messages import messages_of
from megavolt.puzzles.attempt import known
from megavolt.puzzles.families import END, puzzle_family
from megavolt.puzzles.judge import CLEAR, Judge, rounds_of
from megavolt.puzzles.puzzle import Puzzle, puzzle_id

Problem = tuple[str, dict[str, object]]  # the id of a message, and its facts
TIMES: Final = 10  # as many simulations as it was made with
LEAD: Final = CLEAR * 2 / 3  # what the lead over the next best plan must still be


def prove(puzzle: Puzzle) -> list[Problem]:
    """All that is wrong with a puzzle as it is written; nothing with a sound one."""
    try:
        return list(_problems(puzzle))
    except MegavoltError as refusal:
        return [("puzzles-check-refused", {"word": "-", "problem": str(refusal)})]


def _problems(puzzle: Puzzle) -> Iterator[Problem]:
    game = puzzle.game
    state = puzzle.start()
    if game.to_move(state) != puzzle.seat:
        yield "puzzles-check-turn", {}
        return
    position = game.position(state, puzzle.seat)
    if puzzle.id != puzzle_id(game_info(game.id).family, game.id, position):
        yield "puzzles-check-position", {}
    if puzzle.theme not in (END, *puzzle_family(game.id).themes):
        yield "puzzles-check-theme", {"theme": puzzle.theme}
    if not puzzle.solutions or not puzzle.wrong or puzzle.chance - puzzle.next < LEAD:
        yield "puzzles-check-lead", {"lead": round(100 * (puzzle.chance - puzzle.next))}
    refused = [p for words in _turns(puzzle) for p in _refused(puzzle, words)]
    yield from refused
    if refused:
        return
    for reason, _ in (*puzzle.why, *(one.why for one in puzzle.wrong)):
        for lang in LANGUAGES:
            if not messages_of(lang).has(reason):
                yield "puzzles-check-text", {"lang": lang, "id": reason}
    verdict = known(puzzle, puzzle.solutions[0])
    if not puzzle.why or verdict is None or not verdict.right:
        yield "puzzles-check-solution", {}


def _turns(puzzle: Puzzle) -> list[tuple[str, ...]]:
    return [*puzzle.solutions, *(one.words for one in puzzle.wrong)]


def _refused(puzzle: Puzzle, words: Sequence[str]) -> Iterator[Problem]:
    line = Line(puzzle.game, puzzle.start())
    for word in words:
        try:
            line.play(word)
        except MegavoltError as problem:
            yield "puzzles-check-refused", {"word": word, "problem": str(problem)}
            return


def verify(puzzle: Puzzle, simulations: int, seed: int) -> list[Problem]:
    """Think about it again, in other worlds: is a solution still best, and by far?

    Meant for ten times the simulations that it was made with; plans are played out a round further.
    """
    judge, game = Judge(puzzle.game), puzzle.game
    view = game.view(puzzle.start(), puzzle.seat)
    world = game.determinize(view, Rng(seed))
    rounds = rounds_of(game, simulations // TIMES) + 1
    right = [tuple(map(game.action, words)) for words in puzzle.solutions]
    wrong = [tuple(map(game.action, one.words)) for one in puzzle.wrong]
    plans = list(dict.fromkeys([*right, *wrong, *judge.plans(world)]))
    judged = judge.weigh(view, plans, simulations, seed, rounds, LEAD)
    best = judged.best
    if best.plan not in right:
        words = ", ".join(game.word(action) for action in best.plan)
        return [("puzzles-check-better", {"words": words})]
    others = [one.behind(best).mean for one in judged.weighed if one.plan not in right]
    lead = min(others, default=0.0)
    return [] if lead >= LEAD else [("puzzles-check-lead", {"lead": round(100 * lead)})]
