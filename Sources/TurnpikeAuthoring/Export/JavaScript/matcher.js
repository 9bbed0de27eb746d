// Matches links: the tables of an app and a link in, the result out.

/*::
// The tables of an app, as they are stored.
type App = {
  // The outermost table is the first.
  readonly tables: readonly Table[];
  // The parameters that any link can have.
  readonly query?: Pattern;
  // The case of the `_` route.
  readonly defaultCase?: string;
};
type Table = {
  readonly patterns: readonly Pattern[];
  // Pairs of a pattern and the number of its segments that a link has, by rank.
  readonly order: readonly (readonly [number, number])[];
  readonly origins: readonly Origin[];
  // Whether paths are compared without regard to the case of ASCII letters.
  readonly ignoresCase?: boolean;
  // Whether no link with a scheme is accepted: all origins are left out.
  readonly closed?: boolean;
};
type Pattern = {
  readonly route: string;
  readonly text: string;
  // The names of the parameters in links.
  readonly names: readonly string[];
  readonly segments: readonly (string | Capture)[];
  readonly query: readonly QueryPart[];
  readonly fragment?: Capture;
  // The enum that is mounted, and the index of its table if that is known.
  readonly mount?: string;
  readonly table?: number;
  // The origins of its table whose links match.
  readonly from?: readonly Origin[];
  // The schemes whose links match, from any origin.
  readonly schemes?: readonly string[];
};
// A parameter of the query, or a condition: the key has the value, or a link has the key or not.
type QueryPart = {
  readonly key: string;
  readonly value?: string;
  readonly present?: boolean;
  readonly capture?: Capture;
};
// The text of a parameter in the path, the query, or the fragment.
type Capture = {
  readonly parameter: number;
  readonly type: Type;
  // Whether it is a list in the query, and whether it is the rest of a path.
  readonly list?: boolean;
  readonly rest?: boolean;
  // Whether a link can omit it: it is optional, or has a default.
  readonly optional?: boolean;
  readonly default?: string;
  // Whether text that the type does not accept counts as missing.
  readonly lenient?: boolean;
  // The texts before and after it in its segment.
  readonly prefix?: string;
  readonly suffix?: string;
};

type Parameter = {
  readonly name: string;
  // The name in its own enum, without prefixes of mounts.
  readonly ownName: string;
  readonly values: string[];
};
type Result = {
  readonly outcome: "matched" | "invalid" | "unmatched";
  readonly route: string | null;
  readonly pattern: string | null;
  // The values of the path and of the fragment.
  readonly parameters: readonly Parameter[];
  // Values in the link that the route does not have, because their types do not accept them.
  readonly ignored: readonly Group[];
  // The keys of the query that the pattern reads.
  readonly read: readonly string[];
  // Every reason why it is invalid, or why no route matches.
  readonly reasons: readonly string[];
  // The custom types and the mounted enum that are assumed to accept their texts.
  readonly types: readonly string[];
  readonly mount: string | null;
};
type Group = { readonly name: string; readonly values: string[] };
*/

// The result of matching a link, the link taken apart, its query, the user and the port that are
// ignored, and the keys of the query that nothing reads.
function match(
  app /*: App */, text /*: string */
) /*: Result & { link: Link; query: Group[]; dropped: Group[]; unread: string[] } */ {
  const [table] = app.tables;
  const link = readLink(text, table?.origins ?? [], table?.closed ?? false);
  const none /*: Result */ = {
    outcome: "unmatched", route: null, pattern: null, parameters: [], types: [], mount: null,
    ignored: [], read: [], reasons: [link.refusal ?? refusals.route],
  };
  const found = (link.refusal === null ? matchTable(app, 0, link, 0, new Set()) : null) ?? none;
  const types = Array.from(new Set(found.types));
  const query = grouped(link.query);
  const dropped = link.refusal === null ? link.ignored : [];
  if (found.outcome !== "matched") return { ...found, types, query, dropped, unread: [], link };
  const shared = app.query ? ignoredValues(app.query, link) : [];
  const read = new Set([...found.read, ...(app.query ? keysOf(app.query) : [])]);
  // It is not known which keys an enum reads whose routes are not known.
  const unread = found.mount === null
    ? link.query.filter(({ key }) => !read.has(key)).map(({ key }) => key) : [];
  const ignored = [...found.ignored, ...shared];
  return { ...found, types, query, dropped, ignored, unread, link };
}

// The keys of the query that a pattern reads.
function keysOf(pattern /*: Pattern */) /*: string[] */ {
  return pattern.query.map(({ key }) => key);
}

// The values in a link that a pattern's parameters ignore, in the order of the link.
function ignoredValues(pattern /*: Pattern */, link /*: Link */) /*: Group[] */ {
  const found /*: Group[] */ = [];
  const add = (name /*: string */, capture /*: Capture */, value /*: string */) => {
    if (!capture.lenient || value === "" || reads(capture.type, value)) return;
    found.push({ name, values: [value] });
  };
  const captures /*: Map<string, Capture> */ = new Map();
  for (const { key, capture } of pattern.query) if (capture) captures.set(key, capture);
  for (const { key, value } of link.query) {
    const capture = captures.get(key);
    if (capture) add(key, capture, value);
    // The first value of a key counts.
    captures.delete(key);
  }
  const { fragment } = pattern;
  if (fragment && link.fragment !== null) {
    add(pattern.names[fragment.parameter] ?? "", fragment, link.fragment);
  }
  return found;
}

// Matches a link's segments from a position with a table; null if none of its patterns matches.
// Patterns are in the order of their rank, so the first that matches is the best.
//
// `refused` has the tables, each with a position, that are known not to match.
function matchTable(
  app /*: App */, index /*: number */, link /*: Link */, start /*: number */,
  refused /*: Set<string> */
) /*: Result | null */ {
  const table = app.tables[index];
  for (const [position, count] of table?.order ?? []) {
    const pattern = table?.patterns[position];
    if (!pattern || !areConditionsMet(pattern, link)) continue;
    // Only patterns below the path of a site match its links.
    const isOutside = link.site.some((segment, place) => {
      const own = pattern.segments[place];
      return typeof own !== "string" || !isSameText(segment, own, table?.ignoresCase ?? false);
    });
    if (index === 0 && start === 0 && isOutside) continue;
    if (!isPermitted(link, pattern, table?.origins ?? [])) continue;
    const values = pathValues(pattern, count, link.segments, start, table?.ignoresCase ?? false);
    if (!values) continue;
    const rest = start + count;
    // `LinkRest` keeps every rest that is not empty.
    const hasRest = rest < link.segments.length || link.query.length > 0 || link.fragment !== null;
    if (pattern.mount === "LinkRest" && !hasRest) continue;
    if (pattern.table === undefined) return resultOf(pattern, values, link);
    const attempt = `${pattern.table}/${rest}`;
    if (refused.has(attempt)) continue;
    const mounted = matchTable(app, pattern.table, link, rest, refused);
    if (mounted) return afterMount(resultOf(pattern, values, link), mounted);
    refused.add(attempt);
  }
  return null;
}

function areConditionsMet(pattern /*: Pattern */, link /*: Link */) /*: boolean */ {
  return pattern.query.every(({ key, value, present }) => {
    const first = itemsOf(link, key)[0];
    if (present !== undefined) return present === (first !== undefined);
    return value === undefined || first?.value === value;
  });
}

// Whether a pattern's restriction allows a link. A link without a scheme comes from the app itself.
function isPermitted(
  link /*: Link */, { from, schemes } /*: Pattern */, origins /*: readonly Origin[] */
) /*: boolean */ {
  if (from === undefined || link.start === null) return true;
  if (schemes?.includes(link.start.scheme)) return true;
  // A table without origins has those of the app.
  const found = originsOf(link.start, origins.length > 0 ? origins : from);
  return from.some((origin) => found.some((other) => isSameOrigin(origin, other)));
}

function isSameOrigin(left /*: Origin */, right /*: Origin */) /*: boolean */ {
  return left.scheme === right.scheme && left.host === right.host &&
    left.wildcard === right.wildcard && left.path.join("/") === right.path.join("/");
}

// The items with a key in the link's query.
function itemsOf(link /*: Link */, key /*: string */) /*: Item[] */ {
  return link.query.filter((item) => item.key === key);
}

// The values of parameters, by their indices, that a pattern's first segments take from a link's
// segments from a position; null if they do not match.
function pathValues(
  pattern /*: Pattern */, count /*: number */, segments /*: readonly string[] */,
  start /*: number */, ignoresCase /*: boolean */
) /*: Map<number, string[]> | null */ {
  const values /*: Map<number, string[]> */ = new Map();
  for (const [index, segment] of pattern.segments.slice(0, count).entries()) {
    const written = segments[start + index];
    if (written === undefined) return null;
    if (typeof segment === "string") {
      if (!isSameText(segment, written, ignoresCase)) return null;
      continue;
    }
    const taken = [];
    for (const text of segment.rest ? segments.slice(start + index) : [written]) {
      const value = captured(segment, text, ignoresCase);
      if (value === null) return null;
      taken.push(value);
    }
    values.set(segment.parameter, taken);
    if (segment.rest) return values;
  }
  return pattern.mount !== undefined || segments.length === start + count ? values : null;
}

// The value that a capture takes from a segment: the text between its prefix and its suffix, if the
// text is not empty and a value of its type; else null.
function captured(
  capture /*: Capture */, segment /*: string */, ignoresCase /*: boolean */
) /*: string | null */ {
  const { prefix = "", suffix = "" } = capture;
  if (segment.length <= prefix.length + suffix.length) return null;
  const end = segment.length - suffix.length;
  if (!isSameText(segment.slice(0, prefix.length), prefix, ignoresCase)) return null;
  if (!isSameText(segment.slice(end), suffix, ignoresCase)) return null;
  const value = segment.slice(prefix.length, end);
  const { type } = capture;
  const isWord = ignoresCase && (type.words ?? []).some((word) => isSameText(word, value, true));
  return isWord || reads(type, value) ? value : null;
}

// Whether two texts are the same, perhaps apart from the case of ASCII letters.
function isSameText(
  left /*: string */, right /*: string */, ignoresCase /*: boolean */
) /*: boolean */ {
  return ignoresCase ? asciiLowered(left) === asciiLowered(right) : left === right;
}

// The result of a pattern whose path matches.
function resultOf(
  pattern /*: Pattern */, values /*: Map<number, string[]> */, link /*: Link */
) /*: Result */ {
  const { fragment } = pattern;
  if (fragment && link.fragment !== null && reads(fragment.type, link.fragment)) {
    // An empty text counts as missing for every other type.
    const isMissing = link.fragment === "" && fragment.optional;
    if (!isMissing || fragment.type.kind === "String") {
      values.set(fragment.parameter, [link.fragment]);
    }
  }
  const parameters = pattern.names.flatMap((name, index) => {
    const taken = values.get(index);
    return taken ? [{ name, ownName: name, values: taken }] : [];
  });
  const reasons = problems(pattern, link);
  const inPath = pattern.segments.flatMap((segment) =>
    typeof segment !== "string" && values.has(segment.parameter) ? [segment] : []);
  const inQuery = pattern.query.flatMap(({ key, capture }) =>
    capture && itemsOf(link, key).some(({ value }) => value !== "") ? [capture] : []);
  const types = [...inPath, ...inQuery, ...(fragment && link.fragment ? [fragment] : [])]
    .flatMap(({ type }) => type.kind === "custom" ? [type.name] : []);
  return {
    outcome: reasons.length === 0 ? "matched" : "invalid", route: pattern.route,
    pattern: pattern.text, parameters, reasons, types,
    ignored: ignoredValues(pattern, link), read: keysOf(pattern),
    mount: pattern.table === undefined && pattern.mount !== "LinkRest"
      ? pattern.mount ?? null : null,
  };
}

// Why a link is invalid: a reason for each parameter of the query and for the fragment.
function problems(pattern /*: Pattern */, link /*: Link */) /*: string[] */ {
  const reasons = pattern.query.map(({ key, capture }) =>
    capture ? problem(key, capture, itemsOf(link, key)) : null);
  if (pattern.fragment) {
    const value = link.fragment;
    const items = value === null ? [] : [{ key: "", value, plusValue: value }];
    const name = pattern.names[pattern.fragment.parameter] ?? "";
    reasons.push(problem(name, pattern.fragment, items));
  }
  return reasons.flatMap((reason) => reason ?? []);
}

// The problem of the values of a parameter; null if all are valid.
function problem(
  key /*: string */, capture /*: Capture */, items /*: Item[] */
) /*: string | null */ {
  const unread = ({ value, plusValue } /*: Item */) => {
    const hasLostPlus = value !== plusValue && reads(capture.type, plusValue);
    const note = hasLostPlus ? ": '+' in a query is a space; write '%2B'" : "";
    return `'${key}' cannot be read from '${value}'${note}`;
  };
  // An empty text counts as missing for every other type.
  const isText = capture.type.kind === "String";
  if (capture.list) {
    const present = items.filter(({ value }) => value !== "" || isText);
    const bad = present.find(({ value }) => !reads(capture.type, value));
    return bad === undefined ? null : unread(bad);
  }
  const [first] = items;
  if (first === undefined) return capture.optional ? null : `'${key}' is missing`;
  if (first.value === "" && capture.optional && !isText) return null;
  return capture.lenient || reads(capture.type, first.value) ? null : unread(first);
}

// The result of a mounted enum, after that of its mount.
function afterMount(mount /*: Result */, mounted /*: Result */) /*: Result */ {
  const names = new Set(mount.parameters.map((parameter) => parameter.ownName));
  const taken = new Set(names);
  const inner = mounted.parameters.map((parameter) => {
    const { ownName } = parameter;
    let name = names.has(ownName) ? `${mount.route}.${parameter.name}` : parameter.name;
    while (taken.has(name)) name = `${mount.route}.${name}`;
    taken.add(name);
    return { ...parameter, name };
  });
  return {
    ...mounted, route: `${mount.route}.${mounted.route}`,
    pattern: joinedPatterns(mount.pattern ?? "", mounted.pattern ?? ""),
    parameters: [...mount.parameters, ...inner], types: [...mount.types, ...mounted.types],
    ignored: [...mount.ignored, ...mounted.ignored], read: [...mount.read, ...mounted.read],
  };
}

// A pattern or path after that of its mount. A root `/` on either side is omitted.
function joinedPatterns(prefix /*: string */, mounted /*: string */) /*: string */ {
  const rest = mounted.replace(/^\//, "");
  const isBare = rest === "" || /^[?#]/.test(rest);
  if (prefix === "/" || prefix === "") return rest === "" ? "/" : isBare ? `/${rest}` : rest;
  return prefix.replace(/\/$/, "") + (isBare ? "" : "/") + rest;
}

// The values of a query by their keys.
function grouped(items /*: readonly Item[] */) /*: Group[] */ {
  const found /*: Map<string, string[]> */ = new Map();
  for (const { key, value } of items) {
    const values = found.get(key) ?? [];
    values.push(value);
    found.set(key, values);
  }
  return Array.from(found, ([name, values]) => ({ name, values }));
}
