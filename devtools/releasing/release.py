"""Makes a release and says what to publish: builds twice, compares, checks, and writes bill and checksums.

Nothing is published from here: whoever releases sees every file first, and has the keys.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from devtools import installer, places
from devtools.commits import git, is_tested
from devtools.progress import Progress, say
from devtools.releasing import licences
from devtools.releasing.bill import bill
from devtools.tools import Failed, run_tool

BUILDS: Final = ("once", "and-again")
"""Two folders whose names differ in length, so that a path that slips into a file is found."""
CARRIED: Final = ("townwright/client_dist/index.html", "townwright/py.typed", "licenses/LICENSE", "licenses/NOTICE")
"""What a wheel must hold, by the ends of its names."""
SOURCES: Final = ("/src/townwright/client_dist/index.html", "/client/package.json", "/dev", "/requirements/run.lock")
"""What a source archive must hold, by the ends of its names."""
VALIDATE: Final = (
    "import sys; from cyclonedx.validation.json import JsonStrictValidator; "
    "from cyclonedx.schema import SchemaVersion; "
    "sys.exit(JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1]).read()))"
)


def release(rehearse: bool) -> None:
    """Make a release in ``dist/``; a rehearsal does all of it for a version that is not ready yet."""
    version, notes = version_of_commit(), []
    for wrong in unready(version):
        if not rehearse:
            raise Failed(f"{wrong} (python3 dev release --rehearse goes on without that.)")
        notes.append(wrong)
    progress, folder = Progress(6), places.KEPT / "release"
    shutil.rmtree(folder, ignore_errors=True)
    with progress.step("getting what builds and checks"):
        tools = environment("release-tools", places.lock_of("build"), places.lock_of("release"))
    made = []
    for name in BUILDS:
        with progress.step(f"building {name.replace('-', ' ')}"):
            made.append(build(folder / name, tools))
    first, second = made
    with progress.step("comparing and checking what was built"):
        compare(first, second)
        run_tool((str(python(tools)), "-m", "twine", "check", "--strict", *map(str, first)), places.KEPT / "twine.txt")
        for path in first:
            (check_wheel if path.suffix == ".whl" else check_sdist)(path)
    with progress.step("checking licences"):
        clone = folder / BUILDS[0]
        packages = packages_of(clone / "requirements" / "run.lock", clone / "client" / "package-lock.json")
        licences.check(packages)
    with progress.step("writing bill and checksums"):
        files = publish(version, first, bill(version, commit_time().isoformat(), packages))
        run_tool((str(python(tools)), "-c", VALIDATE, str(files[-1])), places.KEPT / "bill.txt")
        write_checksums(files)
    tell(version, files, len(packages), notes)


def packages_of(lock: Path, page_lock: Path) -> list[licences.Package]:
    """Return every package that a lock pins, and what the page carries by its own lock."""
    return [*licences.installed(lock, site(environment("release-run", lock))), *licences.carried(page_lock)]


def unready(version: str) -> list[str]:
    """Return what keeps this version from being released, in sentences."""
    told = []
    if git("status", "--porcelain"):
        told.append("Something here is not committed, and a release is made from a commit.")
    if not is_tested(git("rev-parse", "HEAD")):
        told.append("This commit has not passed its tests here: run python3 dev test.")
    if git("tag", "--list", f"v{version}"):
        told.append(f"Version {version} was released already: raise it in src/townwright/__init__.py.")
    headings = re.findall(r"^## (.+)$", git("show", "HEAD:CHANGELOG.md"), re.M)
    if not headings or not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", headings[0]):
        told.append(f"CHANGELOG.md does not begin with {version} and its day, as in '## {version} (2026-01-31)'.")
    return told


def version_of_commit() -> str:
    """Return the version that the package names itself in the last commit, from which a release is made."""
    text = git("show", "HEAD:src/townwright/__init__.py")
    return str(re.findall(r'^__version__ = "(.+)"$', text, re.M)[0])


def build(folder: Path, tools: Path) -> list[Path]:
    """Build a source archive, with the page, from a clone of the last commit and a wheel from it, and return both."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    git("clone", "--quiet", "--no-hardlinks", str(places.ROOT), str(folder))
    at = {"SOURCE_DATE_EPOCH": str(int(commit_time().timestamp()))}
    run_tool((str(python(tools)), "-m", "build", "--no-isolation", str(folder)), places.KEPT / "build.txt", at)
    return sorted((folder / "dist").iterdir())


def compare(first: Sequence[Path], second: Sequence[Path]) -> None:
    """Raise ``Failed`` unless two builds have the same files with the same bytes."""
    ours, theirs = ({path.name: digest(path) for path in paths} for paths in (first, second))
    different = sorted(name for name in {*ours, *theirs} if ours.get(name) != theirs.get(name))
    if different:
        raise Failed(f"Two builds of one commit differ in {', '.join(different)}: find out why before publishing.")


def check_wheel(wheel: Path) -> None:
    """Raise ``Failed`` if a wheel misses something, carries what belongs to a checkout, or links into one."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        about = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
    missing = [end for end in CARRIED if not any(name.endswith(end) for name in names)]
    strange = [name for name in names if not name.startswith(("townwright/", "townwright-"))]
    links = re.findall(r"\]\((?!https?://|#)([^)]*)\)", about)
    refuse(wheel, {"misses": missing, "carries": strange, "has links that lead nowhere to": links})


def check_sdist(sdist: Path) -> None:
    """Raise ``Failed`` if a source archive misses the built page or its sources, or carries what was installed."""
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    missing = [end for end in SOURCES if not any(name.endswith(end) for name in names)]
    strange = [name for name in names if {"node_modules", "__pycache__", ".venv", ".dev"} & set(name.split("/"))]
    refuse(sdist, {"misses": missing, "carries": strange})


def refuse(path: Path, wrong: Mapping[str, Sequence[str]]) -> None:
    """Raise ``Failed`` with the first thing that is wrong with a package, if anything is."""
    for what, found in wrong.items():
        if found:
            raise Failed(f"{path.name} {what} {', '.join(found[:5])}: mend hatch_build.py or pyproject.toml.")


def publish(version: str, built: Sequence[Path], told: str) -> list[Path]:
    """Copy what was built into ``dist/``, write the bill beside it and return all files, the bill last."""
    dist = places.ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    files = [Path(shutil.copy2(path, dist)) for path in built]
    listed = dist / f"townwright-{version}.cdx.json"
    listed.write_text(told, "utf-8")
    return [*files, listed]


def write_checksums(files: Sequence[Path]) -> None:
    """Write the SHA-256 of each file as ``sha256sum --check`` reads it."""
    lines = [f"{digest(path)}  {path.name}\n" for path in files]
    (files[0].parent / "SHA256SUMS").write_text("".join(lines), "utf-8")


def tell(version: str, files: Sequence[Path], packages: int, notes: Sequence[str]) -> None:
    """Say what was found to be right, and what to publish."""
    say(f"\nTownwright {version}: two builds have the same bytes, metadata and {packages} licences are right.")
    for path in (*files, files[0].parent / "SHA256SUMS"):
        say(f"  dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")
    if notes:
        say("This was a rehearsal, and nothing of it is to be published:")
        for note in notes:
            say(f"  {note}")
        return
    say("To publish it:")
    say(f"  git tag -s v{version} && git push --tags")
    say("  gpg --detach-sign --armor dist/SHA256SUMS")
    say(f"  .dev/release-tools/bin/twine upload {' '.join(f'dist/{path.name}' for path in files[:-1])}")
    say("and put the bill, SHA256SUMS and its signature beside the release's notes from CHANGELOG.md.")


def environment(name: str, *locks: Path) -> Path:
    """Return an environment under ``.dev`` with what these locks name."""
    folder = places.KEPT / name
    installer.make_environment(folder)
    for lock in locks:
        installer.install((*installer.BY_HASH, "-r", str(lock)), folder)
    return folder


def python(folder: Path) -> Path:
    """Return the Python of an environment."""
    return installer.python_of(folder)


def site(folder: Path) -> Path:
    """Return where an environment keeps its packages."""
    return next(folder.rglob("site-packages"))


def commit_time() -> datetime:
    """Return when the last commit was made: the time that all built files bear."""
    return datetime.fromtimestamp(int(git("log", "-1", "--format=%ct")), UTC)


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
