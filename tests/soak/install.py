"""Installs Townwright in every way that the README names, each in an empty environment, and plays without a network.

``dev release --rehearse`` first, which makes the packages; then ``dev soak install``, or ``dev soak install wheel uvx
--python /usr/bin/python3.13``. Installing fetches packages; playing has no network, where ``unshare`` is allowed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

ROOT = Path(__file__).parents[2]
PROBE = ROOT / "tests" / "packages" / "install_probe.py"
LOAD = "import {names}; from townwright.cli import main"
EXTRAS = {
    "cluster": ("ray", "townwright.bots.executors"),
    "gpu": ("numba.cuda", "townwright.speed.runtime.modes"),
    "postgres": ("psycopg", "townwright.server.store.postgres.backend"),
    "push": ("cryptography", "townwright.server.notices.push_service"),
    "research": ("gymnasium", "pettingzoo", "pyspiel", "townwright.envs.solo", "townwright.envs.spiel"),
}
"""What each extra brings, and what of Townwright needs it."""


@dataclass
class Place:
    """An empty folder with an interpreter: its own home, caches and environment."""

    folder: Path
    python: str
    wheel: Path
    sdist: Path

    def call(self, *words: str, **more: str) -> str:
        """Runs a command in these surroundings, and returns what it says; ends all if it fails."""
        told = subprocess.run(
            words, cwd=self.folder, env={**self.surroundings(), **more}, capture_output=True, text=True, check=False
        )
        if told.returncode:
            raise SystemExit(f"{' '.join(words)} failed:\n{told.stdout[-2000:]}{told.stderr[-4000:]}")
        return told.stdout

    def surroundings(self) -> dict[str, str]:
        """Nothing of whoever calls, but how the network is reached."""
        kept = ("PATH", "LANG", "SSL_CERT_FILE", "PIP_CERT", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY")
        own = {"HOME": str(self.folder), "PIP_DISABLE_PIP_VERSION_CHECK": "1", "UV_PYTHON_DOWNLOADS": "never"}
        return {**{name: os.environ[name] for name in kept if name in os.environ}, **own}

    def environment(self) -> Path:
        """The Python of an empty environment."""
        self.call(self.python, "-m", "venv", "env")
        return self.folder / "env" / "bin" / "python"

    def tool(self, name: str) -> Path:
        """A program that is installed apart from everything else."""
        self.call(self.python, "-m", "venv", "tool")
        self.call("tool/bin/python", "-m", "pip", "install", "--quiet", name)
        return self.folder / "tool" / "bin" / name


def by_pip(place: Place) -> Sequence[str]:
    """``pip install townwright && townwright play``"""
    place.call(str(place.environment()), "-m", "pip", "install", "--quiet", str(place.wheel))
    return [str(place.folder / "env" / "bin" / "townwright")]


def by_sdist(place: Place) -> Sequence[str]:
    """``pip install townwright-*.tar.gz``, with no Node to be found"""
    place.call(
        str(place.environment()),
        "-m",
        "pip",
        "install",
        "--quiet",
        str(place.sdist),
        PATH=str(place.folder / "env" / "bin"),
    )
    return [str(place.folder / "env" / "bin" / "townwright")]


def by_lock(place: Place) -> Sequence[str]:
    """``pip install --no-deps --require-hashes -r run.lock``, then the wheel alone"""
    install_lock(place, "run")
    return [str(place.folder / "env" / "bin" / "townwright")]


def by_pipx(place: Place) -> Sequence[str]:
    """``pipx run townwright play``"""
    words = [str(place.tool("pipx")), "run", "--python", place.python, "--spec", str(place.wheel), "townwright"]
    place.call(*words, "--version")
    return words


def by_uvx(place: Place) -> Sequence[str]:
    """``uvx townwright play``"""
    place.tool("uv")
    words = [
        str(place.folder / "tool" / "bin" / "uvx"),
        "--python",
        place.python,
        "--from",
        str(place.wheel),
        "townwright",
    ]
    place.call(*words, "--version")
    return [words[0], "--offline", *words[1:]]


def by_extra(name: str) -> Callable[[Place], Sequence[str]]:
    """How an extra is installed alone, from its lock; what needs it must load then."""

    def install(place: Place) -> Sequence[str]:
        python, uv = place.environment(), str(place.tool("uv"))
        by_hash = (uv, "pip", "install", "--python", str(python), "--no-deps", "--require-hashes")
        for kind in ("run", name):
            place.call(*by_hash, "-r", str(ROOT / "requirements" / f"{kind}.lock"))
        place.call(uv, "pip", "install", "--python", str(python), "--no-deps", str(place.wheel))
        place.call(str(python), "-c", LOAD.format(names=", ".join(EXTRAS[name])))
        return [str(place.folder / "env" / "bin" / "townwright")]

    install.__doc__ = f"the extra ``{name}`` alone, by uv from its lock"
    return install


def install_lock(place: Place, kind: str) -> Path:
    """Installs what a lock names into an empty environment, and the wheel without its dependencies."""
    python = place.environment()
    lock = str(ROOT / "requirements" / f"{kind}.lock")
    place.call(str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "-r", lock)
    place.call(str(python), "-m", "pip", "install", "--quiet", "--no-deps", str(place.wheel))
    return python


WAYS: dict[str, Callable[[Place], Sequence[str]]] = {
    "wheel": by_pip,
    "sdist": by_sdist,
    "lock": by_lock,
    "pipx": by_pipx,
    "uvx": by_uvx,
    **{name: by_extra(name) for name in EXTRAS},
}


@click.command()
@click.argument("ways", nargs=-1, type=click.Choice(tuple(WAYS)))
@click.option(
    "--python", "pythons", multiple=True, default=[sys.executable], help="An interpreter; several may be named."
)
@click.option("--dist", default=ROOT / "dist", type=click.Path(path_type=Path), help="Where the packages lie.")
def main(ways: tuple[str, ...], pythons: tuple[str, ...], dist: Path) -> None:
    """Install, play and tell."""
    wheels, sdists = sorted(dist.glob("*.whl")), sorted(dist.glob("*.tar.gz"))
    if not wheels or not sdists:
        raise click.ClickException(f"{dist} holds no packages; python3 dev release --rehearse makes them")
    for python in pythons:
        version = subprocess.run((python, "--version"), capture_output=True, text=True, check=True).stdout.strip()
        for way in ways or WAYS:
            with tempfile.TemporaryDirectory() as folder:
                place = Place(Path(folder), shutil.which(python) or python, wheels[-1], sdists[-1])
                click.echo(f"{version}, {way}: {try_one(place, WAYS[way])}")


def try_one(place: Place, way: Callable[[Place], Sequence[str]]) -> str:
    """Installs in one way, plays without a network, and says how it went."""
    began = time.monotonic()
    words = way(place)
    took = time.monotonic() - began
    alone = ("unshare", "--net", *(() if os.geteuid() == 0 else ("--map-root-user",)))
    apart = alone if shutil.which("unshare") else ()
    told = json.loads(place.call(*apart, place.python, str(PROBE), *words, GAMES=str(place.folder / "games.db")))
    network = "without a network" if told["offline"] else "with a network, since it cannot be taken away here"
    if told["code"] != 0 or not told["scripts"] or not told["stopped"].startswith("Stopped."):
        raise SystemExit(f"it did not play as it should: {told}")
    return (
        f"{installed(place)}installed in {took:.0f} s; {network} it plays after {told['seconds']} s "
        f"({told['scripts']} files, {told['characters'] / 1000:.0f} kB) and stops; {(way.__doc__ or '').strip()}"
    )


def installed(place: Place) -> str:
    """How many packages lie in the environment, how large they are, and what ``pip check`` misses."""
    site = (
        next((place.folder / "env" / "lib").glob("python*/site-packages"), None)
        if (place.folder / "env").exists()
        else None
    )
    if site is None:
        return ""
    packages = [path for path in site.glob("*.dist-info") if not path.name.startswith(("pip-", "setuptools-"))]
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    checked = subprocess.run(
        (str(place.folder / "env" / "bin" / "python"), "-m", "pip", "check"),
        capture_output=True,
        text=True,
        check=False,
    )
    missed = 0 if checked.returncode == 0 else len(checked.stdout.splitlines())
    return f"{len(packages)} packages, {size / 1e6:.0f} MB, pip check names {missed}; "


if __name__ == "__main__":
    main()
