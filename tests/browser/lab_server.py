"""A JupyterLab of its own: free port, empty folders for everything it would read or write at home."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import nbformat

START_SECONDS = 60
SETTINGS = {
    # cells outside the window are in the page too, so that a test finds them
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    # no news, no updates: nothing is asked of any network
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
}


def free_port():
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class LabServer:
    """A running JupyterLab: `url`, `root` (its notebooks) and `log` (what the server said)."""

    def __init__(self, base):
        self.root = base / "root"
        self.root.mkdir()
        self.log = base / "server.log"
        self.url = f"http://127.0.0.1:{free_port()}"
        for plugin, body in SETTINGS.items():
            package, name = plugin.split(":")
            path = base / "settings" / package / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(body))
        own = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "IPYTHONDIR": "ipython",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        }
        env = {**os.environ, **{name: str(base / folder) for name, folder in own.items()}}
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", *self.options()]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def options(self):
        """Reachable from this machine alone, without a password; the page may drive the application."""
        return [
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={self.url.rpartition(':')[2]}",
            "--ServerApp.port_retries=0",
            "--ServerApp.disable_check_xsrf=True",
            "--IdentityProvider.token=",
            "--PasswordIdentityProvider.hashed_password=",
            f"--ServerApp.root_dir={self.root}",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.extension_manager=readonly",
        ]

    def wait(self):
        """Until it answers."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                return self.api("GET", "status")
            except (urllib.error.URLError, ConnectionError):
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(self.log.read_text()) from None
                time.sleep(0.1)

    def api(self, method, path):
        """One call of the server's REST interface; its answer, read."""
        request = urllib.request.Request(f"{self.url}/api/{path}", method=method)
        with urllib.request.urlopen(request, timeout=10) as response:
            body = response.read()
        return json.loads(body) if body else None

    def write(self, name, cells):
        """A notebook with these code cells."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, self.root / name)

    def end_sessions(self):
        """End every kernel, so that tests do not pile up."""
        for session in self.api("GET", "sessions"):
            self.api("DELETE", f"sessions/{session['id']}")

    def stop(self):
        """End the server, gently first."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
