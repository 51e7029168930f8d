"""What views and figures hold, in the published document: a type for each family of games.

The types are those of the engine and of the data, so the document cannot say anything else.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.json import schema_components

from megavolt.core.registry import game_ids, game_info
from megavolt.server.api.messages import FiguresBody, ViewBody
from megavolt.server.static_data import figures_types

_REFERENCE = "#/components/schemas/{name}"
_BY_LANGUAGE = {"type": "object", "additionalProperties": {"type": "string"}}
Schema = dict[str, Any]


def publish_types(document: dict[str, Any]) -> None:
    """Say in an OpenAPI document what a view holds, and the figures of a game."""
    schemas = document["components"]["schemas"]
    _publish_views(schemas)
    references, found = schema_components(figures_types(), ref_template=_REFERENCE)
    schemas.update({name: _sent(schema) for name, schema in found.items()})
    schemas[FiguresBody.__name__] = _union(schemas[FiguresBody.__name__], references)


def _publish_views(schemas: Schema) -> None:
    """A union of what the families see; the game tells which of them it is."""
    types: dict[Any, list[str]] = {}
    for game_id in game_ids():
        types.setdefault(game_info(game_id).view, []).append(game_id)
    references, found = schema_components(types, schema_hook=_anything, ref_template=_REFERENCE)
    mapping: dict[str, str] = {}
    for reference, games in zip(references, types.values(), strict=True):
        view = found[reference["$ref"].rpartition("/")[2]]
        view["properties"]["game"] = {"type": "string", "enum": games}
        mapping |= dict.fromkeys(games, reference["$ref"])
    schemas.update(found)
    union = _union(schemas[ViewBody.__name__], references)
    union["discriminator"] = {"propertyName": "game", "mapping": mapping}
    schemas[ViewBody.__name__] = union


def _union(body: Schema, references: Iterable[Schema]) -> Schema:
    """The body that stood for all of these types, now with them."""
    return {"description": body["description"], "oneOf": list(references)}


def _anything(kind: object) -> Schema:
    """The schema of `object`, which options are; there is no other type without one."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "anything that JSON can say"}


def _sent(schema: Schema) -> Schema:
    """The schema of a record of data as it is sent: all its fields, and texts in one language."""
    fields = {
        name: {"type": "string"} if field == _BY_LANGUAGE else _without_default(field)
        for name, field in schema["properties"].items()
    }
    return {**schema, "properties": fields, "required": list(fields)}


def _without_default(field: Schema) -> Schema:
    return {key: value for key, value in field.items() if key != "default"}
