const assert = require("node:assert");
const test = require("node:test");
const { readLink } = require("./load")(["text.js", "hosts.js", "links.js"], ["readLink"]);

const origins = [
  { scheme: "shop", host: "", wildcard: false, path: [] },
  { scheme: "https", host: "a.example", wildcard: false, path: [] },
  { scheme: "https", host: "a.example", wildcard: false, path: ["app", "v 1"] },
];
const scheme = "the scheme is not a declared origin";
const host = "the host or path is not a declared origin";
const authority = "the host is malformed or missing";
const dots = "a segment is '.' or '..'";

test("segments, or why a link is refused", () => {
  const rows = [
    ["", []], ["/", []], ["a//b/", ["a", "b"]], ["a%2Fb/c", ["a/b", "c"]], ["//a/b", ["a", "b"]],
    ["shop:a/b", ["a", "b"]], ["shop://a/b", ["a", "b"]], ["SHOP:///a", ["a"]],
    ["shop://me@a:80/b", ["a", "b"]], ["shop://@a/b", ["@a", "b"]], ["shop://a:b/c", ["a:b", "c"]],
    ["https://a.example/x", ["x"]], ["https://me:pw@A.example.:443/x", ["x"]],
    ["https://a.example/app/v%201/x", ["x"]], ["https://a.example/app/x", ["app", "x"]],
    ["1:a", ["1:a"]], [":a", [":a"]],
    ["other:a", scheme], ["javascript:a", scheme], ["http://a.example/x", host],
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
  assert.strictEqual(readLink("https://a.example/", []).refusal, host);
  // All origins are left out.
  assert.strictEqual(readLink("other://a", [], true).refusal, scheme);
  assert.strictEqual(readLink("javascript:a", [], true).refusal, scheme);
  assert.strictEqual(readLink("https://a.example/", [], true).refusal, host);
  assert.strictEqual(readLink("a", [], true).refusal, null);
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
