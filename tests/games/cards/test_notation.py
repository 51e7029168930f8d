"""The words and JSON of actions: they round-trip, and what they do not name is refused."""

import json

import pytest

from megavolt import Illegal, game
from megavolt.games.cards.fuel_cards import CARDS, COLUMNS, ENTRIES, UNITS
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.rules import BURN_ONE, BURN_REST, BUY, DONE, DROP
from tests.games.cards.table import Table


def card_game() -> CardGame:
    made = game("cards", players=3)
    assert isinstance(made, CardGame)
    return made


def every_action(made: CardGame) -> list[int]:
    r = made.r
    entries = [e for e in range(ENTRIES) if 1 <= e & 3 <= UNITS[e >> 2]]
    actions = [0, DONE, BURN_REST, *(BUY + i for i in range(COLUMNS * CARDS))]
    actions += [block + e for block in (BURN_ONE, DROP) for e in entries]
    actions += range(r.run0, r.run_any0)
    actions += [r.run_any0 + p for p in r.plants if r.fuel_of[p] == 4]
    actions += [r.scrap0 + p for p in r.plants]
    actions += [r.offer(p, bid) for p in (0, *r.plants) for bid in (0, 1, 12, 9_999_999)]
    return actions


def test_every_action_has_its_own_word_and_json_and_both_lead_back() -> None:
    made = card_game()
    actions = every_action(made)
    words = [made.word(action) for action in actions]
    assert len(set(words)) == len(words) == len(set(actions))
    for action, word in zip(actions, words, strict=True):
        assert made.action(word) == action
        data = json.loads(json.dumps(made.action_json(action)))
        assert made.action_from_json(data) == action


@pytest.mark.parametrize(
    ("word", "data"),
    [
        ("open 05a 6", {"do": "open", "plant": "05a", "bid": 6}),
        ("bid 14", {"do": "bid", "bid": 14}),
        ("pass", {"do": "pass"}),
        ("scrap 12", {"do": "scrap", "plant": "12"}),
        ("drop coal2/3", {"do": "drop", "card": "coal2/3"}),
        ("drop gas-single", {"do": "drop", "card": "gas-single"}),
        ("buy coal3 2", {"do": "buy", "card": "coal3", "column": 2}),
        ("buy coal-single 1", {"do": "buy", "card": "coal-single", "column": 1}),
        ("run 12", {"do": "run", "plant": "12"}),
        ("run 07b", {"do": "run", "plant": "07b"}),
        ("run 07b gas2 oil1", {"do": "run", "plant": "07b", "burn": {"gas": 2, "oil": 1}}),
        ("burn", {"do": "burn"}),
        ("burn uranium1/2", {"do": "burn", "card": "uranium1/2"}),
        ("done", {"do": "done"}),
    ],
)
def test_the_words(word: str, data: dict[str, object]) -> None:
    made = card_game()
    assert made.action_json(made.action(word)) == data
    assert made.word(made.action_from_json(data)) == word


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("  OPEN   05A  6 ", "open 05a 6"),
        ("open 5a 6", "open 05a 6"),
        ("open 9 9", "open 09 9"),
        ("open 012 12", "open 12 12"),
        ("run 12 coal3", "run 12"),
        ("Búrn Coal2/3", "burn coal2/3"),
    ],
)
def test_what_is_meant_is_understood(typed: str, word: str) -> None:
    made = card_game()
    assert made.word(made.action(typed)) == word


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty_word"),
        ("sell 12", "unknown_word"),
        ("build essen", "unknown_word"),
        ("open 12", "bad_word"),
        ("open 12 -1", "bad_word"),
        ("open 12 99999999", "bad_word"),
        ("open 5 6", "plant_not_clear"),
        ("open 99 99", "no_such_plant"),
        ("open 0 1", "no_such_plant"),
        ("open last 1", "no_such_plant"),
        ("bid", "bad_word"),
        ("pass 12", "bad_word"),
        ("buy coal 2", "no_such_fuel_card"),
        ("buy coal4 2", "no_such_fuel_card"),
        ("buy coal3", "bad_word"),
        ("buy coal3 5", "no_such_column"),
        ("buy coal3 0", "no_such_column"),
        ("burn coal3/2", "no_such_fuel_card"),
        ("burn coal0/2", "no_such_fuel_card"),
        ("drop", "bad_word"),
        ("drop coal3", "no_such_fuel_card"),
        ("run", "bad_word"),
        ("run 07b gas", "bad_word"),
        ("run 07b wood3", "no_such_fuel"),
        ("run 07b gas4", "wrong_burn"),
        ("run 12 gas3", "wrong_burn"),
        ("done now", "bad_word"),
    ],
)
def test_what_names_no_action_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        card_game().action(typed)
    assert caught.value.code == code


def test_an_unclear_plant_is_answered_with_the_choices() -> None:
    with pytest.raises(Illegal) as caught:
        card_game().action("scrap 5")
    assert caught.value.facts["choices"] == "05a, 05b, 05c"


def test_the_words_of_a_game_are_those_of_its_deck() -> None:
    table = Table(setup={"market": ["05a", "05b", "05c", "06a", "06b", "07a", "07b", "08a"]})
    opened = {word.split()[1] for word in table.legal}
    assert opened == {"05a", "05b", "05c", "06a"}
