import Foundation
import PackagePlugin

/// A module that a target depends on, with its routes files, so that the build can check mounts.
struct RoutesModule {
  let name: String
  /// The sorted routes files, followed by the sorted lock files.
  let files: [URL]

  /// Creates a module, or returns nil if it has no routes file.
  init?(name: String, files: FileList) {
    self.name = name
    self.files = files.routes + files.locks
    if files.routes.isEmpty { return nil }
  }

  /// The generator's arguments for this module.
  var arguments: [String] {
    ["--dependency", name] + files.map { $0.path(percentEncoded: false) }
  }
}

extension FileList {
  /// The routes files, sorted by path.
  var routes: [URL] { sorted { $0.pathExtension == "routes" } }

  /// The lock files, sorted by path.
  var locks: [URL] { sorted { $0.lastPathComponent.hasSuffix(".routes.lock") } }

  /// Sorts by path, so that the output doesn't depend on the order of the file system or the
  /// project.
  private func sorted(where isWanted: (URL) -> Bool) -> [URL] {
    map(\.url).filter(isWanted)
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}
