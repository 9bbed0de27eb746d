import TurnpikeCompiler
import TurnpikeTable

/// The names of files as the protocol has them: `file:///Users/a/My%20App/App.routes`.
enum DocumentURI {
  private static let scheme = "file://"

  /// The path of a file's URI. A document that is in no file keeps its URI as its name.
  static func path(of uri: String) -> String {
    guard uri.lowercased().hasPrefix(scheme) else { return uri }
    let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
    // A host is before the path: `file://localhost/…`.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return uri }
    var path: [UInt8] = []
    var index = slash
    while index < rest.count, rest[index] != UInt8(ascii: "?"), rest[index] != UInt8(ascii: "#") {
      let digits = rest[(index + 1)...].prefix(2)
      if rest[index] == UInt8(ascii: "%"), digits.count == 2,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        path.append(byte)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return String(decoding: path, as: UTF8.self)
  }

  /// The URI of a path.
  static func uri(of path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return scheme
      + names.map {
        String(decoding: LinkText.encoded(String($0) ?? "", as: .segment), as: UTF8.self)
      }
      .joined(separator: "/")
  }

  /// The folder of a path; empty for a document that is in no file.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
