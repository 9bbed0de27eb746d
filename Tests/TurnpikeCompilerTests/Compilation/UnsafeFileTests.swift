import Foundation
import Testing

/// What reads links is memory-safe as far as the compiler proves: `-strict-memory-safety` has each
/// exception say `unsafe`, and these are the files that do.
@Suite struct UnsafeFileTests {
  static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized

  @Test(arguments: ["Turnpike", "TurnpikeLinks", "TurnpikeTable", "TurnpikePlatform"])
  func onlyTheseFilesSayUnsafe(module: String) throws {
    let expected = [
      "Turnpike": [], "TurnpikeLinks": [], "TurnpikePlatform": [],
      "TurnpikeTable": ["LinkBytes.swift", "TableLiteral.swift"],
    ]
    var found: [String] = []
    for file in try Self.files(of: module) {
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
      if code.contains(where: { $0.contains(/\bunsafe\b|Unsafe|assumingMemoryBound/) }) {
        found.append(file.lastPathComponent)
      }
    }
    #expect(found.sorted() == expected[module])
  }

  private static func files(of module: String) throws -> [URL] {
    let folder = sources.appending(path: module)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
