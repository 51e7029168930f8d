"""What a host starts a server with: containers, a systemd unit, settings, scripts."""

import configparser
import ipaddress
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis

from megavolt.server.front.clients import check_proxies
from megavolt.server.operations.serve import GRACE, check
from megavolt.server.operations.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def variables(name: str) -> dict[str, str]:
    """The settings of an example; those that are commented out, too."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^#?([A-Z_]+)=(.*)$", text))


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / "megavolt.service", encoding="utf-8")
    return found


class TestCompose:
    def test_has_only_keys_that_compose_knows(self) -> None:
        assert set(compose()) == {"name", "services", "networks", "volumes"}
        known = {
            "image", "build", "restart", "environment", "env_file", "volumes", "networks", "ports",
            "healthcheck", "depends_on", "init", "read_only", "tmpfs", "cap_drop", "security_opt",
            "stop_grace_period",
        }  # fmt: skip
        for service in compose()["services"].values():
            assert set(service) <= known

    def test_refers_to_nothing_that_is_not_there(self) -> None:
        document = compose()
        for service in document["services"].values():
            assert set(service["networks"]) <= set(document["networks"])
            assert set(service.get("depends_on", {})) <= set(document["services"])
            for volume in service.get("volumes", []):
                source = volume.split(":")[0]
                is_file = source.startswith("./")
                assert (DEPLOY / source).is_file() if is_file else source in document["volumes"]
        build = document["services"]["megavolt"]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()

    def test_waits_for_services_that_have_a_health_check(self) -> None:
        services = compose()["services"]
        assert services["megavolt"]["depends_on"]["database"]["condition"] == "service_healthy"
        assert "healthcheck" in services["database"]
        assert "HEALTHCHECK" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")

    def test_believes_the_proxy_and_nobody_else(self) -> None:
        document = compose()
        proxies = document["services"]["megavolt"]["environment"]["MEGAVOLT_PROXIES"]
        check_proxies(proxies)
        assert proxies == document["services"]["proxy"]["networks"]["front"]["ipv4_address"]
        subnet = document["networks"]["front"]["ipam"]["config"][0]["subnet"]
        assert ipaddress.ip_address(proxies) in ipaddress.ip_network(subnet)
        # By another network its requests would come from another address.
        shared = set(document["services"]["proxy"]["networks"])
        assert shared & set(document["services"]["megavolt"]["networks"]) == {"front"}

    def test_opens_no_port_but_those_of_the_proxy(self) -> None:
        services = compose()["services"]
        assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
        assert compose()["networks"]["back"] == {"internal": True}

    def test_takes_every_variable_from_the_example(self) -> None:
        text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
        asked = set(re.findall(r"\$\{([A-Z_]+)", text))
        assert asked <= set(variables("compose.env.example"))


@pytest.mark.parametrize("name", ["compose.env.example", "megavolt.env.example"])
def test_examples_set_what_the_server_reads(name: str) -> None:
    found = {key: value for key, value in variables(name).items() if key.startswith("MEGAVOLT_")}
    known = {f"MEGAVOLT_{field.upper()}" for field in Settings.__dataclass_fields__}
    assert set(found) - known == set()
    check(Settings.from_environment(found))


def test_the_example_holds_no_secret() -> None:
    found = variables("compose.env.example")
    secret = [key for key in found if key.endswith(("PASSWORD", "TOKEN", "SMTP"))]
    assert secret
    assert [found[key] for key in secret if found[key]] == []


class TestContainerfile:
    def test_copies_what_is_there_and_what_is_not_ignored(self) -> None:
        text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
        copied = [
            source
            for line in re.findall(r"(?m)^COPY (?!--)(.*)$", text)
            for source in line.split()[:-1]
        ]
        sent = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
        for source in copied:
            assert (ROOT / source).exists()
            as_sent = "!deploy/*.sh" if source.startswith("deploy/") else f"!{source}"
            assert as_sent in sent

    def test_the_last_stage_is_not_root_and_starts_the_server(self) -> None:
        last = (DEPLOY / "Containerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
        assert "\nUSER 10001:10001\n" in last
        assert 'ENTRYPOINT ["megavolt"]\nCMD ["serve"]' in last
        given = dict(re.findall(r"(MEGAVOLT_[A-Z]+)=(\S+)", last))
        settings = Settings.from_environment(given)
        assert settings.database == "sqlite:////data/megavolt.db"
        assert f"http://127.0.0.1:{settings.port}/health" in last
        assert "\nVOLUME /data\n" in last


class TestService:
    def test_runs_the_server_as_its_own_user(self) -> None:
        service = unit()["Service"]
        assert service["User"] == "megavolt"
        assert service["ExecStart"].endswith("/megavolt serve")
        assert "/var/lib/megavolt/megavolt.db" in service["Environment"]
        assert service["StateDirectory"] == "megavolt"

    def test_is_hardened(self) -> None:
        service = unit()["Service"]
        assert service["ProtectSystem"] == "strict"
        for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
            assert service[name] == "yes"
        assert service["CapabilityBoundingSet"] == ""

    def test_leaves_the_server_time_to_stop(self) -> None:
        assert int(unit()["Service"]["TimeoutStopSec"]) > GRACE


@pytest.mark.parametrize("script", sorted(DEPLOY.glob("*.sh")), ids=lambda path: path.name)
def test_scripts_explain_themselves(script: Path) -> None:
    done = subprocess.run([script, "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"Usage: deploy/{script.name}")
