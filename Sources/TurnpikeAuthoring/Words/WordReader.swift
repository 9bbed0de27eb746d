import TurnpikeCompiler
import TurnpikeTable

/// Lists the words of a line: the only walk through its syntax.
struct WordReader {
  private(set) var words: [Word] = []

  private let bytes: [UInt8]
  private let line: SourceRange
  /// The end of the last word.
  private var offset: Int
  private var part: SourceRange?
  /// The cases that captures are parameters of.
  private var cases: [String] = []
  private var isAlias = false

  init(_ line: LineSyntax, _ bytes: [UInt8]) {
    self.bytes = bytes
    self.line = line.range
    offset = line.range.lower
    read(line.content)
    addGap(to: line.range.upper)
  }

  // MARK: Lines

  private mutating func read(_ content: LineSyntax.Content) {
    switch content {
    case .blank, .comment, .groupEnd: break
    case .unread:
      var upper = line.upper
      while upper > line.lower, isAtLineEnd(upper - 1) { upper -= 1 }
      add(range(line.lower, upper), .unread)
    case .documentation(let text):
      var lower = line.lower
      while SyntaxByte.isBlank(bytes[lower]) { lower += 1 }
      add(range(lower, max(lower + 3, text.upper)), .documentation)
    case .directive(let directive):
      add(directive.keyword, .directive)
      read(directive.kind)
    case .item(let item): read(item)
    }
  }

  private mutating func read(_ item: ItemSyntax) {
    cases = item.caseNames
    switch item.kind {
    case .route(let route):
      read(item.pattern)
      read(route)
    case .alias(let alias):
      isAlias = true
      cases = [alias.target.text]
      read(item.pattern)
      add(alias.arrow, .arrow)
      add(alias.target.range, .caseName, cases: cases)
    case .stack(let screens): read(item.pattern, screens)
    case .group: read(item.pattern)
    }
    read(item.attributes)
    if case .group(let brace) = item.kind { add(brace, .sign, hasSpaceBefore: true) }
  }

  private mutating func read(_ directive: DirectiveSyntax.Kind) {
    switch directive {
    case .enum(let name): add(name.range, .table, isDeclaration: true)
    case .access(let level), .ignore(let level): add(level.range, .accessLevel)
    case .import(let module): add(module.range, .module)
    case .origin(let syntax):
      for origin in syntax.origins { add(origin.range, .origin, hasSpaceBefore: true) }
      if let site = syntax.site {
        add(site.keyword, .keyword, hasSpaceBefore: true)
        read(site.path)
      }
      read(syntax.attributes)
    case .query(let items):
      // A parameter of the table's query belongs to no case.
      cases = [""]
      for item in items { read(item) }
    case .attribute(let name, let spec):
      add(name.range, .attribute, isDeclaration: true)
      read(spec)
    case .type(let name, let definition):
      add(name.range, .type, isDeclaration: true)
      addEquals()
      read(definition)
    }
  }

  private mutating func read(_ route: RouteSyntax) {
    add(route.arrow, .arrow)
    if let mount = route.mount { add(mount, .keyword) }
    add(
      route.destination.range, route.isMount ? .mount : .destination,
      cases: route.caseName == nil ? cases : [])
    if let keyword = route.caseKeyword, let name = route.caseName {
      add(keyword, .keyword, hasSpaceBefore: true)
      add(name.range, .caseName, isDeclaration: true, cases: cases)
    }
  }

  /// Reads the pattern of a stack.
  private mutating func read(_ pattern: PatternSyntax, _ screens: [ScreenSyntax?]) {
    for (segment, screen) in zip(pattern.segments, screens) {
      read(segment)
      guard let screen else { continue }
      add(screen.name.range, .destination, cases: Array(cases.prefix(1)))
      // A screen below reads only the keys of its own line, so the last screen has the query.
      if cases.count > 1 { cases.removeFirst() }
    }
    read(pattern.query)
  }

  private mutating func read(_ attributes: [AttributeSyntax]) {
    for attribute in attributes {
      part = attribute.range
      add(range(attribute.range.lower, attribute.range.lower + 1), .at, hasSpaceBefore: true)
      add(attribute.name.range, .attribute)
      if let value = attribute.value {
        let isContainer = attribute.name.text == BuiltInAttribute.container.rawValue
        add(value.range, isContainer ? .containers : .attributeValue)
      }
      part = nil
    }
  }

  // MARK: Patterns

  private mutating func read(_ pattern: PatternSyntax) {
    if pattern.isDefault { return add(pattern.range, .keyword) }
    for segment in pattern.segments { read(segment) }
    read(pattern.query)
    if let fragment = pattern.fragment { read(fragment, isKey: false) }
  }

  private mutating func read(_ segment: SegmentSyntax) {
    part = segment.range
    switch segment {
    case .literal(_, let range): add(range, .literal)
    case .rest(let capture, true, _): read(capture, isKey: false)
    case .rest(let capture, false, _): add(capture.name.range, .wildcard, isDeclaration: true)
    case .capture(_, let capture, _, let all):
      add(range(all.lower, capture.range.lower), .literal)
      read(capture, isKey: false)
      add(range(capture.range.upper, all.upper), .literal)
    }
    part = nil
  }

  private mutating func read(_ query: [QueryItemSyntax]) {
    if let first = query.first {
      add(range(first.range.lower - 1, first.range.lower), .question)
    }
    for item in query { read(item) }
  }

  private mutating func read(_ item: QueryItemSyntax) {
    part = item.range
    switch item {
    case .condition(let key, let condition, _):
      if case .absent(let mark) = condition { add(mark, .sign) }
      add(key.range, .key)
      switch condition {
      case .value(let value): add(value.range, .condition)
      case .present(let star): add(star, .wildcard)
      case .absent: break
      }
    case .parameter(let key, let capture, _):
      if let key { add(key.range, .key) }
      read(capture, isKey: key == nil)
    }
    part = nil
  }

  private mutating func read(_ capture: CaptureSyntax, isKey: Bool) {
    if capture.name.text == "_" {
      add(capture.name.range, .wildcard)
    } else {
      add(capture.name.range, .parameter, isDeclaration: !isAlias, cases: cases, isKey: isKey)
    }
    read(capture.spec)
  }

  // MARK: Types

  private mutating func read(_ spec: SpecSyntax?) {
    guard let spec else { return }
    read(spec.type)
    guard let value = spec.defaultValue?.range ?? spec.nilValue else { return }
    addEquals()
    add(value, .defaultValue)
  }

  private mutating func read(_ type: SpecSyntax.TypeSyntax) {
    switch type {
    case .named(let name, let bounds):
      add(name.range, .type)
      guard let bounds else { return }
      if let lower = bounds.lower {
        add(lower.range, .number, hasSpaceBefore: true)
      } else {
        add(range(bounds.range.lower, bounds.range.lower + 3), .sign, hasSpaceBefore: true)
      }
      if let upper = bounds.upper { add(upper.range, .number) }
    case .words(let name, let values):
      if let name { add(name.range, .nestedEnum) }
      for (index, value) in values.enumerated() {
        add(value.range, .enumValue, hasSpaceBefore: index == 0 && name != nil)
      }
    }
  }

  // MARK: Words

  /// The next `=` of the line, with the `?` before it.
  private mutating func addEquals() {
    guard let equals = bytes[offset..<line.upper].firstIndex(of: UInt8(ascii: "=")) else { return }
    let isLenient = equals > offset && bytes[equals - 1] == UInt8(ascii: "?")
    add(range(isLenient ? equals - 1 : equals, equals + 1), .equals, hasSpaceBefore: true)
  }

  private mutating func add(
    _ range: SourceRange, _ kind: Word.Kind, isDeclaration: Bool = false,
    hasSpaceBefore: Bool = false, cases: [String] = [], isKey: Bool = false
  ) {
    guard range.lower < range.upper, offset <= range.lower, range.upper <= line.upper else {
      return
    }
    addGap(to: range.lower)
    words.append(
      Word(
        range: range, kind: kind, isDeclaration: isDeclaration, hasSpaceBefore: hasSpaceBefore,
        part: part, cases: cases, isKey: isKey))
    offset = range.upper
  }

  /// Adds what is between two words.
  private mutating func addGap(to upper: Int) {
    while offset < upper {
      let kind = kind(at: offset)
      var end = offset + 1
      switch kind {
      case .lineEnd: if bytes[offset] == SyntaxByte.carriageReturn { end += 1 }
      case .comment: while end < upper, !isAtLineEnd(end) { end += 1 }
      default: while end < upper, self.kind(at: end) == kind { end += 1 }
      }
      words.append(Word(range: range(offset, min(end, upper)), kind: kind))
      offset = min(end, upper)
    }
  }

  /// The kind of what is between two words.
  private func kind(at offset: Int) -> Word.Kind {
    let byte = bytes[offset]
    if SyntaxByte.isBlank(byte) { return .whiteSpace }
    if isAtLineEnd(offset) { return .lineEnd }
    let isFirst = offset == line.lower || SyntaxByte.isWhiteSpace(bytes[offset - 1])
    if byte == UInt8(ascii: "#"), isFirst { return .comment }
    return Self.signs.contains(byte) ? .sign : .unread
  }

  private static let signs = Set("!#&()*,-./:<=>?@[]{|}".utf8)

  private func isAtLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == SyntaxByte.lineFeed
      || bytes[offset] == SyntaxByte.carriageReturn && offset + 1 < line.upper
        && bytes[offset + 1] == SyntaxByte.lineFeed
  }

  private func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: line.file, lower: lower, upper: upper)
  }
}
