"""A short form of ``dev soak durability_power``."""

from __future__ import annotations

import pytest

from .power import power_failures


def test_a_power_failure_loses_nothing_that_was_promised() -> None:
    findings = power_failures(150, seed=1)

    assert (findings.trials, findings.spoilt) == (150, 0)
    assert findings.promised > 1_000


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_the_check_notices_commits_that_are_not_synced(synchronous: str) -> None:
    findings = power_failures(50, seed=1, synchronous=synchronous)

    assert findings.lost + findings.corrupt > 0
