"""Follows docs/hosting.md word by word, as root of a file system of its own in which nothing of the machine is changed.

Only what a machine without systemd cannot do is done otherwise: units are verified by systemd-analyze, and started as
they say by this program. Caddy signs with an authority of its own.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.hosting.debian import CADDY, PASSWORD, Database

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
UNITS = Path("/etc/systemd/system")
USER = 61_500
"""Stands for the user that systemd makes for the service."""
OWN = ("/opt", "/var/lib", "/var/cache", "/usr/local/bin")
AS_USER = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs", "--bounding-set=-all")
NAME = "games.example"
SETTINGS = Path("/etc/townwright/server.env")
LOCAL = "{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\tstorage file_system /var/lib/caddy\n}\n"


def blocks(heading: str) -> Iterator[str]:
    """The lines of all commands below a heading of the page."""
    section = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.M)
    text = next(part for part in section if part.startswith(heading))
    for block in re.findall(r"^```\n(.*?)^```", text, re.M | re.S):
        yield from block.splitlines()


def enter_own_file_system() -> None:
    """Put empty folders in front of those that a host writes to; needs ``unshare --mount``."""
    settings = Path("/tmp/townwright-etc")  # noqa: S108  inside a namespace of its own
    shutil.rmtree(settings, ignore_errors=True)
    shutil.copytree("/etc", settings, symlinks=True, ignore_dangling_symlinks=True)
    do(f"mount --bind {settings} /etc")
    for folder in OWN:
        do(f"mount -t tmpfs tmpfs {folder}")


def do(line: str, folder: Path | None = None, **more: str) -> str:
    """Run one line as a shell does, and return what it says."""
    done = subprocess.run(
        ("bash", "-ec", line),  # noqa: S607
        cwd=folder,
        env={**os.environ, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "PYTHONPATH": "", **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (line, done.stdout[-600:], done.stderr[-1200:])
    return done.stdout


@dataclass
class Host:
    """Somebody with the page in one hand and a terminal in the other."""

    folder: Path
    """The checkout, with the wheel in it."""
    database: Database | None = None
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)

    def follow(self, heading: str) -> None:
        """Do all that stands below a heading."""
        for line in blocks(heading):
            if "NEWEST.backup" in line:
                newest = max(Path("/var/lib/townwright/backups").glob("*.backup")).name
                line = line.replace("NEWEST.backup", newest)
            self.obey(line.replace("YOUR.NAME", NAME))

    def obey(self, line: str) -> None:
        """Do what one line says."""
        print(f"$ {line}", flush=True)
        words = shlex.split(line.removeprefix("sudo "))
        match words:
            case ["apt", "install", *packages]:
                self._check_installed(packages)
            case ["systemctl", verb, *units]:
                self._systemctl(verb, [unit for unit in units if not unit.startswith("--")])
            case ["-u", "postgres", program, *more]:
                self._as_postgres(program, [word for word in more if word != "--pwprompt"])
            case [program, "wheel", *_] if program.endswith("/pip"):
                build_wheel(self.folder)
            case ["sudoedit", _]:
                self._edit_settings()
            case ["townwright", "serve", *more]:
                self._serve(more)
            case ["townwright", *_]:
                assert self._as_service(words).wait() == 0, line
            case _:
                told = do(line.removeprefix("sudo "), self.folder)
                if words[0] == "curl":
                    assert told == "ready", told
        self.done.append(line)

    def _check_installed(self, packages: list[str]) -> None:
        known = {
            "caddy": CADDY,
            "curl": "/usr/bin/curl",
            "python3-venv": "/usr/bin/python3",
            "postgresql": "/usr/lib/postgresql",
        }
        assert all(Path(known[package]).exists() for package in packages), packages

    def _edit_settings(self) -> None:
        """Write into the settings what the page says of PostgreSQL, for a machine with two cores."""
        assert self.database is not None
        said = {"TOWNWRIGHT_STORE": self.database.url, "TOWNWRIGHT_WORKERS": "2"}
        lines = [line for line in SETTINGS.read_text().splitlines() if line.partition("=")[0] not in said]
        SETTINGS.write_text("\n".join([*lines, *(f"{name}={value}" for name, value in said.items())]) + "\n")

    def _serve(self, words: list[str]) -> None:
        """Serve as a command does, look whether it can be reached, and end it as Ctrl-C does."""
        process = self._as_service(["townwright", "serve", *words])
        port = words[words.index("--port") + 1]
        while not answers(f"http://localhost:{port}/"):
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0

    def _as_service(self, words: list[str]) -> subprocess.Popen[bytes]:
        """Run a command as /usr/local/bin/townwright does by systemd-run, with the settings and the user it names."""
        said = shlex.split(Path("/usr/local/bin/townwright").read_text().partition("exec ")[2])
        assert said[0] == "systemd-run"
        assert "--property=User=townwright" in said
        file = next(word for word in said if word.startswith("--property=EnvironmentFile="))
        given = [word.removeprefix("--setenv=") for word in said if word.startswith("--setenv=")]
        settings = {"PATH": "/usr/bin:/bin", **settings_of(rows_of(Path(file.split("=")[2]))), **settings_of(given)}
        program = said[-2]
        return subprocess.Popen((*AS_USER, program, *words[1:]), env=settings, cwd="/")

    def _as_postgres(self, program: str, words: list[str]) -> None:
        assert self.database is not None
        self.database.do(program, *self.database.where(), *words)
        if program == "createuser":  # what --pwprompt asks for
            self.database.sql(f"ALTER ROLE {words[0]} PASSWORD '{PASSWORD}'")

    def _systemctl(self, verb: str, units: list[str]) -> None:
        match verb:
            case "daemon-reload":
                for file in UNITS.glob("townwright*"):
                    told = subprocess.run(
                        ("systemd-analyze", "verify", str(file)),  # noqa: S607
                        capture_output=True,
                        text=True,
                        check=False,
                    ).stderr
                    assert "townwright" not in told, told
            case "reload":
                self._start_caddy()
            case "enable" | "restart":
                for unit in units:
                    if not unit.endswith(".timer"):
                        self.stop(unit)
                        self._start(unit)
            case "start":
                for unit in units:
                    if "@" in unit:
                        self._start(unit)
                    else:
                        assert self._process(unit).wait() == 0, unit
            case "stop":
                for unit in units:
                    self.stop(unit)
            case _:
                raise AssertionError(verb)

    def _start(self, unit: str) -> None:
        self.running[unit] = self._process(unit)
        port = unit.partition("@")[2]
        for _ in range(1200):
            if answers(f"http://127.0.0.1:{port}/health/live"):
                return
            assert self.running[unit].poll() is None, Path(f"/tmp/{unit}.log").read_text()  # noqa: S108
            time.sleep(0.1)
        raise TimeoutError(unit)

    def _process(self, unit: str) -> subprocess.Popen[bytes]:
        """Start what a unit says, under a user of its own and with nothing in its environment but what stands there."""
        name, _, instance = unit.partition("@")
        lines = (UNITS / (f"{name}@.service" if instance else f"{name}.service")).read_text().splitlines()
        said = [line.partition("=") for line in lines if "=" in line and not line.startswith("#")]
        settings = {"PATH": "/usr/bin:/bin"}
        for key, _, value in said:
            if key in ("StateDirectory", "CacheDirectory"):
                for folder in value.split():
                    made = Path("/var/lib" if key == "StateDirectory" else "/var/cache") / folder
                    made.mkdir(mode=0o700, exist_ok=True)
                    os.chown(made, USER, USER)
            elif key == "Environment":
                settings |= settings_of(shlex.split(value))
            elif key == "EnvironmentFile":
                settings |= settings_of(rows_of(Path(value)))
        command = next(value for key, _, value in said if key == "ExecStart").replace("%i", instance).replace("%%", "%")
        with Path(f"/tmp/{unit}.log").open("ab") as log:  # noqa: S108
            return subprocess.Popen((*AS_USER, *shlex.split(command)), env=settings, stdout=log, stderr=log, cwd="/")

    def _start_caddy(self) -> None:
        self.stop("caddy")
        file = Path("/etc/caddy/Caddyfile")
        if not file.read_text().startswith("{"):
            file.write_text(LOCAL + file.read_text())
        with Path("/tmp/caddy.log").open("wb") as log:  # noqa: S108
            self.running["caddy"] = subprocess.Popen(
                (CADDY, "run", "--config", str(file), "--adapter", "caddyfile"),
                stdout=log,
                stderr=log,
                env={**os.environ, "HOME": "/var/lib"},
            )
        root = Path("/var/lib/caddy/pki/authorities/local/root.crt")
        address = ("--cacert", str(root), "--resolve", f"{NAME}:443:127.0.0.1", f"https://{NAME}/health/ready")
        for _ in range(300):
            if answers(*address):
                return
            time.sleep(0.2)
        raise TimeoutError(Path("/tmp/caddy.log").read_text())  # noqa: S108

    def stop_all(self) -> None:
        """End everything that runs."""
        for unit in [*self.running]:
            self.stop(unit)

    def stop(self, unit: str) -> None:
        """End what runs under this name."""
        process = self.running.pop(unit, None)
        if process is not None:
            process.terminate()
            process.wait(30)


def answers(*words: str) -> bool:
    """Whether a server answers to curl."""
    program = shutil.which("curl") or "curl"
    return subprocess.run((program, "-sf", *words), capture_output=True, check=False).returncode == 0


def build_wheel(folder: Path) -> None:
    """Make the wheel as the page says, with the tools that are here."""
    words = (
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        ".",
    )
    subprocess.run(words, cwd=ROOT, check=True)


def rows_of(file: Path) -> list[str]:
    """The rows of a file of settings, without remarks."""
    return [row for row in file.read_text().splitlines() if row and not row.startswith("#")]


def settings_of(rows: list[str]) -> dict[str, str]:
    """The values by their names in rows such as ``NAME=value``."""
    return {name: value for name, _, value in (row.partition("=") for row in rows)}
