import Testing

@testable import TurnpikeAuthoring

@Suite struct JSONTextTests {
  @Test(arguments: [
    (#"{"a": 1.50,  "b" :[ ] }"#, ["a"], #"{"a": 2,  "b" :[ ] }"#),
    (#"{"a": 1,  "b" :[ ] }"#, ["b"], #"{"a": 1,  "b" :2 }"#),
    (#"{"a": 1,  "b" :[ ] }"#, ["c"], #"{"a": 1,  "b" :[ ],  "c": 2 }"#),
    (#"{"a": {"b": 1, "\u0063": 3}}"#, ["a", "c"], #"{"a": {"b": 1, "\u0063": 2}}"#),
    ("{ }", ["a", "b"], #"{"a": {"b": 2}}"#),
    ("{\n}\n", ["a", "b"], "{\n  \"a\": {\n    \"b\": 2\n  }\n}\n"),
    ("{\n\t\"x\": {}\n}", ["x", "b"], "{\n\t\"x\": {\n\t\t\"b\": 2\n\t}\n}"),
    (
      "{\r\n   \"x\": 1\r\n}", ["a", "b"],
      "{\r\n   \"x\": 1,\r\n   \"a\": {\r\n      \"b\": 2\r\n   }\r\n}"
    ),
    ("\n{\n  \"a\": 1\n}\n", ["b"], "\n{\n  \"a\": 1,\n  \"b\": 2\n}\n"),
    (#"{"a":1,"a":3}"#, ["a"], #"{"a":2,"a":3}"#),
    (#"{"a":[1],"b":3}"#, ["a", "b"], #"{"a":{"b": 2},"b":3}"#),
  ])
  func setsMembers(_ text: String, _ path: [String], _ expected: String) throws {
    var json = try #require(JSONText(Array(text.utf8)))
    json.set(path, to: "2")
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
    #expect(json.text(path) == "2")
  }

  /// The exporter writes each rule on a line without indentation.
  @Test(arguments: [
    ("[{},{}]", #"[{},{"a": [1,2],"b": []}]"#),
    (
      "[\n  {},\n  {}\n]",
      "[\n  {},\n  {\n    'a': [\n      1,\n      2\n    ],\n    'b': []\n  }\n]"
    ),
    ("[{}, {\n}]", "[{}, {\n  'a': [\n    1,\n    2\n  ],\n  'b': []\n}]"),
    (
      "[\n\t{}\n]",
      "[\n\t{},\n\t{\n\t\t'a': [\n\t\t\t1,\n\t\t\t2\n\t\t],\n\t\t'b': []\n\t}\n]"
    ),
  ])
  func indentsLines(_ text: String, _ expected: String) throws {
    var json = try #require(JSONText(Array(text.utf8)))
    json.set(["1"], to: "{\n    \"a\": [\n1,\n2\n    ],\n    \"b\": []\n  }")
    let result = String(decoding: json.bytes, as: UTF8.self)
    #expect(result == expected.replacing("'", with: "\""))
  }

  @Test(arguments: [
    ("[1, 2, 3]", ["0"], "[2, 3]"), ("[1, 2, 3]", ["1"], "[1, 3]"), ("[1, 2, 3]", ["2"], "[1, 2]"),
    ("[1, 2,  3]", ["0", "1"], "[3]"), (#"{"a": 1, "b": 2}"#, ["a"], #"{"b": 2}"#),
    ("[ 1 ]", ["0"], "[  ]"), ("[1]", ["1"], "[1]"),
  ])
  func removesParts(_ text: String, _ names: [String], _ expected: String) throws {
    var json = try #require(JSONText(Array(text.utf8)))
    json.remove(Set(names), of: [])
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: ["", "{", "[1,]", "{} {}", "\u{FEFF}{}"])
  func rejectsOtherTexts(_ text: String) {
    #expect(JSONText(Array(text.utf8)) == nil)
  }
}
