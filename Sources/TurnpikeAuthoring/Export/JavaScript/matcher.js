// Matches links: the tables of an app and a link in, the answer out.

/*::
// The tables as they are stored.
type BindingData = {
  readonly parameter: number;
  // The index of the type.
  readonly type: number;
  readonly list?: boolean;
  // Whether it is optional.
  readonly missing?: boolean;
  readonly default?: string;
  // Whether text that cannot be read counts as missing.
  readonly lenient?: boolean;
};
type CaptureData = BindingData & {
  readonly prefix?: string;
  readonly suffix?: string;
  readonly rest?: boolean;
};
type ItemData = { readonly key: string; readonly value?: string } & Partial<BindingData>;
type PatternData = {
  readonly route: string;
  readonly text: string;
  // The names of the parameters in links.
  readonly names: readonly string[];
  readonly segments: readonly (string | CaptureData)[];
  readonly query: readonly ItemData[];
  readonly fragment?: BindingData;
  // The enum that is mounted, and the index of its table if that is known.
  readonly mount?: string;
  readonly table?: number;
  // The origins of its table that may lead there.
  readonly from?: readonly Origin[];
  // The schemes that may lead there from any origin.
  readonly schemes?: readonly string[];
};
type TableData = {
  readonly patterns: readonly PatternData[];
  // Pairs of a pattern and how many of its segments a link has, by rank.
  readonly order: readonly (readonly [number, number])[];
  readonly origins: readonly Origin[];
  // Whether no link with a scheme is accepted: all origins are left out.
  readonly closed?: boolean;
};
type AppData = {
  readonly types: readonly Type[];
  // The outermost table is the first.
  readonly tables: readonly TableData[];
  // What any link may carry.
  readonly query?: PatternData;
};

// The tables as the matcher reads them: with bytes in the place of texts.
type Capture = {
  readonly parameter: number;
  readonly type: Type;
  readonly isList: boolean;
  readonly mayBeMissing: boolean;
  // The text of the default.
  readonly default: string | null;
  readonly isLenient: boolean;
  readonly isRest: boolean;
  readonly prefix: Bytes;
  readonly suffix: Bytes;
};
type Segment = Bytes | Capture;
// A condition, which has a value, or a parameter of the query.
type QueryPart =
  | { readonly key: Bytes; readonly value: Bytes; readonly capture: null }
  | { readonly key: Bytes; readonly value: null; readonly capture: Capture };
type Pattern = {
  readonly route: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly segments: readonly Segment[];
  readonly query: readonly QueryPart[];
  readonly fragment: Capture | null;
  readonly mount: string | null;
  readonly table: number | null;
  readonly from: readonly Origin[] | null;
  readonly schemes: readonly string[];
};
type Table = {
  readonly patterns: readonly Pattern[];
  readonly order: readonly (readonly [number, number])[];
  readonly origins: readonly Origin[];
  readonly isClosed: boolean;
};
type App = { readonly tables: readonly Table[]; readonly query: Pattern | null };

type Parameter = {
  readonly name: string;
  // The name in its own enum, without prefixes of mounts.
  readonly ownName: string;
  readonly values: string[];
};
type Answer = {
  readonly outcome: "matched" | "invalid" | "unmatched";
  readonly route: string | null;
  readonly pattern: string | null;
  // The values of the path and of the fragment.
  readonly parameters: readonly Parameter[];
  // Values in the link that the route does not have, because their types do not accept them.
  readonly ignored: readonly Group[];
  // The keys of the query that the pattern reads.
  readonly read: readonly Bytes[];
  // Why it is invalid, each reason, or why there is no route.
  readonly reasons: readonly string[];
  // The app's own types and the mounted enum that are assumed to read what they get.
  readonly types: readonly string[];
  readonly mount: string | null;
};
type Group = { readonly name: string; readonly values: string[] };
*/

// Reads the tables of an app.
function readApp(data /*: AppData */) /*: App */ {
  const types = data.types.map((type) =>
    type.words ? { ...type, words: type.words.map(bytesOf) } : type);
  return {
    tables: data.tables.map(({ patterns, order, origins, closed }) => ({
      patterns: patterns.map((pattern) => readPattern(pattern, types)), order,
      origins: origins.map(readOrigin), isClosed: closed ?? false,
    })),
    query: data.query ? readPattern(data.query, types) : null,
  };
}

function readOrigin(origin /*: Origin */) /*: Origin */ {
  return { ...origin, path: origin.path.map(bytesOf) };
}

function readPattern(
  data /*: PatternData */, types /*: readonly Type[] */
) /*: Pattern */ {
  return {
    route: data.route, text: data.text, names: data.names,
    segments: data.segments.map((segment) =>
      typeof segment === "string" ? bytesOf(segment) : readCapture(segment, types)),
    query: data.query.map((item) => {
      const key = bytesOf(item.key);
      return item.value === undefined
        ? { key, value: null, capture: readCapture(item, types) }
        : { key, value: bytesOf(item.value), capture: null };
    }),
    fragment: data.fragment ? readCapture(data.fragment, types) : null,
    mount: data.mount ?? null, table: data.table ?? null,
    from: data.from?.map(readOrigin) ?? null, schemes: data.schemes ?? [],
  };
}

function readCapture(
  data /*: Partial<CaptureData> */, types /*: readonly Type[] */
) /*: Capture */ {
  return {
    parameter: data.parameter ?? 0,
    type: types[data.type ?? 0] ?? { name: "", kind: "custom" },
    isList: data.list ?? false, isRest: data.rest ?? false,
    mayBeMissing: data.missing === true || data.default !== undefined,
    default: data.default ?? null, isLenient: data.lenient ?? false,
    prefix: bytesOf(data.prefix ?? ""), suffix: bytesOf(data.suffix ?? ""),
  };
}

// The answer to a link, the link taken apart, its query as texts, and the keys of the query that
// nothing reads.
function match(
  app /*: App */, text /*: string */
) /*: Answer & { link: Link; query: Group[]; unread: string[] } */ {
  const [table] = app.tables;
  const link = readLink(text, table?.origins ?? [], table?.isClosed ?? false);
  const found = link.refusal === null ? answer(app, 0, link, 0, new Set()) : null;
  const none /*: Answer */ = {
    outcome: "unmatched", route: null, pattern: null, parameters: [], types: [], mount: null,
    ignored: [], read: [], reasons: [link.refusal ?? refusals.route],
  };
  const answered = found ?? none;
  const types = Array.from(new Set(answered.types));
  const query = grouped(link.query);
  if (answered.outcome !== "matched") return { ...answered, types, query, unread: [], link };
  const shared = app.query === null ? [] : ignoredValues(app.query, link);
  const read = new Set([...answered.read, ...(app.query === null ? [] : keysOf(app.query))]);
  // It is not known what an enum reads whose routes are not known.
  const unread = answered.mount === null
    ? link.query.filter(({ key }) => !read.has(key)).map(({ key }) => textOf(key)) : [];
  return { ...answered, types, query, ignored: [...answered.ignored, ...shared], unread, link };
}

// The keys of the query that a pattern reads.
function keysOf(pattern /*: Pattern */) /*: Bytes[] */ {
  return pattern.query.map(({ key }) => key);
}

// The values in a link that a pattern's parameters ignore, in the order of the link.
function ignoredValues(pattern /*: Pattern */, link /*: Link */) /*: Group[] */ {
  const found /*: Group[] */ = [];
  const add = (name /*: string */, capture /*: Capture */, value /*: Bytes */) => {
    if (!capture.isLenient || value === "" || reads(capture.type, value)) return;
    found.push({ name, values: [textOf(value)] });
  };
  const captures /*: Map<Bytes, Capture> */ = new Map();
  for (const { key, capture } of pattern.query) if (capture) captures.set(key, capture);
  for (const { key, value } of link.query) {
    const capture = captures.get(key);
    if (capture) add(textOf(key), capture, value);
    // The first value of a key counts.
    captures.delete(key);
  }
  const { fragment } = pattern;
  if (fragment && link.fragment !== null) {
    add(pattern.names[fragment.parameter] ?? "", fragment, link.fragment);
  }
  return found;
}

// The answer of a table to a link's segments from a position; null if none of its patterns matches.
// Patterns are in the order of their rank, so the first that matches is the best.
//
// `refused` has the tables, each with a position, that are known to have no answer.
function answer(
  app /*: App */, index /*: number */, link /*: Link */, start /*: number */,
  refused /*: Set<string> */
) /*: Answer | null */ {
  const table = app.tables[index];
  for (const [position, count] of table?.order ?? []) {
    const pattern = table?.patterns[position];
    if (!pattern || !areConditionsMet(pattern, link)) continue;
    if (!isPermitted(link, pattern, table?.origins ?? [])) continue;
    const values = pathValues(pattern, count, link.segments, start);
    if (!values) continue;
    if (pattern.table === null) return answerOf(pattern, values, link);
    const rest = start + count;
    const attempt = `${pattern.table}/${rest}`;
    if (refused.has(attempt)) continue;
    const mounted = answer(app, pattern.table, link, rest, refused);
    if (mounted) return afterMount(answerOf(pattern, values, link), mounted);
    refused.add(attempt);
  }
  return null;
}

function areConditionsMet(pattern /*: Pattern */, link /*: Link */) /*: boolean */ {
  return pattern.query.every(({ key, value }) =>
    value === null || itemsOf(link, key)[0]?.value === value);
}

// Whether a link may lead to a pattern. One without a scheme comes from the app itself.
function isPermitted(
  link /*: Link */, pattern /*: Pattern */, origins /*: readonly Origin[] */
) /*: boolean */ {
  if (pattern.from === null || link.start === null) return true;
  if (pattern.schemes.includes(link.start.scheme)) return true;
  // A table without origins has those of the app.
  const found = originsOf(link.start, origins.length > 0 ? origins : pattern.from);
  return pattern.from.some((origin) => found.some((other) => isSameOrigin(origin, other)));
}

function isSameOrigin(left /*: Origin */, right /*: Origin */) /*: boolean */ {
  return left.scheme === right.scheme && left.host === right.host &&
    left.wildcard === right.wildcard && left.path.join("/") === right.path.join("/");
}

// The items with a key in the link's query.
function itemsOf(link /*: Link */, key /*: Bytes */) /*: Item[] */ {
  return link.query.filter((item) => item.key === key);
}

// The values of parameters, by their indices, that a pattern's first segments take from a link's
// segments from a position; null if they do not match.
function pathValues(
  pattern /*: Pattern */, count /*: number */, segments /*: readonly Bytes[] */, start /*: number */
) /*: Map<number, Bytes[]> | null */ {
  const values /*: Map<number, Bytes[]> */ = new Map();
  for (const [index, segment] of pattern.segments.slice(0, count).entries()) {
    const written = segments[start + index];
    if (written === undefined) return null;
    if (typeof segment === "string") {
      if (segment !== written) return null;
      continue;
    }
    const taken = [];
    for (const text of segment.isRest ? segments.slice(start + index) : [written]) {
      const value = captured(segment, text);
      if (value === null) return null;
      taken.push(value);
    }
    values.set(segment.parameter, taken);
    if (segment.isRest) return values;
  }
  return pattern.mount !== null || segments.length === start + count ? values : null;
}

// The value that a capture takes from a segment: what is between its prefix and its suffix, if that
// is not empty and a value of its type; else null.
function captured(capture /*: Capture */, segment /*: Bytes */) /*: Bytes | null */ {
  const { prefix, suffix } = capture;
  if (segment.length <= prefix.length + suffix.length) return null;
  if (!segment.startsWith(prefix) || !segment.endsWith(suffix)) return null;
  const value = segment.slice(prefix.length, segment.length - suffix.length);
  return reads(capture.type, value) ? value : null;
}

// The answer of a pattern whose path matches.
function answerOf(
  pattern /*: Pattern */, values /*: Map<number, Bytes[]> */, link /*: Link */
) /*: Answer */ {
  const { fragment } = pattern;
  if (fragment && link.fragment !== null && reads(fragment.type, link.fragment)) {
    // An empty text counts as missing for every other type.
    const isMissing = link.fragment === "" && fragment.mayBeMissing;
    if (!isMissing || fragment.type.kind === "string") {
      values.set(fragment.parameter, [link.fragment]);
    }
  }
  const parameters = pattern.names.flatMap((name, index) => {
    const taken = values.get(index);
    return taken ? [{ name, ownName: name, values: taken.map(textOf) }] : [];
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
    mount: pattern.table === null ? pattern.mount : null,
  };
}

// Why a link is invalid: a reason for each parameter of the query and for the fragment.
function problems(pattern /*: Pattern */, link /*: Link */) /*: string[] */ {
  const reasons = pattern.query.map((part) =>
    part.capture && problem(textOf(part.key), part.capture, itemsOf(link, part.key)));
  if (pattern.fragment) {
    const value = link.fragment;
    const items = value === null ? [] : [{ key: "", value, plusValue: value }];
    const name = pattern.names[pattern.fragment.parameter] ?? "";
    reasons.push(problem(name, pattern.fragment, items));
  }
  return reasons.flatMap((reason) => reason ?? []);
}

// What is wrong with the values of a parameter; null if nothing is.
function problem(
  key /*: string */, capture /*: Capture */, items /*: Item[] */
) /*: string | null */ {
  const unread = ({ value, plusValue } /*: Item */) => {
    const hasLostPlus = value !== plusValue && reads(capture.type, plusValue);
    const note = hasLostPlus ? ": '+' in a query is a space; write '%2B'" : "";
    return `'${key}' cannot be read from '${textOf(value)}'${note}`;
  };
  // An empty text counts as missing for every other type.
  const isText = capture.type.kind === "string";
  if (capture.isList) {
    const present = items.filter(({ value }) => value !== "" || isText);
    const bad = present.find(({ value }) => !reads(capture.type, value));
    return bad === undefined ? null : unread(bad);
  }
  const [first] = items;
  if (first === undefined) return capture.mayBeMissing ? null : `'${key}' is missing`;
  if (first.value === "" && capture.mayBeMissing && !isText) return null;
  return capture.isLenient || reads(capture.type, first.value) ? null : unread(first);
}

// The answer of a mounted enum with the values of its mount.
function afterMount(mount /*: Answer */, mounted /*: Answer */) /*: Answer */ {
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
  for (const item of items) {
    const key = textOf(item.key);
    const values = found.get(key) ?? [];
    values.push(textOf(item.value));
    found.set(key, values);
  }
  return Array.from(found, ([name, values]) => ({ name, values }));
}
