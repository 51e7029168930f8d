"""Maps that people keep: their own, the public ones of all, and what players think of maps.

Only who made a map changes it. Its id is long and random: whoever has the link may look at the map
and play on it; a public one is also listed. Players rate what they have played to the end.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.data import edition_ids, load_map, map_ids
from megavolt.data.maps import shipped_maps
from megavolt.server.errors import NotAllowed, NotFound, Outdated, TooLarge, TooMany
from megavolt.server.people.people import Person
from megavolt.server.people.tokens import new_token
from megavolt.server.people.words import WordList
from megavolt.server.storage import schema
from megavolt.server.storage.contents import content_hash
from megavolt.server.storage.database import insert_unless_there
from megavolt.server.tables.room import OVER
from megavolt.server.tables.rooms import Rooms
from megavolt.workshop.check import problems_of
from megavolt.workshop.writing import map_data

MOST_BYTES = 200_000  # of one map
LISTED = 200  # public maps in one list
Data = dict[str, Any]


@dataclass(frozen=True)
class OwnMap:
    id: str
    owner: int
    maker: str  # the owner's name
    data: Data
    public: bool
    changed: float


class Kept(NamedTuple):
    id: str
    changed: float


class OwnMaps:
    def __init__(self, rooms: Rooms, words: WordList, most: int) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.words = words
        self.most = most  # that one person may keep

    # ---- keeping

    async def save(
        self,
        person: Person,
        data: Data,
        public: bool,
        map_id: str = "",
        based_on: float | None = None,
    ) -> Kept:
        """A new map, or a new form of one's own; unfinished ones cannot be public.

        Raises Outdated if the map was saved after `based_on`, in another window say.
        """
        self._check(person, data, public)
        name, now = str(data.get("name", ""))[:60], self.rooms.now()
        row = {"name": name, "data": data, "public": public, "changed": now}
        async with self.database.write() as connection:
            if map_id:
                await self._check_owner(connection, person, map_id)
                await _replace(connection, map_id, row, based_on)
            else:
                map_id = new_token()
                await self._check_room(connection, person)
                new = {**row, "id": map_id, "owner": person.id, "created": row["changed"]}
                await connection.execute(insert(schema.maps), new)
            version = {"map_id": map_id, "hash": content_hash(played_data(data))}
            await connection.execute(insert_unless_there(connection, schema.map_versions), version)
        return Kept(map_id, now)

    async def delete(self, person: Person, map_id: str) -> None:
        async with self.database.write() as connection:
            await self._check_owner(connection, person, map_id)
            await delete_map(connection, map_id)

    def _check(self, person: Person, data: Data, public: bool) -> None:
        if len(json.dumps(data, ensure_ascii=False).encode()) > MOST_BYTES:
            raise TooLarge("too_large", most=MOST_BYTES)
        if not public:
            return
        if person.login is None:
            raise NotAllowed("public_map_needs_account")
        self.words.check(" ".join(_texts(data)))
        problems, _ = problems_of(data)
        if problems:
            raise problems[0]

    async def _check_owner(self, connection: AsyncConnection, person: Person, map_id: str) -> None:
        c = schema.maps.c
        owner = (await connection.execute(select(c.owner).where(c.id == map_id))).scalar()
        if owner is None:
            raise NotFound("no_such_map")
        if owner != person.id:
            raise NotAllowed("not_your_map")

    async def _check_room(self, connection: AsyncConnection, person: Person) -> None:
        c = schema.maps.c
        count = select(func.count()).where(c.owner == person.id)
        if ((await connection.execute(count)).scalar() or 0) >= self.most:
            raise TooMany("too_many_maps", most=self.most)

    # ---- finding

    async def find(self, map_id: str) -> OwnMap:
        """By its link; raises NotFound."""
        m, p = schema.maps.c, schema.people.c
        query = select(schema.maps, p.name.label("maker")).join(schema.people, p.id == m.owner)
        async with self.database.read() as connection:
            row = (await connection.execute(query.where(m.id == map_id))).one_or_none()
        if row is None:
            raise NotFound("no_such_map")
        return OwnMap(row.id, row.owner, row.maker, row.data, row.public, row.changed)

    async def listed(self, person: Person | None) -> list[OwnMap]:
        """One's own, then what others have made public, the newest first."""
        m, p = schema.maps.c, schema.people.c
        mine = m.owner == (person.id if person else -1)
        query = (
            select(schema.maps, p.name.label("maker"))
            .join(schema.people, p.id == m.owner)
            .where(or_(mine, m.public))
            .order_by(mine.desc(), m.changed.desc())
            .limit(LISTED)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [OwnMap(r.id, r.owner, r.maker, r.data, r.public, r.changed) for r in rows]

    # ---- what players make of maps

    async def games(self) -> dict[str, int]:
        """By map, how many games on it are over."""
        t, v, c = schema.tables.c, schema.map_versions.c, schema.table_contents.c
        named = t.options["map"].as_string()
        shipped = (
            select(named, func.count())
            .where(t.status == OVER, named.in_(shipped_maps()))
            .group_by(named)
        )
        own = (
            select(v.map_id, func.count())
            .join(schema.table_contents, c.hash == v.hash)
            .join(schema.tables, and_(t.id == c.table_id, t.status == OVER))
            .group_by(v.map_id)
        )
        async with self.database.read() as connection:
            rows = [*(await connection.execute(shipped)), *(await connection.execute(own))]
        return {row[0]: row[1] for row in rows}

    async def ratings(self) -> dict[str, tuple[float, int]]:
        """By map, the mean of its stars and how many players gave some."""
        r = schema.map_ratings.c
        query = select(r.map_id, func.avg(r.stars), func.count()).group_by(r.map_id)
        async with self.database.read() as connection:
            return {row[0]: (float(row[1]), row[2]) for row in await connection.execute(query)}

    async def rated_by(self, person: Person | None) -> dict[str, int]:
        r = schema.map_ratings.c
        query = select(r.map_id, r.stars).where(r.person == (person.id if person else -1))
        async with self.database.read() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def rate(self, person: Person, map_id: str, stars: int) -> None:
        """Raises NotAllowed for a map on which this person has finished no game."""
        if map_id not in shipped_maps():
            await self.find(map_id)
        r = schema.map_ratings
        row = {"map_id": map_id, "person": person.id, "stars": stars, "at": self.rooms.now()}
        async with self.database.write() as connection:
            if not await self._has_played(connection, person, map_id):
                raise NotAllowed("rate_after_playing")
            chosen = and_(r.c.map_id == map_id, r.c.person == person.id)
            await connection.execute(delete(r).where(chosen))
            await connection.execute(insert(r), row)

    async def _has_played(self, connection: AsyncConnection, person: Person, map_id: str) -> bool:
        t, s, v = schema.tables.c, schema.seats.c, schema.map_versions.c
        on_version = (
            select(schema.table_contents.c.table_id)
            .join(schema.map_versions, v.hash == schema.table_contents.c.hash)
            .where(v.map_id == map_id)
        )
        query = (
            select(t.id)
            .join(schema.seats, s.table_id == t.id)
            .where(s.person == person.id, t.status == OVER)
            .where(or_(t.options["map"].as_string() == map_id, t.id.in_(on_version)))
        )
        return (await connection.execute(query.limit(1))).first() is not None


async def _replace(
    connection: AsyncConnection, map_id: str, row: Data, based_on: float | None
) -> None:
    chosen = update(schema.maps).where(schema.maps.c.id == map_id)
    if based_on is not None:
        chosen = chosen.where(schema.maps.c.changed == based_on)
    if not (await connection.execute(chosen.values(**row))).rowcount:
        raise Outdated("map_changed_elsewhere")


async def delete_map(connection: AsyncConnection, map_id: str) -> None:
    """With its ratings; games that were played on it keep it."""
    maps, versions, ratings = schema.maps, schema.map_versions, schema.map_ratings
    await connection.execute(delete(ratings).where(ratings.c.map_id == map_id))
    await connection.execute(delete(versions).where(versions.c.map_id == map_id))
    await connection.execute(delete(maps).where(maps.c.id == map_id))


def played_data(data: Mapping[str, Any]) -> Data:
    """A map as a table is played with it, without notes."""
    return {key: value for key, value in data.items() if key != "disputes"}


def shipped_data(map_id: str) -> Data:
    """A shipped map to start one's own from, as the first edition that has it prints it."""
    for edition in edition_ids():
        if map_id in map_ids(edition):
            return map_data(load_map(map_id, edition))
    raise NotFound("no_such_map")


def _texts(value: object) -> Sequence[str]:
    """All words of a map that people read."""
    if isinstance(value, Mapping):
        return [text for key, one in value.items() if key != "land" for text in _texts(one)]
    if isinstance(value, list):
        return [text for one in value for text in _texts(one)]
    return [value] if isinstance(value, str) else []
