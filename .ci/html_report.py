#!/usr/bin/env python3
"""Opens HTML reports in Chromium and uses them as people do, with clicks and keys.

`html_report.py --binary PATH [--shared DIR] [--count N] [--screenshots DIR]`: reports of the faulty
sample, of 5,000 violations, of several files, of nothing, of a run with problems, of hostile names
and of N (150) hostile triples. Each check prints a line with its counts, sizes and times print as
figures; the exit code is 1 when one fails. Needs Playwright, axe-playwright-python and Chromium;
without them it says `skipped`.
"""
import argparse
import collections
import importlib.util
import pathlib
import re
import shutil
import statistics
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from html_report_pages import all_pages

SCHEMES = ["light", "dark"]
WIDTHS = [360, 1280]
MOST_SAMPLE_BYTES, MOST_LARGE_BYTES, MOST_SECONDS = 200_000, 8_000_000, 2.0
# HTML has no way to write these in text; the page shows their code beside the sign.
UNWRITABLE = re.compile("[\0\x80-\x9f]")


class Tally:
    """How many of what was checked held, by check, in the order of first use."""

    def __init__(self):
        self.held, self.all, self.faults = collections.Counter(), collections.Counter(), {}

    def check(self, name, holds, detail=""):
        self.all[name] += 1
        if holds:
            self.held[name] += 1
        else:
            self.faults.setdefault(name, ascii(detail)[:600])

    def finish(self):
        for name, count in self.all.items():
            print(f"{name}: {self.held[name]} of {count}")
            if name in self.faults:
                print(f"  FAILED, first: {self.faults[name]}")
        return 0 if self.all and not self.faults else 1


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


def check_filters(tally, browser, page):
    """Clicks on each filter, what stands in the address, and opening that address again."""
    tab = browser.open(page)
    total = len(page.violations)

    def expect(name, wanted, hash):
        tally.check(f"filters: {name}", (shown(tab), status(tab)) == (
            wanted, f"{wanted} of {total} shown"), (page.name, wanted, shown(tab), status(tab)))
        tally.check("filters: the address says it", tab.evaluate("location.hash") == hash,
                    (hash, tab.evaluate("location.hash")))
        again = browser.open(page, hash)
        tally.check("filters: the address does it", shown(again) == wanted, (page.name, hash))
        browser.close(again)

    def count(**wanted):
        return sum(all(v[key] == value for key, value in wanted.items()) for v in page.violations)

    expect("none", total, "")
    words = [box.get_attribute("value") for box in tab.locator("[name=severity]").all()]
    for word in words:
        others = ",".join(other for other in words if other != word)
        tab.get_by_label(re.compile(f"^ ?{word} ")).click()
        expect("severity", total - count(severity=word), f"#severity={others}")
        tab.get_by_role("button", name="Reset").click()
        expect("reset", total, "")
    rules = sorted({v["rule"] for v in page.violations})
    for rule in rules[:5]:
        tab.locator("[name=rule]").select_option(rule)
        expect("rule", count(rule=rule), f"#rule={rule}")
    for path in sorted({v["path"] for v in page.violations})[:3]:
        tab.locator("[name=rule]").select_option("")
        tab.locator("[name=file]").select_option(path)
        expect("file", count(path=path), f"#file={path}")
        tab.locator("[name=rule]").select_option(rules[0])
        expect("rule and file", count(path=path, rule=rules[0]), f"#rule={rules[0]}&file={path}")
    tab.get_by_role("button", name="Reset").click()
    expect("reset", total, "")
    browser.close(tab)


def check_links(tally, browser, page):
    """From a violation to its rule and back, from a rule to its violations, and to hidden ones."""
    tab = browser.open(page, "#severity=error")
    filtered = shown(tab)
    link = tab.locator("article:not([hidden]) .m a").first
    place = link.get_attribute("href")
    link.click()
    rule = tab.locator(f"[id='{place[1:]}']")
    tally.check("links: one click leads to why and how", "Why it matters" in rule.text_content()
                and rule.evaluate("e => e.getBoundingClientRect().top < innerHeight"), place)
    tab.go_back()
    tally.check("links: back leads to the filtered list", shown(tab) == filtered
                and tab.evaluate("location.hash") == "#severity=error")
    rule.locator("a").click()
    name = rule.locator("h3 code").text_content()
    wanted = sum(v["rule"] == name for v in page.violations)
    tally.check("links: from a rule to its violations", shown(tab) == wanted, (name, shown(tab)))
    number = next(n for n, v in enumerate(page.violations, 1) if v["rule"] != name)
    tab.evaluate(f"location.hash = 'v{number}'")
    wait_until(tab, f"!document.getElementById('v{number}').hidden")
    tally.check("links: a hidden violation is shown when it is asked for", shown(tab) > wanted)
    browser.close(tab)
    for hash in ("#rule=absent", "#file=%E0%A4%A", "#text=%", "#=", "#&&=&", "#severity", "#absent"):
        tab = browser.open(page, hash)
        tally.check("links: what names nothing hides nothing",
                    shown(tab) in (len(page.violations), 0 if "text" in hash else None), hash)
        browser.close(tab)


def check_keys(tally, browser, page):
    """All that a mouse can do with keys alone, in the order of the page and with a visible focus."""
    tab = browser.open(page)
    focusable = "a[href], button, input, select, summary, [tabindex='0']"
    stops = tab.locator(focusable).evaluate_all("all => all.filter(e => e.checkVisibility()).length")
    tab.evaluate(f"window.stops = [...document.querySelectorAll({focusable!r})]"
                 ".filter(e => e.checkVisibility())")
    for number in range(min(stops, 80)):
        tab.keyboard.press("Tab")
        found, style, width, visible = tab.evaluate(
            "(() => { const e = document.activeElement, s = getComputedStyle(e);"
            "const r = e.getBoundingClientRect(); return [stops.indexOf(e), s.outlineStyle,"
            " parseFloat(s.outlineWidth), r.bottom > 0 && r.top < innerHeight"
            " && r.right > 0 && r.left < innerWidth] })()")
        tally.check("keys: the order of the page", found == number, (number, found))
        tally.check("keys: a visible focus", style == "solid" and width >= 2 and visible,
                    (number, style, width, visible))
    total = len(page.violations)
    boxes = tab.locator("[name=severity]")
    boxes.first.focus()
    tab.keyboard.press("Space")
    word = boxes.first.get_attribute("value")
    wanted = sum(v["severity"] != word for v in page.violations)
    tally.check("keys: a blank turns a severity off", shown(tab) == wanted, shown(tab))
    tab.locator("[name=rule]").focus()
    tab.keyboard.press("ArrowDown")
    rule = tab.locator("[name=rule]").input_value()
    wanted = sum(v["severity"] != word and v["rule"] == rule for v in page.violations)
    tally.check("keys: an arrow chooses a rule", rule and shown(tab) == wanted, (rule, shown(tab)))
    tab.get_by_role("button", name="Reset").focus()
    tab.keyboard.press("Enter")
    wait_until(tab, f"document.querySelector('output').value.startsWith('{total} of')")
    tally.check("keys: enter resets", shown(tab) == total)
    tab.locator("[name=text]").focus()
    tab.keyboard.type(page.violations[-1]["message"].upper()[:40])
    tally.check("keys: words filter", 0 < shown(tab) < total, shown(tab))
    tab.keyboard.press("Enter")
    tally.check("keys: enter in the words leaves the page as it is", 0 < shown(tab) < total)
    tally.check("keys: the number shown is announced",
                tab.locator("output").evaluate("e => e.matches('output') && e.checkVisibility()"))
    browser.close(tab)


def check_without_script(tally, browser, page):
    tab = browser.open(page, java_script_enabled=False)
    tally.check("without script: all is shown, no filters",
                tab.locator("article:visible").count() == len(page.violations)
                and tab.locator("form:visible").count() == 0)
    browser.close(tab)


def literal(text):
    return UNWRITABLE.sub("\ufffd", text)


def check_texts(tally, browser, page):
    """Names and messages are there, letter by letter, and are nothing but text."""
    tab = browser.open(page)
    found = tab.evaluate(
        "[...document.querySelectorAll('article')].map(a => [a.querySelector('h3 b').textContent,"
        " a.querySelector('h3').textContent, a.querySelector('.m > span > bdi').textContent,"
        " a.querySelector('.m > span + code')?.textContent ?? '',"
        " a.querySelector('.m').firstElementChild.textContent, a.querySelectorAll("
        "'script, img, iframe, object, embed, link, meta, style, form, input').length])")
    tally.check("texts: every violation", len(found) == len(page.violations), page.name)
    for violation, (severity, message, path, component, rule, alien) in zip(page.violations, found):
        tally.check("texts: severity", severity == violation["severity"], severity)
        wanted = f"{severity} {violation['message']}"
        wanted = wanted if len(violation["message"]) <= 400 else message
        tally.check("texts: message", message == literal(wanted), (message, wanted))
        tally.check("texts: path", path == literal(violation["path"]), (path, violation["path"]))
        wanted = literal(violation["component"])
        tally.check("texts: component", component == wanted or len(wanted) > 400,
                    (component, wanted))
        tally.check("texts: rule", rule == violation["rule"], rule)
        tally.check("texts: no elements from files", alien == 0, violation)
    tally.check("texts: nothing ran", tab.evaluate("window.pwned === undefined"))
    tally.check("texts: marks do not turn what is around them", tab.evaluate(
        "[...document.querySelectorAll('bdi[data-c]')].every(e =>"
        " getComputedStyle(e).display === 'inline-block')"))
    browser.close(tab)


def check_access(tally, browser, page, axe):
    """No serious fault found by axe-core, and nothing wider than the window."""
    for scheme in SCHEMES:
        for width in WIDTHS:
            tab = browser.open(page, width=width, color_scheme=scheme)
            tab.evaluate("for (const a of document.querySelectorAll('article'))"
                         " a.style.contentVisibility = 'visible'")
            wide = tab.evaluate(
                "[document.documentElement, ...document.querySelectorAll('article, section, table')]"
                ".filter(e => e.scrollWidth > Math.max(e.clientWidth, e.offsetWidth)"
                " || e.getBoundingClientRect().right > innerWidth + 1)"
                ".map(e => e.outerHTML.slice(0, 200))")
            tally.check(f"access: nothing wider than {width} px", not wide, (page.name, wide[:2]))
            faults = [(v["id"], v["impact"], v["nodes"][0]["html"][:200])
                      for v in axe.run(tab).response["violations"]]
            serious = [fault for fault in faults if fault[1] in ("serious", "critical")]
            tally.check("access: nothing serious for axe-core", not serious, (page.name, serious))
            tally.check("access: nothing at all for axe-core", not faults, (page.name, faults))
            browser.close(tab)


def check_print(tally, browser, page):
    tab = browser.open(page, color_scheme="dark")
    tab.emulate_media(media="print")
    tally.check("print: filters are hidden", tab.evaluate(
        "getComputedStyle(document.getElementById('filters')).display") == "none")
    tally.check("print: every violation is there", tab.evaluate(
        "[...document.querySelectorAll('article')].every(a => a.checkVisibility()"
        " && getComputedStyle(a).contentVisibility === 'visible')"))
    tally.check("print: dark on light", tab.evaluate(
        "getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    tally.check("print: a PDF", tab.pdf().startswith(b"%PDF"))
    browser.close(tab)


def check_problems(tally, browser, pages):
    tab = browser.open(pages["problems"])
    items = tab.locator(".problems li").all_text_contents()
    tally.check("problems: said first", len(items) == 2 and "absent <b>.yaml" in items[0]
                and tab.locator("main > :first-child").get_attribute("class") == "problems", items)
    tally.check("problems: in the title", "could not do all" in tab.title(), tab.title())
    browser.close(tab)
    for name, words in (("clean", "No violations."), ("empty", "No files checked.")):
        tab = browser.open(pages[name])
        tally.check("problems: a sentence where there is nothing",
                    words in tab.locator("main").text_content(), name)
        tally.check("problems: no filters where there is nothing",
                    tab.locator("form, article").count() == 0, name)
        browser.close(tab)


def check_size(tally, browser, pages):
    sample, large = pages["sample"], pages["large"]
    tally.check("size: the sample", len(sample.bytes) <= MOST_SAMPLE_BYTES, len(sample.bytes))
    tally.check("size: 5,000 violations", len(large.violations) >= 5_000
                and len(large.bytes) <= MOST_LARGE_BYTES, (len(large.violations), len(large.bytes)))
    figures = []
    for _ in range(3):
        start = time.perf_counter()
        tab = browser.open(large, watched=False)
        wall = time.perf_counter() - start
        wait_until(tab, "performance.getEntriesByType('paint').length > 0")
        load, paint = tab.evaluate(
            "[performance.getEntriesByType('navigation')[0].loadEventEnd,"
            " performance.getEntriesByType('paint').at(-1).startTime]")
        start = time.perf_counter()
        tab.locator("[name=severity]").first.click()
        tab.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        figures.append((wall, load / 1000, paint / 1000, time.perf_counter() - start))
        browser.close(tab)
    wall, load, paint, click = (statistics.median(column) for column in zip(*figures))
    tally.check("time: 5,000 violations open", max(load, paint) <= MOST_SECONDS, figures)
    print(f"sample: {len(sample.bytes):,} bytes, {len(sample.violations)} violations")
    print(f"large: {len(large.bytes):,} bytes, {len(large.violations):,} violations, "
          f"{large.bytes.count(b'<figure>'):,} pictures")
    print(f"large opens: load {load:.2f} s, first paint {paint:.2f} s, wall {wall:.2f} s; "
          f"a filter takes {click:.2f} s (median of 3)")


def take_screenshots(browser, pages, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages.items():
        for scheme in SCHEMES:
            for width in WIDTHS:
                tab = browser.open(page, width=width, color_scheme=scheme, watched=False)
                tab.evaluate("for (const a of document.querySelectorAll('article'))"
                             " a.style.contentVisibility = 'visible'")
                whole = name not in ("large", "triples")
                tab.screenshot(path=folder / f"{name}-{width}-{scheme}.png", full_page=whole)
                browser.close(tab)
    tab = browser.open(pages["sample"], width=800, watched=False)
    tab.emulate_media(media="print")
    tab.screenshot(path=folder / "sample-print.png", full_page=True)
    browser.close(tab)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--binary", type=pathlib.Path, required=True)
    arguments.add_argument("--shared", type=pathlib.Path, help="taken as by the other checks")
    arguments.add_argument("--count", type=int, default=150)
    arguments.add_argument("--screenshots", type=pathlib.Path)
    options = arguments.parse_args()
    for package in ("playwright", "axe_playwright_python"):
        if not importlib.util.find_spec(package):
            print(f"skipped: {package} is not installed")
            return 0
    program = shutil.which("chromium")
    if not program:
        print("skipped: chromium is not installed")
        return 0
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright

    tally = Tally()
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        pages = all_pages(options.binary.resolve(), pathlib.Path(work), options.count)
        for page in pages.values():
            tally.check("the same bytes again", page.is_same_again, page.name)
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        browser = Browser(chromium, tally)
        for name in ("sample", "several"):
            check_filters(tally, browser, pages[name])
            check_links(tally, browser, pages[name])
            check_keys(tally, browser, pages[name])
        check_without_script(tally, browser, pages["sample"])
        for name in ("sample", "several", "hostile", "triples", "problems"):
            check_texts(tally, browser, pages[name])
        for name in ("sample", "hostile", "problems", "clean", "empty"):
            check_access(tally, browser, pages[name], Axe())
        check_print(tally, browser, pages["sample"])
        check_problems(tally, browser, pages)
        check_size(tally, browser, pages)
        if options.screenshots:
            take_screenshots(browser, pages, options.screenshots)
        chromium.close()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
