import Foundation
import TestSupport
import Testing

/// The compiler's folders are its stages: a folder uses those before it, and none after it.
@Suite struct FolderOrderTests {
  /// The files of the module's own folder use all of them.
  static let folders = [
    "Text", "Source", "Language", "Diagnostics", "Syntax", "Model",
    "Patterns", "Checks", "Encoding", "Modules", "Lock", "Emission",
  ]

  private static let root = "Sources/TurnpikeCompiler"

  @Test func everyFolderHasItsPlace() throws {
    let entries = try FileManager.default.contentsOfDirectory(
      atPath: BuiltProduct.root.appending(path: Self.root).path)
    #expect(Set(entries.filter { !$0.hasSuffix(".swift") }) == Set(Self.folders))
  }

  /// Each folder compiles with those before it alone, so members of extensions are seen too.
  @Test(.timeLimit(.minutes(15)), .slow) func noFolderUsesALaterOne() throws {
    let compiler = try SwiftCompiler()
    let table = try compiler.run(
      ["-emit-module", "-package-name", "turnpike", "-swift-version", "6", "-module-name"]
        + ["TurnpikeTable"] + SwiftCompiler.runtimeFeatures
        + SwiftCompiler.swiftFiles("Sources/TurnpikeTable"))
    #expect(table == "")
    var earlier: [String] = []
    for folder in Self.folders {
      let files = SwiftCompiler.swiftFiles("\(Self.root)/\(folder)")
      #expect(!files.isEmpty)
      let output = try compiler.run(
        ["-frontend", "-typecheck", "-package-name", "turnpike", "-swift-version", "6"]
          + ["-module-name", "TurnpikeCompiler", "-I", "."] + SwiftCompiler.upcomingFeatures
          + files.flatMap { ["-primary-file", $0] } + earlier)
      #expect(output == "", "\(folder)")
      earlier += files
    }
  }

  /// The check finds a member that is declared later.
  @Test func findsAMemberOfALaterExtension() throws {
    let compiler = try SwiftCompiler()
    try compiler.write("Low.swift", "struct Low { var high: Int { number } }")
    try compiler.write("High.swift", "extension Low { var number: Int { 1 } }")
    let arguments = ["-frontend", "-typecheck", "-primary-file", "Low.swift"]
    #expect(try compiler.run(arguments).contains("cannot find 'number' in scope"))
    #expect(try compiler.run(arguments + ["High.swift"]) == "")
  }
}
