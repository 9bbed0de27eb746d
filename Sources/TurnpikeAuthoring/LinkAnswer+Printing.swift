package import TurnpikeCompiler
import TurnpikeTable

extension LinkAnswer {
  /// The form for programs.
  package func json(for link: String) -> JSON {
    [
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
      let isIgnored =
        isUnread(element) || ignored.contains { element.isIgnored(as: $0) }
      return element.text + (isIgnored ? " (ignored)" : "")
    }
  }

  /// The ignored values that are not in the query.
  fileprivate var ignoredFragments: [Element] {
    ignored.filter { ignored in !query.contains { $0.isIgnored(as: ignored) } }
  }

  /// Whether nothing reads a key of the query.
  fileprivate func isUnread(_ element: Element) -> Bool {
    unreadKeys.contains { $0.utf8.elementsEqual(element.name.utf8) }
  }

  /// What was taken for granted, since only the app knows.
  fileprivate var assumptions: [String] {
    assumedTypes.map { "that \($0), a type of the app's own, reads this text" }
      + (assumedMount.map { ["that \($0), which is mounted, answers the rest"] } ?? [])
  }
}

extension LinkedTable {
  /// What the table answers to a link, for people:
  ///
  ///     shop://product/1988?x=1
  ///       matched    product  product/:product_id
  ///       parameter  product_id = 1988
  ///       query      x = 1 (ignored)
  ///       attribute  @auth: Needs a signed-in user.
  package func text(of link: String, color: Bool) -> String {
    let answer = self.answer(link)
    var lines = [Style.bold(link.isEmpty ? "(empty)" : harmless(link), color: color)]
    func add(_ label: String, _ texts: [String], _ style: Style = .dim) {
      let padding = String(repeating: " ", count: max(0, 9 - label.count))
      for text in texts {
        lines.append("  \(style(label, color: color))\(padding)  \(harmless(text))")
      }
    }
    let name = [answer.route, answer.pattern].compactMap(\.self).joined(separator: "  ")
    switch answer.outcome {
    case .matched: add("matched", [name], .green)
    case .invalid: add("invalid", [name], .yellow)
    case .unmatched: add("unmatched", [answer.reason ?? ""], .red)
    }
    if answer.outcome == .invalid { add("reason", answer.reasons) }
    add("parameter", answer.parameters.map(\.text))
    add("query", answer.queryTexts)
    add("fragment", answer.ignoredFragments.map { $0.text + " (ignored)" })
    if answer.outcome == .unmatched {
      add("closed", closedLines(of: link).map { "\($0.pattern): \($0.allowed)" })
    }
    add("space", Self.outerSpace(of: link))
    if answer.outcome != .matched {
      add("otherwise", model.defaultCase.map { ["\($0) takes it (_)"] } ?? [])
    } else if let place = place(of: answer) {
      let attributes = place.attributes
      let container = attributes.named(.container)
      add(
        "attribute",
        attributes.filter { $0.name != container?.name }.map { place.notedText(of: $0) })
      if attributes.named(.web) != nil, PageLink.isWeb(link) {
        add("browser", ["keeps this link"])
      }
      add("container", container?.value.map { [$0] } ?? [])
      if place.route.isModal { add("shown", ["as a modal"]) }
      if !place.route.below.isEmpty {
        add("stack", [place.stack.map { $0.casePath + $0.mark }.joined(separator: " › ")])
      }
    }
    add("assumed", answer.assumptions)
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Why the link is answered so, below the link.
  package func explanation(of link: String, color: Bool) -> String {
    let title = Style.bold(link.isEmpty ? "(empty)" : harmless(link), color: color)
    let answer = self.answer(link)
    let unread = answer.query.filter { answer.isUnread($0) }
    let lines =
      explain(link) + unread.map { "  \($0.text): ignored, because nothing reads this key" }
      + Self.outerSpace(of: link).map { "  space: " + $0 }
      + answer.assumptions.map { "  assumed: " + $0 }
    return ([title] + lines.map { "  " + harmless($0) }).joined(separator: "\n") + "\n\n"
  }

  /// White space at the ends of a link, which is often pasted with it and always part of it.
  private static func outerSpace(of link: String) -> [String] {
    let scalars = link.unicodeScalars
    let isBefore = scalars.first?.properties.isWhitespace ?? false
    let isAfter = scalars.last?.properties.isWhitespace ?? false
    guard isBefore || isAfter else { return [] }
    let ends = isBefore && isAfter ? "starts and ends" : isBefore ? "starts" : "ends"
    return ["the link \(ends) with white space, which is part of it"]
  }

  /// The route that gives an answer, by the lines that led to it.
  private func place(of answer: LinkAnswer) -> AppLine? {
    var table = self
    var mounts: [AppLine] = []
    for line in answer.lines.dropLast() {
      guard let child = table.mounts[line.route] else { return nil }
      mounts.append(table.line(line, mounts))
      table = child
    }
    return answer.lines.last.map { table.line($0, mounts) }
  }

  private func line(_ line: LinkAnswer.Line, _ mounts: [AppLine]) -> AppLine {
    let alias = model.routes[line.route].aliases.first {
      $0.pattern.text.utf8.elementsEqual(line.pattern.utf8)
    }
    return AppLine(line.route, of: self, after: mounts, alias: alias)
  }
}

extension LinkAnswer.Element {
  fileprivate var json: (String, JSON) {
    (name, .strings(values))
  }

  /// Whether its first value is one that a parameter ignores.
  fileprivate func isIgnored(as other: Self) -> Bool {
    name.utf8.elementsEqual(other.name.utf8)
      && (values.first ?? "").utf8.elementsEqual((other.values.first ?? "").utf8)
  }

  fileprivate var text: String {
    "\(name) = \(values.joined(separator: ", "))"
  }
}
