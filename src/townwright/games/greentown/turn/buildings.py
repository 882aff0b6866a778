"""Putting up a building, and moving the tree that stood there (rule 7.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.refusals import NotNow
from townwright.games.greentown.actions import Erect
from townwright.games.greentown.box.pieces import BUILDINGS, CATEGORY, TREE, Piece
from townwright.games.greentown.state import State


def erections(state: State, budget: Budget) -> Iterator[Erect]:
    """Every building that can be put up: by category, then on vacant tiles, then where a tree must move."""
    vacant, trees = state.network.vacant, state.network.trees
    for category, left in zip(BUILDINGS, state.player.hand, strict=True):
        if left:
            budget.spend(len(vacant))
            for place in vacant:
                yield Erect(category, place)
            for place in trees:
                budget.spend(len(vacant))
                for tree_to in vacant:
                    yield Erect(category, place, tree_to)


def erect(state: State, action: Erect) -> State:
    """The position with the building in its place."""
    check_erect(state, action)
    seat, player = state.seat, state.player
    network = state.network.placed(action.place, Piece(action.category, seat))
    if action.tree_to is not None:
        network = network.placed(action.tree_to, TREE)
    hand = tuple(left - (category == action.category) for category, left in zip(BUILDINGS, player.hand, strict=True))
    state = replace(state, network=network).with_player(seat, replace(player, hand=hand))
    if not any(hand):
        # Rule 9: the last building from the stock triggers the end.
        state = replace(state, ending=state.ending or "buildings")
    return state


def check_erect(state: State, action: Erect) -> None:
    """Refuses a building that cannot stand there."""
    if not state.player.hand[BUILDINGS.index(action.category)]:
        raise NotNow(
            "greentown-none-left", "no building of {category} is left in the stock", category=CATEGORY[action.category]
        )
    tile = state.network.tiles.get(action.place)
    if tile is None:
        raise NotNow("greentown-no-site", "{hex} has no tile to build on", hex=str(action.place))
    if tile.piece not in (None, TREE):
        raise NotNow(
            "greentown-site-taken",
            "{hex} carries {piece}, which is never replaced",
            hex=str(action.place),
            piece=str(tile.piece),
        )
    if tile.piece is None and action.tree_to is not None:
        raise NotNow("greentown-no-tree", "{hex} has no tree that could move", hex=str(action.place))
    if tile.piece == TREE:
        target = None if action.tree_to is None else state.network.tiles.get(action.tree_to)
        if target is None or not target.vacant:
            raise NotNow("greentown-tree-place", "the tree of {hex} must move to a vacant tile", hex=str(action.place))
