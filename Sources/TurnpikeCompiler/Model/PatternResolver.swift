/// Resolves a pattern part by part: the prefix of its groups, of which each line of a group has a
/// copy, then its own segments, its query, and its fragment.
///
/// The captures are the parameters of a route. The captures of an alias are bound to the parameters
/// of its target.
struct PatternResolver {
  enum Component {
    case segment, rest, query, fragment
  }

  struct Capture {
    /// The parameter of a route with the capture.
    let parameter: ParameterModel
    let component: Component
    /// Whether the spec is written.
    let hasSpec: Bool
    /// The range of the spec, or else of the name.
    let range: SourceRange
    /// Whether it is `:_`, or a `*` without a name at the end of the path, which an alias can have for
    /// text that its route does not keep.
    let isUnnamed: Bool
  }

  let declarations: Declarations
  /// Whether the captures are parameters of a route, and not of an alias or a lock file.
  private var isOwn: Bool
  private(set) var captures: [Capture] = []
  /// The segments. The bindings refer to the captures.
  private(set) var segments: [PatternModel.Segment] = []
  private var query: [PatternModel.QueryItem] = []
  private var fragment: PatternModel.Binding?
  /// Whether everything could be resolved.
  private(set) var isSound = true
  /// The names of the captures, by the names of the parameters.
  private var names: [String: NameSyntax] = [:]
  /// The captures at the end of the path that a link can omit.
  private var omittable: [(name: NameSyntax, isOptional: Bool, range: SourceRange)] = []

  init(_ declarations: Declarations, isOwn: Bool = true) {
    self.declarations = declarations
    self.isOwn = isOwn
  }

  /// Creates a resolver that appends the pattern of an alias to the prefix of its groups.
  init(aliasAfter prefix: PatternResolver) {
    self = prefix
    isOwn = false
  }

  var parameters: [ParameterModel] { captures.map { $0.parameter } }

  /// Returns the pattern so far, or nil if it has an error.
  func pattern(_ text: String, _ range: SourceRange) -> PatternModel? {
    if !isSound { return nil }
    if isOwn, let unnamed = captures.first(where: { $0.parameter.wireName == "_" }) {
      // The lines of a group share its prefix.
      declarations.reporter.reportOnce(
        Diagnostic(
          .missingName,
          """
          a route needs the text of each capture to print its link; give it a name, as in ':name', \
          because only an alias can have ':_'
          """, at: unnamed.parameter.range))
      return nil
    }
    return PatternModel(
      segments: segments, query: query, fragment: fragment, text: text, range: range)
  }

  /// Appends the pattern of a line to the prefix of its groups.
  mutating func append(_ syntax: PatternSyntax) {
    for index in syntax.segments.indices {
      append(syntax.segments[index], isLast: index == syntax.segments.count - 1)
    }
    append(syntax.query)
    fragment = syntax.fragment.flatMap { bind($0, as: .fragment) }
  }

  mutating func append(_ syntax: SegmentSyntax, isLast: Bool) {
    if isOwn { checkOptionals(before: syntax) }
    var segment = PatternModel.Segment()
    switch syntax {
    case .literal(let text, _):
      segment.prefix = text
    case .capture(let prefix, let capture, let suffix, _):
      segment.binding = bind(capture, as: .segment)
      (segment.prefix, segment.suffix) = (prefix, suffix)
    case .rest(let capture, let isNamed, let range):
      if isNamed, !isLast {
        fail(
          .restNotLast,
          "rest capture '*\(shortened: capture.name.text)' must be the last segment", at: range)
        break
      }
      segment.binding = bind(
        capture, as: isLast ? .rest : .segment, isUnnamed: isLast && !isNamed)
      segment.isRest = isLast
    }
    segments.append(segment)
  }

  mutating func append(_ items: [QueryItemSyntax]) {
    for item in items {
      switch item {
      case .condition(let key, let condition, _):
        let asked: QueryCondition =
          switch condition {
          case .value(let value): QueryCondition(value.text)
          case .present: .present
          case .absent: .absent
          }
        query.append(.condition(key: key.text, asked))
      case .parameter(let key, let capture, _):
        if let binding = bind(capture, as: .query) {
          query.append(.parameter(key: key?.text ?? capture.name.text, binding))
        }
      }
    }
    checkKeys(items)
  }

  private mutating func bind(
    _ syntax: CaptureSyntax, as component: Component, isUnnamed: Bool = false
  ) -> PatternModel.Binding? {
    let name = syntax.name
    let isUnnamed = isUnnamed || component == .segment && name.text == "_"
    let swiftName = Naming.parameterName(ofWireName: name.text)
    if name.text == "_", component == .segment {
      // An alias can have several of them.
    } else if !SwiftNames.isIdentifier(swiftName) {
      fail(.badIdentifier(swiftName, of: name.text, at: name.range))
      return nil
    }
    if let earlier = names[swiftName], name.text != "_" {
      fail(
        name.text == earlier.text
          ? Diagnostic(
            .duplicateParameter, "the parameter \(name) cannot be captured twice",
            at: name.range, note: "the other capture is here", at: earlier.range)
          : .sameSwiftName(.duplicateParameter, name, earlier, swiftName))
      return nil
    }
    names[swiftName] = name
    var spec = ValueSpec.string
    if let written = syntax.spec {
      check(written, name, component)
      guard let resolved = declarations.resolve(written, parameter: swiftName) else {
        isSound = false
        return nil
      }
      spec = resolved
      if case .routes = declarations.strictness { warnOfNone(spec, written) }
    }
    let isRest = component == .rest
    if isRest { spec.isList = true }
    let parameter = ParameterModel(
      wireName: name.text, swiftName: swiftName, spec: spec, isRest: isRest, range: name.range)
    captures.append(
      Capture(
        parameter: parameter, component: component, hasSpec: syntax.spec != nil,
        range: syntax.spec?.range ?? name.range, isUnnamed: isUnnamed))
    return PatternModel.Binding(parameter: captures.count - 1, spec: spec)
  }

  /// Reports an error in the pattern.
  private mutating func fail(_ problem: Diagnostic) {
    declarations.reporter.report(problem)
    isSound = false
  }

  private mutating func fail(
    _ id: DiagnosticID, _ wording: Wording, at range: SourceRange, note: String = "",
    at place: SourceRange? = nil
  ) {
    fail(Diagnostic(id, wording, at: range, note: note, at: place))
  }
}

// Checks.

extension PatternResolver {
  /// Reports the parts of a spec that are not allowed at a place in a pattern.
  private mutating func check(_ spec: SpecSyntax, _ name: NameSyntax, _ component: Component) {
    if component != .query, spec.isList {
      let hint: Wording = component == .rest ? "; a rest capture is a list already" : ""
      fail(
        .listInPath, "only a parameter of the query can have a list type, not \(name)\(hint)",
        at: spec.range)
    }
    if component == .rest, spec.isOptional || spec.defaultValue != nil {
      fail(
        .optionalRest,
        """
        rest capture '*\(shortened: name.text)' cannot be optional or have a default, because it is \
        one segment or more
        """, at: spec.range)
    } else if component == .segment, let mark = spec.lenientMark {
      fail(.fallbackOutsideQuery(.badDefault, nilValue: spec.nilValue, at: mark))
    }
  }

  /// Reports a warning for the enum value `none` of an optional parameter.
  private func warnOfNone(_ spec: ValueSpec, _ syntax: SpecSyntax) {
    guard spec.isOptional, case .words(_, let words) = spec.type,
      let none = words.first(where: { $0.swiftName == "none" })
    else { return }
    var range = spec.typeRange ?? syntax.range
    if case .words(_, let written) = syntax.type,
      let word = written.first(where: { $0.text == none.text })
    {
      range = word.range
    }
    declarations.reporter.report(
      .optionalNone,
      """
      '.none' of an optional parameter means nil in Swift, not the enum value \
      \(quoted: none.text); write '= \(shortened: none.text)' instead of '?'
      """, at: range)
  }

  /// Query keys must differ, so that each parameter has its own value.
  private mutating func checkKeys(_ items: [QueryItemSyntax]) {
    let names = items.map { (key: $0.keyName, isParameter: $0.isNamedLikeItsKey) }
    for same in Dictionary(grouping: names, by: { Array($0.key.text.utf8) }).values {
      // Two parameters of one name have been reported.
      for (key, isParameter) in same.dropFirst() where !(isParameter && same[0].isParameter) {
        fail(
          .duplicateParameter, "the query key \(key) is repeated", at: key.range,
          note: "previously used here", at: same[0].key.range)
      }
    }
  }

  /// In a path, only captures at the end can be omitted, and only the last capture can be optional.
  private mutating func checkOptionals(before next: SegmentSyntax) {
    if let last = omittable.last, last.isOptional {
      omittable.removeLast()
      report(
        "only the last segment can be optional, and \(last.name) is before another",
        at: last.range, before: next)
    }
    if case .capture(_, let capture, _, let range) = next, let spec = capture.spec,
      spec.isOptional || spec.defaultValue != nil
    {
      omittable.append((capture.name, spec.isOptional, range))
      return
    }
    for earlier in omittable {
      report(
        "only the last segments can have a default, and \(earlier.name) is before one that has none",
        at: earlier.range, before: next)
    }
    omittable = []
  }

  /// Reports a capture that cannot be omitted, once for all lines of its group.
  private mutating func report(
    _ wording: Wording, at range: SourceRange, before next: SegmentSyntax
  ) {
    let problem = Diagnostic(
      .optionalNotLast, wording, at: range, note: "the other segment is here", at: next.range)
    declarations.reporter.reportOnce(problem, as: problem.withoutNotes)
    isSound = false
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
