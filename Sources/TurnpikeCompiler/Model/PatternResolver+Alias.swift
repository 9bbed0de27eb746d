extension PatternResolver {
  /// Returns the pattern of an alias, or nil if it has an error.
  ///
  /// - Parameter report: Reports a capture that cannot be bound to a parameter of the target.
  func pattern(
    _ text: String, _ range: SourceRange, boundTo target: RouteModel,
    _ report: (Diagnostic) -> Void
  ) -> PatternModel? {
    var bindings: [PatternModel.Binding] = []
    for capture in captures {
      do throws(Diagnostic) {
        bindings.append(try Self.binding(of: capture, to: target))
      } catch {
        report(error)
      }
    }
    guard bindings.count == captures.count, let inherited = target.pattern else { return nil }
    return pattern(text, range)?.changingBindings { $0 = bindings[$0.parameter] }.requiringInner
      .inheriting(from: inherited, capturing: Set(bindings.map(\.parameter)))
  }

  /// Binds an alias's capture to the target's parameter with the same wire name. It has the
  /// target's type, optionality, and default unless the alias declares its own.
  private static func binding(
    of capture: Capture, to target: RouteModel
  ) throws(Diagnostic) -> PatternModel.Binding {
    let (range, component) = (capture.range, capture.component)
    let name = NameSyntax(capture.parameter.wireName, capture.parameter.range)
    guard let index = target.parameters.firstIndex(where: { $0.wireName == name.text }) else {
      let names = target.parameters.map(\.wireName)
      let near = nearestNames(to: name.text, in: names)
      let hint: Wording = near.isEmpty && !names.isEmpty ? "; it has \(list: names)" : ""
      throw Diagnostic(
        .aliasParameters,
        "\(quoted: target.caseName) has no parameter \(name)\(meant: near)\(hint)",
        at: name.range)
    }
    let own = target.parameters[index].spec
    var spec = capture.hasSpec ? capture.parameter.spec : own
    if component == .rest { spec.isList = true }
    let hasList = component == .rest || component == .query
    if spec.isList != own.isList || spec.isList && !hasList || !own.type.canHold(spec.type) {
      let type = own.isList ? "[\(own.type.spelling)]" : own.type.spelling
      throw Diagnostic(
        .aliasParameters, "\(name) must have the type \(quoted: type) of the alias's target",
        at: range)
    }
    if spec.isOptional, !own.isOptional {
      throw Diagnostic(
        .aliasParameters, "\(name) cannot be optional, because the alias's target requires it",
        at: range)
    }
    if !capture.hasSpec {
      if component == .rest { (spec.isOptional, spec.defaultText) = (false, nil) }
      if component == .rest || component == .segment { spec.isLenient = false }
    }
    return PatternModel.Binding(parameter: index, spec: spec)
  }
}

extension PatternModel {
  /// The pattern of an alias or of a lock file, in which a parameter is required if a required
  /// parameter follows it.
  var requiringInner: PatternModel {
    var result = self
    var mayBeMissing = true
    for index in segments.indices.reversed() {
      if !mayBeMissing {
        result.segments[index].binding?.spec.isOptional = false
        result.segments[index].binding?.spec.defaultText = nil
      }
      mayBeMissing = mayBeMissing && result.segments[index].mayBeMissing
    }
    return result
  }

  /// Returns the pattern of an alias with the query and the fragment of its target. An item of the
  /// alias replaces the target's item with the same key, and a captured parameter is not read a
  /// second time.
  ///
  /// - Parameter captured: The parameters that the alias captures.
  fileprivate func inheriting(from target: PatternModel, capturing captured: Set<Int>)
    -> PatternModel
  {
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
