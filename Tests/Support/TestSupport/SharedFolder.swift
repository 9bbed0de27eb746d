package import Foundation

/// A folder that several tests want, with what takes longer to make than most of them: it is filled
/// once, and goes when the tests end.
package final class SharedFolder: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [String: SharedFolder] = [:]

  private let lock = NSLock()
  private var folder: Result<TemporaryFolder, any Error>?

  /// Links all that stands in the folder of a name into another folder.
  ///
  /// - Parameter fill: what the first who asks for the name does.
  package static func link(
    _ name: String, into folder: URL, fill: (TemporaryFolder) throws -> Void
  ) throws {
    let shared = named(name)
    shared.lock.lock()
    defer { shared.lock.unlock() }
    let result =
      shared.folder
      ?? Result {
        let folder = try TemporaryFolder("shared")
        try fill(folder)
        return folder
      }
    shared.folder = result
    let filled = try result.get()
    for name in try filled.names {
      let link = folder.appending(component: name)
      if FileManager.default.fileExists(atPath: link.path(percentEncoded: false)) { continue }
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: filled.url.appending(component: name))
    }
  }

  private static func named(_ name: String) -> SharedFolder {
    lock.withLock {
      if all.isEmpty { atexit { SharedFolder.lock.withLock { SharedFolder.all = [:] } } }
      let shared = all[name] ?? SharedFolder()
      all[name] = shared
      return shared
    }
  }
}
