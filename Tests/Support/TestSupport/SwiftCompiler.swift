package import Foundation

/// The Swift compiler, in a folder of its own that goes when the test is over.
package final class SwiftCompiler: Sendable {
  /// The features that the package's own modules are compiled with.
  package static let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// The features that the runtime's modules are compiled with.
  package static let runtimeFeatures =
    upcomingFeatures + ["-enable-experimental-feature", "Lifetimes"]

  private let temporary: TemporaryFolder

  package init() throws {
    temporary = try TemporaryFolder("swiftc")
  }

  package init(in folder: TemporaryFolder) {
    temporary = folder
  }

  package var folder: URL { temporary.url }

  /// What the compiler says: empty where all is well.
  package func run(_ arguments: [String]) throws -> String {
    let run = try CommandRun("swiftc", arguments, in: folder)
    return run.status == 0 || !run.output.isEmpty ? run.output : "swiftc failed"
  }

  package func write(_ name: String, _ text: String) throws {
    try temporary.write(name, text)
  }

  /// A Swift file of the package, or all Swift files of one of its folders, with whole paths.
  package static func swiftFiles(_ path: String) -> [String] {
    let url = BuiltProduct.root.appending(path: path)
    if path.hasSuffix(".swift") { return [url.path(percentEncoded: false)] }
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { paths.append(file.path(percentEncoded: false)) }
    }
    return paths.sorted()
  }
}
