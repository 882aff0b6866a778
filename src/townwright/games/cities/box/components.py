"""Tile sets: which fields each of the 24 tiles shows (rule 2). They are data; an owner's own is as good as ours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

from townwright.core.phrases import Phrase
from townwright.core.records import TextLine, first_words, text_lines
from townwright.core.refusals import Unknown, Unreadable, Untrue
from townwright.games.cities.box.tile_faces import turned
from townwright.games.cities.city.pieces import KINDS, TILES, TURNS

FOLDER = Path(__file__).parent / "tilesets"
FACE = re.compile(rf"[{KINDS}]{{2}}/[{KINDS}]{{2}}")


@dataclass(frozen=True, slots=True)
class TileSet:
    """A name, and the faces of the tiles 1 to 24 as printed with the number upright."""

    name: str
    faces: tuple[str, ...]

    def face(self, tile: int) -> str:
        """The four fields of a tile, 1 to 24, as printed: ``XX/YY``."""
        return self.faces[tile - 1]


def is_tile_set(text: str) -> bool:
    """Whether the text opens as a tile set does."""
    return first_words(text).split(" ")[0] == "tileset"


def read_tile_set(text: str) -> TileSet:
    """The tile set that a file's text holds, or a refusal at the bad line."""
    lines = text_lines(text)
    if not lines or not re.fullmatch(r"tileset \S{1,40}", lines[0].text):
        number = lines[0].number if lines else 1
        raise Unreadable("cities-tileset-name", "a tile set begins with 'tileset NAME', and the name is one word").at(
            number
        )
    faces: dict[int, str] = {}
    for line in lines[1:]:
        tile, face = _read_tile(line)
        if tile in faces:
            raise Unreadable("cities-tile-twice", "tile {tile} stands twice", tile=tile).at(line.number)
        faces[tile] = face
    missing = [str(tile) for tile in range(1, TILES + 1) if tile not in faces]
    if missing:
        raise Unreadable("cities-tiles-missing", "these tiles are missing: {tiles}", tiles=" ".join(missing)).at(
            lines[-1].number
        )
    found = TileSet(lines[0].text.split(" ")[1], tuple(faces[tile] for tile in sorted(faces)))
    own = tile_sets().get(found.name, found)
    if own != found:
        raise Untrue(
            "cities-tileset-taken", "{name} is Townwright's own set with other faces; choose a new name", name=own.name
        ).at(lines[0].number)
    return found


def _read_tile(line: TextLine) -> tuple[int, str]:
    """The number and the face of one line."""
    words = line.text.split()
    if len(words) != 2 or not re.fullmatch(r"[0-9]{1,2}", words[0], re.ASCII) or not FACE.fullmatch(words[1]):
        raise Unreadable(
            "cities-tile-unreadable",
            "'{text}' is no tile; write a number and a face like 13 AA/PT",
            text=line.text,
        ).at(line.number)
    tile = int(words[0])
    if not 1 <= tile <= TILES:
        raise Unreadable(
            "cities-tile-number", "there is no tile {tile}; they are numbered 1 to {tiles}", tile=tile, tiles=TILES
        ).at(line.number)
    return tile, words[1]


def unusual(tiles: TileSet) -> tuple[Phrase, ...]:
    """What a printed set would not be expected to have; it is played all the same."""
    found = []
    numbered = tuple(enumerate(tiles.faces, start=1))
    for (one, face), (other, other_face) in combinations(numbered, 2):
        if any(turned(face, turn) == other_face for turn in TURNS):
            found.append(
                Phrase(
                    "cities-tiles-alike", "tiles {one} and {other} are equal when turned", {"one": one, "other": other}
                )
            )
    for tile, face in numbered:
        counts = {kind: face.count(kind) for kind in KINDS if kind in face}
        if max(counts.values()) > 2:
            found.append(
                Phrase("cities-tile-uniform", "tile {tile} has more than two fields of a kind", {"tile": tile})
            )
        if len(counts) in (1, 4):
            found.append(
                Phrase(
                    "cities-tile-kinds",
                    "tile {tile} shows {kinds} of the four kinds",
                    {"tile": tile, "kinds": len(counts)},
                )
            )
    return tuple(found)


@cache
def tile_sets() -> dict[str, TileSet]:
    """Townwright's own sets by name, the default first."""
    found = {}
    for name in ("mixed24", "trio24"):
        lines = text_lines((FOLDER / f"{name}.txt").read_text("utf-8"))
        found[name] = TileSet(name, tuple(_read_tile(line)[1] for line in lines[1:]))
    return found


def usual_tiles() -> TileSet:
    """The set that is played with unless another one is agreed."""
    return next(iter(tile_sets().values()))


def find_tile_set(name: str, components: Sequence[str] = ()) -> TileSet:
    """The set of that name, among Townwright's own and the texts of an owner's."""
    owned = [read_tile_set(text) for text in components if is_tile_set(text)]
    for tiles in (*tile_sets().values(), *owned):
        if tiles.name == name:
            return tiles
    names = ", ".join(dict.fromkeys([*tile_sets(), *(tiles.name for tiles in owned)]))
    raise Unknown("cities-tileset-unknown", "there is no tile set '{name}'; there are {names}", name=name, names=names)
