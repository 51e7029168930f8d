"""Phase 1: plants are put up, bid for and bought."""

from megavolt.games.cards import bank, stores
from megavolt.games.cards.rules import DROP, Rules
from megavolt.games.cards.state import CUT_IN_AUCTION, State
from megavolt.parts.auction_phase import AuctionPhase
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.storage import must_go, shared_load


class CardAuction(AuctionPhase[Rules, State]):
    """CARD-AUC-01, CARD-AUC-02, CARD-AUC-03, CARD-AUC-04, CARD-AUC-05, CARD-AUC-06, CARD-AUC-07,
    CARD-AUC-08, CARD-AUC-09, CARD-AUC-10, CARD-AUC-11, CARD-AUC-12, CARD-AUC-13, CARD-AUC-14,
    CARD-AUC-15, CARD-AUC-16, CARD-AUC-17: the flow all games share, and what is added here.
    """

    def begin(self, r: Rules, s: State) -> None:
        s.bank_took = False
        super().begin(r, s)

    def current(self, r: Rules, s: State) -> tuple[int, ...]:
        """CARD-AUC-03, CARD-LAST-09."""
        return s.market.current(len(s.market.row) if s.last else r.figures.current_size)

    def replace_taken(self, r: Rules, s: State) -> None:
        """CARD-AUC-08, with CARD-DISC-04 and CARD-LAST-02."""
        s.replace_sold()

    def rival_acts(self, r: Rules, s: State) -> None:
        """CARD-BANK-04: as soon as one of the two has bought or passed."""
        if not s.bank_took and s.auction.active != s.auction.everyone():
            bank.take_plant(r, s, self.current(r, s))

    # ---- fuel that fits no longer: CARD-AUC-18

    def losses(self, r: Rules, s: State) -> list[int]:
        actions: list[int] = []
        for kind in losable(r, s, s.actor):
            actions.extend([DROP + entry for entry in stores.choices(s, s.actor, kind)])
        return actions

    def lose(self, r: Rules, s: State, action: int) -> None:
        entry = action - DROP
        stores.use_unit(s, s.actor, entry)
        if s.log is not None:
            s.note("lost", s.actor, entry >> 4, 1)

    def fit_fuel(self, r: Rules, s: State) -> None:
        """What must go whatever the owner would keep of the other hybrid fuel."""
        room, base = s.room[s.actor], s.actor * FUELS
        for kind in range(FUELS):
            _lose_forced(s, kind, must_go(kind, r.hybrid, s.stock, base, room))


PHASE = CardAuction()


def surplus(r: Rules, s: State, seat: int, kind: int) -> int:
    """How many units of a kind there are that could go for the stock to fit (CARD-PLANT-07)."""
    room, base = s.room[seat], seat * FUELS
    over = s.stock[base + kind] - room[kind]
    if kind in r.hybrid:
        a, b = r.hybrid
        over = min(over, shared_load(a, b, s.stock, base, room) - room[-1])
    return over if over > 0 else 0


def losable(r: Rules, s: State, seat: int) -> list[int]:
    """The kinds of which the next unit may go: one that must, or gas and oil to pick from."""
    over = [kind for kind in range(FUELS) if surplus(r, s, seat, kind)]
    for kind in over:
        if kind not in r.hybrid:
            return [kind]
    return over


def _lose_forced(s: State, kind: int, count: int) -> None:
    if count == 0:
        return
    lost = count - stores.use_forced(s, s.actor, kind, count)
    if lost and s.log is not None:
        s.note("lost", s.actor, kind, lost)


def begin(r: Rules, s: State) -> None:
    PHASE.begin(r, s)


def end(r: Rules, s: State) -> None:
    """CARD-AUC-20."""
    PHASE.remove_discounted(s)  # CARD-DISC-05
    if s.market.end_card_shown():  # CARD-LAST-03
        cut_market(s, CUT_IN_AUCTION)
    PHASE.turn_demolition(s)
    if s.round == 1:
        _set_first_order(r, s)


def cut_market(s: State, where: int) -> None:
    """The one-more-round card and the lowest plant leave without replacement."""
    s.cut = where
    if s.log is not None:
        s.note("cut")
    s.market.remove_end_card(s.log)


def _set_first_order(r: Rules, s: State) -> None:
    """CARD-AUC-21: by the plant just bought; equals are reversed."""
    bought = s.auction.bought
    rank = [r.number[p[-1]] if bought >> i & 1 else 0 for i, p in enumerate(s.plants)]
    set_order(s, rank)


def set_order(s: State, rank: list[int]) -> None:
    """The highest rank first; the order of equals is reversed (CARD-AUC-21, CARD-BUR-08)."""
    s.order = sorted(s.order, key=rank.__getitem__)[::-1]
    if s.log is not None:
        s.note("order", tuple(s.order))
