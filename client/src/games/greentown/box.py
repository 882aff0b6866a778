"""The box for a companion without a connection; ``client/describe.py`` writes it to ``box.ts``."""

from __future__ import annotations

from typing import Final

from townwright.games.greentown.options import SEATS, SET, SETUP

BOX: Final = {
    "seats": SEATS.offered,
    "set": SET.default_word,
    "sets": {value.word: value.label for value in SET.values},
    "setups": SETUP.values,
}
