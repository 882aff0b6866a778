"""The whole server is killed while people play; none of them was told what is not so.

A short form of ``dev soak server_kills``.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.harness.killing import kill


def test_a_server_that_is_killed_again_and_again_has_kept_every_promise(tmp_path: Path) -> None:
    findings = asyncio.run(kill(f"sqlite:///{tmp_path}/games.db", kills=2, people=2))
    assert findings.kills == 2
    assert findings.answered >= 6
    assert findings.wrong == []


@pytest.mark.planted
def test_a_server_that_answers_before_it_has_stored_is_found_out(tmp_path: Path) -> None:
    findings = asyncio.run(kill(f"sqlite:///{tmp_path}/games.db", kills=1, people=4, fault="AnswersFirst"))
    assert findings.wrong
