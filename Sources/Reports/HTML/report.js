"use strict";
// Filters the violations. What is filtered stands in the page's address behind `#`, as in
// `#severity=error&rule=not-concentric`, so that it can be shared; an address without `=` is a place.
(() => {
  document.documentElement.classList.add("is-scripted");
  const form = document.getElementById("filters");
  if (!form) return;
  const { severity, rule, file, text, shown } = form.elements;
  const boxes = severity.length === undefined ? [severity] : [...severity];
  const violations = [...document.querySelectorAll("article")].map((article) => ({
    article,
    severity: article.className,
    rule: Number(article.dataset.r),
    file: Number(article.dataset.f),
    isHidden: false,
  }));

  const matches = (violation, words) => {
    violation.words ??= violation.article.textContent.toLowerCase();
    return violation.words.includes(words);
  };

  const apply = () => {
    const severities = new Set(boxes.filter((box) => box.checked).map((box) => box.value[0]));
    const wanted = { rule: rule.selectedIndex - 1, file: file.selectedIndex - 1 };
    const words = text.value.trim().toLowerCase();
    let count = 0;
    for (const violation of violations) {
      const isHidden = !severities.has(violation.severity)
        || (wanted.rule >= 0 && violation.rule !== wanted.rule)
        || (wanted.file >= 0 && violation.file !== wanted.file)
        || (words !== "" && !matches(violation, words));
      if (isHidden !== violation.isHidden) violation.article.hidden = violation.isHidden = isHidden;
      if (!isHidden) count += 1;
    }
    shown.value = `${count} of ${violations.length} shown`;
  };

  const write = () => {
    const parts = [];
    if (boxes.some((box) => !box.checked)) {
      const checked = boxes.filter((box) => box.checked).map((box) => box.value);
      parts.push(`severity=${checked.join(",")}`);
    }
    if (rule.value) parts.push(`rule=${rule.value}`);
    if (file.value) parts.push(`file=${file.value}`);
    const words = text.value.trim();
    if (words) parts.push(`text=${encodeURIComponent(words)}`);
    history.replaceState(null, "", parts.length ? `#${parts.join("&")}` : location.pathname + location.search);
  };

  const decoded = (part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  };

  // What names no rule or file of this page is no filter.
  const choose = (select, value) => {
    select.value = value;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };

  const read = (hash) => {
    const parts = new Map(hash.split("&").map((part) => {
      const end = part.indexOf("=");
      return end < 0 ? [part, ""] : [part.slice(0, end), part.slice(end + 1)];
    }));
    const severities = parts.get("severity")?.split(",");
    for (const box of boxes) box.checked = !severities || severities.includes(box.value);
    choose(rule, parts.get("rule") ?? "");
    choose(file, parts.get("file") ?? "");
    text.value = decoded(parts.get("text") ?? "");
    apply();
  };

  const follow = () => {
    const hash = location.hash.slice(1);
    if (hash === "" || hash.includes("=")) return read(hash);
    const place = document.getElementById(hash);
    if (place?.hidden) {
      read("");
      place.scrollIntoView();
    }
  };

  form.hidden = false;
  form.addEventListener("input", () => { apply(); write(); });
  form.addEventListener("reset", (event) => { event.preventDefault(); read(""); write(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", () => {
    follow();
    if (location.hash.includes("=")) {
      form.scrollIntoView();
      boxes[0].focus({ preventScroll: true });
    }
  });
  apply();
  follow();
})();
