"""What becomes known of a deck can be told to a running game."""

from random import Random

import pytest

from megavolt import Match, SetupError
from tests.games.blackout.positions import ALL, made, moments
from tests.games.blackout.table import NAMES, Table


def telling(table: Table, **known: object) -> Table:
    table.match.reveal(known)
    assert table.game.check(table.s) == []
    return table


def refused(table: Table, **known: object) -> tuple[str, object]:
    """The code and the key; nothing changes."""
    before = table.game.key(table.s)
    with pytest.raises(SetupError) as caught:
        table.match.reveal(known)
    assert table.game.key(table.s) == before
    assert table.match.reveals == []
    return caught.value.code, caught.value.facts.get("key")


def test_the_next_resource_cards() -> None:
    table = Table().hand("a", "overtime", "spare_fuse")
    telling(table, resource_deck=["refit", None, "cut_cable"]).play("draw")
    assert table.player("a")["hand"] == ["overtime", "spare_fuse", "refit"]
    assert table.r.resource_ids[table.s.deck[1]] == "cut_cable"


def test_the_next_contract() -> None:
    table = Table().hand("a", "new_client", "refit").contract("a", "skyline")
    telling(table, contract_deck=["long_lines"]).play("use new_client")
    assert table.player("a")["contract"] == "long_lines"


@pytest.mark.parametrize("card", ["storm", "heat_wave", "subsidy"])
def test_the_next_breakdown_card_with_those_before_it_left_open(card: str) -> None:
    for seed in range(10):
        table = Table(seed=seed, setup={"round": 3, "breakdown": ["rodents", "quiet_night"]})
        telling(table, breakdown=[None, "quiet_night", card]).end_round()
        assert table.view["breakdowns"] == ["rodents", "quiet_night", card]


def test_the_power_back_gives_way_and_can_be_called() -> None:
    for seed in range(10):
        table = Table(seed=seed)
        cards = ["storm", "storm", "subsidy", "overload", "blackout", "rodents"]
        telling(table, breakdown=cards)
        assert table.s.breakdown.index(table.r.mixed_in) > 5
        telling(table, breakdown=[*[None] * 9, "power_back"])
        assert table.s.breakdown.index(table.r.mixed_in) == 9
        assert [table.r.breakdown_ids[card] for card in table.s.breakdown[:6]] == cards


def test_the_power_back_never_leaves_the_second_pile() -> None:
    for seed in range(10):
        table = telling(Table(seed=seed), breakdown=[*[None] * 8, "storm", "rodents"])
        assert table.s.breakdown.index(table.r.mixed_in) in (5, 6, 7)


def test_what_was_told_before_stays() -> None:
    table = telling(telling(Table(), breakdown=["storm"]), breakdown=[None, "rodents"])
    assert [table.r.breakdown_ids[card] for card in table.s.breakdown[:2]] == ["storm", "rodents"]


def test_what_contradicts_what_has_been_seen_is_refused() -> None:
    table = Table(setup={"hands": [["repair_van", "repair_van"], None], "round": 2,
                         "to_move": 0, "breakdown": ["storm"], "contracts": ["skyline", None],
                         "contracts_under": [{"player": 0, "contract": "long_lines"}]})  # fmt: skip
    assert refused(table, resource_deck=["repair_van"]) == (
        "reveal_seen_elsewhere",
        "resource_deck",
    )
    assert refused(table, contract_deck=["long_lines"]) == (
        "reveal_seen_elsewhere",
        "contract_deck",
    )
    elsewhere = "reveal_seen_elsewhere"
    assert refused(table, resource_deck=["repair_van"]) == (elsewhere, "resource_deck")
    assert refused(table, contract_deck=["skyline"]) == (elsewhere, "contract_deck")
    assert refused(table, contract_deck=["long_lines"]) == (elsewhere, "contract_deck")
    bottom = [*[None] * 25, "high_voltage"]
    assert refused(table, contract_deck=bottom) == ("setup_follows", "contract_deck")
    assert refused(table, breakdown=["rodents"]) == ("setup_follows", "breakdown")
    assert refused(table, breakdown=[None, "blackout"])[0] == "setup_breakdown_order"
    assert refused(table, resource_deck=[None] * 60) == ("setup_too_long", "resource_deck")
    assert refused(table, breakdown=["storm"] * 11) == ("setup_too_long", "breakdown")
    assert refused(table, hands=[["refit"], None]) == ("setup_unknown_key", "hands")
    assert refused(table, resource_deck=["moon"]) == ("setup_unknown_card", "resource_deck")
    assert refused(table, breakdown="storm") == ("setup_wrong_type", "breakdown")


def test_the_decks_of_another_game_that_fit_are_taken_over() -> None:
    """Told all decks of a complete position, a seat's own knowledge of it becomes complete."""
    game = made(ALL[0])
    for number, state in enumerate(moments(game, seed=4)):
        if number % 5:
            continue
        whole = game.position(state)
        new = game.clone(state)
        for deck in ("deck", "contracts"):
            cards = list(getattr(new, deck))
            fixed = len(new.under) if deck == "contracts" else 0
            moved = cards[: len(cards) - fixed]
            Random(number).shuffle(moved)
            setattr(new, deck, (*moved, *cards[len(cards) - fixed :]))
        keys = ("resource_deck", "contract_deck", "breakdown")
        game.reveal(new, {key: whole[key] for key in keys})
        assert game.key(new) == game.key(state)


def test_a_record_and_undo_tell_it_again() -> None:
    match = Match.new("blackout", NAMES[:2], 5)
    match.play("done")
    match.reveal({"resource_deck": ["refit"]})
    match.play("draw")
    match.play("discard refit")
    assert match.undo() == "discard refit"
    assert "discard refit" in match.legal()
    read = Match.from_record(match.record())
    assert read.game.key(read.state) == match.game.key(match.state)
