"use strict";
// Filters the violations. What is filtered and the place that is read stand in the page's address
// behind `#`, as in `#severity=error&at=v8`, so that both can be shared; without `=` it is a place.
(() => {
  const root = document.documentElement;
  const form = document.getElementById("filters");
  const { severity, rule, file, text, shown } = form.elements;
  const boxes = severity.length === undefined ? [severity] : [...severity];
  let violations = [];
  let place = null;

  // Whoever looks for words with backticks finds them where they are set as code.
  const plain = (words) => words.trim().toLowerCase().replaceAll("`", "");

  // A picture's drawing is no words.
  const words = (article) => plain([...article.children].map((part) => (part.className === "p"
    ? [...part.querySelectorAll("figcaption, p")].map((caption) => caption.textContent).join("\n")
    : part.textContent)).join("\n"));

  const apply = () => {
    const severities = new Set(boxes.filter((box) => box.checked).map((box) => box.value[0]));
    const wanted = { rule: rule.selectedIndex - 1, file: file.selectedIndex - 1 };
    const wantedWords = plain(text.value);
    let count = 0;
    for (const violation of violations) {
      const isHidden = !severities.has(violation.severity)
        || (wanted.rule >= 0 && violation.rule !== wanted.rule)
        || (wanted.file >= 0 && violation.file !== wanted.file)
        || (wantedWords !== ""
          && !(violation.words ??= words(violation.article)).includes(wantedWords));
      if (isHidden !== violation.isHidden) violation.article.hidden = violation.isHidden = isHidden;
      if (!isHidden) count += 1;
    }
    shown.value = `${count} of ${violations.length} shown`;
  };

  const filters = () => {
    const parts = [];
    if (boxes.some((box) => !box.checked)) {
      const checked = boxes.filter((box) => box.checked).map((box) => box.value);
      parts.push(`severity=${checked.join(",")}`);
    }
    if (rule.value) parts.push(`rule=${rule.value}`);
    if (file.value) parts.push(`file=${file.value}`);
    const typed = text.value.trim();
    if (typed) parts.push(`text=${encodeURIComponent(typed)}`);
    return parts.join("&");
  };

  // The address of the filters that are set and a place.
  const address = (id) => {
    const filter = filters();
    if (filter) return `#${filter}${id ? `&at=${id}` : ""}`;
    return id ? `#${id}` : location.pathname + location.search;
  };

  const mark = (element) => {
    place?.classList.remove("at");
    place = element;
    place?.classList.add("at");
  };

  const decoded = (part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  };

  // What names no rule or file of this page is no filter.
  const choose = (select, value) => {
    select.value = value;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };

  const set = (parts) => {
    const severities = parts.get("severity")?.split(",");
    for (const box of boxes) box.checked = !severities || severities.includes(box.value);
    choose(rule, parts.get("rule") ?? "");
    choose(file, parts.get("file") ?? "");
    text.value = decoded(parts.get("text") ?? "");
    apply();
  };

  // A browser may refuse after many in a row; the next one says it all again.
  const replace = (hash) => {
    try {
      history.replaceState(history.state, "", hash);
    } catch { /* The list is right without it. */ }
  };

  // Does what the address says; a place in it is shown even when the filters in it would hide it.
  const follow = (isNew) => {
    const hash = location.hash.slice(1);
    const isFilter = hash.includes("=");
    const parts = new Map(isFilter ? hash.split("&").map((part) => {
      const end = part.indexOf("=");
      return end < 0 ? [part, ""] : [part.slice(0, end), part.slice(end + 1)];
    }) : [["at", hash]]);
    const wasFiltered = filters() !== "";
    set(parts);
    mark(document.getElementById(parts.get("at") ?? ""));
    if (!place) return;
    const isHidden = place.hidden;
    if (isHidden) {
      set(new Map());
      replace(address(place.id));
    }
    // In a list that stays as it is the browser goes to a place by itself.
    if (isNew && (isFilter || wasFiltered)) {
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    }
  };

  // Links keep the filters that are set, or set one and lead to the list.
  const click = (event) => {
    const link = event.target.closest?.("a[href^='#']");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const hash = link.getAttribute("href");
    const isFilter = hash.includes("=");
    if (!isFilter && !filters()) return;
    event.preventDefault();
    // An entry with a state is one that the browser scrolls by itself when it comes back to it.
    const next = isFilter ? hash : address(hash.slice(1));
    if (next !== location.hash) history.pushState(true, "", next);
    follow(true);
    if (!isFilter) return;
    document.getElementById("violations").scrollIntoView();
    boxes[0].focus({ preventScroll: true });
  };

  // What is wider than its box can be reached by key.
  const boxSizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });

  // The pictures of a long list are text until they are near, which opens the page in half the time.
  const draw = (element) => {
    for (const picture of [...element.getElementsByTagName("noscript")]) {
      picture.outerHTML = picture.textContent;
    }
    for (const figure of element.getElementsByTagName("figure")) boxSizes.observe(figure);
  };

  const start = () => {
    const articles = [...document.getElementsByTagName("article")];
    violations = articles.map((article) => ({
      article,
      severity: article.className,
      rule: Number(article.dataset.r),
      file: Number(article.dataset.f),
      isHidden: false,
    }));
    if (document.querySelector(".many")) {
      const near = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          draw(target);
        }
      }, { rootMargin: "100%" });
      for (const article of articles) near.observe(article);
    } else {
      draw(document);
    }
    addEventListener("beforeprint", () => draw(document));
    addEventListener("hashchange", () => follow(history.state === null));
    follow(true);
  };

  // The form is there before the violations are, so that nothing moves when the rest is read.
  root.classList.add("is-scripted");
  for (const link of document.querySelectorAll("[data-filter]")) {
    link.href = `#${link.dataset.filter}`;
  }
  form.hidden = false;
  form.addEventListener("input", () => {
    apply();
    if (place?.hidden) mark(null);
    replace(address(place?.id));
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    set(new Map());
    mark(null);
    replace(address());
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("click", click);
  addEventListener("DOMContentLoaded", start);
})();
