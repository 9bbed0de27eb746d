/// The files of the folder `JavaScript`, which SwiftPM embeds.
enum JavaScript {
  /// Matches links: the tables of an app and a link in, the answer out. It uses nothing of a browser.
  static let matcher = text([
    PackageResources.text_js, PackageResources.hosts_js, PackageResources.links_js,
    PackageResources.values_js, PackageResources.dates_js, PackageResources.matcher_js,
  ])

  /// Prints the links of routes, with the files of the matcher.
  static let printer = text([PackageResources.numbers_js, PackageResources.printing_js])

  /// What the page does with the matcher, in a browser.
  static let page = text([PackageResources.nearest_js, PackageResources.page_js])

  /// The text as TypeScript: with the types that its comments have, as in `name /*: string */`.
  static func typed(_ text: String) -> String {
    var rest = text[...]
    var typed = ""
    while let start = rest.firstRange(of: "/*:"),
      let end = rest[start.upperBound...].firstRange(of: "*/")
    {
      let content = rest[start.upperBound..<end.lowerBound]
      var before = rest[..<start.lowerBound]
      if content.hasPrefix(":") {
        typed += before + content.dropFirst().trimmed
      } else {
        if before.hasSuffix(" ") { before.removeLast() }
        typed += before + ": " + content.trimmed
      }
      rest = rest[end.upperBound...]
    }
    return typed + rest
  }

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
