import TestSupport
import Testing
import TurnpikeCompiler

@testable import TurnpikeAuthoring

/// Files of random layout, with random entries of other apps and keys of other services.
@Suite struct SharedFileTests {
  private static let other = "ABCDE12345.com.example.other"

  @Test(arguments: 0..<200)
  func onlyItsEntryChanges(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = try ExportedFiles.linked(
      """
      origin https://shop.example.com
      type Sort = new|price
      list/:sort<Sort> -> A
      product/:id\(Bool.random(using: &random) ? "" : "<Int>") -> B

      """)
    let export = try ExportedFiles.association(table).text
    let shared = SharedFile.association([ExportedFiles.id].compactMap { AppIdentifier($0) })
    let file = Self.file(&random)
    let text = Self.text(file, &random)
    let merged = try shared.merged(export, into: Array(text.utf8))
    let result = try #require(JSON(reading: merged), "\(text)")
    let rules = try shared.rules(in: Array(export.utf8), of: ExportedFiles.id)
    #expect(try shared.rules(in: merged, of: ExportedFiles.id) == rules, "\(text)")
    #expect(try shared.merged(export, into: merged) == merged, "\(text)")
    for app in [Self.other, "ABCDE12345.com.example.third"] {
      let rules = try shared.rules(in: Array(text.utf8), of: app)
      #expect(try shared.rules(in: merged, of: app) == rules)
    }
    // Each line of the others is still there.
    for (name, value) in file.members where name != "applinks" {
      #expect(result[name]?.text == value.text)
    }
  }

  private static func file(_ random: inout SeededGenerator) -> JSON {
    func entry(_ app: String) -> JSON {
      Bool.random(using: &random)
        ? ["appID": .string(app), "paths": ["/a/*", "NOT /b"]]
        : [
          "comment": "}],{\"", "appIDs": [.string(app)],
          "components": [["/": "/x/$(sort)"], ["/": "/y", "exclude": true]],
        ]
    }
    let apps = [other, ExportedFiles.id, "ABCDE12345.com.example.third", ExportedFiles.id]
    let entries = apps.filter { _ in Bool.random(using: &random) }.map { entry($0) }
    var members: [(String, JSON)] = []
    if Bool.random(using: &random) { members.append(("defaults", ["caseSensitive": false])) }
    if Bool.random(using: &random) {
      let values: JSON = Bool.random(using: &random) ? ["up", "down"] : ["new", "price"]
      members.append(("substitutionVariables", ["dead": ["x"], "sort": values]))
    }
    if Bool.random(using: &random) { members.append(("details", .array(entries))) }
    let all: [(String, JSON)] = [
      ("webcredentials", ["apps": [.string(ExportedFiles.id)]]), ("applinks", .object(members)),
      ("appclips", [:]), ("n", .otherNumber("1.50")),
    ]
    return .object(
      all.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.shuffled(using: &random))
  }

  private static func text(_ json: JSON, _ random: inout SeededGenerator) -> String {
    var space: String { ["", " ", "\n\t", "\r\n  "].randomElement(using: &random) ?? "" }
    switch json {
    case .array(let elements):
      return "[" + space + elements.map { text($0, &random) }.joined(separator: space + "," + space)
        + space + "]"
    case .object(let members):
      let lines = members.map { JSON.string($0).text + space + ":" + space + text($1, &random) }
      return "{" + space + lines.joined(separator: space + "," + space) + space + "}"
    default: return json.text
    }
  }
}
