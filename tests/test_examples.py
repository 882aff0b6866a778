"""The scripts and the notebook in ``examples`` run, and say what they promise."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
SAYS = {
    "meet_a_bot.py": "planter: 9.4 points a game",
    "play_a_game.py": "the same city: True\ndraws proved from the seed: 16",
    "simulate.py": "1000 games, 11.7 points on average",
}
NOTEBOOKS: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted(EXAMPLES.glob("*.ipynb"))
}
ENDS = {
    "first_steps": r"not-yours \| [\s\S]* points$",
    "train_and_play": r"round 2: [\d.]+ points\nmine \d+, random \d+ points$",
}


@pytest.mark.parametrize("script", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_a_script_runs(script: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / script), run_name="__main__")

    assert SAYS[script] in capsys.readouterr().out


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_the_cells_of_a_notebook_run_in_their_order(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    cells = ["".join(cell["source"]) for cell in NOTEBOOKS[name]["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "notebook"}

    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)  # noqa: S102  our own notebook

    assert re.search(ENDS[name], capsys.readouterr().out.strip())


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_holds_no_outputs(name: str) -> None:
    code = [cell for cell in NOTEBOOKS[name]["cells"] if cell["cell_type"] == "code"]

    assert NOTEBOOKS[name]["nbformat"] == 4
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
