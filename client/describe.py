"""Writes what the page knows of the server and the rules: ``python client/describe.py`` after one of them changed.

``src/wire/described.ts`` holds the types of the server's OpenAPI document. Those of a game's views and contents go to
``described.ts`` in the game's folder, without the game's name in front. ``box.py`` there names numbers of the rules and
values of the options; they go to ``box.ts`` beside it. ``rules/examples.py`` plays what the pictures of its rules show.
"""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from build import CLIENT, MODULES, install, node_and_npm

from townwright.core import registry
from townwright.core.options.fields import Value
from townwright.core.phrases import Phrase
from townwright.server.protocol.openapi import document

WIRE = CLIENT / "src" / "wire"
GAMES = CLIENT / "src" / "games"
TYPES = MODULES / "openapi-typescript" / "bin" / "cli.js"
REFERENCE = "#/components/schemas/"


def main(words: Sequence[str] = ()) -> int:
    """Write the files; with ``--check`` only say whether they are as they should be."""
    install()
    written = dict(described()) | dict(boxes()) | dict(examples())
    if "--check" in words:
        return int(any(not path.exists() or path.read_text() != text for path, text in written.items()))
    for path, text in written.items():
        path.write_text(text)
    return 0


def described() -> Iterator[tuple[Path, str]]:
    """The types of the wire and of each game with a folder in the page, each with the file that it belongs to."""
    schemas: dict[str, Any] = document()["components"]["schemas"]
    files: dict[Path, dict[str, Any]] = {}
    for game in registry.names():
        own = of_game(schemas, game)
        schemas = {name: schema for name, schema in schemas.items() if name not in own}
        if (GAMES / game).is_dir():
            files[GAMES / game / "described.ts"] = dict(own.values())
    yield from types({**files, WIRE / "described.ts": schemas})


def of_game(schemas: dict[str, Any], game: str) -> dict[str, tuple[str, Any]]:
    """The schemas of a game by their names, each as its short name and the schema in short names."""
    prefix = game.capitalize()
    names = [name for name in schemas if re.match(rf"{prefix}[A-Z]", name)]
    short = {name: name.removeprefix(prefix) for name in names}
    return {name: (short[name], json.loads(renamed(json.dumps(schemas[name]), short))) for name in names}


def renamed(text: str, short: dict[str, str]) -> str:
    """A schema in JSON with its references in short names."""
    return re.sub(rf'"{REFERENCE}(\w+)"', lambda found: f'"{REFERENCE}{short[found[1]]}"', text)


def types(files: dict[Path, dict[str, Any]]) -> Iterator[tuple[Path, str]]:
    """The schemas of each file as TypeScript; one process writes all, for it takes longer to start than to write."""
    node, _ = node_and_npm()
    with tempfile.TemporaryDirectory() as name:
        folder, info = Path(name), {"title": "Townwright", "version": "0"}
        apis = {}
        for number, schemas in enumerate(files.values()):
            whole = {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}
            (folder / f"{number}.json").write_text(json.dumps(whole))
            apis[f"file{number}"] = {"root": f"{number}.json", "x-openapi-ts": {"output": f"{number}.ts"}}
        (folder / "redocly.yaml").write_text(json.dumps({"apis": apis}))
        command = (str(node), str(TYPES), "--redocly", str(folder / "redocly.yaml"), "--alphabetize")
        if subprocess.call(command, stdout=subprocess.DEVNULL):  # noqa: S603  a program of the page's own packages
            raise SystemExit("the types could not be written")
        for number, path in enumerate(files):
            yield path, (folder / f"{number}.ts").read_text()


def boxes() -> Iterator[tuple[Path, str]]:
    """What a game needs of its rules and options where there is no connection."""
    for source in sorted(GAMES.glob("*/box.py")):
        box = json.dumps(runpy.run_path(str(source))["BOX"], default=plain, indent=2)
        text = "// What is in the box, written by client/describe.py from the rules.\n"
        yield source.with_suffix(".ts"), f"{text}export const BOX = {box};\n"


def examples() -> Iterator[tuple[Path, str]]:
    """What the pictures of a game's rules show."""
    for source in sorted(GAMES.glob("*/rules/examples.py")):
        shown = json.dumps(runpy.run_path(str(source))["EXAMPLES"], ensure_ascii=False)
        text = "// What the pictures of the rules show, written by client/describe.py from the rules.\n"
        yield source.with_suffix(".ts"), f"{text}export const EXAMPLES = {shown};\n"


def plain(told: object) -> object:
    """A value of an option or a phrase, as the server sends them."""
    match told:
        case Value(word, label, help):
            return {"word": word, "label": label, "help": help}
        case Phrase(key, english):
            return {"key": key, "english": english}
    raise TypeError(f"a box holds no {told!r}")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
