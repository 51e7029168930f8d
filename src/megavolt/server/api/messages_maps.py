"""What the map workshop is asked, and what it answers."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from megavolt.server.api.messages import Asked

Degrees = Annotated[float, Field(ge=-180, le=180)]
Box = Annotated[
    tuple[Degrees, Degrees, Degrees, Degrees],
    Field(strict=False, description="degrees west, south, east, north"),
]
MOST_CITIES, MOST_CONNECTIONS = 150, 500
Nth = Annotated[int, Field(ge=0, lt=MOST_CITIES)]


class ListedMap(BaseModel):
    """A map of the gallery."""

    id: str
    kind: Literal["shipped", "public", "own"] = Field(description="`own`: yours, public or not")
    name: str
    maker: str = Field(description="who made it; empty for one that comes with Megavolt")
    public: bool
    editions: list[str] = Field(description="the games that it can be played in; none: unfinished")
    cities: int
    regions: int
    games: int = Field(description="how many games on it are over")
    stars: float | None = Field(description="the mean of what players gave, 1 to 5")
    ratings: int
    own_stars: int | None = Field(description="what you gave")


class WantedNewMap(Asked):
    places: str = Field(default="", max_length=200, description="names, separated by commas")
    box: Box | None = None
    name: str = Field(default="", max_length=60)
    cities: int = Field(default=42, ge=1, le=150)
    density: float = Field(default=0.6, ge=0, le=1)
    cost: float = Field(default=1.0, ge=0.5, le=2)
    seed: int = Field(default=0, ge=0, lt=2**31)


class MapSource(BaseModel):
    """A map as data: what its file says."""

    data: dict[str, Any]


class MapDraft(Asked):
    data: dict[str, Any] = Field(max_length=40, description="a map as data, finished or not")


class MapFile(BaseModel):
    text: str = Field(description="a map as TOML")


class CheckedMap(BaseModel):
    """What `megavolt map check` says of it."""

    problems: list[str] = Field(description="why it cannot be played; none: it can")
    remarks: list[str] = Field(description="what its maker may not have meant")


class WantedMeasures(MapDraft):
    games: int = Field(default=0, ge=0, le=40, description="of bots, four at a table")


class PreviewGame(BaseModel):
    text: str = Field(description="a record without moves")


class MapFigure(BaseModel):
    name: str
    text: str
    value: float
    low: float = Field(description="the least that a printed map has")
    high: float
    outside: bool


class MapPart(BaseModel):
    name: str
    text: str
    score: int


class RegionShare(BaseModel):
    region: str
    share: float = Field(description="wins of who began there, in parts of the fair share")


class MapChange(BaseModel):
    """Another cost of a connection."""

    text: str
    a: str = Field(description="the id of a city")
    b: str
    cost: int


class PlayedOn(BaseModel):
    """What bots make of a map."""

    games: int
    rounds: float
    seat: float = Field(description="of the most successful seat, in parts of its fair share")
    regions: list[RegionShare]


class MapMeasures(BaseModel):
    score: int = Field(description="100: every figure is within the range of the printed maps")
    parts: list[MapPart]
    figures: list[MapFigure]
    changes: list[MapChange] = Field(description="what would bring it closer to them")
    played: PlayedOn | None


class FoundCity(BaseModel):
    """A city of the world."""

    name: str
    names: dict[str, str] = Field(description="by language, where it has another name")
    country: str
    lat: float
    lon: float
    people: int


class Spot(Asked):
    lat: float = Field(ge=-90, le=90)
    lon: Degrees


class WantedCities(Asked):
    box: Box
    cities: list[Spot] = Field(default=[], max_length=MOST_CITIES, description="that are there")
    count: int = Field(ge=1, le=MOST_CITIES)


class Link(Asked):
    a: Nth = Field(description="a city, by its place in the list")
    b: Nth
    cost: int = Field(ge=0, le=99)


class DrawnMap(Asked):
    """As much of a map as connections and regions depend on."""

    cities: list[Spot] = Field(min_length=2, max_length=MOST_CITIES)
    connections: list[Link] = Field(default=[], max_length=MOST_CONNECTIONS)


class WantedRegions(DrawnMap):
    regions: int = Field(ge=3, le=9)


class Connection(BaseModel):
    a: int = Field(description="a city, by its place in the list")
    b: int
    cost: int


class ProposedRegion(BaseModel):
    id: str
    name: str
    name_es: str
    name_pl: str
    color: str
    cities: list[int] = Field(description="by their place in the list")


class SavedMap(MapDraft):
    public: bool = False


class SavedAgain(SavedMap):
    based_on: float | None = Field(
        default=None, description="`changed` of the form that was edited; none: replace any"
    )


class MapId(BaseModel):
    id: str
    changed: float = Field(description="when it was saved")


class OwnMapBody(MapSource):
    id: str
    maker: str
    public: bool
    own: bool = Field(description="is it yours?")
    changed: float = Field(description="when it was saved last")


class Rating(Asked):
    stars: int = Field(ge=1, le=5)
