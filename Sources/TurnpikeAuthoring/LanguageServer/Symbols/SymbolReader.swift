import TurnpikeCompiler
import TurnpikeTable

/// Reads the names of one file.
struct SymbolReader {
  private let tree: FileSyntax
  private let groups: TableGroups
  private let table: TableID
  private let types: Set<String>
  private(set) var occurrences: [Occurrence] = []
  /// The captures of the groups round the current line, the outermost first.
  private var scopes: [[CaptureSyntax]] = []
  /// Captures of groups and the routes inside, which are known when the line has been read.
  private var scope: [CaptureSyntax] { scopes.flatMap(\.self) }

  init(_ tree: FileSyntax, _ groups: TableGroups) {
    self.tree = tree
    self.groups = groups
    table = groups.table(ofFile: tree.index)
    types = groups.typeNames[table] ?? []
  }

  mutating func read() {
    for line in tree.lines {
      switch line.content {
      case .directive(let directive): read(directive)
      case .route(let route): read(route)
      case .alias(let alias): read(alias)
      case .stack(let stack): read(stack)
      case .groupStart(let group):
        scopes.append(group.path.segments.compactMap(\.capture))
        for capture in group.path.segments.compactMap(\.capture) { read(capture.spec) }
        read(group.attributes)
      case .groupEnd: if !scopes.isEmpty { scopes.removeLast() }
      case .blank, .comment, .documentation, .unread: break
      }
    }
  }

  private mutating func add(
    _ symbol: Symbol, _ range: SourceRange, _ role: Occurrence.Role = .reference
  ) {
    occurrences.append(Occurrence(symbol: symbol, range: range, role: role))
  }

  // MARK: Directives

  private mutating func read(_ directive: DirectiveSyntax) {
    switch directive.kind {
    case .enum(let declaration): add(.table(table), declaration.name.range, .declaration)
    case .import(let module): add(.module(module.text), module.range)
    case .attribute(let declaration):
      add(
        .attribute(group: groups.group(table), declaration.name.text), declaration.name.range,
        .declaration)
      read(declaration.spec)
    case .type(let declaration):
      add(.type(table, declaration.name.text), declaration.name.range, .declaration)
    case .origin(let declaration): read(declaration.attributes)
    // Parameters of the table's query, and so of no case.
    case .query(let declaration):
      for item in declaration.items { read(item, of: [""], .declaration) }
    case .access: break
    }
  }

  // MARK: Lines

  private mutating func read(_ route: RouteSyntax) {
    let caseName =
      route.caseName?.text
      ?? Naming.caseName(ofDestination: route.destination.text.lastTypeName)
    if let pattern = route.pattern { read(pattern, of: [caseName], .declaration) }
    if route.isMount {
      read(mount: route.destination)
    } else {
      add(.destination(module: table.module, route.destination.text), route.destination.range)
    }
    let symbol = Symbol.route(table, caseName)
    if let name = route.caseName {
      add(symbol, name.range, .declaration)
    } else {
      add(symbol, lastName(of: route.destination), .impliedDeclaration)
    }
    read(route.attributes)
  }

  private mutating func read(mount: NameSyntax) {
    if let target = groups.target(of: mount.text, in: tree.index, imports: tree.imports) {
      add(.table(target), lastName(of: mount))
    }
    if let dot = mount.text.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let name = String(mount.text[..<dot])
      let range = SourceRange(
        file: mount.range.file, lower: mount.range.lower,
        upper: mount.range.lower + name.utf8.count)
      add(.module(name), range)
    }
  }

  private mutating func read(_ alias: AliasSyntax) {
    add(.route(table, alias.target.text), alias.target.range)
    read(alias.pattern, of: [alias.target.text], .reference)
    read(alias.attributes)
  }

  private mutating func read(_ stack: StackSyntax) {
    var names: [String] = []
    for step in stack.steps.reversed() {
      if let screen = step.screen {
        let name = Naming.caseName(ofDestination: screen.text)
        names.append(name)
        add(.destination(module: table.module, screen.text), screen.range)
        add(.route(table, name), screen.range, .impliedDeclaration)
      }
      if let capture = step.segment.capture {
        read(capture, isKeyed: false, of: names, .declaration)
      }
    }
    for capture in scope { declare(capture, of: names, .declaration) }
    for item in stack.query {
      // A screen below reads the keys of its own line alone.
      read(item, of: Array(names.prefix(1)), .declaration)
    }
    read(stack.attributes)
  }

  /// - Parameter cases: those whose parameters the captures are.
  private mutating func read(
    _ pattern: PatternSyntax, of cases: [String], _ role: Occurrence.Role
  ) {
    for capture in scope { declare(capture, of: cases, role) }
    for capture in pattern.segments.compactMap(\.capture) {
      read(capture, isKeyed: false, of: cases, role)
    }
    for item in pattern.query { read(item, of: cases, role) }
    if let fragment = pattern.fragment { read(fragment, isKeyed: false, of: cases, role) }
  }

  private mutating func read(
    _ item: QueryItemSyntax, of cases: [String], _ role: Occurrence.Role
  ) {
    if case .parameter(let key, let capture, _) = item {
      read(capture, isKeyed: key == nil, of: cases, role)
    }
  }

  private mutating func read(
    _ capture: CaptureSyntax, isKeyed: Bool, of cases: [String], _ role: Occurrence.Role
  ) {
    let keyed: Occurrence.Role = role == .declaration ? .keyedDeclaration : .keyedReference
    declare(capture, of: cases, isKeyed ? keyed : role)
    read(capture.spec)
  }

  private mutating func declare(
    _ capture: CaptureSyntax, of cases: [String], _ role: Occurrence.Role
  ) {
    for name in cases {
      add(.parameter(table, route: name, capture.name.text), capture.name.range, role)
    }
  }

  // MARK: Types and attributes

  private mutating func read(_ spec: SpecSyntax?) {
    guard let spec else { return }
    switch spec.type {
    case .named(let name, _), .list(let name, _):
      if types.contains(name.text) {
        add(.type(table, name.text), name.range)
      } else if BuiltInType(rawValue: name.text) == nil {
        add(.swiftType(name.text), name.range)
      }
    case .words: break
    }
  }

  private mutating func read(_ attributes: [AttributeSyntax]) {
    for attribute in attributes {
      add(.attribute(group: groups.group(table), attribute.name.text), attribute.name.range)
      guard attribute.name.text == BuiltInAttribute.container.rawValue,
        let value = attribute.value
      else { continue }
      for name in value.listed {
        add(.container(group: groups.group(table), name.text), name.range)
      }
    }
  }

  /// The name after the last dot.
  private func lastName(of type: NameSyntax) -> SourceRange {
    let length = type.text.lastTypeName.utf8.count
    guard type.range.upper - type.range.lower >= length else { return type.range }
    return SourceRange(
      file: type.range.file, lower: type.range.upper - length, upper: type.range.upper)
  }
}

extension SegmentSyntax {
  /// What it captures; an unnamed rest has no name to speak of.
  var capture: CaptureSyntax? {
    switch self {
    case .literal: nil
    case .capture(_, let capture, _, _): capture
    case .rest(let capture, let isNamed, _): isNamed ? capture : nil
    }
  }
}

extension String {
  /// A type's name without its module.
  var lastTypeName: String {
    split(separator: ".").last.map(String.init) ?? self
  }
}
