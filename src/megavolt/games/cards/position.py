"""A position as data that a setup takes back: what a seat sees, or all of it."""

from collections.abc import Sequence

from megavolt.games.cards.deal import LAST
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import State
from megavolt.games.cards.view_types import (
    BankSeen,
    CardsFuel,
    CardsMarket,
    CardsPlant,
    CardsView,
    StoreCard,
)
from megavolt.parts.plant_rules import END_CARD
from megavolt.parts.position_parts import (
    Position,
    auction_position,
    counted,
    demolition_position,
    kept,
    picked,
)


def known_position(seen: CardsView) -> Position:
    """What is in it comes from the view, so that it holds nothing that the seat may not know."""
    in_auction = seen["phase"] == "auction"
    return {
        **picked(seen, "round", "phase", "to_move", "turn", "order"),
        **kept(picked(seen, "pending", "last_round")),
        **_players(seen),
        **_market(seen["market"], in_auction),
        **_fuel(seen["fuel"]),
        **kept({"auction": auction_position(seen["auction"], in_auction)}),
        **kept({"ran": seen["ran"], "due": counted(seen["due"]), "bank": _bank(seen["bank"])}),
        **kept({"demolition": demolition_position(seen["demolition"])}),
    }


def full_position(r: Rules, s: State, seen: CardsView) -> Position:
    """The same with what no seat may know: all money, the order of the piles, the generator."""
    position = known_position(seen)
    position.pop("stack_back", None)  # the stack itself shows it
    position["money"] = list(s.money)
    position["stack"] = [LAST if card == END_CARD else r.name(card) for card in s.market.stack]
    position["removed"] = [r.name(plant) for plant in s.removed]
    position["draw"] = [r.card_name(card) for card in s.fuel.draw]
    position["chance"] = s.rng
    if s.market.then:
        position["last_stack"] = [r.name(plant) for plant in s.market.then]
    return position


def _players(seen: CardsView) -> Position:
    players = seen["players"]
    return {
        "money": [who["money"] for who in players],
        "plants": [_ids(who["plants"]) for who in players],
        "fuel": [_store(who["store"]) for who in players],
        "income": [who["income"] for who in players],
    }


def _ids(plants: Sequence[CardsPlant]) -> list[str]:
    return [plant["id"] for plant in plants]


def _store(store: list[StoreCard]) -> list[str]:
    return [card["card"] for card in store]


def _market(seen: CardsMarket, in_auction: bool) -> Position:
    row = _ids(seen["current"]) + _ids(seen["future"])
    if seen["last_card"]:
        row.append(LAST)
    position: Position = {"market": row}
    if in_auction:
        position["discount"] = seen["discount"]
    position.update(kept(picked(seen, "cut", "stack_bottom", "stack_back", "gone")))
    if seen["stack_holds"] is not None:
        position["stack_holds"] = seen["stack_holds"]
    position["removed"] = {"small": seen["removed_small"], "large": seen["removed_large"]}
    return position


def _fuel(seen: CardsFuel) -> Position:
    """The draw pile holds what lies nowhere else; its order is hidden."""
    return {
        "columns": [[card["card"] for card in column["cards"]] for column in seen["columns"]],
        "discards": _piled(seen["discards"]),
        "waiting": _piled(seen["waiting"]),
    }


def _piled(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def _bank(seen: BankSeen | None) -> Position | None:
    if seen is None:
        return None
    return {"plants": _ids(seen["plants"]), "fuel": _store(seen["store"]), "took": seen["took"]}
