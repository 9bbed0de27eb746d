// The behavior of the page: it matches links, searches the routes, and copies texts.

// The element with an identifier.
function element(id) {
  return document.getElementById(id);
}

// Control characters, and characters that a reader cannot see.
const hiddenCharacter =
  /[\p{Cc}\p{Zl}\p{Zp}\p{NChar}\u180B-\u180F\u2800\uFFF9-\uFFFB]|(?![\u200C\u200D\p{VS}])\p{DI}/gu;

// Joiners are part of emoji and of letters, and a variation selector is part of the character before
// it. These are elsewhere.
const strayJoiner = (() => {
  const joined = "[^\\0-\\x7F\\p{White_Space}\\u200C\\u200D]";
  return new RegExp(
    `(?<!${joined})[\\u200C\\u200D\\p{VS}]|[\\u200C\\u200D](?!${joined})`, "gu");
})();

// The text with escapes for such characters.
function shown(text) {
  const escape = (scalar) => `\\u{${scalar.codePointAt(0).toString(16).toUpperCase()}}`;
  return text.replace(hiddenCharacter, escape).replace(strayJoiner, escape);
}

// A new element with a text, or with children.
function made(name, text, ...children) {
  const node = document.createElement(name);
  if (text !== "") node.textContent = shown(text);
  node.append(...children.map((child) => typeof child === "string" ? shown(child) : child));
  return node;
}

// Trying a link.

function rowOf(route) {
  return document.querySelector(`[data-case="${CSS.escape(route)}"]`);
}

// A case's name that leads to its row.
function routeLink(route) {
  const row = rowOf(route);
  const link = made("a", `.${route}`);
  if (row) link.href = `#${encodeURIComponent(row.id)}`;
  return link;
}

// A titled list of names with their values; nothing without items.
function list(title, items) {
  if (items.length === 0) return [];
  const rows = items.flatMap(({ name, values }) =>
    [made("dt", name), made("dd", values.join(", "))]);
  return [made("h3", title), made("dl", "", ...rows)];
}

// What the row of a route, or the line of its alias, says of it.
function notes({ route, pattern }, link) {
  const row = rowOf(route);
  if (!row) return [];
  const aliases = Array.from(row.querySelectorAll("[data-alias]"));
  const line = aliases.find((alias) => alias.dataset.alias === pattern);
  const chips = Array.from((line ?? row).querySelectorAll(line ? ".chip" : ".head .chip"));
  const attributes = chips.filter((chip) => !chip.matches(".modal"))
    .map((chip) => ({ name: chip.textContent, values: [chip.title] }));
  const nodes = list("Attributes", attributes);
  const isKept = attributes.some(({ name }) => name === "@web") && /^https?:/i.test(link);
  if (isKept) nodes.push(made("p", "This link opens in the browser."));
  if (row.querySelector(".chip.modal")) nodes.push(made("p", "Opens as a modal."));
  const trail = row.querySelector(".trail");
  if (trail) nodes.push(trail.cloneNode(true));
  return nodes;
}

// The case and the pattern of a route.
function routeLine({ route, pattern }) {
  return [routeLink(route), " ", made("code", pattern)];
}

const outcomeWords = { matched: "Matched by", invalid: "Invalid for", unmatched: "No match" };

// The elements that show the result for a link.
function resultNodes(found, near, link, defaultCase) {
  const first = [made("strong", outcomeWords[found.outcome])];
  if (found.route !== null) first.push(" ", ...routeLine(found));
  const nodes = [made("p", "", ...first)];
  nodes.push(...found.reasons.map((reason) => made("p", reason)));
  if (near) {
    const why = near.why === "" ? "" : `: ${near.why}`;
    nodes.push(made("p", "", "Nearest route: ", ...routeLine(near), why));
  }
  const dropped = found.dropped.map(({ name, values }) =>
    ({ name, values: values.map((value) => `${value} (ignored)`) }));
  nodes.push(...list("Before the path", dropped));
  nodes.push(...list("Parameters", found.parameters));
  const ignored = new Map(found.ignored.map(({ name, values }) => [name, values[0]]));
  const unread = new Set(found.unread);
  const query = found.query.map(({ name, values }) => {
    const isIgnored = unread.has(name) || ignored.get(name) === values[0];
    if (ignored.get(name) === values[0]) ignored.delete(name);
    return { name, values: isIgnored ? [`${values.join(", ")} (ignored)`] : values };
  });
  nodes.push(...list("Query", query));
  const fragment = Array.from(ignored, ([name, value]) =>
    ({ name, values: [`${value} (ignored)`] }));
  nodes.push(...list("Fragment", fragment));
  if (found.outcome === "matched") nodes.push(...notes(found, link));
  else if (defaultCase) nodes.push(made("p", "", "Opens ", routeLink(defaultCase), " instead."));
  const assume = (text) => nodes.push(made("p", `Assumes that ${text}.`));
  for (const type of found.types) assume(`the custom type ${type} accepts this text`);
  if (found.mount !== null) assume(`the mounted enum ${found.mount} matches the rest`);
  return nodes;
}

// What becomes of white space at the ends of a text with a link.
function spaceNotes(text, link) {
  const notes = [];
  if (link !== text) notes.push("Spaces and control characters at the ends are ignored.");
  if (/^\p{White_Space}|\p{White_Space}$/u.test(link)) {
    notes.push("The white space at the ends is part of the link.");
  }
  return notes.map((note) => made("p", note));
}

// Shows a result, with its values for programs; an empty outcome is no result.
function showResult({ outcome, route, pattern }, ...nodes) {
  const answer = element("answer");
  Object.assign(answer.dataset, { outcome, route: route ?? "", pattern: pattern ?? "" });
  answer.replaceChildren(...nodes);
}

// Puts the link into the address, so that it can be shared.
function remember(link) {
  try {
    history.replaceState(null, "", link === "" ? "#" : `#try=${encodeURIComponent(link)}`);
  } catch {
    // Half of a surrogate pair, or a browser that keeps no history of files.
  }
}

// The link in the address; null without one.
function linkOfAddress() {
  const start = "#try=";
  return location.hash.startsWith(start) ? decoded(location.hash.slice(start.length)) : null;
}

function startTrying(app) {
  const field = element("try-link");
  let patterns = null;

  const show = (text) => {
    const link = trimmed(text);
    const found = match(app, link);
    patterns ??= wholePatterns(app);
    const near = found.outcome === "unmatched" ? nearest(patterns, found.link) : null;
    const scheme = found.outcome === "unmatched" ? missingScheme(app, link) : null;
    const nodes = resultNodes(found, near, link, app.defaultCase);
    if (scheme !== null) nodes.push(made("p", scheme));
    showResult(found, ...nodes, ...spaceNotes(text, link));
  };
  const tryLink = (text) => {
    const link = trimmed(text);
    if (link === "") showResult({ outcome: "" });
    else show(text);
    remember(link);
  };
  const tryAddress = () => {
    const link = linkOfAddress();
    if (link === null) return;
    // A field drops line feeds, so the link itself is matched.
    field.value = link;
    show(link);
  };

  field.addEventListener("input", () => tryLink(field.value));
  element("try-form").addEventListener("submit", (event) => {
    event.preventDefault();
    show(field.value);
    remember(trimmed(field.value));
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("button[data-try]")?.dataset.try;
    if (link === undefined) return;
    field.value = link;
    tryLink(link);
    field.focus();
  });
  window.addEventListener("hashchange", tryAddress);
  return tryAddress;
}

// Searching.

// The text of a row without that of its buttons.
function searchedText(row) {
  const copy = row.cloneNode(true);
  for (const button of copy.querySelectorAll("button")) button.remove();
  return copy.textContent.toLowerCase();
}

function startSearching() {
  const search = element("find-text");
  const groups = Array.from(document.querySelectorAll(".group"));
  let rows = null;
  const readRows = () => {
    rows ??= Array.from(document.querySelectorAll(".route"), (row) =>
      ({ row, text: searchedText(row) }));
    return rows;
  };

  const find = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    let shown = 0;
    for (const { row, text } of readRows()) {
      const isFound = words.every((word) => text.includes(word));
      if (row.hidden === isFound) row.hidden = !isFound;
      if (isFound) shown += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector(".route:not([hidden])");
    element("find-count").textContent =
      words.length === 0 ? "" : `${shown} of ${readRows().length} routes found`;
  };

  search.addEventListener("input", find);
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      search.focus();
    }
    if (event.key === "Escape" && event.target === search) {
      search.value = "";
      find();
    }
  });
  // Read the rows before the first search, which is then immediate.
  setTimeout(readRows, 200);
  // After going back, the browser fills the field again.
  if (search.value !== "") find();
}

// Copying.

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = made("textarea", "");
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
}

function startCopying() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-copy]");
    if (!button) return;
    const status = (await copyText(button.dataset.copy)) ? "Copied" : "Not copied";
    element("copy-status").textContent = shown(`${status}: ${button.dataset.copy}`);
    button.dataset.status = status;
    setTimeout(() => delete button.dataset.status, 1200);
  });
}

function startPage() {
  const tryAddress = startTrying(JSON.parse(element("route-data").textContent));
  for (const node of document.querySelectorAll("[data-script]")) node.hidden = false;
  startSearching();
  startCopying();
  tryAddress();
}

startPage();
