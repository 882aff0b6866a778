"""Puzzles of Greentown: the tour that pays most."""

from townwright.study.puzzles.greentown.maker import MAKER as MAKER
