"""A server process with the built client, and a browser to use it with."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, sync_playwright

from tests.server.servers import Server
from tests.web.visitor import visitor
from web.scripts.stage import launch

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "web" / "scripts" / "build.py"
NO_NODE = 3
SEED = 1  # of every table: chance decides no test
SCREEN: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; built once, where there is Node."""
    done = subprocess.run(
        [sys.executable, BUILD], capture_output=True, text=True, timeout=600, check=False
    )
    if done.returncode == NO_NODE:
        pytest.skip("The browser client cannot be built here: there is no Node 20.19 or newer.")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def address(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of its own answers, on a database of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'web.db'}"
    server = Server(database, seed=SEED, think=0.2).start().wait()
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error as problem:
            pytest.skip(f"There is no Chromium here: {problem.message[:200]}")
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Browser, address: str) -> Iterator[BrowserContext]:
    """A person who has never been here, and prefers English and little motion."""
    context = visitor(chromium, address, viewport=SCREEN)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page of that person; an error in its scripts fails the test."""
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []
