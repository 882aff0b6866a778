"""Reading the lines of a record, good and bad."""

from __future__ import annotations

import pickle

import pytest

from townwright.core.records import LARGEST, Record, TextLine, deal_marks, decode, text_lines, write_deal_marks
from townwright.core.refusals import Refusal, Unreadable


def test_comments_and_empty_lines_say_nothing_but_count() -> None:
    text = "cities 1\n\n# a remark\nlevel 3   # the highest\r\n"

    assert text_lines(text) == (TextLine(1, "cities 1"), TextLine(4, "level 3"))


def test_a_text_that_is_too_large_is_refused_where_it_goes_too_far() -> None:
    data = b"12345678\n" * (LARGEST // 9 + 1000)

    with pytest.raises(Unreadable, match="read at most") as refused:
        decode(data)

    assert refused.value.line == LARGEST // 9 + 1


def test_bytes_that_are_no_text_are_refused_at_their_line() -> None:
    with pytest.raises(Unreadable, match="UTF-8") as refused:
        decode(b"cities 1\ntiles \xff\n")

    assert refused.value.line == 2


def test_a_byte_order_mark_is_passed_over() -> None:
    assert decode(b"\xef\xbb\xbfcities 1") == "cities 1"


def test_the_dealers_marks_read_back() -> None:
    record: Record[None, None] = Record("cities", 1, None, ("Ada",), commitment="ab" * 32, seed="cd" * 32)

    assert deal_marks("\n".join(write_deal_marks(record))) == {"commitment": "ab" * 32, "seed": "cd" * 32}


def test_a_refusal_crosses_into_another_process_as_it_is() -> None:
    refusal = pickle.loads(pickle.dumps(Unreadable("some-key", "{what} is wrong", what="it").at(3)))  # noqa: S301  our own

    assert (type(refusal), str(refusal), refusal.line) == (Unreadable, "it is wrong", 3)


def test_a_refusal_keeps_the_first_line_it_was_pinned_to() -> None:
    refusal = Refusal("some-key", "{what} is wrong", what="it").at(3).at(7)

    assert (str(refusal), refusal.line, refusal.code) == ("it is wrong", 3, "refused")
