"""web/package-lock.json: complete for every system, and free of the addresses of a registry.

`npm ci` refuses a lock file without the binaries of other systems. npm leaves them out when the
registry it asks does not have them yet, or when they are missing from node_modules.
"""

import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[1] / "web"


def packages() -> dict[str, dict[str, Any]]:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)["packages"]
    return found


def is_locked(locked: dict[str, dict[str, Any]], place: str, name: str) -> bool:
    """Node looks for a package beside the one that asks for it, then in each folder above."""
    while True:
        if f"{place}/node_modules/{name}".lstrip("/") in locked:
            return True
        if not place:
            return False
        place = place.rpartition("node_modules/")[0].rstrip("/")


def test_the_lock_file_has_every_package_also_those_of_other_systems() -> None:
    locked = packages()
    missing = [
        f"{place or 'the client'} wants {name}"
        for place, package in locked.items()
        for kind in ("dependencies", "devDependencies", "optionalDependencies")
        for name in package.get(kind, {})
        if not is_locked(locked, place, name)
    ]
    assert not missing, "\n".join(missing)


def test_the_lock_file_names_no_registry_and_checks_every_package() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert "registry" not in lock
    locked = packages()
    assert not [place for place, package in locked.items() if place and "integrity" not in package]


def test_the_lock_file_is_of_the_present_package_file() -> None:
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert packages()[""]["devDependencies"] == wanted
