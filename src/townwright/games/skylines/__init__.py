"""Cities: Skylines – the board game, exactly by its rules."""

from __future__ import annotations

from townwright.core.contract import Game
from townwright.games.skylines.actions import Action
from townwright.games.skylines.game import Skylines
from townwright.games.skylines.options import Options
from townwright.games.skylines.seen.view import View
from townwright.games.skylines.state import State

__all__ = ["GAME", "Action", "Options", "Skylines", "State", "View"]

GAME: Game[Options, State, Action, View] = Skylines()
