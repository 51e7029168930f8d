"""The card game keeps the contract of all games."""

import pytest

from megavolt import Match
from megavolt.core.registry import game_info, make_game
from megavolt.data import DataError, load_deck
from tests.conformance import check_game
from tests.games.cards.table import NAMES

WORDS = ["run 12", "run 07b", "scrap 03a", "drop coal2/3", "burn", "buy uranium3 4", "open 37 40"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("demolition", [False, True])
def test_the_card_game_keeps_the_contract(players: int, demolition: bool) -> None:
    options = {"demolition": demolition, "singles": "unlimited" if players == 3 else "supply"}
    game = make_game("cards", players, {**options, "hidden_money": players == 4})
    check_game(game, seed=players, words=WORDS)


def test_what_is_known_of_it_before_it_is_made() -> None:
    info = game_info("cards")
    assert (info.id, info.family) == ("cards", "cards")
    assert (info.players_min, info.players_max) == (2, 6)
    assert [option.name for option in info.options] == [
        "deck",
        "demolition",
        "singles",
        "hidden_money",
    ]
    assert make_game("cards", 3, {}).rules == info.rules == 3


def corrected() -> dict[str, object]:
    """A deck as a user might correct it: plant 12 yields 10."""
    plants = [
        {
            "id": p.id,
            "number": p.number,
            "deck": p.size,
            "fuel": p.fuel,
            "units": p.units,
            "income": 10 if p.id == "12" else p.income,
            "source": "box",
        }
        for p in load_deck("shipped").plants
    ]
    return {"plants": {"list": plants}}


def test_a_record_carries_a_users_deck_in_full() -> None:
    match = Match.new("cards", NAMES[:3], 5, {"deck": corrected()})
    match.play(match.legal()[0])
    again = Match.from_record(match.record())
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.game.options["deck"] == corrected()
    assert '"deck": "shipped"' in Match.new("cards", NAMES[:3], 5).record()


def test_a_view_tells_that_the_deck_is_a_users_and_not_all_of_it() -> None:
    own = Match.new("cards", NAMES[:3], 5, {"deck": corrected()})
    assert own.view(0)["options"]["deck"] == "own"
    assert Match.new("cards", NAMES[:3], 5).view(0)["options"]["deck"] == "shipped"


def test_a_game_with_a_users_deck_keeps_the_contract() -> None:
    check_game(make_game("cards", 3, {"deck": corrected()}), seed=3)


def test_a_deck_that_is_not_there_is_refused() -> None:
    decks: list[object] = ["nowhere.toml", "other", {"plants": {"list": []}}]
    for deck in decks:
        with pytest.raises(DataError):
            make_game("cards", 3, {"deck": deck})
