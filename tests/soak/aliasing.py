"""Looks for positions with different futures that look alike, in every game and option: ``dev soak aliasing``.

``--positions`` says how many of each game and set of options; ``--game`` takes one game alone.
"""

from __future__ import annotations

import argparse
import sys

from tests.envs.aliasing import Law, walk
from townwright.core import registry


def main() -> int:
    """Walks through every option and tells how many positions and aliases there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--game", choices=registry.names())
    asked, found = parser.parse_args(), 0
    for name in [asked.game] if asked.game else registry.names():
        game = registry.find(name)
        for options in game.every_option():
            words, law = game.option_words(options), Law()
            for narrow in (False, True):
                walk(game, words, seed=1, law=law, positions=asked.positions // 2, narrow=narrow)
            found += len(law.aliases)
            told = f"{law.positions:,} positions, {law.met_again} met again, {len(law.aliases)} aliases"
            print(name, words, told, flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
