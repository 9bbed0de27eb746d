/// The scripts in the folder `JavaScript`.
enum JavaScript {
  private static let matcher = [
    PackageResources.links_js, PackageResources.values_js, PackageResources.dates_js,
    PackageResources.matcher_js,
  ]

  /// The script of the page: it matches links, searches, and copies.
  static let page = text(matcher + [PackageResources.nearest_js, PackageResources.page_js])

  /// TypeScript that matches and prints links.
  static let typed = typed(
    text(matcher + [PackageResources.numbers_js, PackageResources.printing_js]))

  /// A script with the types in its comments written out, such as `name /*: string */`.
  private static func typed(_ script: String) -> String {
    script.replacing(/( ?)\/\*(::?)\s*(.*?)\s*\*\//.dotMatchesNewlines()) { match in
      match.2 == "::" ? "\(match.1)\(match.3)" : ": \(match.3)"
    }
  }

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

/// A file of the package with values for its places, such as `{{name}}`.
func filled(_ file: [UInt8], _ values: [String: String]) -> String {
  // The values contain texts of routes files, so places in them do not count.
  String(decoding: file, as: UTF8.self).replacing(/\{\{(\w+)\}\}/) { match in
    values[String(match.1)] ?? String(match.0)
  }
}
