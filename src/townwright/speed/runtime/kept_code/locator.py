"""Names compiled code by its source's module, so that every checkout and installation of the same text shares it."""

from __future__ import annotations

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator


class SharedCodeLocator(UserProvidedCacheLocator):
    """Finds what was compiled from a file by its name and text, wherever the file lies.

    numba's own locator also asks for the path. The folder is ours and named after all that goes into it.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return the folder for one source: named after its last two parts, without the way to them."""
        source = Path(py_file)
        return f"{source.parent.name}-{source.stem}"
