"""The map workshop: a gallery, maps made from a name, and maps of one's own."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from megavolt.core.match import Match, check_no_files
from megavolt.data import (
    MapData,
    edition_ids,
    load_map,
    map_ids,
    map_warnings,
    printed_maps,
)
from megavolt.data.maps import shipped_maps
from megavolt.locale import Translator
from megavolt.server.api import messages_maps as m
from megavolt.server.api.common import (
    ERRORS,
    TEXT,
    MaybePerson,
    Somebody,
    TheSite,
    language_of,
)
from megavolt.server.api.messages import ErrorBody
from megavolt.server.errors import NotFound
from megavolt.server.front.clients import client_key
from megavolt.server.pictures.drawing_board import draw_map
from megavolt.server.site import Site
from megavolt.server.tables.games import in_background
from megavolt.server.tables.own_maps import OwnMap, shipped_data
from megavolt.workshop import map_text
from megavolt.workshop.atlas import CREDIT
from megavolt.workshop.check import map_editions, problems_of
from megavolt.workshop.places import slug

router = APIRouter(tags=["maps"], responses={**ERRORS, 503: {"model": ErrorBody}})
PREVIEWED = 5  # players; more of them see more regions
WIDE, HIGH = 480.0, 360.0  # of a picture in the gallery
KEPT = {"cache-control": "public, max-age=600"}
SVG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}
MapName = Annotated[str, Path(min_length=1, max_length=60, pattern=r"^[\w-]+$")]


# ---- the gallery


@router.get("/gallery")
async def gallery(site: TheSite, person: MaybePerson, request: Request) -> list[m.ListedMap]:
    """Maps that come with Megavolt, one's own, and what others have made public."""
    t = Translator(language_of(request))
    games, ratings = await site.own_maps.games(), await site.own_maps.ratings()
    rated = await site.own_maps.rated_by(person)
    kept = await site.own_maps.listed(person)
    me = person.id if person else None

    def counted(map_id: str) -> dict[str, Any]:
        stars, count = ratings.get(map_id, (None, 0))
        mean = None if stars is None else round(stars, 1)
        own = rated.get(map_id)
        return {"games": games.get(map_id, 0), "stars": mean, "ratings": count, "own_stars": own}

    def listed() -> list[m.ListedMap]:
        shipped = [m.ListedMap(**_shipped(name, t), **counted(name)) for name in shipped_maps()]
        first = len(printed_maps())
        shipped[first:] = sorted(shipped[first:], key=lambda one: slug(one.name))
        return [*shipped, *(m.ListedMap(**_own(one, me, t), **counted(one.id)) for one in kept)]

    return await in_background(listed)


def _shipped(map_id: str, t: Translator) -> dict[str, Any]:
    editions = [edition for edition in edition_ids() if map_id in map_ids(edition)]
    data = load_map(map_id, editions[0])
    return {
        "id": map_id,
        "kind": "shipped",
        "name": t.map(data),
        "maker": "",
        "public": True,
        "editions": editions,
        "cities": len(data.cities),
        "regions": len(data.regions),
    }


def _own(one: OwnMap, me: int | None, t: Translator) -> dict[str, Any]:
    """A map that somebody keeps, finished or not."""
    problems, data = problems_of(one.data) if one.public else ([], _readable(one.data))
    fallback = str(one.data.get("name", ""))[:60]
    return {
        "id": one.id,
        "kind": "own" if one.owner == me else "public",
        "name": t.map(data) if data else fallback,
        "maker": one.maker,
        "public": one.public,
        "editions": map_editions(one.data) if data and not problems else [],
        "cities": len(data.cities) if data else _count(one.data, "cities"),
        "regions": len(data.regions) if data else _count(one.data, "regions"),
    }


def _readable(source: Mapping[str, Any]) -> MapData | None:
    return problems_of(source)[1]


def _count(source: Mapping[str, Any], key: str) -> int:
    entries = source.get(key)
    return len(entries) if isinstance(entries, list) else 0


@router.get("/gallery/{name}/picture.svg", response_class=Response, responses=SVG)
async def picture(site: TheSite, name: MapName, request: Request) -> Response:
    """The land, the regions and the connections."""
    site.rate_limits.records.check(client_key(request.scope))
    source = await _source(site, name)
    return Response(await in_background(_picture, source), media_type="image/svg+xml", headers=KEPT)


def _picture(source: Mapping[str, Any]) -> str:
    data = _readable(source)
    if data is None:
        raise NotFound("map_unfinished")
    return draw_map(data, WIDE, HIGH)


@router.put("/gallery/{name}/stars", status_code=204)
async def rate(site: TheSite, person: Somebody, name: MapName, body: m.Rating) -> None:
    """What you think of a map, 1 to 5 stars, once you have played a game on it to the end."""
    await site.own_maps.rate(person, name, body.stars)


# ---- one map


async def _source(site: Site, name: str) -> dict[str, Any]:
    if name in shipped_maps():
        return shipped_data(name)
    return (await site.own_maps.find(name)).data


@router.get("/gallery/{name}")
async def look(site: TheSite, person: MaybePerson, name: MapName) -> m.OwnMapBody:
    """A map by its id, as data: to look at, to play on, or to start one's own from."""
    if name in shipped_maps():
        data = await in_background(shipped_data, name)
        return m.OwnMapBody(id=name, data=data, maker="", public=True, own=False, changed=0.0)
    one = await site.own_maps.find(name)
    own = person is not None and person.id == one.owner
    about: dict[str, Any] = {"maker": one.maker, "public": one.public, "changed": one.changed}
    return m.OwnMapBody(id=name, data=one.data, own=own, **about)


@router.get("/gallery/{name}/file", response_class=Response, responses=TEXT)
async def file(site: TheSite, name: MapName) -> Response:
    """The map as a file, as `megavolt` reads it."""
    source = await _source(site, name)
    text = await in_background(map_text, source, ["Megavolt map.", CREDIT])
    shown = "".join(c for c in str(source.get("id", "map")) if c.isascii() and c.isalnum())
    headers = {"content-disposition": f'attachment; filename="{shown or "map"}.toml"'}
    return PlainTextResponse(text, headers=headers)


@router.post("/own-maps", status_code=201)
async def save(site: TheSite, person: Somebody, body: m.SavedMap, request: Request) -> m.MapId:
    """Keep a new map."""
    site.rate_limits.records.check(client_key(request.scope))
    kept = await site.own_maps.save(person, body.data, body.public)
    return m.MapId(id=kept.id, changed=kept.changed)


@router.put("/own-maps/{name}", responses={409: {"model": ErrorBody}})
async def save_again(
    site: TheSite, person: Somebody, name: MapName, body: m.SavedAgain, request: Request
) -> m.MapId:
    """Change one of your own maps. Tables that are played on it keep what they began with."""
    site.rate_limits.records.check(client_key(request.scope))
    kept = await site.own_maps.save(person, body.data, body.public, name, body.based_on)
    return m.MapId(id=kept.id, changed=kept.changed)


@router.delete("/own-maps/{name}", status_code=204)
async def throw_away(site: TheSite, person: Somebody, name: MapName) -> None:
    """Delete one of your own maps, with its ratings."""
    await site.own_maps.delete(person, name)


# ---- the workshop


@router.post("/workshop/make")
async def make(site: TheSite, body: m.WantedNewMap, request: Request) -> m.MapSource:
    """A map of countries, parts or groups of them, or of a rectangle. It takes some seconds."""
    key = client_key(request.scope)
    site.rate_limits.map_making.check(key)
    found = await site.map_making.ask({"do": "make", **body.model_dump()}, key)
    return m.MapSource(data=found["map"])


@router.post("/workshop/check")
async def check(site: TheSite, body: m.MapDraft, request: Request) -> m.CheckedMap:
    """What is wrong with a map, in the sentences of `megavolt map check`."""
    site.rate_limits.records.check(client_key(request.scope))
    return await in_background(_checked, body.data, language_of(request))


def _checked(source: Mapping[str, Any], language: str) -> m.CheckedMap:
    t = Translator(language, clicked=True)
    problems, data = problems_of(source)
    lines = [line for problem in problems for line in t.refusal(problem).splitlines()]
    remarks = [t.text(code, **facts) for code, facts in map_warnings(data)] if data else []
    return m.CheckedMap(problems=list(dict.fromkeys(lines)), remarks=remarks)


@router.post("/workshop/preview")
async def preview(site: TheSite, body: m.MapDraft, request: Request) -> m.PreviewGame:
    """A game on a map before its first move, as a record: to see the map as the real board."""
    site.rate_limits.records.check(client_key(request.scope))
    return m.PreviewGame(text=await in_background(_preview, body.data))


def _preview(source: Mapping[str, Any]) -> str:
    check_no_files({"map": source})
    edition = map_editions(source)[0]
    seats = [str(n + 1) for n in range(PREVIEWED)]
    return Match.new(edition, seats, 1, {"map": dict(source)}).record()


@router.post("/workshop/measure")
async def measure(site: TheSite, body: m.WantedMeasures, request: Request) -> m.MapMeasures:
    """A map in figures, beside the printed ones; with games of bots, if wanted."""
    key = client_key(request.scope)
    site.rate_limits.map_making.check(key)
    question = {"do": "measure", "map": body.data, "games": body.games}
    found = await site.map_making.ask(question, key)
    return await in_background(_measures, found, body.data, language_of(request))


def _measures(found: dict[str, Any], source: Mapping[str, Any], language: str) -> m.MapMeasures:
    t = Translator(language)
    data = load_map(source, map_editions(source)[0])
    scores = found["scores"]
    names = {region.id: t.region(region.names) for region in data.regions}
    played = None
    if "games" in found:
        shares = [
            m.RegionShare(region=names[region], share=share)
            for region, share in found["regions"].items()
        ]
        counts = {key: found[key] for key in ("games", "rounds", "seat")}
        played = m.PlayedOn(**counts, regions=shares)
    return m.MapMeasures(
        score=round(sum(scores.values()) / len(scores)),
        parts=[
            m.MapPart(name=name, text=t.text("map-part", part=name), score=score)
            for name, score in scores.items()
        ],
        figures=[
            m.MapFigure(
                **figure,
                text=t.text("map-figure", figure=figure["name"]),
                outside=figure["name"] in found["outside"],
            )
            for figure in found["figures"]
        ],
        changes=[_change(change, data, t) for change in found["changes"]],
        played=played,
    )


def _change(change: list[int], data: MapData, t: Translator) -> m.MapChange:
    first, second, old, new = change
    a, b = data.cities[first], data.cities[second]
    way = "raise" if new > old else "lower"
    facts = {"a": t.city(a), "b": t.city(b), "way": way, "by": abs(new - old), "cost": new}
    return m.MapChange(text=t.text("map-change", **facts), a=a.id, b=b.id, cost=new)
