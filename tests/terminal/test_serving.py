"""`megavolt serve --open`: the page comes up in a browser, or a sentence says how to get there."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # left out of script/test --fast

SERVE = [sys.executable, "-c", "from megavolt.cli import main; main()", "serve", "--open"]
PATIENCE = 60.0  # seconds a busy machine may take


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def _until(path: Path, text: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if path.exists() and text in path.read_text(encoding="utf-8"):
            return True
        time.sleep(0.05)
    return False


def _serve(folder: Path, port: int, browser: str, found: Path, text: str) -> bool:
    """Serve with this browser until the file says the text."""
    # Neither a screen nor another browser that could be found instead.
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"BROWSER": browser, "PATH": str(folder)}
    where = ["--port", str(port), "--database", f"sqlite:///{folder / 'served.db'}"]
    with (folder / "said").open("w") as said:
        server = subprocess.Popen([*SERVE, *where], env=environment, stdout=said, stderr=said)
    try:
        return _until(found, text)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _fake_browser(folder: Path) -> tuple[str, Path]:
    """A browser that only writes down where it was sent."""
    opened = folder / "opened"
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    script.chmod(0o755)
    return f"{script} %s", opened


@pytest.mark.slow
def test_the_page_is_opened_in_the_browser(tmp_path: Path) -> None:
    port = _free_port()
    browser, opened = _fake_browser(tmp_path)
    assert _serve(tmp_path, port, browser, opened, f"http://127.0.0.1:{port}/")


@pytest.mark.slow
def test_where_there_is_no_browser_a_sentence_says_so(tmp_path: Path) -> None:
    said = tmp_path / "said"
    assert _serve(tmp_path, _free_port(), "/nowhere/browser %s", said, "No browser could be opened")
    assert "Traceback" not in said.read_text()
