"""The invariants of a state: what must hold at every moment of every game."""

from megavolt.games.cards.fuel_cards import CARDS, UNITS, is_single
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import BURN, NO_BURN, OVER, State
from megavolt.parts.plant_rules import END_CARD, FUELS
from megavolt.parts.storage import fits
from megavolt.parts.table_state import LOSE_FUEL, SCRAP


def broken(r: Rules, s: State) -> list[str]:
    """The invariants that do not hold, in words."""
    return [*_plants(r, s), *_market(r, s), *_cards(r, s), *_columns(r, s), *_players(r, s)]


def _plants(r: Rules, s: State) -> list[str]:
    """Every plant of the deck is in exactly one place, and the one-more-round card too."""
    places = [*s.market.row, *s.market.stack, *s.removed, *s.bank_plants]
    for plants in s.plants:
        places.extend(plants)
    places.extend(p for p in r.plants if s.market.gone >> p & 1)
    end_cards = places.count(END_CARD)
    problems = []
    if sorted(p for p in places if p != END_CARD) != list(r.plants):
        problems.append(f"plants are not each in one place: {sorted(places)}")
    shown = END_CARD in s.market.row
    if end_cards != (shown or not s.market.met) or (shown and not s.market.met):
        problems.append("the one-more-round card is in the wrong place")
    return problems


def _market(r: Rules, s: State) -> list[str]:
    problems = []
    numbers = [r.number[card] for card in s.market.row]
    if numbers != sorted(numbers):
        problems.append(f"the market is not sorted: {numbers}")
    if len(s.market.row) > r.figures.market_size:
        problems.append(f"{len(s.market.row)} cards in the market")
    if s.last and not s.market.met:
        problems.append("the last round came before its card")
    return problems


def _cards(r: Rules, s: State) -> list[str]:
    """Every fuel card in play is in exactly one place."""
    fuel = s.fuel
    counts = fuel.discards[:]
    for cards in (*fuel.columns, fuel.draw, fuel.waiting):
        for card in cards:
            counts[card] += 1
    for store in s.stores:
        for entry in store:
            counts[entry >> 2] += 1
    for kind, count in enumerate(fuel.singles):
        counts[kind * 4] += count
    problems = [
        f"{counts[card]} cards {r.card_name(card)} instead of {r.in_play[card]}"
        for card in range(CARDS)
        if counts[card] != r.in_play[card]
    ]
    if any(is_single(card) and fuel.discards[card] for card in range(CARDS)):
        problems.append("a single card is discarded")
    if min(fuel.discards) < 0 or (min(fuel.singles) < 0 and not r.unlimited):
        problems.append("a pile has fewer than no cards")
    return problems


def _columns(r: Rules, s: State) -> list[str]:
    problems = []
    for column, cards in enumerate(s.fuel.columns):
        if list(cards) != sorted(cards):
            problems.append(f"column {column + 1} is not sorted")
        if any(is_single(card) != (column == 0) for card in cards):
            problems.append(f"column {column + 1} holds {cards}")
        if column and len(cards) > r.column_size:
            problems.append(f"{len(cards)} cards in column {column + 1}")
    if any(is_single(card) for card in s.fuel.draw):
        problems.append("a single card is in the draw pile")
    return problems


def _players(r: Rules, s: State) -> list[str]:
    problems = [f"seat {i} has {m} Elektro" for i, m in enumerate(s.money) if m < 0]
    for seat, store in enumerate(s.stores):
        units = [0] * FUELS
        for entry in store:
            units[entry >> 4] += entry & 3
            if not 1 <= entry & 3 <= UNITS[entry >> 2]:
                problems.append(f"seat {seat} has a card at {entry & 3}")
        if units != s.stock[seat * FUELS : (seat + 1) * FUELS] or list(store) != sorted(store):
            problems.append(f"seat {seat} misjudges its store")
    for seat, plants in enumerate(s.plants):
        forced = s.actor == seat and s.pending in (SCRAP, LOSE_FUEL)
        if len(plants) > r.plant_limit + (s.actor == seat and s.pending == SCRAP):
            problems.append(f"seat {seat} has {len(plants)} plants")
        if not forced and not fits(r.hybrid, s.stock, seat * FUELS, s.room[seat]):
            problems.append(f"seat {seat} stores more than fits")
    if (s.due != NO_BURN) != (s.pending == BURN) or (s.phase == OVER and s.pending):
        problems.append("a decision is pending that is not due")
    return problems
