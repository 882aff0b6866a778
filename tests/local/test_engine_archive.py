"""What is packed for the browser runs alone: nothing but the archive, the standard library and what a browser has."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.local.test_structs import MISSING
from tests.local.transcript import transcript

ROOT = Path(__file__).parents[2]
MOST_BYTES = 700_000


def packer() -> ModuleType:
    """The module that packs."""
    spec = importlib.util.spec_from_file_location("packer", ROOT / "client" / "engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing in it but what was packed, and the module that plays."""
    folder = tmp_path_factory.mktemp("alone")
    packed = folder / "packed.zip"
    packed.write_bytes(packer().archive())
    assert len(packer().packed_archive()) < MOST_BYTES
    zipfile.ZipFile(packed).extractall(folder)
    (folder / "transcript.py").write_text((ROOT / "tests" / "local" / "transcript.py").read_text())
    return folder


def run(folder: Path, *words: str) -> Any:
    """What a program prints that sees this folder and no installed package."""
    command = (sys.executable, "-I", "-S", *words)
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_plays_games_in_the_same_words_as_the_server(alone: Path) -> None:
    begin = f"import sys, runpy; sys.path.insert(0, {str(alone)!r}); sys.argv = ['transcript', *{MISSING!r}]"

    told = run(alone, "-c", f"{begin}; runpy.run_module('transcript', run_name='__main__')")

    assert told["transcript"] == transcript()


def test_the_same_sources_make_the_same_archive() -> None:
    assert packer().packed_archive() == packer().packed_archive()
