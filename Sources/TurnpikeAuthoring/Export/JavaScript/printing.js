// Prints the links of routes.

/*::
// What a parameter's value is given as. `Date` is a date; its text may be given too.
type Value = string | number | bigint | boolean | Date | null | undefined;
type Argument = Value | readonly Value[];
// A route, or a mount, with the path that leads there.
type Printed = {
  readonly path: string;
  // The case, after those of the mounts.
  readonly route: string;
  // Whether not all origins may lead there.
  readonly isRestricted: boolean;
};
*/

// A route with its path from its values, in the order of its parameters.
//
// `prefix` is the mount that leads to its table; it is null for the outermost one. Throws if no link
// carries a value.
function printRoute(
  app /*: App */, table /*: number */, position /*: number */, prefix /*: Printed | null */,
  values /*: readonly Argument[] */
) /*: Printed */ {
  const pattern = app.tables[table]?.patterns[position];
  if (!pattern) throw new RangeError("there is no such route");
  const texts = (capture /*: Capture */) => textsOf(capture, values[capture.parameter], pattern);
  const own = printSegments(pattern, texts) + printQuery(pattern, texts);
  const path = joinedPatterns(prefix?.path ?? "", own + printFragment(pattern, texts));
  const route = prefix ? `${prefix.route}.${pattern.route}` : pattern.route;
  return { path, route, isRestricted: pattern.from !== null || prefix?.isRestricted === true };
}

// The texts of a parameter's value: none if it is nil, else one, or those of a list.
function textsOf(
  capture /*: Capture */, value /*: Argument */, pattern /*: Pattern */
) /*: string[] */ {
  const name = `'${pattern.names[capture.parameter]}' of '${pattern.route}'`;
  if (value === undefined || value === null) {
    if (capture.isList && !capture.isRest) return [];
    if (!capture.mayBeMissing) throw new RangeError(`${name} is missing`);
    return value === undefined && capture.default !== null ? [capture.default] : [];
  }
  const values /*: readonly Value[] */ = isList(value) ? value : [value];
  if (capture.isRest && values.length === 0) throw new RangeError(`${name} is empty`);
  return values.map((each) => {
    const text = valueText(capture.type, each);
    if (text === null || !reads(capture.type, bytesOf(text))) {
      throw new RangeError(`${name} cannot be '${text ?? each}': it is ${typeText(capture.type)}`);
    }
    return text;
  });
}

function isList(value /*: Argument */) /*: value is readonly Value[] */ {
  return Array.isArray(value);
}

// A value's text as Swift prints it; null for a value of another kind.
function valueText(type /*: Type */, value /*: Value */) /*: string | null */ {
  switch (type.kind) {
    case "integer":
      if (typeof value === "bigint") return `${value}`;
      // A number that is not safe may stand for its neighbor.
      return typeof value === "number" && Number.isSafeInteger(value) ? `${BigInt(value)}` : null;
    case "decimal":
      return typeof value === "string" || typeof value === "number" ? decimalText(value) : null;
    case "double": return typeof value === "number" ? doubleText(value) : null;
    case "float": return typeof value === "number" ? floatText(value) : null;
    case "bool": return typeof value === "boolean" ? `${value}` : null;
    case "date": return dateValueText(value);
    case "uuid": return typeof value === "string" ? value.toUpperCase() : null;
    case "string": case "url": case "words": case "custom":
      return typeof value === "string" ? value : null;
  }
}

function dateValueText(value /*: Value */) /*: string | null */ {
  const milliseconds = value instanceof Date ? value.getTime() : NaN;
  const seconds = typeof value === "string"
    ? secondsOf(value) : (milliseconds - firstSecond * 1000) / 1000;
  // The years 0 to 9999, and some more.
  return seconds !== null && Math.abs(seconds) < 1e12 ? dateText(seconds) : null;
}

// Whether a path or a query omits a value: one that is nil, or the default.
function isOmitted(capture /*: Capture */, texts /*: string[] */) /*: boolean */ {
  return !capture.isList && (texts.length === 0 || texts[0] === capture.default);
}

/*:: type Texts = (capture: Capture) => string[]; */

function printSegments(pattern /*: Pattern */, textsFor /*: Texts */) /*: string */ {
  const segments /*: Bytes[] */ = [];
  // How many segments there are without those at the end that are omitted.
  let count = 0;
  for (const segment of pattern.segments) {
    if (typeof segment === "string") {
      segments.push(segment);
      count = segments.length;
      continue;
    }
    const texts = textsFor(segment);
    if (texts.includes("")) throw emptyValue(segment, pattern);
    segments.push(...texts.map((text) => segment.prefix + bytesOf(text) + segment.suffix));
    if (!isOmitted(segment, texts)) count = segments.length;
  }
  const path = segments.slice(0, count).map((segment, index) => {
    const text = encoded(segment, index === 0 ? "firstSegment" : "segment");
    return text === "." || text === ".." ? text.replace(/\./g, "%2E") : text;
  });
  return path.length === 0 ? "/" : path.join("/");
}

function printQuery(pattern /*: Pattern */, textsFor /*: Texts */) /*: string */ {
  const items = pattern.query.flatMap(({ key, value, capture }) => {
    const name = encoded(key, "query");
    if (capture === null) return [`${name}=${encoded(value, "query")}`];
    const texts = textsFor(capture);
    checkPresent(capture, texts, pattern);
    if (isOmitted(capture, texts)) return [];
    return texts.map((text) => `${name}=${encoded(bytesOf(text), "query")}`);
  });
  return items.length === 0 ? "" : `?${items.join("&")}`;
}

function printFragment(pattern /*: Pattern */, textsFor /*: Texts */) /*: string */ {
  if (!pattern.fragment) return "";
  const texts = textsFor(pattern.fragment);
  checkPresent(pattern.fragment, texts, pattern);
  if (isOmitted(pattern.fragment, texts)) return "";
  return `#${texts.map((text) => encoded(bytesOf(text), "fragment")).join("")}`;
}

// Throws for an empty text that would read back as a missing one.
function checkPresent(
  capture /*: Capture */, texts /*: string[] */, pattern /*: Pattern */
) /*: void */ {
  const mayGo = capture.mayBeMissing || capture.isList;
  if (mayGo && capture.type.kind !== "string" && texts.includes("")) {
    throw emptyValue(capture, pattern);
  }
}

function emptyValue(capture /*: Capture */, pattern /*: Pattern */) /*: RangeError */ {
  return new RangeError(`'${pattern.names[capture.parameter]}' of '${pattern.route}' is empty`);
}

// What needs an escape in each part of a link (RFC 3986).
const escapes = {
  segment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/g,
  firstSegment: /[^A-Za-z0-9\-._~!$&'()*+,;=@]/g,
  query: /[^A-Za-z0-9\-._~!$'()*,;:@/?]/g,
  fragment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/g,
};

function encoded(bytes /*: Bytes */, part /*: keyof typeof escapes */) /*: string */ {
  return bytes.replace(escapes[part], escaped);
}

// The link of a route under an origin, such as `shop://` or `https://shop.example.com`; without one,
// under the first origin without a wildcard that may lead there. Throws if the origin is none of the
// app's, and if it may not lead there.
function printURL(
  app /*: App */, origins /*: readonly string[] */, origin /*: string | undefined */,
  { path, route, isRestricted } /*: Printed */
) /*: string */ {
  if (origin !== undefined && !isKnownOrigin(app, origins, origin)) {
    throw new RangeError(`'${origin}' is no origin of the app`);
  }
  const choices = origin === undefined
    ? origins.filter((known) => !known.includes("://*.")) : [origin];
  const url = choices.map((choice) => joinedOrigin(choice, path)).find((link) => {
    if (!isRestricted) return true;
    const answer = match(app, link);
    return answer.outcome === "matched" && answer.route === route;
  });
  if (url !== undefined) return url;
  throw new RangeError(origin === undefined
    ? `no origin without a wildcard leads to '${route}'` : `'${origin}' does not lead to '${route}'`);
}

// A path after an origin.
function joinedOrigin(origin /*: string */, path /*: string */) /*: string */ {
  if (!origin.endsWith("://")) return origin + (path.startsWith("/") ? "" : "/") + path;
  // A first segment with an `@` would be read as a user and a host.
  const [segment = ""] = /^[^/?#]*/.exec(path) ?? [];
  return (segment.includes("@", 1) ? `${origin}/` : origin) + path;
}

// A link with what any link may carry, after its own query. `names` has the members of `query` in
// the order of the parameters.
function withSharedQuery(
  app /*: App */, names /*: readonly string[] */,
  query /*: { readonly [name: string]: Argument } | undefined */, link /*: string */
) /*: string */ {
  const shared = app.query;
  if (!shared || !query) return link;
  const text = printQuery(shared, (capture) =>
    textsOf(capture, query[names[capture.parameter] ?? ""], shared)).slice(1);
  if (text === "") return link;
  const [start, fragment] = cut(link, "#");
  const mark = start.includes("?") ? "&" : "?";
  return start + mark + text + (fragment === null ? "" : `#${fragment}`);
}

function isKnownOrigin(
  app /*: App */, origins /*: readonly string[] */, origin /*: string */
) /*: boolean */ {
  const isOpen = origins.length === 0 && app.tables[0]?.isClosed !== true;
  if (isOpen) return /^(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:\/\/$/i.test(origin);
  return origins.some((known) => {
    const [start, end] = cut(known, "*");
    if (end === null) return known === origin;
    if (!origin.startsWith(start) || !origin.endsWith(end)) return false;
    const labels = origin.slice(start.length, origin.length - end.length);
    return labels.split(".").every(isNameLabel);
  });
}
