"""Bots without compiled code, for the processes in which a server of the tests lets them think."""

from __future__ import annotations

import os

from townwright.core.refusals import Refusal
from townwright.server.bots.quick_answers import quick_move
from townwright.server.bots.worker_main import BotInput, BotMove
from townwright.speed.runtime.modes import PLAIN_ONLY


def plain_move(asked: BotInput) -> BotMove | Refusal:
    """Return what a bot does by the plain rules: to load compiled code would take longer than its few nodes do."""
    os.environ[PLAIN_ONLY] = "1"
    return quick_move(asked)
