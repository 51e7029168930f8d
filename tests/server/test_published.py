"""The published types of views, decisions and figures: what is sent has its family's type."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.core.registry import game, game_ids, game_info
from megavolt.locale import LANGUAGES
from megavolt.server.app import create_app
from megavolt.server.operations.settings import Settings
from megavolt.server.tables.games import seen_at
from megavolt.server.tables.static_data import static_data
from tests.golden import NAMES, Config, configs, file_name

EVERY = 60  # moves between the views that are looked at
SEVERAL = 10  # decisions in a row that are looked at


@cache
def schemas() -> dict[str, Any]:
    document = create_app(Settings(database="sqlite:///none.db")).openapi()
    found: dict[str, Any] = document["components"]["schemas"]
    return found


@cache
def validator(body: str = "ViewBody") -> Any:
    """Unlike the published schema it allows no field that is not named."""
    strict = deepcopy(schemas())
    for schema in strict.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    components = {"components": {"schemas": strict}}
    return Draft202012Validator({"$ref": f"#/components/schemas/{body}", **components})


def seen(config: Config) -> Iterator[dict[str, Any]]:
    """Views of a random game, as they are sent: the mover's and a spectator's."""
    match = config.match(5)
    rng = Random(5)
    while not match.over:
        if len(match.words) % EVERY == 0:
            assert match.to_move is not None
            yield json.loads(json.dumps(match.view(match.to_move)))
            yield json.loads(json.dumps(match.view(NOBODY)))
        match.play(rng.choice(match.legal()))
    yield json.loads(json.dumps(match.view(NOBODY)))


def test_a_view_with_its_stakes_is_what_the_document_says() -> None:
    match = Match.new("blackout", NAMES[:3], 5)
    rng = Random(5)
    while not match.over:
        if len(match.words) % EVERY == 0:
            view = seen_at(match.game, match.state, NOBODY)
            assert bool(view["stakes"]["breakdowns"]) is (view["breakdown_deck"] > 0)
            validator().validate(json.loads(json.dumps(view)))
        match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("config", configs(), ids=file_name)
def test_a_view_is_what_the_document_says(config: Config) -> None:
    for view in seen(config):
        validator().validate(view)


def asked(config: Config) -> Iterator[dict[str, Any]]:
    """Every decision of a random game, as it is sent."""
    match = config.match(5)
    rng = Random(5)
    while not match.over:
        yield json.loads(json.dumps(match.decision()))
        match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("config", configs(), ids=file_name)
def test_a_decision_is_what_the_document_says(config: Config) -> None:
    validate = validator(game_info(config.game).decision.__name__).validate
    for count, decision in enumerate(asked(config)):
        if count % EVERY < SEVERAL:
            validate(decision)


def test_a_decision_is_one_of_those_of_the_families() -> None:
    names = dict.fromkeys(game_info(game_id).decision.__name__ for game_id in game_ids())
    references = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    assert schemas()["DecisionBody"]["anyOf"] == references


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_figures_are_what_the_document_says(game_id: str, lang: str) -> None:
    told = json.loads(json.dumps(static_data(game(game_id, 3), lang)))
    validator("FiguresBody").validate(told["figures"])


def test_the_game_tells_the_types_apart() -> None:
    union = schemas()["ViewBody"]
    assert union["discriminator"]["propertyName"] == "game"
    mapping = union["discriminator"]["mapping"]
    assert list(mapping) == game_ids()
    for game_id, reference in mapping.items():
        schema = schemas()[reference.rpartition("/")[2]]
        assert game_id in schema["properties"]["game"]["enum"]
        assert schema["title"] == game_info(game_id).view.__name__
    assert union["oneOf"] == [{"$ref": name} for name in dict.fromkeys(mapping.values())]


def test_every_body_with_a_view_or_a_decision_refers_to_them() -> None:
    for body, field, name in (
        ("Position", "view", "ViewBody"),
        ("Position", "decision", "DecisionBody"),
        ("PastPosition", "view", "ViewBody"),
        ("TrialPosition", "view", "ViewBody"),
        ("TrialPosition", "mover_view", "ViewBody"),
        ("TrialPosition", "decision", "DecisionBody"),
    ):
        told = json.dumps(schemas()[body]["properties"][field])
        assert f'"$ref": "#/components/schemas/{name}"' in told


@pytest.mark.parametrize("wrong", ["phaze", "players"])
def test_a_view_with_other_fields_is_refused(wrong: str) -> None:
    """The test above can fail: by a field too many, and by one of another type."""
    view = json.loads(json.dumps(Match.new("classic", NAMES[:3], 5).view(0)))
    view[wrong] = 1
    assert not validator().is_valid(view)
