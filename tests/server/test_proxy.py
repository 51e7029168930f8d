"""The reverse proxies of docs/hosting.md: their set-up as written there, and a game through it."""

import asyncio
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from megavolt.core.decision import words_of
from megavolt.server.client import Client, Seat
from tests.server.servers import Server, free_port

pytestmark = pytest.mark.slow  # left out of script/test --fast

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SECTION = HOSTING.partition("## Behind a reverse proxy")[2].partition("\n## ")[0]
CADDY, NGINX, *_ = re.findall(r"```\n(.*?)```", SECTION, re.DOTALL)


def test_the_page_names_the_proxy_as_one() -> None:
    assert "MEGAVOLT_PROXIES=127.0.0.1" in SECTION


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that was told of its proxy, as the page says; two new guests an address."""
    found = Server(f"sqlite:///{tmp_path / 'test.db'}")
    found.settings = replace(found.settings, proxies="127.0.0.1", guests=2)
    try:
        yield found.start().wait()
    finally:
        found.kill()


@contextmanager
def run(command: list[str], port: int) -> Iterator[str]:
    proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        for _ in range(200):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            except httpx.TransportError:
                assert proxy.poll() is None, proxy.communicate()
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.communicate()


def nginx(folder: Path, server: Server) -> tuple[list[str], int]:
    port = free_port()
    program = shutil.which("nginx") or pytest.skip("there is no nginx on this machine")
    text = NGINX.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"\n *ssl_certificate.*", "", text).replace(":8000", f":{server.port}")
    text = text.replace("$host;", "$http_host;")  # with the port, which is no usual one here
    places = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    main = f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\n"
    file.write_text(f"{main}http {{\naccess_log off;\n{places}{text}}}\n")
    return [program, "-c", str(file), "-p", str(folder), "-e", "stderr"], port


def caddy(folder: Path, server: Server) -> tuple[list[str], int]:
    port = free_port()
    program = shutil.which("caddy") or pytest.skip("there is no caddy on this machine")
    text = CADDY.replace("games.example.org", f"http://127.0.0.1:{port}")
    file = folder / "Caddyfile"
    file.write_text("{\nadmin off\n}\n" + text.replace(":8000", f":{server.port}"))
    return [program, "run", "--config", str(file), "--adapter", "caddyfile"], port


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_a_game_is_played_through(tmp_path: Path, server: Server, proxy: object) -> None:
    assert callable(proxy)
    command, port = proxy(tmp_path, server)
    with run(command, port) as url:
        asyncio.run(_play(url))
        made = [_guest_from(url, address) for address in ("127.0.0.2", "127.0.0.2", "127.0.0.3")]
        made += [_guest_from(url, "127.0.0.2")]
    assert made == [201, 201, 201, 429]  # each visitor has limits of their own


async def _play(url: str) -> None:
    async with Client(url) as client:
        ana = await client.guest("Ana")
        table = (await client.create(ana, "blackout", ["me", "random"], start=True))["table"]
        async with Seat([url], table, ana) as seat:
            for _ in range(3):
                position = await seat.my_turn()
                assert position is not None
                await seat.play(words_of(position["decision"])[0])
            assert seat.connections == 1


def _guest_from(url: str, address: str) -> int:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=url, transport=transport) as client:
        return client.post("/api/guests", json={"name": "Bob"}).status_code
