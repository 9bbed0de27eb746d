// The pattern that is nearest to a link that no route matches, and why it does not match.

// How many letters are inserted, removed or changed between two short texts.
function distance(left, right) {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const changed = row[j - 1] + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[right.length];
}

// The nearest pattern; null if none is near.
//
// `patterns` are those of the whole app, from `wholePatterns`.
function nearest(patterns, link) {
  if (link.refusal !== null || link.segments.length > 24) return null;
  let best = null;
  let least = Math.max(1.01, link.segments.length * 0.75);
  for (const pattern of patterns) {
    if (pattern.segments.length > link.segments.length + 4) continue;
    const found = costOf(pattern, link.segments);
    if (found < least) [best, least] = [pattern, found];
  }
  return best && { route: best.route, pattern: best.text, why: whyNot(best, link) };
}

const deepestMount = 8;
const mostPatterns = 5000;

// The patterns of an app, those of mounted enums after the patterns of their mounts.
function wholePatterns(app) {
  const found = [];
  const visit = (index, segments, text, cases, lines) => {
    const { patterns, origins } = app.tables[index];
    for (const pattern of patterns) {
      const named = pattern.segments.map((segment) =>
        typeof segment === "string"
          ? segment : { ...segment, name: pattern.names[segment.parameter] });
      const whole = {
        segments: [...segments, ...named],
        text: text === null ? pattern.text : joinedPatterns(text, pattern.text),
        route: [...cases, pattern.route].join("."),
        query: pattern.query,
        isOpen: pattern.mount !== undefined,
        lines: [...lines, { pattern, origins }],
      };
      if (pattern.table === undefined) {
        found.push(whole);
      } else if (cases.length < deepestMount && found.length <= mostPatterns) {
        visit(pattern.table, whole.segments, whole.text, [...cases, pattern.route], whole.lines);
      }
    }
  };
  visit(0, [], null, [], []);
  return found;
}

// How unlike a segment of a pattern and one of a link are: 1 if nothing of them is alike.
function segmentCost(segment, written) {
  if (typeof segment !== "string") return captured(segment, written) === null ? 0.6 : 0;
  // A literal that is written was meant.
  if (segment === written) return -0.5;
  if (segment.length > 40 || written.length > 40) return 1;
  const length = Math.max(segment.length, written.length);
  const part = distance(segment.toLowerCase(), written.toLowerCase()) / length;
  return part <= 0.5 ? 0.1 + part * 0.6 : 1;
}

// The least cost that turns a pattern into a link's segments: a segment that is left out costs 1.
function costOf(pattern, segments) {
  let row = Array.from({ length: segments.length + 1 }, (_, index) => index);
  for (const segment of pattern.segments) {
    const leftOut = segment.optional ? 0 : 1;
    const next = [row[0] + leftOut];
    for (const [index, written] of segments.entries()) {
      const cost = segmentCost(segment, written);
      const taken = row[index] + cost;
      const more = next[index] + (segment.rest ? cost : 1);
      next.push(Math.min(taken, row[index + 1] + leftOut, more));
    }
    row = next;
  }
  return pattern.isOpen ? Math.min(...row) : row[segments.length];
}

// Why a pattern does not match a link; empty if its first segments do.
function whyNot(pattern, link) {
  for (const [index, segment] of pattern.segments.entries()) {
    const written = link.segments[index];
    if (written === undefined) {
      if (segment.optional) continue;
      return typeof segment === "string"
        ? `'${segment}' is missing` : `a segment for :${segment.name} is missing`;
    }
    if (typeof segment === "string") {
      if (segment !== written) return `'${written}' is not '${segment}'`;
    } else {
      const taken = segment.rest ? link.segments.slice(index) : [written];
      const unread = taken.find((text) => captured(segment, text) === null);
      if (unread !== undefined) return whyUnread(segment, unread);
    }
    if (segment.rest) break;
  }
  const last = pattern.segments[pattern.segments.length - 1];
  const extra = link.segments[pattern.segments.length];
  if (extra !== undefined && !last?.rest && !pattern.isOpen) {
    return `it has no segment for '${extra}'`;
  }
  const closed = pattern.lines.find((line) => !isPermitted(link, line.pattern, line.origins));
  if (closed) return allowedLinks(closed.pattern);
  return pattern.query.flatMap(({ key, value, present }) => {
    const [item] = itemsOf(link, key);
    if (present === false) return item ? [`a link with '${key}' does not match`] : [];
    if (present === true && item) return [];
    if (present === undefined && (value === undefined || item?.value === value)) return [];
    return item ? `${key}: '${item.value}' is not '${value}'` : `'${key}' is missing`;
  }).join(", ");
}

// The hint for a link without a scheme that starts with the host of a declared website; else null.
function missingScheme({ tables: [table] }, text) {
  // `shop.example.com:443` is a scheme by its syntax.
  if (/^[^/?#]*:\/\//.test(text)) return null;
  const wholes = ["https", "http"].map((scheme) => `${scheme}://${text.replace(/^\/+/, "")}`);
  const isDeclared = (link) =>
    [null, refusals.dots, refusals.length].includes(readLink(link, table.origins, true).refusal);
  const whole = wholes.find(isDeclared);
  return whole === undefined ? null : `The scheme is missing. Write '${whole}'.`;
}

// The links that a pattern's restriction allows.
function allowedLinks({ from, schemes = [] }) {
  const others = from.filter(({ scheme }) => !schemes.includes(scheme)).map((origin) =>
    `${origin.scheme}://${origin.wildcard ? "*." : ""}${origin.host}` +
      origin.path.map((segment) => `/${segment}`).join(""));
  const names = [...schemes, ...others];
  return names.length === 0
    ? "only links of the app itself" : `only links from ${names.join(", ")}`;
}

function whyUnread({ name, type, prefix = "", suffix = "" }, written) {
  if (written.startsWith(prefix) && written.endsWith(suffix)) {
    return `'${written}' is not valid for :${name}, which is ${typeText(type)}`;
  }
  const rules = [prefix && `start with '${prefix}'`, suffix && `end with '${suffix}'`];
  return `'${written}' does not ${rules.filter(Boolean).join(" and ")}`;
}
