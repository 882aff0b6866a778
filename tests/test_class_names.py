"""A class or type alias has a name of its own: whoever searches for a word finds one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import townwright
from townwright.core import registry

SOURCE = Path(townwright.__file__).parent
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


def defined_names(path: Path) -> Iterator[str]:
    """The public classes and type aliases of a module; type variables and constants are none."""
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
