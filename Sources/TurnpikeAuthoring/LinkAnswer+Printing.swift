package import TurnpikeCompiler
import TurnpikeTable

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
  ///       query      x = 1
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
    add("query", answer.query.map(\.text))
    if answer.outcome != .matched {
      add("otherwise", model.defaultCase.map { ["\($0) takes it (_)"] } ?? [])
    } else if let (place, alias) = place(of: answer) {
      let attributes = place.attributes(by: alias)
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
    let lines = explain(link) + answer(link).assumptions.map { "  assumed: " + $0 }
    return ([title] + lines.map { "  " + harmless($0) }).joined(separator: "\n") + "\n\n"
  }

  /// The route that gives an answer, and the alias that led to it.
  private func place(of answer: LinkAnswer) -> (route: MountedRoute, alias: AliasModel?)? {
    var table = self
    var mounts: [MountedRoute] = []
    for line in answer.lines.dropLast() {
      guard let child = table.mounts[line.route] else { return nil }
      mounts.append(table.place(line.route, mounts))
      table = child
    }
    guard let line = answer.lines.last else { return nil }
    let place = table.place(line.route, mounts)
    let alias = place.route.aliases.first { $0.pattern.text.utf8.elementsEqual(line.pattern.utf8) }
    return (place, alias)
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
