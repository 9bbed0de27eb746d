import Testing

@testable import TurnpikeCompiler

/// Locks of enums that mount those of other modules.
@Suite struct MountedLockTests {
  private static let modules = ["S": "item/:id -> Item", "T": "other -> Other"]

  /// What is said of a lock of the app's enum, with the lock of a module's.
  private func report(
    _ lock: String, _ routes: String, mounted: String = "item/:id<String> => item"
  ) -> [String] {
    let known = Self.modules.sorted { $0.key < $1.key }.map { name, text in
      ModuleFiles(
        name,
        [SourceFile(path: "\(name).routes", text: "enum \(name)Route\naccess public\n\(text)\n")],
        locks: name == "S"
          ? [SourceFile(path: "SRoute.routes.lock", text: mounted + "\n")]
          : [SourceFile(path: "TRoute.routes.lock", text: "other => other\n")])
    }
    let app = ModuleFiles(
      "App", [SourceFile(path: "App.routes", text: "enum AppRoute\n\(routes)\n")],
      locks: [SourceFile(path: "AppRoute.routes.lock", text: lock + "\n")])
    return Compilation(modules: [app], beside: known).report.filter { $0.contains(" error: ") }
  }

  @Test(arguments: [
    ("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\na -> A"),
    // Renamed, for the old one is not there any more.
    ("s -> mount S.Old as s", "s -> mount S.SRoute as s"),
    ("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\ns/item -> Items"),
    ("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\ns/item/new -> NewItem"),
    ("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\ns/other/:x -> Foo"),
    // Which of two at one prefix answers is asked of the enums.
    (
      "/ -> mount T.TRoute as t\n/ -> mount S.SRoute as s",
      "/ -> mount T.TRoute as t\n/ -> mount S.SRoute as s"
    ),
    ("s -> mount S.SRoute as s\ns/item/:x => own", "s -> mount S.SRoute as s\ns/item/:x -> Own"),
    // It had them when the item was published.
    (
      "s -> mount S.SRoute as s\ns/:x<String>/:y<String> => foo",
      "s -> mount S.SRoute as s\ns/:x/:y -> Foo"
    ),
  ])
  func free(lock: String, routes: String) {
    #expect(report(lock, routes) == [])
  }

  @Test func anotherEnum() {
    #expect(
      report("s -> mount S.SRoute as s", "s -> mount T.TRoute as s", mounted: "") == [
        "AppRoute.routes.lock:1:1: error: 's' was published, and nothing answers 's' any more; "
          + "write 's -> mount S.SRoute as s' [published-link-lost]"
      ])
  }

  @Test(arguments: ["s/:x/:y -> Foo", "s/item/:slug -> Foo"])
  func takenFromBehind(route: String) {
    #expect(
      report("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\n\(route)") == [
        "AppRoute.routes.lock:1:1: error: 's/item/:id' was published for 's', and leads to 'foo' "
          + "now; give 'foo' another pattern, or write 'as s' [published-link-moved]"
      ])
  }

  @Test func aPart() {
    #expect(
      report("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\ns/item/:n<Int> -> Foo") == [
        "AppRoute.routes.lock:1:1: error: 's/item/:n<Int>' takes 's/item/42' from 's/item/:id', "
          + "which was published for 's' [published-link-taken]"
      ])
  }

  /// What a mounted enum mounts is behind both.
  @Test func takenFromTwoLevelsBehind() {
    #expect(
      report(
        "s -> mount S.SRoute as s", "s -> mount S.SRoute as s\ns/t/:x -> Foo",
        mounted: "t -> mount T.TRoute as t") == [
          "AppRoute.routes.lock:1:1: error: 's/t/other' was published for 's', and leads to 'foo' "
            + "now; give 'foo' another pattern, or write 'as s' [published-link-moved]"
        ])
  }

  /// Enums that mount each other twice have more lines behind them than anybody looks through.
  @Test(.timeLimit(.minutes(1))) func manyMountsAreFewLines() throws {
    let modules = (0..<24).map { index in
      let next = "E\(index + 1).E"
      return ModuleFiles(
        "E\(index)", [SourceFile(path: "E.routes", text: "enum E\n")],
        locks: [
          SourceFile(
            path: "E.routes.lock",
            text: "a -> mount \(next) as a\nb -> mount \(next) as b\nc => c\n")
        ])
    }
    let enums = PublishedEnums(modules)
    let lock = LockFile.read(
      [SourceFile(path: "App.routes.lock", text: "m -> mount E0.E as m\n")], from: 0)
    let line = try #require(lock.first?.lines.first?.line)
    let lines = enums.lines(behind: line)
    #expect(lines.count > 100 && lines.count < 5_000)
    #expect(lines.prefix(3).map(\.plainPattern) == ["m/c", "m/a/c", "m/b/c"])
  }
}
