"""The choices that every game with a plant market has: the auction, and a plant too many."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from megavolt.locale import Translator
from megavolt.locale.moves import own_word
from megavolt.parts.decision_types import BidMoves, OpenMoves, Runs, ScrapChoice
from megavolt.parts.view_types import AnyAuction, PlantSeen
from megavolt.terminal.choices import Choice, Question

Bids = tuple[int, int]  # the lowest and the highest
N = TypeVar("N", int, str)


def opening_bids(moves: OpenMoves[N] | None) -> dict[N, Bids]:
    """By plant, the lowest and the highest bid it can be opened with."""
    choices = moves["choices"] if moves is not None else []
    return {choice["plant"]: (choice["bid"][0], choice["bid"][1]) for choice in choices}


def bids_label(t: Translator, bids: Bids) -> str:
    low, high = bids
    message = "board-choice-open" if low < high else "board-choice-open-once"
    return t.text(message, low=low, high=high)


def bidding(t: Translator, auction: AnyAuction, moves: BidMoves | None) -> Question:
    """A plant is up: bid more, or drop out."""
    low, high = auction["least"], moves["choices"][0]["bid"][1] if moves is not None else 0
    assert low is not None
    bid = Choice("bid", own_word(t, "bid"), ("bid",), legal=low <= high, amounts=(low, high))
    drop = Choice("pass", own_word(t, "pass"), ("pass",), t.text("board-choice-drop"))
    if low > high:
        text = t.text("board-ask-bid-poor", plant=auction["lot"], low=low)
    else:
        text = t.text("board-ask-bid", plant=auction["lot"], low=low, high=high)
    return Question(text, [bid, drop], plain_number=bid, hidden_keys=True)


def scrap_label(t: Translator, plant: str, fate: ScrapChoice[N] | None) -> str:
    """A plant, and the fuel that goes with it."""
    return plant if fate is None else f"{plant} ({_loss(t, fate)})"


def _loss(t: Translator, fate: ScrapChoice[N]) -> str:
    lost = [t.fuels(fate["lost"])] if fate["lost"] else []
    if fate["to_lose"] is not None:
        first, second = (t.text("fuel-name", fuel=fuel) for fuel in fate["to_lose"]["fuels"])
        count = fate["to_lose"]["count"]
        lost.append(t.text("board-scrap-either", count=count, first=first, second=second))
    return t.text("board-scrap-loses", fuels=", ".join(lost) or "none")


def opening_text(t: Translator, message: str, choices: Sequence[Choice]) -> str:
    """The question that opens an auction, with an example of a plant that is on offer."""
    legal = [choice for choice in choices if choice.legal and choice.amounts is not None]
    if not legal:
        return t.text("board-ask-open-none")
    offer = next((c for c in reversed(legal) if _room(c) > 0), legal[-1])
    assert offer.amounts is not None
    bid = offer.amounts[0] + min(2, _room(offer))
    return t.text(message, plant=offer.key, bid=bid)


def _room(choice: Choice) -> int:
    low, high = choice.amounts or (0, 0)
    return high - low


def run_confirms(t: Translator, message: str, runs: Sequence[Runs[N]]) -> dict[str, str]:
    """What ending the turn gives up: the best runs still open, if they pay more than it does."""
    best = runs[0]
    now = next((one["pays"] for one in runs if not one["plants"]), 0)
    if best["pays"] <= now:
        return {}
    return {"done": t.text(message, supplied=best["gives"], pay=best["pays"])}


def fuel_confirms(
    t: Translator, plants: Sequence[PlantSeen], stock: Mapping[str, int], can_buy: bool
) -> dict[str, str]:
    """Ending the turn leaves no plant with its fuel, although there is some to buy."""
    stored = [sum(stock.get(fuel, 0) for fuel in plant["fuels"]) for plant in plants]
    runs = any(units >= plant["units"] for units, plant in zip(stored, plants, strict=True))
    return {"done": t.text("web-confirm-fuel")} if can_buy and plants and not runs else {}
