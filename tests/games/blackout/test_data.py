"""The content: what the shipped file holds, and that a wrong one is refused by file and key."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from megavolt.data import DataError
from megavolt.data.blackout import SECOND, THIRD, check, load, load_path, load_text
from megavolt.data.reader import Reader, read_shipped
from megavolt.games.blackout.game import INFO, BlackoutGame
from megavolt.locale import LANGUAGES, Translator


def shipped() -> dict[str, Any]:
    """The shipped file as plain data, to be changed."""
    return _copy(read_shipped("blackout.toml").values)  # type: ignore[no-any-return]


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_copy(inner) for inner in value]
    return value


def refused(data: dict[str, Any]) -> DataError:
    with pytest.raises(DataError) as caught:
        check(Reader("mine.toml", data))
    assert caught.value.facts["file"] == "mine.toml"
    return caught.value


def test_the_shipped_content() -> None:
    content = load()
    assert (content.rounds, content.tension, content.hand_size) == (10, 4, 2)
    assert sum(card.copies for card in content.resources) == 54
    assert sum(card.copies for card in content.contracts) == 28
    assert sum(card.copies for card in content.breakdowns if not card.special) == 15
    assert sorted({card.cost for card in content.resources}) == [0, 1, 2]
    assert [piece.cost for piece in content.pieces] == [1, 2, 3, 4]
    defaults = {option.name: option.default for option in INFO.options}
    assert defaults["last_repairs"] is content.last_repairs


def test_texts_are_there_in_three_languages() -> None:
    content = load(THIRD)
    for lang in LANGUAGES:  # in the form of a new table
        assert Translator(lang).text("option-value", value=THIRD) != THIRD
    texts = [card.text for card in content.resources] + [c.text for c in content.breakdowns]
    texts += [card.name for card in content.resources] + [c.name for c in content.breakdowns]
    texts += [contract.name for contract in content.contracts]
    texts += [tile.name for tile in content.tiles] + [piece.name for piece in content.pieces]
    texts += [contract.name for contract in content.shared]
    assert all(set(text) == {"en", "es", "pl"} for text in texts)


def change(data: Any, path: str, value: Any) -> None:
    """Set a value by its path, such as `resource.0.cost`; None takes it out."""
    *steps, last = path.split(".")
    for step in steps:
        data = data[int(step)] if isinstance(data, list) else data[step]
    if value is None:
        del data[last]
    elif isinstance(data, list):
        data[int(last)] = value
    else:
        data[last] = value


ONE_EFFECT = "resource.0.effect.0"
WRONG = [
    ("board.colour", "red", "board.colour", "data_unknown_key"),
    ("extra", {}, "extra", "data_unknown_key"),
    ("game", None, "game", "data_missing_key"),
    ("game.rounds", "ten", "game.rounds", "data_wrong_type"),
    ("game.rounds", 11, "breakdown_deck", "data_deck_rounds"),
    ("game.turn_direction", "left", "game.turn_direction", "data_unsupported"),
    ("rounds.blackout_paid_actions_per_hold", 2,
     "rounds.blackout_paid_actions_per_hold", "data_unsupported"),
    ("scoring.zone_split", "by_player", "scoring.zone_split", "data_unsupported"),
    ("costs.rotate.tension", 0, "costs.rotate.tension", "data_out_of_range"),
    ("piece.0.masks", [5, 11], "piece[0].masks", "data_unsupported"),
    ("piece.0.id", "wire", "piece[0].id", "data_bad_value"),
    ("piece.0.glyphs", ["|"], "piece[0].glyphs", "data_wrong_count"),
    ("structure.0.symbol", "x", "structure[0].symbol", "data_unsupported"),
    ("tile.0.id", "Down Town", "tile[0].id", "data_bad_id"),
    ("tile.0.id", "station", "tile", "data_duplicate"),
    ("tile.0.rows", ["...."], "tile[0].rows", "data_tile_size"),
    ("tile.0.rows", ["b..x", ".tt.", ".tt.", "f..c"], "tile[0].rows", "data_bad_value"),
    ("tile.0.rows", ["bh..", ".tt.", ".tt.", "f..c"], "tile[0].rows", "data_tile_sides"),
    ("tile.0.rows", ["b...", ".bb.", ".tt.", "f..c"], "tile[0].rows", "data_tile_inside"),
    ("tile.0.zone_points", 3, "tile[0].zone_points", "data_tile_sites"),
    ("board.centre_tile", "moon", "board.centre_tile", "data_bad_value"),
    ("board.centre_tile", "station", "board.fixed_layout", "data_layout_centre"),
    ("board.fixed_layout.0.tile", "hills", "board.fixed_layout", "data_layout_tiles"),
    ("board.fixed_layout.0.rotation", 45, "board.fixed_layout[0].rotation", "data_bad_value"),
    ("panel_layout.0.seats.0.cells", [[11, 5]],
     "panel_layout[0].seats[0].cells", "data_panel_cells"),
    ("panel_layout.0.seats.0.cells", [[11, 3], [11, 4]],
     "panel_layout[0].seats[0].cells", "data_panel_cells"),
    ("panel_layout.0.seats.0.cells", [[11, 5], "x"],
     "panel_layout[0].seats[0].cells[1]", "data_wrong_type"),
    ("panel_layout.0.players", 3, "panel_layout[0].seats", "data_wrong_count"),
    ("resource.0.cost", 3, "resource[0].cost", "data_out_of_range"),
    ("resource.0.id", "refit", "resource", "data_duplicate"),
    ("resource.0.effect", [], "resource[0].effect", "data_empty"),
    (ONE_EFFECT, {"verb": "explode"}, "resource[0].effect[0].verb", "data_bad_value"),
    (ONE_EFFECT, {"verb": "tension", "amount": 1},
     "resource[0].effect[0].when", "data_missing_key"),
    (ONE_EFFECT, {"verb": "rotate", "up_to": 2, "count": 1},
     "resource[0].effect[0].count", "data_unknown_key"),
    (ONE_EFFECT, {"verb": "install", "piece": "cable", "up_to": 1},
     "resource[0].effect[0].piece", "data_bad_value"),
    (ONE_EFFECT, {"verb": "repair", "who": "any", "chooser": "owner", "count": 1},
     "resource[0].effect[0].chooser", "data_bad_value"),
    (ONE_EFFECT, {"verb": "repair", "who": "each", "chooser": "actor", "count": 1},
     "resource[0].effect[0].chooser", "data_bad_value"),
    (ONE_EFFECT, {"verb": "repair", "who": "any", "chooser": "actor", "count": 0},
     "resource[0].effect[0].count", "data_out_of_range"),
    ("breakdown.2.effect.0", {"verb": "rotate", "up_to": 1},
     "breakdown[2].effect[0].verb", "data_bad_value"),
    ("breakdown.2.effect.0", {"verb": "tension", "amount": 1, "when": "now"},
     "breakdown[2].effect[0].when", "data_bad_value"),
    ("breakdown.0.kind", "odd", "breakdown[0].kind", "data_bad_value"),
    ("breakdown.0.copies", 2, "breakdown_deck.separator", "data_special_copies"),
    ("breakdown_deck.first_half", 40, "breakdown_deck.second_half", "data_deck_too_small"),
    ("contract.0.all", [], "contract[0].all", "data_empty"),
    ("contract.0.all.0", {"term": "luck"}, "contract[0].all[0].term", "data_bad_value"),
    ("contract.0.all.0", {"term": "pieces", "kinds": ["rope"], "at_least": 1},
     "contract[0].all[0].kinds", "data_bad_value"),
    ("contract.0.all.0", {"term": "clean", "at_least": 1},
     "contract[0].all[0].at_least", "data_unknown_key"),
    ("contract.0.all.0", {"term": "named_tile", "tile": "moon", "at_least": 1},
     "contract[0].all[0].tile", "data_bad_value"),
    ("common_contract.0.metric", "beauty", "common_contract[0].metric", "data_bad_value"),
    ("common_contract_rules.tie", "all", "common_contract_rules.tie", "data_unsupported"),
    ("verb.0.id", "explode", "verb[0].id", "data_bad_value"),
    ("term.0.id", "luck", "term[0].id", "data_bad_value"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "key", "code"), WRONG, ids=lambda v: str(v)[:30])
def test_a_wrong_file_is_refused_with_its_key(path: str, value: Any, key: str, code: str) -> None:
    data = shipped()
    change(data, path, value)
    error = refused(data)
    assert (error.facts["key"], error.code) == (key, code)


def test_missing_panels_and_too_few_cards_are_refused() -> None:
    data = shipped()
    del data["panel_layout"][2]
    assert refused(data).code == "data_panel_players"
    data = shipped()
    data["resource"] = data["resource"][-1:]
    assert refused(data).code == "data_deck_too_small"
    data = shipped()
    data["contract"] = data["contract"][:3]
    assert refused(data).code == "data_deck_too_small"


def test_a_designer_adds_cards_without_code(tmp_path: Path) -> None:
    text = files("megavolt.data").joinpath("blackout.toml").read_text("utf-8")
    text += """
[[resource]]
id = "storm_watch"
name = { en = "Storm watch" }
text = { en = "Insulate two straights, then draw." }
cost = 1
copies = 2
effect = [{ verb = "insulate", count = 2 }, { verb = "draw", count = 1, discard = 0 }]

[[contract]]
id = "grand_tour"
name = { en = "Grand tour" }
points = 9
copies = 1
all = [{ term = "tiles", at_least = 5 }, { term = "clean" }]

[[breakdown]]
id = "flood"
name = { en = "Flood" }
text = { en = "Everything." }
kind = "ordinary"
copies = 1
effect = [{ verb = "fault", who = "each", chooser = "owner", count = 1, area = "board" },
          { verb = "tension", amount = -1, when = "next_round" }]
"""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    content = load_path(str(file))
    options = {option.name: option.default for option in INFO.options}
    game = BlackoutGame(2, options, content)
    setup = {"hands": [["storm_watch", "overtime"], None], "contracts": ["grand_tour", None],
             "breakdown": ["flood"], "start": 0}  # fmt: skip
    state = game.new(1, setup)
    assert game.check(state) == []
    for word in ("install r11c5 ns", "install r11c6 ns", "use storm_watch"):
        game.apply(state, game.action(word))
    assert [game.word(a) for a in game.legal(state)] == ["insulate r11c5", "insulate r11c6"]
    for word in ("insulate r11c5", "insulate r11c6", "done", "done"):
        action = game.action(word)
        assert action in game.legal(state)
        game.apply(state, action)
    assert (state.round, state.points) == (2, 3)
    assert game.check(state) == []


@pytest.mark.parametrize("name", ["nowhere.toml", "bad.toml"])
def test_a_file_that_cannot_be_read_is_an_error_not_a_traceback(tmp_path: Path, name: str) -> None:
    (tmp_path / "bad.toml").write_text("[[", encoding="utf-8")
    with pytest.raises(DataError):
        load_path(str(tmp_path / name))


def test_a_file_changes_single_values_of_its_base() -> None:
    content = load_text(
        """base = "second"
        [change.rounds]
        blackout_generator = 4
        [change.breakdown.storm]
        copies = 5
        """
    )
    assert content.generator == 4
    assert content.generator_step == load(SECOND).generator_step
    changed = [
        (old.id, new.copies)
        for old, new in zip(load(SECOND).breakdowns, content.breakdowns, strict=True)
        if old != new
    ]
    assert changed == [("storm", 5)]
    assert load_text('base = "second"') == load(SECOND)  # which is not changed with it


@pytest.mark.parametrize(
    ("text", "key", "code"),
    [
        ("[change.breakdown.strom]\ncopies = 1", "change.breakdown.strom", "data_unknown_key"),
        ("[change.breakdowns.storm]\ncopies = 1", "change.breakdowns", "data_unknown_key"),
        ("[change.breakdown]\nstorm = 3", "change.breakdown.storm", "data_wrong_type"),
        ("change = 3", "change", "data_wrong_type"),
        ("[change.breakdown.storm]\ncopies = 0", "breakdown[2].copies", "data_out_of_range"),
        ("breakdown = []\n[change.breakdown.storm]", "change.breakdown", "data_unknown_key"),
    ],
)
def test_a_change_of_nothing_is_refused(text: str, key: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        load_text(text)
    assert (caught.value.code, caught.value.facts["key"]) == (code, key)


@pytest.mark.rule("BLK-SETUP-11")
def test_the_third_content_is_the_second_with_other_breakdowns() -> None:
    second, third = load(SECOND), load(THIRD)
    ordinary = [[card for card in c.breakdowns if not card.special] for c in (second, third)]
    assert [sum(card.copies for card in cards) for cards in ordinary] == [26, 26]
    struck = {
        who: sum(c.copies for c in ordinary[1] if any(e.who == who for e in c.effects))
        for who in ("most_points", "most_transformers")
    }
    assert struck == {"most_points": 3, "most_transformers": 6}
    assert (third.generator, third.generator_step) == (1, 1)
    assert (second.tiles, second.resources) == (third.tiles, third.resources)
