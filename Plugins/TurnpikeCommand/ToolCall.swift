import Foundation
import PackagePlugin

/// A call of the tool for some targets of a package.
struct ToolCall {
  /// The name of the tool's target and of its product: see `TurnpikePlugin`.
  static let tool = "turnpike-tool"

  /// Without `--target`, which is the plugin's.
  private let arguments: [String]
  private let targets: [RoutesTarget]

  init(_ arguments: [String], targets: [RoutesTarget]) throws {
    // What stands behind `--` are links.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var extractor = ArgumentExtractor(Array(arguments[..<end]))
    let names = extractor.extractOption(named: "target")
    self.arguments = extractor.remainingArguments + arguments[end...]
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw CallError.unknownTarget(name, known: targets.filter { !$0.files.isEmpty }.map(\.name))
    }
    self.targets = names.isEmpty ? targets : targets.filter { names.contains($0.name) }
  }

  func run(tool: URL, in folder: URL, workFolder: URL) throws {
    let list = workFolder.appending(component: "modules.txt")
    try lines(relativeTo: folder).joined(separator: "\n").write(
      to: list, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--package=\(list.path(percentEncoded: false))"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The tool has said what there is to say, and its status is the plugin's.
    guard process.terminationReason == .exit else { exit(1) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// A line a file, as a command line names it: `Module=path` of the targets, `Module+=path` of what
  /// they depend on.
  private func lines(relativeTo folder: URL) -> [String] {
    var seen: Set<String> = []
    let own = targets.filter { seen.insert($0.module).inserted }
    let others = own.flatMap(\.dependencies).filter { seen.insert($0.module).inserted }
    let root = folder.path(percentEncoded: false)
    func path(_ file: URL) -> String {
      let path = file.path(percentEncoded: false)
      let prefix = root.hasSuffix("/") ? root : root + "/"
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    return own.flatMap { target in target.files.map { "\(target.module)=\(path($0))" } }
      + others.flatMap { target in target.files.map { "\(target.module)+=\(path($0))" } }
  }
}

/// A call that names what is not there.
enum CallError: Error, CustomStringConvertible {
  case unknownTarget(String, known: [String])

  var description: String {
    switch self {
    case .unknownTarget(let name, let known):
      "no target is called '\(name)'; those with routes files are "
        + known.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}
