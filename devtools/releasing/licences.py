"""Checks the licences of what runs: each package of the lock, and what the built page carries."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from devtools import places
from devtools.tools import Failed

ALLOWED: Final = frozenset(
    [
        *[
            "0BSD",
            "Apache-2.0",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "CC0-1.0",
            "MIT",
            "MIT-0",
            "OFL-1.1",
            "PSF-2.0",
            "Zlib",
        ],
        "any-OSI",  # APSW: whichever one likes
        "MPL-2.0",  # Pyodide, which is passed on unchanged: the page's licences.txt says where its source is
    ]
)
"""Licences that ask for no more than to be named or pointed at, also of whoever passes Townwright on."""
EXCEPTIONS: Final = ("LLVM-exception",)
SPOKEN: Final[Mapping[str, str]] = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
}
"""What packages without a proper expression call their licences; each was looked up."""


@dataclass(frozen=True, slots=True)
class Package:
    """Something that is installed, or carried by the page, with the licence that it names."""

    kind: str
    """Where it comes from: ``pypi`` or ``npm``."""
    name: str
    version: str
    licence: str
    hashes: tuple[tuple[str, str], ...] = ()
    """Its algorithm and value in hexadecimal, of every file that was pinned."""


def check(packages: Sequence[Package]) -> None:
    """Raise ``Failed`` if a package names no licence, or one that asks for more than to be named."""
    refused = [f"{each.name} ({each.licence or 'none'})" for each in packages if not is_allowed(each.licence)]
    if refused:
        raise Failed(f"These licences have not been allowed: {', '.join(refused)}; look at them before anything else.")


def is_allowed(expression: str) -> bool:
    """Return whether one of the alternatives of an expression asks for nothing that is not allowed.

    What is no expression of SPDX is not allowed: somebody has to read it.
    """
    words = re.findall(r"[()]|[^\s()]+", expression)
    try:
        return allows_either(words) and not words
    except IndexError:  # it ends too early
        return False


def allows_either(words: list[str]) -> bool:
    """Take alternatives from the front of an expression, and return whether one of them is allowed."""
    allowed = allows_all(words)
    while words[:1] == ["OR"]:
        words.pop(0)
        allowed = allows_all(words) or allowed
    return allowed


def allows_all(words: list[str]) -> bool:
    """Take what holds together from the front of an expression, and return whether all of it is allowed."""
    allowed = allows_one(words)
    while words[:1] == ["AND"]:
        words.pop(0)
        allowed = allows_one(words) and allowed
    return allowed


def allows_one(words: list[str]) -> bool:
    """Take a licence or what stands in brackets from the front of an expression, and return whether it is allowed."""
    word = words.pop(0)
    if word == "(":
        allowed = allows_either(words)
        return words.pop(0) == ")" and allowed
    allowed = word in ALLOWED
    if words[:1] == ["WITH"]:
        words.pop(0)
        allowed = words.pop(0) in EXCEPTIONS and allowed
    return allowed


def installed(locked: Path, site: Path) -> list[Package]:
    """Return every pin of a lock, with the licence that the package names in a folder of an environment.

    A package that is pinned in several versions, for several versions of Python, has the licence of the one that is
    there. ``Failed`` if one is missing, unless the lock pins it for some systems alone.
    """
    found = {normal(each.metadata["Name"]): each for each in distributions(path=[str(site)])}
    missing = sorted(set(places.pinned(locked)) - set(found) - for_some_systems(locked))
    if missing:
        raise Failed(f"These packages of {locked.name} are not installed: {', '.join(missing)}.")
    return [
        Package("pypi", name, version, licence_of(found[name]), hashes)
        for (name, version), hashes in sorted(hashes_of(locked).items())
        if name in found
    ]


def for_some_systems(locked: Path) -> set[str]:
    """Return the packages that a lock pins for some systems and not for others."""
    lines = locked.read_text("utf-8").splitlines()
    return {line.split("==")[0] for line in lines if re.search(r" ; .*(sys_platform|os_name|platform_system)", line)}


def licence_of(package: Distribution) -> str:
    """Return the licence that a package names: its expression, its field, or all of its classifiers together."""
    about = package.metadata
    if expressions := about.get_all("License-Expression"):
        return str(expressions[0])
    field = str((about.get_all("License") or [""])[0]).strip()
    if " OR " in field or " AND " in field or field in ALLOWED:
        return field
    said = [line.split(" :: ")[-1] for line in about.get_all("Classifier") or () if line.startswith("License ::")]
    return " AND ".join(SPOKEN.get(each, each) for each in said or [field])


def carried(lock: Path) -> Iterator[Package]:
    """Yield what the built page may carry: the npm packages that are not for building alone."""
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    for path, about in packages.items():
        if path and not about.get("dev") and not about.get("devOptional"):
            algorithm, _, value = about["integrity"].partition("-")
            hashed = ((algorithm, b64decode(value).hex()),)
            yield Package("npm", path.rpartition("node_modules/")[2], about["version"], about["license"], hashed)


def hashes_of(locked: Path) -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
    """Return the hashes that a lock pins for each package and version."""
    entries = re.split(r"\n(?=\w)", locked.read_text("utf-8"))
    return {
        (name, version): tuple(("sha256", value) for value in re.findall(r"sha256:([0-9a-f]{64})", entry))
        for entry in entries
        if (pin := re.match(r"([\w.-]+)(?:\[[^\]]*\])?==([^ ;]+)", entry))
        for name, version in [pin.groups()]
    }


def normal(name: str) -> str:
    """Return the name of a package as locks write it."""
    return re.sub(r"[-_.]+", "-", name).lower()
