import TurnpikeCompiler
import TurnpikeTable

/// The intent filters of an app's manifest: one for its sites, one for its schemes.
struct AndroidFilters {
  /// An attribute of a `data` element, and its text.
  private struct Path: Hashable {
    let attribute: String
    let text: String
  }

  private let hosts: [String]
  private let schemes: [String]
  private var paths: [Path] = []
  private let usesAdvanced: Bool
  private(set) var warnings: [String] = []

  /// - Parameter origin: the only web origin that is meant; nil for all.
  init(_ table: LinkedTable, origin: String?, minSDK: Int) throws(ExportProblem) {
    // Until then, systems know one way alone to have a wildcard.
    usesAdvanced = minSDK >= 31
    schemes = table.model.customSchemes
    let web = table.model.origins.filter { $0.scheme == "https" }
    guard !web.isEmpty || !schemes.isEmpty else {
      throw .noOrigin(
        of: table.model,
        "'\(table.model.name)' has no https origin and no scheme of its own; "
          + "write 'origin https://shop.example.com' or 'origin shop://'"
      ) { $0.scheme != "http" }
    }
    guard !web.isEmpty else {
      hosts = []
      return
    }
    let domain = try WebDomain(table.model, origin: origin)
    var model = table.model
    model.origins = domain.chosen.map { [$0] } ?? web
    hosts = model.webHosts
    var seen: Set<Path> = []
    let patterns = try table.published().filter { domain.mayOpen($0) }
    warnings =
      OpenedWebLinks(table, usesAdvanced: usesAdvanced).warnings(patterns)
      + domain.warnings(patterns.filter { !$0.isWeb }, file: "the manifest")
    for pattern in patterns where !pattern.isWeb {
      for base in domain.bases where domain.mayOpen(pattern, under: base) {
        for path in self.paths(of: pattern, base: base) where seen.insert(path).inserted {
          paths.append(path)
        }
        guard paths.count <= AppLinkRules.limit else {
          throw .tooMany("paths", table.model.name, limit: AppLinkRules.limit)
        }
      }
    }
    guard !paths.isEmpty || !schemes.isEmpty else {
      throw ExportProblem(
        "'\(table.model.name)' has no link of a site that opens the app, and no scheme of its own; "
          + "write 'origin shop://'")
    }
  }

  /// A whole manifest, which the build tools merge into the app's.
  func manifest(activity: String) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">",
      "    <application>",
      "        <activity android:name=\"\(XML.escaped(activity))\" android:exported=\"true\">",
    ]
    // A filter of hosts alone would take every link of theirs.
    if !paths.isEmpty {
      lines += filter(
        attributes: " android:autoVerify=\"true\"",
        data: [Path(attribute: "scheme", text: "https")]
          + hosts.map { Path(attribute: "host", text: $0) } + paths)
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
  private func paths(of pattern: PublishedPattern, base: [String]) -> [Path] {
    let counts =
      pattern.isEndless
      ? [pattern.fixedSegments.count]
      : Array((pattern.minimumCount...pattern.segments.count).reversed())
    return counts.flatMap { count -> [Path] in
      let head = base.map { PatternModel.Segment.literal($0) } + pattern.segments.prefix(count)
      if pattern.isRest { return [path(head, end: "/" + oneOrMore("."))] }
      if pattern.isOpenMount {
        let whole = head.isEmpty ? pathsWithSlash(head) : [path(head, end: "")]
        return whole + [path(head, end: "/.*")]
      }
      return pathsWithSlash(head)
    }
  }

  /// A path, and the same with a slash at its end, since the system compares paths as a whole. The
  /// root is also the empty path of a link that is a host only.
  private func pathsWithSlash(_ segments: [PatternModel.Segment]) -> [Path] {
    let path = path(segments, end: "")
    if path.attribute == "path" {
      let other = segments.isEmpty ? "" : path.text + "/"
      return [path, Path(attribute: path.attribute, text: other)]
    }
    if usesAdvanced { return [self.path(segments, end: "/{0,1}")] }
    // A wildcard at the end takes a slash.
    if case .capture? = segments.last { return [path] }
    return [path, self.path(segments, end: "/")]
  }

  private func path(_ segments: [PatternModel.Segment], end: String) -> Path {
    let literals = segments.compactMap { segment -> String? in
      if case .literal(let text) = segment { text } else { nil }
    }
    let isPlain =
      end.isEmpty && literals.count == segments.count
      && !literals.contains { $0.unicodeScalars.contains { $0.value < 0x20 } }
    if isPlain {
      return Path(attribute: "path", text: Self.resource("/" + literals.joined(separator: "/")))
    }
    let texts = segments.map { segment in
      switch segment {
      case .literal(let text): escaped(text)
      // The system does not go back once a wildcard has taken what a suffix asks for.
      case .capture(let prefix, _, _): escaped(prefix) + oneOrMore(usesAdvanced ? "[^/]" : ".")
      case .rest: oneOrMore(".")
      }
    }
    let text = texts.isEmpty && !end.isEmpty ? end : "/" + texts.joined(separator: "/") + end
    return Path(
      attribute: usesAdvanced ? "pathAdvancedPattern" : "pathPattern", text: Self.resource(text))
  }

  private func oneOrMore(_ character: String) -> String {
    usesAdvanced ? character + "+" : character + character + "*"
  }

  /// The resource's own reading takes one of two backslashes.
  private static func resource(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" { shown.append(scalar) }
      shown.append(scalar)
    }
    return String(shown)
  }

  /// A text that stands for itself: the marks of patterns after a backslash.
  private func escaped(_ text: String) -> String {
    let marks = usesAdvanced ? ".*+[]{}^\\" : ".*\\"
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 {
        shown += "."
      } else {
        if marks.unicodeScalars.contains(scalar) { shown += "\\" }
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
