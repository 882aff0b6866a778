"""Puzzles of Skylines: the last card before the last milestone ends."""

from townwright.study.puzzles.skylines.maker import MAKER as MAKER
