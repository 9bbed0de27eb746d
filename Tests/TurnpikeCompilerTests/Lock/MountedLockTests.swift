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
        locks: name == "S" ? [SourceFile(path: "SRoute.routes.lock", text: mounted + "\n")] : [])
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
}
