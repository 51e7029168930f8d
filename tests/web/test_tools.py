"""What is made from the server is up to date, and the client's own checks pass."""

import json
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests.web.conftest import BUILD, ROOT

WEB = ROOT / "web"
ENVIRONMENT = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(ROOT / "src")}


@pytest.fixture
def node(client: None) -> str:
    """The Node that built the client: the system's, or that of the Python package."""
    spec = spec_from_file_location("build", BUILD)
    assert spec is not None
    assert spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    npm = build.find_npm()
    return npm[0] if len(npm) > 1 else "node"


def _run(*command: str | Path) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_types_fit_the_server(node: str) -> None:
    _run(node, "scripts/types.mjs", "--check")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["events", "contracts"])
def test_what_is_recorded_is_of_today(name: str) -> None:
    command = [sys.executable, str(WEB / "scripts" / f"{name}.py")]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    kept = (WEB / "tests" / "recorded" / f"{name}.json").read_text(encoding="utf-8")
    assert json.loads(done.stdout) == json.loads(kept), "Run in web: npm run recorded"


@pytest.mark.slow
def test_the_client_says_what_python_says(node: str) -> None:
    _run(node, "node_modules/vitest/vitest.mjs", "run")


@pytest.mark.slow
def test_the_client_is_well_typed(node: str) -> None:
    _run(node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


@pytest.mark.slow
def test_the_client_is_linted_and_formatted(node: str) -> None:
    _run(node, "node_modules/eslint/bin/eslint.js", ".")
    _run(node, "node_modules/prettier/bin/prettier.cjs", "--check", ".")
