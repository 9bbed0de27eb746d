extension PatternResolver {
  /// Binds an alias's capture to the target's parameter with the same wire name. It has the
  /// target's type, optionality, and default unless the alias declares its own.
  mutating func bind(
    _ capture: CaptureSyntax, _ written: ValueSpec?, _ component: Component,
    to target: RouteModel, _ builder: inout TableBuilder
  ) -> PatternModel.Binding? {
    let (name, range) = (capture.name, capture.spec?.range ?? capture.name.range)
    guard let index = target.parameters.firstIndex(where: { $0.wireName == name.text }) else {
      let names = target.parameters.map(\.wireName)
      let near = nearestNames(to: name.text, in: names)
      let hint: Wording = near.isEmpty && !names.isEmpty ? "; it has \(list: names)" : ""
      builder.diagnostics.report(
        .aliasParameters,
        "\(quoted: target.caseName) has no parameter \(name)\(meant: near)\(hint)",
        at: name.range)
      return nil
    }
    let own = target.parameters[index].spec
    bound.insert(index)
    var spec = written ?? own
    if component == .rest { spec.isList = true }
    let hasList = component == .rest || component == .query
    if spec.isList != own.isList || spec.isList && !hasList || !own.type.canHold(spec.type) {
      let type = own.isList ? "[\(own.type.spelling)]" : own.type.spelling
      builder.diagnostics.report(
        .aliasParameters, "\(name) must have the type \(quoted: type) of the alias's target",
        at: range)
      return nil
    }
    if spec.isOptional, !own.isOptional {
      builder.diagnostics.report(
        .aliasParameters, "\(name) cannot be optional, because the alias's target requires it",
        at: range)
      return nil
    }
    if written == nil, component == .rest { (spec.isOptional, spec.defaultText) = (false, nil) }
    if written == nil, component == .segment || component == .rest { spec.isLenient = false }
    return PatternModel.Binding(parameter: index, spec: spec)
  }

  /// If an alias inherits a parameter as optional, the parameter is required if a required
  /// parameter follows it.
  func requiringInner(_ segments: [PatternModel.Segment]) -> [PatternModel.Segment] {
    var result = segments
    var mayBeMissing = true
    for index in segments.indices.reversed() {
      if !mayBeMissing {
        result[index].binding?.spec.isOptional = false
        result[index].binding?.spec.defaultText = nil
      }
      mayBeMissing = mayBeMissing && result[index].mayBeMissing
    }
    return result
  }
}

extension PatternModel {
  /// Returns the pattern of an alias with the query and the fragment of its target. An item of the
  /// alias replaces the target's item with the same key, and a captured parameter is not read a
  /// second time.
  ///
  /// - Parameter captured: The parameters that the alias captures.
  func inheriting(from target: PatternModel, capturing captured: Set<Int>) -> PatternModel {
    var result = self
    let keys = Set(query.map { Array($0.key.utf8) })
    result.query += target.query.filter { item in
      if keys.contains(Array(item.key.utf8)) { return false }
      guard case .parameter(_, let binding) = item else { return true }
      return !captured.contains(binding.parameter)
    }
    if fragment == nil, let binding = target.fragment, !captured.contains(binding.parameter) {
      result.fragment = binding
    }
    return result
  }

  /// The parameters of the query, followed by the parameter of the fragment.
  var bindingsAfterPath: [Binding] {
    let items = query.compactMap { item in
      if case .parameter(_, let binding) = item { binding } else { nil }
    }
    return items + (fragment.map { [$0] } ?? [])
  }
}

extension ValueType {
  /// Returns whether a parameter of this type accepts every value of another type.
  fileprivate func canHold(_ other: ValueType) -> Bool {
    switch self {
    case .builtIn(let type, _):
      guard case .builtIn(let otherType, _) = other else { return false }
      return type == otherType
    case .words(_, let words):
      guard case .words(_, let fewer) = other else { return false }
      return fewer.allSatisfy { word in words.contains { $0.text == word.text } }
    case .custom:
      return self == other
    }
  }

  /// The type as a file writes it: `Int 1...5`, `new|price`.
  package var spelling: String {
    switch self {
    case .builtIn(let type, let range): type.rawValue + (range.map { " " + $0.text } ?? "")
    case .words(_, let words): words.map(\.text).joined(separator: "|")
    case .custom(let name): name
    }
  }
}
