import TurnpikeCompiler

/// The tables for the matcher in JavaScript: every pattern of each, and the order in which they are
/// tried. `matcher.js` says what each member is.
struct MatcherData {
  private var indices: [ObjectIdentifier: Int] = [:]
  private var tables: [JSON] = []
  private var typeIndices: [ValueType: Int] = [:]
  private var types: [JSON] = []
  private let origins: [OriginModel]
  /// The case that takes what no route answers; nil where there is none.
  private let defaultCase: String?

  init(_ table: LinkedTable) {
    origins = table.model.origins
    defaultCase = table.model.defaultCase
    _ = add(table)
  }

  /// As it stands in a script element: no `<` of a text ends it.
  var text: String {
    JSON.object([
      ("origins", .array(origins.map(\.matcherJSON))), ("types", .array(types)),
      ("tables", .array(tables)),
      ("otherwise", .optional(defaultCase)),
    ]).text.replacing("<", with: "\\u003c")
  }

  /// The index of a table, the first for the outermost.
  private mutating func add(_ table: LinkedTable) -> Int {
    if let known = indices[ObjectIdentifier(table)] { return known }
    let index = tables.count
    indices[ObjectIdentifier(table)] = index
    tables.append(.null)
    var patterns: [JSON] = []
    var ranked: [RankedPattern] = []
    for (place, route) in table.model.routes.enumerated() {
      guard let own = route.pattern, !route.isLeftOut else { continue }
      let child = table.mounts[place].map { add($0) }
      let lines =
        [(own, route.restriction)] + route.aliases.map { ($0.pattern, $0.restriction) }
      for (pattern, restriction) in lines {
        ranked += RankedPattern.all(of: pattern, at: patterns.count, isMount: route.mount != nil)
        patterns.append(
          json(pattern, from: permitted(restriction, isMounted: index > 0), of: route, child))
      }
    }
    let order = ranked.sorted().map { JSON.array([.number($0.pattern), .number($0.count)]) }
    tables[index] = .object([("patterns", .array(patterns)), ("order", .array(order))])
    return index
  }

  private mutating func json(
    _ pattern: PatternModel, from permitted: [Int]?, of route: RouteModel, _ child: Int?
  ) -> JSON {
    var members: [(String, JSON)] = [
      ("route", .string(route.caseName)), ("text", .string(pattern.text)),
      ("names", .array(route.parameters.map { .string($0.wireName) })),
      ("segments", .array(pattern.segments.map { json($0) })),
      ("query", .array(pattern.query.map { json($0) })),
    ]
    if let fragment = pattern.fragment { members.append(("fragment", .object(json(fragment)))) }
    if let permitted { members.append(("from", .array(permitted.map(JSON.number)))) }
    if let mount = route.mount { members.append(("mount", .string(mount))) }
    if let child { members.append(("table", .number(child))) }
    return .object(members)
  }

  /// The indices of the origins whose links may lead to a line; nil if all may.
  private func permitted(_ restriction: LinkRestriction?, isMounted: Bool) -> [Int]? {
    guard let restriction else { return nil }
    if restriction.isInternal { return [] }
    guard let allowed = restriction.origins else { return nil }
    return origins.indices.filter { index in
      let origin = origins[index]
      // A mounted enum names origins of its own.
      return allowed.contains {
        isMounted ? $0.scheme == origin.scheme && $0.coversHosts(of: origin) : $0 == origin
      }
    }
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
    if binding.isList { members.append(("list", .bool(true))) }
    let mayBeMissing = binding.isOptional || binding.defaultText != nil
    if mayBeMissing { members.append(("missing", .bool(true))) }
    if binding.isLenient { members.append(("lenient", .bool(true))) }
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
