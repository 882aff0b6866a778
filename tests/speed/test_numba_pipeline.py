from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

from townwright.speed.runtime import modes
from townwright.speed.runtime.numba_pipeline import CompiledProgram


def double(number: int) -> int:
    return 2 * number


def test_only_what_python_calls_becomes_machine_code(tmp_path: Path) -> None:
    with modes.keeping_in(tmp_path):
        part = CompiledProgram(double, {})
        whole = CompiledProgram(lambda number: part(part(number)), {})

        assert whole(10) == 40

    assert (len(whole.overloads), len(part.overloads)) == (1, 0)
    assert len(list(tmp_path.rglob("*.nbi"))) == 1


def test_what_compiled_code_calls_can_be_called_from_python_too(tmp_path: Path) -> None:
    with modes.keeping_in(tmp_path):
        part = CompiledProgram(double, {})
        whole = CompiledProgram(lambda number: part(number) + 1, {})

        assert (whole(10), part(10)) == (21, 20)


def test_a_known_constant_is_called_with_as_any_number_is(tmp_path: Path) -> None:
    with modes.keeping_in(tmp_path):
        part = CompiledProgram(double, {})
        whole = CompiledProgram(lambda number: part(1) + part(2) + part(number=3) + part(number), {})

        assert whole(10) == 32

    assert len(part.callee.overloads) == 1


def test_another_process_can_unpickle_one_and_call_it(tmp_path: Path) -> None:
    with modes.keeping_in(tmp_path):
        part = CompiledProgram(double, {})
        (tmp_path / "whole").write_bytes(pickle.dumps(CompiledProgram(lambda number: part(number) + 1, {})))
    code = f"import pickle; print(pickle.load(open({str(tmp_path / 'whole')!r}, 'rb'))(10))"

    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "21\n"
