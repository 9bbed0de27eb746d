const assert = require("node:assert");
const test = require("node:test");
const { bytesOf, decoded, textOf, validText } =
  require("./load")(["text.js"], ["bytesOf", "decoded", "textOf", "validText"]);

test("texts as bytes, and back", () => {
  const rows = [
    ["", ""], ["a/b?c", "a/b?c"], ["\0\x7f", "\0\x7f"], ["café", "caf\xC3\xA9"],
    ["\u{1F600}", "\xF0\x9F\x98\x80"], ["\uFEFFa", "\xEF\xBB\xBFa"], ["%41é", "%41\xC3\xA9"],
  ];
  for (const [text, bytes] of rows) {
    assert.strictEqual(bytesOf(text), bytes);
    assert.strictEqual(textOf(bytes), text);
  }
  assert.strictEqual(bytesOf("a\uD800é"), "a\xEF\xBF\xBD\xC3\xA9");
  assert.strictEqual(textOf("a\xFF"), "a\xFF");
});

test("bytes are UTF-8 as a decoder has it", () => {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const expected = (bytes) => {
    try {
      return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    } catch {
      return null;
    }
  };
  const ends = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];
  const check = (...codes) => {
    const bytes = String.fromCharCode(...codes);
    assert.strictEqual(validText(bytes), expected(bytes), `${codes}`);
  };
  for (let first = 0; first < 256; first += 1) {
    check(first);
    for (let second = 0; second < 256; second += 1) check(first, second);
    if (first < 0xe0) continue;
    for (const second of ends) {
      for (const third of ends) {
        check(first, second, third);
        for (const fourth of ends) check(first, second, third, fourth);
      }
    }
  }
});

test("escapes", () => {
  const rows = [
    ["a%2Fb", "a/b"], ["%41%c3%a9", "A\xC3\xA9"], ["%2541", "%41"], ["a+b", "a+b"],
    ["%", "%"], ["a%4", "a%4"], ["%zz%41", "%zz%41"], ["%FF%41", "%FF%41"],
    ["%ED%A0%80", "%ED%A0%80"],
  ];
  for (const [written, bytes] of rows) assert.strictEqual(decoded(written), bytes);
});
