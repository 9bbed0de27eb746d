import Foundation
import Testing

/// The page of the documentation says what every identifier means, word by word, and with it the
/// message of each example.
///
/// `TURNPIKE_RECORD=1 swift test --filter DiagnosticsPageTests` writes the page anew.
@Suite struct DiagnosticsPageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources/Turnpike/Turnpike.docc")
    .appending(component: "Diagnostics.md").standardizedFileURL

  @Test func thePageIsTheCatalogue() throws {
    let text = DiagnosticsPage.text
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: Self.page)
    }
    let recorded = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let recordedLines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.difference(from: recordedLines).map(\.description) == [])
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var description: String {
    switch self {
    case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
    case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
    }
  }
}
