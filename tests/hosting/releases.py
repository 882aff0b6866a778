"""Later versions of Townwright, made for a test: copies of the package with one more version of database and page."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import townwright

PACKAGE = Path(townwright.__file__).parent
VERSIONS = Path("server/store/migrations/versions.py")
PAGE = Path("client_dist")
MORE = """

ADDED = {added}
VERSIONS = (
    *VERSIONS,
    *(
        (
            f"CREATE TABLE added_{{n}} (id TEXT PRIMARY KEY)",
            f"ALTER TABLE tables ADD COLUMN added_{{n}} BIGINT NOT NULL DEFAULT 0",
        )
        for n in range(1, ADDED + 1)
    ),
)
if {additive}:
    ADDITIVE |= frozenset(range(len(VERSIONS) - ADDED + 1, len(VERSIONS) + 1))
"""
TAIL = "-01234567"
HASHED = re.compile(r"-[\w-]{8}(?![\w-])")
"""The end of a name that has a hash: to look for all names themselves takes a second of a processor."""
PACKED = ("*.br", "*.gz")
"""Files of the page that hold others packed, which a changed page does without."""


def keep(folder: Path) -> Path:
    """Copy Townwright as it is into a folder, so that a page built or a line written meanwhile changes no release."""
    kept = folder / "townwright"
    if not kept.exists():
        shutil.copytree(PACKAGE, kept)
    return kept


def make(folder: Path, number: int, additive: bool = True, package: Path = PACKAGE) -> Path:
    """Make release ``number`` in a folder and return what goes into ``PYTHONPATH``; release 0 is the package itself.

    Each release adds a table and a column, and has a page whose files are called otherwise.
    """
    if not number:
        return package.parent
    release = folder / f"release-{number}"
    shutil.copytree(
        package,
        release / "townwright",
        copy_function=os.symlink,  # a hard link would change the original
        ignore=shutil.ignore_patterns(*PACKED),
    )
    module = release / "townwright" / VERSIONS
    text = module.read_text("utf-8")
    module.unlink()  # the link to the original
    module.write_text(text + MORE.format(added=number, additive=additive), "utf-8")
    rename_page(release / "townwright" / PAGE, number)
    return release


def rename_page(page: Path, number: int) -> None:
    """Call every file of a page that has a hash in its name otherwise, wherever it is named."""
    tails = {path.name.rsplit(".", 1)[0][-len(TAIL) :] for path in (page / "assets").iterdir()}
    assert all(HASHED.fullmatch(tail) for tail in tails), tails

    def rename(text: str) -> str:
        return HASHED.sub(lambda tail: f"{tail[0][:-2]}{number:02d}" if tail[0] in tails else tail[0], text)

    for path in [path for path in page.rglob("*") if path.is_file()]:
        content = path.read_bytes()
        if path.suffix in (".js", ".css", ".html", ".json"):
            content = rename(content.decode()).encode()
        path.unlink()
        path.with_name(rename(path.name)).write_bytes(content)
