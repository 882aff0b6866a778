"""Cities by Martyn F: everyone builds their own city from the same tiles and leads tourists through it."""

from __future__ import annotations

from townwright.core.contract import Game
from townwright.games.cities.actions import Action
from townwright.games.cities.game import Cities
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import State

__all__ = ["GAME", "Action", "Cities", "Options", "State", "View"]

GAME: Game[Options, State, Action, View] = Cities()
