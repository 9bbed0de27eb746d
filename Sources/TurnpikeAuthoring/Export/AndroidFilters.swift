import TurnpikeCompiler
import TurnpikeTable

/// The intent filters of an app's manifest: one for its sites, and one for its schemes.
struct AndroidFilters {
  /// An attribute of a `data` element, and its text.
  private struct Path {
    let attribute: String
    let text: String
  }

  /// The hosts of each site, and the paths that open the app.
  private var sites: [(hosts: [String], paths: [Path])] = []
  private let schemes: [String]
  /// Whether all systems have `pathAdvancedPattern`, whose wildcards don't match slashes.
  private let usesAdvanced: Bool
  private(set) var warnings: [String] = []

  /// - Parameter origin: The only web origin to include, or nil for all web origins.
  init(_ table: LinkedTable, origin: String?, minSDK: Int) throws(ExportProblem) {
    usesAdvanced = minSDK >= 31
    schemes = table.model.customSchemes
    let web = table.model.origins.filter { $0.scheme == "https" }
    guard !web.isEmpty || !schemes.isEmpty else {
      throw .noOrigin(
        of: table.model,
        "'\(table.model.name)' has no https origin and no custom scheme; "
          + "write 'origin https://shop.example.com' or 'origin shop://'"
      ) { $0.scheme != "http" }
    }
    guard !web.isEmpty else { return }
    for domain in try WebDomain.all(table.model, origin: origin) { try add(domain, of: table) }
    guard !sites.isEmpty || !schemes.isEmpty else {
      throw ExportProblem(
        "'\(table.model.name)' has no link of a site that opens the app, and no custom scheme; "
          + "write 'origin shop://'")
    }
  }

  private mutating func add(_ domain: WebDomain, of table: LinkedTable) throws(ExportProblem) {
    let patterns = try domain.patterns(of: table)
    let opened = patterns.filter { !$0.isWeb }
    warnings += domain.warnings(opened, file: "the manifest")
    if !usesAdvanced, patterns.contains(where: { $0.segments.contains(where: \.hasAnyCase) }) {
      warnings.append(
        "Android versions before 12 compare the letters of paths exactly, so they open the app only "
          + "for links that are written as the file has them")
    }
    let kept = try openedWebPatterns(patterns, of: table.model.name)
    if !kept.isEmpty {
      let names = kept.map { "'\($0.text)'" }.joined(separator: ", ")
      warnings.append(
        "Android versions before 15 open the app for links of \(names) despite '@web', because a "
          + "manifest has no exclusions")
    }
    var found: [Path] = []
    for pattern in opened {
      for base in domain.bases where domain.mayOpen(pattern, under: base) {
        found += paths(of: pattern, base: base)
      }
      guard found.count <= AppLinkRules.limit else {
        throw .tooMany("paths", table.model.name, limit: AppLinkRules.limit)
      }
    }
    // A filter without paths would open every link of the hosts.
    if found.isEmpty { return }
    sites.append((domain.hosts, found.distinct { [$0.attribute, $0.text].map { Array($0.utf8) } }))
  }

  /// The `@web` patterns with links that paths of other patterns match.
  private func openedWebPatterns(
    _ patterns: [PublishedPattern], of name: String
  ) throws(ExportProblem) -> [PublishedPattern] {
    let webs = patterns.filter(\.isWeb)
    let tree = try PatternTree(webs, of: name)
    var found: Set<Int> = []
    for pattern in patterns where !pattern.isWeb {
      for entry in entries(of: pattern) {
        for index in tree.entries(near: entry) where !found.contains(index) {
          // The link is only a link of the `@web` pattern if no better pattern matches it.
          if let link = entry.link(sharedWith: webs[index].entry)?.text,
            webs[index].isMatch(of: link)
          {
            found.insert(index)
          }
        }
      }
    }
    return webs.indices.filter(found.contains).map { webs[$0] }
  }

  /// The pattern as its paths express it: without types, suffixes, and conditions. Below level 31,
  /// the last wildcard also matches longer paths.
  private func entries(of pattern: PublishedPattern) -> [TableEntry] {
    var segments = pattern.segments
    for index in segments.indices {
      segments[index].binding = segments[index].binding?.untyped
      segments[index].suffix = ""
    }
    guard !usesAdvanced, let last = segments.last, let binding = last.binding, !last.isRest else {
      return [pattern.entry(segments)]
    }
    let rest = PatternModel.Segment(binding: binding, isRest: true)
    return [pattern.entry(segments), pattern.entry(segments + [rest])]
  }

  /// A complete manifest, which the build tools merge with the app's.
  func manifest(activity: String) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">",
      "    <application>",
      "        <activity android:name=\"\(XML.escaped(activity))\" android:exported=\"true\">",
    ]
    for site in sites {
      lines += filter(
        attributes: " android:autoVerify=\"true\"",
        data: [Path(attribute: "scheme", text: "https")]
          + site.hosts.map { Path(attribute: "host", text: $0) } + site.paths)
    }
    if !schemes.isEmpty {
      lines += filter(
        attributes: "", data: schemes.map { Path(attribute: "scheme", text: $0) })
    }
    lines += ["        </activity>", "    </application>", "</manifest>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func filter(attributes: String, data: [Path]) -> [String] {
    let indent = String(repeating: " ", count: 16)
    return [
      "            <intent-filter\(attributes)>",
      "\(indent)<action android:name=\"android.intent.action.VIEW\" />",
      "\(indent)<category android:name=\"android.intent.category.DEFAULT\" />",
      "\(indent)<category android:name=\"android.intent.category.BROWSABLE\" />",
    ]
      + data.map { "\(indent)<data android:\($0.attribute)=\"\(XML.escaped($0.text))\" />" }
      + ["            </intent-filter>"]
  }

  /// The paths of a pattern as the system compares them: decoded.
  private func paths(of pattern: PublishedPattern, base: [[UInt8]]) -> [Path] {
    let counts = (pattern.entry.minimumSegmentCount...pattern.segments.count).reversed()
    return counts.flatMap { count -> [Path] in
      let head =
        base.map { PatternModel.Segment(prefix: String(decoding: $0, as: UTF8.self)) }
        + pattern.segments.prefix(count)
      if pattern.entry.hasRest { return [path(Array(head.dropLast()), end: "/" + oneOrMore("."))] }
      if pattern.entry.isMount {
        let own = head.isEmpty ? pathsWithSlash(head) : [path(head, end: "")]
        return own + [path(head, end: "/.*")]
      }
      return pathsWithSlash(head)
    }
  }

  /// Returns a path without and with a trailing slash, because the system compares complete paths.
  /// For the root, the other form is the empty path.
  private func pathsWithSlash(_ segments: [PatternModel.Segment]) -> [Path] {
    let path = path(segments, end: "")
    if path.attribute == "path" {
      let other = segments.isEmpty ? "" : path.text + "/"
      return [path, Path(attribute: path.attribute, text: other)]
    }
    if usesAdvanced { return [self.path(segments, end: "/{0,1}")] }
    // A wildcard at the end also matches a slash.
    if segments.last?.binding != nil { return [path] }
    return [path, self.path(segments, end: "/")]
  }

  private func path(_ segments: [PatternModel.Segment], end: String) -> Path {
    let literals = segments.filter { $0.binding == nil }.map(\.prefix)
    let isPlain =
      end.isEmpty && literals.count == segments.count && !segments.contains(where: \.hasAnyCase)
      && !literals.contains { $0.unicodeScalars.contains { $0.value < 0x20 } }
    if isPlain {
      return Path(attribute: "path", text: Self.resource("/" + literals.joined(separator: "/")))
    }
    let texts = segments.map { segment in
      let wildcard = oneOrMore(usesAdvanced && !segment.isRest ? "[^/]" : ".")
      // The system does not backtrack, so a wildcard would also match the suffix.
      return escaped(segment.prefix, anyCase: usesAdvanced && segment.hasAnyCase)
        + (segment.binding == nil ? "" : wildcard)
    }
    let text = texts.isEmpty && !end.isEmpty ? end : "/" + texts.joined(separator: "/") + end
    return Path(
      attribute: usesAdvanced ? "pathAdvancedPattern" : "pathPattern", text: Self.resource(text))
  }

  private func oneOrMore(_ character: String) -> String {
    usesAdvanced ? character + "+" : character + character + "*"
  }

  /// Reading the resource removes one of two backslashes.
  private static func resource(_ text: String) -> String {
    String(text.unicodeScalars.replacing("\\".unicodeScalars, with: "\\\\".unicodeScalars))
  }

  /// Returns a text for a pattern, with a backslash before each character that has a meaning in
  /// patterns.
  ///
  /// - Parameter anyCase: Whether each letter is a set of both cases, as in `[Pp]`.
  private func escaped(_ text: String, anyCase: Bool) -> String {
    let marks = usesAdvanced ? ".*+[]{}^\\" : ".*\\"
    return text.unicodeScalars.map { scalar in
      if scalar.value < 0x20 { return "." }
      if anyCase, scalar.isASCII, scalar.properties.isAlphabetic {
        let letter = String(scalar)
        return "[\(letter.uppercased())\(letter.lowercased())]"
      }
      return (marks.unicodeScalars.contains(scalar) ? "\\" : "") + String(scalar)
    }.joined()
  }
}

extension PatternModel.Segment {
  /// Whether links can write a letter of its texts in another case.
  fileprivate var hasAnyCase: Bool {
    ignoresCase
      && (prefix + suffix).unicodeScalars.contains {
        $0.isASCII && $0.properties.isAlphabetic
      }
  }
}
