import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Lock files and their tables. `Diagnostics/Cases/PublishedLinks.txt` has the rules, row by row.
@Suite struct LockFileTests {
  /// Each enum has its own.
  @Test func severalLocks() {
    let compilation = Compilation(
      [
        SourceFile(path: "A.routes", text: "enum A\na -> X"),
        SourceFile(path: "B.routes", text: "enum B\nb -> Y"),
      ],
      locks: [
        SourceFile(path: "A.routes.lock", text: "a => x"),
        SourceFile(path: "B.routes.lock", text: "a => x"),
      ])
    #expect(
      compilation.report.filter { $0.contains(" error: ") } == [
        "B.routes.lock:1:1: error: [published-link-lost]"
      ])
  }

  @Test(arguments: ["enum R\nb -> A", "enum R\na -> A\na2 -> "])
  func theRoutesErrorsComeFirst(routes: String) {
    let lock = SourceFile(path: "R.routes.lock", text: "b => a\nc => a")
    let files = [SourceFile(path: "R.routes", text: routes)]
    let alone = Compilation(files).report
    let locked = Compilation(files, locks: [lock]).report
    #expect(locked.starts(with: alone))
    #expect((locked.count > alone.count) == alone.isEmpty)
  }

  /// The witness of a message is a link that shows it.
  @Test func examplesOfExplanations() {
    for finding in Chapter.locks.identifiers {
      guard case .excerpt(let before, let says, let after) = finding.explanation.example,
        before.contains("# Shop.routes")
      else { continue }
      #expect(messages(before) == [says])
      let lock = before.components("# Shop.routes")[0]
      if !after.contains(".routes.lock") {
        #expect(messages(lock + after) == [])
      }
    }
  }

  private func messages(_ text: String) -> [String] {
    let parts = text.components("# Shop.routes")
    let name = parts[0].split(separator: "\n")[0].dropFirst(2)
    return Compilation(
      [SourceFile(path: "Shop.routes", text: parts[1])],
      locks: [SourceFile(path: String(name), text: parts[0])]
    ).diagnostics.map(\.message)
  }
}

extension String {
  /// What stands before and behind a text.
  fileprivate func components(_ separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self, ""] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
