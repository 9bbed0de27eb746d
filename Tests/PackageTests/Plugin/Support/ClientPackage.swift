import Foundation
import TestSupport
import Testing

/// A small package that uses the plugin from outside, as an app would.
struct ClientPackage {
  let buildSystem: BuildSystem
  let folder: URL
  let scratch: URL

  /// Writes the package, in whose folder everything is built.
  init(_ buildSystem: BuildSystem, in shared: URL) throws {
    self.buildSystem = buildSystem
    folder = shared.appending(component: "Größe & Preis")
    scratch = shared.appending(component: "build")
    try reset()
  }

  /// Restores the contents that a chapter has changed, so that the next build is short.
  func reset() throws {
    let contents = Self.contents
    for path in try paths() where contents[path] == nil {
      try remove(path)
    }
    for (path, text) in contents.sorted(by: { $0.key < $1.key }) where (try? read(path)) != text {
      try write(path, text)
    }
  }
}

extension ClientPackage {
  func url(_ path: String) -> URL {
    folder.appending(path: path)
  }

  /// The place of a file as the build shows it.
  func shownPath(_ path: String) -> String {
    url(path).path(percentEncoded: false)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func write(_ path: String, _ text: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  func rename(_ path: String, to newPath: String) throws {
    try FileManager.default.moveItem(at: url(path), to: url(newPath))
  }

  func touch(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: shownPath(path))
  }

  /// The files that tests write; SwiftPM puts others beside them.
  private func paths() throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    else { return [] }
    return walk.compactMap { $0 as? String }
      .filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
      .filter { path in [".swift", ".routes", ".lock"].contains { path.hasSuffix($0) } }
  }
}
