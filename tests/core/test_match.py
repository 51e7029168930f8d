"""A match at work: its names, what it takes and refuses, and that nothing reaches into it."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from megavolt import Event, Illegal, Match, OptionError, game
from megavolt.core.game import NOBODY
from megavolt.core.match import MAX_SEED

SEATS = ["Ana", "Bob", "Eva"]


def new(**changes: Any) -> Match:
    return Match.new(**{"game_id": "recharged", "seats": SEATS, "seed": 11, **changes})


def key(match: Match) -> object:
    return match.game.key(match.state)


# ---- the names bots and tables are written against


def test_a_match_has_the_names_its_users_rely_on() -> None:
    match = new()
    assert match.seats == SEATS
    assert match.seed == 11
    assert match.to_move in (0, 1, 2)
    assert match.over is False
    assert match.legal()
    assert match.words == []
    assert match.events == []
    assert match.outcome() is None
    assert match.view(0)["seat"] == 0
    assert match.view(NOBODY)["seat"] is None
    assert match.record().startswith("megavolt record 1\n")


def test_a_played_move_is_in_words_and_events() -> None:
    match = new()
    word = match.legal()[0]
    seat = match.to_move
    match.play(word)
    assert match.words == [word]
    _, plant, bid = word.split()
    facts: dict[str, object] = {"player": seat, "plant": int(plant), "bid": int(bid)}
    assert match.events[0] == Event(1, "opened", facts)


def test_a_move_may_be_typed_with_care_or_without() -> None:
    match = new()
    word = match.legal()[0]
    match.play(f"  {word.upper().replace(' ', '   ')} ")
    assert match.words == [word]


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {new(seed=None).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed <= MAX_SEED for seed in seeds)


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    assert key(new()) == key(new())
    assert len({str(key(new(seed=seed))) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [0, 1, 2**64, MAX_SEED])
def test_every_seed_in_the_range_is_taken(seed: int) -> None:
    match = new(seed=seed)
    assert key(Match.from_record(match.record())) == key(match)


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.0, "7", True, [7]])
def test_any_other_seed_is_refused(seed: object) -> None:
    with pytest.raises(OptionError) as caught:
        new(seed=seed)
    assert caught.value.code == "bad_seed"
    assert str(caught.value)


# ---- seats


@pytest.mark.parametrize(
    "seats",
    [
        ["Ana", "Bob", ""],
        ["Ana", "Bob", "   "],
        ["Ana", "Bob", "E\nva"],
        ["Ana", "Bob", "E\u2028va"],
        ["Ana", "Bob", "\ud800"],
        ["Ana", "Bob", "x" * 41],
        ["Ana", "Bob", 3],
        ["Ana", "Bob", None],
        ["Ana", "Bob", ["Eva"]],
        "Ana",
    ],
)
def test_names_that_cannot_be_shown_are_refused(seats: object) -> None:
    with pytest.raises(OptionError) as caught:
        new(seats=seats)
    assert caught.value.code == "bad_seats"


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(OptionError) as caught:
        new(seats=["Ana", "Bob", "Ana"])
    assert caught.value.code == "seats_not_distinct"


@pytest.mark.parametrize("count", [0, 1, 7])
def test_as_many_players_as_the_game_is_for(count: int) -> None:
    with pytest.raises(OptionError) as caught:
        new(seats=[f"player {i}" for i in range(count)])
    assert caught.value.code == "wrong_player_count"


def test_names_may_be_of_any_script() -> None:
    match = new(seats=["Łucja", "José Ángel", "x" * 40])
    assert Match.from_record(match.record()).seats == match.seats


# ---- refusals


def test_why_tells_and_changes_nothing() -> None:
    match = new()
    before = key(match)
    legal = match.legal()[0]
    assert match.why(legal) is None
    error = match.why("done")
    assert isinstance(error, Illegal)
    assert (error.code, error.rule) == ("wrong_phase", "GRID-AUC-01")
    assert key(match) == before
    assert match.words == []


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "empty_word"),
        (" \t ", "empty_word"),
        ("castle", "unknown_word"),
        ("open", "bad_word"),
        ("open 3 3 3", "bad_word"),
        ("bid -3", "bad_word"),
        ("bid 99999999", "bad_word"),
        ("open 99 99", "no_such_plant"),
        ("buy straw", "no_such_fuel"),
        ("build atlantis", "no_such_city"),
        ("run 3 oil1", "wrong_burn"),
        ("open 3 3\ndone", "bad_word"),
        ("x" * 100_000, "unknown_word"),
        ("\ud800", "unknown_word"),
    ],
)
def test_a_word_of_no_move_is_refused_and_changes_nothing(word: str, code: str) -> None:
    match = new()
    before = key(match), match.view(0)
    with pytest.raises(Illegal) as caught:
        match.play(word)
    assert caught.value.code == code
    assert len(str(caught.value)) < 1000
    assert (key(match), match.view(0)) == before
    assert match.words == []
    assert match.events == []


def test_what_was_typed_comes_back_cut_short() -> None:
    # A refusal may be sent to every player at the table.
    for word in ("buy " + "x" * 100_000, "build " + "x" * 100_000, "castle " + "x" * 100_000):
        error = new().why(word)
        assert error is not None
        assert all(len(str(value)) < 1000 for value in error.facts.values())


def test_refusals_travel_between_processes() -> None:
    error = new().why("open 50 50")
    assert error is not None
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, Illegal)
    assert (again.code, again.rule, again.facts) == (error.code, error.rule, error.facts)


# ---- undo


def test_undo_gives_the_words_back_in_turn() -> None:
    match = new()
    start = key(match)
    words = []
    for _ in range(6):
        words.append(match.legal()[0])
        match.play(words[-1])
    assert [match.undo() for _ in range(6)] == words[::-1]
    assert key(match) == start
    assert match.events == []


def test_at_the_start_there_is_nothing_to_undo() -> None:
    match = new()
    before = key(match)
    with pytest.raises(Illegal) as caught:
        match.undo()
    assert caught.value.code == "nothing_to_undo"
    assert key(match) == before


def test_undo_leads_through_a_hidden_draw() -> None:
    match = new()
    match.play(match.legal()[0])
    while not any(event.kind == "drawn" for event in match.events):
        before, events = key(match), list(match.events)
        match.play("pass" if "pass" in match.legal() else match.legal()[0])
    drawn = key(match)
    word = match.undo()
    assert (key(match), match.events) == (before, events)
    match.play(word)
    assert key(match) == drawn


# ---- nothing outside reaches in


def test_the_caller_may_reuse_what_it_gave() -> None:
    seats, order = list(SEATS), [2, 0, 1]
    setup: dict[str, object] = {"order": order}
    match = new(seats=seats, setup=setup)
    start, record = key(match), match.record()
    match.play(match.legal()[0])
    seats[0] = "Zoe"
    order.reverse()
    setup["regions"] = ["west"]
    match.undo()
    assert match.seats == SEATS
    assert key(match) == start
    assert match.record() == record


def test_a_view_belongs_to_who_asked_for_it() -> None:
    regions = ["northwest", "northeast", "west"]
    match = new(options={"map": "germany", "regions": regions})
    record = match.record()
    regions.pop()
    seen = match.view(0)["options"]["regions"]
    assert isinstance(seen, list)
    seen.clear()
    assert match.view(0)["options"]["regions"] == ["northwest", "northeast", "west"]
    assert match.record() == record


def test_a_list_of_events_for_a_seat_is_a_list_of_its_own() -> None:
    match = new()
    match.play(match.legal()[0])
    count = len(match.events)
    match.events_for(0).clear()
    assert len(match.events) == count


def test_two_matches_of_one_game_do_not_meet() -> None:
    shared = game("recharged", players=3)
    one, two = Match(shared, SEATS, 1), Match(shared, SEATS, 1)
    start = key(two)
    for _ in range(30):
        one.play(one.legal()[0])
    assert key(two) == start
    assert two.events == []


# ---- files


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    match = new(setup={"order": [1, 2, 0]})
    for _ in range(40):
        match.play(match.legal()[-1])
    match.save(tmp_path / "game.txt")
    match.save(str(tmp_path / "game.txt"))  # over the old one, named by text
    for path in (tmp_path / "game.txt", str(tmp_path / "game.txt")):
        again = Match.load(path)
        assert key(again) == key(match)
        assert (again.seats, again.words, again.setup) == (match.seats, match.words, match.setup)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_loaded_match_goes_on(tmp_path: Path) -> None:
    match = new()
    for _ in range(25):
        match.play(match.legal()[0])
    match.save(tmp_path / "game.txt")
    again = Match.load(tmp_path / "game.txt")
    for _ in range(25):
        match.play(match.legal()[-1])
        again.play(again.legal()[-1])
    assert key(again) == key(match)
    again.undo()
    match.undo()
    assert key(again) == key(match)


def test_another_seat_learns_nothing_of_the_one_to_move() -> None:
    match = new()
    other = next(seat for seat in range(len(SEATS)) if seat != match.to_move)
    refusal = match.why("open 4 9999", other)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"rule": ""})
    assert match.why(match.legal()[0], match.to_move) is None
