"""The map workshop on the server: gallery, maps made from a name, maps of one's own."""

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update

from megavolt.data import load_map
from megavolt.server.storage import schema
from megavolt.workshop.writing import map_data
from tests.server.asgi import Client, running, site_of
from tests.server.test_own_data import account

GERMANY = map_data(load_map("germany", "recharged"))


def named(name: str) -> dict[str, Any]:
    return {**GERMANY, "id": "mine", "name": name, "name_es": name, "name_pl": name}


async def saved(client: Client, name: str = "Mine", **more: object) -> str:
    answer = await client.post("/api/own-maps", {"data": named(name), **more})
    assert answer.status == 201, answer.body
    return str(answer.json()["id"])


async def finished(app: FastAPI, client: Client, source: object) -> None:
    """A game on a map that is over; how it was played is of no interest here."""
    body = {"game": "recharged", "seats": ["me", "greedy"], "options": {"map": source}}
    made = (await client.post("/api/tables", {**body, "start": True})).json()
    tables = schema.tables
    async with site_of(app).database.write() as connection:
        over = update(tables).where(tables.c.id == made["table"]).values(status="over")
        await connection.execute(over)


async def listed(client: Client, map_id: str) -> dict[str, Any] | None:
    maps = (await client.get("/api/gallery")).json()
    return next((one for one in maps if one["id"] == map_id), None)


def run(tmp_path: Path, story: Any, **settings: Any) -> None:
    async def told() -> None:
        async with running(tmp_path, **settings) as app:
            await story(app)

    asyncio.run(told())


def test_the_gallery_has_what_comes_with_megavolt(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = Client(app)
        found = await listed(eve, "germany")
        assert found is not None
        assert (found["kind"], found["cities"], found["games"]) == ("shipped", 42, 0)
        picture = await eve.get("/api/gallery/germany/picture.svg")
        assert picture.body.startswith(b"<svg")
        assert (await eve.get("/api/gallery/atlantis/picture.svg")).status == 404

    run(tmp_path, story)


def test_the_gallery_begins_with_printed_maps_then_sorts_by_name(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        maps = (await Client(app).get("/api/gallery", accept_language="pl")).json()
        names = [one["name"] for one in maps]
        assert names[:2] == ["Niemcy", "Stany Zjednoczone"]
        assert names[4:7] == ["Argentyna", "Brazylia", "Hiszpania i Portugalia"]

    run(tmp_path, story)


def test_a_map_is_kept_changed_shared_by_link_and_deleted(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        ana, eve = await account(app), await Client(app).guest("Eve")
        map_id = await saved(ana)
        assert await listed(eve, map_id) is None  # only who has the link
        found = (await eve.get(f"/api/gallery/{map_id}")).json()
        assert (found["data"]["name"], found["maker"], found["own"]) == ("Mine", "Ana", False)
        body = {"data": named("Better"), "public": True}
        assert (await eve.ask("PUT", f"/api/own-maps/{map_id}", body)).status == 403
        assert (await eve.ask("DELETE", f"/api/own-maps/{map_id}")).status == 403
        assert (await ana.ask("PUT", f"/api/own-maps/{map_id}", body)).status == 200
        public = await listed(eve, map_id)
        assert public is not None
        assert (public["name"], public["kind"], public["maker"]) == ("Better", "public", "Ana")
        text = (await eve.get(f"/api/gallery/{map_id}/file")).body.decode()
        assert 'name = "Better"' in text
        assert (await ana.ask("DELETE", f"/api/own-maps/{map_id}")).status == 204
        assert (await eve.get(f"/api/gallery/{map_id}")).status == 404

    run(tmp_path, story)


def test_what_cannot_be_public(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("Kilowatt\n")

    async def story(app: FastAPI) -> None:
        ana, eve = await account(app), await Client(app).guest("Eve")
        bodies = [
            (eve, {"data": named("Mine"), "public": True}, "public_map_needs_account"),
            (ana, {"data": {"id": "x", "name": "X"}, "public": True}, "data_missing_key"),
            (ana, {"data": named("A kilowatt"), "public": True}, "word_not_allowed"),
            (ana, {"data": {**GERMANY, "disputes": "x" * 200_000}}, "too_large"),
        ]
        for client, body, code in bodies:
            answer = await client.post("/api/own-maps", body)
            assert (answer.status // 100, answer.json()["error"]["code"]) == (4, code)
        draft = {"data": {"id": "x", "name": "X"}}  # unfinished, for oneself
        assert (await eve.post("/api/own-maps", draft)).status == 201

    run(tmp_path, story, words=str(words))


def test_one_person_keeps_so_many(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = await Client(app).guest("Eve")
        await saved(eve)
        answer = await eve.post("/api/own-maps", {"data": named("Two")})
        assert (answer.status, answer.json()["error"]["code"]) == (429, "too_many_maps")

    run(tmp_path, story, maps=1)


@pytest.mark.parametrize("shipped", [True, False])
def test_who_has_played_on_a_map_rates_it(tmp_path: Path, shipped: bool) -> None:
    async def story(app: FastAPI) -> None:
        ana, eve = await account(app), await Client(app).guest("Eve")
        map_id = "germany" if shipped else await saved(ana, public=True)
        path = f"/api/gallery/{map_id}/stars"
        assert (await eve.ask("PUT", path, {"stars": 5})).status == 403
        await finished(app, eve, map_id if shipped else named("Mine"))
        assert (await eve.ask("PUT", path, {"stars": 5})).status == 204
        assert (await eve.ask("PUT", path, {"stars": 4})).status == 204
        assert (await eve.ask("PUT", path, {"stars": 6})).status == 422
        found = await listed(eve, map_id)
        assert found is not None
        assert (found["games"], found["stars"], found["ratings"]) == (1, 4.0, 1)
        assert found["own_stars"] == 4

    run(tmp_path, story)


def test_a_draft_is_checked_in_the_sentences_of_the_command(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = Client(app)
        checked = (await eve.post("/api/workshop/check", {"data": GERMANY})).json()
        assert checked["problems"] == []
        wrong = {**GERMANY, "connections": [*GERMANY["connections"][:-1], {"a": "kiel"}]}
        checked = (await eve.post("/api/workshop/check", {"data": wrong})).json()
        assert any("connections[" in line for line in checked["problems"])
        small = {**GERMANY, "cities": [], "connections": [], "regions": []}
        checked = (await eve.post("/api/workshop/check", {"data": small})).json()
        assert len(checked["problems"]) == 3

    run(tmp_path, story)


def test_a_map_is_seen_as_the_real_board_before_it_is_played(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = Client(app)
        text = (await eve.post("/api/workshop/preview", {"data": GERMANY})).json()["text"]
        game = (await eve.post("/api/records", {"text": text})).json()
        assert game["static_data"]["map"]["name"] == "Germany"
        refused = await eve.post("/api/workshop/preview", {"data": {"id": "x"}})
        assert refused.status == 400

    run(tmp_path, story)


def test_cities_are_found_by_the_start_of_their_name(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        found = (await Client(app).get("/api/workshop/cities?name=warszaw")).json()
        assert (found[0]["name"], found[0]["names"]["pl"]) == ("Warsaw", "Warszawa")

    run(tmp_path, story)


@pytest.mark.slow
def test_a_map_is_made_of_a_name(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        body = {"places": "Polska", "cities": 35}
        made = await Client(app).post("/api/workshop/make", body)
        assert made.status == 200, made.body
        assert len(made.json()["data"]["cities"]) == 35

    run(tmp_path, story)


def test_a_map_is_measured_and_mistakes_are_told(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = Client(app)
        measured = (await eve.post("/api/workshop/measure", {"data": GERMANY, "games": 1})).json()
        assert (measured["score"], measured["changes"]) == (100, [])
        assert {figure["name"] for figure in measured["figures"]} >= {"cost_mean", "connect_17"}
        assert measured["played"]["games"] == 1
        for body, code in [
            ({"places": "Polnd"}, "map_unknown_place"),
            ({"places": "Poland", "cities": 40}, "map_bad_cities"),
        ]:
            refused = await eve.post("/api/workshop/make", body)
            assert (refused.status, refused.json()["error"]["code"]) == (400, code)
        wrong = await eve.post("/api/workshop/measure", {"data": {"id": "x"}})
        assert wrong.status == 400

    run(tmp_path, story)


def test_a_process_that_dies_is_told_and_replaced(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        making = site_of(app).map_making
        question = {"do": "nothing of the kind"}
        with pytest.raises(Exception, match="took too long"):
            await making.ask(question, "eve")
        assert making.waiting == 0
        found = await Client(app).post("/api/workshop/make", {"places": "Nowhere at all"})
        assert found.json()["error"]["code"] == "map_unknown_place"

    run(tmp_path, story)


def test_maps_leave_with_who_made_them(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = await Client(app).guest("Eve")
        map_id = await saved(eve)
        everything = (await eve.get("/api/me/data")).json()
        assert [one["name"] for one in everything["maps"]] == ["Mine"]
        assert (await eve.post("/api/me/leave", {"password": ""})).status == 204
        assert (await Client(app).get(f"/api/gallery/{map_id}")).status == 404

    run(tmp_path, story)


def test_who_saves_an_older_form_is_told(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = await Client(app).guest("Eve")
        map_id = await saved(eve)
        path = f"/api/own-maps/{map_id}"
        first = (await eve.get(f"/api/gallery/{map_id}")).json()["changed"]
        one = {"data": named("One window"), "based_on": first}
        assert (await eve.ask("PUT", path, one)).status == 200
        other = {"data": named("The other"), "based_on": first}
        late = await eve.ask("PUT", path, other)
        assert (late.status, late.json()["error"]["code"]) == (409, "map_changed_elsewhere")
        found = (await eve.get(f"/api/gallery/{map_id}")).json()
        assert found["data"]["name"] == "One window"
        again = await eve.ask("PUT", path, {**other, "based_on": found["changed"]})
        assert again.json()["changed"] > first

    run(tmp_path, story)


def test_a_draft_of_any_form_can_be_downloaded(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = Client(app)
        text = (await eve.post("/api/workshop/file", {"data": GERMANY})).json()["text"]
        assert tomllib.loads(text)["cities"] == GERMANY["cities"]
        odd: dict[str, Any] = {
            "id": 'x"\n',
            "a b\n": None,
            "regions": 5,
            "land": [],
            "cities": [{"x y": [{}]}],
        }
        text = (await eve.post("/api/workshop/file", {"data": odd})).json()["text"]
        found = tomllib.loads(text)
        assert (found["id"], found["cities"]) == (odd["id"], odd["cities"])

    run(tmp_path, story)


def test_the_editor_gets_cities_connections_and_regions(tmp_path: Path) -> None:
    async def story(app: FastAPI) -> None:
        eve = Client(app)
        assert "Benelux" in (await eve.get("/api/workshop/groups")).json()
        warsaw = {"lat": 52.23, "lon": 21.01}
        wanted = {"box": [14, 49, 24, 55], "cities": [warsaw], "count": 20}
        cities = (await eve.post("/api/workshop/more-cities", wanted)).json()
        assert len(cities) == 20
        assert "Warsaw" not in {city["name"] for city in cities}
        spots = [{"lat": city["lat"], "lon": city["lon"]} for city in cities]
        drawn: dict[str, Any] = {"cities": spots, "connections": [{"a": 1, "b": 0, "cost": 7}]}
        new = (await eve.post("/api/workshop/more-connections", drawn)).json()
        assert {(link["a"], link["b"]) for link in new}.isdisjoint({(0, 1), (1, 0)})
        drawn["connections"] += new
        answer = await eve.post("/api/workshop/regions", {**drawn, "regions": 3})
        assert sorted(len(one["cities"]) for one in answer.json()) == [6, 7, 7]
        for body, code in [
            ({**drawn, "connections": [], "regions": 3}, "map_cannot_divide"),
            ({"cities": spots[:2], "regions": 3}, "map_cannot_divide"),
        ]:
            refused = await eve.post("/api/workshop/regions", body)
            assert (refused.status, refused.json()["error"]["code"]) == (400, code)
        far = {"cities": [*spots, {"lat": 1e300, "lon": 0}]}
        assert (await eve.post("/api/workshop/more-connections", far)).status == 422
        many = {"cities": [warsaw] * 151}
        assert (await eve.post("/api/workshop/more-connections", many)).status == 422

    run(tmp_path, story)
