const assert = require("node:assert");
const test = require("node:test");
const { match, nearest, wholePatterns } = require("./load")(
  ["links.js", "values.js", "dates.js", "matcher.js", "nearest.js"],
  ["match", "nearest", "wholePatterns"]);

const string = { name: "String", kind: "String" };
const int = { name: "Int8", kind: "Int8" };
const sort = { name: "Sort", kind: "words", words: ["new", "café"] };
const sku = { name: "Sku", kind: "custom" };
const app = {
  tables: [
    {
      patterns: [
        {
          route: "item", text: "item/:id<Int8>", names: ["id"],
          segments: ["item", { parameter: 0, type: int }], query: [],
        },
        {
          route: "file", text: "f/v:name.json", names: ["name"],
          segments: ["f", { parameter: 0, type: string, prefix: "v", suffix: ".json" }], query: [],
        },
        {
          route: "all", text: "all/*rest", names: ["rest"],
          segments: ["all", { parameter: 0, type: sort, rest: true }], query: [],
        },
        {
          route: "search", text: "search?kind=book&q:text&:n<Int8?>&:tag<[Int8]>#:at<Int8?>",
          names: ["text", "n", "tag", "at"], segments: ["search"],
          query: [
            { key: "kind", value: "book" }, { key: "q", capture: { parameter: 0, type: string } },
            { key: "n", capture: { parameter: 1, type: int, optional: true } },
            { key: "tag", capture: { parameter: 2, type: int, list: true } },
          ],
          fragment: { parameter: 3, type: int, optional: true },
        },
        {
          route: "page", text: "page/:n<Int8 = 1>", names: ["n"],
          segments: ["page", { parameter: 0, type: int, optional: true }], query: [],
        },
        {
          route: "store", text: "store/:id", names: ["id"],
          segments: ["store", { parameter: 0, type: string }], query: [],
          mount: "StoreRoute", table: 1,
        },
        { route: "open", text: "open", names: [], segments: ["open"], query: [], mount: "X.Route" },
      ],
      origins: [],
      order: [[0, 2], [1, 2], [2, 2], [3, 1], [4, 2], [4, 1], [5, 2], [6, 1]],
    },
    {
      patterns: [
        { route: "root", text: "/", names: [], segments: [], query: [] },
        {
          route: "shelf", text: ":id<Sku>", names: ["id"],
          segments: [{ parameter: 0, type: sku }], query: [],
        },
      ],
      origins: [],
      order: [[1, 1], [0, 0]],
    },
  ],
};

test("answers", () => {
  const rows = [
    ["item/7", "matched item item/:id<Int8> id=7"],
    ["item/128", "unmatched no route matches this path"],
    ["f/va.json", "matched file f/v:name.json name=a"],
    ["f/v.json", "unmatched no route matches this path"],
    ["all/new/caf%C3%A9", "matched all all/*rest rest=new,café"],
    ["all/new/old", "unmatched no route matches this path"],
    ["page", "matched page page/:n<Int8 = 1>"],
    ["page/2", "matched page page/:n<Int8 = 1> n=2"],
    ["search?q=", "unmatched no route matches this path"],
    ["search?kind=book&q=", `matched search ${app.tables[0].patterns[3].text}`],
    [
      "search?kind=book&n=x&tag=&tag=1&tag=y#z",
      `invalid search ${app.tables[0].patterns[3].text} 'q' is missing|` +
        "'n' cannot be read from 'x'|'tag' cannot be read from 'y'|'at' cannot be read from 'z'",
    ],
    ["search?kind=books&kind=book&q=", "unmatched no route matches this path"],
    ["store/a", "matched store.root store/:id id=a"],
    ["store/a/b", "matched store.shelf store/:id/:id<Sku> id=a store.id=b (Sku)"],
    ["open/a/b", "matched open open (X.Route)"],
    ["a/../b", "unmatched a segment is '.' or '..'"],
  ];
  for (const [link, expected] of rows) {
    const found = match(app, link);
    const parameters = found.parameters.map(({ name, values }) => `${name}=${values}`);
    const assumed = [...found.types, found.mount].filter(Boolean).map((name) => `(${name})`);
    const words = [found.outcome, found.route, found.pattern, found.reasons.join("|")];
    const text = [...words, ...parameters, ...assumed].filter(Boolean).join(" ");
    assert.strictEqual(text, expected, link);
  }
});

test("fragments, and values that are ignored", () => {
  const sorted = {
    tables: [{
      patterns: [{
        route: "list", text: "list?:sort<Sort ?= new>#:at<Int8 ?= 1>", names: ["sort", "at"],
        segments: ["list"],
        query: [{
          key: "sort",
          capture: { parameter: 0, type: sort, optional: true, default: "new", lenient: true },
        }],
        fragment: { parameter: 1, type: int, optional: true, default: "1", lenient: true },
      }],
      origins: [], order: [[0, 1]],
    }],
    query: {
      route: "query", text: "/", names: ["ref"], segments: [],
      query: [{ key: "ref", capture: { parameter: 0, type: int, optional: true, lenient: true } }],
    },
  };
  const rows = [
    ["list?sort=new#7", { parameters: ["at=7"], ignored: [], unread: [] }],
    ["list#", { parameters: [], ignored: [], unread: [] }],
    [
      "list?ref=x&x=1&sort=size&sort=new#z",
      { parameters: [], ignored: ["sort=size", "at=z", "ref=x"], unread: ["x"] },
    ],
    ["list?ref=1&sort=&x", { parameters: [], ignored: [], unread: ["x"] }],
  ];
  const texts = (groups) => groups.map(({ name, values }) => `${name}=${values}`);
  for (const [link, expected] of rows) {
    const { parameters, ignored, unread } = match(sorted, link);
    const found = { parameters: texts(parameters), ignored: texts(ignored), unread };
    assert.deepStrictEqual(found, expected, link);
  }
});

test("a query by its keys", () => {
  const { query } = match(app, "page?b=1&a+b=%FF&b=2&__proto__=3&1=4");
  assert.deepStrictEqual(query, [
    { name: "b", values: ["1", "2"] }, { name: "a b", values: ["%FF"] },
    { name: "__proto__", values: ["3"] }, { name: "1", values: ["4"] },
  ]);
});

test("the nearest pattern, and why it does not match", () => {
  const rows = [
    ["itme/7", "item: 'itme' is not 'item'"],
    ["item/x", "item: 'x' is not valid for :id, which is Int8"],
    ["item", "item: a segment for :id is missing"],
    ["f/wa.json", "file: 'wa.json' does not start with 'v' and end with '.json'"],
    ["all/new/old", "all: 'old' is not valid for :rest, which is one of new, café"],
    ["search?kind=x", "search: kind: 'x' is not 'book'"], ["search", "search: 'kind' is missing"],
    ["page/1/2", "page: it has no segment for '2'"],
    ["store/a/b/c", "store.shelf: it has no segment for 'c'"],
    ["a/..", null],
  ];
  const patterns = wholePatterns(app);
  for (const [link, expected] of rows) {
    const found = nearest(patterns, match(app, link).link);
    assert.strictEqual(found && `${found.route}: ${found.why}`, expected, link);
  }
});

test("which links lead to a pattern, and defaults for text that is not read", () => {
  const origins = [
    { scheme: "shop", host: "", wildcard: false, path: [] },
    { scheme: "https", host: "a.example", wildcard: false, path: [] },
    { scheme: "https", host: "a.example", wildcard: false, path: ["app"] },
  ];
  const line = (route, from) => ({ route, text: "a", names: [], segments: ["a"], query: [], from });
  const capture = { parameter: 0, type: int, optional: true, default: "1", lenient: true };
  const restricted = {
    tables: [{
      origins, order: [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1]],
      patterns: [
        line("web", [origins[1]]), line("internal", []), line("app", [origins[2]]),
        { ...line("anyWeb", []), text: "c", segments: ["c"], schemes: ["https"] },
        { route: "open", text: "b", names: ["n"], segments: ["b"], query: [{ key: "n", capture }] },
      ],
    }],
  };
  const rows = [
    ["https://a.example/a", "web"], ["a", "web"], ["shop://a", null],
    ["https://a.example/app/a", "app"], ["b?n=x", "open"], ["b?n=2", "open"],
    ["https://a.example/c", "anyWeb"], ["shop://c", null], ["c", "anyWeb"],
  ];
  for (const [link, route] of rows) assert.strictEqual(match(restricted, link).route, route, link);
  const patterns = wholePatterns(restricted);
  for (const [link, why] of [
    ["shop://a", "only links from https://a.example"], ["shop://c", "only links from https"],
  ]) {
    assert.strictEqual(nearest(patterns, match(restricted, link).link).why, why, link);
  }
});
