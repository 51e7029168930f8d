"""Games begun under an older version of the rules: they verify, and go on by it."""

from pathlib import Path

import pytest

from megavolt import Illegal, Match, OptionError, RecordError
from megavolt.core.registry import game_ids, game_info, make_game
from megavolt.core.rng import MAX_PLAIN_STATE
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView
from megavolt.games.cards.view_types import CardsView
from tests.core.records import problem_of, with_value

RECORDS = Path(__file__).parents[1] / "records"  # written by versions 1 to 4
LARGE_SEEDS = sorted(RECORDS.glob("*-large-seed.txt"))  # written by version 2
NEWEST = {game: 5 if game == "blackout" else 3 for game in game_ids()}
FIRST_CONTENT = RECORDS / "blackout-first-content.txt"  # written by version 3
SECOND_CONTENT = RECORDS / "blackout-second-content.txt"  # written by version 4
WRITTEN_BY = {FIRST_CONTENT: 3, SECOND_CONTENT: 4} | dict.fromkeys(LARGE_SEEDS, 2)


def under(name: str, rules: int) -> Match:
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    return Match.from_record(text if rules == 1 else with_value(text, "rules", str(rules)))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: str(path.stem))
def test_an_old_record_verifies_and_keeps_its_version(path: Path) -> None:
    match = Match.load(path)
    assert match.game.rules == WRITTEN_BY.get(path, 1)
    again = Match.from_record(match.record())
    assert again.game.rules == match.game.rules
    assert again.game.key(again.state) == match.game.key(match.state)


@pytest.mark.rule("GRID-BUILD-02")
def test_a_network_that_began_in_an_occupied_city() -> None:
    match = under("recharged-first-city", 1)
    first = next(e for e in match.events if e.kind == "built" and e.facts["player"] == 0)
    assert (first.facts["city"], first.facts["price"]) == ("flensburg", 15)
    with pytest.raises(RecordError) as caught:
        under("recharged-first-city", 2)
    refusal = problem_of(caught.value)
    assert isinstance(refusal, Illegal)
    assert (refusal.code, refusal.rule) == ("first_city_not_empty", "GRID-BUILD-02")


@pytest.mark.rule("GRID-STEP-08")
@pytest.mark.parametrize(("rules", "money"), [(1, 50 - 4 + 10 - 15), (2, 50 - 4 + 10 - 14)])
def test_a_refill_in_step_1_after_the_step_3_card(rules: int, money: int) -> None:
    match = under("recharged-step-3-in-step-1", rules)  # Ana has bought two coal of it
    assert own_view(BoardView, match.view(0))["players"][0]["money"] == money


@pytest.mark.rule("CARD-FUEL-08")
@pytest.mark.parametrize(("rules", "singles", "there"), [(1, "supply", 1), (2, "unlimited", 2)])
def test_an_option_left_out_has_the_default_of_its_version(
    rules: int, singles: str, there: int
) -> None:
    match = under("cards-lost-surplus", rules)
    assert match.game.options["singles"] == singles
    view = own_view(CardsView, match.view(0))
    assert len(view["fuel"]["columns"][0]["cards"]) == there


@pytest.mark.rule("BLK-VERB-11")
def test_an_exchange_after_the_last_check() -> None:
    match = under("blackout-last-exchange", 1)
    assert match.words[-2:] == ["exchange", "done"]
    outcome = match.outcome()
    new = Match.new("blackout", match.seats, match.seed, match.game.options)
    for word in match.words[:-2]:
        new.play(word)
    assert new.outcome() == outcome  # it changed nothing


@pytest.mark.rule("BLK-SETUP-14")
@pytest.mark.parametrize("rules", [1, 2, 3])
def test_the_first_content_was_the_default(rules: int) -> None:
    text = FIRST_CONTENT.read_text(encoding="utf-8")
    assert "content" not in text
    match = Match.from_record(text if rules == 3 else with_value(text, "rules", str(rules)))
    assert match.game.options["content"] == "first"
    assert match.over
    with pytest.raises(RecordError):  # it has other tiles, and pieces on the board
        Match.from_record(with_value(text, "rules", "4"))


@pytest.mark.rule("BLK-DARK-09")
def test_the_second_content_was_the_default() -> None:
    text = SECOND_CONTENT.read_text(encoding="utf-8")
    assert "content" not in text
    match = Match.from_record(text)
    assert match.game.options["content"] == "second"
    assert match.over
    assert make_game("blackout", 2, {}).options["content"] == "third"
    with pytest.raises(RecordError):  # it has other breakdown cards
        Match.from_record(with_value(text, "rules", "5"))


@pytest.mark.parametrize("path", LARGE_SEEDS, ids=lambda path: str(path.stem))
def test_a_large_seed_had_a_generator_of_64_bits(path: Path) -> None:
    old = Match.load(path)
    new = Match.new(old.game.id, old.seats, old.seed, old.game.options)
    assert old.seed > MAX_PLAIN_STATE
    old_state, new_state = old.state.rng, new.state.rng
    assert old_state <= MAX_PLAIN_STATE < new_state
    with pytest.raises(RecordError):
        Match.from_record(with_value(old.record(), "rules", "3"))


@pytest.mark.parametrize("game", game_ids())
def test_a_seed_of_64_bits_gives_the_same_game_in_versions_2_and_3(game: str) -> None:
    for seed in (7, 2**64 - 1):
        old, new = (make_game(game, 3, {}, rules) for rules in (2, 3))
        assert old.key(old.new(seed)) == new.key(new.new(seed))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("rules", [0, -1, 6, 10**30])
def test_a_version_that_there_never_was(game: str, rules: int) -> None:
    with pytest.raises(OptionError) as caught:
        make_game(game, 3, {}, rules)
    assert caught.value.code == "unknown_rules"
    assert caught.value.facts == {"game": game, "rules": rules, "known": f"1–{NEWEST[game]}"}


@pytest.mark.parametrize("game", game_ids())
def test_without_a_version_it_is_the_newest(game: str) -> None:
    assert make_game(game, 3, {}).rules == game_info(game).rules == NEWEST[game]
    with pytest.raises(OptionError):
        make_game(game, 3, {}, NEWEST[game] + 1)
