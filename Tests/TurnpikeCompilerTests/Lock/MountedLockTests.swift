import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Large locks of enums that mount those of other modules. `Diagnostics/Cases/MountedLocks.txt` has
/// the rules.
@Suite struct MountedLockTests {
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
    #expect(report == (depth == 24 ? ["App.routes.lock:1:1: error: [table-too-large]"] : []))
  }

  /// Each line's links are put to the lines that have them, not to all.
  @Test(.timeLimit(.minutes(15))) func manyLinesBehindAMount() throws {
    let rests = (0..<400).map { "m\($0)/:id<String>/*rest<String> => f\($0)" }
    let deep = (0..<150).map { "e\($0)" }
    let lock =
      ["/ -> mount B.S as b"] + deep.map { ":p<String>/:q<String>/:r<String>/z\($0) => \($0)" }
    let routes = ["/ -> mount B.S as b"] + deep.map { ":p/:q/:r/z\($0) -> \($0.uppercased())" }
    let inner = (0..<400).map { "m\($0)/:id/*rest -> F\($0)" }
    func module(_ name: String, _ lines: [String], lock: [String]) -> ModuleFiles {
      let text = (["enum S", "access public"] + lines).joined(separator: "\n")
      return ModuleFiles(
        name, [SourceFile(path: "S.routes", text: text)],
        locks: [SourceFile(path: "S.routes.lock", text: lock.joined(separator: "\n"))])
    }
    let compilation = Compilation(
      modules: [module("A", routes, lock: lock)], beside: [module("B", inner, lock: rests)])
    #expect(compilation.report == [])
  }
}
