package import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// Checks the links of texts against the routes of an app.
package struct LinkCheck {
  /// What is wrong with a link.
  package struct Finding: Sendable {
    package let id: DiagnosticID
    package let message: String
    package let severity: Diagnostic.Severity
  }

  private let table: LinkedTable
  /// The origins of every build.
  private let origins: [OriginModel]
  private let isStrict: Bool
  private let isVerbose: Bool
  private let patterns: [PatternModel]
  /// The findings so far. The texts of a campaign repeat their links.
  private var known: [String: Finding?] = [:]

  /// - Parameters:
  ///   - conditions: The compilation conditions of the build that the links are for.
  ///   - isStrict: Whether every link of a website must open the app, and warnings count as errors.
  ///   - isVerbose: Whether to report links that `@web` keeps in the browser.
  package init(
    _ table: LinkedTable, conditions: Set<String> = [], isStrict: Bool = false,
    isVerbose: Bool = false
  ) {
    origins = table.model.origins
    self.table = table.inBuild(conditions)
    self.isStrict = isStrict
    self.isVerbose = isVerbose
    let lines = self.table.lines(atMost: LinkedTable.maximumLines) ?? []
    patterns = lines.filter { !$0.isKnownMount }.compactMap(\.entry?.pattern)
  }

  /// The links of a file, and what is wrong with some of them, in the order of the text.
  package mutating func check(
    _ file: SourceFile
  ) -> (count: Int, findings: [(offset: Int, finding: Finding)]) {
    let links = TextLinks.find(in: file, of: origins)
    return (
      links.count,
      links.compactMap { link in finding(link.text).map { (link.offset, $0) } }
    )
  }

  private mutating func finding(_ link: String) -> Finding? {
    if let finding = known[link] { return finding }
    let finding = link.contains(TextLink.placeholder) ? problemOfTemplate(link) : problem(link)
    known[link] = .some(finding)
    return finding
  }

  /// A link passes if some values of its placeholders make it match.
  private func problemOfTemplate(_ link: String) -> Finding? {
    let name = "'" + link.replacing(String(TextLink.placeholder), with: "…") + "'"
    var closed: Finding?
    for filled in patterns.lazy.compactMap({ $0.link(filling: link) }) {
      guard let finding = problem(filled, as: name) else { return nil }
      if finding.id == .closedLink { closed = closed ?? finding }
    }
    let isWeb = PageLink.isWeb(link)
    if closed != nil || isWeb && !isStrict { return closed }
    return Finding(
      id: .unmatchedLink,
      message: "\(name) matches no route, whatever the value of its placeholders", severity: .error)
  }

  /// - Parameter name: The link as the message has it; nil for the link itself in quotes.
  private func problem(_ link: String, as name: String? = nil) -> Finding? {
    let isWeb = PageLink.isWeb(link)
    let name = name ?? "'\(link)'"
    func finding(_ id: DiagnosticID, _ severity: Diagnostic.Severity, _ text: String) -> Finding {
      let isError = isStrict && severity == .warning
      return Finding(id: id, message: name + text, severity: isError ? .error : severity)
    }
    let result = table.match(link)
    switch result.outcome {
    case .matched:
      guard isVerbose, isWeb, result.isKeptInBrowser else { return nil }
      return finding(.webLink, .note, " stays in the browser, because of '@web'")
    case .invalid:
      let reasons = result.reasons.joined(separator: "; ")
      return finding(.invalidLink, .error, " does not open '\(result.pattern ?? "")': \(reasons)")
    case .unmatched:
      switch refusal(of: link) {
      case .undeclaredScheme, .undeclaredHostScheme, .noWebsite, .undeclaredOrigin:
        let condition = condition(of: link)
        if condition == nil, !isStrict { return nil }
        return condition.map {
          finding(.closedLink, .warning, " only opens builds with '@only(\($0))'")
        }
          ?? finding(.unmatchedLink, .warning, " is not below a declared origin")
      case .noRoute, .malformed, .userBeforeHost, .dotSegment, .longPath, nil: break
      }
      let hints = table.hints(link)
      if let closed = hints.closed.first {
        return finding(.closedLink, .warning, " does not open the app: \(closed)")
      }
      if isBareOrigin(link) { return nil }
      let near = hints.nearest.first
      if isWeb, near == nil, !isStrict { return nil }
      let hint = near ?? table.explain(link).dropFirst().first.map { String($0.drop { $0 == " " }) }
      return finding(
        .unmatchedLink, isWeb ? .warning : .error,
        " matches no route" + (hint.map { "; \($0)" } ?? ""))
    }
  }

  private func refusal(of link: String) -> Refusal? {
    LinkBytes.read(link) { link in
      do throws(Refusal) {
        _ = try table.lines(matching: link)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The condition of the origin that a link has in other builds.
  private func condition(of link: String) -> String? {
    origins.lazy.compactMap { origin in
      let own = TextLinks.find(in: SourceFile(path: "", text: link), of: [origin])
      return own.isEmpty ? nil : origin.condition?.text
    }.first
  }

  /// Whether a link has no path: `shop://` or `https://shop.example.com/`.
  private func isBareOrigin(_ link: String) -> Bool {
    let storage = table.table.storage
    let start = LinkBytes.read(link) { storage.view.pathStart(of: $0) }
    return link.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      .allSatisfy { $0 == UInt8(ascii: "/") }
  }
}

extension PatternModel {
  /// Returns a link with values that the pattern accepts instead of its placeholders, or nil if the
  /// pattern accepts no values.
  fileprivate func link(filling link: String) -> String? {
    let mark = TextLink.placeholder
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let scheme = head[0].firstRange(of: "://") else { return nil }
    let isWeb = PageLink.isWeb(link)
    let start = isWeb ? head[0][scheme.upperBound...].firstIndex(of: "/") : scheme.upperBound
    let path = start.map { head[0][$0...] } ?? ""
    guard let filled = self.path(filling: path) else { return nil }
    var text = head[0].dropLast(path.count) + filled
    if head.count > 1 {
      let items = head[1].split(separator: "&").flatMap { self.items(filling: $0, of: head[1]) }
      if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    }
    if parts.count > 1 {
      let value = fragment?.type.plainTexts.first ?? "x"
      text += "#" + parts[1].replacing(String(mark), with: value)
    }
    return String(text)
  }

  private func path(filling path: Substring) -> String? {
    let mark = TextLink.placeholder
    let written = path.split(separator: "/")
    var filled: [String] = []
    for (index, segment) in written.enumerated() {
      let set = segments.indices.contains(index) ? segments[index].set : nil
      guard segment.contains(mark) else {
        filled.append(String(segment))
        continue
      }
      // A rest, or what follows a mount that is not known.
      guard let set = set ?? (segments.last?.isRest == true ? segments.last?.set : nil) else {
        return nil
      }
      let ends = segment.split(separator: mark, omittingEmptySubsequences: false).map {
        Array($0.utf8)
      }
      let values = set.plainTexts.flatMap { text in
        ends.count == 2 && ends.allSatisfy(\.isEmpty)
          ? [text] : [text, ends[0] + text + ends[ends.count - 1]]
      }
      let value = values.first { text in
        text.starts(with: ends[0]) && text.reversed().starts(with: ends[ends.count - 1].reversed())
          && set.matches(text) != false
      }
      guard let value else { return nil }
      filled.append(
        String(
          decoding: LinkText.encoded(String(decoding: value, as: UTF8.self), as: .segment),
          as: UTF8.self))
    }
    // The last value can contain slashes.
    if let last = written.last, last.hasSuffix(String(mark)) {
      for segment in segments.prefix(minimumSegmentCount).dropFirst(written.count) {
        guard let text = segment.set.plainTexts.first else { return nil }
        filled.append(String(decoding: text, as: UTF8.self))
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + filled.joined(separator: "/")
  }

  /// Returns an item of the query with a value instead of its placeholder. If the whole item is a
  /// placeholder, it returns all items that the query does not have yet.
  private func items(filling item: Substring, of query: Substring) -> [String] {
    let mark = TextLink.placeholder
    guard item.contains(mark) else { return [String(item)] }
    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return self.query.compactMap { own -> String? in
      guard let (key, value) = own.sample else { return nil }
      if parts.count == 2 {
        return parts[0].utf8.elementsEqual(key.utf8) ? "\(key)=\(value)" : nil
      }
      let isWritten = query.split(separator: "&").contains { $0.hasPrefix(key + "=") }
      return isWritten ? nil : "\(key)=\(value)"
    }
  }
}

extension PatternModel.QueryItem {
  /// A key with a value that the item accepts, both encoded. It is nil for a key that links must not
  /// have.
  fileprivate var sample: (key: String, value: String)? {
    let value: String
    switch self {
    case .condition(_, let condition):
      guard let sample = condition.sampleValue else { return nil }
      value = String(decoding: sample, as: UTF8.self)
    case .parameter(_, let binding): value = binding.type.plainTexts.first ?? ""
    }
    func encoded(_ text: String) -> String {
      String(decoding: LinkText.encoded(text, as: .query), as: UTF8.self)
    }
    return (encoded(key), encoded(value))
  }
}
