"""The component set against the box, and files of an owner's own with what is wrong in them."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from tests.games.skylines.towns import DRAFT, own_box
from townwright.core.refusals import NotNow, Refusal, Unknown, Unreadable, Untrue
from townwright.games.skylines import GAME
from townwright.games.skylines.box.components import HAND_SIZES, unusual
from townwright.games.skylines.box.loader import FOLDER, find_set, load, own_set, own_sets
from townwright.texts import translate

TEXT = (FOLDER / "townwright-draft-1.txt").read_text("utf-8")


def test_the_set_has_what_the_box_has() -> None:
    kinds = Counter(card.kind.split(":")[0] for card in DRAFT.cards.values())

    assert kinds == {"R": 24, "C": 12, "I": 12, "svc": 18, "util": 9, "uniq": 10, "role": 10, "policy": 10, "news": 10}
    assert {zone: sum(shapes.values()) for zone, shapes in DRAFT.tiles.items()} == {"R": 24, "C": 12, "I": 12}
    assert {board.letter: board.price for board in DRAFT.boards.values()} == {
        "A": 2,
        "B": 4,
        "C": 3,
        "D": 3,
        "E": 5,
        "F": 4,
    }
    assert unusual(DRAFT) == ()


def test_zone_tiles_have_the_squares_of_the_page() -> None:
    squares = {
        zone: sum(DRAFT.shapes[shape].size * number for shape, number in shapes.items())
        for zone, shapes in DRAFT.tiles.items()
    }

    assert squares == {"R": 93, "C": 44, "I": 58}


@pytest.mark.parametrize(("stage", "all_modules"), [(1, 25), (2, 40), (3, 40)])
def test_piles_hold_the_modules_of_their_stage(stage: int, all_modules: int) -> None:
    assert len(DRAFT.stage(stage, ())) == 25
    assert len(DRAFT.stage(stage, ("unique", "roles", "policies", "news"))) == all_modules


def test_every_shape_is_as_large_as_its_name_says() -> None:
    assert all(shape.size == int(name[1:]) for name, shape in DRAFT.shapes.items())


def test_annotations_are_no_part_of_a_name() -> None:
    assert DRAFT.cards["1S1"].name == "Medical clinic"
    assert DRAFT.cards["2Q1"].name == "Opera house"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Mine", "Mine"),
        ("Mine [p. 7]", "Mine"),
        ("Mine [a] [b]", "Mine [a]"),
        ("Mine [a [b]", "Mine"),
        ("Mine]", "Mine]"),
        ("[" * 100, "[" * 100),
    ],
)
def test_only_the_last_annotation_is_cut_off(written: str, name: str) -> None:
    assert own_box(news=f"2N1 | now: cri+1 | {written}").cards["2N1"].name == name


def test_opera_house_and_posh_mall_are_the_only_buildings_that_act_once() -> None:
    once = [
        card.name for card in DRAFT.cards.values() if card.kind == "uniq" and str(card.effects[0]).startswith("now")
    ]

    assert once == ["Opera house", "Posh mall"]


def test_hands_are_dealt_by_the_number_of_players() -> None:
    assert HAND_SIZES == {1: 7, 2: 5, 3: 4, 4: 3}


DAMAGES = [
    ("skylines components townwright-draft-1", "skylines components Bad Name", "a component file opens with"),
    ("[shapes]", "[forms]", "'\\[forms\\]' is no section"),
    ("[news]", "[roles]", "'\\[roles\\]' is no section, or comes twice"),
    ("[bars]", "stray\n[bars]", "'stray' stands before any section"),
    ("lab | -5 | 5", "lab | -5", "has 2 columns instead of 3"),
    ("lab | -5 | 5", "lab | low | 5", "'low' is no number"),
    ("lab | -5 | 5", "job | -5 | 5", "'job' is no bar"),
    ("lab | -5 | 5", "lab | 1 | 5", "the bar 'lab' does not hold 0"),
    ("D2 | ##", "D2 | #.#", "'#.#' is no connected shape"),
    ("D2 | ##", "D2 | #########", "'#########' is no connected shape"),
    ("D2 | ##", "d2 | ##", "'d2' is no new name"),
    ("R | L3*4", "R | L9*4", "'L9\\*4' is no shape and number"),
    ("R | L3*4", "R | L3*-4", "'L3\\*-4' is no shape and number"),
    ("R | L3*4", "X | L3*4", "'X' is no zone"),
    ("A | 2", "AA | 2", "'AA' is no new letter"),
    ("A | 2", "A | -2", "a price below 0"),
    ("...#...~", "...#...", "row 6 of board A is '...#...'"),
    ("1U1 | util:pow | I3", "1U1 | util:oil | I3", "'util:oil' is no kind"),
    ("1U1 | util:pow | I3", "1U1 | util:pow | I9", "there is no shape 'I9'"),
    ("1U1 | util:pow | I3", "4U1 | util:pow | I3", "'4U1' is no id"),
    ("1U2 | util:wat", "1U1 | util:wat", "the card 1U1 comes twice"),
    ("mon-3 pow+3 ", "mon-3 oil+3 ", "'oil' in 'mon-3 oil\\+3' is not understood"),
    ("1R1 | R | * | wat-1 lab+1", "1R1 | R | L3 | wat-1 lab+1", "a zone takes any tile"),
    ("1R1 | R | * | wat-1 lab+1", "1R1 | R | * | mon-1 lab+1", "the zone 1R1 costs money"),
    ("| use(med)  | mon+1       |", "| use(zoo)  | mon+1       |", "'zoo' in 'use\\(zoo\\)'"),
    ("| use(med)  | mon+1       |", "| same  | mon+1       |", "'same' in 'same' belongs to unique buildings only"),
    ("now: hap+4 ", "nov: hap+4 ", "'nov' in 'nov: hap\\+4'"),
    ("K1  | price svc -1", "K1  | now: mon+1", "'now: mon\\+1' does not belong on this kind of card"),
    ("now: gar+3 ", "build R: gar+3 ", "does not belong on this kind of card"),
    ("mute bus ", "provide bus city ", "does not belong on this kind of card"),
    ("2N4 |", "1N4 |", "'1N4' is no id of a card in \\[news\\]"),
    ("s2    | A2 B1/C3 D2", "s2    | A2 B1/C3 D1", "water meets land"),
]


@pytest.mark.parametrize(("old", "new", "says"), DAMAGES)
def test_a_bad_file_is_refused_at_its_line(old: str, new: str, says: str) -> None:
    damaged = TEXT.replace(old, new, 1)
    changed = next(
        number
        for number, (mine, other) in enumerate(zip(damaged.split("\n"), TEXT.split("\n"), strict=False), start=1)
        if mine != other
    )

    with pytest.raises(Refusal, match=says) as refused:
        GAME.check_components(damaged)

    assert refused.value.line == changed


def test_a_missing_section_is_named() -> None:
    with pytest.raises(Unreadable, match="the section \\[layouts\\] is missing"):
        load(TEXT[: TEXT.index("[layouts]")])


def test_a_set_with_too_few_cards_for_four_players_is_refused() -> None:
    first = TEXT.split("\n").index("[cards]")
    few = "\n".join(line for n, line in enumerate(TEXT.split("\n")) if n < first or not line.startswith(("1R", "1S")))

    with pytest.raises(Unreadable, match="11 construction cards of stage I, but four players are dealt 12") as refused:
        load(few)
    assert refused.value.line == first + 1


def renamed(text: str) -> str:
    """The same set under a name of one's own."""
    return text.replace("skylines components townwright-draft-1", "skylines components my-box", 1)


def test_what_is_unusual_is_remarked() -> None:
    dear = renamed(TEXT.replace("A | 2", "A | 7", 1))
    fewer = own_box(news="2N1 | now: cri+1 | Mine")

    assert [str(remark) for remark in GAME.check_components(dear)] == [
        "board A costs 7; at most 5 lets every capital open it first"
    ]
    assert [str(remark) for remark in unusual(fewer)] == ["news: the set has 1, the box 10"]
    assert [translate(remark, "de") for remark in unusual(fewer)] == [
        "Nachrichten: der Materialsatz hat 1, die Schachtel 10"
    ]


def test_every_count_of_the_box_is_remarked_in_both_languages() -> None:
    boards = TEXT[TEXT.index("[boards]") : TEXT.index("[cards]")].removeprefix("[boards]\n")
    cards = [line for line in TEXT[TEXT.index("[cards]") : TEXT.index("[unique]")].split("\n") if line[:1] in "123"]
    few = own_box(
        tiles="R | L3*1\nC | L3*1\nI | L3*1",
        boards=boards[: boards.index("B | ")],
        cards="\n".join(line for line in cards if line.startswith(("1R", "1S", "1C"))),
        unique="",
        roles="",
        policies="",
        news="",
        layouts="",
    )

    told = unusual(few)

    assert [str(remark).split(":")[0] for remark in told] == [
        *(f"construction cards of stage {stage}" for stage in (1, 2, 3)),
        "unique buildings",
        "roles",
        "policies",
        "news",
        "services",
        "utilities",
        "residential tiles",
        "commercial tiles",
        "industrial tiles",
        "boards",
    ]
    assert [translate(remark, "de").split(":")[0] for remark in told] == [
        *(f"Baukarten der Stufe {stage}" for stage in (1, 2, 3)),
        "Wahrzeichen",
        "Rollen",
        "Verordnungen",
        "Nachrichten",
        "Dienste",
        "Versorgungswerke",
        "Plättchen (Wohngebiet)",
        "Plättchen (Gewerbegebiet)",
        "Plättchen (Industriegebiet)",
        "Spielpläne",
    ]


def test_an_own_file_takes_what_it_leaves_out_from_a_set() -> None:
    box = own_box(news="2N1 | now: cri+1 | Mine")

    assert box.name == "own-test"
    assert box.of_kind("news") == ("2N1",)
    assert len(box.construction) == 75
    assert GAME.is_components(box.source)
    with pytest.raises(Unknown, match="there is no set 'other'"):
        load("skylines components mine\nfrom other\n")


def test_a_name_of_townwrights_means_the_same_to_everybody() -> None:
    other = TEXT.replace("A | 2", "A | 1", 1)

    with pytest.raises(Untrue, match="townwright-draft-1 is Townwright's own set") as refused:
        find_set("townwright-draft-1", [other])

    assert refused.value.line == TEXT.split("\n").index("skylines components townwright-draft-1") + 1
    assert find_set("my-box", [renamed(other)]).boards["A"].price == 1


@pytest.mark.parametrize(
    "text", [TEXT, f"; my copy\n{TEXT}", "skylines components townwright-draft-1\nfrom townwright-draft-1\n"]
)
def test_a_copy_of_townwrights_set_is_that_set(text: str) -> None:
    assert find_set("townwright-draft-1", [text]) is DRAFT


THREE_ROLES = "K1 | price svc -1 | One\nK2 | price svc -1 | Two\nK3 | price svc -1 | Three"


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ({"seats": "1"}, True),
        ({"seats": "2"}, False),
        ({"seats": "2", "modules": "unique"}, True),
        ({"seats": "3", "role_choice": "one"}, True),
        ({"seats": "4", "role_choice": "one"}, False),
    ],
)
def test_a_table_needs_roles_for_every_seat(words: dict[str, str], fits: bool) -> None:
    mine = own_box(roles=THREE_ROLES)
    wanted = {"scenario": "2", "set": mine.name, **words}

    if fits:
        assert GAME.options(wanted, [mine.source]).seats == int(words["seats"])
    else:
        with pytest.raises(NotNow, match="4 roles are drawn at this table, but the set own-test has 3"):
            GAME.options(wanted, [mine.source])


def test_a_record_needs_roles_for_every_seat_too() -> None:
    mine = own_box(roles=THREE_ROLES)
    record = (
        '[Game "skylines"]\n[Set "own-test"]\n[Layout "B0 E0 A0"]\n[Players "2"]\n[Capital "12"]\n[Modules "roles"]\n'
    )

    with pytest.raises(NotNow, match="4 roles are drawn") as refused:
        GAME.replay(record, [mine.source])

    assert refused.value.line == 6


def test_a_scenario_needs_the_cards_of_its_modules() -> None:
    mine = own_box(news="")

    with pytest.raises(NotNow, match="the set own-test has no cards for 'news'"):
        GAME.options({"scenario": "4", "set": mine.name}, [mine.source])


def test_a_record_draws_no_more_boards_than_there_are() -> None:
    boards = TEXT[TEXT.index("[boards]") : TEXT.index("[cards]")].removeprefix("[boards]\n")
    mine = own_box(boards=boards[: boards.index("D | ")], layouts="intro | A0")
    tags = {"Game": "skylines", "Set": mine.name, "Layout": "?", "Players": "2", "Capital": "12", "Modules": "-"}

    def record(number: str) -> str:
        return "".join(f'[{key} "{value}"]\n' for key, value in {**tags, "Boards": number}.items())

    assert GAME.replay(record("3"), [mine.source]).record.options.boards == 3
    with pytest.raises(NotNow, match="the set has only 3 boards") as refused:
        GAME.replay(record("4"), [mine.source])
    assert refused.value.line == 7


def test_an_alternative_in_a_condition_is_no_column() -> None:
    box = own_box(news="2N1 | now if lab<0|pol>2: cri+1 | Mine")

    assert str(box.cards["2N1"].effects[0]) == "now if lab<0|pol>2: cri+1"


def test_a_set_travels_to_another_process_as_its_text() -> None:
    state = GAME.start(GAME.options({}))

    sent = pickle.dumps(state)

    assert pickle.loads(sent) == state  # noqa: S301  our own bytes
    assert pickle.loads(sent).box is DRAFT  # noqa: S301
    assert len(sent) < 20_000


def test_sets_are_found_by_name() -> None:
    mine = own_box(news="2N1 | now: cri+1 | Mine")

    assert own_sets()[0] == "townwright-draft-1"
    assert find_set("own-test", [mine.source]) == mine
    assert own_set("townwright-draft-1") is DRAFT
    assert GAME.options({"set": "own-test"}, [mine.source]).box == mine
    assert not GAME.is_components("[Game]")
