"""A line of play: played out to the end of the game, or given up when there is none."""

from megavolt.core.line import MOST_MOVES, Line
from megavolt.core.registry import make_game


def test_a_game_is_played_out_as_chosen() -> None:
    game = make_game("blackout", 2, {})
    line = Line(game, game.new(3))
    chosen: list[int] = []

    def choose(state: object, legal: list[int]) -> int:
        chosen.append(legal[-1])
        return legal[-1]

    outcome = line.play_out(choose)
    assert outcome == game.outcome(line.state) is not None
    assert line.moves == len(chosen) > 20
    again = game.new(3)
    for action in chosen:
        game.apply(again, action)
    assert game.key(again) == game.key(line.state)


def test_a_game_without_end_is_given_up() -> None:
    game = make_game("blackout", 2, {})
    line = Line(game, game.new(3), moves=MOST_MOVES - 5)
    assert line.play_out(lambda state, legal: legal[0]) is None
    assert line.moves == MOST_MOVES
