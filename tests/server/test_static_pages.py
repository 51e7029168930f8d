"""How the built client is served."""

from pathlib import Path

import pytest
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient

from megavolt.server.front.static_pages import Client


async def is_known(request: Request, page: str, named: str) -> bool:
    return (page, named) in (("start", ""), ("table", "abc"), ("table", "shown"))


async def head_of(request: Request, page: str, named: str) -> str:
    return "<title>A game</title>" if named == "shown" else ""


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the first page")
    (tmp_path / "assets" / "a-123.js").write_text("built")
    (tmp_path / "pages.json").write_text('{"start": "^/$", "table": "^/table/([a-z]+)/?$"}')
    app = FastAPI()
    app.post("/api/here")(lambda: "done")
    app.router.routes.append(Client(tmp_path, is_known, head_of))
    return TestClient(app)


def test_a_path_that_is_no_file_is_a_page_of_the_client(client: TestClient) -> None:
    for path in ("/", "/table/abc", "/table/abc/"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "the first page")
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/table/xyz", "/table", "/x", "/../../etc/passwd", "/table/abc%0A"]
)
def test_any_other_path_is_answered_404_with_the_page_that_says_so(
    client: TestClient, path: str
) -> None:
    etag = client.get("/").headers["etag"]
    answer = client.get(path, headers={"if-none-match": etag})
    assert (answer.status_code, answer.text) == (404, "the first page")
    assert answer.headers["cache-control"] == "no-cache"


def test_built_files_are_kept_for_good(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/a-123.js").headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/gone"])
def test_what_is_no_page_is_missing(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_the_api_speaks_for_itself(client: TestClient) -> None:
    assert client.get("/api/here").status_code == 405


def test_a_page_may_have_a_head_of_its_own(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head><title>Megavolt</title></head>the first page")
    answer = client.get("/table/shown")
    assert answer.text == "<head><title>A game</title></head>the first page"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
