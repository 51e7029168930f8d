"""Games are found by id, and what cannot be made is refused with what could have been."""

import json

import pytest

from megavolt import OptionError, game, game_ids, game_info
from megavolt.core.registry import make_game
from megavolt.data import DataError


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_made_with_every_player_count_it_names(game_id: str) -> None:
    info = game_info(game_id)
    assert info.id == game_id
    for players in range(info.players_min, info.players_max + 1):
        made = make_game(game_id, players, {})
        assert (made.id, made.players) == (game_id, players)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_not_chosen_has_its_default(game_id: str) -> None:
    info = game_info(game_id)
    made = make_game(game_id, info.players_max, {})
    assert made.options == {option.name: option.default for option in info.options}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_choice_of_every_option_can_be_made(game_id: str) -> None:
    info = game_info(game_id)
    for option in info.options:
        for value in option.choices:
            made = make_game(game_id, info.players_max, {option.name: value})
            assert made.options[option.name] == value


@pytest.mark.parametrize("game_id", game_ids())
def test_a_default_is_one_of_the_choices(game_id: str) -> None:
    for option in game_info(game_id).options:
        assert not option.choices or option.default in option.choices
        assert len(set(option.choices)) == len(option.choices)


def test_options_can_be_named_like_arguments() -> None:
    assert game("recharged", players=3, map="usa").options["map"] == "usa"


def test_a_game_keeps_its_options_whatever_the_caller_does_with_them() -> None:
    options: dict[str, object] = {"map": "usa"}
    made = make_game("recharged", 3, options)
    options["map"] = "germany"
    assert made.options["map"] == "usa"


# ---- refusals


@pytest.mark.parametrize("game_id", ["", "Recharged", "chess", "core.match", "\ud800"])
def test_an_unknown_game_is_refused_with_those_there_are(game_id: str) -> None:
    with pytest.raises(OptionError) as caught:
        game(game_id)
    assert caught.value.code == "unknown_game"
    assert caught.value.facts == {"game": game_id, "known": ", ".join(game_ids())}


@pytest.mark.parametrize("game_id", game_ids())
def test_a_wrong_player_count_is_refused_with_the_right_ones(game_id: str) -> None:
    info = game_info(game_id)
    for players in (-1, 0, info.players_min - 1, info.players_max + 1, 1000):
        with pytest.raises(OptionError) as caught:
            make_game(game_id, players, {})
        assert caught.value.code == "wrong_player_count"
        assert caught.value.facts == {
            "game": game_id,
            "players": players,
            "minimum": info.players_min,
            "maximum": info.players_max,
        }


@pytest.mark.parametrize("players", ["4", None, 4.0, [4]])
def test_a_player_count_that_is_no_whole_number_is_refused(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        make_game("classic", players, {})  # type: ignore[arg-type]
    assert caught.value.code == "wrong_player_count"


@pytest.mark.parametrize("game_id", game_ids())
def test_an_unknown_option_is_refused_with_those_there_are(game_id: str) -> None:
    info = game_info(game_id)
    with pytest.raises(OptionError) as caught:
        make_game(game_id, info.players_max, {"colour": "red"})
    assert caught.value.code == "unknown_option"
    assert caught.value.facts["option"] == "colour"
    assert caught.value.facts["known"] == ", ".join(o.name for o in info.options)


def test_an_option_of_one_edition_is_unknown_to_the_other() -> None:
    assert game("classic", quick_pass=True).options["quick_pass"] is True
    with pytest.raises(OptionError) as caught:
        game("recharged", quick_pass=True)
    assert caught.value.code == "unknown_option"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_value_that_is_no_choice_is_refused_with_the_choices(game_id: str) -> None:
    info = game_info(game_id)
    wrong: list[object] = [None, "no such value", 0, 1, [], {}, 0.0]
    for option in info.options:
        for value in wrong if option.choices else []:
            with pytest.raises(OptionError) as caught:
                make_game(game_id, info.players_max, {option.name: value})
            assert caught.value.code == "bad_option"
            assert caught.value.facts["option"] == option.name
            assert caught.value.facts["choices"] == ", ".join(
                c if isinstance(c, str) else json.dumps(c) for c in option.choices
            )


@pytest.mark.parametrize(
    "source", ["", "atlantis", "../usa", "usa.toml", "a\0b", "\ud800", 7, None, {}]
)
def test_a_map_that_is_not_there_is_refused(source: object) -> None:
    with pytest.raises((OptionError, DataError)) as caught:
        game("recharged", map=source)
    assert caught.value.code
    assert str(caught.value)


@pytest.mark.rule("GRID-SET-02")
@pytest.mark.parametrize(
    ("regions", "code"),
    [
        ("all", "regions_not_a_list"),
        (3, "regions_not_a_list"),
        ([1, 2, 3], "regions_not_a_list"),
        ([["west"], "east", "south"], "regions_not_a_list"),
        ({"west": 1}, "regions_not_a_list"),
        (["west", "east", "atlantis"], "unknown_region"),
        (["west", "west", "east"], "region_twice"),
        (["west", "southwest"], "wrong_region_count"),
        (["northwest", "northeast", "south"], "regions_not_connected"),
    ],
)
def test_regions_that_cannot_be_played_are_refused(regions: object, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        game("recharged", players=3, map="germany", regions=regions)
    assert caught.value.code == code
