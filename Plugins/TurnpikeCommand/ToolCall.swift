import Foundation
import PackagePlugin

/// A call of the tool for some targets of a package.
struct ToolCall {
  /// The name of the tool's target and of its product: see `TurnpikePlugin`.
  static let tool = "turnpike-tool"

  /// The arguments for the tool, without the plugin's own option `--target`.
  private let arguments: [String]
  private let targets: [ToolTarget]

  init(_ arguments: [String], targets: [ToolTarget]) throws {
    // The arguments after `--` are links.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var words = arguments[..<end]
    var others: [String] = []
    var names: [String] = []
    while let word = words.popFirst() {
      if word == "--target" {
        guard let name = words.popFirst(), !name.hasPrefix("-") else {
          throw CallError.missingTarget
        }
        names.append(name)
      } else if word.hasPrefix("--target=") {
        names.append(String(word.dropFirst("--target=".count)))
      } else {
        others.append(word)
      }
    }
    self.arguments = others + arguments[end...]
    let known = targets.filter { !$0.files.isEmpty }.map(\.name)
    for name in names where !known.contains(name) {
      let isThere = targets.contains { $0.name == name }
      throw isThere
        ? CallError.targetWithoutRoutes(name, known: known)
        : CallError.unknownTarget(name, known: known)
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
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    report(text, isOutputRead: process.terminationStatus == 0 || arguments.contains("--json"))
    // The tool has printed its errors, so the plugin only passes on the status.
    guard process.terminationReason == .exit else { exit(1) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// SwiftPM prints everything that a plugin writes to its own standard output, except diagnostics.
  /// So text that a program must not read as output becomes a diagnostic. The diagnostic is a
  /// warning, because SwiftPM doesn't show remarks.
  private func report(_ text: String, isOutputRead: Bool) {
    guard isOutputRead else { return FileHandle.standardError.write(Data(text.utf8)) }
    let prefix = "\(Self.tool): warning: "
    for line in text.split(separator: "\n") {
      Diagnostics.warning(String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line))
    }
  }

  /// Only the build plugin reports a missing Turnpike: a target without the plugin may not need it.
  private static func imports(_ names: ModuleNames) -> String {
    names.list.split(separator: ",").filter { $0 != "!Turnpike" }.joined(separator: ",")
  }

  /// A line for each file, in the form of a command line: `Module=path` for a target,
  /// `Module-=path` for a target that SwiftPM ignores, `Module!=path` for a target without the
  /// build plugin, and `Module+=path` for a dependency. A further line for each target names the
  /// modules that it can import.
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
    let names = own.filter { !$0.files.isEmpty }
      .compactMap { target in target.moduleNames.map { "\(target.module):\(Self.imports($0))" } }
    let ownFiles = own.flatMap { target in
      let mark = target.isLeftOut ? "-" : target.lacksPlugin ? "!" : ""
      return target.files.map { "\(target.module)\(mark)=\(path($0))" }
    }
    return names + ownFiles
      + others.flatMap { target in target.files.map { "\(target.module)+=\(path($0))" } }
  }
}

/// An error in the arguments of the plugin.
enum CallError: Error, CustomStringConvertible {
  case unknownTarget(String, known: [String])
  case targetWithoutRoutes(String, known: [String])
  case missingTarget

  var description: String {
    switch self {
    case .unknownTarget(let name, let known):
      "unknown target '\(name)'; \(Self.list(known))"
    case .targetWithoutRoutes(let name, let known):
      "the target '\(name)' has no routes files; \(Self.list(known))"
    case .missingTarget: "a target's name is missing after '--target'"
    }
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty
      ? "no target has a routes file"
      : "the targets with routes files are " + known.map { "'\($0)'" }.joined(separator: ", ")
  }
}
