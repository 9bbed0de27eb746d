import Testing
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
}
