"""A position as data that a setup takes back: what a seat sees, or all of it."""

from megavolt.core.game import NOBODY, View
from megavolt.games.cards.deal import LAST
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import AUCTION, State
from megavolt.games.cards.view import view
from megavolt.parts.plant_rules import END_CARD
from megavolt.parts.told import Position, auction_told, counted, demolition_told, kept


def position(r: Rules, s: State, seat: int | None) -> Position:
    """What is told comes from the view, so that a seat is told nothing that it may not know."""
    seen = view(r, s, NOBODY if seat is None else seat)
    told: Position = {
        **{key: seen[key] for key in ("round", "phase", "to_move", "turn", "order")},
        **kept({"pending": seen["pending"], "last_round": seen["last_round"]}),
        **_players(seen),
        **_market(s, seen["market"]),
        **_fuel(seen["fuel"]),
        **kept({"auction": auction_told(seen["auction"], s.phase == AUCTION)}),
        **kept({"ran": seen["ran"], "due": counted(seen["due"]), "bank": _bank(seen["bank"])}),
        **kept({"demolition": demolition_told(s.demolition)}),
    }
    if seat is None:
        told.pop("stack_back", None)  # the stack itself tells it
        told.update(_hidden(r, s))
    return told


def _hidden(r: Rules, s: State) -> Position:
    """What no seat may know: everybody's money, the order of the piles, and the chance."""
    told: Position = {
        "money": list(s.money),
        "stack": [LAST if card == END_CARD else r.name(card) for card in s.market.stack],
        "removed": [r.name(plant) for plant in s.removed],
        "draw": [r.card_name(card) for card in s.fuel.draw],
        "chance": s.rng,
    }
    if s.market.then:
        told["last_stack"] = [r.name(plant) for plant in s.market.then]
    return told


def _players(seen: View) -> Position:
    players = seen["players"]
    return {
        "money": [who["money"] for who in players],
        "plants": [_ids(who["plants"]) for who in players],
        "fuel": [_store(who) for who in players],
        "income": [who["income"] for who in players],
    }


def _ids(plants: list[View]) -> list[str]:
    return [plant["id"] for plant in plants]


def _store(seen: View) -> list[str]:
    return [card["card"] for card in seen["store"]]


def _market(s: State, seen: View) -> Position:
    row = _ids([*seen["current"], *seen["future"]])
    if seen["last_card"]:
        row.append(LAST)
    told: Position = {"market": row}
    if s.phase == AUCTION:
        told["discount"] = seen["discount"]
    told.update(kept({key: seen[key] for key in ("cut", "stack_bottom", "stack_back", "gone")}))
    if seen["stack_holds"] is not None:
        told["stack_holds"] = seen["stack_holds"]
    told["removed"] = {"small": seen["removed_small"], "large": seen["removed_large"]}
    return told


def _fuel(seen: View) -> Position:
    """The draw pile holds what lies nowhere else; its order is hidden."""
    return {
        "columns": [[card["card"] for card in column["cards"]] for column in seen["columns"]],
        "discards": _piled(seen["discards"]),
        "waiting": _piled(seen["waiting"]),
    }


def _piled(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def _bank(seen: View | None) -> Position | None:
    if seen is None:
        return None
    return {"plants": _ids(seen["plants"]), "fuel": _store(seen), "took": seen["took"]}
