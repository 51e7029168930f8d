"""What the editor asks for while a map is drawn: cities, connections, regions, its file."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from megavolt.server.api import messages_maps as m
from megavolt.server.api.common import ERRORS, TheSite, language_of
from megavolt.server.api.messages import ErrorBody
from megavolt.server.front.clients import client_key
from megavolt.server.tables.games import in_background
from megavolt.workshop import map_text
from megavolt.workshop.atlas import CREDIT, Place, atlas
from megavolt.workshop.places import found_cities, group_names
from megavolt.workshop.proposals import more_cities

router = APIRouter(
    prefix="/workshop", tags=["maps"], responses={**ERRORS, 503: {"model": ErrorBody}}
)
Words = Annotated[str, Query(min_length=1, max_length=60)]


@router.get("/cities")
async def cities(site: TheSite, request: Request, name: Words) -> list[m.FoundCity]:
    """Cities of the world whose name begins so, the largest first."""
    site.rate_limits.records.check(client_key(request.scope))
    found = await in_background(found_cities, name)
    return [_found(place, language_of(request)) for place in found]


@router.get("/groups")
async def groups(request: Request) -> list[str]:
    """Groups of countries that a map can be made of, by name."""
    return group_names(language_of(request))


@router.post("/more-cities")
async def propose_cities(
    site: TheSite, body: m.WantedCities, request: Request
) -> list[m.FoundCity]:
    """The largest cities of a rectangle, with room between them and those that are there."""
    site.rate_limits.records.check(client_key(request.scope))
    there = [(city.lat, city.lon) for city in body.cities]
    found = await in_background(more_cities, body.box, there, body.count)
    return [_found(place, language_of(request)) for place in found]


def _found(place: Place, language: str) -> m.FoundCity:
    country = atlas().countries.get(place.country)
    return m.FoundCity(
        name=place.name,
        names=dict(place.names),
        country=country.names[language] if country else "",
        lat=place.lat,
        lon=place.lon,
        people=place.people,
    )


@router.post("/more-connections")
async def propose_connections(
    site: TheSite, body: m.DrawnMap, request: Request
) -> list[m.Connection]:
    """Connections of neighbours that cross none of those there, with costs by distance."""
    key = client_key(request.scope)
    site.rate_limits.map_making.check(key)
    found = await site.map_making.ask({"do": "connect", **body.model_dump()}, key)
    return [m.Connection(a=a, b=b, cost=cost) for a, b, cost in found["connections"]]


@router.post("/regions")
async def propose_regions(
    site: TheSite, body: m.WantedRegions, request: Request
) -> list[m.ProposedRegion]:
    """Connected regions of about equal size for the cities of a map."""
    key = client_key(request.scope)
    site.rate_limits.map_making.check(key)
    found = await site.map_making.ask({"do": "divide", **body.model_dump()}, key)
    return [m.ProposedRegion(**region) for region in found["regions"]]


@router.post("/file")
async def file(site: TheSite, body: m.MapDraft, request: Request) -> m.MapFile:
    """A map as a file, as `megavolt` reads it, finished or not."""
    site.rate_limits.records.check(client_key(request.scope))
    return m.MapFile(text=await in_background(map_text, body.data, ["Megavolt map.", CREDIT]))
