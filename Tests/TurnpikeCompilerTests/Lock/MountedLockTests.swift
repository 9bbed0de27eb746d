import Testing
import TurnpikeReference

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
    // An alias of the mount.
    ("s -> mount S.SRoute as s\nt -> mount S.SRoute as s", "s -> mount S.SRoute as s\nt => s"),
    ("s -> mount S.SRoute as s\nt -> mount S.SRoute as s", "t -> mount S.SRoute as s\ns => s"),
    ("t -> mount S.SRoute as s", "s -> mount S.SRoute as s\nt => s"),
    ("s -> mount S.SRoute as s", "s -> mount S.SRoute as s\nt => s"),
    (
      "s/:a<Int>/:b<String> -> mount S.SRoute as s\nt/:b<String>/:a<Int> -> mount S.SRoute as s",
      "s/:a<Int>/:b -> mount S.SRoute as s\nt/:b/:a => s"
    ),
    // It had them when the item was published.
    (
      "s -> mount S.SRoute as s\ns/:x<String>/:y<String> => foo",
      "s -> mount S.SRoute as s\ns/:x/:y -> Foo"
    ),
  ])
  func free(lock: String, routes: String) {
    #expect(report(lock, routes) == [])
  }

  /// What an alias brings back, and what becomes of the links behind an alias.
  @Test(arguments: [
    (
      "t -> mount S.SRoute as s", "s -> mount S.SRoute as s",
      "'t' was published, and nothing answers 't' any more; write 't => s' [published-link-lost]"
    ),
    (
      "t/:a<Int> -> mount S.SRoute as s", "s/:a<Int> -> mount S.SRoute as s",
      "'t/:a<Int>' was published, and nothing answers 't/42' any more; write 't/:a<Int> => s' "
        + "[published-link-lost]"
    ),
    (
      "t/:a<Int> -> mount S.SRoute as s", "s/:b<Int> -> mount S.SRoute as s",
      "'t/:a<Int>' was published, and nothing answers 't/42' any more; write 't/:a<Int> -> mount "
        + "S.SRoute as s', and give 's/:b<Int>' another name with 'as' [published-link-lost]"
    ),
    (
      "t -> mount S.SRoute as s", "s -> mount S.SRoute as s\nt => s @internal",
      "'t' was published, and '@internal' now excludes 't'; remove the attribute, or remove the line "
        + "from the lock file [published-link-lost]"
    ),
    (
      "t -> mount S.SRoute as s", "s -> mount S.SRoute as s\nt => s\nt/item/:slug -> Foo",
      "'t/item/:id' was published for 's', and leads to 'foo' now; give 'foo' another pattern "
        + "[published-link-moved]"
    ),
  ])
  func becomesOfAnAlias(lock: String, routes: String, problem: String) {
    #expect(report(lock, routes) == ["AppRoute.routes.lock:1:1: error: " + problem])
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
          + "now; give 'foo' another pattern [published-link-moved]"
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
            + "now; give 'foo' another pattern [published-link-moved]"
        ])
  }

  /// Enums that mount each other twice have twice as many lines at each level. A lock that cannot be
  /// compared is an error.
  @Test(.timeLimit(.minutes(15)), arguments: [4, 24])
  func manyMountsAreManyLines(depth: Int) throws {
    let modules = (0..<depth).map { index in
      let next = "E\(index + 1).E"
      let mounts = ["a", "b"].map { "\($0) -> mount \(next) as \($0)\n" }.joined()
      return ModuleFiles(
        "E\(index)",
        [SourceFile(path: "E.routes", text: "enum E\naccess public\nc -> C\n")],
        locks: [SourceFile(path: "E.routes.lock", text: mounts + "c => c\n")])
    }
    let app = ModuleFiles(
      "App", [SourceFile(path: "App.routes", text: "enum App\nm -> mount E0.E as m\nx -> X\n")],
      locks: [SourceFile(path: "App.routes.lock", text: "m -> mount E0.E as m\n")])
    let report = Compilation(modules: [app], beside: modules).report
    let tooLarge =
      "App.routes.lock:1:1: error: the lock and the routes overlap in too many ways to be compared; "
      + "give the routes prefixes of their own [table-too-large]"
    #expect(report == (depth == 24 ? [tooLarge] : []))
  }

  /// The verdicts on a lock of `R` in the module A after a change, with B's enum `S` and C's `U`.
  private func verdicts(
    _ lock: String, _ routes: String, _ files: [String: (lock: String, routes: String)]
  ) -> [String] {
    func module(_ name: String, _ table: String, _ lock: String, _ routes: String) -> ModuleFiles {
      ModuleFiles(
        name,
        [SourceFile(path: "\(table).routes", text: "enum \(table)\naccess public\n\(routes)\n")],
        locks: lock.isEmpty
          ? [] : [SourceFile(path: "\(table).routes.lock", text: lock + "\n")])
    }
    let known = files.sorted { $0.key < $1.key }.map { name, file in
      module(name, ["B": "S", "C": "U"][name] ?? name, file.lock, file.routes)
    }
    return Compilation(modules: [module("A", "R", lock, routes)], beside: known).report
      .filter { $0.contains(" error: ") }
  }

  /// A case that went into a module is renamed where the module answers its links, and lost where not.
  @Test(arguments: [
    "/ -> mount B.S as b", "pay -> mount B.S as payments", "pay -> mount B.S as pay",
  ])
  func forgottenInAModule(mount: String) {
    #expect(
      verdicts(
        "home => home\npay/:id<Int> => pay", "home -> Home\n\(mount)",
        ["B": ("cart => cart", "cart -> Cart")]
      ).map { String($0.prefix { $0 != ";" }) } == [
        "R.routes.lock:2:1: error: 'pay/:id<Int>' was published, and nothing answers 'pay/42' any "
          + "more"
      ])
  }

  /// A case that is a mount of the same name now.
  @Test func becameAMount() {
    let found = verdicts(
      "store/:id<Int> => store", "store -> mount B.S as store", ["B": ("", ":id<Int> -> Item")])
    #expect(
      found == [
        "R.routes.lock:1:1: error: 'store/:id<Int>' was published for 'store', and leads to the mount "
          + "of 'B.S' now; give the mount another pattern, and another name with 'as' "
          + "[published-link-moved]"
      ])
  }

  @Test func swappedCapturesOfAPrefix() {
    let found = verdicts(
      ":shop<Int>/:till<Int> -> mount B.S as s", ":till<Int>/:shop<Int> -> mount B.S as s",
      ["B": ("", "x -> X")])
    #expect(
      found == [
        "R.routes.lock:1:1: error: ':shop<Int>/:till<Int>' was published, and '42/42' gives 'shop' "
          + "another text now; write ':shop<Int>/:till<Int> -> mount B.S as s' [published-link-lost]"
      ])
  }

  @Test func movedIntoAModule() {
    let lock = "home => home\ncart => cart"
    let found = verdicts(lock, "home -> Home\n/ -> mount B.S as b", ["B": ("", "cart -> Cart")])
    #expect(found == [])
  }

  /// What a mount takes of another is told where both are known.
  @Test(arguments: [
    (
      "/ -> mount B.S as b", "/ -> mount B.S as b\ncart -> mount C.U as c", "cart => cart",
      "cart -> Cart", "/ -> Home", "'cart' was published for 'b', and leads to 'c' now"
    ),
    (
      "/ -> mount B.S as b\ncart -> mount C.U as c",
      "/ -> mount B.S as b\ncart -> mount C.U as c", "cart/pay => cart", "cart/pay -> Cart",
      "pay -> Pay", "'cart/pay' was published for 'b', and leads to 'c' now"
    ),
    (
      ":n -> mount B.S as one", ":n -> mount B.S as one\nv:n -> mount B.S as two", "x => x",
      "x -> X", "pay -> Pay", "from ':n/x', which was published for 'one'"
    ),
    (
      "*all<String> => page", "*all -> Page\na -> mount B.S as b", "x => x", ":id<Int> -> Item",
      "pay -> Pay", "'a' takes 'a/42' from '*all', which was published for 'page'"
    ),
    (
      "help -> mount B.S as help\n:page<String>/*rest<String> => page",
      "help -> mount B.S as help\n:page/*rest -> Page", "lamps => lamps",
      "lamps -> Lamps\n*all -> All", "pay -> Pay",
      "'help' takes 'help/x' from ':page/*rest', which was published for 'page'"
    ),
    (
      "help -> mount B.S as help\n:page<String>/:sub<String> => page",
      "help -> mount B.S as help\n:page/:sub -> Page\nhelp/:z<Int> -> Other", "lamps => lamps",
      "lamps -> Lamps", "pay -> Pay",
      "'help/:z<Int>' takes 'help/42' from ':page/:sub', which was published for "
        + "'page'"
    ),
  ])
  func takenByAMount(
    lock: String, routes: String, published: String, inner: String, other: String, message: String
  ) {
    let found = verdicts(lock, routes, ["B": (published, inner), "C": ("z => z", other)])
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  /// The note is at the route that takes the link, not at its mount.
  @Test(arguments: [
    (["B": "enum S\naccess public\nlamps -> Lamps\n*all -> All"], "S.routes:4:1"),
    (
      [
        "B": "enum S\naccess public\n/ -> mount C.U as u",
        "C": "enum U\naccess public\nlamps -> Lamps\n\n*all -> All\n",
      ], "U.routes:5:1"
    ),
  ])
  func noteOfWhatAMountTakes(files: [String: String], place: String) {
    let names = ["B": "S", "C": "U"]
    let known = files.sorted { $0.key < $1.key }.map { module, text in
      ModuleFiles(
        module, [SourceFile(path: "\(names[module] ?? module).routes", text: text)],
        locks: [
          SourceFile(
            path: "\(names[module] ?? module).routes.lock",
            text: module == "B" && files.count > 1
              ? "/ -> mount C.U as u\n" : "lamps => lamps\n")
        ])
    }
    let app = ModuleFiles(
      "A",
      [
        SourceFile(
          path: "R.routes", text: "enum R\n:page/*rest -> Page\nhelp -> mount B.S as help\n")
      ],
      locks: [
        SourceFile(
          path: "R.routes.lock",
          text: "help -> mount B.S as help\n:page<String>/*rest<String> => page\n")
      ])
    let report = Compilation(modules: [app], beside: known).report
    #expect(
      report == [
        "R.routes.lock:2:1: error: 'help' takes 'help/x' from ':page/*rest', which was published for "
          + "'page' [published-link-taken]",
        place + ": note: the nearest route is here",
      ])
  }

  /// A mount takes what its enum answers, and no more.
  @Test func mountsTakeSingleWords() {
    let found = verdicts(
      ":page<String>/*rest<String> => page", ":page/*rest -> Page\nhelp -> mount B.S as help",
      ["B": ("", "lamps -> Lamps")])
    #expect(found == [])
  }

  /// Each line's links are put to the lines that have them, not to all.
  @Test(.timeLimit(.minutes(15))) func manyLinesBehindAMount() throws {
    let rests = (0..<400).map { "m\($0)/:id<String>/*rest<String> => f\($0)" }
    let deep = (0..<150).map { "e\($0)" }
    let lock =
      ["/ -> mount B.S as b"] + deep.map { ":p<String>/:q<String>/:r<String>/z\($0) => \($0)" }
    let routes = ["/ -> mount B.S as b"] + deep.map { ":p/:q/:r/z\($0) -> \($0.uppercased())" }
    let inner = (0..<400).map { "m\($0)/:id/*rest -> F\($0)" }
    let found = verdicts(
      lock.joined(separator: "\n"), routes.joined(separator: "\n"),
      ["B": (rests.joined(separator: "\n"), inner.joined(separator: "\n"))])
    #expect(found == [])
  }
}
