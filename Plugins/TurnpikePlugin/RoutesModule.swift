import Foundation
import PackagePlugin

/// A module that a target depends on, with its routes files: what it mounts is read through there.
struct RoutesModule {
  let name: String
  /// Its routes files, and the locks that say which of their links are published, sorted.
  let files: [URL]

  /// Nil without a routes file.
  init?(name: String, files: FileList) {
    self.name = name
    self.files = files.routes + files.locks
    if files.routes.isEmpty { return nil }
  }

  /// The arguments of the generator.
  var arguments: [String] {
    ["--dependency", name] + files.map { $0.path(percentEncoded: false) }
  }
}

extension FileList {
  /// The routes files.
  var routes: [URL] { sorted { $0.pathExtension == "routes" } }

  /// What the links of the files' enums are held to.
  var locks: [URL] { sorted { $0.lastPathComponent.hasSuffix(".routes.lock") } }

  /// By path, so that the order of a file system or a project is never seen in the output.
  private func sorted(where isWanted: (URL) -> Bool) -> [URL] {
    map(\.url).filter(isWanted)
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}
