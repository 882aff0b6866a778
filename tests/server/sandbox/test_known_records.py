"""A record that could be looked at is no new request the second time."""

from __future__ import annotations

import pytest

from townwright.core.refusals import TooMuch
from townwright.server.http.rate_limits import RateLimit, TooManyRequests
from townwright.server.sandbox.known_records import KnownRecords


def test_a_record_that_was_looked_at_does_not_count_again() -> None:
    known, limit = KnownRecords(), RateLimit(1, 60)
    for _ in range(5):
        with known.entered(b"one", limit, "ada"):
            pass
    with pytest.raises(TooManyRequests), known.entered(b"other", limit, "ada"):
        pass


@pytest.mark.parametrize("error", [TooMuch("server-too-long", "this takes too long to compute here"), KeyError()])
def test_a_record_whose_task_is_refused_or_fails_counts_again(error: Exception) -> None:
    known, limit = KnownRecords(), RateLimit(1, 60)
    with pytest.raises(type(error)), known.entered(b"one", limit, "ada"):
        raise error
    with pytest.raises(TooManyRequests), known.entered(b"one", limit, "ada"):
        pass
