from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from townwright.speed.cities.fast_game import SOURCES
from townwright.speed.runtime import modes

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


def test_compiled_code_is_kept_apart_for_every_text_of_the_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    whole, part = modes.kept_in(SOURCES), modes.kept_in(SOURCES[:1])

    assert whole.parent == part.parent == tmp_path
    assert whole != part
