"""What is shipped: by content, not by name, and from every way a package can be built."""

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cobra_widgets.widgets import bundle

ROOT = Path(__file__).parents[1]
IN_PACKAGE = "cobra_widgets/widgets/static/"

# one worker builds, for all of these
pytestmark = pytest.mark.xdist_group("packaging")


def run_build(source, out, *targets, env=None):
    """Build with hatchling as any front end would; no isolated environment, so no network."""
    flags = [part for target in targets for part in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out), *flags]
    return subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)


def build(source, out, *targets, env=None):
    done = run_build(source, out, *targets, env=env)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def checkout(tmp_path_factory):
    """A copy of the checkout with no bundle built yet; the installed JavaScript packages are shared."""
    copy = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    (copy / "js" / "node_modules").symlink_to(ROOT / "js" / "node_modules")
    return copy


@pytest.fixture(scope="session")
def dist(checkout, tmp_path_factory):
    """The wheel and the sdist built from it."""
    out = tmp_path_factory.mktemp("dist")
    build(checkout, out, "sdist", "wheel")
    return out


@pytest.fixture(scope="session")
def wheel(dist):
    """The wheel's files: name to bytes."""
    return unzip(dist)


def unzip(folder):
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture
def sdist(dist, tmp_path):
    """The sdist unpacked, each time anew."""
    (path,) = dist.glob("*.tar.gz")
    shutil.unpack_archive(path, tmp_path / "sdist")
    (folder,) = (tmp_path / "sdist").iterdir()
    return folder


@pytest.fixture
def no_node(tmp_path):
    """An environment in which no program is on PATH, Node least of all."""
    empty = tmp_path / "no-programs"
    empty.mkdir()
    return {**os.environ, "PATH": str(empty)}


def own_files(names):
    return {name for name in names if name.startswith("cobra_widgets/")}


def test_the_wheel_carries_the_bundle_that_was_built_here(wheel):
    assert wheel[IN_PACKAGE + "widget.js"].decode() == bundle.esm()
    assert wheel[IN_PACKAGE + "widget.stamp.json"] == bundle.STAMP.read_bytes()


def test_the_wheel_carries_every_file_of_the_package_and_none_besides(wheel, checkout):
    def is_ours(path):
        return path.is_file() and "__pycache__" not in path.parts

    package = {
        p.relative_to(checkout).as_posix() for p in (checkout / "cobra_widgets").rglob("*") if is_ours(p)
    }
    assert own_files(wheel) == package
    others = {name for name in set(wheel) - package if ".dist-info/" not in name}
    assert others == set()
    assert any(name.endswith("/licenses/LICENSE") for name in wheel)


def test_the_sdist_carries_the_bundle_and_its_sources(sdist):
    assert (sdist / IN_PACKAGE / "widget.js").read_text("utf-8") == bundle.esm()
    assert bundle.sources_digest(sdist / "js") == bundle.sources_digest()
    assert not (sdist / "js" / "node_modules").exists()


def test_a_wheel_from_the_sdist_needs_no_node_and_is_the_same(sdist, no_node, wheel, tmp_path):
    build(sdist, tmp_path / "out", "wheel", env=no_node)
    again = unzip(tmp_path / "out")
    assert {name: again[name] for name in own_files(again)} == {
        name: wheel[name] for name in own_files(wheel)
    }


def test_a_changed_source_is_never_shipped_with_the_old_bundle(sdist, no_node, tmp_path):
    with (sdist / "js" / "src" / "index.ts").open("a") as source:
        source.write("// changed\n")
    done = run_build(sdist, tmp_path / "out", "wheel", env=no_node)
    assert done.returncode != 0
    assert "is stale" in done.stdout + done.stderr
    assert "install Node" in done.stdout + done.stderr


def test_a_changed_source_is_built_again_where_node_is(checkout, wheel, tmp_path):
    copy = tmp_path / "checkout"
    shutil.copytree(checkout, copy, symlinks=True)
    with (copy / "js" / "src" / "index.ts").open("a") as source:
        source.write('console.debug("as changed by a test");\n')
    build(copy, tmp_path / "out", "wheel")
    built = unzip(tmp_path / "out")[IN_PACKAGE + "widget.js"]
    assert b'"as changed by a test"' in built
    assert b'"as changed by a test"' not in wheel[IN_PACKAGE + "widget.js"]


def test_node_is_asked_for_only_where_it_is_missing_and_needed(sdist, monkeypatch):
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    hook = module.JsBuildHook(str(sdist), {}, None, None, "", "wheel")
    monkeypatch.setattr(module.shutil, "which", lambda _name: None)
    assert hook.dependencies() == []
    (sdist / IN_PACKAGE / "widget.js").unlink()
    assert hook.dependencies() == [module.NODE]
    monkeypatch.setattr(module.shutil, "which", lambda _name: "npm")
    assert hook.dependencies() == []


def test_the_wheel_imports_where_nothing_else_is_installed(dist, tmp_path):
    (path,) = dist.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        archive.extractall(tmp_path)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import cobra_widgets as cw; print(cw.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(str(tmp_path))


def test_a_missing_a_changed_and_a_stale_bundle_are_told_apart(sdist):
    static, js = sdist / IN_PACKAGE, sdist / "js"
    assert bundle.fault(static, js) is None
    (js / "src" / "extra.ts").write_text("export {};\n")
    assert "is stale" in bundle.fault(static, js)
    shutil.rmtree(js)
    assert bundle.fault(static, js) is None
    with (static / "widget.js").open("a") as built:
        built.write("\n")
    assert "is not the file that was built" in bundle.fault(static, js)
    (static / "widget.js").unlink()
    assert "is missing" in bundle.fault(static, js)


def test_a_bundle_that_cannot_be_used_names_the_command(monkeypatch):
    bundle.esm.cache_clear()
    monkeypatch.setattr(bundle, "fault", lambda: "widget.js is missing")
    with pytest.raises(bundle.BundleError, match=r"widget\.js is missing: run `make js`"):
        bundle.esm()
