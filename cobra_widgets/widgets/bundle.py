"""The built bundle: one ES module, its style inside, that every host of widgets can load."""

import hashlib
import json
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
BUNDLE = STATIC / "widget.js"
STAMP = STATIC / "widget.stamp.json"
CHECKOUT_JS = Path(__file__).parents[2] / "js"

# What a built bundle depends on, besides everything under js/src. js/build.mjs keeps the same list.
BUILD_FILES = ("build.mjs", "jsx.mjs", "package-lock.json", "package.json", "tsconfig.json")


class BundleError(RuntimeError):
    """The widget's browser half is missing or older than its sources."""


def sources_digest(js: Path = CHECKOUT_JS) -> str:
    """The sources' fingerprint: SHA-256 in hex over every path and content the bundle is built from."""
    digest = hashlib.sha256()
    sources = sorted(path.relative_to(js).as_posix() for path in (js / "src").rglob("*") if path.is_file())
    for name in (*BUILD_FILES, *sources):
        content = (js / name).read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def fault(static: Path = STATIC, js: Path = CHECKOUT_JS) -> str | None:
    """What is wrong with the bundle, as a sentence; None when it can be shipped.

    Without sources beside the package (an installed wheel) only the bundle itself is looked at.
    """
    bundle, stamp = static / BUNDLE.name, static / STAMP.name
    if not bundle.is_file() or not stamp.is_file():
        return f"{bundle} is missing"
    built = json.loads(stamp.read_text("utf-8"))
    if hashlib.sha256(bundle.read_bytes()).hexdigest() != built["bundle"]:
        return f"{bundle} is not the file that was built: its digest differs from {stamp.name}"
    if (js / "src").is_dir() and sources_digest(js) != built["sources"]:
        return f"{bundle} is stale: the sources in {js / 'src'} have changed since it was built"
    return None


@cache
def esm() -> str:
    """The browser half of every widget, as the text of one ES module."""
    if wrong := fault():
        how = "run `make js`" if CHECKOUT_JS.is_dir() else "install cobra_widgets again from a wheel"
        msg = f"{wrong}: {how}"
        raise BundleError(msg)
    return BUNDLE.read_text("utf-8")
