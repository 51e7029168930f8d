"""A finished game is shared by those who played it, seen by anybody, and taken back."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from megavolt.core.decision import words_of
from tests.web.table import another


@contextmanager
def foreign_page(html: str) -> Iterator[str]:
    """The address of another site that shows this page."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    server.server_close()


def finished(page: Page) -> str:
    """A table where somebody has played a whole game, by the most modest moves."""
    page.request.post("/api/guests", data={"name": "Żaneta", "language": "pl"})
    seats = ["me", "random"]
    made = page.request.post(
        "/api/tables", data={"game": "blackout", "seats": seats, "start": True}
    ).json()
    path = f"/api/tables/{made['table']}"
    while (position := page.request.get(path).json())["status"] != "over":
        if position["decision"]:
            body = {"word": words_of(position["decision"])[-1], "number": position["number"]}
            page.request.post(f"{path}/play", data=body)
    return str(made["table"])


@pytest.mark.slow
def test_a_finished_game_is_shared_seen_by_anybody_and_taken_back(page: Page, address: str) -> None:
    page.goto(f"/table/{finished(page)}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Create a public link").click()
    link = page.get_by_label("Link to this game").input_value()
    page.locator("summary", has_text="Embed").click()
    frame = page.get_by_label("Embed", exact=True).input_value()
    assert f'src="{address}/embed/' in frame
    expect(page.locator("dialog img")).to_have_js_property("naturalWidth", 1200)

    stranger = another(page, address)
    stranger.goto(link)
    expect(stranger.locator(".end")).to_contain_text("Żaneta")
    expect(stranger.locator("aside .replay")).to_be_visible()
    stranger.locator(".replay button[aria-keyshortcuts=',']").click()
    expect(stranger.locator(".replay .what")).to_be_visible()

    with foreign_page(f"<!doctype html><body>{frame}") as elsewhere:
        stranger.goto(elsewhere)
        inside = stranger.frame_locator("iframe")
        expect(inside.locator("header")).to_contain_text("Żaneta")
        expect(inside.get_by_role("navigation")).to_have_count(0)
        inside.get_by_role("button", name="One move back").click()
        expect(inside.locator(".replay .what")).to_be_visible()

    page.get_by_role("button", name="Take the link back").click()
    expect(page.get_by_role("button", name="Create a public link")).to_be_visible()
    stranger.goto(link)
    expect(stranger.locator("h1")).to_have_text("There is no game here")
