const assert = require("node:assert");
const test = require("node:test");
const { isHost, isNameLabel, punycode, unpunycode } =
  require("./load")(["text.js", "hosts.js"], ["isHost", "isNameLabel", "punycode", "unpunycode"]);

// Of RFC 3492, section 7.1, and names of sites.
const names = [
  ["bücher", "bcher-kva"], ["münchen-ost", "mnchen-ost-9db"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  ["3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"], ["-> $1.00 <-", "-> $1.00 <--"],
  ["\u{1F4A9}", "ls8h"],
];

test("labels with other letters", () => {
  for (const [name, label] of names) {
    assert.strictEqual(punycode(name), label);
    assert.strictEqual(unpunycode(label), name);
  }
  for (const label of ["é", "a b!", "99999999", "bcher-kva!"]) {
    assert.strictEqual(unpunycode(label), null);
  }
});

test("labels that a wildcard takes", () => {
  for (const label of ["a", "a-b", "A9_", "bücher", "ß", "日本", "a".repeat(63)]) {
    assert.ok(isNameLabel(label), label);
  }
  const wrong = [
    "", "-a", "a-", "a b", "a.b", "a".repeat(64), "ü".repeat(60), "ü".repeat(1e6), "\u0301a",
    "a/ü",
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
    [wild, ".example.com", false], [wild, "-a.example.com", false], [wild, "é.example.com", true],
    [wild, "aexample.com", false], [wild, `${"a.".repeat(130)}example.com`, false],
    [other, "bücher.example", true], [other, "BU\u0308CHER.example", true],
    [other, "xn--BCHER-kva.example", true], [other, "bucher.example", false],
  ];
  for (const [origin, host, expected] of rows) {
    assert.strictEqual(isHost(host, origin), expected, host);
  }
});
