"""The box for a table and a companion without a connection; ``client/describe.py`` writes it to ``box.ts``."""

from __future__ import annotations

from typing import Final

from townwright.games.skylines.option_schema import CAPITAL, SCENARIO, SCHEMA, SET

BOX: Final = {
    "seats": SCHEMA.seats.offered,
    "set": SET.suggested,
    "sets": {value.word: value.label for value in SET.values},
    "capitals": CAPITAL.offered,
    "scenarios": {value.word: value.label for value in SCENARIO.values},
}
