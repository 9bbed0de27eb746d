const assert = require("node:assert");
const test = require("node:test");
const { decoded, isHost, isNameLabel, readLink } =
  require("./load")(["links.js"], ["decoded", "isHost", "isNameLabel", "readLink"]);

const origins = [
  { scheme: "shop", host: "", wildcard: false, path: [] },
  { scheme: "https", host: "a.example", wildcard: false, path: [] },
  { scheme: "https", host: "a.example", wildcard: false, path: ["app", "v 1"] },
];
const scheme = "the scheme is not a declared origin";
const host = "the host or path is not a declared origin";
const hostScheme = "the scheme is not declared for this host";
const website = "the file declares no website";
const authority = "the host is malformed or missing";
const user = "a web link cannot have a user before its host";
const dots = "a segment is '.' or '..'";

test("segments, or why a link is refused", () => {
  const rows = [
    ["", []], ["/", []], ["a//b/", ["a", "b"]], ["a%2Fb/c", ["a/b", "c"]], ["//a/b", ["a", "b"]],
    ["shop:a/b", ["a", "b"]], ["shop://a/b", ["a", "b"]], ["SHOP:///a", ["a"]],
    ["shop://me@a:80/b", ["a", "b"]], ["shop://@a/b", ["@a", "b"]], ["shop://a:b/c", ["a:b", "c"]],
    ["https://a.example/x", ["x"]], ["https://A.example.:443/x", ["x"]],
    [" \n\0https://a.example/x\t ", ["x"]], ["\u{1F}a/b c ", ["a", "b c"]], ["  ", []],
    ["\u{A0}a", ["\u{A0}a"]], [" other:a", scheme], ["a ?x", ["a "]],
    ["https://me:pw@a.example/x", user], ["https://@a.example/x", user],
    ["https://a.example/app/v%201/x", ["x"]], ["https://a.example/app/x", ["app", "x"]],
    ["1:a", ["1:a"]], [":a", [":a"]],
    ["other:a", scheme], ["javascript:a", scheme], ["http://a.example/x", hostScheme],
    ["http://b.example/x", host],
    ["https://b.example/x", host], ["https://a.example.evil/x", host],
    ["https:a.example/x", authority], ["https://", authority], ["https:///x", authority],
    ["https://a.example\\@evil/x", authority], ["shop://a b/c", authority],
    ["https://a\t.example/", authority], ["a/./b", dots], ["a/..", dots], ["shop:..", dots],
    ["a/%2E%2E/b", ["a", "..", "b"]],
  ];
  for (const [text, expected] of rows) {
    const link = readLink(text, origins);
    assert.deepStrictEqual(link.refusal ?? link.segments, expected, text);
  }
});

test("without origins every custom scheme is answered", () => {
  assert.strictEqual(readLink("other://a", []).refusal, null);
  assert.strictEqual(readLink("https://a.example/", []).refusal, website);
  // All origins are left out.
  assert.strictEqual(readLink("other://a", [], true).refusal, scheme);
  assert.strictEqual(readLink("javascript:a", [], true).refusal, scheme);
  assert.strictEqual(readLink("https://a.example/", [], true).refusal, website);
  assert.strictEqual(readLink("a", [], true).refusal, null);
});

test("users and ports that are ignored", () => {
  const rows = [
    ["shop://me:pw@a:80/b", [["user", "me:pw"], ["port", "80"]]], ["shop://@a:/b", []],
    ["https://a.example:8080", [["port", "8080"]]], ["a:80@b", []], ["shop://a@b@c", [["user", "a@b"]]],
  ];
  for (const [text, expected] of rows) {
    const { ignored } = readLink(text, origins);
    assert.deepStrictEqual(ignored.map(({ name, values }) => [name, values[0]]), expected, text);
  }
});

test("queries and fragments", () => {
  const rows = [
    ["a", [], null], ["a?", [], null], ["a?x=1&y", [["x", "1"], ["y", ""]], null],
    ["a?&&=v&x=1=2", [["", "v"], ["x", "1=2"]], null],
    ["a?x+y=%2B+&%26=1", [["x y", "+ "], ["&", "1"]], null],
    ["a?x?y#b?c#d", [["x?y", ""]], "b?c#d"], ["a#", [], ""], ["a#%41%zz", [], "%41%zz"],
    ["a#x\ny", [], "x\ny"],
  ];
  for (const [text, query, fragment] of rows) {
    const link = readLink(text, []);
    assert.deepStrictEqual(link.query.map(({ key, value }) => [key, value]), query, text);
    assert.strictEqual(link.fragment, fragment, text);
  }
});

test("escapes", () => {
  const rows = [
    ["a%2Fb", "a/b"], ["%41%c3%a9", "Aé"], ["%2541", "%41"], ["a+b", "a+b"], ["é%41", "éA"],
    ["%", "%"], ["a%4", "a%4"], ["%zz%41", "%zz%41"], ["%FF%41", "%FF%41"],
    ["%ED%A0%80", "%ED%A0%80"], ["%C0%80", "%C0%80"], ["%C3é", "%C3é"],
    ["%F4%90%80%80", "%F4%90%80%80"], ["%EF%BB%BFa", "\uFEFFa"],
  ];
  for (const [written, text] of rows) assert.strictEqual(decoded(written), text);
});

test("half of a surrogate pair", () => {
  const { segments, query, fragment } = readLink("a\uD800é?\uDC00=%41\uD800#\uD83D", []);
  assert.deepStrictEqual(segments, ["a\uFFFDé"]);
  assert.deepStrictEqual([query[0].key, query[0].value, fragment], ["\uFFFD", "A\uFFFD", "\uFFFD"]);
});

test("labels that a wildcard takes", () => {
  for (const label of ["a", "a-b", "A9_", "xn--bcher-kva", "a".repeat(63)]) {
    assert.ok(isNameLabel(label), label);
  }
  const wrong = [
    "", "-a", "a-", "a b", "a.b", "a".repeat(64), "bücher", "日本", "ü".repeat(1e6),
    "\u0301a", "a/ü", "a\n", "\u212A",
  ];
  for (const label of wrong) assert.ok(!isNameLabel(label), label.slice(0, 70));
});

test("hosts", () => {
  const plain = { host: "shop.example.com", wildcard: false };
  const wild = { host: "example.com", wildcard: true };
  const other = { host: "xn--bcher-kva.example", wildcard: false };
  const rows = [
    [plain, "shop.example.com", true], [plain, "SHOP.example.COM.", true],
    [plain, "shop.example.com..", false], [plain, "example.com", false],
    [plain, "shop.example.com.evil.example", false], [plain, "\u212Ahop.example.com", false],
    [wild, "example.com", false], [wild, "a.example.com", true], [wild, "a.b.example.com.", true],
    [wild, ".example.com", false], [wild, "-a.example.com", false], [wild, "é.example.com", false],
    [wild, "aexample.com", false], [wild, `${"a.".repeat(130)}example.com`, false],
    [other, "bücher.example", false], [other, "BU\u0308CHER.example", false],
    [other, "xn--BCHER-kva.example", true], [other, "bucher.example", false],
  ];
  for (const [origin, host, expected] of rows) {
    assert.strictEqual(isHost(host, origin), expected, host);
  }
});
