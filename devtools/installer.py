"""Makes the environment and installs into it: with uv, or with pip where uv cannot be had or fails."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from devtools import interpreter, places
from devtools.progress import say
from devtools.tools import ADVICE, Failed, run_tool, succeeds

BY_HASH: Final = ("--no-deps", "--require-hashes", "--only-binary", ":all:")
"""Exactly what a lock names, as it was when it was locked; no lock leaves out what another package needs to run."""
DEFAULTS: Final = {
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_RETRIES": "2",
    "UV_HTTP_RETRIES": "2",
    "UV_SYSTEM_CERTS": "1",
}
"""Asks the network twice again before a sentence says that it cannot be reached, and trusts whom the system trusts."""
NO_PIP: Final = (
    "This Python comes without pip, so that nothing can be installed: on Debian and Ubuntu, sudo apt install "
    "python3-venv brings it; then try again."
)


MADE: Final = "made.stamp"
"""The file that tells of a whole environment; written last, and gone with everything else when it is made anew."""


def make_environment(folder: Path | None = None) -> None:
    """Make a virtual environment with uv in it, or with pip where uv cannot be had."""
    folder, python = folder or places.ENVIRONMENT, interpreter.choose()
    if python == sys.executable:
        import venv  # only for this: every other start is quicker without it

        venv.create(folder, with_pip=False, clear=folder.exists(), symlinks=sys.platform != "win32")
    else:
        say(f"  with {python} in place of {sys.executable}")
        run_tool((python, "-m", "venv", "--without-pip", "--clear", str(folder)), places.KEPT / "environment.txt")
    get_installer(folder)
    (folder / MADE).write_text(identity(folder), "utf-8")


def is_made(folder: Path | None = None) -> bool:
    """Return whether there is a whole environment, in the place and with the Python that it was made for."""
    folder = folder or places.ENVIRONMENT
    files = (folder / MADE, folder / "pyvenv.cfg", python_of(folder))
    return all(file.exists() for file in files) and files[0].read_text("utf-8") == identity(folder)


def identity(folder: Path) -> str:
    """Return a hash of what an environment cannot do without: its place, which its programs name, and its Python."""
    told = hashlib.sha256((folder / "pyvenv.cfg").read_bytes())
    for path in (folder, python_of(folder)):
        told.update(f"{path.resolve()}\n".encode())
    return told.hexdigest()


def get_installer(folder: Path) -> None:
    """Put uv into an environment, or pip where uv cannot be had."""
    words = ("install", "--quiet", *BY_HASH, "-r", str(places.lock_of("installer")))
    if importlib.util.find_spec("pip") is not None:
        calling = (sys.executable, "-m", "pip", "--python", str(python_of(folder)), *words)
        try:
            run_tool(calling, places.KEPT / "installer.txt", DEFAULTS)
        except Failed as failed:
            if str(failed) in ADVICE.values():  # the network or the disk: nothing else would go better
                raise
        else:
            return
    get_pip(folder)
    succeeds((str(python_of(folder)), "-m", "pip", *words), DEFAULTS)


def get_pip(folder: Path) -> None:
    """Put the pip that Python carries into an environment, unless it is there."""
    python = str(python_of(folder))
    if not any(succeeds((python, "-m", *words)) for words in (("pip", "--version"), ("ensurepip", "--default-pip"))):
        raise Failed(NO_PIP)


def install(words: Sequence[str], folder: Path | None = None, anew: bool = False) -> None:
    """Install with uv, or with pip where uv is missing or fails: pip knows proxies and indexes of a company.

    ``anew`` also replaces packages that seem to be there, as after an installation that was cut off.
    """
    folder = folder or places.ENVIRONMENT
    uv, python = places.program("uv", folder), str(python_of(folder))
    if uv.exists():
        again = ("--reinstall",) if anew else ()
        calling = (str(uv), "pip", "install", "--python", python, *again, *words)
        try:
            run_tool(calling, places.KEPT / "uv.txt", DEFAULTS)
        except (Failed, OSError):  # OSError: a program that was written by half cannot be called
            pass
        else:
            return
    get_pip(folder)
    again = ("--force-reinstall",) if anew else ()
    run_tool((python, "-m", "pip", "install", *again, *words), places.KEPT / "pip.txt", DEFAULTS)


def python_of(folder: Path) -> Path:
    """Return the Python of an environment."""
    return places.program("python", folder)
