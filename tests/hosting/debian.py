"""PostgreSQL and Caddy out of Debian's packages, started for a test in folders of their own and ended with it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
CADDYFILE = ROOT / "deploy" / "caddy" / "Caddyfile"
CADDY = shutil.which("caddy") or "/usr/bin/caddy"
PASSWORD = "a word that only a test knows"  # noqa: S105


def free_port() -> int:
    """A port that nobody has at this moment."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Database:
    """A cluster of Debian's PostgreSQL, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self.process: subprocess.Popen[bytes] | None = None
        shutil.chown(folder, *owner())
        self.do("initdb", "--pgdata", str(folder / "data"), "--auth-local=trust", "--auth-host=scram-sha-256")

    @property
    def url(self) -> str:
        """The address with which a server signs in."""
        return f"postgresql://townwright:{PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.port}/townwright"

    def start(self) -> None:
        """Start it and wait until it answers."""
        at = ("-D", str(self.folder / "data"), "-k", str(self.folder), "-p", str(self.port), "-h", "127.0.0.1")
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(self.words("postgres", *at), stdout=log, stderr=log, cwd=self.folder)
        while subprocess.call(self.words("pg_isready", *self.where(), "-q")):
            time.sleep(0.1)

    def stop(self, number: signal.Signals = signal.SIGINT) -> None:
        """End it, at once unless told otherwise; who is connected is cut off."""
        if self.process is not None:
            postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(postmaster, number)
            self.process.wait(60)
            self.process = None

    def make(self) -> None:
        """Create role and database."""
        self.sql(f"CREATE ROLE townwright LOGIN PASSWORD '{PASSWORD}'")
        self.do("createdb", *self.where(), "townwright", "--owner", "townwright")

    def sql(self, statement: str) -> None:
        """Run a statement as the cluster's owner."""
        self.do("psql", *self.where(), "-q", "-d", "postgres", "-c", statement)

    def where(self) -> Sequence[str]:
        """How its programs find it."""
        return ("-h", str(self.folder), "-p", str(self.port))

    def do(self, program: str, *words: str) -> None:
        """Run one of its programs to the end."""
        subprocess.run(self.words(program, *words), check=True, capture_output=True, cwd=self.folder)

    def words(self, program: str, *words: str) -> Sequence[str]:
        """A command of its programs, which never run as root."""
        found = (str(self.programs / program), *words)
        return ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *found) if is_root() else found


def is_root() -> bool:
    """Whether this process may do everything."""
    return os.geteuid() == 0


def owner() -> tuple[str, str] | tuple[int, int]:
    """Who has the files of the database."""
    return ("postgres", "postgres") if is_root() else (os.geteuid(), os.getegid())


@contextmanager
def postgresql() -> Iterator[Database]:
    """A cluster with an empty database, which is gone after the block."""
    with tempfile.TemporaryDirectory(prefix="townwright-pg-") as folder:
        database = Database(Path(folder))
        try:
            database.start()
            database.make()
            yield database
        finally:
            database.stop(signal.SIGQUIT)


@contextmanager
def caddy(site: str, upstreams: Sequence[int], more: str = "") -> Iterator[Path]:
    """Caddy with the site of ``deploy/``, under another address and for these ports; its folder."""
    with tempfile.TemporaryDirectory(prefix="townwright-caddy-") as name:
        folder = Path(name)
        file = folder / "Caddyfile"
        file.write_text(site_file(site, upstreams, f"storage file_system {folder}\n{more}"))
        with (folder / "log.txt").open("wb") as log:
            process = subprocess.Popen(
                (CADDY, "run", "--config", str(file), "--adapter", "caddyfile"),
                stdout=log,
                stderr=log,
                env={**os.environ, "HOME": name, "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name},
            )
        try:
            while "serving initial configuration" not in (folder / "log.txt").read_text():
                assert process.poll() is None, (folder / "log.txt").read_text()
                time.sleep(0.05)
            yield folder
        finally:
            process.terminate()
            process.wait(30)


def site_file(site: str, upstreams: Sequence[int], options: str) -> str:
    """The Caddyfile of ``deploy/`` with a name and upstreams of a test."""
    text = CADDYFILE.read_text("utf-8")
    text = re.sub(r"^games\.example \{", f"{site} {{", text, flags=re.M)
    names = " ".join(f"127.0.0.1:{port}" for port in upstreams)
    text = re.sub(r"^(\s*reverse_proxy) [^{]+\{", rf"\1 {names} {{", text, flags=re.M)
    return f"{{\nadmin off\n{options}}}\n{text}"
