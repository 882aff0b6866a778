from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from townwright.core.refusals import NotNow
from townwright.server.store.display_names import LARGEST, LONGEST, checked, skeleton


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("O’Neil-Smith_2", "O’Neil-Smith_2"),
        ("Robert Jr.", "Robert Jr."),
        ("Ада", "Ада"),
        ("ＡＤＡ", "ＡＤＡ"),
        ("राम", "राम"),
        ("あだ・らぶれす".replace("・", " "), "あだ らぶれす"),
        ("عادة", "عادة"),
        ("Nguyễn Văn Ả", "Nguyễn Văn Ả"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_of_any_script_is_shown_in_its_composed_form(name: str, shown: str) -> None:
    assert checked(name) == shown


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "store-name-empty"),
        ("   ", "store-name-empty"),
        ("\ud800", "store-name-empty"),
        ("a\u202eb", "store-name-letter"),
        ("a\u200bb", "store-name-letter"),
        ("a\u200db", "store-name-letter"),
        ("a\x00b", "store-name-letter"),
        ("a<b>", "store-name-letter"),
        ("=cmd", "store-name-letter"),
        ("a/b", "store-name-letter"),
        ("😀 Ada", "store-name-letter"),
        ("\U000e0041da", "store-name-letter"),
        ("-Ada", "store-name-ends"),
        ("Ada-", "store-name-ends"),
        ("1234", "store-name-ends"),
        ("A--da", "store-name-gaps"),
        ("A _da", "store-name-gaps"),
        ("x" * (LONGEST + 1), "store-name-long"),
        ("字" * LONGEST + "字" * 9, "store-name-long"),
        ("a" + "\u0336" * 3, "store-name-long"),
        ("Z" + "\u0489" * 40, "store-name-letter"),
        ("Admin", "store-name-reserved"),
        ("АDM1N", "store-name-reserved"),
        ("Tоwn wright", "store-name-reserved"),
    ],
)
def test_a_name_that_could_deceive_or_overflow_is_refused(name: str, key: str) -> None:
    with pytest.raises(NotNow) as refused:
        checked(name)

    assert refused.value.phrase.key == key
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    "alike",
    [
        ("Ada", "ADA", "ada", "a.d-a", "Аda", "Adа", "ＡＤＡ", "Àdä", "𝐀𝐝𝐚"),
        ("Bill", "B1ll", "BiIl", "bi|l".replace("|", "l"), "Вill"),
        ("Straße", "STRASSE", "strasse"),
        ("Modem", "Modern"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(alike: tuple[str, ...]) -> None:
    assert len({skeleton(name) for name in alike}) == 1


def test_names_that_differ_have_different_skeletons() -> None:
    names = ["Ada", "Adam", "Eva", "राम", "रमा", "Ада Б", "Bob", "あだ", "あた", "Ada 2", "Ada 3"]

    assert len({skeleton(name) for name in names}) == len(names)


@given(st.text(max_size=60))
def test_every_text_is_a_name_or_refused(text: str) -> None:
    try:
        shown = checked(text)
    except NotNow:
        return
    assert checked(shown) == shown == unicodedata.normalize("NFC", shown)
    assert skeleton(shown)
    assert len(shown.encode()) <= LARGEST
