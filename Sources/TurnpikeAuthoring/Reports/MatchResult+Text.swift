package import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

extension MatchResult {
  /// The result for programs.
  package func json(for link: String) -> JSON {
    var ignored = ignored
    for element in ignoredAuthority {
      let index = ignored.firstIndex { $0.name == element.name } ?? ignored.endIndex
      let values = ignored[index...].first?.values ?? []
      ignored[index..<min(index + 1, ignored.endIndex)] = [
        Element(name: element.name, values: values + element.values)
      ]
    }
    return [
      "url": .string(link),
      "outcome": .string(outcome.rawValue),
      "route": .optional(route),
      "pattern": .optional(pattern),
      "parameters": .object(parameters.map(\.json)),
      "query": .object(query.map(\.json)),
      "reason": .optional(reason),
      "ignored": ignored.isEmpty ? nil : .object(ignored.map(\.json)),
    ]
  }

  /// The query, with a mark at each value that no parameter has.
  fileprivate var queryTexts: [String] {
    query.map { element in
      let isIgnored = isUnread(element) || ignored.contains { element.isIgnored(as: $0) }
      return element.text + (isIgnored ? " (ignored)" : "")
    }
  }

  /// The ignored value of the fragment.
  fileprivate var fragmentTexts: [String] {
    ignored.filter { ignored in !query.contains { $0.isIgnored(as: ignored) } }
      .map { $0.text + " (ignored)" }
  }

  /// The assumptions about things that only the app knows.
  fileprivate var assumptions: [String] {
    assumedTypes.map { "the custom type \($0) accepts this text" }
      + [assumedMount].compactMap(\.self).map { "the mounted enum \($0) matches the rest" }
  }
}

extension LinkedTable {
  /// The result of matching a link, for people:
  ///
  ///     shop://product/1988?x=1
  ///       matched    product  product/:product_id
  ///       parameter  product_id = 1988
  ///       query      x = 1 (ignored)
  ///       attribute  @auth: Needs a signed-in user.
  package func text(of link: String, color: Bool) -> String {
    let result = match(link)
    var lines = [Self.title(link, color)]
    func add(_ label: String, _ texts: [String], _ style: Style = .dim) {
      let padding = String(repeating: " ", count: max(0, 9 - label.count))
      for text in texts {
        lines.append("  \(style(label, color: color))\(padding)  \(harmless(text))")
      }
    }
    let name = [result.route, result.pattern].compactMap(\.self).joined(separator: "  ")
    switch result.outcome {
    case .matched: add("matched", [name], .green)
    case .invalid:
      add("invalid", [name], .yellow)
      add("reason", result.reasons)
    case .unmatched: add("unmatched", result.reasons, .red)
    }
    for element in result.ignoredAuthority {
      add(element.name, element.values.map { "\($0) (ignored)" })
    }
    add("parameter", result.parameters.map(\.text))
    add("query", result.queryTexts)
    add("fragment", result.fragmentTexts)
    if result.outcome != .matched {
      let hints = hints(link)
      add("closed", hints.closed)
      add("nearest", hints.nearest)
    }
    add("space", Self.outerSpace(of: link))
    add("hidden", Self.hiddenCharacters(of: link))
    add("escape", LinkBytes.read(link.trimmedLink) { LinkParts.invalidEscapes($0) })
    if result.outcome != .matched {
      add("otherwise", model.defaultCase.map { ["\($0) takes it (_)"] } ?? [])
    } else if let line = result.line {
      let attributes = line.attributes
      let container = attributes.named(.container)
      let others = attributes.filter { $0.name != container?.name }
      add("attribute", others.map(line.notedText))
      let isKept = result.isKeptInBrowser && PageLink.isWeb(link.trimmedLink)
      add("browser", isKept ? ["keeps this link"] : [])
      add("container", [container?.value].compactMap(\.self))
      if line.route.isModal { add("shown", ["as a modal"]) }
      if !line.route.below.isEmpty { add("stack", [line.stackText]) }
    }
    add("assumed", result.assumptions)
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Why the link matches or not, below the link.
  package func explanation(of link: String, color: Bool) -> String {
    let result = match(link)
    let unread = result.query.filter { result.isUnread($0) }
    let notes =
      result.ignoredAuthority.map { "  \($0.text): ignored" }
      + unread.map { "  \($0.text): ignored, because nothing reads this key" }
      + Self.outerSpace(of: link).map { "  space: " + $0 }
      + Self.hiddenCharacters(of: link).map { "  hidden: " + $0 }
      + result.assumptions.map { "  assumed: " + $0 }
    let lines = explain(link, notes: notes)
    return ([Self.title(link, color)] + lines.map { "  " + harmless($0) })
      .joined(separator: "\n") + "\n\n"
  }

  private static func title(_ link: String, _ color: Bool) -> String {
    Style.bold(link.isEmpty ? "(empty)" : harmless(link), color: color)
  }

  /// White space at the ends of a link, which is often pasted with it.
  private static func outerSpace(of text: String) -> [String] {
    let link = text.trimmedLink
    if link.utf8.count < text.utf8.count {
      return ["spaces and control characters at the ends are ignored"]
        + outerSpace(of: link)
    }
    let scalars = link.unicodeScalars
    let isBefore = scalars.first?.properties.isWhitespace ?? false
    let isAfter = scalars.last?.properties.isWhitespace ?? false
    guard isBefore || isAfter else { return [] }
    let ends = isBefore && isAfter ? "starts and ends" : isBefore ? "starts" : "ends"
    return ["the link \(ends) with white space, which is part of it"]
  }
}

extension LinkedTable {
  /// Characters that are often pasted with a link, and that its text does not show.
  private static func hiddenCharacters(of link: String) -> [String] {
    var hidden: [Unicode.Scalar] = []
    _ = link.escapingHidden { scalar in
      if scalar.properties.generalCategory != .control, !hidden.contains(scalar) {
        hidden.append(scalar)
      }
      return ""
    }
    return hidden.map { "the link contains the invisible character \(characterName($0))" }
  }
}

extension MatchResult.Element {
  fileprivate var json: (String, JSON) { (name, .strings(values)) }

  fileprivate var text: String { "\(name) = \(values.joined(separator: ", "))" }

  /// Whether its first value is one that a parameter ignores.
  fileprivate func isIgnored(as other: Self) -> Bool {
    name.utf8.elementsEqual(other.name.utf8)
      && (values.first ?? "").utf8.elementsEqual((other.values.first ?? "").utf8)
  }
}
