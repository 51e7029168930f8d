"""Load test: many clients over loopback, in separate processes."""

import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import httpx

from megavolt.core.errors import OptionError
from megavolt.server.operations.load_worker import WARM_UP, LoadPlan, Measured
from megavolt.server.operations.settings import Settings

PATIENCE = 60.0  # seconds for a server to start
TOKEN = secrets.token_hex(16)
SETTINGS = {
    "MEGAVOLT_BURST": "0",
    "MEGAVOLT_ADDRESS_BURST": "0",
    "MEGAVOLT_CONNECTIONS": "0",
    "MEGAVOLT_GUESTS": "0",
    "MEGAVOLT_NEW_TABLES": "0",
    "MEGAVOLT_SOCKETS": "0",
    "MEGAVOLT_LOG_LEVEL": "warning",
    "MEGAVOLT_METRICS_TOKEN": TOKEN,
    "MEGAVOLT_TABLES_IN_ALL": "100000",
}


_MOVES = "megavolt_moves_total{"


@dataclass(frozen=True)
class Report:
    tables: int
    seats: int
    think: float
    seconds: float
    moves: int
    moves_per_s: float
    unanswered: int
    answer_p50_ms: float
    answer_p99_ms: float
    update_p50_ms: float
    update_p99_ms: float
    games_over: int
    reconnects: int
    errors: dict[str, int]
    clients_cpu: float  # cores, while measuring
    server_cpu: float | None  # cores, while measuring
    server_moves: int | None  # moves that the server stored meanwhile, those of bots included
    cpu_ms_per_move: float | None
    server_mib: float | None  # in memory at the end
    kib_per_table: float | None  # more in memory than before the first table

    def as_json(self) -> str:
        return json.dumps(asdict(self))


def measure(plan: LoadPlan, database: str, processes: int) -> Report:
    """Play the plan at its server, or (no URL) at one started for it; raises OptionError."""
    with ExitStack() as stack:
        server: Process | None = None
        if not plan.url:
            server = stack.enter_context(own_server(database))
            plan = replace(plan, url=server.url)
        _check_answers(plan.url)
        return _measure(stack, plan, server, processes)


def _measure(stack: ExitStack, plan: LoadPlan, server: "Process | None", processes: int) -> Report:
    empty = None if server is None else server.memory()
    workers = [stack.enter_context(_worker(part)) for part in _parts(plan, processes)]
    for worker in workers:
        _expect_ready(worker)
    for worker in workers:
        _say(worker, "go")
    time.sleep(WARM_UP)
    before = None if server is None else server.work()
    time.sleep(plan.seconds)
    after = None if server is None else server.work()
    full = None if server is None else server.memory()
    found = [Measured(**json.loads(_line(worker))) for worker in workers]
    used = None if before is None or after is None else after.since(before)
    return _report(plan, found, used, empty, full)


# ---- the server


@dataclass(frozen=True)
class Work:
    """What a server has done: seconds of processor time, and moves stored."""

    cpu: float
    moves: int

    def since(self, before: "Work") -> "Work":
        return Work(self.cpu - before.cpu, self.moves - before.moves)


@dataclass(frozen=True)
class Process:
    """A server of our own, and what the system knows of it (where it has /proc)."""

    url: str
    pid: int
    count: int = 1  # how many processes serve together

    def memory(self) -> float | None:
        """MiB in memory; what processes share counts for each."""
        try:
            return sum(_memory(pid) for pid in self._serving())
        except OSError:
            return None

    def work(self) -> Work | None:
        try:
            cpu = sum(_cpu(pid) for pid in self._serving())
        except OSError:
            return None
        return Work(cpu, sum(self._moves(number + 1) for number in range(self.count)))

    def _serving(self) -> list[int]:
        """The processes that serve: this one, or those that it has started."""
        if self.count == 1:
            return [self.pid]
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(child) for child in children.split()]

    def _moves(self, process: int) -> int:
        headers = {"authorization": f"Bearer {TOKEN}"}
        url = f"{self.url}/metrics?process={process}"
        rows = httpx.get(url, headers=headers, timeout=PATIENCE).text.splitlines()
        return sum(int(float(row.split()[-1])) for row in rows if row.startswith(_MOVES))


def _memory(pid: int) -> float:
    rows = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if "VmRSS" in row)


def _cpu(pid: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def own_server(database: str) -> Iterator[Process]:
    """A server on a free port, with its own database unless one is named."""
    with tempfile.TemporaryDirectory(prefix="megavolt-load-") as folder:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        command = [sys.executable, "-m", "megavolt", "serve", "--port", str(port)]
        command += ["--database", database or f"sqlite:///{folder}/load.db"]
        process = subprocess.Popen(command, env=os.environ | SETTINGS, stdout=subprocess.DEVNULL)
        try:
            processes = Settings.from_environment().processes
            server = Process(f"http://127.0.0.1:{port}", process.pid, processes)
            _wait_for(server.url, process)
            yield server
        finally:
            process.terminate()
            process.wait()


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            httpx.get(f"{url}/api/bots")
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise OptionError("load_no_server", url=url)


def _check_answers(url: str) -> None:
    try:
        httpx.get(f"{url.rstrip('/')}/api/bots").raise_for_status()
    except (httpx.HTTPError, httpx.InvalidURL):
        raise OptionError("load_no_server", url=url[:100]) from None


# ---- the clients


def _parts(plan: LoadPlan, processes: int) -> list[LoadPlan]:
    """The tables dealt out to the processes."""
    count = min(processes, plan.tables)
    shares = [plan.tables // count + (n < plan.tables % count) for n in range(count)]
    turned = [list(plan.games[n % len(plan.games) :]) + list(plan.games) for n in range(count)]
    return [
        replace(plan, tables=share, seed=plan.seed + n, games=games[: len(plan.games)])
        for n, (share, games) in enumerate(zip(shares, turned, strict=True))
    ]


@contextmanager
def _worker(plan: LoadPlan) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "megavolt.server.operations.load_worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as worker:
        try:
            _say(worker, json.dumps(asdict(plan)))
            yield worker
        finally:
            worker.kill()


def _say(worker: "subprocess.Popen[str]", line: str) -> None:
    assert worker.stdin is not None
    worker.stdin.write(line + "\n")
    worker.stdin.flush()


def _line(worker: "subprocess.Popen[str]") -> str:
    assert worker.stdout is not None
    line = worker.stdout.readline()
    if not line:
        raise OptionError("load_clients_failed")
    return line


def _expect_ready(worker: "subprocess.Popen[str]") -> None:
    _line(worker)


# ---- the figures


def _report(
    plan: LoadPlan,
    found: Sequence[Measured],
    used: Work | None,
    empty: float | None,
    full: float | None,
) -> Report:
    answers = sorted(t for m in found for t in m.answers)
    updates = sorted(t for m in found for t in m.updates)
    errors: dict[str, int] = {}
    for m in found:
        for name, count in m.errors.items():
            errors[name] = errors.get(name, 0) + count
    more = None if empty is None or full is None else (full - empty) * 1024 / plan.tables
    return Report(
        tables=plan.tables,
        seats=plan.seats,
        think=plan.think,
        seconds=plan.seconds,
        moves=len(answers),
        moves_per_s=round(len(answers) / plan.seconds, 1),
        unanswered=sum(m.unanswered for m in found),
        answer_p50_ms=percentile(answers, 50),
        answer_p99_ms=percentile(answers, 99),
        update_p50_ms=percentile(updates, 50),
        update_p99_ms=percentile(updates, 99),
        games_over=sum(m.games_over for m in found),
        reconnects=sum(m.reconnects for m in found),
        errors=errors,
        clients_cpu=round(sum(m.cpu for m in found) / plan.seconds, 2),
        server_cpu=None if used is None else round(used.cpu / plan.seconds, 2),
        server_moves=None if used is None else used.moves,
        cpu_ms_per_move=None if used is None else round(used.cpu * 1000 / max(1, used.moves), 2),
        server_mib=None if full is None else round(full, 1),
        kib_per_table=None if more is None else round(more, 1),
    )


def percentile(seconds: Sequence[float], percent: int) -> float:
    """In milliseconds, of sorted times; 0 of none."""
    if not seconds:
        return 0.0
    place = min(len(seconds) - 1, len(seconds) * percent // 100)
    return round(seconds[place] * 1000, 1)


def as_rows(report: Report) -> list[tuple[str, Any]]:
    """What is worth a row of a table, in the order to read it."""
    fields = asdict(report)
    errors = fields.pop("errors")
    fields["errors"] = sum(errors.values())
    return [(name, value) for name, value in fields.items() if value is not None]
