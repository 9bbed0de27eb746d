const assert = require("node:assert");
const test = require("node:test");
const { isHost, isNameLabel } = require("./load")(["text.js", "hosts.js"], ["isHost", "isNameLabel"]);

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
