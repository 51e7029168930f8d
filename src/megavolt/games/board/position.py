"""A position as data that a setup takes back: what a seat sees, or all of it."""

from megavolt.games.board.rules import END_CARD
from megavolt.games.board.setup_words import STEP3
from megavolt.games.board.state import State
from megavolt.games.board.view_types import (
    BoardMarket,
    BoardPlant,
    BoardView,
    CitySeen,
    TrustSeen,
)
from megavolt.parts.position_parts import (
    Position,
    auction_position,
    counted,
    demolition_position,
    kept,
    picked,
)


def known_position(seen: BoardView) -> Position:
    """What is in it comes from the view, so that it holds nothing that the seat may not know."""
    in_auction = seen["phase"] == "auction"
    return {
        **picked(seen, "round", "step", "phase", "to_move", "turn", "order"),
        **kept(picked(seen, "pending", "step3_due", "regions")),
        **_players(seen),
        **kept(_cities(seen["cities"])),
        **_market(seen["market"], in_auction),
        "fuel": {name: fuel["tokens"] for name, fuel in seen["fuel"].items()},
        "uranium_stopped": seen["uranium_stopped"],
        **kept({"auction": auction_position(seen["auction"], in_auction)}),
        **kept({"ran": seen["ran"], "trust": _trust(seen["trust"])}),
        **kept({"demolition": demolition_position(seen["demolition"])}),
    }


def full_position(s: State, seen: BoardView) -> Position:
    """The same with what no seat may know: all money, the deck, what was removed, the generator."""
    position = known_position(seen)
    position.pop("deck_back", None)  # the deck itself shows it
    position["money"] = list(s.money)
    position["deck"] = [_card(card) for card in s.market.stack]
    position["removed"] = list(s.removed)
    if s.market.then:
        position["step3_deck"] = list(s.market.then)
    position["chance"] = s.rng
    return position


def _card(card: int) -> int | str:
    return STEP3 if card == END_CARD else card


def _players(seen: BoardView) -> Position:
    players = seen["players"]
    return {
        "money": [who["money"] for who in players],
        "plants": [_numbers(who["plants"]) for who in players],
        "stock": [counted(who["stock"]) for who in players],
        "cities": [who["cities"] for who in players],
    }


def _numbers(plants: list[BoardPlant]) -> list[int]:
    return [plant["number"] for plant in plants]


def _cities(seen: dict[str, CitySeen]) -> Position:
    """Houses only where their spaces do not follow from the owners' seats."""
    houses: Position = {}
    for name, city in seen.items():
        reserved = [None] if city["marked"] else []
        usual = [*reserved, *sorted(city["owners"]), None, None, None][:3]
        if city["spaces"] != usual:
            houses[name] = city["spaces"]
    marked = [name for name, city in seen.items() if city["marked"]]
    return {"houses": houses, "marked": marked}


def _market(seen: BoardMarket, in_auction: bool) -> Position:
    row: list[object] = [plant["number"] for plant in (*seen["current"], *seen["future"])]
    if seen["step3_card"]:
        row.append(STEP3)
    position: Position = {"market": row}
    if in_auction:
        position["discount"] = seen["discount"]
    position.update(kept(picked(seen, "deck_top", "deck_bottom", "deck_back", "gone")))
    if seen["deck_holds"] is not None:
        position["deck_holds"] = seen["deck_holds"]
    position["removed"] = _removed(seen)
    return position


def _removed(seen: BoardMarket) -> object:
    """How many plants were removed unseen; by back where the backs differ."""
    if seen["removed_low"] is None:
        return seen["removed"]
    return {"low": seen["removed_low"], "high": seen["removed"] - seen["removed_low"]}


def _trust(seen: TrustSeen | None) -> Position | None:
    if seen is None:
        return None
    return {
        "plants": _numbers(seen["plants"]),
        "stock": counted(seen["stock"]),
        "took": seen["took"],
    }
