"""The words of ``python3 dev``."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence

from devtools import places
from devtools.commits import clean_commit, note_tested
from devtools.foreground import interrupted_by_signals, run
from devtools.progress import say
from devtools.set_up import compile_sources, set_up
from devtools.tools import Failed, Stopped, refused

PLAYING = """python3 dev play [GAME] [OPTIONS]

  Start Townwright on this machine and open it in the browser. GAME is cities, greentown or skylines.
  The first time it makes an environment in .venv, installs what is needed and builds the page.

  --host ADDRESS  0.0.0.0 lets other devices in; this machine alone by default
  --port N        the port to listen on; a free one by default
  --store URL     where the games are kept; in your data folder by default
  --no-browser    do not open the browser
"""


def main(words: Sequence[str]) -> int:
    """Run the command that the first word names; what cannot be done ends in one sentence."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # where it is set, every process parses the whole tree anew
    command = COMMANDS.get(words[0]) if words else None
    if command is None:
        print("python3 dev WORD …, where WORD is one of:\n")
        for name, function in COMMANDS.items():
            print(f"  {name:9} {(function.__doc__ or '').splitlines()[0]}")
        return 0 if words[:1] in ([], ["help"], ["--help"]) else 2
    try:
        with interrupted_by_signals():
            return command(words[1:])
    except Failed as failed:
        say(str(failed))
    except OSError as error:
        say(refused(error))
    except (KeyboardInterrupt, Stopped):
        say("Stopped. What is done stays done; the next start goes on from there.")
        return 130
    return 1


def play(words: Sequence[str]) -> int:
    """Start Townwright and open it in the browser."""
    if "--help" in words:
        print(PLAYING, end="")
        return 0
    set_up("run")
    return run("townwright", "play", *words)


def static(words: Sequence[str]) -> int:
    """Write the game as a folder of files that needs no server."""
    set_up("run")
    return run("townwright", "static", *words)


def test(words: Sequence[str]) -> int:
    """Run everything that CI checks; further words go to pytest alone."""
    from devtools.checks import CHECKS, beside

    set_up("dev")
    compile_sources("src", "tests")
    if words:
        return run("pytest", *words)
    names = ", ".join(name for lane in CHECKS for name in lane)
    print(f"· beside the tests: {names}", flush=True)
    commit = clean_commit()
    code = beside((sys.executable, str(places.ROOT / "dev"), "check"), compile_and_test)
    if code == 0 and commit is not None and clean_commit() == commit:
        note_tested(commit)
    return code


def compile_and_test() -> int:
    """Compile what many tests share, then run them all in one process more than there are processors.

    A test often waits for a browser, another process or a disk, and meanwhile the next one can go on. Each process
    lists all tests and loads compiled code, so that there are no more of them.
    """
    from devtools.checks import COMPILING, checked

    processes = str((os.cpu_count() or 1) + 1)
    return checked(COMPILING) or run("pytest", "-n", processes, "--dist", "worksteal", "-p", "tests.warm_workers")


def check(_words: Sequence[str]) -> int:
    """Check format, lint, types, spelling, the direction of imports, and the page's own code."""
    from devtools.checks import CHECKS, checked

    set_up("dev")
    return checked(CHECKS)


def bench(words: Sequence[str]) -> int:
    """Run a benchmark: ``python3 dev bench cities``."""
    return script("benchmarks", words)


def soak(words: Sequence[str]) -> int:
    """Run a long check: ``python3 dev soak games cities --games 10000``."""
    return script("tests/soak", words)


def script(folder: str, words: Sequence[str]) -> int:
    """Run one program of a folder by its name."""
    programs = sorted(path.stem for path in (places.ROOT / folder).glob("[!_]*.py"))
    if not words or words[0] not in programs:
        print(f"Name one of: {', '.join(programs)}")
        return 2
    set_up("dev", page=False)
    return run("python", "-m", f"{folder.replace('/', '.')}.{words[0]}", *words[1:])


def shots(words: Sequence[str]) -> int:
    """Take a screenshot of every screen into .dev/shots."""
    set_up("dev")
    return run("python", "-m", "tests.page.shots", *words)


def docs(words: Sequence[str]) -> int:
    """Build the site into site/, with pictures and the game to play there; ``serve`` shows it."""
    set_up("dev")
    shutil.rmtree(places.ROOT / "docs" / "play", ignore_errors=True)
    return (
        run("townwright", "static", "docs/play")
        or run("python", "-m", "tests.page.site_pictures", "docs/screens")
        or run("mkdocs", *(words or ("build", "--strict", "--quiet")))
    )


def lock(words: Sequence[str]) -> int:
    """Pin every dependency anew with its hashes; ``--keep`` pins only what is missing."""
    from devtools.locks import lock as pin

    pin(upgrade="--keep" not in words)
    return 0


def release(words: Sequence[str]) -> int:
    """Build, check and describe a release in dist/; ``--rehearse`` before the version is ready."""
    from devtools.releasing.release import release as make

    make(rehearse="--rehearse" in words)
    return 0


def licences(_words: Sequence[str]) -> int:
    """Check the licences of all that runs, and list them."""
    from devtools.releasing import licences as found
    from devtools.releasing.release import packages_of

    packages = packages_of(places.lock_of("run"), places.ROOT / "client" / "package-lock.json")
    for each in packages:
        print(f"  {each.kind:4}  {each.name:32} {each.version:14} {each.licence}")
    found.check(packages)
    say(f"All {len(packages)} licences are allowed.")
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "static": static,
    "test": test,
    "check": check,
    "bench": bench,
    "soak": soak,
    "shots": shots,
    "docs": docs,
    "lock": lock,
    "licences": licences,
    "release": release,
}
