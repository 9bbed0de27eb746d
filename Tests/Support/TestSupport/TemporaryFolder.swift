package import Foundation

/// A folder that goes when nobody holds it any more.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// - Parameters:
  ///   - name: how its name begins; white space and letters beyond ASCII, as people's folders have
  ///     them, where nothing else is asked for.
  ///   - files: the texts of files in it, by their paths.
  package init(_ name: String = "Turnpike prüft", files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appending(component: "\(name) \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package var path: String { url.path(percentEncoded: false) }

  /// The path of what is in the folder, or may be.
  package func callAsFunction(_ path: String) -> String {
    url.appending(path: path).path(percentEncoded: false)
  }

  package func write(_ path: String, _ text: String) throws {
    try write(path, Data(text.utf8))
  }

  package func write(_ path: String, _ bytes: Data) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOfFile: self(path), encoding: .utf8)
  }

  package func link(_ path: String, to target: URL) throws {
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: path), withDestinationURL: target)
  }

  package func modificationDate(of path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self(path))[.modificationDate] as? Date
  }

  /// The names of what is in the folder itself, sorted.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
