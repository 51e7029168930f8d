"""What views, decisions and figures hold, in the published document: a type for each family.

The types are those of the engine and of the data, so the document cannot say anything else.
"""

from collections.abc import Iterable
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec.json import schema_components

from megavolt.core.registry import game_ids, game_info
from megavolt.server.api.messages import DecisionBody, FiguresBody, ViewBody
from megavolt.server.tables.static_data import figures_types

_REFERENCE = "#/components/schemas/{name}"
_BY_LANGUAGE = {"type": "object", "additionalProperties": {"type": "string"}}
Schema = dict[str, Any]


def publish_types(document: dict[str, Any]) -> None:
    """Say in an OpenAPI document what a view and a decision hold, and the figures of a game."""
    schemas = document["components"]["schemas"]
    _publish_views(schemas)
    _publish_decisions(schemas)
    references, found = schema_components(figures_types(), ref_template=_REFERENCE)
    schemas.update({name: _sent(schema) for name, schema in found.items()})
    schemas[FiguresBody.__name__] = _union(schemas[FiguresBody.__name__], references)


def _publish_views(schemas: Schema) -> None:
    """A union of what the families see; the game tells which of them it is."""
    types: dict[Any, list[str]] = {}
    for game_id in game_ids():
        types.setdefault(game_info(game_id).view, []).append(game_id)
    references, found = schema_components(types, schema_hook=_anything, ref_template=_REFERENCE)
    _publish_stakes(found)
    mapping: dict[str, str] = {}
    for reference, games in zip(references, types.values(), strict=True):
        view = found[reference["$ref"].rpartition("/")[2]]
        view["properties"]["game"] = {"type": "string", "enum": games}
        mapping |= dict.fromkeys(games, reference["$ref"])
    schemas.update(found)
    union = _union(schemas[ViewBody.__name__], references)
    union["discriminator"] = {"propertyName": "game", "mapping": mapping}
    schemas[ViewBody.__name__] = union


def _publish_stakes(views: Schema) -> None:
    """What a server adds to the views of games that have stakes."""
    for info in map(game_info, game_ids()):
        if info.stakes is not None:
            (reference,), found = schema_components([info.stakes], ref_template=_REFERENCE)
            views[info.view.__name__]["properties"]["stakes"] = reference
            views.update(found)


def _publish_decisions(schemas: Schema) -> None:
    """A union of what the families ask; whoever reads one knows the game from the view."""
    types = list(dict.fromkeys(game_info(game_id).decision for game_id in game_ids()))
    # What a decision holds is gathered first: msgspec knows no union of several TypedDicts.
    wanted = [kind for decision in types for field in _fields(decision).values() for kind in field]
    kinds = list(dict.fromkeys(wanted))
    told, found = schema_components(kinds, schema_hook=_anything, ref_template=_REFERENCE)
    schemas.update(found)
    by_kind = dict(zip(kinds, told, strict=True))
    for decision in types:
        schemas[decision.__name__] = _decision(decision, by_kind)
    references = [{"$ref": _REFERENCE.format(name=decision.__name__)} for decision in types]
    body = schemas[DecisionBody.__name__]
    schemas[DecisionBody.__name__] = {"description": body["description"], "anyOf": references}


def _fields(decision: type[Any]) -> dict[str, tuple[Any, ...]]:
    """The type of each field; of the moves, that of each verb."""
    hints = get_type_hints(decision)
    verb = get_args(hints.pop("moves"))[0]
    verbs = get_args(verb) if get_origin(verb) in (Union, UnionType) else (verb,)
    return {"moves": verbs, **{name: (kind,) for name, kind in hints.items()}}


def _decision(decision: type[Any], by_kind: dict[Any, Schema]) -> Schema:
    fields = {name: [by_kind[kind] for kind in kinds] for name, kinds in _fields(decision).items()}
    verbs = {"type": "array", "items": {"anyOf": fields.pop("moves")}}
    return {
        "title": decision.__name__,
        "description": decision.__doc__,
        "type": "object",
        "properties": {"moves": verbs, **{name: schema for name, (schema,) in fields.items()}},
        "required": sorted(decision.__required_keys__),
    }


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
