import Foundation

/// A folder with files in it, which goes when the test is over.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory
      .appending(component: "turnpike-tool \(UUID().uuidString)").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      try write(name, Data(text.utf8))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  func callAsFunction(_ name: String) -> String {
    path + "/" + name
  }

  func write(_ name: String, _ bytes: Data) throws {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// The names of what is in the folder itself, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func modificationDate(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.modificationDate] as? Date
  }
}
