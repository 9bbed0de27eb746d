// Takes a link apart, and checks its origin.
//
// A comment that begins with a colon has a type of TypeScript. `export typescript` writes these
// types out; a browser and node ignore them.

/*::
// The start of links: `shop://`, which has no host, or `https://*.shop.example.com/app`. The links of a
// separate site are read below its path.
type Origin = {
  readonly scheme: string;
  readonly host: string;
  readonly wildcard: boolean;
  readonly path: readonly string[];
  readonly site?: readonly string[];
};
type Item = {
  readonly key: string;
  readonly value: string;
  // The value if a `+` were a plus and not a space.
  readonly plusValue: string;
};
// The start of a link with a scheme: a web link has a host. The segments are those of the whole path.
type Start = { readonly scheme: string; readonly host: string; readonly segments: string[] };
type Link = {
  // Null for a link without a scheme.
  start: Start | null;
  // The segments of the path as they are written, and decoded.
  written: string[];
  segments: string[];
  // The segments before them that the link does not have, because it is a link of a separate site.
  site: readonly string[];
  query: Item[];
  fragment: string | null;
  // The user and the port, which are ignored.
  ignored: { readonly name: string; readonly values: string[] }[];
  // Why no route matches, if that is certain before the path is matched.
  refusal: string | null;
};
*/

const refusals = {
  scheme: "the scheme is not a declared origin",
  hostScheme: "the scheme is not declared for this host",
  website: "the file declares no website",
  host: "the host or path is not a declared origin",
  authority: "the host is malformed or missing",
  user: "a web link cannot have a user before its host",
  dots: "a segment is '.' or '..'",
  length: "the path has more than 255 segments",
  route: "no route matches this path",
};

// The text before a mark, and the text after it; null without the mark.
function cut(text /*: string */, mark /*: string */) /*: [string, string | null] */ {
  const index = text.indexOf(mark);
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + mark.length)];
}

// A link without the spaces and control characters at its ends.
function trimmed(text /*: string */) /*: string */ {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

// A text that has bytes in UTF-8: half of a surrogate pair becomes U+FFFD.
function wellFormed(text /*: string */) /*: string */ {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

// Decodes a part of a link once. A part with a broken escape, or with bytes that are not UTF-8,
// stays as it is written.
function decoded(written /*: string */) /*: string */ {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function asciiLowered(text /*: string */) /*: string */ {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

// Whether a text is a label of a host, which a wildcard takes.
function isNameLabel(label /*: string */) /*: boolean */ {
  return /^(?!-)[A-Za-z0-9_-]{1,63}$/.test(label) && !label.endsWith("-");
}

// Whether a link's host is that of an origin, which has small letters.
function isHost(host /*: string */, origin /*: Origin */) /*: boolean */ {
  const name = asciiLowered(host.endsWith(".") ? host.slice(0, -1) : host);
  if (!origin.wildcard) return name === origin.host;
  if (name.length > 253 || !name.endsWith("." + origin.host)) return false;
  return name.slice(0, -origin.host.length - 1).split(".").every(isNameLabel);
}

// The items of a query, in their order.
function queryItems(query /*: string */) /*: Item[] */ {
  return query.split("&").filter((item) => item !== "").map((item) => {
    const [key, written] = cut(item, "=");
    const spaced = (text /*: string */) => decoded(text.replace(/\+/g, " "));
    return {
      key: spaced(key), value: spaced(written ?? ""), plusValue: decoded(written ?? ""),
    };
  });
}

// Drops the `:port` at the end of an authority, which is ignored.
function takePort(link /*: Link */, authority /*: string */) /*: string */ {
  const port = /:([0-9]*)$/.exec(authority);
  if (port?.[1]) link.ignored.push({ name: "port", values: [port[1]] });
  return authority.slice(0, port?.index);
}

function isMalformed(authority /*: string */) /*: boolean */ {
  return /[\p{White_Space}\p{Cc}\\]/u.test(authority);
}

// Takes a link apart: its scheme and origin are checked, its segments and its query decoded.
//
// Without origins, every custom scheme is accepted, unless the table is closed.
function readLink(
  text /*: string */, origins /*: readonly Origin[] */, isClosed /*: boolean */
) /*: Link */ {
  const [beforeFragment, fragment] = cut(wellFormed(trimmed(text)), "#");
  const [beforeQuery, query] = cut(beforeFragment, "?");
  const link /*: Link */ = {
    start: null, written: [], segments: [], site: [], query: queryItems(query ?? ""),
    fragment: fragment === null ? null : decoded(fragment), ignored: [], refusal: null,
  };
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(beforeQuery)?.[0];
  if (scheme === undefined) {
    takePath(link, beforeQuery);
  } else {
    const rest = beforeQuery.slice(scheme.length + 1);
    const isWeb = /^https?$/i.test(scheme);
    const isOpen = origins.length === 0 && !isClosed;
    link.refusal = isWeb
      ? takeWeb(link, asciiLowered(scheme), rest, origins)
      : takeCustom(link, asciiLowered(scheme), rest, isOpen ? null : origins);
  }
  const hasDots = link.written.some((segment) => segment === "." || segment === "..");
  if (hasDots) link.refusal ??= refusals.dots;
  if (link.written.length > 255) link.refusal ??= refusals.length;
  return link;
}

function takePath(link /*: Link */, path /*: string */) /*: void */ {
  link.written = path.split("/").filter((segment) => segment !== "");
  link.segments = link.written.map(decoded);
}

// The authority of what follows a scheme, null without `//`, and the path.
function authorityOf(rest /*: string */) /*: [string | null, string] */ {
  if (!rest.startsWith("//")) return [null, rest];
  const [authority, path] = cut(rest.slice(2), "/");
  return [authority, path === null ? "" : "/" + path];
}

// Takes what follows the scheme of a web link, and returns why no route matches.
function takeWeb(
  link /*: Link */, scheme /*: string */, rest /*: string */, origins /*: readonly Origin[] */
) /*: string | null */ {
  const [authority, path] = authorityOf(rest);
  if (!authority || isMalformed(authority)) return refusals.authority;
  if (authority.includes("@")) return refusals.user;
  const host = takePort(link, authority);
  takePath(link, path);
  link.start = { scheme, host, segments: [...link.segments] };
  return takeOrigin(link, link.start, origins) ? null : webRefusal(link.start, origins);
}

// Drops the path of a link's origin, and puts the path of its site before the rest. Returns whether
// there is such an origin.
function takeOrigin(
  link /*: Link */, start /*: Start */, origins /*: readonly Origin[] */
) /*: boolean */ {
  const [first] = originsOf(start, origins);
  if (!first) return false;
  const count = first.path.length;
  link.site = first.site ?? [];
  link.written.splice(0, count, ...link.site);
  link.segments.splice(0, count, ...link.site);
  return true;
}

// Why a web link comes from no origin.
function webRefusal(
  { scheme, host } /*: Start */, origins /*: readonly Origin[] */
) /*: string */ {
  const websites = origins.filter((origin) => /^https?$/.test(origin.scheme));
  if (websites.length === 0) return refusals.website;
  const schemes = websites.filter((origin) => isHost(host, origin)).map((origin) => origin.scheme);
  return schemes.length === 0 || schemes.includes(scheme) ? refusals.host : refusals.hostScheme;
}

// The origins that a link comes from: of those with its host, the ones with the longest path, and a
// host before a wildcard.
function originsOf(start /*: Start */, origins /*: readonly Origin[] */) /*: Origin[] */ {
  const found = origins.filter((origin) =>
    origin.scheme === start.scheme &&
    (start.host === "" ? origin.host === "" : isHost(start.host, origin)) &&
    origin.path.every((segment, index) => {
      const written = start.segments[index];
      // The first segment after a custom scheme is a host to whoever writes the link.
      return origin.host === "" && index === 0
        ? written !== undefined && segment === asciiLowered(written.replace(/\.$/, ""))
        : segment === written;
    }));
  const count = Math.max(0, ...found.map((origin) => origin.path.length));
  const width = (origin /*: Origin */) => origin.wildcard ? 1 / origin.host.length : 0;
  return found.filter((origin) => origin.path.length === count)
    .sort((left, right) => width(left) - width(right));
}

// Takes what follows any other scheme, and returns why no route matches. Without origins, every scheme
// is accepted.
function takeCustom(
  link /*: Link */, scheme /*: string */, rest /*: string */,
  origins /*: readonly Origin[] | null */
) /*: string | null */ {
  if (origins && !origins.some((origin) => origin.scheme === scheme && origin.host === "")) {
    return refusals.scheme;
  }
  const [authority, path] = authorityOf(rest);
  if (authority === null) {
    takePath(link, path);
  } else {
    if (isMalformed(authority)) return refusals.authority;
    // An empty user is part of the first segment.
    const at = authority.lastIndexOf("@");
    if (at > 0) link.ignored.push({ name: "user", values: [authority.slice(0, at)] });
    takePath(link, takePort(link, authority.slice(at > 0 ? at + 1 : 0)) + path);
  }
  link.start = { scheme, host: "", segments: [...link.segments] };
  return origins === null || takeOrigin(link, link.start, origins) ? null : refusals.host;
}
