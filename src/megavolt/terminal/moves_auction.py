"""The choices of an auction, which every game with a plant market has."""

from megavolt.locale import Translator
from megavolt.parts.view_types import AnyAuction
from megavolt.terminal.choices import Choice, Decision
from megavolt.terminal.typed import own_word

Bids = tuple[int, int]  # the lowest and the highest


def opening_bids(legal: list[str]) -> dict[str, Bids]:
    """By plant, the lowest and the highest bid it can be opened with."""
    bids: dict[str, Bids] = {}
    for word in legal:
        verb, *rest = word.split()
        if verb == "open":
            plant, bid = rest[0], int(rest[1])
            low, high = bids.get(plant, (bid, bid))
            bids[plant] = (min(low, bid), max(high, bid))
    return bids


def bids_label(t: Translator, bids: Bids) -> str:
    low, high = bids
    message = "board-choice-open" if low < high else "board-choice-open-once"
    return t.text(message, low=low, high=high)


def bidding(t: Translator, auction: AnyAuction, legal: list[str]) -> Decision:
    """A plant is up: bid more, or drop out."""
    bids = [int(word.split()[1]) for word in legal if word.startswith("bid ")]
    low, high = auction["least"], max(bids, default=0)
    assert low is not None
    bid = Choice(own_word(t, "bid"), ("bid",), "", legal=low <= high, amounts=(low, high))
    drop = Choice(own_word(t, "pass"), ("pass",), t.text("board-choice-drop"))
    if low > high:
        question = t.text("board-ask-bid-poor", plant=auction["lot"], low=low)
        return Decision(question, [bid, drop], plain_number=bid, hidden_keys=True)
    question = t.text("board-ask-bid", plant=auction["lot"], low=low, high=high)
    return Decision(question, [bid, drop], plain_number=bid, hidden_keys=True)
