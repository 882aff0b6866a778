"""Rule 13: the author's variants and the quick start."""

from __future__ import annotations

import pytest

from tests.games.cities.towns import after, drawn, free_cells, game
from townwright.core.refusals import NotNow
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.state import State

START = f"{drawn(16, 6, 17)}; 1 16S@d4 6W@c3 17N@b2"
FREE_START = f"{drawn(16, 6, 17)}; 1 16S@p16 6W@o15 17N@n14"


def words(state: State, tile: str) -> set[str]:
    """The tourist actions offered with one way to lay the tile."""
    return {str(move).split(" ")[1] for move in GAME.legal(state, 0) if str(move).split(" ")[0] == tile}


def refused(state: State, said: str) -> str:
    with pytest.raises(NotNow) as refusal:
        after(state, said)
    return refusal.value.phrase.key


def filled(variants: str) -> State:
    """Round 13 done, every tile on the first cell, a tourist on each while there are some; the extra tile drawn."""
    state = game(START, variants=variants)
    while len(state.drawn) < 16:
        state = after(state, f"tile {state.out[0]}")
        moves = GAME.legal(state, 0)
        state = GAME.play(state, 0, next((move for move in moves if " +" in str(move)), moves[0]))
    return after(state, f"tile {state.out[0]}")


# nojump and nomove


def test_without_jumps_tourists_still_walk_also_onto_the_new_tile() -> None:
    state = game(f"{START}; tile 1; 1 1N@c4 +1; tile 13", variants="nojump")

    assert words(state, "13N@b3") == {"-", "+1", "+2", "+3", "+4", *walks_of(state)}
    assert "c4.1~b3.4" in words(state, "13N@b3")
    assert refused(state, "1 13N@b3 c4.1^1") == "cities-no-jumps"


def walks_of(state: State) -> set[str]:
    return {word for word in words(state, "13N@b3") if "~" in word}


def test_without_moves_tourists_are_only_placed() -> None:
    state = game(f"{START}; tile 1; 1 1N@c4 +1; tile 13", variants="nomove")

    assert words(state, "13N@b3") == {"-", "+1", "+2", "+3", "+4"}
    assert refused(state, "1 13N@b3 c4.1^1") == "cities-no-moves"
    assert refused(state, "1 13N@b3 c4.1~c4.2") == "cities-no-moves"


# free


def test_a_free_city_may_be_a_row_of_sixteen() -> None:
    state = game(FREE_START, variants="free")
    for number in range(13):
        state = after(state, f"tile {state.out[0]}")
        state = after(
            state, f"1 {state.hand[0]}N@{'qrstuvwxyz'[number] if number < 10 else 'a' + 'abc'[number - 10]}16 -"
        )

    assert GAME.result(state) is not None
    assert str(state.cities[0]).endswith(";-;7;ac16")


def test_a_free_city_may_have_holes_and_the_view_ends_at_them() -> None:
    state = game(FREE_START, variants="free", level=3)

    assert "p15" in free_cells(state.cities[0])
    assert refused(after(state, "tile 1"), "1 1N@d4 -") == "cities-cell-apart"


def test_the_survey_of_a_free_city_begins_on_p16() -> None:
    assert refused(game(drawn(16, 6, 17), variants="free"), "1 16S@d4 6W@c3 17N@b2") == "cities-not-home"
    assert str(GAME.legal(game(drawn(16, 6, 17), variants="free"), 0)[0]) == "16N@p16 6N@n14 17N@o15"


# onemore


def test_the_extra_tile_covers_four_fields_wherever_they_lie() -> None:
    state = filled("onemore")
    tile = state.hand[0]
    laid = {str(move).split(" ")[0] for move in GAME.legal(state, 0)}

    assert len(laid) == 1 + 49 * 4
    assert GAME.to_act(state) == (0,)
    assert next(iter(GAME.legal(state, 0))).tile is None  # type: ignore[union-attr]
    assert {f"{tile}N@b2.4", f"{tile}E@b2.1", f"{tile}S@a1.2"} <= laid
    assert refused(state, f"1 {tile}N@d2.2 -") == "cities-extra-over-edge"
    assert refused(state, f"1 {tile}N@e1.1 -") == "cities-extra-over-edge"
    assert refused(state, f"1 {tile}N@b2 -") == "cities-extra-on-field"


def test_tourists_under_the_extra_tile_return_to_the_stock_and_may_be_placed_again() -> None:
    state = filled("onemore")
    city = state.cities[0]
    tourist = next(field for field in city.tourists if field.quadrant == 1)
    over = f"{state.hand[0]}N@{tourist}"
    under = sum(each.cell == tourist.cell for each in city.tourists)

    assert city.stock == 0
    covered = after(state, f"1 {over} -").cities[0]
    assert covered.stock == under
    assert covered.stock + len(covered.tourists) == 7
    placed = [word for word in words(state, over) if word.startswith("+")]
    assert placed
    assert after(state, f"1 {over} {placed[0]}").cities[0].stock == under - 1


def test_if_the_extra_tile_is_not_laid_the_tile_of_round_13_is_the_one_just_laid() -> None:
    state = filled("onemore")
    offered = [str(move) for move in GAME.legal(state, 0) if str(move).startswith("- ")]
    jumps = [move for move in offered if "^" in move]

    assert offered[0] == "- -"
    assert jumps
    after_jump = after(state, f"1 {jumps[0]}").cities[0]
    assert any(field.cell == after_jump.tiles[-1].cell for field in after_jump.tourists)  # type: ignore[union-attr]
    assert GAME.result(after(state, "1 - -")) is not None


def test_the_extra_tile_changes_what_lies_under_it() -> None:
    state = filled("onemore")
    tile = state.hand[0]
    before = state.cities[0]
    city = after(state, f"1 {tile}N@b2.4 -").cities[0]

    letters = [city.kind(city.bit(field)) for field in city.fields(city.words[5])]
    assert "".join(letters) == state.options.tiles.face(tile).replace("/", "")
    assert city.covered == before.covered
    assert str(city).split(";")[3] == "b2.4"


# quick start


def test_a_quick_start_is_level_1_without_moves_and_the_same_layout_for_all() -> None:
    options = GAME.options({"variants": "quickstart", "seats": "3"})
    state = GAME.start(options)
    for tile in (1, 2, 3):
        state = after(state, f"tile {tile}")

    assert (options.level, options.walks, options.jumps) == (1, False, False)
    assert GAME.to_act(state) == (CHANCE,)
    assert len(GAME.legal(state, CHANCE)) == 2304
    assert {action.stream for action in GAME.legal(state, CHANCE)[:5]} == {"layout"}  # type: ignore[union-attr]
    state = GAME.play(state, CHANCE, GAME.legal(state, CHANCE)[7])
    assert len(set(state.cities)) == 1
    assert GAME.to_act(state) == (CHANCE,)


def test_a_quick_start_is_not_played_at_another_level() -> None:
    with pytest.raises(NotNow) as refusal:
        GAME.options({"variants": "quickstart", "level": "2"})

    assert str(refusal.value) == "'quickstart' goes with level 1 only, not with 2"
    assert GAME.options({"variants": "nomove quickstart"}) == GAME.options({"variants": "quickstart"})


def test_a_quick_start_shows_the_running_score_after_each_move() -> None:
    state = game(f"{drawn(16, 6, 17)}; all 16S@d4 6W@c3 17N@b2; tile 1; 1 1N@c4 +1", variants="quickstart")

    (player,) = GAME.view(state, 0).players
    assert [str(line) for line in player.lines] == ["c4.1 = 2 (attractions c4.1 c4.2: 2)"]
