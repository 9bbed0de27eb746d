import TurnpikeCompiler

/// The positions in a line that have blanks before them in the canonical layout. Other blanks mean
/// nothing and are removed.
struct LineSpacing {
  /// The offsets of what has one blank before it.
  private var blanks: Set<Int> = []
  /// The offset of the arrow, which the layout moves to the file's column.
  private(set) var arrow: Int?
  /// Where the `?` of the query is.
  private(set) var queryMark: Int?

  private let bytes: [UInt8]

  init(_ content: LineSyntax.Content, in bytes: [UInt8]) {
    self.bytes = bytes
    switch content {
    case .blank, .comment, .documentation, .groupEnd, .unread: break
    case .directive(let directive): add(directive.arguments)
    case .route(let route):
      if let pattern = route.pattern { add(pattern) }
      arrow = route.arrow.lower
      add([route.mount, route.destination.range, route.caseKeyword, route.caseName?.range])
      add(route.attributes)
    case .alias(let alias):
      add(alias.pattern)
      arrow = alias.arrow.lower
      add([alias.target.range])
      add(alias.attributes)
    case .stack(let stack):
      for step in stack.steps { add(step.segment) }
      add(stack.query)
      add(stack.attributes)
    case .groupStart(let group):
      add(group.path)
      add(group.attributes)
      add([group.brace])
    }
  }

  func hasBlank(before offset: Int) -> Bool { blanks.contains(offset) }

  private mutating func add(_ ranges: [SourceRange?]) {
    for case let range? in ranges { blanks.insert(range.lower) }
  }

  private mutating func add(_ attributes: [AttributeSyntax]) {
    add(attributes.map(\.range))
  }

  private mutating func add(_ arguments: DirectiveSyntax.Arguments) {
    add(arguments.names.map(\.range))
    add(arguments.attributes)
    if let first = arguments.items.first {
      add([first.range])
      queryMark = first.range.lower - 1
      for case .parameter(_, let capture, _) in arguments.items {
        if let spec = capture.spec { add(spec) }
      }
    }
    if let spec = arguments.spec { add(spec) }
    if let definition = arguments.definition {
      addSign(before: definition.lower)
      add(definition)
    }
  }

  private mutating func add(_ pattern: PatternSyntax) {
    for segment in pattern.segments { add(segment) }
    add(pattern.query)
    if let spec = pattern.fragment?.spec { add(spec) }
  }

  private mutating func add(_ segment: SegmentSyntax) {
    switch segment {
    case .literal: break
    case .capture(_, let capture, _, _), .rest(let capture, _, _):
      if let spec = capture.spec { add(spec) }
    }
  }

  private mutating func add(_ query: [QueryItemSyntax]) {
    if let first = query.first { queryMark = first.range.lower - 1 }
    for case .parameter(_, let capture, _) in query {
      if let spec = capture.spec { add(spec) }
    }
  }

  private mutating func add(_ spec: SpecSyntax) {
    add(spec.type)
    if let value = spec.defaultValue { addSign(before: value.range.lower) }
  }

  private mutating func add(_ type: SpecSyntax.TypeSyntax) {
    switch type {
    case .named(_, let range), .list(_, let range): add([range?.range])
    case .words(let name, let words): if name != nil { add([words.first?.range]) }
    }
  }

  /// One blank on each side of the `=` that a value follows.
  private mutating func addSign(before value: Int) {
    blanks.insert(value)
    var sign = value - 1
    while sign > 0, bytes[sign] != UInt8(ascii: "=") { sign -= 1 }
    if sign > 0, bytes[sign - 1] == UInt8(ascii: "?") { sign -= 1 }
    blanks.insert(sign)
  }
}

extension SpecSyntax.TypeSyntax {
  /// Where it starts, a list aside, which no named type is.
  fileprivate var lower: Int {
    switch self {
    case .named(let name, _), .list(let name, _): name.range.lower
    case .words(let name, let words): name?.range.lower ?? words.first?.range.lower ?? 0
    }
  }
}
