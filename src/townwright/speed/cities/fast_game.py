"""Cities at full speed: rows of machine words, dealt, stepped and played to the end.

>>> from townwright.games.cities.options import Options
>>> cities = FastCities(Options(level=3), compiled=False)
>>> [int(points) for points in cities.play_games(seed=1, games=5)]
[11, 14, 13, 7, 21]
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from townwright.core.dealer import Dealer
from townwright.games.cities.actions import Jump, Laid, LaidOver, Place, Stay, TouristAction, Walk
from townwright.games.cities.box.tile_faces import board_of, boards, looks
from townwright.games.cities.city import masks
from townwright.games.cities.city.city import City
from townwright.games.cities.city.grounds import MASKS
from townwright.games.cities.city.pieces import STARTING_TILES, TILES, TURNS
from townwright.games.cities.moves import layouts
from townwright.games.cities.options import Options
from townwright.games.cities.state import tiles_in
from townwright.speed.cities import row_layout as at
from townwright.speed.runtime import modes
from townwright.speed.runtime.mode_arrays import ModeArrays, counted, options_of

SOURCES = (
    *(module.__name__ for module in MASKS),
    "townwright.speed.runtime.random_stream",
    "townwright.speed.cities.row_layout",
    "townwright.speed.cities.turns",
    "townwright.speed.cities.games",
    "townwright.speed.cities.batch_steps",
    "townwright.speed.cities.action_numbers",
    "townwright.speed.cities.open_numbers",
    "townwright.speed.cities.learner_steps",
    "townwright.speed.cities.together.steps",
)


class FastCities(ModeArrays):
    """All that one set of options needs to play cities over words.

    A row is one city and its tiles: an array of ``uint64`` in compiled mode, a list in plain mode.
    """

    def __init__(self, options: Options, compiled: bool | None = None) -> None:
        self.options = options_of(Options, options)
        if not options.terms.compiled:
            raise ValueError(f"speed has no rules for {' '.join(options.variants)}; games.cities plays it")
        self.compiled = modes.has_compiler() if compiled is None else compiled
        self.sources = modes.load(SOURCES, self.compiled)
        self.figures = self.numbers(masks.FIGURE_CELLS)
        self.faces = self.words(boards(options.tiles.faces, len(TURNS)))
        self._tile_words = [self.tile_word(tile) for tile in range(1, TILES + 1)]
        self.tiles = self.words(self._tile_words)
        self.step = partial(self.sources["games"].step, self.figures, self.faces)
        """``step(row, choice)`` answers the number of choices that come next, 0 at the end, −1 for no such choice."""
        self.begin = partial(self.sources["games"].begin, self.figures)
        """``begin(row)`` goes back to before the layout."""
        self._empty = self.words([0] * at.ROW_LENGTH)
        self._empty[at.LEVEL] = options.level
        self._empty[at.WALKS], self._empty[at.JUMPS] = options.walks, options.jumps
        self._empty[at.ONEMORE] = options.terms.extra_tiles

    def tile_word(self, tile: int) -> int:
        """A tile as rows hold it."""
        face = self.options.tiles.face(tile)
        return board_of(tile, TURNS[0]) << at.PLACE | len(looks(face))

    def tile_number(self, word: int) -> int:
        """The inverse of ``tile_word``."""
        return (int(word) >> at.PLACE) // (len(TURNS) * len(TURNS)) + 1

    # Deals

    def row(self, tiles: Sequence[int] = ()) -> Any:
        """A row before its layout, with these tiles first; the others follow in ascending order."""
        order = [*tiles, *(tile for tile in range(1, TILES + 1) if tile not in tiles)]
        row = self._empty.copy()
        row[at.STACK :] = [self._tile_words[tile - 1] for tile in order]
        self.begin(row)
        return row

    def dealt(self, dealer: Dealer) -> Any:
        """The row that the dealer deals in a real game; a quick start is laid out already."""
        row = self.row(dealer.deal("stack", range(1, TILES + 1), tiles_in(self.options)))
        if self.options.terms.common_layout:
            self.step(row, dealer.pick("layout", 0, range(int(row[at.CHOICES]))))
        return row

    def shuffled(self, seed: int, number: int = 0) -> Any:
        """The row of game ``number`` in a run of whole games, before its layout."""
        row = self.row()
        stream = self.sources["random_stream"].stream(self.word(seed), number)
        self.sources["games"].shuffle(row, self.tiles, self.word(stream))
        self.begin(row)
        return row

    # Whole games

    def play_games(self, seed: int, games: int, first: int = 0, threads: int = 1) -> Any:
        """The points of random cities: the games ``first`` … of a seed, the same however many threads share them."""
        threads, first = counted("the number of threads", threads, 1), counted("the first game", first)
        games = counted("the number of games", games)
        points = self.numbers([0] * games)
        share = max(1, -(-games // threads))
        if not self.compiled or threads == 1:
            self._play(seed, first, points)
            return points
        with ThreadPoolExecutor(threads) as workers:
            parts = range(0, games, share)
            list(workers.map(lambda part: self._play(seed, first + part, points[part : part + share]), parts))
        return points

    def _play(self, seed: int, first: int, points: Any) -> None:
        self.sources["games"].play_games(
            self.figures, self.faces, self.tiles, self.row(), self.word(seed), first, points
        )

    # What a row says

    def city(self, row: Any) -> City:
        """The city of a row; the tiles that it was laid from are not told apart."""
        return City(words=tuple(map(int, row[: masks.LENGTH])))

    def points(self, row: Any) -> int:
        """What the city is worth now."""
        return int(self.sources["masks"].score(row, self.options.level))

    def names(self, row: Any) -> list[str]:
        """Every choice of the decision that is due, in the notation of the game."""
        stage, choices = int(row[at.STAGE]), range(int(row[at.CHOICES]))
        if stage == at.LAYOUT:
            drawn = [self.tile_number(word) for word in row[at.STACK : at.STACK + STARTING_TILES]]
            return list(map(str, layouts(drawn, self.options)))
        city = self.city(row)
        if stage in (at.TOURIST, at.LAST_TOURIST):
            return [str(self.tour(city, row, choice)) for choice in choices]
        return [str(laid) for laid in self.ways_to_lay(city, row)] if choices else []

    def ways_to_lay(self, city: City, row: Any) -> list[Laid | LaidOver | str]:
        """The tile in hand in every place and turn; the extra tile may also not be laid."""
        tile, open_places = self.tile_number(row[at.HAND]), int(row[at.OPEN])
        turns = looks(self.options.tiles.face(tile))
        if int(row[at.STAGE]) == at.TILE:
            return [Laid(tile, turn, cell) for cell in city.cells(open_places) for turn in turns]
        return ["-", *(LaidOver(tile, turn, field) for field in city.fields(open_places) for turn in turns)]

    def tour(self, city: City, row: Any, choice: int) -> TouristAction:
        """The tourist action that a choice stands for."""
        source, target = map(int, self.sources["turns"].tour_of(row, choice))
        if not target:
            return Stay()
        quadrant = (city.words[masks.LAST] & target - 1).bit_count() + 1
        if not source:
            return Place(quadrant)
        start = city.fields(source)[0]
        if masks.around(source) & target:
            return Walk(start, city.fields(target)[0])
        return Jump(start, quadrant)
