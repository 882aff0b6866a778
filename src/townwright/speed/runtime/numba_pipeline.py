"""Compiles whole programs: machine code for what Python calls, and only text for LLVM of what that calls in turn.

By itself numba makes machine code of every function, with wrappers for Python and C, and then once more within each of
its callers, level by level. Here a function that is called from compiled code is typed and translated once, for one set
of types whether or not they are known constants, and LLVM sees the program when it is whole: at the function that
Python calls, whose machine code is what the cache keeps. Functions in it raise nothing and print nothing.

Most of the time is numba's own Python. So of its passes only those run that functions over numbers and arrays of
numbers need, and what an operation on them comes to is asked once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import setitem
from typing import Any

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import CompilerPass, PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.typing.context import BaseContext
from numba.core.untyped_passes import FixupArgs, IRProcessing, ReconstructSSA, TranslateByteCode

PASSES: tuple[type[CompilerPass], ...] = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
)
"""What is done to a function before it is lowered.

numba's others are for what is not in it: closures, ``with``, exceptions, lists, arithmetic on whole arrays, inlining by
numba (LLVM inlines), and marks where a value is used for the last time, which matter to what is counted by reference.
"""
NUMBERS = types.Number, types.Boolean, types.Array


class CompiledProgram(CPUDispatcher):
    """A compiled function: Python calls it, and compiled code calls its ``Callee`` in its place."""

    def __init__(self, py_func: Callable[..., object], targetoptions: Mapping[str, object]) -> None:
        options = {**targetoptions, "nopython": True}
        super().__init__(py_func, targetoptions=options, pipeline_class=EntryCompiler)
        self.callee = Callee(py_func, targetoptions=options, pipeline_class=CalleeCompiler)
        self.enable_caching()

    @classmethod
    def _rebuild(cls, **states: Any) -> Any:
        """Make the one that was pickled, or find it if it is here: numba's own way knows another constructor."""
        dispatcher: Any = cls  # numba says nothing of how it knows them again
        found: Any = dispatcher._memo.get(states["uuid"])
        if found is None:
            found = dispatcher(states["py_func"], states["targetoptions"])
            found._set_uuid(states["uuid"])
        return found

    def get_call_template(self, args: Sequence[Any], kws: Any) -> Any:
        """Return how compiled code calls it, alike for constants and other numbers."""
        plain = {name: types.unliteral(each) for name, each in kws.items()}
        return self.callee.get_call_template([types.unliteral(each) for each in args], plain)

    def get_overload(self, sig: Any) -> Any:
        """Return what compiled code with these types is known by."""
        return self.callee.get_overload(sig)


class Callee(CPUDispatcher):
    """A function as compiled code calls it: Python cannot."""

    def add_overload(self, cres: Any) -> None:
        """Note what was made for some types; there is no machine code that Python could find."""
        self.overloads[tuple(cres.signature.args)] = cres


class EntryLibrary(JITCodeLibrary):
    """The program of one entry point."""

    def _optimize_final_module(self) -> None:
        """Optimize once: numba's cheap passes before this one are for counted references, which there are none of."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class CalleeLibrary(JITCodeLibrary):
    """One function to be linked into programs, without those that it calls."""

    def finalize(self) -> None:
        """Leave it as it is."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):
    """Makes machine code of a program."""

    _name = "entry_lowering"
    library_class: Any = EntryLibrary

    def run_pass(self, state: Any) -> bool:
        """Hand the pass of numba another library."""
        state.library = self.library_class(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))  # type: ignore[no-untyped-call]  # numba says none


@register_pass(mutates_CFG=True, analysis_only=False)
class CalleeLowering(NativeLowering):
    """Translates a function for LLVM, and makes it known with all that it calls to whatever calls it."""

    _name = "callee_lowering"
    library_class: Any = CalleeLibrary

    def run_pass(self, state: Any) -> bool:
        """Hand the pass of numba another library, and do after it what it does only for machine code."""
        library = state.library = self.library_class(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)  # type: ignore[no-untyped-call]  # numba says none
        library.finalize()
        lowered = state["cr"]
        linked = dict.fromkeys((library, *library._linking_libraries))
        state.targetctx.insert_user_function(lowered.fndesc, lowered.fndesc, linked)
        state["cr"] = lowered._replace(cfunc=lowered.fndesc)
        return True


class RememberingContext(BaseContext):
    """numba's knowledge of types, which remembers what an operation on numbers or arrays of them comes to.

    By itself it asks anew at every place and every time that it comes by, and tries texts, lists and sets as well.
    """

    def __init__(self, known: BaseContext) -> None:
        self.__dict__ = known.__dict__  # one state, seen by two classes
        self._answers: dict[object, Any] = {}

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        """Return the types of a call, alike for constants and other numbers."""
        if kws or isinstance(func, types.Dispatcher) or not all(isinstance(each, NUMBERS) for each in args):
            return super().resolve_function_type(func, args, kws)  # type: ignore[no-untyped-call]  # numba says none
        asked = func, tuple(map(types.unliteral, args))
        if asked not in self._answers:
            self._answers[asked] = super().resolve_function_type(*asked, {})  # type: ignore[no-untyped-call]
        return self._answers[asked]

    def resolve_setitem(self, target: Any, index: Any, value: Any) -> Any:
        """Return the types of writing into an array."""
        return self.resolve_function_type(setitem, (target, index, value), {})


remembering = cache(RememberingContext)


class NumberCompiler(CompilerBase):
    """Compiles a function over numbers."""

    lowering: type[NativeLowering]

    def __init__(self, typingctx: BaseContext, *others: Any) -> None:
        super().__init__(remembering(typingctx), *others)  # type: ignore[no-untyped-call]  # numba says none

    def define_pipelines(self) -> list[PassManager]:
        """Return the passes that are needed, and the lowering."""
        passes = PassManager(self.lowering.__name__)
        for each in (*PASSES, self.lowering, NoPythonBackend):
            passes.add_pass(each, self.__doc__)
        passes.finalize()
        return [passes]


class EntryCompiler(NumberCompiler):
    """Compiles an entry point, without a wrapper for C."""

    lowering = EntryLowering

    def define_pipelines(self) -> list[PassManager]:
        """Turn the wrapper off, and return the passes."""
        self.state.flags.no_cfunc_wrapper = True
        return super().define_pipelines()


class CalleeCompiler(NumberCompiler):
    """Compiles a callee, without wrappers and without machine code."""

    lowering = CalleeLowering

    def define_pipelines(self) -> list[PassManager]:
        """Turn wrappers and machine code off, and return the passes."""
        flags = self.state.flags
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        return super().define_pipelines()
