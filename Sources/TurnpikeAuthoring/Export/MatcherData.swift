import TurnpikeCompiler

/// The tables for the matcher in JavaScript: every pattern of each, and the order in which they are
/// tried. `matcher.js` says what each member is.
struct MatcherData {
  private var indices: [ObjectIdentifier: Int] = [:]
  private var tables: [JSON] = []
  /// For each table the index of each route's own pattern, by the route's index.
  private var positions: [[Int: Int]] = []
  private var typeIndices: [ValueType: Int] = [:]
  private var types: [JSON] = []
  /// The case that takes what no route answers; nil where there is none.
  private let defaultCase: String?
  /// What any link may carry.
  private var query: JSON?

  init(_ table: LinkedTable) {
    defaultCase = table.model.defaultCase
    _ = add(table)
    query = table.model.query.map { json($0) }
  }

  /// What any link of the outermost table may carry.
  private mutating func json(_ query: SharedQueryModel) -> JSON {
    .object([
      ("route", .string("query")), ("text", .string(query.pattern.text)),
      ("names", .array(query.parameters.map { .string($0.wireName) })), ("segments", .array([])),
      ("query", .array(query.pattern.query.map { json($0) })),
    ])
  }

  /// The JSON for a script element: `<` is escaped, so that no text ends the element.
  var text: String {
    JSON.object(
      [
        ("types", .array(types)), ("tables", .array(tables)),
        ("otherwise", .optional(defaultCase)),
      ] + (query.map { [("query", $0)] } ?? [])
    ).text.replacing("<", with: "\\u003c")
  }

  /// The members of the object that `readApp` takes, a line each.
  var lines: [String] {
    [
      "types: \(JSON.array(types).text)",
      "tables: [\n" + tables.map(\.text).joined(separator: ",\n") + "\n]",
    ] + (query.map { ["query: \($0.text)"] } ?? [])
  }

  /// The index of a table that is in the data.
  func index(of table: LinkedTable) -> Int { indices[ObjectIdentifier(table)] ?? 0 }

  /// The index of a route's own pattern among those of its table; nil for the `_` route.
  func position(ofRoute route: Int, in table: LinkedTable) -> Int? {
    positions[index(of: table)][route]
  }

  /// The index of a table, the first for the outermost.
  private mutating func add(_ table: LinkedTable) -> Int {
    if let known = indices[ObjectIdentifier(table)] { return known }
    let index = tables.count
    indices[ObjectIdentifier(table)] = index
    tables.append(.null)
    positions.append([:])
    var patterns: [JSON] = []
    var ranked: [RankedPattern] = []
    for (place, route) in table.model.routes.enumerated() {
      guard let own = route.pattern, !route.isLeftOut else { continue }
      let child = table.mounts[place].map { add($0) }
      positions[index][place] = patterns.count
      let lines =
        [(own, route.restriction)] + route.aliases.map { ($0.pattern, $0.restriction) }
      for (pattern, restriction) in lines {
        ranked += RankedPattern.all(of: pattern, at: patterns.count, isMount: route.mount != nil)
        patterns.append(json(pattern, of: route, child, restriction))
      }
    }
    let order = ranked.sorted().map { JSON.array([.number($0.pattern), .number($0.count)]) }
    var members: [(String, JSON)] = [
      ("patterns", .array(patterns)), ("order", .array(order)),
      ("origins", .array(table.model.origins.map(\.matcherJSON))),
    ]
    if table.model.isClosed { members.append(("closed", .bool(true))) }
    tables[index] = .object(members)
    return index
  }

  private mutating func json(
    _ pattern: PatternModel, of route: RouteModel, _ child: Int?,
    _ restriction: LinkRestriction?
  ) -> JSON {
    var members: [(String, JSON)] = [
      ("route", .string(route.caseName)), ("text", .string(pattern.text)),
      ("names", .array(route.parameters.map { .string($0.wireName) })),
      ("segments", .array(pattern.segments.map { json($0) })),
      ("query", .array(pattern.query.map { json($0) })),
    ]
    if let fragment = pattern.fragment { members.append(("fragment", .object(json(fragment)))) }
    if let mount = route.mount { members.append(("mount", .string(mount))) }
    if let child { members.append(("table", .number(child))) }
    if let restriction, restriction.isInternal {
      members.append(("from", .array([])))
    } else if let restriction, let origins = restriction.origins {
      members.append(("from", .array(origins.map(\.matcherJSON))))
      let schemes = restriction.schemes.map(JSON.string)
      if !schemes.isEmpty { members.append(("schemes", .array(schemes))) }
    }
    return .object(members)
  }

  private mutating func json(_ segment: PatternModel.Segment) -> JSON {
    switch segment {
    case .literal(let text): return .string(text)
    case .capture(let prefix, let binding, let suffix):
      var members = json(binding)
      if !prefix.isEmpty { members.append(("prefix", .string(prefix))) }
      if !suffix.isEmpty { members.append(("suffix", .string(suffix))) }
      return .object(members)
    case .rest(let binding): return .object(json(binding) + [("rest", .bool(true))])
    }
  }

  private mutating func json(_ item: PatternModel.QueryItem) -> JSON {
    switch item {
    case .condition(let key, let value):
      .object([("key", .string(key)), ("value", .string(value))])
    case .parameter(let key, let binding): .object([("key", .string(key))] + json(binding))
    }
  }

  private mutating func json(_ binding: PatternModel.Binding) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("parameter", .number(binding.parameter)), ("type", .number(index(of: binding.type))),
    ]
    if binding.spec.isList { members.append(("list", .bool(true))) }
    if binding.spec.isOptional { members.append(("missing", .bool(true))) }
    if binding.spec.isLenient { members.append(("lenient", .bool(true))) }
    if let text = binding.spec.defaultText { members.append(("default", .string(text))) }
    return members
  }

  private mutating func index(of type: ValueType) -> Int {
    if let known = typeIndices[type] { return known }
    typeIndices[type] = types.count
    types.append(type.matcherJSON)
    return types.count - 1
  }
}

extension OriginModel {
  fileprivate var matcherJSON: JSON {
    .object([
      ("scheme", .string(scheme)), ("host", .string(host)), ("wildcard", .bool(isWildcard)),
      ("path", .array(path.map(JSON.string))),
    ])
  }
}

extension ValueType {
  fileprivate var matcherJSON: JSON {
    switch self {
    case .words(let name, let words):
      return .object([
        ("name", .string(name)), ("kind", .string("words")),
        ("words", .array(words.map { .string($0.text) })),
      ])
    case .custom(let name):
      return .object([("name", .string(name)), ("kind", .string("custom"))])
    case .builtIn(let type, let range):
      var members = [("name", JSON.string(type.rawValue))] + type.matcherMembers
      if let lower = range?.lower { members.append(("lower", .string(lower))) }
      if let range, let upper = range.upper {
        members.append(("upper", .string(upper)))
        if !range.includesUpper { members.append(("open", .bool(true))) }
      }
      return .object(members)
    }
  }
}

extension BuiltInType {
  /// How `values.js` reads the type.
  fileprivate var matcherMembers: [(String, JSON)] {
    switch self {
    case .string: Self.members("string")
    case .int, .int64: Self.members(Int64.self)
    case .int8: Self.members(Int8.self)
    case .int16: Self.members(Int16.self)
    case .int32: Self.members(Int32.self)
    case .uint, .uint64: Self.members(UInt64.self)
    case .uint8: Self.members(UInt8.self)
    case .uint16: Self.members(UInt16.self)
    case .uint32: Self.members(UInt32.self)
    case .decimal: Self.members("decimal")
    case .double: Self.members("double")
    case .float: Self.members("float")
    case .bool: Self.members("bool")
    case .uuid: Self.members("uuid")
    case .date: Self.members("date")
    case .url: Self.members("url")
    }
  }

  private static func members(_ kind: String) -> [(String, JSON)] { [("kind", .string(kind))] }

  private static func members<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) -> [(String, JSON)] {
    members("integer") + [
      ("least", .string("\(Integer.min)")), ("greatest", .string("\(Integer.max)")),
    ]
  }
}
