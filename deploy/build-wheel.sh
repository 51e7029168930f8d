#!/usr/bin/env bash
set -eu

usage() {
  cat <<'END'
Usage: deploy/build-wheel.sh [FOLDER]

Builds the browser client, compiles the engine, and leaves one wheel with both in FOLDER (dist).
It runs on machines with this system and this version of Python, and needs neither a compiler nor Node there.
Needs Python 3.11 or newer (PYTHON names another one), a C compiler with Python's headers, and Node 20.19
or newer with npm. Everything is built in a temporary folder: the checkout stays as it is.
END
}

if [ "${1:-}" = "-h" ] || [ "${1:-}" = "--help" ]; then
  usage
  exit
fi

root=$(CDPATH='' cd -- "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "${1:-$root/dist}"
target=$(CDPATH='' cd -- "${1:-$root/dist}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo "Copying the sources ..."
# Nothing that was built before: a stale module or client would end up in the wheel.
(cd "$root" && tar --exclude=node_modules --exclude=static --exclude='*.so' --exclude='*.egg-info' \
  --exclude=__pycache__ -cf - pyproject.toml setup.py README.md LICENSE src web) | tar -xf - -C "$work"
"${PYTHON:-python3}" -m venv "$work/venv"
python="$work/venv/bin/python"
cd "$work"

echo "Installing what compiles the engine ..."
# The dependencies, too: the compiler checks the types of whatever the engine's modules lead to.
"$python" - >build.txt <<'END'
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
print("\n".join([*project["dependencies"], *project["optional-dependencies"]["build"]]))
END
"$python" -m pip install --quiet --disable-pip-version-check --requirement build.txt

"$python" web/scripts/build.py || {
  status=$?
  [ "$status" -ne 3 ] || echo "There is no Node 20.19 or newer with npm here. Install it, then run this again." >&2
  exit "$status"
}

echo "Compiling the engine; this takes a few minutes ..."
MEGAVOLT_COMPILE=1 "$python" -m pip wheel --quiet --disable-pip-version-check --no-deps \
  --no-build-isolation --wheel-dir "$target" .
ls "$target"/megavolt-*.whl
