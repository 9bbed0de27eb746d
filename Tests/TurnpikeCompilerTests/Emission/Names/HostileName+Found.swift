import Foundation
import TestSupport
import TurnpikeCompiler

extension HostileName {
  /// Members of the runtime's protocols, and what golden code names beyond the names of its files:
  /// found, so that what is added to either is tried too.
  static let found: [String] = (members + generated).sorted()

  private static let members: [String] = {
    let folder = BuiltProduct.root.appending(path: "Sources/Turnpike")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let lines = (walk?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
      .map { $0.split(separator: "\n") }
    var names: Set<String> = []
    let protocols = Set(
      lines.joined().compactMap { $0.firstMatch(of: /^public protocol (\w+)/)?.1 })
    for file in lines {
      // Blocks start in the first column, and their members two spaces further in.
      var isOfProtocol = false
      for line in file where line.first != "}" {
        if let head = line.firstMatch(of: /^(?:[@a-z_()]+ )*(?:protocol|extension) (\w+)/) {
          isOfProtocol = protocols.contains(head.1)
        } else if line.first != " " {
          isOfProtocol = false
        }
        guard isOfProtocol, !line.contains("private ") else { continue }
        let member = line.firstMatch(
          of: /^  (?:[@a-z_()]+ )*(?:func|var|let|case|associatedtype) `?(\w+)/)
        if let member { names.insert(String(member.1)) }
      }
    }
    return Array(names)
  }()

  private static let generated: [String] = {
    var names: Set<String> = []
    for name in GoldenFiles.names {
      let files = GoldenFiles(name: name)
      guard let code = try? files.expected(), let sources = try? files.sources() else { continue }
      // `product_id` is `productID` in the code.
      let texts = sources.map { String(decoding: $0.bytes, as: UTF8.self).lowercased() }.joined()
        .filter { $0.isLetter || $0.isNumber }
      let plain = code.replacing(/\/\*.*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"/, with: " ")
      for match in plain.matches(of: /(?:^|\W)([A-Za-z_]\w*)/)
      where !texts.contains(match.1.lowercased().filter { $0 != "_" }) {
        names.insert(String(match.1))
      }
    }
    return Array(names)
  }()
}
