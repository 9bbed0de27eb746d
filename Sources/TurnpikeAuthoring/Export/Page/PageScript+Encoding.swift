extension PageScript {
  /// Texts and percent-escapes, as language.md has them.
  static let encoding = #"""
    "use strict";

    // A text is handled as its bytes in UTF-8, a character each: literals, words and affixes
    // compare so.
    const bytesOf = (text) => {
      if (/^[\0-\x7f]*$/.test(text)) return text;
      let bytes = "";
      for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
      return bytes;
    };

    // Null where the bytes are not UTF-8.
    const validText = (bytes) => {
      const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
      try {
        return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
      } catch {
        return null;
      }
    };

    const textOf = (bytes) => (/^[\0-\x7f]*$/.test(bytes) ? bytes : validText(bytes) ?? bytes);

    // Percent-decoded once; as written where an escape is broken or the bytes are not UTF-8.
    const decoded = (written) => {
      if (!written.includes("%")) return written;
      if (/%(?![0-9A-Fa-f]{2})/.test(written)) return written;
      const byte = (_, digits) => String.fromCharCode(parseInt(digits, 16));
      const bytes = written.replace(/%(..)/g, byte);
      return /^[\0-\x7f]*$/.test(bytes) || validText(bytes) !== null ? bytes : written;
    };
    """#
}
