"""Which addresses of the site lead somewhere: pages, tables, invitations. Real requests."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from megavolt.server import app
from megavolt.server.operations.settings import Settings
from tests.server.served import new_guest, served

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "pages.json"


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """For a server with a client that is only a first page."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("the client")
    (static / "pages.json").write_text(PAGES.read_text(encoding="utf-8"))
    monkeypatch.setattr(app, "STATIC", static)
    return Settings(database=f"sqlite:///{tmp_path / 'test.db'}", pace=0.0)


@pytest.fixture
def base(settings: Settings) -> Iterator[str]:
    with served(settings) as base:
        yield base


@contextmanager
def guests(base: str, *names: str) -> Iterator[list[httpx.Client]]:
    clients = [new_guest(base, name) for name in names]
    yield clients
    for client in clients:
        client.close()


def page(client: httpx.Client, path: str) -> int:
    """The status of a page; whatever it is, the client is there to say what it means."""
    answer = client.get(path)
    assert answer.text == "the client"
    return answer.status_code


def made(host: httpx.Client, *seats: str, **more: object) -> dict[str, list[str]]:
    answer = host.post("/api/tables", json={"game": "blackout", "seats": seats, **more})
    assert answer.status_code == 201
    found: dict[str, list[str]] = answer.json()
    return found


def state(client: httpx.Client, link: object) -> str:
    answer = client.post("/api/links", json={"link": link})
    return str(answer.json()["state"]) if answer.status_code == 200 else "unknown"


def test_unknown_paths_and_tables_are_missing(base: str) -> None:
    with guests(base, "Ana") as (ana,):
        table = made(ana, "me", "open")["table"]
        known = ["/", "/games", "/rules/grid", "/new", "/new/cards", f"/table/{table}"]
        assert [page(ana, path) for path in known] == [200] * len(known)
        unknown = ["/nowhere", "/terms", "/table/zzzz", "/join/nobody", "/games/2", "/index.php"]
        assert [page(ana, path) for path in unknown] == [404] * len(unknown)
        assert ana.get("/api/nowhere").json()["error"]["code"] == "no_such_page"


def test_terms_have_a_page_where_the_host_wrote_some(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "terms.md"
    file.write_text("Be kind.", encoding="utf-8")
    with served(replace(settings, terms=str(file))) as base, guests(base, "Ana") as (ana,):
        assert page(ana, "/terms") == 200


def test_an_invitation_is_good_until_the_seats_are_taken(base: str) -> None:
    with guests(base, "Ana", "Bob", "Cid") as (ana, bob, cid):
        links = made(ana, "me", "open")
        path = f"/join/{links['join']}"
        assert (page(bob, path), state(bob, links["join"])) == (200, "open")
        assert bob.post("/api/links/take", json={"link": links["join"]}).status_code == 200
        assert (page(bob, path), state(bob, links["join"])) == (200, "open")  # one's own seat
        assert (page(cid, path), state(cid, links["join"])) == (404, "used")
        assert state(cid, "nonsense") == "unknown"


def test_a_seat_link_is_good_while_a_person_plays_there(base: str) -> None:
    with guests(base, "Ana", "Bob") as (ana, bob):
        links = made(ana, "me", "random", start=True)
        mine, bots = links["seats"]
        assert (page(bob, f"/join/{mine}"), state(bob, mine)) == (200, "open")
        assert (page(bob, f"/join/{bots}"), state(bob, bots)) == (404, "used")


def test_an_invitation_to_a_game_that_is_over_is_dead(base: str) -> None:
    with guests(base, "Ana", "Bob") as (ana, bob):
        links = made(ana, "random", "random", start=True)
        assert ana.post(f"/api/tables/{links['table']}/close").status_code == 200
        for link in (links["join"], links["seats"][0]):
            assert (page(bob, f"/join/{link}"), state(bob, link)) == (404, "over")


def test_an_invitation_names_host_game_options_and_clock(base: str) -> None:
    with guests(base, "Ana", "Bob") as (ana, bob):
        clock = {"kind": "move", "seconds": 60}
        links = made(ana, "me", "open", clock=clock)
        told = bob.post("/api/links", json={"link": links["join"]}).json()
        assert (told["host"]["name"], told["game"]) == ("Ana", "blackout")
        assert (told["clock"]["kind"], told["clock"]["seconds"]) == ("move", 60)
        assert told["options"]["layout"] == "shuffled"
