"""What can be shown in games: it follows from the record, and there are words for all of it."""

from __future__ import annotations

from tests.conformance.cases import every_case, every_game, played
from tests.test_texts import messages
from townwright.core.abilities.achievements import HasAchievements, achieved, achievement_names
from townwright.core.contract import AnyGame
from townwright.core.records import Replay


@every_case
def test_what_was_shown_follows_from_the_record_and_from_nothing_before_the_end(number: int) -> None:
    case = played(number)
    game, replay = case.game, case.game.replay(case.game.write(case.record))

    for seat in range(case.record.options.seats):
        shown = achieved(game, Replay(case.record, case.last), seat)
        assert shown == achieved(game, replay, seat)
        assert shown == tuple(name for name in achievement_names(game) if name in shown)
        assert achieved(game, Replay(case.record, case.states[-2]), seat) == ()


@every_game
def test_all_that_can_be_shown_has_a_name_and_a_reason_in_both_languages(game: AnyGame) -> None:
    if not isinstance(game, HasAchievements):
        return
    assert 6 <= len(game.achievement_names) <= 10
    for language in ("en", "de"):
        keys = {f"achievement-{game.name}-{name}{end}" for name in game.achievement_names for end in ("", "-why")}
        assert keys == {key for key in messages(language) if key.startswith(f"achievement-{game.name}-")}
