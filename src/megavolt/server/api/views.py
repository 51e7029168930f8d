"""The views in the published document: a type for each family of games, told apart by `game`."""

from typing import Any

from msgspec.json import schema_components

from megavolt.core.registry import game_ids, game_info
from megavolt.server.api.messages import ViewBody

_REFERENCE = "#/components/schemas/{name}"


def publish_views(document: dict[str, Any]) -> None:
    """Say in an OpenAPI document what a view holds."""
    types = _games_by_type()
    references, found = schema_components(types, schema_hook=_anything, ref_template=_REFERENCE)
    mapping: dict[str, str] = {}
    for (reference, schema), games in zip(_named(references, found), types.values(), strict=True):
        schema["properties"]["game"] = {"type": "string", "enum": games}
        mapping |= dict.fromkeys(games, reference)
    schemas = document["components"]["schemas"]
    schemas.update(found)
    schemas[ViewBody.__name__] = {
        "description": schemas[ViewBody.__name__]["description"],
        "oneOf": list(references),
        "discriminator": {"propertyName": "game", "mapping": mapping},
    }


def _games_by_type() -> dict[Any, list[str]]:
    """The types of all views, and which games have them."""
    types: dict[Any, list[str]] = {}
    for game_id in game_ids():
        types.setdefault(game_info(game_id).view, []).append(game_id)
    return types


def _anything(kind: object) -> dict[str, Any]:
    """The schema of `object`, which options are; there is no other type without one."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "anything that JSON can say"}


def _named(
    references: tuple[dict[str, Any], ...], found: dict[str, Any]
) -> list[tuple[str, dict[str, Any]]]:
    """Each reference with the schema it leads to."""
    names = [reference["$ref"] for reference in references]
    return [(name, found[name.rpartition("/")[2]]) for name in names]
