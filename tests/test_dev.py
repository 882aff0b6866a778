"""The one file of a checkout answers before anything is installed, and says what it does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from runpy import run_path

from townwright.cli.play import command

DEV = Path(__file__).parents[1] / "dev"


def test_help_for_playing_needs_no_environment_and_names_every_option(tmp_path: Path) -> None:
    alone = tmp_path / "dev"
    alone.write_bytes(DEV.read_bytes())
    asked = (sys.executable, str(alone), "play", "--help")
    answer = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=tmp_path)

    for option in command.params:
        shown = option.secondary_opts or option.opts
        assert shown[0].upper() in answer.stdout.upper(), f"{option.name} is not named"
    assert [path.name for path in tmp_path.iterdir()] == ["dev"], "nothing was made"


def test_a_lock_tells_how_many_packages_it_names(tmp_path: Path) -> None:
    lock = tmp_path / "base.lock"
    lock.write_text(
        "click==8.4.0 \\\n    --hash=sha256:00\nrich==15.0.0 ; python_version >= '3.11' \\\n    --hash=sha256:01\n"
    )

    assert [line.split("==")[0] for line in run_path(str(DEV))["pinned"](lock)] == ["click", "rich"]
