const assert = require("node:assert");
const test = require("node:test");
const { reads, secondsOf } = require("./load")(
  ["links.js", "values.js", "dates.js"], ["reads", "secondsOf"]);

const byte = { kind: "UInt8" };
const long = { kind: "Int64" };
const zeros = "0".repeat(200000);

// A type, texts that it reads, and texts that it does not.
const rows = [
  [{ kind: "String" }, ["", "a", "é"], []],
  [{ kind: "custom" }, ["", "a"], []],
  [{ kind: "words", words: ["new", "café"] }, ["new", "café"], ["", "New", "ne"]],
  [{ kind: "Bool" }, ["true", "false"], ["", "True", "1"]],
  [
    byte, ["0", "255", "-0", "000255", zeros],
    ["", "-", "256", "-1", "+1", "1.0", "1e1", `${zeros}x`],
  ],
  [{ ...byte, lower: "1", upper: "5", open: true }, ["1", "4"], ["0", "5"]],
  [{ ...byte, upper: "5" }, ["0", "5"], ["6"]],
  [
    long, ["-9223372036854775808", "9223372036854775807"],
    ["-9223372036854775809", "9223372036854775808", "99999999999999999999999"],
  ],
  [
    { kind: "Decimal" },
    [
      "0", "-0", "12.50", "007", "0.10", "9".repeat(38), `0.${"9".repeat(38)}`,
      `${zeros}.1${zeros}`,
    ],
    [
      "", "-", ".5", "5.", "1e2", "+1", "9".repeat(39), `1.${"9".repeat(38)}`,
      `${zeros}1${zeros}.x`,
    ],
  ],
  [
    { kind: "Decimal", lower: "0.1", upper: "9007199254740993.1", open: true },
    ["0.10", "9007199254740993.09"], ["0.0999999999999999999999", "9007199254740993.1", "-1"],
  ],
  [
    { kind: "Decimal", lower: "-1.5", upper: "-0.5" },
    ["-1.5", "-1", "-0.5"], ["-1.51", "-0.49", "1"],
  ],
  [
    { kind: "Double", upper: "1.5", open: true }, ["1.4999", "-0", "1e-1", "-1E+0", "0e99999"],
    ["", ".5", "1.", "1.5", "1e999", "-1e999", "nan", "inf", "0x1", "1".repeat(1101)],
  ],
  [{ kind: "Float" }, ["3.4e38", "1e-99"], ["3.5e38", "3.4028235677973367e38"]],
  [
    { kind: "UUID" }, ["6ba7b810-9dad-11d1-80b4-00c04fd430C8"],
    ["6ba7b8109dad11d180b400c04fd430c8", "6ba7b810-9dad-11d1-80b4-00c04fd430c8 ", "g".repeat(36)],
  ],
  [
    { kind: "URL" },
    [
      "https://a.example/b?c#d", "mailto:x@y", "a:b c", "a://[v1.a]:x", "a:b%20c", "a:\xC3\xA9", "a::",
    ],
    ["", "1:b", "a", "a:", "a:%zz", "a:%", "a:b\n", "a:\x7F", "a:\x85", " a:b"],
  ],
];

test("texts and types", () => {
  for (const [type, good, bad] of rows) {
    const name = (text) => `${JSON.stringify(type)} ${text.slice(0, 50)}`;
    for (const text of good) assert.ok(reads(type, text), name(text));
    for (const text of bad) assert.ok(!reads(type, text), name(text));
  }
});

test("dates in seconds since 2001", () => {
  const dates = [
    ["2001-01-01", 0], ["2001-01-02", 86400], ["2000-12-31T23:59:59Z", -1],
    ["2026-01-28T12:00:00.5+01:00", 791290800.5], ["2000-12-31T23:59:59.25Z", -0.75],
    ["0000-01-01", -63145526400], ["0000-01-01T00:00:00+00:01", null], ["0099-03-01", -60016204800],
    ["9999-12-31T23:59:59Z", 252423993599], ["9999-12-31T23:59:59.9999999Z", null],
    ["9999-12-31T23:59:59.999Z", 252423993599.999], ["2024-02-29", 730857600], ["2026-02-29", null],
    ["1900-02-29", null], ["2026-13-01", null], ["2026-00-01", null], ["2026-01-00", null],
    ["2026-01-28T24:00:00Z", null], ["2026-01-28T23:59:60Z", null], ["2026-01-28T12:00:00", null],
    ["2000-12-31t23:59:59Z", -1], ["2000-12-31T23:59:59z", -1], ["2001-01-01t01:00:00.5+01:00", 0.5],
    ["2026-01-28T12:00Z", null], ["2026-1-28", null], ["", null], ["2026-01-28T12:00:00.Z", null],
    [`2001-01-01T00:00:00.${"0".repeat(100000)}1Z`, 0],
  ];
  for (const [text, seconds] of dates) {
    assert.strictEqual(secondsOf(text), seconds, text.slice(0, 40));
  }
});

test("no text takes long", () => {
  const long = "1".repeat(300000);
  const start = process.cpuUsage().user;
  for (const [type] of rows) {
    for (const end of ["", "x", ".", "e", ":", "%"]) reads(type, long + end);
    reads(type, `a:${":1".repeat(100000)}@`);
  }
  assert.ok(process.cpuUsage().user - start < 5e6);
});
