"""Runs the examples of other libraries for a moment, as far as they are installed: ``dev soak learning_libraries``.

They are no part of our extras, so that the tests do without them; what is not there is told.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "learning"
RUNS = {
    ("sb3_contrib",): ("train_maskable.py", "--steps", "3456", "--games", "20", "--file", "maskable.csv"),
    ("ray", "tree", "torch"): ("train_rllib.py", "--rounds", "2", "--steps", "432"),
    ("torch",): ("ppo_in_one_file.py", "--game", "Skylines", "--steps", "4096"),
}
"""What each example needs, and how it is called. ``tree`` comes with ``ray[rllib]``, not with ray alone."""


def main() -> int:
    """Run each example; answers whether all that could be run were well."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for libraries, (script, *words) in RUNS.items():
            missing = [library for library in libraries if not find_spec(library)]
            if missing:
                print(f"{script}: {', '.join(missing)} is not installed")
                continue
            ended = subprocess.run([sys.executable, str(EXAMPLES / script), *words], cwd=folder, check=False)
            print(f"{script}: {'runs' if ended.returncode == 0 else 'fails'}", flush=True)
            failed += ended.returncode != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
