"""What went on in a page besides what a test looked at."""

import re

OWN = re.compile(r"^(https?|wss?)://(127\.0\.0\.1|localhost)[:/]|^(data|blob|about|file):")


class Watch:
    """Errors and requests of one page. A test that expects some says so, else any of them fails it."""

    def __init__(self, page):
        self.errors = []
        self.outside = []
        self.allowed = []
        page.on("console", lambda message: self.note(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("requestfailed", lambda request: self.note(f"{request.url}: {request.failure}"))
        page.on("response", lambda response: self.respond(response.status, response.url))
        page.on(
            "request", lambda request: None if OWN.match(request.url) else self.outside.append(request.url)
        )

    def note(self, text):
        """Keep an error."""
        self.errors.append(text)

    def request(self, url):
        """Keep a request to any other machine."""
        if not OWN.match(url):
            self.outside.append(url)

    def respond(self, status, url):
        """Keep an answer that is a refusal."""
        if status >= 400:
            self.note(f"{url}: {status}")

    def allow(self, pattern):
        """Errors that match are what this test is about."""
        self.allowed.append(re.compile(pattern))

    def faults(self):
        """The errors nobody expected, and every request that left this machine."""
        errors = [text for text in self.errors if not any(pattern.search(text) for pattern in self.allowed)]
        return errors + [f"request to {url}" for url in self.outside]
