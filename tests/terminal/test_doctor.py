"""`megavolt doctor` looks at what a server needs; `megavolt serve` says when pages are missing."""

from pathlib import Path

import pytest

from megavolt.terminal import doctor, doctor_server, serving
from megavolt.terminal.user_terminal import make_terminal
from tests.terminal.conftest import Run


def test_it_looks_at_packages_database_and_client(run: Run, data: Path) -> None:
    shown = run("doctor")
    assert shown.exit_code == 0
    assert f"{data}/megavolt/megavolt.db: not there yet; a server makes it" in shown.stdout
    assert "Server packages" in shown.stdout
    assert "Browser client" in shown.stdout


def test_missing_packages_are_named_with_the_way_to_get_them(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor_server, "_installed", lambda name: name != "uvicorn")
    wanted = ["fastapi>=0.1; extra == 'server'", 'uvicorn[standard]>=0.5; extra == "server"']
    monkeypatch.setattr(doctor_server, "requires", lambda name: ["rich>=15", *wanted])
    result = run("doctor")
    assert result.exit_code == 0
    assert "missing: uvicorn" in result.stdout
    assert 'pip install "megavolt[server]"' in result.stdout


@pytest.mark.parametrize(
    ("url", "status", "said"),
    [
        ("sqlite:///junk.db", 1, "junk.db: cannot be used: file is not a database"),
        ("sqlite:///none.db", 0, "none.db: not there yet"),
        ("postgresql://ana:secret@127.0.0.1:1/x", 1, "postgresql://127.0.0.1:1/x: cannot be used"),
        ("mysql://x/y", 0, "of a kind that no server knows"),
    ],
)
def test_a_database_is_tried(run: Run, url: str, status: int, said: str) -> None:
    Path("junk.db").write_text("Dear diary, " * 100)
    result = run("doctor", MEGAVOLT_DATABASE=url)
    assert said in result.stdout
    assert "secret" not in result.stdout
    assert result.exit_code == status


@pytest.mark.parametrize("built", [True, False])
def test_a_client_that_is_not_built_is_reported(
    run: Run, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    for module in (doctor, serving):
        monkeypatch.setattr(module, "client_is_built", lambda: built)
    assert ("script/play builds it" in run("doctor").stdout) is not built
    terminal = make_terminal("en")
    with terminal.out.capture() as said:
        serving.announce(terminal, "http://127.0.0.1:1/")
    assert ("The browser client is not built" in said.get()) is not built
    assert "running at http://127.0.0.1:1/" in said.get()
