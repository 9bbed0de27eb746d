/// Resolves a pattern: the names, types, and positions of its captures.
///
/// A route's captures become its parameters. An alias's captures are bound to the parameters of its
/// target.
struct PatternResolver {
  enum Component {
    case segment, rest, query, fragment
  }

  /// The route of an alias.
  let target: RouteModel?
  private(set) var parameters: [ParameterModel] = []
  /// Parameters of the target that the alias captures.
  var bound: Set<Int> = []
  /// The names of the captures, by the names of the parameters.
  private var names: [String: NameSyntax] = [:]
  private var types = NestedTypes()
  /// Whether a type is not known, with or without an error.
  private var hasFailed = false

  init(target: RouteModel? = nil) {
    self.target = target
  }

  /// Returns the pattern. If it has an error, this reports the error and returns nil.
  mutating func resolve(_ syntax: PatternSyntax, _ builder: inout TableBuilder) -> PatternModel? {
    let count = builder.diagnostics.count
    var segments: [PatternModel.Segment] = []
    for index in syntax.segments.indices {
      let isLast = index == syntax.segments.count - 1
      let segment = syntax.segments[index]
      if let resolved = resolve(segment, isLast: isLast, &builder) { segments.append(resolved) }
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
    let isOwn = target == nil && !builder.isLock
    if isOwn { checkOptionals(syntax.segments, &builder) }
    if hasFailed || builder.diagnostics[count...].contains(where: \.isError) { return nil }
    return PatternModel(
      segments: isOwn ? segments : requiringInner(segments), query: query, fragment: fragment,
      text: syntax.text, range: syntax.range)
  }

  private mutating func resolve(
    _ syntax: SegmentSyntax, isLast: Bool, _ builder: inout TableBuilder
  ) -> PatternModel.Segment? {
    switch syntax {
    case .literal(let text, _):
      return PatternModel.Segment(prefix: text)
    case .capture(let prefix, let capture, let suffix, _):
      return bind(capture, as: .segment, &builder)
        .map { PatternModel.Segment(prefix: prefix, binding: $0, suffix: suffix) }
    case .rest(let capture, _, _) where isLast:
      return bind(capture, as: .rest, &builder)
        .map { PatternModel.Segment(binding: $0, isRest: true) }
    case .rest(let capture, isNamed: false, _):
      return bind(capture, as: .segment, &builder).map { PatternModel.Segment(binding: $0) }
    case .rest(let capture, _, let range):
      builder.diagnostics.report(
        .restNotLast, "rest capture '*\(shortened: capture.name.text)' must be the last segment",
        at: range)
      return nil
    }
  }

  private mutating func bind(
    _ capture: CaptureSyntax, as component: Component, _ builder: inout TableBuilder
  ) -> PatternModel.Binding? {
    let wireName = capture.name
    let swiftName = Naming.parameterName(ofWireName: wireName.text)
    if !SwiftNames.isIdentifier(swiftName) {
      builder.checkIdentifier(swiftName, of: wireName)
      return nil
    }
    if let earlier = names[swiftName] {
      builder.diagnostics.append(
        wireName.text == earlier.text
          ? Diagnostic(
            .duplicateParameter, "the parameter \(wireName) cannot be captured twice",
            at: wireName.range, note: "the other capture is here", at: earlier.range)
          : .sameSwiftName(.duplicateParameter, wireName, earlier, swiftName))
      return nil
    }
    names[swiftName] = wireName
    var spec: ValueSpec?
    if let syntax = capture.spec {
      check(syntax, wireName, component, &builder)
      spec = builder.resolve(syntax, parameter: swiftName)
      guard let spec else {
        hasFailed = true
        return nil
      }
      if !builder.isLock { warnOfNone(spec, syntax, &builder) }
    }
    if let target { return bind(capture, spec, component, to: target, &builder) }
    var own = spec ?? .string
    if !builder.isLock, let problem = types.insert(own, at: wireName.range) {
      builder.diagnostics.append(problem)
    }
    let isRest = component == .rest
    if isRest { own.isList = true }
    parameters.append(
      ParameterModel(
        wireName: wireName.text, swiftName: swiftName, spec: own, isRest: isRest,
        range: wireName.range))
    return PatternModel.Binding(parameter: parameters.count - 1, spec: own)
  }

  /// Reports the parts of a spec that are not allowed at a place in a pattern.
  private func check(
    _ spec: SpecSyntax, _ name: NameSyntax, _ component: Component, _ builder: inout TableBuilder
  ) {
    if component != .query, spec.isList {
      let hint: Wording = component == .rest ? "; a rest capture is a list already" : ""
      builder.diagnostics.report(
        .listInPath, "only a parameter of the query can have a list type, not \(name)\(hint)",
        at: spec.range)
    }
    if component == .rest, spec.isOptional || spec.defaultValue != nil {
      builder.diagnostics.report(
        .optionalRest,
        """
        rest capture '*\(shortened: name.text)' cannot be optional or have a default, because it is \
        one segment or more
        """, at: spec.range)
    } else if component == .segment, let mark = spec.lenientMark {
      builder.diagnostics.append(.fallbackOutsideQuery(.badDefault, at: mark))
    }
  }

  /// Reports a warning for the enum value `none` of an optional parameter.
  private func warnOfNone(
    _ spec: ValueSpec, _ syntax: SpecSyntax, _ builder: inout TableBuilder
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

  /// Query keys must differ, so that each parameter has its own value.
  private func checkKeys(_ items: [QueryItemSyntax], _ builder: inout TableBuilder) {
    let names = items.map { (key: $0.keyName, isParameter: $0.isNamedLikeItsKey) }
    for same in Dictionary(grouping: names, by: { Array($0.key.text.utf8) }).values {
      // Two parameters of one name have been reported.
      for (key, isParameter) in same.dropFirst() where !(isParameter && same[0].isParameter) {
        builder.diagnostics.report(
          .duplicateParameter, "the query key \(key) is repeated", at: key.range,
          note: "previously used here", at: same[0].key.range)
      }
    }
  }

  /// In a path, only captures at the end can be omitted, and only the last capture can be optional.
  private func checkOptionals(_ path: [SegmentSyntax], _ builder: inout TableBuilder) {
    var required: SegmentSyntax?
    var index = path.count
    while index > 0 {
      index -= 1
      let segment = path[index]
      guard case .capture(_, let capture, _, let range) = segment, let spec = capture.spec,
        spec.isOptional || spec.defaultValue != nil
      else {
        required = segment
        continue
      }
      let next = spec.isOptional && index + 1 < path.count ? path[index + 1] : required
      guard let next else { continue }
      builder.diagnostics.report(
        .optionalNotLast,
        spec.isOptional
          ? "only the last segment can be optional, and \(capture.name) is before another"
          : """
          only the last segments can have a default, and \(capture.name) is before one that has none
          """, at: range, note: "the other segment is here", at: next.range)
    }
  }
}

extension QueryItemSyntax {
  fileprivate var isNamedLikeItsKey: Bool {
    if case .parameter(nil, _, _) = self { true } else { false }
  }

  fileprivate var keyName: NameSyntax {
    switch self {
    case .condition(let key, _, _): key
    case .parameter(let key, let capture, _): key ?? capture.name
    }
  }
}
