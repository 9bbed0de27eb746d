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
    // The tool has said what there is to say, and its status is the plugin's.
    guard process.terminationReason == .exit else { exit(1) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// SwiftPM puts all that a plugin writes on its own standard output, but for diagnostics. A text that
  /// would be mixed with output for a program is made one. A warning, since a remark is not shown.
  private func report(_ text: String, isOutputRead: Bool) {
    guard isOutputRead else { return FileHandle.standardError.write(Data(text.utf8)) }
    let prefix = "\(Self.tool): warning: "
    for line in text.split(separator: "\n") {
      Diagnostics.warning(String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line))
    }
  }

  /// A line a file, as a command line names it: `Module=path` of the targets, `Module-=path` of those
  /// that SwiftPM leaves out, `Module!=path` of those without the build plugin, `Module+=path` of what
  /// they depend on; and of each target the names of the modules that it can import.
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
      .compactMap { target in target.moduleNames.map { "\(target.module):\($0.list)" } }
    let ownFiles = own.flatMap { target in
      let mark = target.isLeftOut ? "-" : target.lacksPlugin ? "!" : ""
      return target.files.map { "\(target.module)\(mark)=\(path($0))" }
    }
    return names + ownFiles
      + others.flatMap { target in target.files.map { "\(target.module)+=\(path($0))" } }
  }
}

/// A call that names what is not there.
enum CallError: Error, CustomStringConvertible {
  case unknownTarget(String, known: [String])
  case targetWithoutRoutes(String, known: [String])
  case missingTarget

  var description: String {
    switch self {
    case .unknownTarget(let name, let known):
      "no target is called '\(name)'; \(Self.list(known))"
    case .targetWithoutRoutes(let name, let known):
      "the target '\(name)' has no routes files; \(Self.list(known))"
    case .missingTarget: "a target's name is missing behind '--target'"
    }
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty
      ? "none has"
      : "those with routes files are " + known.map { "'\($0)'" }.joined(separator: ", ")
  }
}
