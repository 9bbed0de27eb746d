/// Resolves one pattern: what its captures are called and of which types, and whether they are
/// in positions that allow them.
///
/// A route's captures make its parameters; an alias's are bound to its target's.
struct PatternResolver {
  let imports: Set<String>
  /// The target's parameters, for an alias.
  let target: [ParameterModel]?
  /// The target's case.
  let targetName: String
  /// Whether it is the pattern of a line that was published: its types and defaults are written
  /// out, and the table that it is of has been checked.
  let isPublished: Bool
  private(set) var parameters: [ParameterModel] = []
  /// Parameters of the target that the alias captures.
  var bound: Set<Int> = []
  /// The captures' names by the parameters'.
  private var names: [String: NameSyntax] = [:]
  private var types = NestedTypes()
  private var hasFailed = false

  init(
    imports: Set<String>, target: [ParameterModel]? = nil, targetName: String = "",
    isPublished: Bool = false
  ) {
    self.imports = imports
    self.target = target
    self.targetName = targetName
    self.isPublished = isPublished
  }

  /// Notes what is wrong, so that there is no pattern.
  mutating func report(_ diagnostic: Diagnostic, _ builder: inout ModelBuilder) {
    hasFailed = true
    builder.diagnostics.append(diagnostic)
  }

  /// The pattern; nil when something in it is wrong, which has been reported.
  mutating func resolve(_ syntax: PatternSyntax, _ builder: inout ModelBuilder) -> PatternModel? {
    var segments: [PatternModel.Segment] = []
    for index in syntax.segments.indices {
      let isLast = index == syntax.segments.count - 1
      if let resolved = segment(syntax.segments[index], isLast: isLast, &builder) {
        segments.append(resolved)
      }
    }
    var query: [PatternModel.QueryItem] = []
    for item in syntax.query {
      switch item {
      case .condition(let key, let value, _):
        query.append(.condition(key: key.text, value: value.text))
      case .parameter(let key, let capture, _):
        if let binding = bind(capture, as: .query, &builder) {
          query.append(.parameter(key: key?.text ?? capture.name.text, binding))
        }
      }
    }
    checkKeys(syntax.query, &builder)
    let fragment = syntax.fragment.flatMap { bind($0, as: .fragment, &builder) }
    checkOptionals(syntax.segments, segments, &builder)
    guard syntax.isWhole, !hasFailed else { return nil }
    return PatternModel(
      segments: target == nil && !isPublished ? segments : requiringInner(segments), query: query,
      fragment: fragment, text: syntax.text, range: syntax.range)
  }

  enum Component {
    case segment, rest, query, fragment
  }

  private mutating func segment(
    _ syntax: SegmentSyntax, isLast: Bool, _ builder: inout ModelBuilder
  ) -> PatternModel.Segment? {
    switch syntax {
    case .literal(let text, _):
      return .literal(text)
    case .capture(let prefix, let capture, let suffix, _):
      return bind(capture, as: .segment, &builder)
        .map { .capture(prefix: prefix, $0, suffix: suffix) }
    case .rest(let capture, let isNamed, let range):
      if isLast { return bind(capture, as: .rest, &builder).map { .rest($0) } }
      if isNamed {
        report(
          Diagnostic(
            .restNotLast,
            "'*\(capture.name.text)' takes all that follows; only the last segment can be a rest",
            at: range), &builder)
        return nil
      }
      return bind(capture, as: .segment, &builder).map {
        .capture(prefix: "", $0, suffix: "")
      }
    }
  }

  private mutating func bind(
    _ capture: CaptureSyntax, as component: Component, _ builder: inout ModelBuilder
  ) -> PatternModel.Binding? {
    let wireName = capture.name
    let swiftName = builder.parameterName(ofWireName: wireName.text)
    if !SwiftNames.isIdentifier(swiftName) {
      report(.badIdentifier(swiftName, of: wireName.text, at: wireName.range), &builder)
      return nil
    }
    if let earlier = names[swiftName] {
      report(
        wireName.text == earlier.text
          ? Diagnostic(
            .duplicateParameter, "the parameter \(wireName) cannot be captured twice",
            at: wireName.range, note: "the other capture is here", at: earlier.range)
          : .sameSwiftName(.duplicateParameter, wireName, earlier, swiftName), &builder)
      return nil
    }
    names[swiftName] = wireName
    var spec: ValueSpec?
    if let syntax = capture.spec {
      let (resolved, isWhole) = builder.resolve(syntax, parameter: swiftName, imports: imports)
      if !isWhole { hasFailed = true }
      checkComponent(resolved, syntax, wireName, component, &builder)
      if !isPublished { warnOfNone(resolved, syntax, &builder) }
      spec = resolved
    }
    guard let target else {
      return addParameter(
        wireName, swiftName, spec ?? .string, isRest: component == .rest, &builder)
    }
    return bindAlias(wireName, spec, capture.spec, component, target, &builder)
  }

  private mutating func checkComponent(
    _ spec: ValueSpec, _ syntax: SpecSyntax, _ name: NameSyntax, _ component: Component,
    _ builder: inout ModelBuilder
  ) {
    if spec.isList, component != .query {
      let hint =
        switch component {
        case .segment: "a path segment holds one value"
        case .rest: "a rest is a list as it is"
        case .query: "a query holds one value"
        case .fragment: "a fragment holds one value"
        }
      report(
        Diagnostic(.listInPath, "\(name) cannot be a list: \(hint)", at: syntax.range), &builder)
    }
    if component == .rest, spec.isOptional || syntax.defaultValue != nil {
      report(
        Diagnostic(
          .optionalRest, "'*\(name.text)' is one segment or more, neither optional nor defaulted",
          at: syntax.range), &builder)
    } else if component == .segment, let mark = syntax.lenientMark {
      report(.fallbackOutsideQuery(.badDefault, at: mark), &builder)
    }
  }

  /// Warns of the enum value `none` of an optional parameter.
  private func warnOfNone(
    _ spec: ValueSpec, _ syntax: SpecSyntax, _ builder: inout ModelBuilder
  ) {
    guard spec.isOptional, case .words(_, let words) = spec.type,
      let none = words.first(where: { $0.swiftName == "none" })
    else { return }
    var range = spec.typeRange ?? syntax.range
    if case .words(_, let written) = syntax.type,
      let word = written.first(where: { $0.text == none.text })
    {
      range = word.range
    }
    builder.diagnostics.report(
      .optionalNone,
      """
      '.none' of an optional parameter means nil in Swift, not the enum value \
      \(quoted: none.text); write '= \(shortened: none.text)' instead of '?'
      """, at: range)
  }

  private mutating func addParameter(
    _ wireName: NameSyntax, _ swiftName: String, _ spec: ValueSpec, isRest: Bool,
    _ builder: inout ModelBuilder
  ) -> PatternModel.Binding {
    if !isPublished, let problem = types.insert(spec, at: wireName.range) {
      report(problem, &builder)
    }
    var spec = spec
    if isRest { spec.isList = true }
    parameters.append(
      ParameterModel(
        wireName: wireName.text, swiftName: swiftName, spec: spec, isRest: isRest,
        range: wireName.range))
    return PatternModel.Binding(parameter: parameters.count - 1, spec: spec)
  }

  /// Query keys differ, so that each parameter has a value of its own.
  private mutating func checkKeys(_ items: [QueryItemSyntax], _ builder: inout ModelBuilder) {
    if items.count < 2 { return }
    var seen: [[UInt8]: SourceRange] = [:]
    for item in items {
      let (key, range) = item.key
      if let earlier = seen[Array(key.utf8)] {
        report(
          Diagnostic(
            .duplicateParameter, "the query key \(quoted: key) is repeated", at: range,
            note: "previously used here", at: earlier), &builder)
      } else {
        seen[Array(key.utf8)] = range
      }
    }
  }

  /// In a path only what is at the end may be left out, and only the last capture is optional.
  private mutating func checkOptionals(
    _ syntax: [SegmentSyntax], _ segments: [PatternModel.Segment], _ builder: inout ModelBuilder
  ) {
    guard target == nil, !isPublished, syntax.count == segments.count else { return }
    var later: SegmentSyntax?
    var index = segments.count
    while index > 0 {
      index -= 1
      let written = syntax[index]
      if case .capture(_, let binding, _) = segments[index], binding.mayBeMissing {
        let isOptional = binding.spec.isOptional
        if let later, isOptional || !isOmittable(later) {
          let problem =
            isOptional
            ? "is optional, and only the last segment can be"
            : "has a default, and what follows it has none"
          report(
            Diagnostic(
              .optionalNotLast, "\(quoted: parameters[binding.parameter].wireName) \(problem)",
              at: written.range, note: "this follows", at: later.range), &builder)
        }
      } else {
        later = written
        continue
      }
      later = later ?? written
    }
  }

  private func isOmittable(_ segment: SegmentSyntax) -> Bool {
    guard case .capture(_, let capture, _, _) = segment else { return false }
    return capture.spec.map { $0.isOptional || $0.defaultValue != nil } ?? false
  }
}

extension QueryItemSyntax {
  fileprivate var key: (String, SourceRange) {
    switch self {
    case .condition(let key, _, _): (key.text, key.range)
    case .parameter(let key, let capture, _):
      (key?.text ?? capture.name.text, key?.range ?? capture.name.range)
    }
  }
}
