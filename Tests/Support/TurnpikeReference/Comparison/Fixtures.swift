import Foundation
import TurnpikeCompiler

/// The valid files of the repository: every `.routes` file, and every block of routes in the
/// documentation.
package enum Fixtures {
  /// Each a run of files that compiles, by the name of where it stands.
  package static let all: [(name: String, files: [[UInt8]])] = {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    var found: [(name: String, files: [[UInt8]])] = []
    for folder in ["Routes", "Tests", "Sources/Turnpike/Turnpike.docc"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let path as String in files ?? FileManager.DirectoryEnumerator() {
        let file = root.appending(path: folder).appending(path: path)
        guard path.hasSuffix(".routes") || path.hasSuffix(".md"),
          let bytes = try? Array(Data(contentsOf: file))
        else { continue }
        if path.hasSuffix(".routes") { found.append(("\(folder)/\(path)", [bytes])) }
        if path.hasSuffix(".md") { found += blocks(of: bytes, "\(folder)/\(path)") }
      }
    }
    return found.filter { Compilation(sources($0.files)).output != nil }
      .sorted { $0.name < $1.name }
  }()

  private static func blocks(
    of page: [UInt8], _ name: String
  ) -> [(name: String, files: [[UInt8]])] {
    let parts = String(decoding: page, as: UTF8.self).split(separator: "```")
    return parts.enumerated().compactMap { index, part in
      part.hasPrefix("routes\n") ? ("\(name), part \(index)", [Array(part.dropFirst(7).utf8)]) : nil
    }
  }
}
