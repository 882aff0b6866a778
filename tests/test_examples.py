"""The scripts and the notebook in ``examples`` run, and say what they promise."""

from __future__ import annotations

import json
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
NOTEBOOK: dict[str, Any] = json.loads((EXAMPLES / "first_steps.ipynb").read_text("utf-8"))


@pytest.mark.parametrize("script", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_a_script_runs(script: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / script), run_name="__main__")

    assert SAYS[script] in capsys.readouterr().out


def test_the_cells_of_the_notebook_run_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    cells = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "notebook"}

    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)  # noqa: S102  our own notebook

    said = capsys.readouterr().out
    assert "not-yours | " in said
    assert said.splitlines()[-1].endswith(" points")


def test_the_notebook_holds_no_outputs() -> None:
    code = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]

    assert NOTEBOOK["nbformat"] == 4
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
