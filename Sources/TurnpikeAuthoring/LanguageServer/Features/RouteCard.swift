import TurnpikeCompiler
import TurnpikeTable

/// What people see of a route: the Swift that its line makes, links, and what answers before it.
struct RouteCard {
  let route: RouteModel
  let model: TableModel
  let analysis: Analysis

  var markdown: String {
    let parts: [String] = [
      "```swift\n\(swift)\n```", route.documentation.joined(separator: "\n"), links, aliases,
      attributes, precedents,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  // MARK: Swift

  private var swift: String {
    let parameters = route.parameters
    if let mount = route.mount {
      let values = parameters.map { "\($0.swiftName): \($0.type.name), " }
      return "case \(route.caseName)(\(values.joined())\(mount))"
    }
    if parameters.isEmpty { return "case \(route.caseName)\n\nstruct \(route.destination)" }
    let arguments = parameters.map { "\($0.swiftName): \($0.swiftType)\($0.swiftDefault)" }
    let lines =
      [
        "case \(route.caseName)(\(route.destination))",
        "static func \(route.caseName)(\(arguments.joined(separator: ", "))) -> \(model.name)",
        "", "struct \(route.destination) {",
      ] + parameters.map { "  let \($0.swiftName): \($0.swiftType)" }
      + parameters.compactMap(\.nestedEnum).map { "  " + $0 } + ["}"]
    return lines.joined(separator: "\n")
  }

  // MARK: Links

  /// An example under each origin.
  private var links: String {
    guard let pattern = route.pattern else {
      return "Links that no other route answers lead here."
    }
    let example = route.examples.first?.link ?? pattern.sampleLink(route.parameters)
    let links = PageLink.all(of: example, under: model.origins).map(\.text)
    return (links.isEmpty ? [example] : links).map { "- `\($0)`" }.joined(separator: "\n")
  }

  private var aliases: String {
    route.aliases.isEmpty
      ? "" : "Also: " + route.aliases.map { "`\($0.pattern.text)`" }.joined(separator: ", ")
  }

  private var attributes: String {
    route.attributes.isEmpty
      ? "" : route.attributes.map { "`\($0.spelling)`" }.joined(separator: " ")
  }

  // MARK: What answers before it

  private static let shownPrecedents = 5

  /// Patterns that take links which this one matches too.
  private var precedents: String {
    guard let pattern = route.pattern, route.mount == nil,
      let table = analysis.compilation.output?.linked.first(where: {
        $0.model.name == model.name && $0.model.module == model.module
      }), let probe = probe(pattern)
    else { return "" }
    var found: [String] = []
    for other in model.routes where other.caseName != route.caseName && other.mount == nil {
      for otherPattern in [other.pattern].compactMap(\.self) + other.aliases.map(\.pattern) {
        let link = otherPattern.sampleLink(other.parameters)
        guard probe.answer(link).outcome != .unmatched,
          table.answer(link).route == other.caseName
        else { continue }
        found.append("`\(otherPattern.text)`")
      }
    }
    guard !found.isEmpty else { return "" }
    let shown = found.prefix(Self.shownPrecedents).joined(separator: ", ")
    let rest = found.count - Self.shownPrecedents
    return "Before it: \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A table of this pattern alone.
  private func probe(_ pattern: PatternModel) -> CompiledTable? {
    let types = model.types.compactMap { type in
      type.type.map { "type \(type.name) = \($0.spellingOfType)\n" }
    }
    let imports = model.imports.map { "import \($0.name)\n" }
    let text = (imports + types).joined() + pattern.text + " -> ProbeDestination\n"
    return Compilation([SourceFile(path: "", text: text)]).output?.tables.first
  }
}

extension PatternModel {
  /// A link that it matches.
  func sampleLink(_ parameters: [ParameterModel]) -> String {
    let texts = segments.map { segment -> [UInt8] in
      switch segment {
      case .literal(let text): Array(text.utf8)
      case .capture(let prefix, let binding, let suffix):
        Array((prefix + binding.type.sample(parameters[binding.parameter]) + suffix).utf8)
      case .rest(let binding):
        Array(binding.type.sample(parameters[binding.parameter]).utf8)
      }
    }
    let items = query.compactMap { item -> (key: String, value: String)? in
      switch item {
      case .condition(let key, let value): return (key, value)
      case .parameter(let key, let binding):
        if binding.mayBeMissing { return nil }
        return (key, binding.type.sample(parameters[binding.parameter]))
      }
    }
    let end = fragment.flatMap { binding -> String? in
      if binding.mayBeMissing { return nil }
      let text = binding.type.sample(parameters[binding.parameter])
      return "#" + String(decoding: LinkText.encoded(text, as: .fragment), as: UTF8.self)
    }
    return LinkText(segments: texts, query: items).text + (end ?? "")
  }
}

extension ValueType {
  fileprivate func sample(_ parameter: ParameterModel) -> String {
    switch self {
    // The name says more than a letter.
    case .builtIn(.string, _), .custom: parameter.wireName
    case .builtIn, .words: samples.first ?? "a"
    }
  }
}

extension ParameterModel {
  fileprivate var swiftDefault: String {
    if spec.isOptional { return " = nil" }
    if spec.isList, !isRest { return " = []" }
    guard let defaultText = spec.defaultText else { return "" }
    switch type {
    case .words(_, let words):
      return " = ." + (words.first { $0.text == defaultText }?.swiftName ?? defaultText)
    case .builtIn(let type, _) where type.isNumber || type == .bool: return " = " + defaultText
    case .builtIn, .custom: return " = \"\(defaultText)\""
    }
  }

  /// The enum that the struct declares for it.
  fileprivate var nestedEnum: String? {
    guard !spec.isTypeNamed, typeOwner == nil, case .words(let name, let words) = type else {
      return nil
    }
    return "enum \(name): String { case \(words.map(\.swiftName).joined(separator: ", ")) }"
  }
}
