"""Tables that cannot be shown any more say why."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.visitor import visitor


def close(url: str, table: str) -> None:
    command = [sys.executable, "-m", "megavolt", "admin", "close", table, "--database", url]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.usefixtures("client")
def test_a_table_of_unknown_rules_and_one_closed_before_its_game(
    chromium: Browser, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'web.db'}"
    server = Server(url, seed=1).start().wait()
    try:
        context = visitor(chromium, server.url)
        context.request.post("/api/guests", data={"name": "Ana"})
        seats = ["me", "random"]
        playing, waiting = (
            context.request.post(
                "/api/tables", data={"game": "cards", "seats": s, "start": start}
            ).json()["table"]
            for s, start in ((seats, True), (["me", "open"], False))
        )
        close(url, waiting)
        with sqlite3.connect(tmp_path / "web.db") as connection:
            connection.execute("update tables set rules = 99 where id = ?", [playing])
        server.stop()
        server.start().wait()
        page = context.new_page()
        page.goto(f"{server.url}/table/{playing}")
        expect(page.locator("h1")).to_have_text("This table cannot be opened")
        expect(page.locator("main")).to_contain_text("version 99 of the rules")
        page.goto(f"{server.url}/table/{waiting}")
        expect(page.locator("main")).to_contain_text("closed this table before the game")
        close(url, playing)
        page.goto(f"{server.url}/table/{playing}")
        expect(page.locator("main")).to_contain_text("This game is over")
        context.close()
    finally:
        server.stop()
