"""The curve through the points of several budgets finds the limit that made-up points were made with."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from benchmarks import limit

NODES = np.array([300.0, 1100.0, 4000.0, 20_000.0])
MADE = limit.Curve(limit=81.0, loss=60.0, power=0.5)


def made_up(deals: int, spread: float) -> limit.Numbers:
    """A row of points for each budget; easy deals come first, and the largest budget is played on these alone."""
    random = np.random.default_rng(5)
    ease = np.sort(random.normal(0, 5, deals))[::-1]
    expected = np.array([[MADE.points(nodes)] for nodes in NODES])
    table = expected + ease - ease.mean() + random.normal(0, spread, (len(NODES), deals))
    table[-1, deals // 4 :] = np.nan
    return np.asarray(table)


def test_the_limit_is_found_also_where_the_largest_budget_had_the_easy_deals() -> None:
    table = made_up(400, 0)
    found = limit.fit(NODES, limit.on_the_same_deals(table), limit.counts(table))

    assert found.limit == pytest.approx(MADE.limit, abs=0.05)
    assert found.power == pytest.approx(MADE.power, abs=0.05)


def test_the_range_holds_the_limit_and_is_narrower_with_more_deals() -> None:
    widths = []
    for deals in (40, 400):
        low, high = np.quantile(limit.again(NODES, made_up(deals, 3), draws=60), (0.025, 0.975))
        assert low < MADE.limit < high
        widths.append(high - low)

    assert widths[1] < 0.7 * widths[0]


def test_more_nodes_are_never_thought_to_harm() -> None:
    found = limit.fit(NODES, np.array([80.0, 79.0, 78.0, 77.0]), np.ones(4))

    assert (found.limit, found.loss) == (78.5, 0)


def test_points_are_read_as_they_were_kept_and_too_few_budgets_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = tmp_path / "rows"
    rows.write_text("expert 2 mixed24 300 bench 0: 44.0 0.01\nexpert 3 mixed24 300 bench 0: 78.0 0.01\n")
    assert limit.kept_points([rows], "2") == {300: {0: 44.0}}

    monkeypatch.setattr(sys, "argv", ["limit", "--level", "2", "--rows", str(rows)])
    with pytest.raises(SystemExit):
        limit.main()

    assert "played with 1 budgets" in capsys.readouterr().err


def test_the_stored_points_have_the_means_of_the_page() -> None:
    stored = json.loads(limit.STORED.read_text())

    assert {
        level: {nodes: (len(row), round(float(np.mean(row)), 1)) for nodes, row in rows.items()}
        for level, rows in stored.items()
    } == {
        "3": {"1100": (400, 79.2), "20000": (400, 80.4), "60000": (83, 80.0), "200000": (49, 80.3)},
        "2": {"1100": (400, 44.8), "4000": (400, 45.5), "20000": (400, 45.8), "60000": (198, 45.8)},
    }
