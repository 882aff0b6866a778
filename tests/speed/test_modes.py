from __future__ import annotations

import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from townwright import speed
from townwright.bots.cities.search import SOURCES as SEARCH
from townwright.games.cities.city.grounds import MASKS
from townwright.games.cities.city.masks import board
from townwright.games.cities.city.pieces import STARTING_TILES
from townwright.games.cities.options import Options as CitiesOptions
from townwright.games.greentown.box import piece_numbers
from townwright.games.greentown.map import exit_arithmetic
from townwright.games.greentown.options import Options as GreentownOptions
from townwright.games.greentown.tour import payment_arithmetic
from townwright.games.skylines import GAME as SKYLINES
from townwright.games.skylines.turn import bar_arithmetic, price_arithmetic
from townwright.speed.cities.fast_game import SOURCES, FastCities
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.runtime import modes
from townwright.speed.runtime.kept_code import folders
from townwright.speed.skylines import draws, row_layout
from townwright.speed.skylines.fast_game import SOURCES as SKYLINES_SOURCES
from townwright.speed.skylines.fast_game import FastSkylines

LOADED = "import sys; {code}; print(sorted({{'numba', 'numpy', 'gymnasium'}} & set(sys.modules)))"


def loaded_by(code: str, **environment: str) -> str:
    """What a fresh Python has loaded after the code."""
    program = LOADED.format(code=code)
    done = subprocess.run(
        (sys.executable, "-c", program), capture_output=True, text=True, check=True, env=environment or None
    )
    return done.stdout.strip().splitlines()[-1]


@pytest.mark.parametrize(
    "code",
    [
        "import townwright",
        "import townwright.speed.cities.fast_game",
        "import townwright.speed.greentown.fast_game",
        "import townwright.speed.skylines.fast_game",
        "from townwright.cli import main; main(['--help'], standalone_mode=False)",
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(code: str) -> None:
    assert loaded_by(code) == "[]"


def test_plain_mode_needs_neither_numba_nor_numpy() -> None:
    code = (
        "from townwright.games.cities.options import Options; "
        "from townwright.speed.cities.fast_game import FastCities; "
        "FastCities(Options()).play_games(1, 1)"
    )

    assert loaded_by(code, **{modes.PLAIN_ONLY: "1"}) == "[]"


def test_compiled_code_of_a_source_is_shared_by_all_games_and_searches_that_use_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    game, search = modes.kept_in(SOURCES), modes.kept_in(SEARCH)

    assert {folder.parent for folder in game.values()} == {tmp_path}
    assert len(set(game.values())) == len(SOURCES)
    assert all(game[module.__name__] == search[module.__name__] for module in MASKS)


SKYLINES_PARTS = "townwright.speed.skylines"
ROW_READERS = (
    *(
        "bars",
        "map.ground",
        "effects.conditions",
        "effects.clauses",
        "card_play",
        "milestone",
        "draws",
        "setup",
        "turns",
    ),
    *(
        "map.free_layouts",
        "games",
        "batch_steps",
        "learner.open_numbers",
        "learner.shown_arrays",
        "learner.learner_steps",
    ),
)


@pytest.mark.parametrize(
    ("sources", "name", "anew"),
    [
        (SOURCES, board.__name__, [each for each in SOURCES if not each.endswith(".random_stream")]),
        (SOURCES, SOURCES[-1], SOURCES[-1:]),
        (
            SKYLINES_SOURCES,
            f"{SKYLINES_PARTS}.row_layout",
            [f"{SKYLINES_PARTS}.{part}" for part in ("row_layout", *ROW_READERS)],
        ),
    ],
    ids=["one that nearly all import", "the last", "one that is imported whole"],
)
def test_a_source_whose_text_has_changed_is_compiled_anew_with_all_that_use_it(
    sources: tuple[str, ...], name: str, anew: Sequence[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before, changed = modes.marks_of(sources), tmp_path / "changed.py"
    changed.write_text(modes.source_of(name).read_text() + "# Some other text.\n")
    source_of = modes.source_of
    monkeypatch.setattr(modes, "source_of", lambda each: changed if each == name else source_of(each))

    after = modes.marks_of(sources)

    assert {each for each in sources if after[each] != before[each]} == set(anew)


def test_a_source_is_compiled_anew_for_every_number_that_it_imports(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    before = modes.kept_in(SOURCES)[board.__name__]

    monkeypatch.setattr(board, "STARTING_TILES", STARTING_TILES + 1)

    assert modes.kept_in(SOURCES)[board.__name__] != before


def test_a_source_is_compiled_anew_for_every_number_of_a_module_that_it_imports_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = modes.marks_of(SKYLINES_SOURCES)

    monkeypatch.setattr(row_layout, "PILES", row_layout.PILES + 1)

    assert modes.marks_of(SKYLINES_SOURCES)[draws.__name__] != before[draws.__name__]


def test_what_was_compiled_of_a_text_serves_every_checkout(tmp_path: Path) -> None:
    found = []
    for checkout in ("one", "other"):
        source = tmp_path / checkout / "rules" / "sums.py"
        source.parent.mkdir(parents=True)
        source.write_text("import numba\n\n\n@numba.njit(cache=True)\ndef double(number):\n    return 2 * number\n")
        with modes.keeping_in(tmp_path / "kept"):
            double = runpy.run_path(str(source))["double"]
            assert double(21) == 42
        found.append(sum(double.stats.cache_hits.values()))

    assert found == [0, 1]


@pytest.mark.parametrize("taken", [False, True], ids=["free", "taken by somebody else"])
def test_without_a_folder_that_can_be_written_compiled_code_is_kept_in_a_private_temporary_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, taken: bool
) -> None:
    installed, temporary = tmp_path / "installed", tmp_path / "temporary"
    (installed / "__pycache__").mkdir(parents=True)
    temporary.mkdir()
    if taken:
        (temporary / f"townwright-compiled-{os.getuid()}").mkdir(mode=0o777)
    (tmp_path / "home").write_text("A file where a folder should be.")
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(folders, "__file__", str(installed / "folders.py"))
    monkeypatch.setattr(os, "access", lambda folder, _: installed not in Path(folder).parents)
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    folders.temporary_folder.cache_clear()

    kept = modes.kept_in(SOURCES)[SOURCES[-1]]
    folders.temporary_folder.cache_clear()

    assert kept.is_dir()
    assert kept.parent.parent == temporary
    assert kept.parent.stat().st_mode & 0o777 == 0o700


def test_nothing_is_compiled_into_the_folders_of_numba_which_a_user_without_a_home_lacks(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"} | {
        "XDG_CACHE_HOME": str(tmp_path),
        "NUMBA_CACHE_LOCATOR_CLASSES": "UserProvidedCacheLocator",  # it offers no folder of its own
    }

    loaded_by("from townwright.speed.runtime import modes; modes.compiled(())", **surroundings)

    assert [folder.name.rpartition("-")[0] for folder in (tmp_path / "townwright" / "compiled").iterdir()] == [
        "runtime-words-compiled"
    ]


@pytest.mark.parametrize(
    ("fast", "shared"),
    [
        (lambda: FastCities(CitiesOptions(), compiled=False), MASKS),
        (
            lambda: FastGreentown(GreentownOptions(), compiled=False),
            (exit_arithmetic, piece_numbers, payment_arithmetic),
        ),
        (lambda: FastSkylines(SKYLINES.options({}), compiled=False), (bar_arithmetic, price_arithmetic)),
    ],
    ids=["cities", "greentown", "skylines"],
)
def test_games_over_words_play_by_the_arithmetic_of_the_readable_rules(
    fast: Callable[[], Any], shared: tuple[ModuleType, ...]
) -> None:
    sources = fast().sources

    assert all(sources[module.__name__.rpartition(".")[2]] is module for module in shared)


def test_the_folders_of_all_games_have_the_same_files_for_the_same_things() -> None:
    folders = [folder for folder in Path(speed.__file__).parent.iterdir() if (folder / "fast_game.py").is_file()]

    assert len(folders) == 3
    for folder in folders:
        assert {file.stem for file in folder.glob("*.py")} >= {
            "batch",
            "batch_steps",
            "fast_game",
            "games",
            "observation",
            "row_layout",
            "turns",
            "workload",
        }
