// The links of ShopRoute, written by 'turnpike-tool export typescript'.
// Write it again after a change of the routes file; what is changed here is lost.

/** A link of the app, with the origins that may lead to its route. */
export interface RouteLink<Origin extends string = LinkOrigin> {
  /** The link without an origin: `product/1988`. */
  readonly path: string;
  /** The link under an origin; under the first that may lead to the route if none is given. */
  url(options?: { readonly origin?: Origin }): string;
}

/** Where links of the app begin. */
export type LinkOrigin = "shop://" | "https://shop.example.com" | `https://${string}.shop.example.com`;

/** A day, as in `2026-01-31`. */
export type Day = `${number}-${number}-${number}`;

/** A time with a zone, as in `2026-01-31T12:00:00Z`. */
export type Instant = `${Day}T${string}`;

/** The cases, those of mounted enums after the case of the mount. */
export type RouteName =
  | "home"
  | "product"
  | "review"
  | "tab"
  | "account"
  | "profile"
  | "team"
  | "search"
  | "orders"
  | "file"
  | "help"
  | "sweepstakes"
  | "sweepstakesRules"
  | "signIn"
  | "basketScreen"
  | "checkoutScreen"
  | "addressScreen";

/** Texts by their names in the link. */
export type LinkTexts = { readonly [name: string]: readonly string[] };

/** The answer to a link, as 'turnpike-tool match --json' prints it. */
export type RouteMatch =
  | {
      readonly url: string; readonly outcome: "matched"; readonly route: RouteName;
      readonly pattern: string; readonly parameters: LinkTexts; readonly query: LinkTexts;
      readonly reason: null; readonly ignored?: LinkTexts;
    }
  | {
      readonly url: string; readonly outcome: "invalid"; readonly route: RouteName;
      readonly pattern: string; readonly parameters: LinkTexts; readonly query: LinkTexts;
      readonly reason: string; readonly ignored?: LinkTexts;
    }
  | {
      readonly url: string; readonly outcome: "unmatched"; readonly route: null;
      readonly pattern: null; readonly parameters: LinkTexts; readonly query: LinkTexts;
      readonly reason: string;
    };

/** The route that answers a link, or why none does. */
export function match(link: string): RouteMatch {
  return turnpike.match(link) as RouteMatch;
}

/** Deep links of the shop. */
export const shopRoute = {
  home(): RouteLink {
    return turnpike.link(0, 0, null, []);
  },
  /** A product's page. */
  product(parameters: { readonly productID: string }): RouteLink {
    return turnpike.link(0, 1, null, [parameters.productID]);
  },
  review(parameters: { readonly productID: string; readonly number: number | bigint }): RouteLink {
    return turnpike.link(0, 4, null, [parameters.productID, parameters.number]);
  },
  /** A tab of the start screen. */
  tab(parameters: { readonly tab: "featured" | "categories" | "basket" }): RouteLink {
    return turnpike.link(0, 5, null, [parameters.tab]);
  },
  account(): RouteLink {
    return turnpike.link(0, 6, null, []);
  },
  /** A member's profile. */
  profile(parameters: { readonly userName: string; readonly page?: number | bigint | undefined }): RouteLink {
    return turnpike.link(0, 7, null, [parameters.userName, parameters.page]);
  },
  team(parameters: { readonly teamID: number | bigint }): RouteLink {
    return turnpike.link(0, 8, null, [parameters.teamID]);
  },
  search(parameters: { readonly text: string; readonly sort?: "new" | "price" | "rating" | undefined; readonly tag?: readonly string[] | undefined; readonly maxPrice?: number | undefined | null }): RouteLink {
    return turnpike.link(0, 10, null, [parameters.text, parameters.sort, parameters.tag, parameters.maxPrice]);
  },
  orders(parameters: { readonly day: Date | Day | Instant }): RouteLink {
    return turnpike.link(0, 11, null, [parameters.day]);
  },
  file(parameters: { readonly path: readonly [string, ...string[]] }): RouteLink {
    return turnpike.link(0, 12, null, [parameters.path]);
  },
  help(parameters: { readonly section?: string | undefined | null } = {}): RouteLink {
    return turnpike.link(0, 13, null, [parameters.section]);
  },
  sweepstakes(parameters: { readonly campaign: string }): RouteLink {
    return turnpike.link(0, 14, null, [parameters.campaign]);
  },
  sweepstakesRules(): RouteLink {
    return turnpike.link(0, 15, null, []);
  },
  signIn(): RouteLink {
    return turnpike.link(0, 16, null, []);
  },
  basketScreen(): RouteLink {
    return turnpike.link(0, 17, null, []);
  },
  checkoutScreen(): RouteLink {
    return turnpike.link(0, 18, null, []);
  },
  addressScreen(): RouteLink {
    return turnpike.link(0, 19, null, []);
  },
};

// What matches and prints links.
const turnpike = (() => {
// Texts as their bytes in UTF-8, and percent-encoding.
//
// A comment that begins with a colon has a type of TypeScript. `export typescript` writes these
// types out; a browser and node ignore them.

// Literals, words, prefixes and suffixes are compared by their bytes. So a decoded text is stored
// as its UTF-8 bytes, one character for each byte.
type Bytes = string;

function isASCII(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

// The bytes of a text. Half of a surrogate pair becomes U+FFFD.
function bytesOf(text: string): Bytes {
  if (isASCII(text)) return text;
  return unescaped(encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")));
}

// The text of some bytes; null if they are not UTF-8.
function validText(bytes: Bytes): string | null {
  try {
    return decodeURIComponent(bytes.replace(/[^A-Za-z0-9]/g, escaped));
  } catch {
    return null;
  }
}

// The text of some bytes. Bytes that are not UTF-8 are shown as a character each.
function textOf(bytes: Bytes): string {
  return isASCII(bytes) ? bytes : validText(bytes) ?? bytes;
}

// A byte as an escape: `%2F`.
function escaped(byte: Bytes): string {
  return "%" + byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
}

// Replaces each escape by its byte. All of them must be valid.
function unescaped(text: string): Bytes {
  return text.replace(/%(..)/g, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
}

// Decodes a part of a link once. A part with a broken escape, or with bytes that are not UTF-8, is
// taken as it is written.
function decoded(written: Bytes): Bytes {
  if (!written.includes("%")) return written;
  if (/%(?![0-9A-Fa-f]{2})/.test(written)) return written;
  const bytes = unescaped(written);
  return isASCII(bytes) || validText(bytes) !== null ? bytes : written;
}

// Hosts of web origins, which are ASCII: labels and wildcards.

function asciiLowered(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

// Whether a text is a label of a host, which a wildcard takes.
function isNameLabel(label: string): boolean {
  return /^(?!-)[A-Za-z0-9_-]{1,63}$/.test(label) && !label.endsWith("-");
}

// Whether a link's host is that of an origin, which has small letters.
function isHost(host: string, origin: Origin): boolean {
  const name = asciiLowered(host.endsWith(".") ? host.slice(0, -1) : host);
  if (!origin.wildcard) return name === origin.host;
  if (name.length > 253 || !name.endsWith("." + origin.host)) return false;
  return name.slice(0, -origin.host.length - 1).split(".").every(isNameLabel);
}

// Takes a link apart, and checks its origin.

// Where links begin: `shop://`, which has no host, or `https://*.shop.example.com/app`.
type Origin = {
  readonly scheme: string;
  readonly host: string;
  readonly wildcard: boolean;
  readonly path: readonly Bytes[];
};
type Item = {
  readonly key: Bytes;
  readonly value: Bytes;
  // The value if a `+` were a plus and not a space.
  readonly plusValue: Bytes;
};
// What a link with a scheme begins with. A web link has a host, and its path has all segments.
type Start = { readonly scheme: string; readonly host: string; readonly segments: Bytes[] };
type Link = {
  // Null for a link without a scheme.
  start: Start | null;
  // The segments of the path as they are written, and decoded.
  written: string[];
  segments: Bytes[];
  query: Item[];
  fragment: Bytes | null;
  // Why no route answers it, if that is certain before its path is matched.
  refusal: string | null;
};

const refusals = {
  scheme: "the scheme belongs to no declared origin",
  host: "the link belongs to no declared origin",
  authority: "the authority is malformed",
  dots: "a segment is '.' or '..'",
  route: "no route answers this path",
};

// The text before a mark, and the text after it; null without the mark.
function cut(text: string, mark: string): [string, string | null] {
  const index = text.indexOf(mark);
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + mark.length)];
}

// The items of a query, in their order.
function queryItems(query: Bytes): Item[] {
  return query.split("&").filter((item) => item !== "").map((item) => {
    const [key, written] = cut(item, "=");
    const spaced = (text: Bytes) => decoded(text.replace(/\+/g, " "));
    return {
      key: spaced(key), value: spaced(written ?? ""), plusValue: decoded(written ?? ""),
    };
  });
}

// An authority without a `:port` at its end.
function withoutPort(authority: string): string {
  return authority.replace(/:[0-9]*$/, "");
}

function isMalformed(authority: string): boolean {
  return /[\p{White_Space}\p{Cc}\\]/u.test(authority);
}

// Takes a link apart: its scheme and origin are checked, its segments and its query decoded.
//
// Without origins, every custom scheme is accepted, unless the table is closed.
function readLink(
  text: string, origins: readonly Origin[], isClosed: boolean
): Link {
  const [beforeFragment, fragment] = cut(text, "#");
  const [beforeQuery, query] = cut(beforeFragment, "?");
  const link: Link = {
    start: null, written: [], segments: [], query: queryItems(bytesOf(query ?? "")),
    fragment: fragment === null ? null : decoded(bytesOf(fragment)), refusal: null,
  };
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(beforeQuery)?.[0];
  if (scheme === undefined) {
    takePath(link, beforeQuery);
  } else {
    const rest = beforeQuery.slice(scheme.length + 1);
    const isWeb = /^https?$/i.test(scheme);
    link.refusal = isWeb
      ? takeWeb(link, asciiLowered(scheme), rest, origins)
      : takeCustom(link, asciiLowered(scheme), rest, origins, isClosed);
  }
  const hasDots = link.written.some((segment) => segment === "." || segment === "..");
  if (hasDots) link.refusal ??= refusals.dots;
  return link;
}

function takePath(link: Link, path: string): void {
  link.written = path.split("/").filter((segment) => segment !== "");
  link.segments = link.written.map((segment) => decoded(bytesOf(segment)));
}

// The authority of what follows a scheme, null without `//`, and the path.
function authorityOf(rest: string): [string | null, string] {
  if (!rest.startsWith("//")) return [null, rest];
  const [authority, path] = cut(rest.slice(2), "/");
  return [authority, path === null ? "" : "/" + path];
}

// Takes what follows the scheme of a web link, and returns why no route answers it.
function takeWeb(
  link: Link, scheme: string, rest: string, origins: readonly Origin[]
): string | null {
  const [authority, path] = authorityOf(rest);
  if (!authority || isMalformed(authority)) return refusals.authority;
  const host = withoutPort(authority.slice(authority.lastIndexOf("@") + 1));
  takePath(link, path);
  link.start = { scheme, host, segments: [...link.segments] };
  const [first] = originsOf(link.start, origins);
  if (!first) return refusals.host;
  const count = first.path.length;
  link.written.splice(0, count);
  link.segments.splice(0, count);
  return null;
}

// The origins that a link comes from: of those with its host, the ones with the longest path.
function originsOf(start: Start, origins: readonly Origin[]): Origin[] {
  const found = origins.filter((origin) =>
    origin.scheme === start.scheme &&
    (start.host === "" ? origin.host === "" : isHost(start.host, origin)) &&
    origin.path.every((segment, index) => segment === start.segments[index]));
  const count = Math.max(0, ...found.map((origin) => origin.path.length));
  return found.filter((origin) => origin.path.length === count);
}

// Takes what follows any other scheme, and returns why no route answers it.
function takeCustom(
  link: Link, scheme: string, rest: string, origins: readonly Origin[],
  isClosed: boolean
): string | null {
  link.start = { scheme, host: "", segments: [] };
  const isOpen = origins.length === 0 && !isClosed;
  if (!isOpen && originsOf(link.start, origins).length === 0) return refusals.scheme;
  const [authority, path] = authorityOf(rest);
  if (authority === null) {
    takePath(link, path);
    return null;
  }
  if (isMalformed(authority)) return refusals.authority;
  // An empty user is part of the first segment.
  const at = authority.lastIndexOf("@");
  takePath(link, withoutPort(authority.slice(at > 0 ? at + 1 : 0)) + path);
  return null;
}

// Which texts are values of a type.

type Kind =
  | "string" | "integer" | "decimal" | "double" | "float" | "bool" | "uuid" | "date" | "url"
  | "words" | "custom";
type Type = {
  // The name in Swift.
  readonly name: string;
  readonly kind: Kind;
  // The words of an enum, as bytes.
  readonly words?: readonly Bytes[];
  // The bounds of an integer's type.
  readonly least?: string;
  readonly greatest?: string;
  // The range that narrows a number; `open` is a range without its upper bound.
  readonly lower?: string;
  readonly upper?: string;
  readonly open?: boolean;
};

// Whether a decoded text is a value of a type.
function reads(type: Type, text: Bytes): boolean {
  switch (type.kind) {
    case "string": return true;
    case "integer": return isInteger(text, type);
    case "decimal": return isDecimal(text, type);
    case "double": return isFloating(text, type, Number);
    case "float": return isFloating(text, type, readFloat);
    case "bool": return text === "true" || text === "false";
    case "uuid": return /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);
    case "date": return secondsOf(text) !== null;
    case "url": return isURL(text);
    case "words": return type.words?.includes(text) ?? false;
    // Only the app knows the values of its own types.
    case "custom": return true;
  }
}

// Whether a number is in the range of its type.
function isInRange <Value extends number | bigint>(
  value: Value, type: Type, read: (text: string) => Value
): boolean {
  if (type.lower !== undefined && value < read(type.lower)) return false;
  if (type.upper === undefined) return true;
  return type.open ? value < read(type.upper) : value <= read(type.upper);
}

// Digits after an optional `-`, within the bounds of the type.
function isInteger(text: Bytes, type: Type): boolean {
  if (!/^-?[0-9]+$/.test(text)) return false;
  const digits = text.replace("-", "").replace(/^0+/, "");
  if (digits.length > 20) return false;
  const value = BigInt(digits) * (text.startsWith("-") ? -1n : 1n);
  const isOfType = BigInt(type.least ?? 0) <= value && value <= BigInt(type.greatest ?? 0);
  return isOfType && isInRange(value, type, BigInt);
}

// Exact digits with an optional fraction, at most 38 without the zeros at both ends.
function isDecimal(text: Bytes, type: Type): boolean {
  const steps = decimalSteps(text);
  return steps !== null && isInRange(steps, type, (bound) => decimalSteps(bound) ?? 0n);
}

// A decimal as a whole number of steps of 10 ** -38; null for a text that is none.
function decimalSteps(text: string): bigint | null {
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(text)) return null;
  const [whole, fraction] = decimalDigits(text);
  if (whole.length + fraction.length > 38) return null;
  return BigInt(whole + fraction.padEnd(38, "0")) * (text.startsWith("-") ? -1n : 1n);
}

// The digits before and after the point, without zeros that do not change the number.
function decimalDigits(text: string): [string, string] {
  const [whole, fraction] = cut(text.replace("-", ""), ".");
  return [whole.replace(/^0+/, ""), withoutLastZeros(fraction ?? "")];
}

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

const floatingForm = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

// Longer texts of numbers are not read.
const longestFloating = 1100;

// A finite number in decimal.
function isFloating(
  text: Bytes, type: Type, read: (text: string) => number
): boolean {
  if (text.length > longestFloating || !floatingForm.test(text)) return false;
  const value = read(text);
  return Number.isFinite(value) && isInRange(value, type, read);
}

// Compares the size of a decimal text with that of a number, as whole numbers: negative if the text
// is smaller, 0 if they are equal.
function comparedSize(text: string, number: number): number {
  const [, whole = "", fraction = "", exponent = "0"] = floatingForm.exec(text) ?? [];
  const power = Number(exponent) - fraction.length;
  let size = Math.abs(number);
  let twos = 0n;
  for (; !Number.isInteger(size); twos += 1n) size *= 2;
  const left = BigInt(whole + fraction) * 2n ** twos * 10n ** BigInt(Math.max(power, 0));
  const right = BigInt(size) * 10n ** BigInt(Math.max(-power, 0));
  return left < right ? -1 : left > right ? 1 : 0;
}

// The float nearest to a text. A text near the middle between two floats may be rounded to that
// middle as a double, and from there to the wrong one.
function readFloat(text: string): number {
  const double = Number(text);
  const float = Math.fround(double);
  const greatest = 2 ** 128 - 2 ** 104;
  const other = Number.isFinite(float) ? 2 * double - float : Math.sign(double) * greatest;
  const isMiddle = Number.isFinite(float)
    ? float !== double && Math.fround(other) === other
    : Math.abs(double) === greatest + 2 ** 103;
  if (!isMiddle) return float;
  const order = comparedSize(text, double);
  if (order === 0) return float;
  const isOtherLarger = Math.abs(other) > Math.abs(float);
  return (order > 0) === isOtherLarger ? other : float;
}

function isIPv6(text: string): boolean {
  const sides = text.split("::");
  if (sides.length > 2) return false;
  let count = 0;
  for (const [side, groups] of sides.entries()) {
    const parts = groups === "" && sides.length === 2 ? [] : groups.split(":");
    for (const [index, part] of parts.entries()) {
      const isLast = side === sides.length - 1 && index === parts.length - 1;
      if (isLast && part.includes(".")) {
        if (!isIPv4(part)) return false;
        count += 2;
      } else {
        if (!/^[0-9A-Fa-f]{1,4}$/.test(part)) return false;
        count += 1;
      }
    }
  }
  return sides.length === 1 ? count === 8 : count < 8;
}

function isIPv4(text: string): boolean {
  const bytes = text.split(".");
  return bytes.length === 4 &&
    bytes.every((byte) => /^(?:0|[1-9][0-9]{0,2})$/.test(byte) && Number(byte) < 256);
}

// An absolute URL of RFC 3986, appendix A.
function isURL(text: Bytes): boolean {
  const form = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;
  const parts = form.exec(text);
  if (!parts) return false;
  const [, authority, path, query, fragment] = parts;
  const tail = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]*$/;
  if (!consists(path, /^[A-Za-z0-9\-._~!$&'()*+,;=:@/]*$/)) return false;
  if (!consists(query, tail) || !consists(fragment, tail)) return false;
  return authority === undefined || isURLAuthority(authority);
}

function isURLAuthority(authority: string): boolean {
  const at = authority.indexOf("@");
  const user = authority.slice(0, Math.max(0, at));
  if (!consists(user, /^[A-Za-z0-9\-._~!$&'()*+,;=:]*$/)) return false;
  const host = authority.slice(at + 1);
  const address = /^\[([^\]]*)\](?::[0-9]*)?$/.exec(host);
  if (address) return isIPv6(address[1] ?? "");
  return consists(host.replace(/:[0-9]*$/, ""), /^[A-Za-z0-9\-._~!$&'()*+,;=]*$/);
}

// Whether a part of a URL has allowed characters and escapes only.
function consists(part: string | undefined, allowed: RegExp): boolean {
  return allowed.test((part ?? "").replace(/%[0-9A-Fa-f]{2}/g, ""));
}

// A type with its words or its range.
function typeText(type: Type): string {
  if (type.words) return `one of ${type.words.map(textOf).join(", ")}`;
  if (type.lower === undefined && type.upper === undefined) return type.name;
  return `${type.name} ${type.lower ?? ""}${type.open ? "..<" : "..."}${type.upper ?? ""}`;
}

// Dates: a day, which is midnight in UTC, or a time with a zone.

const dateForm =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d)))?$/;

// Seconds from 1970 to 2001, when Swift's dates begin.
const firstSecond = 978307200;

// The seconds since 2001 of a date's text; null if it is none.
function secondsOf(text: string): number | null {
  const parts = dateForm.exec(text);
  if (!parts) return null;
  const numbers = parts.slice(1, 7).map((digits) => Number(digits ?? 0));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const [zoneHour, zoneMinute] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
  if (zoneHour > 23 || zoneMinute > 59) return null;
  const zone = (zoneHour * 60 + zoneMinute) * (parts[8] === "-" ? -60 : 60);
  const midnight = midnightOf(year, month, day);
  const seconds = joined(midnight + hour * 3600 + minute * 60 + second - zone, parts[7] ?? "");
  // A zone, or a fraction that is rounded up, may lead to a year of other than four digits.
  return seconds >= -63145526400 && seconds < 252423993600 ? seconds : null;
}

function daysIn(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function midnightOf(
  year: number, month: number, day: number
): number {
  const date = new Date(0);
  // The constructor takes the years below 100 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / 1000 - firstSecond;
}

// The number nearest to whole seconds and the digits of a fraction. Before 2001 numbers are
// negative, and their fraction is the difference to one.
function joined(whole: number, fraction: string): number {
  const digits = withoutLastZeros(fraction.slice(0, 1100));
  if (digits === "") return whole;
  return Number(whole < 0 ? `-${-(whole + 1)}.${complement(digits)}` : `${whole}.${digits}`);
}

// The difference to one of a fraction whose last digit is not 0.
function complement(digits: string): string {
  const last = digits.length - 1;
  return Array.from(digits, (digit, index) => (index < last ? 9 : 10) - Number(digit)).join("");
}

// Matches links: the tables of an app and a link in, the answer out.

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

// Reads the tables of an app.
function readApp(data: AppData): App {
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

function readOrigin(origin: Origin): Origin {
  return { ...origin, path: origin.path.map(bytesOf) };
}

function readPattern(
  data: PatternData, types: readonly Type[]
): Pattern {
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
  data: Partial<CaptureData>, types: readonly Type[]
): Capture {
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
  app: App, text: string
): Answer & { link: Link; query: Group[]; unread: string[] } {
  const link = readLink(text, app.tables[0]?.origins ?? []);
  const found = link.refusal === null ? answer(app, 0, link, 0, new Set()) : null;
  const none: Answer = {
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
function keysOf(pattern: Pattern): Bytes[] {
  return pattern.query.map(({ key }) => key);
}

// The values in a link that a pattern's parameters ignore, in the order of the link.
function ignoredValues(pattern: Pattern, link: Link): Group[] {
  const found: Group[] = [];
  const add = (name: string, capture: Capture, value: Bytes) => {
    if (!capture.isLenient || value === "" || reads(capture.type, value)) return;
    found.push({ name, values: [textOf(value)] });
  };
  const captures: Map<Bytes, Capture> = new Map();
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
  app: App, index: number, link: Link, start: number,
  refused: Set<string>
): Answer | null {
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

function areConditionsMet(pattern: Pattern, link: Link): boolean {
  return pattern.query.every(({ key, value }) =>
    value === null || itemsOf(link, key)[0]?.value === value);
}

// Whether a link may lead to a pattern. One without a scheme comes from the app itself.
function isPermitted(
  link: Link, pattern: Pattern, origins: readonly Origin[]
): boolean {
  if (pattern.from === null || link.start === null) return true;
  if (pattern.schemes.includes(link.start.scheme)) return true;
  const found = originsOf(link.start, origins);
  return pattern.from.some((origin) => found.some((other) => isSameOrigin(origin, other)));
}

function isSameOrigin(left: Origin, right: Origin): boolean {
  return left.scheme === right.scheme && left.host === right.host &&
    left.wildcard === right.wildcard && left.path.join("/") === right.path.join("/");
}

// The items with a key in the link's query.
function itemsOf(link: Link, key: Bytes): Item[] {
  return link.query.filter((item) => item.key === key);
}

// The values of parameters, by their indices, that a pattern's first segments take from a link's
// segments from a position; null if they do not match.
function pathValues(
  pattern: Pattern, count: number, segments: readonly Bytes[], start: number
): Map<number, Bytes[]> | null {
  const values: Map<number, Bytes[]> = new Map();
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
function captured(capture: Capture, segment: Bytes): Bytes | null {
  const { prefix, suffix } = capture;
  if (segment.length <= prefix.length + suffix.length) return null;
  if (!segment.startsWith(prefix) || !segment.endsWith(suffix)) return null;
  const value = segment.slice(prefix.length, segment.length - suffix.length);
  return reads(capture.type, value) ? value : null;
}

// The answer of a pattern whose path matches.
function answerOf(
  pattern: Pattern, values: Map<number, Bytes[]>, link: Link
): Answer {
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
    capture && valuesOf(link, key).some((value) => value !== "") ? [capture] : []);
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
function problems(pattern: Pattern, link: Link): string[] {
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
  key: string, capture: Capture, items: Item[]
): string | null {
  const unread = ({ value, plusValue }: Item) => {
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
function afterMount(mount: Answer, mounted: Answer): Answer {
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
function joinedPatterns(prefix: string, mounted: string): string {
  const rest = mounted.replace(/^\//, "");
  const isBare = rest === "" || /^[?#]/.test(rest);
  if (prefix === "/" || prefix === "") return rest === "" ? "/" : isBare ? `/${rest}` : rest;
  return prefix.replace(/\/$/, "") + (isBare ? "" : "/") + rest;
}

// The values of a query by their keys.
function grouped(items: readonly Item[]): Group[] {
  const found: Map<string, string[]> = new Map();
  for (const item of items) {
    const key = textOf(item.key);
    const values = found.get(key) ?? [];
    values.push(textOf(item.value));
    found.set(key, values);
  }
  return Array.from(found, ([name, values]) => ({ name, values }));
}

// Numbers and dates as Swift prints them.

// The shortest decimal digits that read back as a number, without its sign, and the power of ten of
// the first of them.
function shortestDigits(value: number): [string, number] {
  const [mantissa, exponent] = cut(Math.abs(value).toExponential(), "e");
  return [mantissa.replace(".", ""), Number(exponent)];
}

// The same of a float, which has fewer digits.
function shortestFloatDigits(value: number): [string, number] {
  const size = Math.abs(value);
  for (let count = 0; count < 9; count += 1) {
    const text = evenDigits(size, count);
    if (readFloat(text) !== size) continue;
    const [mantissa, exponent] = cut(text, "e");
    return [mantissa.replace(".", ""), Number(exponent)];
  }
  return shortestDigits(value);
}

// A number with some digits after the point of its mantissa. In the middle between two such texts,
// the one with an even last digit is taken, as Swift does; JavaScript takes the larger.
function evenDigits(size: number, count: number): string {
  const text = size.toExponential(count);
  const [mantissa, exponent] = cut(text, "e");
  if (!/[13579]$/.test(mantissa)) return text;
  // The digits of a number in the middle end after the next one, with a 5.
  const longer = size.toExponential(count + 1);
  if (!/5e/.test(longer) || comparedSize(longer, size) !== 0) return text;
  return `${mantissa.slice(0, -1)}${Number(mantissa.slice(-1)) - 1}e${exponent ?? "+0"}`;
}

// The digits before and after the point of a number in decimal.
function digitsAroundPoint(digits: string, power: number): [string, string] {
  if (power < 0) return ["0", withoutLastZeros("0".repeat(-power - 1) + digits)];
  const whole = digits.slice(0, power + 1).padEnd(power + 1, "0");
  return [whole, withoutLastZeros(digits.slice(power + 1))];
}

function doubleText(value: number): string {
  return Number.isFinite(value)
    ? floatingText(value, shortestDigits(value), 2 ** 53) : `${value}`;
}

function floatText(value: number): string {
  const float = Math.fround(value);
  return Number.isFinite(float)
    ? floatingText(float, shortestFloatDigits(float), 2 ** 24) : `${float}`;
}

// A number with a point, or with an exponent if it is small or greater than a bound.
function floatingText(
  value: number, [digits, power]: [string, number], bound: number
): string {
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  if (power >= -4 && Math.abs(value) <= bound) {
    const [whole, fraction] = digitsAroundPoint(digits, power);
    return `${sign}${whole}.${fraction === "" ? "0" : fraction}`;
  }
  const fraction = withoutLastZeros(digits.slice(1));
  const exponent = `${Math.abs(power)}`.padStart(2, "0");
  const mantissa = digits.slice(0, 1) + (fraction === "" ? "" : `.${fraction}`);
  return `${sign}${mantissa}e${power < 0 ? "-" : "+"}${exponent}`;
}

// A decimal in its shortest form, of its text or of a number; the text itself if it is none.
function decimalText(value: string | number): string {
  let text = `${value}`;
  if (typeof value === "number" && Number.isFinite(value)) {
    const [whole, fraction] = digitsAroundPoint(...shortestDigits(value));
    text = `${value < 0 ? "-" : ""}${whole}.${fraction === "" ? "0" : fraction}`;
  }
  if (decimalSteps(text) === null) return text;
  const [whole, fraction] = decimalDigits(text);
  const sign = text.startsWith("-") && whole + fraction !== "" ? "-" : "";
  return sign + (whole === "" ? "0" : whole) + (fraction === "" ? "" : `.${fraction}`);
}

// The shortest text of a date that reads back as the same seconds since 2001.
function dateText(seconds: number): string {
  const whole = Math.floor(seconds);
  const text = new Date((whole + firstSecond) * 1000).toISOString();
  const [day, time] = cut(text, "T");
  if (time === "00:00:00.000Z" && seconds === whole) return day;
  const [digits, power] = shortestDigits(seconds);
  const [, fraction] = digitsAroundPoint(digits, power);
  const shown = fraction !== "" && seconds < 0 ? complement(fraction) : fraction;
  return text.replace(".000Z", `${shown === "" ? "" : `.${shown}`}Z`);
}

// Prints the links of routes.

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

// A route with its path from its values, in the order of its parameters.
//
// `prefix` is the mount that leads to its table; it is null for the outermost one. Throws if no link
// carries a value.
function printRoute(
  app: App, table: number, position: number, prefix: Printed | null,
  values: readonly Argument[]
): Printed {
  const pattern = app.tables[table]?.patterns[position];
  if (!pattern) throw new RangeError("there is no such route");
  const texts = (capture: Capture) => textsOf(capture, values[capture.parameter], pattern);
  const own = printSegments(pattern, texts) + printQuery(pattern, texts);
  const path = joinedPatterns(prefix?.path ?? "", own + printFragment(pattern, texts));
  const route = prefix ? `${prefix.route}.${pattern.route}` : pattern.route;
  return { path, route, isRestricted: pattern.from !== null || prefix?.isRestricted === true };
}

// The texts of a parameter's value: none if it is nil, else one, or those of a list.
function textsOf(
  capture: Capture, value: Argument, pattern: Pattern
): string[] {
  const name = `'${pattern.names[capture.parameter]}' of '${pattern.route}'`;
  if (value === undefined || value === null) {
    if (capture.isList && !capture.isRest) return [];
    if (!capture.mayBeMissing) throw new RangeError(`${name} is missing`);
    return value === undefined && capture.default !== null ? [capture.default] : [];
  }
  const values: readonly Value[] = isList(value) ? value : [value];
  if (capture.isRest && values.length === 0) throw new RangeError(`${name} is empty`);
  return values.map((each) => {
    const text = valueText(capture.type, each);
    if (text === null || !reads(capture.type, bytesOf(text))) {
      throw new RangeError(`${name} cannot be '${text ?? each}': it is ${typeText(capture.type)}`);
    }
    return text;
  });
}

function isList(value: Argument): value is readonly Value[] {
  return Array.isArray(value);
}

// A value's text as Swift prints it; null for a value of another kind.
function valueText(type: Type, value: Value): string | null {
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

function dateValueText(value: Value): string | null {
  const milliseconds = value instanceof Date ? value.getTime() : NaN;
  const seconds = typeof value === "string"
    ? secondsOf(value) : (milliseconds - firstSecond * 1000) / 1000;
  // The years 0 to 9999, and some more.
  return seconds !== null && Math.abs(seconds) < 1e12 ? dateText(seconds) : null;
}

// Whether a path or a query omits a value: one that is nil, or the default.
function isOmitted(capture: Capture, texts: string[]): boolean {
  return !capture.isList && (texts.length === 0 || texts[0] === capture.default);
}

type Texts = (capture: Capture) => string[];

function printSegments(pattern: Pattern, textsFor: Texts): string {
  const segments: Bytes[] = [];
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

function printQuery(pattern: Pattern, textsFor: Texts): string {
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

function printFragment(pattern: Pattern, textsFor: Texts): string {
  if (!pattern.fragment) return "";
  const texts = textsFor(pattern.fragment);
  checkPresent(pattern.fragment, texts, pattern);
  if (isOmitted(pattern.fragment, texts)) return "";
  return `#${texts.map((text) => encoded(bytesOf(text), "fragment")).join("")}`;
}

// Throws for an empty text that would read back as a missing one.
function checkPresent(
  capture: Capture, texts: string[], pattern: Pattern
): void {
  const mayGo = capture.mayBeMissing || capture.isList;
  if (mayGo && capture.type.kind !== "string" && texts.includes("")) {
    throw emptyValue(capture, pattern);
  }
}

function emptyValue(capture: Capture, pattern: Pattern): RangeError {
  return new RangeError(`'${pattern.names[capture.parameter]}' of '${pattern.route}' is empty`);
}

// What needs an escape in each part of a link (RFC 3986).
const escapes = {
  segment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/g,
  firstSegment: /[^A-Za-z0-9\-._~!$&'()*+,;=@]/g,
  query: /[^A-Za-z0-9\-._~!$'()*,;:@/?]/g,
  fragment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/g,
};

function encoded(bytes: Bytes, part: keyof typeof escapes): string {
  return bytes.replace(escapes[part], escaped);
}

// The link of a route under an origin, such as `shop://` or `https://shop.example.com`; without one,
// under the first origin without a wildcard that may lead there. Throws if the origin is none of the
// app's, and if it may not lead there.
function printURL(
  app: App, origins: readonly string[], origin: string | undefined,
  { path, route, isRestricted }: Printed
): string {
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
function joinedOrigin(origin: string, path: string): string {
  if (!origin.endsWith("://")) return origin + (path.startsWith("/") ? "" : "/") + path;
  // A first segment with an `@` would be read as a user and a host.
  const [segment = ""] = /^[^/?#]*/.exec(path) ?? [];
  return (segment.includes("@", 1) ? `${origin}/` : origin) + path;
}

// A link with what any link may carry, after its own query. `names` has the members of `query` in
// the order of the parameters.
function withSharedQuery(
  app: App, names: readonly string[],
  query: { readonly [name: string]: Argument } | undefined, link: string
): string {
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
  app: App, origins: readonly string[], origin: string
): boolean {
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

const app = readApp({
types: [{"name":"Sku","kind":"custom"},{"name":"Int","kind":"integer","least":"-9223372036854775808","greatest":"9223372036854775807","lower":"1"},{"name":"Tab","kind":"words","words":["featured","categories","basket"]},{"name":"String","kind":"string"},{"name":"Int","kind":"integer","least":"-9223372036854775808","greatest":"9223372036854775807"},{"name":"Sort","kind":"words","words":["new","price","rating"]},{"name":"Double","kind":"double","lower":"0.0"},{"name":"Date","kind":"date"}],
tables: [
{"patterns":[{"route":"home","text":"/","names":[],"segments":[],"query":[]},{"route":"product","text":"product/:product_id<Sku>","names":["product_id"],"segments":["product",{"parameter":0,"type":0}],"query":[]},{"route":"product","text":"p/:product_id","names":["product_id"],"segments":["p",{"parameter":0,"type":0}],"query":[]},{"route":"product","text":"produkt/:product_id","names":["product_id"],"segments":["produkt",{"parameter":0,"type":0}],"query":[]},{"route":"review","text":"product/:product_id<Sku>/review/:number<Int 1...>","names":["product_id","number"],"segments":["product",{"parameter":0,"type":0},"review",{"parameter":1,"type":1}],"query":[]},{"route":"tab","text":"tabs/:tab<featured|categories|basket>","names":["tab"],"segments":["tabs",{"parameter":0,"type":2}],"query":[]},{"route":"account","text":"tabs/account","names":[],"segments":["tabs","account"],"query":[]},{"route":"profile","text":"profile/:user_name/:page<Page = 1>","names":["user_name","page"],"segments":["profile",{"parameter":0,"type":3},{"parameter":1,"type":1,"default":"1"}],"query":[]},{"route":"team","text":"team/:team_id<Int>","names":["team_id"],"segments":["team",{"parameter":0,"type":4}],"query":[]},{"route":"team","text":"team-page/:team_id","names":["team_id"],"segments":["team-page",{"parameter":0,"type":4}],"query":[]},{"route":"search","text":"search?q:text&:sort<Sort = rating>&:tag<[String]>&:max_price<Double 0...?>","names":["text","sort","tag","max_price"],"segments":["search"],"query":[{"key":"q","parameter":0,"type":3},{"key":"sort","parameter":1,"type":5,"default":"rating"},{"key":"tag","parameter":2,"type":3,"list":true},{"key":"max_price","parameter":3,"type":6,"missing":true}]},{"route":"orders","text":"orders/:day<Date>","names":["day"],"segments":["orders",{"parameter":0,"type":7}],"query":[]},{"route":"file","text":"files/*path","names":["path"],"segments":["files",{"parameter":0,"type":3,"list":true,"rest":true}],"query":[]},{"route":"help","text":"help#:section<String?>","names":["section"],"segments":["help"],"query":[],"fragment":{"parameter":0,"type":3,"missing":true}},{"route":"sweepstakes","text":"sweepstakes/:campaign","names":["campaign"],"segments":["sweepstakes",{"parameter":0,"type":3}],"query":[]},{"route":"sweepstakesRules","text":"sweepstakes/rules","names":[],"segments":["sweepstakes","rules"],"query":[]},{"route":"signIn","text":"login","names":[],"segments":["login"],"query":[]},{"route":"basketScreen","text":"basket","names":[],"segments":["basket"],"query":[]},{"route":"checkoutScreen","text":"basket/checkout","names":[],"segments":["basket","checkout"],"query":[]},{"route":"addressScreen","text":"basket/checkout/address","names":[],"segments":["basket","checkout","address"],"query":[]}],"order":[[0,0],[10,1],[13,1],[16,1],[17,1],[6,2],[15,2],[18,2],[19,3],[5,2],[8,2],[9,2],[11,2],[1,2],[2,2],[3,2],[4,4],[7,2],[14,2],[7,3],[12,2]],"origins":[{"scheme":"shop","host":"","wildcard":false,"path":[]},{"scheme":"https","host":"shop.example.com","wildcard":false,"path":[]},{"scheme":"https","host":"shop.example.com","wildcard":true,"path":[]}]}
],
});
const origins: readonly string[] = ["shop://", "https://shop.example.com", "https://*.shop.example.com"];
const queryNames: readonly string[] = [];

type LinkArguments = { readonly [name: string]: Argument };

// An object by names, which may be any text.
function texts(groups: readonly Group[]): LinkTexts {
  return Object.fromEntries(groups.map(({ name, values }) => [name, values]));
}

return {
  match(url: string) {
    const { outcome, route, pattern, parameters, query, reasons, ignored } = match(app, url);
    const found = {
      url, outcome, route, pattern, parameters: texts(parameters), query: texts(query),
      reason: reasons[0] ?? null,
    };
    return ignored.length === 0 ? found : { ...found, ignored: texts(ignored) };
  },
  mount(
    table: number, position: number, prefix: Printed | null, values: readonly Argument[]
  ) {
    return printRoute(app, table, position, prefix, values);
  },
  link(
    table: number, position: number, prefix: Printed | null, values: readonly Argument[]
  ) {
    const printed = printRoute(app, table, position, prefix, values);
    return {
      path: printed.path,
      url(options?: { readonly origin?: string; readonly query?: LinkArguments }) {
        const url = printURL(app, origins, options?.origin, printed);
        return withSharedQuery(app, queryNames, options?.query, url);
      },
    };
  },
};
})();
