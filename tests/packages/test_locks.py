"""The lock of what runs holds all that running imports, and nothing that it does not."""

from __future__ import annotations

import ast
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

from devtools.locks import LOCKS, extras
from devtools.releasing.licences import hashes_of
from packaging.requirements import Requirement

from devtools import places
from tests.packages.only_locked import normal

ROOT = Path(__file__).parents[2]
LEFT_OUT = ROOT / "requirements" / "left-out.txt"
NEEDED_BY = {
    "cryptography": ("townwright.server.notices.",),
    "gymnasium": ("townwright.envs.",),
    "pettingzoo": ("townwright.envs.",),
    "psycopg": ("townwright.server.store.postgres",),
    "pyspiel": ("townwright.envs.",),
}
"""What extras bring, and where alone it is imported at once."""

PLACES = [
    {
        "extra": "",
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": {"linux": "Linux", "darwin": "Darwin"}[system],
        "os_name": "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "platform_machine": machine,
    }
    for python in ("3.11", "3.12", "3.13", "3.14")
    for system in ("linux", "darwin")
    for machine in ("aarch64", "x86_64")
]
"""Where what is locked is meant to run; what Windows asks for besides is left to whoever runs it there first."""


@cache
def owners() -> Mapping[str, list[str]]:
    """The packages that bring each module; all that is installed is read, and only where a test asks for it."""
    return packages_distributions()


@cache
def left_out() -> dict[str, tuple[str, ...]]:
    """The packages that the lock leaves out, with the modules that import them."""
    lines = [line.partition("#") for line in LEFT_OUT.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {name.strip(): tuple(why.partition(":")[0].strip().split(", ")) for name, _, why in lines}


@cache
def loaded() -> dict[str, dict[str, str] | list[str] | list[int]]:
    """What a process imports that loads all of Townwright and serves, with nothing but the lock."""
    asked = (sys.executable, "-m", "tests.packages.only_locked")
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    answer: dict[str, dict[str, str] | list[str] | list[int]] = json.loads(told.stdout)
    return answer


def test_all_of_townwright_loads_and_serves_with_the_packages_of_its_lock_alone() -> None:
    missing = loaded()["missing"]
    assert isinstance(missing, dict)

    wrong = {name: what for name, what in missing.items() if not name.startswith(NEEDED_BY.get(what, ()))}
    assert wrong == {}, "the base needs what its lock does not hold"
    assert loaded()["answers"] == [200, 200, 404]


def test_every_package_of_the_lock_is_imported_by_what_runs() -> None:
    imported = {str(name).partition(".")[0] for name in loaded()["modules"]}
    owners = {owner for module in imported for owner in owners_of(module)}

    assert set(places.pinned(places.lock_of("run"))) - owners == set()


def test_only_modules_that_never_run_import_what_is_left_out() -> None:
    found: dict[str, set[str]] = {name: set() for name in left_out()}
    for owner in places.pinned(places.lock_of("run")):
        if wanted := {normal(each) for each in requirements(owner)} & set(left_out()):
            for module, imported in imports_of(owner, wanted):
                for name in wanted & imported:
                    found[name].add(module)

    for name, allowed in left_out().items():
        assert all(module.startswith(allowed) for module in found[name]), (name, sorted(found[name]))
        assert found[name], f"{name} is imported nowhere"
        assert not [each for each in loaded()["modules"] if str(each).startswith(allowed)], f"{name} would be needed"
        if any(is_function(each) for each in allowed):  # whose module may well be loaded
            assert name not in {owner for module in loaded()["refused"] for owner in owners_of(str(module))}


def test_functions_that_import_what_is_left_out_are_told_from_modules() -> None:
    named = [each for allowed in left_out().values() for each in allowed]

    assert [each for each in named if is_function(each)] == ["anyio._core._sockets.idna2008_resolve"]


def test_docs_give_the_reason_for_each_package_of_the_lock_and_for_each_that_is_left_out() -> None:
    page = (ROOT / "docs" / "installing.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| .+ \|$", page, re.M)

    assert rows == [*places.pinned(places.lock_of("run")), *left_out()]


def test_what_runs_asks_for_nothing_else_that_is_not_there() -> None:
    locked = set(places.pinned(places.lock_of("run")))
    missing = {normal(each) for owner in locked for each in requirements(owner)} - locked

    assert missing == set(left_out())


def test_no_package_of_the_base_comes_with_an_extra_alone() -> None:
    asked = {normal(re.split(r"[\[><=!~; ]", each)[0]) for wanted in extras().values() for each in wanted}

    assert asked & set(places.pinned(places.lock_of("run"))) == set()
    assert "psycopg" in asked, "whose licence is the LGPL"


def test_every_line_of_every_lock_is_pinned_with_its_hashes() -> None:
    for lock in (ROOT / "requirements").glob("*.lock"):
        text = lock.read_text("utf-8")
        for entry in re.split(r"\n(?=\w)", text.strip()):
            assert re.match(
                r"[\w.-]+(\[[\w,]+\])?==[^ ]+( ;[^\\]+)? \\\n( +--hash=sha256:[0-9a-f]{64}( \\\n|$))+\Z", entry
            ), (
                lock.name,
                entry[:80],
            )


def test_who_works_on_townwright_has_the_versions_that_run_and_build_it() -> None:
    """So that installing ``dev.lock`` fulfils the other two, and tests are about what is installed elsewhere."""
    dev = hashes_of(places.lock_of("dev"))

    for kind in ("run", "build"):
        assert f"requirements/{kind}.lock" in LOCKS["dev"], "locking would let them drift apart"
        assert {pin: dev.get(pin) for pin in hashes_of(places.lock_of(kind))} == hashes_of(places.lock_of(kind))


def requirements(owner: str) -> Iterator[str]:
    """The packages that an installed one asks for on some system and Python that we pin for, without its extras."""
    for line in distribution(owner).requires or ():
        asked = Requirement(line)
        if asked.marker is None or any(asked.marker.evaluate(dict(place)) for place in PLACES):
            yield asked.name


def imports_of(owner: str, wanted: set[str]) -> Iterator[tuple[str, set[str]]]:
    """The modules of an installed package, and functions that import something, with the packages that they import.

    Only files that import a module of the wanted packages by its name are read as Python.
    """
    names = "|".join(re.escape(name) for name, brought_by in owners().items() if wanted & set(map(normal, brought_by)))
    imports = re.compile(rf"\b(?:import|from)\b.*\b(?:{names})\b")
    for file in distribution(owner).files or ():
        if file.suffix == ".py" and "tests" not in file.parts:
            text = Path(str(file.locate())).read_text("utf-8")
            if imports.search(text):
                module = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
                yield from imports_in(ast.parse(text), module)


def imports_in(node: ast.AST, name: str) -> Iterator[tuple[str, set[str]]]:
    """What a node imports, under the name of the module or function that it stands in."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Import():
                yield name, {owner for each in child.names for owner in owners_of(each.name)}
            case ast.ImportFrom(module=str(module), level=0):
                yield name, owners_of(module)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield from imports_in(child, f"{name}.{child.name}")
            case _:
                yield from imports_in(child, name)


def is_function(name: str) -> bool:
    """Whether a dotted name leads to something that can be called in a module that runs."""
    module, _, last = name.rpartition(".")
    return module in loaded()["modules"] and callable(getattr(importlib.import_module(module), last, None))


def owners_of(module: str) -> set[str]:
    """The packages that bring a module along."""
    return {normal(owner) for owner in owners().get(module.partition(".")[0], ())}
