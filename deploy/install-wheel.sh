#!/usr/bin/env bash
set -eu

usage() {
  cat <<'END'
Usage: deploy/install-wheel.sh WHEEL FOLDER

Installs a wheel of Megavolt, with all that a server needs, into a virtual environment in FOLDER, which is
made if it is not there. Afterwards FOLDER/bin/megavolt is the command. Run it again with a newer wheel to
upgrade. PYTHON names another Python than python3.
END
}

if [ "${1:-}" = "-h" ] || [ "${1:-}" = "--help" ]; then
  usage
  exit
fi
if [ $# -ne 2 ] || [ ! -f "$1" ]; then
  usage >&2
  exit 2
fi

[ -x "$2/bin/python" ] || "${PYTHON:-python3}" -m venv "$2"
"$2/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir "$1[server]"
# The version may be the same as before: the wheel itself is always taken.
"$2/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --no-deps \
  --force-reinstall "$1"
"$2/bin/megavolt" --version
