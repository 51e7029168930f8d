"""How long a search may think: what can be written for it, and when it is used up."""

import pytest

from megavolt.bots.budget import DEFAULT, Budget, Meter, parse_budget
from megavolt.core.errors import OptionError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("", DEFAULT),
        ("200ms", Budget(seconds=0.2)),
        ("2s", Budget(seconds=2.0)),
        (" 1.5S ", Budget(seconds=1.5)),
        ("400", Budget(nodes=400)),
        ("2s*4", Budget(seconds=2.0, cores=4)),
        ("400*16", Budget(nodes=400, cores=16)),
    ],
)
def test_what_can_be_written(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize(
    "text", ["0", "-1", "1.5", "soon", "2m", "0s", "1e3", "99999s", "2s*0", "2s*", "\uff19"]
)
def test_what_cannot_is_said(text: str) -> None:
    with pytest.raises(OptionError) as problem:
        parse_budget(text)
    assert problem.value.code == "bad_budget"


def test_simulations_are_counted() -> None:
    meter = Meter(Budget(nodes=3))
    while meter.more():
        meter.count()
    assert (meter.done, meter.spent()) == (3, 1.0)


def test_a_simulation_that_would_overrun_is_not_begun() -> None:
    now = [0.0]
    meter = Meter(Budget(seconds=1.0), clock=lambda: now[0])
    while meter.more():
        now[0] += 0.15
        meter.count()
    assert meter.done == 6
    assert meter.spent() == pytest.approx(0.9)


def test_there_is_always_time_for_one() -> None:
    now = [0.0]
    meter = Meter(Budget(seconds=0.001), clock=lambda: now[0])
    now[0] = 5.0
    assert meter.more()
    meter.count()
    assert not meter.more()
