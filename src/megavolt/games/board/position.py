"""A position as data that a setup takes back: what a seat sees, or all of it."""

from megavolt.core.game import NOBODY, View
from megavolt.games.board.rules import END_CARD, Rules
from megavolt.games.board.setup_words import STEP3
from megavolt.games.board.state import AUCTION, State
from megavolt.games.board.view import view
from megavolt.parts.told import Position, auction_told, counted, demolition_told, kept


def position(r: Rules, s: State, seat: int | None) -> Position:
    """What is told comes from the view, so that a seat is told nothing that it may not know."""
    seen = view(r, s, NOBODY if seat is None else seat)
    told: Position = {
        **{key: seen[key] for key in ("round", "step", "phase", "to_move", "turn", "order")},
        **kept({key: seen[key] for key in ("pending", "step3_due", "regions")}),
        **_players(seen),
        **kept(_cities(seen)),
        **_market(r, s, seen["market"]),
        "fuel": {name: fuel["tokens"] for name, fuel in seen["fuel"].items()},
        "uranium_stopped": seen["uranium_stopped"],
        **kept({"auction": auction_told(seen["auction"], s.phase == AUCTION)}),
        **kept({"ran": seen["ran"], "trust": _trust(seen["trust"])}),
        **kept({"demolition": demolition_told(s.demolition)}),
    }
    if seat is None:
        told.pop("deck_back", None)  # the deck itself tells it
        told.update(_hidden(s))
    return told


def _hidden(s: State) -> Position:
    """What no seat may know: everybody's money, the deck, what was removed, and the chance."""
    deck = [_card(card) for card in s.market.stack]
    told: Position = {"money": list(s.money), "deck": deck, "removed": list(s.removed)}
    if s.market.then:
        told["step3_deck"] = list(s.market.then)
    told["chance"] = s.rng
    return told


def _card(card: int) -> int | str:
    return STEP3 if card == END_CARD else card


def _players(seen: View) -> Position:
    players = seen["players"]
    return {
        "money": [who["money"] for who in players],
        "plants": [_numbers(who["plants"]) for who in players],
        "stock": [counted(who["stock"]) for who in players],
        "cities": [who["cities"] for who in players],
    }


def _numbers(plants: list[View]) -> list[int]:
    return [plant["number"] for plant in plants]


def _cities(seen: View) -> Position:
    """Houses only where their spaces are not those that the owners' seats tell."""
    houses: dict[str, list[object]] = {}
    for name, city in seen["cities"].items():
        reserved = [None] if city["marked"] else []
        usual = [*reserved, *sorted(city["owners"]), None, None, None][:3]
        if city["spaces"] != usual:
            houses[name] = city["spaces"]
    marked = [name for name, city in seen["cities"].items() if city["marked"]]
    return {"houses": houses, "marked": marked}


def _market(r: Rules, s: State, seen: View) -> Position:
    row: list[object] = [plant["number"] for plant in (*seen["current"], *seen["future"])]
    if seen["step3_card"]:
        row.append(STEP3)
    told: Position = {"market": row}
    if s.phase == AUCTION:
        told["discount"] = seen["discount"]
    told.update(kept({key: seen[key] for key in ("deck_top", "deck_bottom", "deck_back", "gone")}))
    if seen["deck_holds"] is not None:
        told["deck_holds"] = seen["deck_holds"]
    told["removed"] = _removed(seen)
    return told


def _removed(seen: View) -> object:
    """How many plants were removed unseen; by back where the backs differ."""
    if seen["removed_low"] is None:
        return seen["removed"]
    return {"low": seen["removed_low"], "high": seen["removed"] - seen["removed_low"]}


def _trust(seen: View | None) -> Position | None:
    if seen is None:
        return None
    return {
        "plants": _numbers(seen["plants"]),
        "stock": counted(seen["stock"]),
        "took": seen["took"],
    }
