"""The log: one line of JSON for each thing worth knowing. What people say and who they are stays out of it."""

from __future__ import annotations

import json
import logging
import sys
from types import TracebackType
from typing import Final

EXTRA: Final = (
    *("table", "seat", "request", "route", "status", "code", "where"),
    *("milliseconds", "computing", "collecting"),
)
"""What a line may hold besides its message; a table's id opens nothing by itself."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON, with control characters escaped."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the log record as one line of JSON."""
        line: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in EXTRA if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = places(record.exc_info[2])
        return json.dumps(line, ensure_ascii=True, default=str)


def places(at: TracebackType | None) -> list[str]:
    """Where it happened, by files and lines; the values at hand, and what the error says of them, stay out."""
    found = []
    while at is not None:
        found.append(f"{at.tb_frame.f_code.co_filename.rsplit('townwright', 1)[-1]}:{at.tb_lineno}")
        at = at.tb_next
    return found[-12:]


def write_json_lines(level: int = logging.INFO) -> None:
    """Send the log to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
