"""Why an action is not legal now, and by which rule. `legal` decides; this explains."""

from megavolt.core.errors import Illegal
from megavolt.games.cards import phase_auction, phase_bureaucracy, phase_fuel, stores
from megavolt.games.cards.fuel_cards import CARDS, is_single
from megavolt.games.cards.rules import BURN_ONE, BURN_REST, BUY, DROP, Rules
from megavolt.games.cards.state import AUCTION, BUREAUCRACY, BURN, FUEL, OVER, State
from megavolt.parts.auction import NO_LOT
from megavolt.parts.auction_refusals import (
    AuctionIds,
    refused_answer,
    refused_opening,
    refused_scrap,
)
from megavolt.parts.plant_rules import FUELS, PASS
from megavolt.parts.table_state import LOSE_FUEL, SCRAP

_AUCTION = AuctionIds(
    turn="CARD-AUC-02",
    current="CARD-AUC-03",
    bid="CARD-AUC-04",
    discount="CARD-DISC-02",
    answer="CARD-AUC-05",
    more="CARD-AUC-05",
    alone="CARD-AUC-14",
    first_round="CARD-AUC-13",
    scrap="CARD-AUC-17",
)
_PHASE_RULE = {AUCTION: "CARD-AUC-02", FUEL: "CARD-FUEL-02", BUREAUCRACY: "CARD-BUR-01"}
_PHASE_NAME = {AUCTION: "auction", FUEL: "fuel", BUREAUCRACY: "bureaucracy"}


def refusal(r: Rules, s: State, action: int) -> Illegal:
    if s.phase == OVER:
        return Illegal("game_over", "CARD-END-01")
    if s.pending == SCRAP:
        return refused_scrap(r, s, action, _AUCTION)
    if s.pending == LOSE_FUEL:
        return _must_drop(r, s)
    if s.pending == BURN:
        return _must_burn(r, s)
    if s.phase == AUCTION:
        return _auction(r, s, action)
    if s.phase == FUEL:
        return _fuel(r, s, action)
    return _running(r, s, action)


def _wrong_phase(r: Rules, s: State, action: int) -> Illegal:
    if r.scrap0 <= action < r.amount0:
        return Illegal("scrap_only_after_buying", "DEMO-08", limit=r.plant_limit)
    if DROP <= action < r.run0:
        return Illegal("nothing_to_drop", "CARD-FUEL-11")
    if BURN_ONE <= action < DROP or action == BURN_REST:
        return Illegal("nothing_to_burn", "CARD-BUR-04")
    return Illegal("wrong_phase", _PHASE_RULE[s.phase], phase=_PHASE_NAME[s.phase])


# ---- which card to take a unit from


def _must_drop(r: Rules, s: State) -> Illegal:
    kinds = phase_auction.losable(r, s, s.actor)
    return Illegal("must_drop", "CARD-AUC-18", choices=_choices(r, s, kinds))


def _must_burn(r: Rules, s: State) -> Illegal:
    kind = phase_bureaucracy.kind_due(s)
    return Illegal("must_burn", "CARD-BUR-04", choices=_choices(r, s, [kind]))


def _choices(r: Rules, s: State, kinds: list[int]) -> str:
    found = [e for kind in kinds for e in stores.choices(s, s.actor, kind)]
    return ", ".join([r.entry_name(e) for e in found])


# ---- phase 1


def _auction(r: Rules, s: State, action: int) -> Illegal:
    if s.auction.lot != NO_LOT:
        return refused_answer(r, s, action, _AUCTION)
    if action == PASS:  # refused in the first round only
        return Illegal("must_buy_in_round_one", _AUCTION.first_round)
    if action < r.amount0:
        return _wrong_phase(r, s, action)
    return refused_opening(r, s, action, phase_auction.PHASE.current(r, s), _AUCTION)


# ---- phase 2


def _fuel(r: Rules, s: State, action: int) -> Illegal:
    if not BUY <= action < BURN_ONE:
        return _wrong_phase(r, s, action)
    column, card = divmod(action - BUY, CARDS)
    if is_single(card) != (column == 0):
        rule = "CARD-FUEL-07" if column == 0 else "CARD-SETUP-17"
        return _not_there(r, column, card, rule)
    if card not in s.fuel.columns[column]:
        return _not_there(r, column, card, "CARD-FUEL-02")
    return _no_use(r, s, card >> 2) or _too_dear(r, s, column, card)


def _not_there(r: Rules, column: int, card: int, rule: str) -> Illegal:
    return Illegal("card_not_there", rule, card=r.card_name(card), column=column + 1)


def _no_use(r: Rules, s: State, kind: int) -> Illegal | None:
    """Why not one more unit of a kind may be added, if so."""
    seat, fuel = s.actor, r.kinds[kind]
    room = s.room[seat][kind] + (s.room[seat][-1] if kind in r.hybrid else 0)
    if room == 0:
        return Illegal("no_plant_burns_it", "CARD-FUEL-03", fuel=fuel)
    if phase_fuel.free(r, s, seat, kind):
        return None
    if s.last:
        have = s.stock[seat * FUELS + kind]
        return Illegal("lacks_nothing", "CARD-FUEL-12", fuel=fuel, have=have)
    return Illegal("stores_full", "CARD-FUEL-03", fuel=fuel, room=room)


def _too_dear(r: Rules, s: State, column: int, card: int) -> Illegal:
    money, price = s.money[s.actor], r.prices[column]
    return Illegal(
        "card_too_dear", "CARD-FUEL-02", card=r.card_name(card), price=price, money=money
    )


# ---- phase 3


def _running(r: Rules, s: State, action: int) -> Illegal:
    if not r.run0 <= action < r.scrap0:
        return _wrong_phase(r, s, action)
    named = action < r.run_any0
    plant = r.run_plant[action - r.run0] if named else action - r.run_any0
    name = r.name(plant)
    if plant not in s.plants[s.actor]:
        return Illegal("not_your_plant", "CARD-BUR-01", plant=name)
    if plant in s.ran:
        return Illegal("already_ran", "CARD-PLANT-03", plant=name)
    return Illegal("not_enough_fuel", "CARD-PLANT-02", plant=name, units=r.units[plant])
