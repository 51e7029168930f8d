"""The cards of a position: hands, decks, contracts and breakdown cards, drawn where not given."""

from collections.abc import Mapping, Sequence

from megavolt.core.errors import SetupError
from megavolt.core.rng import Rng
from megavolt.games.blackout.reading import (
    UNKNOWN,
    card_named,
    cards,
    check_length,
    contradiction,
    entries,
    fill,
    flag,
    known_cards,
    per_seat,
    take,
    withdraw,
)
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.setup_place import Place
from megavolt.games.blackout.state import BREAKDOWN, NO_CONTRACT, TURN, State
from megavolt.parts.given import Setup, listed, whole

WITHOUT = "none"  # instead of a contract


# ---- resource cards


def deal_resources(r: Rules, rng: Rng, setup: Setup, s: State, place: Place) -> None:
    """BLK-SETUP-08; later on, hands of any size, a discard pile and a card being carried out."""
    ids = r.resource_ids
    pool = r.resource_cards()
    rng.shuffle(pool)
    if place.card is not None and place.card.is_resource:
        withdraw(ids, pool, [place.card.card], "card")
    hands = [
        [UNKNOWN] * r.hand_size if hand is None else cards(ids, hand, "hands")
        for hand in per_seat(setup, "hands", r.players)
    ]
    for hand in hands:
        withdraw(ids, pool, hand, "hands")
    s.discard = tuple(known_cards(ids, setup.get("discard", []), "discard"))
    withdraw(ids, pool, s.discard, "discard")
    top = cards(ids, setup.get("resource_deck", []), "resource_deck")
    withdraw(ids, pool, top, "resource_deck")
    for seat, hand in enumerate(hands):
        s.hands[seat] = fill(pool, hand, "hands")
    s.deck = (*fill(pool, top, "resource_deck"), *pool)


# ---- contracts


def deal_contracts(r: Rules, rng: Rng, setup: Setup, s: State, place: Place) -> None:
    """BLK-SETUP-09; later on, completed contracts and those put under the deck."""
    ids = r.contract_ids
    pool = r.contract_cards()
    rng.shuffle(pool)
    held = [_held(ids, contract) for contract in per_seat(setup, "contracts", r.players)]
    completed = _completed(r, setup, place)
    size = len(pool) - sum(len(owned) for owned in [*held, *completed])
    if size > 0 and [] in held:  # BLK-ROUND-05
        raise SetupError("setup_contract_none")
    top = cards(ids, setup.get("contract_deck", []), "contract_deck")
    check_length(top, "contract_deck", max(size, 0))
    under = _under(r, setup, max(size, 0))
    for owned in held:
        withdraw(ids, pool, owned, "contracts")
    for owned in completed:
        withdraw(ids, pool, owned, "completed")
    deck = _with_bottom(ids, [*top, *[UNKNOWN] * (size - len(top))], [c for _, c in under])
    withdraw(ids, pool, deck[: len(top)], "contract_deck")
    withdraw(ids, pool, deck[len(top) :], "contracts_under")
    for seat, owned in enumerate(held):
        s.contract[seat] = (*fill(pool, owned, "contracts"), NO_CONTRACT)[0]
    s.completed = [tuple(owned) for owned in completed]
    s.contracts = fill(pool, deck, "contract_deck")
    s.under = tuple(player for player, _ in under)


def _held(ids: Sequence[str], contract: object) -> list[int]:
    if contract == WITHOUT:
        return []
    return [UNKNOWN if contract is None else card_named(ids, contract, "contracts")]


def _completed(r: Rules, setup: Setup, place: Place) -> list[list[int]]:
    """BLK-ROUND-04: at most one per round, at its end."""
    most = place.round - (1 if place.phase == TURN else 0)
    found = []
    for given in per_seat(setup, "completed", r.players):
        owned = [] if given is None else known_cards(r.contract_ids, given, "completed")
        check_length(owned, "completed", most)
        found.append(owned)
    return found


def _under(r: Rules, setup: Setup, size: int) -> list[tuple[int, int]]:
    """Who put the bottom contracts there, and which, as far as the setup says."""
    found = []
    for entry in listed(setup.get("contracts_under", []), "contracts_under"):
        if not isinstance(entry, Mapping) or set(entry) - {"player", "contract"}:
            raise SetupError("setup_wrong_type", key="contracts_under")
        player = whole(entry.get("player"), "contracts_under.player", 0, r.players - 1)
        (contract,) = cards(r.contract_ids, [entry.get("contract")], "contracts_under")
        found.append((player, contract))
    check_length(found, "contracts_under", size)
    return found


def _with_bottom(ids: Sequence[str], deck: list[int], bottom: Sequence[int]) -> list[int]:
    """The deck with its bottom cards; where both are given, they must be the same."""
    first = len(deck) - len(bottom)
    for place, card in enumerate(bottom, first):
        if UNKNOWN not in (card, deck[place]) and card != deck[place]:
            raise contradiction("contract_deck", ids[deck[place]], ids[card])
        if card != UNKNOWN:
            deck[place] = card
    return deck


# ---- breakdown cards


def stack_given_breakdowns(r: Rules, rng: Rng, setup: Setup, s: State, place: Place) -> None:
    """BLK-SETUP-10, BLK-SETUP-11: what is given lies where it is given, the rest as the rule
    builds it.
    """
    top = cards(r.breakdown_ids, setup.get("breakdown", []), "breakdown")
    if len(top) > r.rounds:
        entries(top, "breakdown", r.rounds)
    given = list(top)
    if place.phase == BREAKDOWN and place.card is not None:
        given += [UNKNOWN] * (place.round - len(given))
        here = given[place.round - 1]
        if here not in (UNKNOWN, place.card.card):
            raise contradiction("card", r.breakdown_ids[place.card.card], r.breakdown_ids[here])
        given[place.round - 1] = place.card.card
    back = _back(r, setup, place.round - 1)
    deck, aside = stack_breakdowns(r, rng, given, back)
    if len(given) < place.round - 1 or UNKNOWN in given[place.round - 2 : place.round - 1]:
        deck, aside = _calm(r, deck, aside, place.round - 2)
    s.breakdown, s.aside = deck, aside
    s.revealed = place.revealed


def _back(r: Rules, setup: Setup, revealed: int) -> range:
    """Where The power's back may lie, if the setup says whether the round is dark (BLK-DARK-01)."""
    first = r.content.breakdown_deck.first_half
    anywhere = range(first + 1, r.rounds)
    if "dark" not in setup or not r.rounds_follow_breakdowns or revealed <= first:
        return anywhere
    if flag(setup["dark"], "dark"):
        return range(max(revealed, first + 1), r.rounds)
    return range(first + 1, revealed)


def _calm(
    r: Rules, deck: tuple[int, ...], aside: tuple[int, ...], place: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A card drawn for the round before must not change the tension of a round given as data."""
    calm = [card for card in aside if not r.changes_tension[card]]
    if place < 0 or not r.changes_tension[deck[place]] or not calm:
        return deck, aside
    rest = list(aside)
    rest.remove(calm[0])
    rest.append(deck[place])
    return (*deck[:place], calm[0], *deck[place + 1 :]), tuple(sorted(rest))


def stack_breakdowns(
    r: Rules, rng: Rng, given: Sequence[int], back: range | None = None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The whole deck round its given cards, and the cards left out."""
    first = r.content.breakdown_deck.first_half
    check_breakdowns(r, given)
    deck = [*given, *[UNKNOWN] * (r.rounds - len(given))]
    deck[first] = r.separator
    pool = r.breakdown_cards()
    rng.shuffle(pool)
    ordinary = [card for card in deck if card not in (r.separator, r.mixed_in)]
    withdraw(r.breakdown_ids, pool, ordinary, "breakdown")
    upper, lower = fill(pool, deck[:first], "breakdown"), deck[first + 1 :]
    mixed = [] if r.mixed_in in lower else [r.mixed_in]
    rest = mixed + take(pool, lower.count(UNKNOWN) - len(mixed), "breakdown")
    rng.shuffle(rest)
    full = [*upper, r.separator, *fill(rest, lower, "breakdown")]
    if back is not None and mixed:
        _move_back(r, rng, full, [place for place in back if deck[place] == UNKNOWN])
    return tuple(full), tuple(sorted(pool))


def _move_back(r: Rules, rng: Rng, deck: list[int], places: Sequence[int]) -> None:
    """The power's back to one of the places it may have, if there is any."""
    old = deck.index(r.mixed_in)
    if places and old not in places:
        new = places[rng.below(len(places))]
        deck[old], deck[new] = deck[new], deck[old]


def check_breakdowns(r: Rules, given: Sequence[int]) -> None:
    deck = r.content.breakdown_deck
    for place, card in enumerate(given):
        if card == UNKNOWN:
            continue
        fits = card not in (r.separator, r.mixed_in)
        if place == deck.first_half:
            fits = card == r.separator
        elif place > deck.first_half:
            fits = card != r.separator
        if not fits:
            raise SetupError("setup_breakdown_order", card=r.breakdown_ids[card], place=place + 1)
    lower = given[deck.first_half + 1 :]
    full = len(lower) > deck.second_half and UNKNOWN not in lower
    if lower.count(r.mixed_in) > 1 or (full and r.mixed_in not in lower):
        name = r.breakdown_ids[r.mixed_in]
        raise SetupError("setup_breakdown_order", card=name, place=len(given))
