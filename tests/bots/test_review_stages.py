"""Where a game turned: the lead changes, or a chance moves far."""

from megavolt.bots.review_stages import MOST_POINTS, Stage, turning_points


def course(*chances: tuple[float, ...], error: float = 0.02) -> list[Stage]:
    return [
        Stage(number, "turn", 10 * number, 10 * number + 9, row, (error,) * len(row))
        for number, row in enumerate(chances, start=1)
    ]


def test_a_change_of_the_lead_names_who_led() -> None:
    (point,) = turning_points(course((0.6, 0.4), (0.3, 0.7)))
    assert (point.seat, point.led, point.stage.round) == (1, 0, 2)
    assert (point.before, point.chance) == (0.4, 0.7)


def test_a_lead_within_the_error_changes_nothing() -> None:
    assert turning_points(course((0.52, 0.48), (0.49, 0.51), error=0.05)) == []


def test_a_far_move_counts_though_nobody_else_leads() -> None:
    (point,) = turning_points(course((0.5, 0.3, 0.2), (0.75, 0.15, 0.1), (0.76, 0.14, 0.1)))
    assert (point.seat, point.led, point.stage.round) == (0, None, 2)


def test_only_the_few_that_matter_most_are_told_in_their_order() -> None:
    there, back = (0.7, 0.3), (0.3, 0.7)
    found = turning_points(course(*([there, back] * 4)))
    assert len(found) == MOST_POINTS
    assert [point.stage.round for point in found] == sorted(p.stage.round for p in found)


def test_a_game_without_judgements_has_none() -> None:
    assert turning_points([]) == []
