"""Brickford: builders take turns laying houses, markets and wells in one town of three by three plots."""

from brickford.game import GAME

__all__ = ["GAME"]
