"""The files for hosts say only what this version understands."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import click
import pytest
import yaml  # type: ignore[import-untyped]

from townwright.cli import main
from townwright.cli.support import environment
from townwright.cli.support.environment import FILE, read_files

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
FILES = [*sorted(path for path in DEPLOY.rglob("*") if path.is_file()), ROOT / "docs" / "hosting.md"]
SERVER = ROOT / "src" / "townwright" / "server"


def command(name: str) -> click.Command:
    found = main.get_command(click.Context(main), name)
    assert found is not None, name
    return found


def variables(name: str) -> set[str]:
    named = {variable for option in command(name).params for variable in environment.variables(option)}
    return {*named, *(f"{one}{FILE}" for one in named)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_variable_in_the_files_for_hosts_is_one_that_the_server_reads(path: Path) -> None:
    named = set(re.findall(r"\bTOWNWRIGHT_[A-Z_]*[A-Z]", path.read_text("utf-8")))

    assert named <= variables("serve")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_command_in_the_files_for_hosts_exists_with_its_options(path: Path) -> None:
    for line in re.findall(r"(?:^|[/ `\"])townwright ((?:serve|backup|restore)\b[^\n`]*)", path.read_text("utf-8")):
        name, *words = line.split()
        known = {word for option in command(name).params for word in option.opts}
        assert {word for word in words if word.startswith("--")} <= known, line


def test_what_a_host_may_switch_on_stands_below_the_words_about_it() -> None:
    lines = (DEPLOY / "systemd" / "server.env.example").read_text("utf-8").splitlines()
    about = {
        line.strip("#").partition("=")[0]: before for before, line in pairwise(lines) if line.startswith("#TOWNWRIGHT_")
    }

    assert "Mails" in about["TOWNWRIGHT_SMTP"]
    assert "/metrics" in about["TOWNWRIGHT_METRICS_TOKEN"]


def test_the_store_may_stand_in_the_environment_for_all_commands_of_a_host() -> None:
    for name in ("serve", "backup", "restore"):
        with command(name).make_context(name, ["x"] if name != "serve" else [], resilient_parsing=True) as context:
            assert context.auto_envvar_prefix == "TOWNWRIGHT"
        assert "TOWNWRIGHT_STORE" in variables(name)


def test_a_secret_may_lie_in_a_file_that_the_environment_names(tmp_path: Path) -> None:
    (tmp_path / "store").write_text("postgresql://town:secret@db/games\n")
    surroundings = {"TOWNWRIGHT_STORE_FILE": f"{tmp_path}/store", "TOWNWRIGHT_METRICS_TOKEN": "own"}
    surroundings["TOWNWRIGHT_METRICS_TOKEN_FILE"] = f"{tmp_path}/store"

    read_files(surroundings)

    assert surroundings["TOWNWRIGHT_STORE"] == "postgresql://town:secret@db/games"
    assert surroundings["TOWNWRIGHT_METRICS_TOKEN"] == "own"  # noqa: S105  no secret
    read_files({"TOWNWRIGHT_SMTP": "own", "TOWNWRIGHT_SMTP_FILE": f"{tmp_path}/nothing"})  # which nobody needs
    with pytest.raises(click.ClickException, match=r"TOWNWRIGHT_SMTP_FILE names .* which cannot be read: No such file"):
        read_files({"TOWNWRIGHT_SMTP_FILE": f"{tmp_path}/nothing"})


def test_every_metric_on_the_dashboard_and_in_the_alerts_is_counted_by_the_server() -> None:
    source = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    counted = set(re.findall(r"(?:count|gauge|took)\(\"(\w+)\"", source))
    dashboard = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text("utf-8"))
    alerts = (DEPLOY / "monitoring" / "alerts.yml").read_text("utf-8")
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)

    named = {re.sub(r"_(total|seconds_bucket)$", "", name) for name in re.findall(r"townwright_(\w+)", " ".join(asked))}

    assert named
    assert named <= counted


def test_every_job_that_an_alert_is_about_is_asked_by_prometheus() -> None:
    alerts, asked = ((DEPLOY / "monitoring" / name).read_text("utf-8") for name in ("alerts.yml", "prometheus.yml"))
    jobs = re.findall(r"job_name: (\S+)", asked)

    assert len(jobs) == 2
    assert set(re.findall(r'job="([^"]+)"', alerts)) == set(jobs)


def test_the_german_page_for_hosts_has_the_same_commands() -> None:
    english, german = (
        re.findall(r"^```\n(.*?)^```", (ROOT / "docs" / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
        for page in ("hosting.md", "de/hosting.md")
    )

    assert german == english
    assert len(german) == 9


def test_containers_lead_all_pages_of_a_table_to_one_server_with_the_file_for_hosts() -> None:
    composed = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text("utf-8"))
    _, _, script = composed["services"]["caddy"]["command"]
    changes = re.findall(r'-e "s(.)(.+?)\1(.+?)\1"', script.replace("$$ORIGIN_NAME", "play.example"))
    site = (DEPLOY / "caddy" / "Caddyfile").read_text("utf-8")
    for _, before, after in changes:
        assert before in site
        site = site.replace(before, after)

    assert "\nplay.example {\n" in site
    servers = [name for name, service in composed["services"].items() if service.get("image") == "townwright"]
    assert f"reverse_proxy {' '.join(f'{name}:8000' for name in servers)} {{\n" in site
    assert len(servers) > 1
    assert sum("build" in composed["services"][name] for name in servers) == 1, "two builders of one image collide"
    assert all("TOWNWRIGHT_WORKERS" not in composed["services"][name]["environment"] for name in servers)
