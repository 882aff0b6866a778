"""Sets a checkout up: the environment, Townwright in it and the built page, each behind a stamp of its inputs.

What does not need each other is done together: the page is built while Python's packages are installed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any, Final

from devtools import installer, places
from devtools.progress import Progress, say
from devtools.set_up_lock import locked
from devtools.tools import run_in_parallel, run_tool, succeeds

FETCH: Final = "from runpy import run_path; run_path('client/build.py')['install']()"
LOAD: Final = "import townwright.cli.commands.play, townwright.server.run"
"""What playing loads: done once, its compiled form is there for the first start."""
TESTS: Final = r"[/\\](test_[^/\\]*|conftest)\.py$"

COVERED: Final = {"dev": ("dev", "run")}
"""Which locks an installation fulfils: ``dev.lock`` pins all of ``run.lock``, in the same versions."""


def set_up(kind: str, page: bool = True) -> None:
    """Make the environment for playing (``run``) or for working on it (``dev``), and build the page beside it."""
    if is_installed(kind) and (not page or is_page_built()):
        return
    with locked(places.KEPT / "set-up.lock"):
        do_what_is_due(kind, page)  # which may be nothing, if another process has done it


def do_what_is_due(kind: str, page: bool) -> None:
    """Make, install and build what is missing or does not fit."""
    stale = page and not is_page_built()
    wanted = ("build", kind) if stale or not is_installed(kind) else ()
    due = not all(is_installed(each) for each in wanted)
    has_environment = installer.is_made()
    steps = (not has_environment) + 3 * due + 2 * stale
    if not steps:
        return
    say(f"Setting up Townwright: {counted(steps, 'step')}, once. What the tools say goes to {places.KEPT.name}/.")
    progress = Progress(steps)
    if not has_environment:
        with progress.step(f"making the environment in {places.ENVIRONMENT.name}"):
            installer.make_environment()
    anew = was_cut_off()
    if due:
        forget_stamps()
        install_lock("build", progress, anew)
        stamp("build")
    lanes: list[Callable[[], None]] = []
    if due:
        lanes.append(lambda: install_townwright(kind, progress, anew))
    if stale:
        lanes.append(lambda: build_page(progress))
    if anew:  # replaces the Node that builds the page
        for lane in lanes:
            lane()
    else:
        run_in_parallel(*lanes)


def install_lock(kind: str, progress: Progress, anew: bool) -> None:
    """Install what the lock of this kind names."""
    lock = places.lock_of(kind)
    mark_of(kind, "begun").touch()
    packages = counted(len(places.pinned(lock)), "package")
    with progress.step(f"installing the {packages} of requirements/{lock.name}"):
        installer.install((*installer.BY_HASH, "-r", str(lock)), anew=anew)


def install_townwright(kind: str, progress: Progress, anew: bool) -> None:
    """Install what Townwright needs, and Townwright itself from this folder; stamped only if it can be loaded."""
    install_lock(kind, progress, anew)
    with progress.step("installing Townwright itself"):
        installer.install(("--no-deps", "--no-build-isolation", "--editable", str(places.ROOT)), anew=anew)
        compile_sources("src")
        run_tool((str(places.program("python")), "-c", LOAD), places.KEPT / "load.txt")
    for each in COVERED.get(kind, (kind,)):
        stamp(each)


def build_page(progress: Progress) -> None:
    """Fetch the page's own packages and build it; its builder keeps stamps of its own."""
    python = str(places.program("python"))
    with progress.step("fetching what builds the page"):
        run_tool((python, "-c", FETCH), places.KEPT / "npm.txt")
    with progress.step("building the page"):
        run_tool((python, "client/build.py"), places.KEPT / "page.txt")


def is_page_built() -> bool:
    """Return whether the package holds a page that fits its sources."""
    page: dict[str, Any] = run_path(str(places.ROOT / "client" / "build.py"))
    return bool(page["built"]())


def is_installed(kind: str) -> bool:
    """Return whether what this lock names was installed, for this folder and into the environment that is there."""
    path = mark_of(kind, "stamp")
    return installer.is_made() and path.exists() and path.read_text("utf-8") == inputs(kind)


def was_cut_off() -> bool:
    """Return whether an installation was begun and has not come to its end."""
    return any(places.ENVIRONMENT.glob("install-*.begun"))


def forget_stamps() -> None:
    """Remove all stamps: what is installed next may replace what they vouch for."""
    for path in places.ENVIRONMENT.glob("install-*.stamp"):
        path.unlink()


def stamp(kind: str) -> None:
    """Note that what this lock names is installed."""
    mark_of(kind, "stamp").write_text(inputs(kind), "utf-8")
    mark_of(kind, "begun").unlink(missing_ok=True)


def mark_of(kind: str, what: str) -> Path:
    """Return the file that tells that an installation was begun or, as a stamp, what it was made from."""
    return places.ENVIRONMENT / f"install-{kind}.{what}"


def inputs(kind: str) -> str:
    """Return a hash of what decides whether something has to be installed anew."""
    told = hashlib.sha256(f"{places.ROOT}\n{installer.identity(places.ENVIRONMENT)}\n".encode())
    for path in (places.lock_of(kind), places.ROOT / "pyproject.toml"):
        told.update(path.read_bytes())
    return told.hexdigest()


def counted(number: int, what: str) -> str:
    """Return a number of things in words, as in ``1 step`` and ``2 steps``."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def compile_sources(*folders: str) -> None:
    """Byte-compile the sources that are new or have changed, so that no process has to parse them.

    A compiled file holds the time and size of its source, and whoever imports it compares them. A source that does
    not compile is left to the program that needs it, which says why. Tests are left to pytest, which rewrites them.
    """
    succeeds((str(places.program("python")), "-m", "compileall", "-qq", "-j", "0", "-x", TESTS, *folders))
