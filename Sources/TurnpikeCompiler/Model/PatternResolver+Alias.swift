extension PatternResolver {
  /// Binds an alias's capture to the target's parameter of the same wire name: type, optional and
  /// default are the target's unless written.
  mutating func bindAlias(
    _ wireName: NameSyntax, _ spec: ValueSpec?, _ syntax: SpecSyntax?, _ component: Component,
    _ target: [ParameterModel], _ builder: inout ModelBuilder
  ) -> PatternModel.Binding? {
    func fail(
      _ wording: Wording, at range: SourceRange, _ builder: inout ModelBuilder
    ) -> PatternModel.Binding? {
      report(Diagnostic(.aliasParameters, wording, at: range), &builder)
      return nil
    }
    guard let index = target.firstIndex(where: { $0.wireName == wireName.text }) else {
      let names = target.map(\.wireName)
      let near = nearestNames(to: wireName.text, in: names)
      let more = names.count > 8 ? ", …" : ""
      let all: Wording =
        near.isEmpty && !names.isEmpty
        ? "; it has \(list: Array(names.prefix(8)))\(more)" : "\(meant: near)"
      return fail(
        "\(quoted: targetName) has no parameter \(wireName)\(all)", at: wireName.range, &builder)
    }
    let own = target[index].spec
    bound.insert(index)
    let isList =
      spec.map { $0.isList || component == .rest } ?? (component == .rest || own.isList)
    guard isList == own.isList, !isList || component == .rest || component == .query else {
      let kind = own.isList ? "a list" : "a single value"
      return fail(
        "\(wireName) must be \(kind), as in the alias's target", at: wireName.range, &builder)
    }
    guard var spec, let syntax else {
      var inherited = own
      if component == .rest {
        inherited.isOptional = false
        inherited.defaultText = nil
      }
      inherited.isLenient = own.isLenient && (component == .query || component == .fragment)
      return PatternModel.Binding(parameter: index, spec: inherited)
    }
    guard own.type.canHold(spec.type) else {
      return fail(
        "\(wireName) must have the type \(quoted: own.type.spelling) of the alias's target",
        at: syntax.range, &builder)
    }
    if spec.isOptional, !own.isOptional {
      return fail(
        "\(wireName) cannot be optional, because the alias's target requires it",
        at: syntax.range, &builder)
    }
    spec.isList = isList
    return PatternModel.Binding(parameter: index, spec: spec)
  }

  /// What an alias inherits as optional is required where something required follows it.
  func requiringInner(_ segments: [PatternModel.Segment]) -> [PatternModel.Segment] {
    var result = segments
    var mayBeMissing = true
    for index in segments.indices.reversed() {
      guard case .capture(let prefix, var binding, let suffix) = segments[index] else {
        mayBeMissing = false
        continue
      }
      if !mayBeMissing {
        binding.spec.isOptional = false
        binding.spec.defaultText = nil
        result[index] = .capture(prefix: prefix, binding, suffix: suffix)
      }
      mayBeMissing = mayBeMissing && binding.mayBeMissing
    }
    return result
  }
}

extension PatternModel {
  /// The pattern of an alias with the query and the fragment of its target. An item that the alias
  /// writes replaces the one with its key, and nothing reads a captured parameter a second time.
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

  /// What it reads of a query, then of a fragment.
  var bindingsAfterPath: [Binding] {
    let items = query.compactMap { item in
      if case .parameter(_, let binding) = item { binding } else { nil }
    }
    return items + (fragment.map { [$0] } ?? [])
  }
}

extension ValueType {
  /// Whether a parameter of this type takes every value of the other.
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

  /// The type as the file writes it.
  var spelling: String {
    switch self {
    case .builtIn(let type, nil): type.rawValue
    case .builtIn(let type, .some(let range)):
      "\(type.rawValue) \(range.lower ?? "")\(range.includesUpper || range.upper == nil ? "..." : "..<")\(range.upper ?? "")"
    case .words(_, let words): words.map(\.text).joined(separator: "|")
    case .custom(let name): name
    }
  }
}
