"""Opens HTML reports in Chromium, and asks a page for what it shows."""


class Browser:
    """Opens pages; whatever one says, asks for or throws goes to the tally."""

    def __init__(self, chromium, tally):
        self.chromium, self.tally = chromium, tally

    def open(self, page, hash="", watched=True, **options):
        """A tab with the report, at 1280 px unless said otherwise."""
        width = options.pop("width", 1280)
        context = self.chromium.new_context(
            viewport={"width": width, "height": 800}, **options)
        tab = context.new_page()
        if watched:
            self.watch(tab, page)
        tab.goto(page.url + hash)
        return tab

    def watch(self, tab, page):
        def fail(kind):
            return lambda event: self.tally.check(f"no {kind}", False, (page.name, str(event)))

        def route(route):
            wanted = route.request.url.partition("#")[0] == page.url
            self.tally.check("no request but for the file", wanted, route.request.url)
            route.continue_() if wanted else route.abort()

        for kind in ("console", "pageerror", "dialog", "popup", "download"):
            self.tally.check(f"no {kind}", True)
            tab.on(kind, fail(kind))
        tab.context.route("**/*", route)
        tab.context.set_offline(True)

    @staticmethod
    def close(tab):
        tab.context.close()


def shown(tab):
    return tab.evaluate("[...document.querySelectorAll('article')].filter(a => !a.hidden).length")


def wait_until(tab, condition):
    """Waits for a second at most; a function of Playwright's would fall foul of the page's policy."""
    for _ in range(100):
        if tab.evaluate(condition):
            return
        tab.wait_for_timeout(10)


def status(tab):
    return tab.locator("output").text_content()


def is_in_sight(locator):
    """Whether the top of it is in the window and nothing lies over it."""
    return locator.count() == 1 and locator.evaluate(
        "e => { const r = e.getBoundingClientRect(), bar = document.getElementById('filters')"
        ".getBoundingClientRect(); return r.top > -1 && r.top < innerHeight"
        " && !(r.top < bar.bottom - 1 && r.bottom > bar.top + 1) }")
