"""The board game needs Numba; without it these tests are left out, and the report says so."""

from importlib.util import find_spec

MISSING = find_spec("numba") is None
collect_ignore_glob = ["test_*.py"] if MISSING else []
collect_ignore = ["simulated_gpu.py"]  # imported, it puts a simulator in the GPU's place


def pytest_report_header() -> list[str]:
    needed = 'tests of environments are left out: they need numba (pip install "megavolt[fast]")'
    return [needed] if MISSING else []
