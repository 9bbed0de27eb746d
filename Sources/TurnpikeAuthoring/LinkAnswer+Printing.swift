package import TurnpikeCompiler

extension LinkAnswer {
  /// The form for programs.
  package func json(for link: String) -> JSON {
    .object([
      ("url", .string(link)),
      ("outcome", .string(outcome.rawValue)),
      ("route", .optional(route)),
      ("pattern", .optional(pattern)),
      ("parameters", .object(parameters.map(\.json))),
      ("query", .object(query.map(\.json))),
      ("reason", .optional(reason)),
    ])
  }

  /// The form for people:
  ///
  ///     shop://product/1988?x=1
  ///       matched    product  product/:product_id
  ///       parameter  product_id = 1988
  ///       query      x = 1
  package func text(for link: String, color: Bool) -> String {
    var lines = [Style.bold(link.isEmpty ? "(empty)" : harmless(link), color: color)]
    func add(_ label: String, _ style: Style, _ text: String) {
      let padding = String(repeating: " ", count: max(0, 9 - label.count))
      lines.append("  \(style(label, color: color))\(padding)  \(harmless(text))")
    }
    let answer = [route, pattern].compactMap { $0 }.joined(separator: "  ")
    switch outcome {
    case .matched: add("matched", .green, answer)
    case .invalid: add("invalid", .yellow, answer)
    case .unmatched: add("unmatched", .red, reason ?? "")
    }
    if outcome == .invalid, let reason { add("reason", .dim, reason) }
    for element in parameters { add("parameter", .dim, element.text) }
    for element in query { add("query", .dim, element.text) }
    for type in assumedTypes {
      add("assumed", .dim, "that \(type), a type of the app's own, reads this text")
    }
    if let assumedMount {
      add("assumed", .dim, "that \(assumedMount), which is mounted, answers the rest")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}

extension LinkedTable {
  /// Why the link is answered so, below the link.
  package func explanation(of link: String, color: Bool) -> String {
    let title = Style.bold(link.isEmpty ? "(empty)" : harmless(link), color: color)
    let lines = explain(link).map { "  " + harmless($0) }
    return ([title] + lines).joined(separator: "\n") + "\n\n"
  }
}

extension LinkAnswer.Element {
  fileprivate var json: (String, JSON) {
    (name, .array(values.map(JSON.string)))
  }

  fileprivate var text: String {
    "\(name) = \(values.joined(separator: ", "))"
  }
}
