// Texts as their bytes in UTF-8, and percent-encoding.
//
// A comment that begins with a colon has a type of TypeScript. `export typescript` writes these
// types out; a browser and node ignore them.

// Literals, words, prefixes and suffixes are compared by their bytes. So a decoded text is stored
// as its UTF-8 bytes, one character for each byte.
/*:: type Bytes = string; */

function isASCII(text /*: string */) /*: boolean */ {
  return /^[\0-\x7f]*$/.test(text);
}

// The bytes of a text. Half of a surrogate pair becomes U+FFFD.
function bytesOf(text /*: string */) /*: Bytes */ {
  if (isASCII(text)) return text;
  return unescaped(encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")));
}

// The text of some bytes; null if they are not UTF-8.
function validText(bytes /*: Bytes */) /*: string | null */ {
  try {
    return decodeURIComponent(bytes.replace(/[^A-Za-z0-9]/g, escaped));
  } catch {
    return null;
  }
}

// The text of some bytes. Bytes that are not UTF-8 are shown as a character each.
function textOf(bytes /*: Bytes */) /*: string */ {
  return isASCII(bytes) ? bytes : validText(bytes) ?? bytes;
}

// A byte as an escape: `%2F`.
function escaped(byte /*: Bytes */) /*: string */ {
  return "%" + byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
}

// Replaces each escape by its byte. All of them must be valid.
function unescaped(text /*: string */) /*: Bytes */ {
  return text.replace(/%(..)/g, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
}

// Decodes a part of a link once. A part with a broken escape, or with bytes that are not UTF-8, is
// taken as it is written.
function decoded(written /*: Bytes */) /*: Bytes */ {
  if (!written.includes("%")) return written;
  if (/%(?![0-9A-Fa-f]{2})/.test(written)) return written;
  const bytes = unescaped(written);
  return isASCII(bytes) || validText(bytes) !== null ? bytes : written;
}
