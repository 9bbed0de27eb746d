package import TurnpikeCompiler
import TurnpikeTable

/// A link of each route under each origin: for those who try the app, and for scripts that do.
package struct RouteLinks: Exporter {
  private let origin: String?
  private let isJSON: Bool

  /// - Parameter origin: The origin of all links, as its file has it; nil for each of the table's.
  package init(origin: String? = nil, isJSON: Bool = false) {
    self.origin = origin
    self.isJSON = isJSON
  }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let origins = try chosenOrigins(table.model)
    var lines: [String] = []
    var elements: [JSON] = []
    var warnings: [String] = []
    for pattern in try table.published() where !pattern.isAlias {
      let example = pattern.place.examples.first
      guard let path = example ?? pattern.madeUpLink(answeredBy: table) else {
        warnings.append(
          "no link of '\(pattern.place.casePath)' was found; write one at its line: @example(…)")
        continue
      }
      let assumed = example == nil ? table.answer(path).assumedTypes : []
      if !assumed.isEmpty {
        let types = assumed.map { "'\($0)'" }.joined(separator: " and ")
        warnings.append(
          "the values in '\(path)' are made up, and \(types) may reject them; write a link at its "
            + "line: @example(…)")
      }
      for (origin, link) in links(of: path, table.model, under: origins)
      // A line with '@from' is closed to some of them.
      where table.answer(link).route == pattern.place.casePath {
        lines.append(link)
        elements.append(
          [
            "case": .string(pattern.place.casePath), "pattern": .string(pattern.text),
            "origin": .optional(origin), "link": .string(link),
            "example": .bool(example != nil),
            "assumed": .strings(assumed),
          ])
      }
    }
    let text = isJSON ? JSON.lines(elements) : lines.map { $0 + "\n" }.joined()
    return Exported(text: text, warnings: warnings)
  }

  /// The origins without a wildcard, or the chosen one.
  private func chosenOrigins(_ model: TableModel) throws(ExportProblem) -> [OriginModel] {
    let origins = model.origins.filter { !$0.isWildcard }
    let names = origins.map(\.text).joined(separator: ", ")
    guard let origin else {
      guard !origins.isEmpty else {
        throw .noOrigin(
          of: model,
          "'\(model.name)' has no origin that links begin with; write 'origin shop://'"
        ) { !$0.isWildcard }
      }
      return origins
    }
    guard let chosen = origins.first(where: { $0.text == origin }) else {
      let known = origins.isEmpty ? "which has none" : "whose are: \(names)"
      throw ExportProblem("'\(origin)' is no origin of '\(model.name)', \(known)", kind: .choice)
    }
    return [chosen]
  }

  /// A path or an example under the chosen origins. An example with an origin that has a wildcard is
  /// a link as it is.
  private func links(
    of path: String, _ model: TableModel, under chosen: [OriginModel]
  ) -> [(origin: String?, link: String)] {
    let hasOwnOrigin =
      PageLink.scheme(of: path) != nil
      && !model.origins.contains { !$0.isWildcard && path.hasPrefix($0.text) }
    if hasOwnOrigin { return origin == nil ? [(nil, path)] : [] }
    let all = PageLink.all(of: path, under: model.origins)
    return zip(model.origins.filter { !$0.isWildcard }, all).compactMap { origin, link in
      chosen.contains(origin) ? (origin.text, link.text) : nil
    }
  }
}

extension PublishedPattern {
  /// A link of the pattern without an origin, made of plain values; nil if other patterns answer
  /// those that were tried.
  func madeUpLink(answeredBy table: LinkedTable) -> String? {
    let choices = segments.prefix(isRest ? segments.count : minimumCount).map(\.plainTexts)
    let items = query.compactMap { item -> (key: String, texts: [String])? in
      switch item {
      case .condition(let key, let value): (key, [value])
      case .parameter(let key, let binding):
        binding.mayBeMissing ? nil : (key, binding.type.plainTexts)
      }
    }
    let end = fragment.flatMap { $0.mayBeMissing ? nil : $0.type.plainTexts.first }
      .map { "#" + String(decoding: LinkText.encoded($0, as: .fragment), as: UTF8.self) }
    if choices.contains(where: \.isEmpty) || items.contains(where: \.texts.isEmpty) { return nil }
    for attempt in 0..<(choices.map(\.count).max() ?? 1) {
      let link =
        LinkText(
          segments: choices.map { Array($0[min(attempt, $0.count - 1)].utf8) },
          query: items.map { (key: $0.key, value: $0.texts[0]) }
        ).text + (end ?? "")
      let answer = table.answer(link)
      let isAnswered = answer.outcome == .matched && answer.route == place.casePath
      if isAnswered, answer.pattern == text { return link }
    }
    return nil
  }
}

extension PatternModel.Segment {
  /// Texts that it takes, the plainest first.
  fileprivate var plainTexts: [String] {
    switch self {
    case .literal(let text): [text]
    case .capture(let prefix, let binding, let suffix):
      binding.type.plainTexts.map { prefix + $0 + suffix }
    case .rest(let binding): binding.type.plainTexts
    }
  }
}
