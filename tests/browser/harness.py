"""The built bundle in a plain page with a fake model: a test takes a third of a second, with no Jupyter."""

from pathlib import Path

HERE = Path(__file__).parent
FAKE_HOST = (HERE / "fake_host.js").read_text("utf-8")
AXE = HERE.parents[1] / "js" / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE = 8000  # milliseconds; nothing in a plain page takes long

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harness</title></head>
<body {body}><main style="width: {width}px"></main></body></html>"""


class Mounted:
    """A widget in a plain page: what it shows, what it sent, and what the kernel may say to it."""

    def __init__(self, page, *, shadow):
        self.page = page
        self.shadow = shadow

    @property
    def root(self):
        """The first view; a locator, which reaches into a shadow root by itself."""
        return self.page.locator("main > section").first

    def sent(self):
        """The messages the widget sent, first first."""
        return self.page.evaluate("fakeHost.model.sent")

    def saved(self):
        """The traits the widget saved, one dict a save."""
        return self.page.evaluate("fakeHost.model.saved")

    def get(self, name):
        """A trait, as the page has it."""
        return self.page.evaluate("name => fakeHost.model.get(name)", name)

    def set(self, **traits):
        """Change traits as the kernel would, all in one message."""
        message = {"method": "update", "state": traits}
        self.page.evaluate("message => fakeHost.model.fromPython(message)", message)

    def receive(self, content):
        """Let the kernel send the widget a message."""
        message = {"method": "custom", "content": content}
        self.page.evaluate("message => fakeHost.model.fromPython(message)", message)

    def listeners(self):
        """How many listeners the model has now."""
        return self.page.evaluate("fakeHost.model.listeners.length")

    def view(self):
        """Show the same model once more; the view's number."""
        return self.page.evaluate("options => fakeHost.view(options)", {"shadow": self.shadow})

    def unmount(self, view=0):
        """Take a view away, as thoroughly as any host does: signal, cleanup, cleanup again."""
        self.page.evaluate("view => fakeHost.unmount(view)", view)

    def axe(self):
        """Faults of accessibility inside the widget: (rule, the elements' HTML) pairs."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8") + "; 0")
        results = self.page.evaluate("axe.run(document.querySelector('main'))")
        return [(found["id"], [node["html"] for node in found["nodes"]]) for found in results["violations"]]


class PageComm:
    """Stands in for Jupyter's wire, so that a real Python widget talks to the page with no kernel."""

    comm_id = "page"

    def __init__(self, page):
        self.page = page
        self.handler = None

    def on_msg(self, handler):
        """Keep the widget's ear."""
        self.handler = handler

    def send(self, data=None, metadata=None, buffers=None):
        """Kernel to browser."""
        if data["method"] in {"update", "custom"}:
            self.page.evaluate("message => fakeHost.model.fromPython(message)", data)

    def receive(self, data):
        """Browser to kernel."""
        self.handler({"content": {"data": data}, "buffers": []})

    def close(self, *args, **kwargs):
        """Nothing is held open."""


def mount(page, traits, *, esm, shadow=False, signal=True, width=1100, body=""):
    """Open a plain page and show the widget with these traits; `body` holds a host's theme marker, if any."""
    page.set_default_timeout(PATIENCE)
    page.goto("about:blank")
    page.set_content(PAGE.format(body=body, width=width))
    page.evaluate(FAKE_HOST + "; 0")
    arguments = [esm, traits, {"signal": signal}]
    page.evaluate("([esm, traits, options]) => fakeHost.start(esm, traits, options)", arguments)
    mounted = Mounted(page, shadow=shadow)
    mounted.view()
    return mounted


def connect(page, widget, **options):
    """Show a real Python widget in a plain page: each side's traits and messages reach the other."""
    traits = {key: value for key, value in widget.get_state().items() if not key.startswith("_")}
    comm = PageComm(page)
    page.expose_function("toPython", comm.receive)
    mounted = mount(page, traits, **options)
    widget.comm = comm
    return mounted
