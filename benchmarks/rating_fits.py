"""Ratings of programs and what points are worth, from games that all of them played on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from townwright.study.ratings.rating import SPREAD

Numbers = NDArray[np.float64]
NORMAL = NormalDist()
BOUNDS = (0.5, 1.8)
"""Between these shares of the median the spread of points changes with their number, as a straight line tells."""
FINISHERS = 0.6
"""Programs that finish so many of their games are rated by points, the others by how many they finish."""


@dataclass
class Fit:
    """What was found for one kind."""

    programs: dict[str, tuple[float, float]]
    """The rating of each program with its standard error."""
    scales: list[dict[str, Any]]
    finishing: float | None = None


def fit_alone(names: Sequence[str], points: Numbers, finished: NDArray[np.bool_]) -> Fit:
    """Rate programs (rows) that built for themselves on the same deals (columns)."""
    share = finished.mean(axis=1)
    strong = share >= FINISHERS
    shown = np.where(finished, points, np.nan)[strong]
    usual = np.nanmean(shown, axis=1)
    order = np.argsort(usual)
    shown, usual = shown[order], usual[order]
    middles = (usual[1:] + usual[:-1]) / 2
    spreads = np.nanstd(np.diff(shown, axis=0), axis=1, ddof=1) / sqrt(2)
    slope, level = np.polyfit(middles, spreads, 1) if len(middles) > 4 else (0.0, float(spreads.mean()))
    knots = np.linspace(np.nanmin(shown), np.nanmax(shown), 13)
    usual_spread = float(np.median(spreads))
    local = np.clip(level + slope * knots, BOUNDS[0] * usual_spread, BOUNDS[1] * usual_spread)
    worth = np.concatenate(([0.0], np.cumsum(np.diff(knots) * (1 / local[1:] + 1 / local[:-1]) / 2))) * SPREAD
    value = np.interp(shown, knots, worth)
    residual, deal = two_ways(value)
    value, worth, deal = value * SPREAD / residual, worth * SPREAD / residual, deal * SPREAD / residual
    rated = dict(zip([name for name, good in zip(names, strong, strict=True) if good], [0.0] * len(usual), strict=True))
    placed = [np.flatnonzero(strong)[at] for at in order]
    for row, at in enumerate(placed):
        rated[names[at]] = float(np.nanmean(value[row]))
    finishing = None if finished.all() else threshold([rated[names[at]] for at in placed], share[placed])
    games = points.shape[1]
    for at, name in enumerate(names):
        if not strong[at] and finishing is not None:
            rated[name] = finishing + SPREAD * NORMAL.inv_cdf((finished[at].sum() + 0.5) / (games + 1))
    zero = rated["random"]
    error = SPREAD / sqrt(games)
    scale = {
        "points": [round(float(each), 2) for each in knots],
        "ratings": [round(float(each - zero), 1) for each in worth],
        "spread": SPREAD,
        "deal": round(float(deal), 1),
    }
    return Fit(
        {name: (rated[name] - zero, error) for name in names},
        [scale],
        None if finishing is None else round(finishing - zero, 1),
    )


def step(share: float) -> float:
    """How many rating points apart two are of whom one wins such a share."""
    return sqrt(2) * SPREAD * NORMAL.inv_cdf(share)


def threshold(ratings: Sequence[float], shares: Sequence[float]) -> float:
    """The rating with which half of all games are finished, from programs that finish some but not all."""
    found = [
        rating - SPREAD * NORMAL.inv_cdf(share)
        for rating, share in zip(ratings, shares, strict=True)
        if 0.02 < share < 0.98
    ]
    return float(np.mean(found)) if found else min(ratings) - 2 * SPREAD


def two_ways(value: Numbers) -> tuple[float, float]:
    """The spread around program and deal, and the spread of deals; lost games are missing."""
    rows, columns = np.nanmean(value, axis=1, keepdims=True), np.nanmean(value, axis=0, keepdims=True)
    rest = value - rows - columns + np.nanmean(value)
    count = np.isfinite(value).sum()
    free = count - value.shape[0] - value.shape[1] + 1
    residual = float(np.nansum(rest**2) / free)
    deals = float(np.nanvar(np.nanmean(value - rows, axis=0), ddof=1)) - residual / value.shape[0]
    return sqrt(residual), sqrt(max(0.0, deals))


def fit_ladder(names: Sequence[str], won: Sequence[tuple[int, int]], ahead: Numbers) -> Fit:
    """Rate programs by how often each won against the one before; ``ahead[program - 1, deal]`` are its points ahead.

    What a point is worth is the same for all: the spread of points ahead makes it, so that who is ahead by as much on
    the average wins as often as the distance says.
    """
    steps = np.array([step(share / games) for share, games in won])
    ratings = np.concatenate(([0.0], np.cumsum(steps)))
    spread = sqrt(2) * SPREAD
    worth = spread / sqrt(float(ahead.var(axis=1, ddof=1).mean()))
    errors = [sqrt(2) * SPREAD * 1.3 / sqrt(2 * games) for _, games in won]
    scales = [
        {
            "against": name,
            "points": [-20, 20],
            "ratings": [round(float(rating - 20 * worth), 1), round(float(rating + 20 * worth), 1)],
            "spread": round(spread, 1),
            "deal": 0.0,
        }
        for name, rating in zip(names, ratings, strict=True)
    ]
    programs = {
        name: (float(rating), error) for name, rating, error in zip(names, ratings, [errors[0], *errors], strict=True)
    }
    return Fit(programs, scales)
