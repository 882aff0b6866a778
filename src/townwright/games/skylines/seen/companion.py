"""The companion for the box: bars and tiles of a table in, what ending the milestone costs and scores out.

A table is written in lines, of which only the first is needed:

    bars mon=8 pow=-1 gar=2 hap=5 pol=2 ovr=4
    layout B0 E0 A0
    open A E
    tile 1S5 Af2/0
    tile 1C2 I3 Ae3/0
    roles K3 K5
    news 2N1

Markers that are not named are 0. Only tiles have several lines. ``;`` starts a comment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.points import Because, Line, Tally
from townwright.core.records import text_lines
from townwright.core.refusals import NotNow, Unknown, Unreadable, pinned
from townwright.games.skylines.actions import Play, read
from townwright.games.skylines.box.boards import check_layout, read_layout
from townwright.games.skylines.box.cards import NEWS, ROLE
from townwright.games.skylines.box.names import TITLE_NAMES, minus, points, title
from townwright.games.skylines.options import Options, read_options
from townwright.games.skylines.records.claims import read_markers
from townwright.games.skylines.records.reader import RECORD_STEPS
from townwright.games.skylines.rules import ACTION_STEPS
from townwright.games.skylines.scoring import city_lines
from townwright.games.skylines.seen.drawing import draw
from townwright.games.skylines.seen.reasons import why_not_place
from townwright.games.skylines.state import Phase, State, Tile
from townwright.games.skylines.turn.bars import MARKERS, NUMBER, Bars
from townwright.games.skylines.turn.card_play import SeatPlays
from townwright.games.skylines.turn.milestone import (
    employment,
    employment_bill,
    final_score,
    milestone_effects,
    shortage,
    tiles_in,
    tiles_needed,
    utilities,
)
from townwright.games.skylines.turn.milestone import score as scored
from townwright.games.skylines.turn.setup import start


def score(text: str, words: Mapping[str, str], components: Sequence[str] = (), budget: Budget | None = None) -> Tally:
    """What ending the milestone brings at a table, step by step, and the score and title if it was the last."""
    state = read_table(text, words, components, budget or Budget(RECORD_STEPS))
    told: list[Phrase] = []
    ended = _end(state, told)
    final = final_score(ended) if not ended.loss else ended
    if final.loss and not ended.loss:
        told.append(lost_by(final.loss))
    elif not final.loss:
        told.append(
            Phrase(
                "skylines-score-final",
                "if it was the last milestone: {points}, {title}",
                {"points": points(final.bars.overall), "title": TITLE_NAMES[title(final.bars.overall)]},
            )
        )
    lines = tuple(city_lines(final, 0)) if not final.loss else (Line(0, "overall happiness", ended.scored),)
    facts: dict[str, object] = {
        "outcome": "lost" if final.loss else "finished",
        "why": final.loss or None,
        "bars": dict(zip(MARKERS, state.bars, strict=True)),
        "after": dict(zip(MARKERS, ended.bars, strict=True)),
        "score": None if final.loss else final.bars.overall,
        "title": None if final.loss else title(final.bars.overall),
    }
    return Tally(draw(state), lines, tuple(told), facts)


def _end(state: State, told: list[Phrase]) -> State:
    """Steps 1 to 3, each with its sentence."""
    if state.layout and state.opened:
        told.append(_districts(state))
    short, before = shortage(state.bars), state.bars.happiness
    state = utilities(state)
    told.append(
        Phrase(
            "skylines-score-utilities",
            "utilities: {short} short, happiness from {before} to {after}",
            {"short": short, "before": minus(before), "after": minus(state.bars.happiness)},
        )
    )
    if not state.loss:
        bars = state.bars
        state = milestone_effects(state)
        if state.bars != bars:
            told.append(Phrase("skylines-score-effects", "effects: now {bars}", {"bars": state.bars}))
    if not state.loss:
        gained = state.bars.happiness
        state = scored(state)
        args = {"gained": minus(gained), "overall": minus(state.bars.overall)}
        told.append(Phrase("skylines-score-happiness", "{gained} for happiness, overall {overall}", args))
    if not state.loss:
        bill, money = employment_bill(state), state.bars.money
        state = employment(state)
        told.append(
            Phrase(
                "skylines-score-bill",
                "employment: {bill} to pay out of {money:coin|coins}",
                {"bill": bill, "money": money},
            )
        )
    if state.loss:
        told.append(lost_by(state.loss))
    return state


def lost_by(why: str) -> Phrase:
    """The remark that the game is lost, and by what."""
    if why == "money":
        return Phrase("skylines-lost-money", "the game is lost: a bill cannot be paid")
    return Phrase("skylines-lost-happiness", "the game is lost: the people are too unhappy")


def _districts(state: State) -> Phrase:
    needed = tiles_needed(state)
    lacking = sum(tiles_in(state, district) < needed for district in state.districts)
    if lacking:
        args = {"number": lacking, "all": len(state.districts), "needed": needed}
        return Phrase(
            "skylines-districts-lacking",
            "in {number} of {all} districts there is too little yet; each needs {needed:tile|tiles}",
            args,
        )
    return Phrase("skylines-districts-ready", "every district has the tiles that it needs")


def read_table(text: str, words: Mapping[str, str], components: Sequence[str], budget: Budget) -> State:
    """The table that a text describes."""
    lines = text_lines(text, ";")
    if not lines or not lines[0].text.startswith("bars"):
        raise Unreadable("skylines-table-bars", "a table opens with its bars: 'bars mon=8 hap=5 …'").at(
            lines[0].number if lines else 1
        )
    state = replace(start(read_options(words, components)), phase=Phase.TURN, layout="", tiles=())
    said: set[str] = set()
    for line in lines:
        word, *rest = line.text.split(maxsplit=1)
        with pinned(line.number):
            budget.spend(ACTION_STEPS + len(state.tiles))
            state = _reader(word, said)(state, "".join(rest))
        said.add(word)
    return state


def _reader(word: str, said: set[str]) -> Callable[[State, str], State]:
    """What reads a line that opens so. Later lines rest on earlier ones, so that none but tiles is said again."""
    if word not in READERS:
        raise Unreadable("skylines-table-word", "'{word}' opens no line of a table", word=word)
    if word in said and word != "tile":
        raise Unreadable("skylines-table-twice", "a table has only one line '{word}'", word=word)
    return READERS[word]


def _bars(state: State, text: str) -> State:
    claimed = read_markers(text)
    for marker, value in claimed.items():
        bar = state.box.scale[NUMBER[marker]]
        if value < bar.lowest or (bar.highest is not None and value > bar.highest):
            raise NotNow("skylines-table-off-bar", "'{word}' is off the bar", word=f"{marker}={value}")
    bars = Bars._make(claimed.get(marker, 0) for marker in MARKERS)
    scored = (Because("so far", bars.overall),) if bars.overall else ()
    return replace(state, bars=bars, scored=scored)


def _layout(state: State, text: str) -> State:
    layout = read_layout(text)
    check_layout(layout, state.box.boards)
    return replace(state, layout=str(layout))


def _open(state: State, text: str) -> State:
    opened = tuple(text.split())
    if not state.layout or not opened or len(set(opened)) < len(opened) or not set(opened) <= set(state.ground.squares):
        raise NotNow("skylines-table-open", "'{text}' are no boards of the layout", text=text)
    return replace(state, opened=opened)


def _tile(state: State, text: str) -> State:
    action = read(f"play {text}")
    if not isinstance(action, Play) or not state.opened:
        raise NotNow("skylines-table-tile", "tiles lie on open boards: 'layout' and 'open' come first")
    card = state.box.cards.get(action.card)
    if card is None or not card.has_tile or any(tile.card == action.card for tile in state.tiles):
        raise Unknown("skylines-table-card", "{card} is no card whose tile could be laid", card=action.card)
    if card.is_zone != (action.shape is not None) or (action.shape and action.shape not in state.tiles_left(card.kind)):
        raise NotNow("skylines-table-shape", "a tile that is left is named for zones, and only for them")
    shape = action.shape or card.shape
    mask = why_not_place(SeatPlays(state, 0, Budget(0)), shape, action.place.cell, action.place.code, utility=False)
    if isinstance(mask, Phrase):
        raise NotNow("skylines-refused", "cannot {action}: {why}", action=str(action), why=mask)
    return replace(state, tiles=(*state.tiles, Tile(card.id, shape, mask)))


def _cards_of(state: State, text: str, kind: str) -> tuple[str, ...]:
    cards, known = tuple(text.split()), state.box.of_kind(kind)
    for word in cards:
        if word not in known:
            raise Unknown("skylines-table-unknown", "'{word}' is no such card of the set", word=word)
    return cards


def _roles(state: State, text: str) -> State:
    roles = _cards_of(state, text, ROLE)
    options: Options = state.options
    if not 1 <= len(roles) <= options.seats or len(set(roles)) < len(roles):
        raise NotNow(
            "skylines-table-roles",
            "each seat has a role of its own: name at most {seats}, none twice",
            seats=options.seats,
        )
    return replace(state, roles=roles)


def _news(state: State, text: str) -> State:
    cards = _cards_of(state, text, NEWS)
    if len(cards) != 1:
        raise NotNow("skylines-table-news", "one piece of news is in force, or none")
    return replace(state, news=cards[0])


READERS: dict[str, Callable[[State, str], State]] = {
    "bars": _bars,
    "layout": _layout,
    "open": _open,
    "tile": _tile,
    "roles": _roles,
    "news": _news,
}
