"""Uses HTML reports as people do: filters, links and keys."""
import re

from html_report_browser import is_in_sight, shown, status, wait_until

# Whether the focused element is not under the filters, or reaches far below them.
UNCOVERED = """(() => {
  const focused = document.activeElement, bar = document.getElementById("filters");
  const { top, bottom } = focused.getBoundingClientRect(), edges = bar.getBoundingClientRect();
  return bar.contains(focused) || top >= edges.bottom || bottom <= edges.top
    || bottom - edges.bottom > innerHeight / 4;
})()"""


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


def check_counts(tally, tab, page):
    """The counts by rule and the names of files filter the list, which is below the window."""
    tab.set_viewport_size({"width": 1280, "height": 400})
    for key, table in (("rule", 0), ("path", 1)):
        for value in sorted({v[key] for v in page.violations})[:6]:
            row = tab.locator("table").nth(table).locator("tr").filter(
                has=tab.get_by_text(value, exact=True))
            row.locator("[data-filter]").click()
            wanted = sum(v[key] == value for v in page.violations)
            tally.check("counts: a click filters", shown(tab) == wanted, (value, shown(tab)))
            tally.check("counts: it leads to the list", is_in_sight(tab.locator("#violations"))
                        and tab.evaluate("document.activeElement.name") == "severity", value)
    tab.set_viewport_size({"width": 1280, "height": 800})


def check_links(tally, browser, page):
    """From a violation to its rule and back, from a rule to its violations, and to hidden ones."""
    tab = browser.open(page, "#severity=error")
    filtered = shown(tab)
    link = tab.locator("article:not([hidden]) .m a").first
    place = link.get_attribute("href")
    link.click()
    rule = tab.locator(f"[id='{place[1:]}']")
    tally.check("links: one click leads to why and how", "Why it matters" in rule.text_content()
                and is_in_sight(rule), place)

    def expect_both(place):
        wanted = f"#severity=error&at={place}"
        found = tab.evaluate("location.hash")
        tally.check("links: the address keeps filter and place", found == wanted, (found, wanted))
        again = browser.open(page, found)
        tally.check("links: opening it again does both", shown(again) == filtered
                    and is_in_sight(again.locator(f"#{place}.at")), found)
        again.reload()
        tally.check("links: so does loading it again", shown(again) == filtered
                    and is_in_sight(again.locator(f"#{place}.at")), found)
        browser.close(again)

    expect_both(place[1:])
    tab.go_back()
    tally.check("links: back leads to the filtered list", shown(tab) == filtered
                and tab.evaluate("location.hash") == "#severity=error")
    own = tab.locator("article:not([hidden]) .m a:last-child").last
    number = own.get_attribute("href")[1:]
    own.click()
    expect_both(number)
    tab.locator("[name=severity]").first.click()
    tally.check("links: a place goes with the filter that hides it", "at=" not in tab.evaluate(
        "location.hash") and tab.locator(".at").count() == 0, tab.evaluate("location.hash"))
    tab.locator("[name=severity]").first.click()
    for outside in ("v1", f"v{len(page.violations)}", place[1:]):
        again = browser.open(page, f"#{outside}")
        tally.check("links: from outside to a place", shown(again) == len(page.violations)
                    and is_in_sight(again.locator(f"#{outside}.at"))
                    and again.evaluate("location.hash") == f"#{outside}", outside)
        browser.close(again)
    check_counts(tally, tab, page)
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
        tally.check("keys: the filters cover nothing", tab.evaluate(UNCOVERED), number)
    for number in range(min(stops, 80)):
        tab.keyboard.press("Shift+Tab")
        tally.check("keys: the filters cover nothing", tab.evaluate(UNCOVERED), -number)
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
