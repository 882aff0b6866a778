"""Greentown (Günter Cornett, Michael Uhlemann, 2006): a shared town of streets, and tours that please visitors."""

from __future__ import annotations

from townwright.core.contract import Game
from townwright.games.greentown.actions import Action
from townwright.games.greentown.game import Greentown
from townwright.games.greentown.options import Options
from townwright.games.greentown.seen.view import View
from townwright.games.greentown.state import State

__all__ = ["GAME", "Action", "Greentown", "Options", "State", "View"]

GAME: Game[Options, State, Action, View] = Greentown()
