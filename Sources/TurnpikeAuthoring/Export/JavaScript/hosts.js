// Hosts of web origins: labels, wildcards and A-labels.

// The adaptation of the bias in RFC 3492, with the numbers of its section 5.
function adapted(
  delta /*: number */, count /*: number */, isFirst /*: boolean */
) /*: number */ {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}

function threshold(k /*: number */, bias /*: number */) /*: number */ {
  return Math.min(26, Math.max(1, k - bias));
}

function digitLetter(digit /*: number */) /*: string */ {
  return String.fromCharCode(digit < 26 ? 97 + digit : 22 + digit);
}

// The label of a name with other letters than those of ASCII, without its `xn--`.
function punycode(text /*: string */) /*: string */ {
  const points = Array.from(text, (scalar) => scalar.codePointAt(0) ?? 0);
  let output = String.fromCodePoint(...points.filter((point) => point < 128));
  const basic = output.length;
  if (basic > 0) output += "-";
  let [next, delta, bias, done] = [128, 0, 72, basic];
  while (done < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (done + 1);
    next = least;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      let rest = delta;
      for (let k = 36; ; k += 36) {
        const limit = threshold(k, bias);
        const digit = rest < limit ? rest : limit + ((rest - limit) % (36 - limit));
        output += digitLetter(digit);
        if (rest < limit) break;
        rest = Math.floor((rest - limit) / (36 - limit));
      }
      bias = adapted(delta, done + 1, done === basic);
      delta = 0;
      done += 1;
    }
    delta += 1;
    next += 1;
  }
  return output;
}

// The name of a label without its `xn--`; null if no name is encoded so.
function unpunycode(encoded /*: string */) /*: string | null */ {
  const split = encoded.lastIndexOf("-");
  const basic = encoded.slice(0, Math.max(0, split));
  const points = Array.from(basic, (letter) => letter.charCodeAt(0));
  let [next, index, bias, position] = [128, 0, 72, split + 1];
  while (position < encoded.length) {
    const start = index;
    for (let k = 36, weight = 1; ; k += 36) {
      const letter = encoded.charCodeAt(position);
      position += 1;
      const isLetter = letter >= 97 && letter < 123;
      if (!isLetter && !(letter >= 48 && letter < 58)) return null;
      const digit = isLetter ? letter - 97 : letter - 22;
      index += digit * weight;
      if (index > 0x7fffffff) return null;
      const limit = threshold(k, bias);
      if (digit < limit) break;
      weight *= 36 - limit;
    }
    const count = points.length + 1;
    bias = adapted(index - start, count, start === 0);
    next += Math.floor(index / count);
    index %= count;
    if (next > 0x10ffff || (next >= 0xd800 && next < 0xe000)) return null;
    points.splice(index, 0, next);
    index += 1;
  }
  return String.fromCodePoint(...points);
}

function asciiLowered(text /*: string */) /*: string */ {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

// A name in small letters, each letter without regard to its neighbours.
function lowered(text /*: string */) /*: string */ {
  return Array.from(text, (scalar) => scalar.toLowerCase()).join("");
}

// Whether RFC 5892 allows a character in a name: letters, marks and digits, and its exceptions.
function isNameScalar(scalar /*: string */) /*: boolean */ {
  return (
    /^[A-Za-z0-9_-]$/.test(scalar) ||
    /^[\xDF\xB7\u0375\u03C2\u05F3\u05F4\u06FD\u06FE]$/.test(scalar) ||
    /^[\u0F0B\u200C\u200D\u3007\u30FB]$/.test(scalar) ||
    /^(?!\p{CWKCF})[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}]$/u.test(scalar)
  );
}

const longestLabel = 63;

// Whether a text is a label of a host, which a wildcard takes.
function isNameLabel(label /*: string */) /*: boolean */ {
  if (label === "" || label.startsWith("-") || label.endsWith("-")) return false;
  if (isASCII(label)) return label.length <= longestLabel && /^[A-Za-z0-9_-]*$/.test(label);
  // Encoding takes time that grows with the square of the length.
  if (label.length > 4 * longestLabel) return false;
  if (/[^A-Za-z0-9_\-\x80-\u{10FFFF}]/u.test(label)) return false;
  const text = lowered(label);
  if (/^\p{M}/u.test(text) || !Array.from(text).every(isNameScalar)) return false;
  return (isASCII(text) ? text.length : 4 + punycode(text).length) <= longestLabel;
}

// Whether a link's host is that of an origin, which has small letters and A-labels.
function isHost(host /*: string */, origin /*: Origin */) /*: boolean */ {
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (isASCII(host)) {
    const low = asciiLowered(name);
    if (!origin.wildcard) return low === origin.host;
    if (name.length > 253 || !low.endsWith("." + origin.host)) return false;
    return name.slice(0, -origin.host.length - 1).split(".").every(isNameLabel);
  }
  const labels = name.split(".");
  const expected = origin.host.split(".");
  const others = labels.length - expected.length;
  if (origin.wildcard ? others < 1 : others !== 0) return false;
  return (
    labels.slice(0, others).every(isNameLabel) &&
    labels.slice(others).every((label, index) => isLabel(label, expected[index] ?? ""))
  );
}

// Whether a label is the same name as one of an origin's host.
function isLabel(label /*: string */, expected /*: string */) /*: boolean */ {
  const name = expected.startsWith("xn--") ? unpunycode(expected.slice(4)) ?? expected : expected;
  return lowered(label).normalize("NFC") === name.normalize("NFC");
}
