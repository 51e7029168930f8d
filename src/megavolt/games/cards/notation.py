"""The word and JSON forms of actions: `open 05a 6`, `buy coal3 2`, `run 07b gas2 oil1`."""

from megavolt.core.errors import Illegal
from megavolt.games.cards.fuel_cards import CARDS, COLUMNS, ENTRIES, UNITS
from megavolt.games.cards.rules import BURN_ONE, BURN_REST, BUY, DONE, DROP, RUNS, Rules
from megavolt.parts import words
from megavolt.parts.plant_rules import HYBRID, PASS
from megavolt.parts.words import Json, Notation, Verbs


def notation(r: Rules) -> Notation[Rules]:
    return Notation(r, to_json, _VERBS, ("do", "plant", "bid", "card", "column"))


# ---- from an action


def to_json(r: Rules, action: int) -> Json:
    """The action as data; `word` is the same in words."""
    if action < BUY:
        return {"do": {PASS: "pass", DONE: "done", BURN_REST: "burn"}[action]}
    if action < BURN_ONE:
        column, card = divmod(action - BUY, CARDS)
        return {"do": "buy", "card": r.card_name(card), "column": column + 1}
    if action < DROP:
        return {"do": "burn", "card": r.entry_name(action - BURN_ONE)}
    if action < RUNS:
        return {"do": "drop", "card": r.entry_name(action - DROP)}
    if action < r.run_any0:
        return words.run_json(r, action, r.kinds)
    if action < r.scrap0:
        return {"do": "run", "plant": r.name(action - r.run_any0)}
    if action < r.amount0:
        return {"do": "scrap", "plant": r.name(action - r.scrap0)}
    return words.offer_json(r, action)


# ---- to an action


def _card(r: Rules, text: str) -> int:
    for card in range(CARDS):
        if r.card_name(card) == text:
            return card
    raise Illegal("no_such_fuel_card", card=text[:20], known=", ".join(_examples(r)))


def _entry(r: Rules, text: str) -> int:
    for entry in range(ENTRIES):
        if 1 <= entry & 3 <= UNITS[entry >> 2] and r.entry_name(entry) == text:
            return entry
    raise Illegal("no_such_fuel_card", card=text[:20], known=", ".join(_examples(r)))


def _examples(r: Rules) -> list[str]:
    """One card of each way to write them."""
    return [r.card_name(3), r.entry_name(3 * 4 + 2), r.card_name(0)]


def _read_buy(r: Rules, rest: list[str]) -> int:
    name, place = rest
    card, column = _card(r, name), words.number(place)
    if not 1 <= column <= COLUMNS:
        raise Illegal("no_such_column", column=column, most=COLUMNS)
    return BUY + (column - 1) * CARDS + card


def _read_burn(r: Rules, rest: list[str]) -> int:
    if not rest:
        return BURN_REST
    (card,) = rest
    return BURN_ONE + _entry(r, card)


def _read_drop(r: Rules, rest: list[str]) -> int:
    (card,) = rest
    return DROP + _entry(r, card)


def _read_run(r: Rules, rest: list[str]) -> int:
    if not rest:
        raise ValueError
    plant, burn = r.read_plant(rest[0]), words.mix_of(rest[1:], r.kinds)
    if not any(burn):
        return r.run_any0 + plant if r.fuel_of[plant] == HYBRID else r.runs[plant][0]
    return words.run_action(r, plant, burn, r.kinds, "CARD-PLANT-02")


_VERBS: Verbs[Rules] = {
    "open": ("open PLANT BID", words.read_open),
    "bid": ("bid AMOUNT", words.read_bid),
    "pass": ("pass", words.alone(PASS)),
    "scrap": ("scrap PLANT", words.read_scrap),
    "drop": ("drop CARD", _read_drop),
    "buy": ("buy CARD COLUMN", _read_buy),
    "run": ("run PLANT [FUELn …]", _read_run),
    "burn": ("burn [CARD]", _read_burn),
    "done": ("done", words.alone(DONE)),
}
