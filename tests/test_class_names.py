"""A class or type alias has a name of its own: whoever searches for a word finds one thing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import townwright
from townwright.core import registry

SOURCE = Path(townwright.__file__).parent
PAGE = Path(__file__).parents[1] / "client" / "src"
PER_GAME = frozenset(
    [
        *["Action", "Contents", "Header", "Options", "Reader", "State", "View"],  # parts that every game has
        *["Card", "Ground", "Layout", "Marker", "Place", "Tile"],  # words of more than one rulebook
        *["BoxWords", "GameRow"],  # the arrays of each compiled game
        *["RolloutSettings", "SamplingBot", "SearchBot", "TurnCandidate", "Weights", "Workspace"],  # parts of its bots
    ]
)
"""Names that each game may define once, and the contract of games besides."""
ON_THE_WIRE = frozenset({"Act", "Option", "Propose", "Refusal", "Vote"})
"""What the protocol sends or receives, and the same thing inside."""
ON_BOTH_SIDES = frozenset(
    [
        *["Because", "Scored", "ScoredLine"],  # a response, typed by the game whose facts it holds
        *["DealProof", "ProvedDraw"],  # what the engine in the page answers
        *["Connection", "Language", "Patch", "Point", "Replay", "Table"],  # the same thing at the other end
    ]
)
"""What the page and Python both define, and mean alike, besides what the page takes from the OpenAPI document."""
FROM_THE_SERVER = ("wire/messages.ts", "described.ts")
"""Where types of the page repeat those of the OpenAPI document."""
EXPORTED = re.compile(r"^export (?:abstract )?(?:interface|type|class|enum) (\w+)", re.MULTILINE)


@cache
def defined_names(path: Path) -> tuple[str, ...]:
    """The public classes and type aliases of a module; type variables and constants are none."""
    return tuple(names_in(path))


def names_in(path: Path) -> Iterator[str]:
    """The same, as they are read."""
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                pass
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() | ast.BinOp() | ast.Name()):
                pass
            case _:
                continue
        if name[0].isupper() and (len(name) == 1 or not name.isupper()):
            yield name


def owner(path: Path) -> str:
    """The game in whose folders a module stands, ``contract`` for that of all games, or the module itself."""
    parts = path.relative_to(SOURCE).parts
    game = parts[1] if len(parts) > 1 and parts[1] in registry.own_names() else None
    return game or ("contract" if parts == ("core", "contract.py") else "/".join(parts))


def may_share(name: str, modules: Sequence[Path]) -> bool:
    """Whether these modules may all define the name."""
    if name in ON_THE_WIRE:
        within = [path for path in modules if path.parent != SOURCE / "server" / "protocol"]
        return len(modules) == 2 and len(within) == 1
    owners = [owner(path) for path in modules]
    games = {*registry.own_names(), "contract"}
    return name in PER_GAME and len(set(owners)) == len(owners) and games.issuperset(owners)


def test_no_two_modules_define_the_same_class_name() -> None:
    modules = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for name in defined_names(path):
            modules[name].append(path)
    shared = {name: paths for name, paths in modules.items() if len(paths) > 1 and not may_share(name, paths)}
    assert not shared, "\n".join(
        f"{name}: {', '.join(str(path.relative_to(SOURCE)) for path in paths)}" for name, paths in shared.items()
    )


def test_every_name_that_may_be_shared_is_shared() -> None:
    counts: dict[str, int] = defaultdict(int)
    for path in SOURCE.rglob("*.py"):
        for name in defined_names(path):
            counts[name] += 1
    allowed = PER_GAME | ON_THE_WIRE
    assert {name for name in allowed if counts[name] < 2} == set()


def page_types() -> dict[str, list[Path]]:
    """The files below the page's sources that export a type of each name, besides those that repeat the server's."""
    files = (path.relative_to(PAGE) for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte"))
    found = defaultdict(list)
    for file in files:
        if not file.as_posix().endswith((*FROM_THE_SERVER, ".test.ts")):
            for name in EXPORTED.findall((PAGE / file).read_text("utf-8")):
                found[name].append(file)
    return found


def python_owners() -> dict[str, set[str]]:
    """Who defines each class name in Python: games, the contract of all games, or modules."""
    found = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        for name in defined_names(path):
            found[name].add(owner(path))
    return found


def test_a_type_of_the_page_means_what_python_means_by_it_or_has_another_name() -> None:
    python, games = python_owners(), {*registry.own_names()}
    double = []
    for name, files in page_types().items():
        shared = [file for file in files if not (file.parts[0] == "games" and file.parts[1] in games)]
        of_games = games if not shared else set()  # a folder of a game may say what a rulebook calls so
        if len(shared) > 1 or (python.get(name, set()) - of_games and name not in ON_BOTH_SIDES | PER_GAME):
            double.append(f"{name}: {', '.join([*map(str, files), *sorted(python.get(name, []))])}")

    assert double == []


def test_what_may_be_defined_on_both_sides_is() -> None:
    page, python = page_types(), python_owners()

    assert {name for name in ON_BOTH_SIDES if not (page.get(name) and python.get(name))} == set()
