"""Which Chromium the browser tests drive; as a script with --install, it sees to it that there is one."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = "not run, no Chromium was found: set CHROMIUM to one, or install the package chromium"


def find():
    """The path of $CHROMIUM or of the first known name on PATH, else None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def install():
    """Install Debian's package, where this is Debian and we are root."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    packages = ["chromium", "fonts-dejavu-core"]  # a page in no font cannot be looked at
    subprocess.run([apt, "update", "-qq"], check=False, env=quiet, stdin=subprocess.DEVNULL)
    command = [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]
    subprocess.run(command, check=False, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if find() is None and "--install" in sys.argv:
        install()
    # Without one the tests are collected all the same and each fails by name, saying that it was not run.
    print(find() or HOW)
