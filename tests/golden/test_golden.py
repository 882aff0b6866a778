"""Every finished game comes out as it did when it was new, for ever: points, events, and the position after each turn.

A sample is played again here; ``python3 dev soak golden`` plays all of them.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.golden import corpus, damaging
from tests.golden.cases import Fault, cases_of
from tests.golden.checking import check
from tests.golden.corpus import File, Golden
from tests.golden.making import files
from tests.golden.variants import RECORDS
from townwright.core import registry

INDEX = corpus.index()
STEP = 31
"""One record in so many is in the sample: no divisor of ten, so that it has all kinds of players."""
PARTS = 2
"""Of the sample of each file, so that it can be shared among processes."""

every_file = pytest.mark.parametrize("file", INDEX, ids=str)
every_game = pytest.mark.parametrize("name", registry.names())


def records_of(name: str) -> list[Golden]:
    """All records of a game by its rules of today."""
    rules = registry.find(name).rules
    return [golden for file in INDEX if (file.game, file.rules) == (name, rules) for golden in corpus.read(file.path)]


@pytest.mark.parametrize("part", range(PARTS))
@every_file
def test_a_sample_of_all_finished_games_comes_out_as_it_did(file: File, part: int) -> None:
    sample = corpus.read(file.path)[::STEP][part::PARTS]

    assert [str(different) for golden in sample if (different := check(file, golden))] == []


# The corpus


@every_file
def test_a_file_is_never_changed(file: File) -> None:
    data, listed = file.path.read_bytes(), INDEX[file]

    assert (hashlib.sha256(data).hexdigest(), len(corpus.read(file.path))) == (listed.sha256, listed.records)


def test_all_rules_versions_and_component_sets_have_their_file_and_no_other_lies_there() -> None:
    assert {*files()} <= {*INDEX}
    assert {path.name for path in corpus.FOLDER.glob("*.xz")} == {file.path.name for file in INDEX}
    for name in registry.names():
        assert {file.rules for file in INDEX if file.game == name} == {*range(1, registry.find(name).rules + 1)}


@every_game
def test_there_are_a_hundred_games_of_every_variant_and_number_of_seats(name: str) -> None:
    counted = Counter(golden.variant for golden in records_of(name))
    players = {(golden.variant, golden.players.split(" ")[0].rstrip(",")) for golden in records_of(name)}

    for variant in cases_of(name).variants:
        assert counted[variant.name] >= RECORDS, variant.name
        assert {(variant.name, kind) for kind in ("random", "bots", "mixed", "human-like", "odd")} <= players


@every_game
def test_games_end_in_every_way(name: str) -> None:
    texts = [golden.text for golden in records_of(name)]

    for end in cases_of(name).ends:
        first, _, rest = end.partition(" ")
        assert any(f"\n{first} " in text and rest in text[text.rindex(f"\n{first} ") :] for text in texts), end


def test_a_file_that_is_there_is_not_written_again(tmp_path: Path) -> None:
    file = next(iter(INDEX))
    few = corpus.read(file.path)[:3]
    path = corpus.add(file, few, tmp_path)

    with pytest.raises(FileExistsError):
        corpus.add(file, few[:1], tmp_path)

    assert corpus.read(path) == few
    assert [*corpus.index(tmp_path).values()] == [corpus.Listed(hashlib.sha256(path.read_bytes()).hexdigest(), 3)]


# What must be found

FAULTS = [
    pytest.param(name, fault, id=f"{name}-{fault.what}") for name in registry.names() for fault in cases_of(name).faults
]


@pytest.mark.parametrize(("name", "fault"), FAULTS)
def test_a_change_of_scoring_without_a_new_rules_version_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, fault: Fault
) -> None:
    played_by_bots = [
        (file, golden)
        for file in INDEX
        for golden in corpus.read(file.path)
        if file.game == name and fault.among in golden.variant and golden.players.startswith("bots")
    ][::8]
    assert not any(check(file, golden) for file, golden in played_by_bots)

    monkeypatch.setattr(fault.where, fault.what, fault.other)

    found = [str(different) for file, golden in played_by_bots if (different := check(file, golden))]
    assert found
    for each in found:
        assert re.search(rf"{name}-1-\S+ record \d+, .*{fault.told}", each), each


@every_game
def test_a_game_that_came_out_otherwise_is_told_by_its_first_turn(name: str) -> None:
    file = next(file for file in INDEX if file.game == name)
    golden = corpus.read(file.path)[4]
    then = golden.outcome
    marks = (*then.marks[:5], "0" * 4 if then.marks[5] != "0" * 4 else "f" * 4, *then.marks[6:])
    told = check(file, replace(golden, outcome=replace(then, marks=marks)))

    assert told is not None
    assert told.how == "the position is another"
    assert told.where.startswith(("round", "turn"))
    for wrong in ({"totals": ()}, {"events": 3}, {"ranks": (9,)}, {"whole": "0" * 16}, {"marks": (*then.marks, "00")}):
        told = check(file, replace(golden, outcome=replace(then, **wrong)))
        assert told is not None
        assert told.where == "the end"


@every_file
def test_a_damaged_record_is_refused_or_the_same_game_or_found_by_its_marks(file: File) -> None:
    came = damaging.damaged(file, corpus.read(file.path)[:: INDEX[file].records // 2], "damaged")

    assert came[damaging.REFUSED] > came[damaging.SAME]
