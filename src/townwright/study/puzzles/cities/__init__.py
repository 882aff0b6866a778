"""Puzzles of Cities: the last rounds, with the tiles to come known."""

from townwright.study.puzzles.cities.maker import MAKER as MAKER
