import TurnpikeAuthoring
import TurnpikeCompiler

/// The files of this machine, and its SwiftPM, for the language server.
final class MachineHost: LanguageServerHost {
  private var commands: [(folder: String, command: BackgroundCommand)] = []
  /// The folders whose command could not be started.
  private var failed: [String] = []

  /// A folder with more entries is not one that contains routes.
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
    // A build that runs has locked the package's own build folder, and this one needs none. A folder
    // that several users share has a lock of each.
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

  /// The descriptions that have arrived, nil for one that failed.
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
