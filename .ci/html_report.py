#!/usr/bin/env python3
"""Opens HTML reports in Chromium and uses them as people do, with clicks and keys.

`html_report.py --binary PATH [--shared DIR] [--count N] [--screenshots DIR]`: reports of the faulty
sample, of 5,000 violations, of several files, of nothing, of a run with problems, of few and many
hostile names and of N (150) hostile triples. Each check prints a line with its counts, sizes and
times print as figures; the exit code is 1 when one fails. Needs Playwright, axe-playwright-python
and Chromium; without them it says `skipped`.
"""
import argparse
import importlib.util
import pathlib
import re
import shutil
import statistics
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from html_report_browser import Browser, wait_until
from html_report_looks import (
    SCHEMES, WIDTHS, check_access, check_deferred, check_layout, check_pictures, check_print)
from html_report_pages import all_pages
from html_report_use import check_filters, check_keys, check_links
from tally import Tally

MOST_SAMPLE_BYTES, MOST_LARGE_BYTES, MOST_SECONDS = 200_000, 8_000_000, 1.5
# HTML has no way to write these in text; the page shows their code beside the sign.
UNWRITABLE = re.compile("[\0\x80-\x9f]")


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
        # Words between backticks are set as code instead, unless the backticks may be of a name.
        bare = wanted.replace("`", "") if wanted.count("`") % 2 == 0 else wanted
        tally.check("texts: message", message == literal(wanted)
                    or "`" not in violation["component"] and message == literal(bare),
                    (message, wanted))
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
    for _ in range(5):
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
    tally.check("time: 5,000 violations open", max(load, paint, wall) <= MOST_SECONDS, figures)
    print(f"sample: {len(sample.bytes):,} bytes, {len(sample.violations)} violations")
    print(f"large: {len(large.bytes):,} bytes, {len(large.violations):,} violations, "
          f"{large.bytes.count(b'<figure>'):,} pictures")
    print(f"large opens: load {load:.2f} s, first paint {paint:.2f} s, wall {wall:.2f} s; "
          f"a filter takes {click:.2f} s (median of 5)")


def take_screenshots(browser, pages, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages.items():
        for scheme in SCHEMES:
            for width in WIDTHS:
                tab = browser.open(page, width=width, color_scheme=scheme, watched=False)
                whole = name not in ("large", "many", "triples")
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
    program = shutil.which("chromium") or shutil.which("chromium-browser")
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
        for name in ("sample", "several", "hostile", "many", "triples", "problems"):
            check_texts(tally, browser, pages[name])
        for name in ("sample", "hostile", "problems", "clean", "empty"):
            check_access(tally, browser, pages[name], Axe())
        check_print(tally, browser, pages["sample"])
        check_layout(tally, browser, pages)
        check_pictures(tally, browser, pages["sample"])
        check_deferred(tally, browser, pages["many"])
        check_problems(tally, browser, pages)
        check_size(tally, browser, pages)
        if options.screenshots:
            take_screenshots(browser, pages, options.screenshots)
        chromium.close()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
