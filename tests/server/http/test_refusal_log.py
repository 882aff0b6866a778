from __future__ import annotations

import logging

import pytest

from townwright.server.http.refusal_log import LINES, WINDOW_SECONDS, RefusalLog


def test_of_a_flood_of_refusals_a_few_lines_are_logged_and_then_how_many_more_there_were(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    refusals = RefusalLog(lambda: now)
    with caplog.at_level(logging.INFO):
        for number in range(LINES + 500):
            refusals.note(429, "too-many", f"{number:08x}", "GET /api/me")
        refusals.note(400, "unreadable", "another", "POST /api/score")
        now = WINDOW_SECONDS
        refusals.note(429, "too-many", "later", "GET /api/me")

    lines = [(line.getMessage(), vars(line)["code"], vars(line).get("request")) for line in caplog.records]

    assert lines[LINES:] == [
        ("a request was refused", "unreadable", "another"),
        ("500 more requests were refused", "too-many", None),
        ("a request was refused", "too-many", "later"),
    ]
