import Foundation
import Testing

@testable import TurnpikeAuthoring

@Suite struct JSONTests {
  @Test(arguments: [
    (JSON.null, "null"),
    (.bool(true), "true"),
    (.bool(false), "false"),
    (.number(-12), "-12"),
    (.string(""), #""""#),
    (.string("größe 🛣️"), #""größe 🛣️""#),
    (.string("\" \\ /"), #""\" \\ /""#),
    (.string("\u{8}\t\n\u{C}\r"), #""\b\t\n\f\r""#),
    (.string("\0\u{1}\u{1B}\u{1F}\u{7F}"), #""\u0000\u0001\u001b\u001f\u007f""#),
    (.array([]), "[]"),
    (.array([.number(1), .null]), "[1,null]"),
    (.object([]), "{}"),
    (.object([("b", .number(1)), ("a", .array([.string("x")]))]), #"{"b":1,"a":["x"]}"#),
    (.optional(nil), "null"),
    (.optional("x"), #""x""#),
  ])
  func text(_ value: JSON, _ text: String) {
    #expect(value.text == text)
  }

  /// Every character of the first plane's beginning is read back by another's reader.
  @Test func escapesReadBack() throws {
    let text = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
    let json = JSON.array([.string(text)]).text
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test func lines() {
    #expect(JSON.lines([]) == "[]\n")
    #expect(JSON.lines([.number(1)]) == "[\n1\n]\n")
    #expect(JSON.lines([.number(1), .number(2)]) == "[\n1,\n2\n]\n")
  }
}
