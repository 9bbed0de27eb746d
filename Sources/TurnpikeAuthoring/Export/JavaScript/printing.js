// Prints the links of routes.

/*::
// The value of a parameter. A date can be a `Date` or its text.
type Value = string | number | bigint | boolean | Date | null | undefined;
type Argument = Value | readonly Value[];
// A route, or a mount, with its path.
type Printed = {
  readonly path: string;
  // The case, after those of the mounts.
  readonly route: string;
  // Whether links of some origins do not match it.
  readonly isRestricted: boolean;
};
*/

// A route of a table with its path from its values, in the order of its parameters.
//
// `prefix` is the mount of the table; it is null for the outermost one. Throws if no link can have
// a value.
function printRoute(
  app /*: App */, table /*: number */, name /*: string */, prefix /*: Printed | null */,
  values /*: readonly Argument[] */
) /*: Printed */ {
  // The patterns of aliases follow.
  const pattern = app.tables[table]?.patterns.find(({ route }) => route === name);
  if (!pattern) throw new RangeError(`there is no route '${name}'`);
  const texts = (capture /*: Capture */) => textsOf(capture, values[capture.parameter], pattern);
  const own = printSegments(pattern, texts) + printQuery(pattern, texts);
  const path = joinedPatterns(prefix?.path ?? "", own + printFragment(pattern, texts));
  const route = prefix ? `${prefix.route}.${pattern.route}` : pattern.route;
  return { path, route, isRestricted: pattern.from !== undefined || prefix?.isRestricted === true };
}

// The texts of a parameter's value: none if it is nil, else one, or those of a list.
function textsOf(
  capture /*: Capture */, value /*: Argument */, pattern /*: Pattern */
) /*: string[] */ {
  const name = `'${pattern.names[capture.parameter]}' of '${pattern.route}'`;
  if (value === undefined || value === null) {
    if (capture.list) return [];
    if (!capture.optional) throw new RangeError(`${name} is missing`);
    return value === undefined && capture.default !== undefined ? [capture.default] : [];
  }
  const values /*: readonly Value[] */ = isList(value) ? value : [value];
  if (capture.rest && values.length === 0) throw new RangeError(`${name} is empty`);
  return values.map((each) => {
    const text = valueText(capture.type, each);
    if (text === null || !reads(capture.type, wellFormed(text))) {
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
    case "Int": case "Int8": case "Int16": case "Int32": case "Int64":
    case "UInt": case "UInt8": case "UInt16": case "UInt32": case "UInt64":
      if (typeof value === "bigint") return `${value}`;
      // A number that is not safe can be its neighbor.
      return typeof value === "number" && Number.isSafeInteger(value) ? `${BigInt(value)}` : null;
    case "Decimal":
      return typeof value === "string" || typeof value === "number" ? decimalText(value) : null;
    case "Double": return typeof value === "number" ? doubleText(value) : null;
    case "Float": return typeof value === "number" ? floatText(value) : null;
    case "Bool": return typeof value === "boolean" ? `${value}` : null;
    case "Date": return dateValueText(value);
    case "UUID": return typeof value === "string" ? value.toUpperCase() : null;
    case "URL": return typeof value === "string" ? encodedURL(value) : null;
    case "String": case "words": case "custom":
      return typeof value === "string" ? value : null;
  }
}

// A URL with escapes for the characters that RFC 3986 does not allow in their place.
function encodedURL(text /*: string */) /*: string */ {
  const form = /^([^:]*:)(?:(\/\/)([^/?#]*))?([^?#]*)(\?[^#]*)?(?:(#)([^]*))?$/;
  const [, scheme = "", slashes = "", authority = "", path = "", query = "", hash = "", fragment = ""] =
    form.exec(text) ?? [];
  const at = authority.lastIndexOf("@") + 1;
  const user = authority.slice(0, Math.max(0, at - 1));
  const [, host = "", port = ""] = /^([^]*?)(:[0-9]*)?$/.exec(authority.slice(at)) ?? [];
  // An address, perhaps with a zone.
  const isAddress = /^\[[A-Za-z0-9\-._~!$&'()*+,;=:]*(?:%25[A-Za-z0-9\-._~%]*)?\]$/.test(host);
  return [
    scheme, slashes, encoded(user, "user"), at > 0 ? "@" : "",
    isAddress ? host : encoded(host, "host"), port, encoded(path, "path"), encoded(query, "tail"),
    hash, encoded(fragment, "tail"),
  ].join("");
}

function dateValueText(value /*: Value */) /*: string | null */ {
  const milliseconds = value instanceof Date ? value.getTime() : NaN;
  const seconds = typeof value === "string"
    ? secondsOf(value) : (milliseconds - firstSecond * 1000) / 1000;
  // The years 0 to 9999, and some more.
  return seconds !== null && Math.abs(seconds) < 1e12 ? dateText(seconds) : null;
}

// Whether a link omits a value: nil, or the default.
function isOmitted(capture /*: Capture */, texts /*: string[] */) /*: boolean */ {
  return !capture.list && !capture.rest && (texts.length === 0 || texts[0] === capture.default);
}

/*:: type Texts = (capture: Capture) => string[]; */

function printSegments(pattern /*: Pattern */, textsFor /*: Texts */) /*: string */ {
  const segments /*: string[] */ = [];
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
    const { prefix = "", suffix = "" } = segment;
    segments.push(...texts.map((text) => prefix + text + suffix));
    if (!isOmitted(segment, texts)) count = segments.length;
  }
  const path = segments.slice(0, count).map((segment, index) => {
    const text = encoded(segment, index === 0 ? "firstSegment" : "segment");
    return text === "." || text === ".." ? text.replace(/\./g, "%2E") : text;
  });
  return path.length === 0 ? "/" : path.join("/");
}

function printQuery(pattern /*: Pattern */, textsFor /*: Texts */) /*: string */ {
  const items = pattern.query.flatMap(({ key, value, present, capture }) => {
    const name = encoded(key, "query");
    if (present === false) return [];
    if (capture === undefined) return [`${name}=${encoded(value ?? "", "query")}`];
    const texts = textsFor(capture);
    checkPresent(capture, texts, pattern);
    if (isOmitted(capture, texts)) return [];
    return texts.map((text) => `${name}=${encoded(text, "query")}`);
  });
  return items.length === 0 ? "" : `?${items.join("&")}`;
}

function printFragment(pattern /*: Pattern */, textsFor /*: Texts */) /*: string */ {
  if (!pattern.fragment) return "";
  const texts = textsFor(pattern.fragment);
  checkPresent(pattern.fragment, texts, pattern);
  if (isOmitted(pattern.fragment, texts)) return "";
  return `#${texts.map((text) => encoded(text, "fragment")).join("")}`;
}

// Throws for an empty text that would read back as a missing one.
function checkPresent(
  capture /*: Capture */, texts /*: string[] */, pattern /*: Pattern */
) /*: void */ {
  const mayGo = capture.optional || capture.list;
  if (mayGo && capture.type.kind !== "String" && texts.includes("")) {
    throw emptyValue(capture, pattern);
  }
}

function emptyValue(capture /*: Capture */, pattern /*: Pattern */) /*: RangeError */ {
  return new RangeError(`'${pattern.names[capture.parameter]}' of '${pattern.route}' is empty`);
}

// The characters that need an escape in each part of a link (RFC 3986).
const escapes = {
  segment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu,
  firstSegment: /[^A-Za-z0-9\-._~!$&'()*+,;=@]/gu,
  query: /[^A-Za-z0-9\-._~!$'()*,;:@/?]/gu,
  fragment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,
  // The parts of a URL keep their escapes.
  user: /[^A-Za-z0-9\-._~!$&'()*+,;=:%]/gu,
  host: /[^A-Za-z0-9\-._~!$&'()*+,;=%]/gu,
  path: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu,
  tail: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu,
};

function encoded(text /*: string */, part /*: keyof typeof escapes */) /*: string */ {
  return wellFormed(text).replace(escapes[part], encodeURIComponent);
}

// The link of a route under an origin, such as `shop://` or `https://shop.example.com`. Without an
// origin, it is under the first one without a wildcard whose links match the route. Throws if the
// app does not have the origin, or if its links do not match the route.
function printURL(
  app /*: App */, origins /*: readonly string[] */, origin /*: string | undefined */,
  { path, route, isRestricted } /*: Printed */
) /*: string */ {
  if (origin !== undefined && !isKnownOrigin(app, origins, origin)) {
    throw new RangeError(`'${origin}' is not an origin of the app`);
  }
  const choices = origin === undefined
    ? origins.filter((known) => !known.includes("://*.")) : [origin];
  const links = choices.flatMap((choice) => {
    const ignoresCase = app.tables[0]?.ignoresCase ?? false;
    const rest = restBelow(siteOf(app, origins, choice), path, ignoresCase);
    return rest === null ? [] : [joinedOrigin(choice, rest)];
  });
  const url = links.find((link) => {
    if (!isRestricted) return true;
    const found = match(app, link);
    return found.outcome === "matched" && found.route === route;
  });
  if (url !== undefined) return url;
  throw new RangeError(origin === undefined
    ? `no link of an origin without a wildcard matches '${route}'`
    : `no link of '${origin}' matches '${route}'`);
}

// The path of the site of an origin.
function siteOf(
  app /*: App */, origins /*: readonly string[] */, origin /*: string */
) /*: string */ {
  const index = origins.findIndex((known) => isOriginOf(known, origin));
  const site = app.tables[0]?.origins[index]?.site ?? [];
  return site.map((segment, place) =>
    encoded(segment, place === 0 ? "firstSegment" : "segment")).join("/");
}

// A path without the path of a site; null if it is not below it.
function restBelow(
  site /*: string */, path /*: string */, ignoresCase /*: boolean */
) /*: string | null */ {
  if (site === "") return path;
  if (!isSameText(path.slice(0, site.length), site, ignoresCase)) return null;
  const rest = path.slice(site.length);
  return /^(?:[?#]|$)/.test(rest) ? rest : rest.startsWith("/") ? rest.slice(1) : null;
}

// A path after an origin.
function joinedOrigin(origin /*: string */, path /*: string */) /*: string */ {
  if (!origin.endsWith("://")) return origin + (path.startsWith("/") ? "" : "/") + path;
  // A first segment with an `@` or a `:` would be read as a user and a host, or as a port.
  const [segment = ""] = /^[^/?#]*/.exec(path) ?? [];
  return (/^.+?[@:]|^:/.test(segment) ? `${origin}/` : origin) + path;
}

// A link with the parameters that any link can have, after its own query. `names` has the members
// of `query` in the order of the parameters.
function withSharedQuery(
  app /*: App */, names /*: readonly string[] */,
  query /*: { readonly [name: string]: Argument } | undefined */, link /*: string */
) /*: string */ {
  const shared = app.query;
  if (!shared || !query) return link;
  const text = printQuery(shared, (capture) =>
    textsOf(capture, query[names[capture.parameter] ?? ""], shared)).slice(1);
  const [start, fragment] = cut(link, "#");
  const [, own] = cut(start, "?");
  // The first value of a key counts, so a condition with the key is the value.
  const keys = new Set((own ?? "").split("&").map((item) => cut(item, "=")[0]));
  const items = text.split("&").filter((item) => item !== "" && !keys.has(cut(item, "=")[0]));
  if (items.length === 0) return link;
  const mark = own === null ? "?" : "&";
  return start + mark + items.join("&") + (fragment === null ? "" : `#${fragment}`);
}

function isKnownOrigin(
  app /*: App */, origins /*: readonly string[] */, origin /*: string */
) /*: boolean */ {
  const isOpen = origins.length === 0 && app.tables[0]?.closed !== true;
  if (isOpen) return /^(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:\/\/$/i.test(origin);
  return origins.some((known) => isOriginOf(known, origin));
}

// Whether an origin is a declared one, or one of those that its wildcard stands for.
function isOriginOf(known /*: string */, origin /*: string */) /*: boolean */ {
  const [start, end] = cut(known, "*");
  if (end === null) return known === origin;
  if (!origin.startsWith(start) || !origin.endsWith(end)) return false;
  const labels = origin.slice(start.length, origin.length - end.length);
  return labels.split(".").every(isNameLabel);
}
