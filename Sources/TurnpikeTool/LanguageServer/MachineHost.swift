import TurnpikeAuthoring
import TurnpikeCompiler

/// The host of the language server: the files of this machine, and its SwiftPM.
final class MachineHost: LanguageServerHost {
  private var commands: [(folder: String, command: BackgroundCommand)] = []
  /// The folders whose command could not be started.
  private var failed: [String] = []

  /// A folder with more entries is ignored.
  private static let entryLimit = 200_000

  func file(at path: String) -> SourceFile? {
    // Reading from a pipe or a device can block forever.
    guard let attributes = try? Files.attributes(of: path), attributes.kind == .file,
      let bytes = try? Files.contents(of: path)
    else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }

  func files(in folder: String, isDeep: Bool) -> [SourceFile] {
    var pending = [folder]
    var files: [SourceFile] = []
    var count = 0
    while let folder = pending.popLast(), count < Self.entryLimit {
      guard let entries = try? Files.entries(of: folder) else { continue }
      for entry in entries where entry.isReadable && !entry.name.hasPrefix(".") {
        count += 1
        let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
        if entry.name.hasSuffix(".routes") || entry.name.hasSuffix(LockFile.suffix) {
          if let file = file(at: path) { files.append(file) }
        } else if isDeep, isFolder(path) {
          pending.append(path)
        }
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Links to folders are ignored, because they can form a cycle.
  private func isFolder(_ path: String) -> Bool {
    guard !Files.isLink(path), let attributes = try? Files.attributes(of: path) else {
      return false
    }
    return attributes.kind == .folder
  }

  func describePackage(in folder: String) {
    // A running build locks the package's build folder, and this command does not need it. If
    // several users share a temporary folder, each has their own lock.
    let temporary = System.environment("TMPDIR")
    let scratch =
      (temporary.isEmpty ? "/tmp" : temporary) + "/turnpike-describe-\(System.userNumber)"
    let arguments = [
      "swift", "package", "--package-path", folder, "--scratch-path", scratch, "describe",
      "--type", "json",
    ]
    if let command = BackgroundCommand(arguments) {
      commands.append((folder, command))
    } else {
      failed.append(folder)
    }
  }

  /// The file descriptors to read from.
  var files: [Int32] { commands.map(\.command.output) }

  /// Removes the descriptions that have arrived, with nil for a failed one.
  func takeDescriptions(_ ready: Set<Int32>) -> [(folder: String, description: JSON?)] {
    var taken: [(folder: String, description: JSON?)] = failed.map { ($0, nil) }
    failed = []
    commands.removeAll { folder, command in
      guard ready.contains(command.output), command.read() else { return false }
      taken.append((folder, JSON(reading: command.text)))
      return true
    }
    return taken
  }
}
