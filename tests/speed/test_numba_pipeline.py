from __future__ import annotations

import pickle
import subprocess
import sys
from operator import add
from pathlib import Path

from numba import types
from numba.core.registry import cpu_target

from townwright.speed.runtime import modes
from townwright.speed.runtime.numba_pipeline import CompiledProgram, remembering


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


def test_what_an_operation_comes_to_is_asked_once_for_constants_and_other_numbers() -> None:
    context = remembering(cpu_target.typing_context)

    answers = [context.resolve_function_type(add, (types.int64, each), {}) for each in (types.int64, types.literal(1))]

    assert answers[0] is answers[1]
    assert answers[0].return_type == types.int64


def test_another_process_can_unpickle_one_and_call_it(tmp_path: Path) -> None:
    with modes.keeping_in(tmp_path):
        part = CompiledProgram(double, {})
        (tmp_path / "whole").write_bytes(pickle.dumps(CompiledProgram(lambda number: part(number) + 1, {})))
    code = f"import pickle; print(pickle.load(open({str(tmp_path / 'whole')!r}, 'rb'))(10))"

    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "21\n"
