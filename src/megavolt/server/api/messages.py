"""Bodies of the API about games, tables and records; the OpenAPI document is made of them."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, RootModel, model_validator

from megavolt.server.tables.trials import MOST_WORDS

MOST_PLAYED = 40  # moves in one request; more than anybody needs to buy all the fuel they can store
Level = Literal[
    "random", "greedy", "planner", "neural:easy", "neural:club", "neural:master", "search"
]


class Asked(BaseModel):
    """What a client sends: nothing beyond what is named here, and nothing of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---- errors


class Problem(BaseModel):
    code: str
    text: str = Field(description="a sentence in the language of the person")
    rule: str = Field(default="", description="the ledger rule that forbids a move")
    facts: dict[str, Any] = {}


class ErrorBody(BaseModel):
    error: Problem


class ConflictBody(ErrorBody):
    position: "Position"


# ---- running


class Health(BaseModel):
    status: Literal["ok"]
    version: str


# ---- games


class GameOption(BaseModel):
    name: str
    text: str
    default: Any
    choices: list[Any] = Field(description="values that need no further explanation")
    names: dict[str, dict[str, str]] = Field(
        description="of choices that bring their own, by language: maps"
    )
    printed: list[str] = Field(description="of the maps to choose from, those of the box")
    also: Literal["map", "regions", "deck", "content", "seat"] | None = Field(
        description="what else it can be: a file's content, a list of regions, a seat from 0 on"
    )


class GameBody(BaseModel):
    id: str
    family: str
    name: str
    players_min: int
    players_max: int
    rules: int
    options: list[GameOption]
    bots: list[str] = Field(description="the levels of bots that play it, the weakest first")


class WantedMap(Asked):
    game: str = Field(max_length=20)
    players: int = Field(ge=2, le=6)
    map: str | dict[str, Any] = Field(
        default="", max_length=200, description="the id of a shipped map, or a map as data"
    )
    text: str = Field(default="", max_length=200_000, description="or a map file")


class OfferedMap(BaseModel):
    """A map that a table can be played on."""

    option: Any = Field(description="what to give as the option `map`")
    map: "MapBody"
    regions: int = Field(description="how many of them are in play")
    remarks: list[str] = Field(description="what the maker of one's own map may not have meant")


class WantedDeck(Asked):
    text: str = Field(min_length=1, max_length=200_000, description="a deck file")


class OfferedDeck(BaseModel):
    """A deck that a table of the card game can be played with."""

    option: dict[str, Any] = Field(description="what to give as the option `deck`")
    plants: int
    fuels: int


class WantedContent(Asked):
    text: str = Field(min_length=1, max_length=200_000, description="a content file")


class OfferedContent(BaseModel):
    """Content that a table of the wiring tile game can be played with."""

    option: dict[str, Any] = Field(description="what to give as the option `content`")
    resources: int = Field(description="kinds of resource cards")
    contracts: int = Field(description="kinds of contracts")


# ---- tables


class ClockBody(Asked):
    kind: Literal["none", "move", "game"] = "none"
    seconds: float = Field(default=0, ge=0, le=60 * 60 * 24 * 30)
    level: Level = "greedy"


class NewTableBody(Asked):
    game: str = Field(max_length=20)
    options: dict[str, Any] = {}
    seats: list[str] = Field(
        min_length=2, max_length=6, description='by seat: "me", "open", or the level of a bot'
    )
    public: bool = False
    clock: ClockBody = ClockBody()
    hints: bool = Field(default=True, description="may players ask the search bot?")
    start: bool = Field(default=False, description="start at once, when no seat is open")


class CreatedTable(BaseModel):
    table: str
    join: str = Field(description="the token of the link by which others join")
    seats: list[str] = Field(
        description="by seat, the token of its private link, used up when somebody sits down there"
    )


class SeatBody(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = Field(description='here and elsewhere "<left>" for somebody who left the server')
    level: str


class ListedTable(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "over"]
    clock: dict[str, Any]
    created: float
    changed: float = Field(description="when something last happened there: mostly a move")
    host: str
    seats: list[SeatBody]
    seat: int | None = Field(description="where you sit, in a list of your own tables")
    to_move: int | None
    bot_to_move: bool | None
    round: int | None
    ranks: list[int] | None = Field(description="at the end, by seat; 1 is first")


class QuestionBody(BaseModel):
    seat: int
    moves: int
    waiting: list[int]


class ClockState(BaseModel):
    kind: str
    seconds: float
    left: list[float | None]
    at: float


class OutcomeBody(BaseModel):
    ranks: list[int]
    scores: list[int]
    reasons: list[dict[str, int]]


class HostBody(BaseModel):
    seat: int | None = Field(description="null: the host only watches")
    name: str


class ViewBody(RootModel[dict[str, Any]]):
    """What a seat may see of a game. The family of the game decides what it holds."""


class DecisionBody(RootModel[dict[str, Any]]):
    """What the seat to move is asked: `moves` are the legal ones by verb.

    A verb's `word` has a gap for each parameter, `open {plant} {bid}`; each of its choices fills
    the gaps. A parameter is one value, or a list: of texts, any of them; of two numbers, the lowest
    and the highest. A choice with a `word` of its own is played by that. What else a choice holds
    are facts about it. The family of the game decides which verbs and facts there are.
    """


class Position(BaseModel):
    table: str
    number: int = Field(description="of the last entry of the table's log")
    status: Literal["open", "playing", "over"]
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    hints: bool
    host: HostBody = Field(description="who made the table and starts the game")
    seat: int | None = Field(description="where you sit; null: you watch")
    seats: list[SeatBody]
    paused: bool = Field(description="only bots play and nobody is here: they wait")
    closed: bool = Field(
        description="ended before the end, by the host or for want of moves; `status` is `over`"
    )
    to_move: int | None
    moves: int
    view: ViewBody | None = Field(description="what your seat may see of the game")
    decision: DecisionBody | None = Field(description="what you are asked; null: not your turn")
    undo: Literal["free", "granted", "ask"] | None = Field(
        description="how you may take your last move back: `free`, also with `back`; `granted`,"
        " because only bots play with you; `ask`, if the others agree"
    )
    question: QuestionBody | None
    standing_orders: dict[str, dict[str, Any]] = Field(description="what you told the server to do")
    limits: dict[str, int] = Field(
        description="by plant, the lowest sealed limit that could still bid for you this round"
    )
    clock: ClockState
    seed_hash: str
    seed: str | None = Field(description="known at the end")
    outcome: OutcomeBody | None


class EventBody(BaseModel):
    move: int
    kind: str
    facts: dict[str, Any]


class Updates(BaseModel):
    position: Position
    events: list[EventBody]


class JoinBody(Asked):
    seat: int | None = Field(default=None, ge=0, le=5)
    link: str = Field(default="", max_length=100)


class LinkBody(Asked):
    link: str = Field(max_length=100)


class JoinLink(BaseModel):
    join: str = Field(description="the token of the link by which others join")


class SeatLink(BaseModel):
    link: str = Field(description="the token of your seat's private link; older ones end")


class LinkedTable(BaseModel):
    table: str
    seat: int | None
    state: Literal["open", "used", "over"] = Field(
        description="used: no seat can be taken by it any more; over: neither is there a game"
    )
    game: str
    options: dict[str, Any]
    host: HostBody
    seats: list[SeatBody]
    clock: ClockState


class SeatLevel(Asked):
    level: Literal["open", Level]


Word = Annotated[str, Field(min_length=1, max_length=200)]


class PlayBody(Asked):
    """Moves to make, all of them or none; `word` is short for one of them."""

    number: int = Field(ge=0, description="of the position in which the moves are made")
    word: Word | None = None
    words: list[Word] = Field(default=[], max_length=MOST_PLAYED)
    back: int = Field(
        default=0, ge=0, le=MOST_PLAYED, description="own last moves to take back first"
    )

    @model_validator(mode="after")
    def _something_once(self) -> Self:
        if self.word is not None and self.words:
            raise ValueError("word or words, not both")
        if not self.moves and not self.back:
            raise ValueError("nothing to play")
        return self

    @property
    def moves(self) -> list[str]:
        return self.words if self.word is None else [self.word]


class WordBody(Asked):
    word: Word


class WhyBody(BaseModel):
    legal: bool
    problem: Problem | None


class YesBody(Asked):
    yes: bool


class ResignBody(Asked):
    level: Level = "greedy"


class LimitBody(Asked):
    plant: str = Field(min_length=1, max_length=10)
    most: int = Field(ge=1, le=10_000)
    then: Literal["pass", "ask"] = "pass"


class SayBody(Asked):
    text: str = Field(min_length=1, max_length=2_000)


class ChatMessage(BaseModel):
    number: int
    name: str
    seat: int | None
    text: str
    at: float


class PastPosition(BaseModel):
    moves: int
    to_move: int | None
    view: ViewBody
    events: list[EventBody]


class TrialBody(Asked):
    moves: int | None = Field(
        default=None, ge=0, le=100_000, description="the position to begin from; null: now"
    )
    deal: int = Field(
        default=0, ge=0, le=1_000_000, description="which made-up deal of what is hidden"
    )
    words: list[Word] = Field(
        default=[], max_length=MOST_WORDS, description="the moves to try, of whoever is to move"
    )
    answer: bool = Field(
        default=False, description="let bots move for the others, until it is your turn"
    )


class TrialPosition(BaseModel):
    """Where tried moves lead on a copy made from what you see; nobody else sees it."""

    moves: int = Field(description="of the game, after which the trial begins")
    deal: int
    words: list[str] = Field(description="all that was tried, with what bots added")
    view: ViewBody = Field(description="what your seat would see")
    mover_view: ViewBody | None = Field(
        description="what the seat to move would see, in this made-up deal; null: it is yours"
    )
    to_move: int | None
    decision: DecisionBody | None = Field(description="what the seat to move is asked")
    events: list[EventBody]
    outcome: OutcomeBody | None


# ---- records


class RecordBody(Asked):
    text: str = Field(
        min_length=1, max_length=200_000, description="a saved game, as a file has it"
    )
    seat: int | None = Field(
        default=None, ge=0, le=5, description="whose view; null: a spectator's"
    )


class RecordPlaces(RecordBody):
    moves: list[int] = Field(
        min_length=1, max_length=64, description="after how many moves, each of them"
    )


class RecordTrialBody(RecordBody, TrialBody):
    pass


class RecordedGame(BaseModel):
    """A saved game in the form of a table, at its last position; nobody can play there."""

    position: Position
    events: list[EventBody]
    static_data: "StaticDataBody"


# ---- lessons


class ListedLesson(BaseModel):
    id: str
    course: str
    game: str


class LessonBody(Asked):
    words: list[Word] = Field(default=[], max_length=60, description="all your moves so far")


class LessonPosition(BaseModel):
    """Where an attempt at a lesson has led."""

    position: Position
    events: list[EventBody]
    words: list[str] = Field(description="your own moves")
    verdict: Literal["playing", "done", "missed"]
    message: str = Field(description="the id of what is said to it; empty: nothing")
    args: dict[str, Any] = Field(description="what that message is given")


class OpenedLesson(BaseModel):
    """A lesson before the first move."""

    solution: list[str] = Field(description="own moves that reach the goal")
    args: dict[str, Any] = Field(description="what the messages of task and hint are given")
    static_data: "StaticDataBody"
    start: LessonPosition


class MapCity(BaseModel):
    id: str
    name: str
    region: str
    lat: float
    lon: float


class MapRegion(BaseModel):
    id: str
    name: str
    color: str
    cities: list[str]


class MapLand(BaseModel):
    """What is drawn behind the cities: paths in steps from the centre."""

    center: tuple[float, float] = Field(description="degrees east and north")
    unit: float = Field(description="kilometres per step")
    land: str
    home: str
    borders: str


class MapBody(BaseModel):
    id: str
    name: str
    regions: list[MapRegion]
    cities: list[MapCity]
    connections: list[tuple[str, str, int]]
    land: MapLand | None = Field(description="null: the countries that the cities lie in")


class FiguresBody(RootModel[dict[str, Any]]):
    """Prices, limits and content of a game. Its family decides what there is."""


class StaticDataBody(BaseModel):
    names: dict[str, dict[str, str]] = Field(
        description="by the fact that names a thing (city, card, …): by id, its name"
    )
    map: MapBody | None
    figures: FiguresBody


ConflictBody.model_rebuild()
OfferedMap.model_rebuild()
RecordedGame.model_rebuild()
