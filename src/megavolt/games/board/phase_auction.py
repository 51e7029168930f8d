"""Phase 2: plants are put up, bid for and bought."""

from megavolt.games.board import steps, trust
from megavolt.games.board.rules import DROP, FUELS, PASS, Rules
from megavolt.games.board.state import State
from megavolt.parts.auction_phase import AuctionPhase
from megavolt.parts.storage import must_go, shared_load


class BoardAuction(AuctionPhase[Rules, State]):
    """GRID-AUC-01, GRID-AUC-02, GRID-AUC-03, GRID-AUC-04, GRID-AUC-05, GRID-AUC-06, GRID-AUC-07,
    GRID-AUC-08, GRID-AUC-09, GRID-PLANT-08: the flow all games share, and what is added here.
    """

    def begin(self, r: Rules, s: State) -> None:
        s.trust_took = False
        super().begin(r, s)

    def current(self, r: Rules, s: State) -> tuple[int, ...]:
        return steps.current_plants(r, s)

    def replace_taken(self, r: Rules, s: State) -> None:
        steps.replace_taken(r, s)

    def passes(self, r: Rules, s: State, current: tuple[int, ...]) -> list[int]:
        """GRID-AUC-09, GRID-AUC-10: in some editions a pass names a plant, if there is anyone to
        take it.
        """
        if r.names_on_pass and current and not s.auction.alone(s.actor):
            return [r.pass_on0 + plant for plant in current]
        return [PASS]

    def put_up_for_others(self, r: Rules, s: State, action: int) -> None:
        plant = action - r.pass_on0
        if s.log is not None:
            s.note("passed_on", s.actor, plant)
        s.auction.offer(plant, s.actor, self.minimum_bid(r, s, plant))

    def bought(self, r: Rules, s: State, plant: int) -> None:
        if plant == r.figures.uranium_stop_plant:  # GRID-BUR-05
            s.uranium_stopped = True
            if s.log is not None:
                s.note("uranium_stops", plant)

    def rival_acts(self, r: Rules, s: State) -> None:
        if not s.trust_took and s.auction.active != s.auction.everyone():
            trust.take_plant(r, s)  # somebody has bought or passed

    # ---- fuel that fits no longer: GRID-PLANT-09

    def losses(self, r: Rules, s: State) -> list[int]:
        return [DROP + fuel for fuel in losable(r, s, s.actor)]

    def lose(self, r: Rules, s: State, action: int) -> None:
        _lose(r, s, action - DROP, 1)

    def fit_fuel(self, r: Rules, s: State) -> None:
        room, base = s.room[s.actor], s.actor * FUELS
        for fuel in range(FUELS):
            _lose(r, s, fuel, must_go(fuel, r.hybrid, s.stock, base, room))


PHASE = BoardAuction()


def begin(r: Rules, s: State) -> None:
    PHASE.begin(r, s)


def minimum_bid(r: Rules, s: State, plant: int) -> int:
    """GRID-AUC-03, GRID-DISC-01."""
    return PHASE.minimum_bid(r, s, plant)


def losable(r: Rules, s: State, seat: int) -> list[int]:
    """The hybrid fuels of which a token must go for the stock to fit."""
    a, b = r.hybrid
    room, base = s.room[seat], seat * FUELS
    if shared_load(a, b, s.stock, base, room) <= room[-1]:
        return []
    return [fuel for fuel in (a, b) if s.stock[base + fuel] > room[fuel]]


def _lose(r: Rules, s: State, fuel: int, count: int) -> None:
    if count == 0:
        return
    s.stock[s.actor * FUELS + fuel] -= count
    s.fuel.give_back(fuel, count)
    if s.log is not None:
        s.note("lost", s.actor, fuel, count)


def end(r: Rules, s: State) -> None:
    """The market is tidied, Step 3 may start, and in round one the order is set again."""
    unsold = PHASE.remove_discounted(s)  # GRID-DISC-05
    if not unsold and r.figures.removes_lowest_unsold and not s.auction.bought:  # GRID-AUC-13
        if s.log is not None:
            s.note("nobody_bought")
        s.replace_lowest()
    while steps.drop_overtaken(r, s):
        pass
    if s.market.end_card_shown():  # GRID-STEP-06
        steps.take_end_card_out(r, s)
        steps.set_step(r, s, 3)
    PHASE.turn_demolition(s)
