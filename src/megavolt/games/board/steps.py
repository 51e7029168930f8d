"""The three steps, and what the plant market does outside auctions."""

from megavolt.games.board.rules import Rules
from megavolt.games.board.state import BUREAUCRACY, State
from megavolt.parts.network import FAR
from megavolt.parts.plant_market import NO_CARD


def set_step(r: Rules, s: State, step: int) -> None:
    s.step = step
    price_houses(r, s)
    if s.log is not None:
        s.note("step", step)


def price_houses(r: Rules, s: State) -> None:
    """GRID-BUILD-05: what a house costs in each city now."""
    s.house = [
        r.price_of(s.step, spaces, s.marked >> city & 1 == 1)
        for city, spaces in enumerate(s.spaces)
    ]
    open_starts(r, s)


def open_starts(r: Rules, s: State) -> None:
    """GRID-BUILD-02: a network begins in an empty city; should there be none, in any (D8)."""
    if not r.begins_in_empty_city or 0 not in s.count:
        return
    starts = s.network.start()
    empty = [FAR if spaces else way for way, spaces in zip(starts, s.spaces, strict=True)]
    if min(empty) < FAR:
        starts = empty
    for seat, count in enumerate(s.count):
        if count == 0:
            s.reach[seat] = starts


def refill_of(r: Rules, s: State, fuel: int) -> int:
    """GRID-BUR-04, GRID-BUR-05: the tokens of a fuel that the refill of this round brings."""
    if fuel == r.uranium and s.uranium_stopped:
        return 0
    return r.refill[fuel][_refill_step(r, s) - 1]


def _refill_step(r: Rules, s: State) -> int:
    """GRID-STEP-08, GRID-STEP-11: the step in force, but Step 2 once the Step 3 card is drawn in
    phase 5.
    """
    if s.step3_due and s.phase == BUREAUCRACY and r.step3_refills_as_step2:
        return 2
    return s.step


def current_plants(r: Rules, s: State) -> tuple[int, ...]:
    """GRID-SET-14, GRID-STEP-09: the plants that can be opened."""
    if s.step == 3:
        return s.market.current(len(s.market.row))
    return s.market.current(r.figures.current_size)


def replace_taken(r: Rules, s: State) -> None:
    """Phase 2: fill the gap of a plant that was bought or taken (GRID-AUC-06, GRID-DISC-03)."""
    s.replace_sold()
    while drop_overtaken(r, s):
        pass


def begin_step2(r: Rules, s: State) -> None:
    """GRID-STEP-02: Step 2 starts."""
    set_step(r, s, 2)
    change_market_for_step2(r, s)


def change_market_for_step2(r: Rules, s: State) -> None:
    """GRID-STEP-03, GRID-STEP-04: once, the lowest plant leaves; most editions replace it."""
    s.market.remove_lowest(s.log)
    if r.figures.step2_replaces:
        s.refill_market()


def take_end_card_out(r: Rules, s: State) -> None:
    """The Step 3 card and the lowest plant leave, after any changes of Step 2 (GRID-STEP-10)."""
    if s.step == 1:
        change_market_for_step2(r, s)
        while drop_overtaken(r, s):
            pass
    s.market.remove_end_card(s.log)


def settle_market(r: Rules, s: State) -> None:
    """Phases 4 and 5: overtaken plants leave; a Step 3 card leaves at once (GRID-STEP-07,
    GRID-STEP-08).
    """
    while True:
        if s.market.end_card_shown():
            take_end_card_out(r, s)
            s.step3_due = True
        elif not drop_overtaken(r, s):
            return


def drop_overtaken(r: Rules, s: State) -> bool:
    """GRID-BUILD-09: a plant of the current market that the leader's cities reach leaves."""
    if not r.removes_overtaken:
        return False
    lowest = s.market.lowest()
    if lowest == NO_CARD or lowest > max(s.count):
        return False
    s.market.discard(lowest)
    if s.log is not None:
        s.note("overtaken", lowest)
    s.refill_market()
    return True
