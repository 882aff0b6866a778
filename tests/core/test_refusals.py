"""A refusal is one clear sentence, whatever somebody wrote."""

from __future__ import annotations

import pickle

import pytest

from townwright.core.phrases import Phrase
from townwright.core.refusals import LONGEST, NotNow, pinned

LONG = "x" * 10_000


@pytest.mark.parametrize(
    "word", [LONG, Phrase("inner", "so '{word}'", {"word": LONG})], ids=["a word", "a phrase in it"]
)
def test_a_refusal_repeats_only_the_beginning_of_a_long_text(word: object) -> None:
    refusal = NotNow("outer", "not {word} now", word=word)

    assert len(str(refusal)) < LONGEST + 20
    assert "x…" in str(refusal)


def test_a_refusal_keeps_the_first_line_that_it_was_pinned_to() -> None:
    assert NotNow("outer", "not now").at(3).at(7).line == 3


@pytest.mark.parametrize(("own", "found"), [(None, 7), (3, 3)])
def test_a_refusal_without_a_line_is_pinned_to_the_line_that_is_read(own: int | None, found: int) -> None:
    refusal = NotNow("outer", "not now")
    with pytest.raises(NotNow) as refused, pinned(7):
        raise refusal if own is None else refusal.at(own)

    assert refused.value.line == found


def test_a_refusal_crosses_to_another_process_as_it_is() -> None:
    sent = NotNow("outer", "not {word} now", word=Phrase("inner", "so {word}", {"word": 3})).at(5)
    received = pickle.loads(pickle.dumps(sent))  # noqa: S301  made in the line itself

    assert type(received) is NotNow
    assert (str(received), received.phrase, received.line) == (str(sent), sent.phrase, 5)
