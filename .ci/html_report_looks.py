"""Looks at HTML reports: narrow and wide, light and dark, on paper, with few and many pictures."""
from html_report_browser import is_in_sight, shown, wait_until

SCHEMES = ["light", "dark"]
WIDTHS = [360, 1280]
# The smallest words that can be read, in pixels.
LEAST_WORDS = 10


def check_access(tally, browser, page, axe):
    """No serious fault found by axe-core, and nothing wider than the window."""
    for scheme in SCHEMES:
        for width in WIDTHS:
            tab = browser.open(page, width=width, color_scheme=scheme)
            # What scrolls is found when it has been laid out.
            tab.wait_for_timeout(100)
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
    tally.check("print: pictures are light", tab.evaluate(
        "[...document.querySelectorAll('svg.corners')].every(svg =>"
        " getComputedStyle(svg).backgroundColor.match(/\\d+/g).every(part => part > 200))"))
    tally.check("print: a PDF", tab.pdf().startswith(b"%PDF"))
    browser.close(tab)


def check_layout(tally, browser, pages):
    """Few violations are laid out at once, the filters stay in sight, and what scrolls shows it."""
    for name in ("sample", "large"):
        tab = browser.open(pages[name])
        wanted = "auto" if name == "large" else "visible"
        found = tab.evaluate(
            "getComputedStyle(document.querySelector('article')).contentVisibility")
        tally.check("layout: few violations are laid out at once", found == wanted, (name, found))
        height = "document.documentElement.scrollHeight"
        before = tab.evaluate(height)
        tab.evaluate("scrollTo(0, innerHeight * 5)")
        tab.wait_for_timeout(100)
        tally.check("layout: the height stays", name == "large" or tab.evaluate(height) == before)
        top, bottom, padding = tab.evaluate(
            "(() => { const r = document.getElementById('filters').getBoundingClientRect(); return"
            " [r.top, r.bottom, parseFloat(getComputedStyle(document.documentElement)"
            ".scrollPaddingTop)] })()")
        tally.check("layout: the filters stay in sight", top == 0 and bottom <= padding,
                    (top, bottom, padding))
        browser.close(tab)
    tab = browser.open(pages["sample"], width=360)
    tally.check("layout: narrow windows are left alone", tab.evaluate(
        "getComputedStyle(document.getElementById('filters')).position") == "static")
    wide = tab.locator(".s").evaluate_all(
        "all => all.findIndex(e => e.scrollWidth > e.clientWidth + 40)")
    box = tab.locator(".s").nth(wide)
    box.scroll_into_view_if_needed()
    edges = []
    for end in ("0", "e.scrollWidth"):
        box.evaluate(f"e => e.scrollLeft = {end}")
        place = box.bounding_box()
        # In the padding above the lines nothing but the background changes.
        edges.append([tab.screenshot(clip={"x": x, "y": place["y"] + 2, "width": 5, "height": 5})
                      for x in (place["x"] + 5, place["x"] + place["width"] - 10)])
    tally.check("layout: lines that go on have a shade at the edge", wide >= 0
                and edges[0][0] == edges[1][1] != edges[0][1] and edges[1][0] != edges[1][1], wide)
    browser.close(tab)


def check_pictures(tally, browser, page):
    """Pictures of a pair are of one scale, can be read, and are reached by key if they scroll."""
    for width in (360, 700, 1280):
        tab = browser.open(page, width=width)
        tab.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        for number in range(tab.locator("article").count()):
            tab.locator("article").nth(number).scroll_into_view_if_needed()
        tab.wait_for_timeout(100)
        pairs = tab.locator(".p").evaluate_all(
            "all => all.map(pair => [...pair.querySelectorAll('svg')].map(svg =>"
            " [svg.getScreenCTM().a, parseFloat(getComputedStyle(svg).fontSize)]))")
        for pair in pairs:
            scales = [scale for scale, _ in pair]
            tally.check("pictures: one scale a pair", max(scales) <= min(scales) * 1.01,
                        (width, pair))
            tally.check("pictures: words can be read", all(
                scale * size >= LEAST_WORDS for scale, size in pair), (width, pair))
        wrong = tab.locator("figure").evaluate_all(
            "all => all.filter(e => (e.scrollWidth > e.clientWidth) !== (e.tabIndex === 0)).length")
        tally.check("pictures: reached by key where they scroll", wrong == 0, (width, wrong))
        tally.check("pictures: the words of code have no backticks", tab.evaluate(
            "[...document.querySelectorAll('code, figcaption')].every(e =>"
            " !e.textContent.includes('`'))"), width)
        browser.close(tab)


def check_deferred(tally, browser, page):
    """The pictures of a long list are drawn when they are near, for print, and without scripts."""
    tab = browser.open(page)
    waiting = "document.querySelectorAll('.p noscript').length"
    count = page.bytes.count(b"<figure>")
    near = ("[...document.querySelectorAll('article')].filter(a => {"
            " const r = a.getBoundingClientRect(); return r.bottom > 0 && r.top < innerHeight })")
    for place in ("v3", f"v{len(page.violations) // 2}", f"v{len(page.violations)}"):
        tab.evaluate(f"location.hash = '{place}'")
        wait_until(tab, f"{near}.every(a => !a.querySelector('noscript'))")
        tally.check("deferred: what is in sight is drawn", tab.evaluate(
            f"{near}.length > 0 && {near}.every(a => !a.querySelector('noscript'))"
            f" && {near}.some(a => a.querySelector('.p svg > *'))"), place)
        tally.check("deferred: the place stays in sight", is_in_sight(tab.locator(f"#{place}")),
                    place)
    tally.check("deferred: what is far is not", 0 < tab.evaluate(waiting) < count, count)
    tab.locator("[name=text]").fill("noscript")
    tally.check("deferred: words filter by words alone", shown(tab) == 0, shown(tab))
    tab.pdf()
    tally.check("deferred: print draws all", tab.evaluate(waiting) == 0
                and tab.locator(".p svg").count() == count, tab.evaluate(waiting))
    tally.check("deferred: nothing ran", tab.evaluate("window.pwned === undefined"))
    tally.check("deferred: no elements from files", tab.evaluate(
        "document.querySelectorAll('.p :is(script, img, b, h1, a)').length") == 0)
    browser.close(tab)
    tab = browser.open(page, java_script_enabled=False)
    tally.check("deferred: without script all are drawn", tab.locator(".p svg").count() == count)
    browser.close(tab)
