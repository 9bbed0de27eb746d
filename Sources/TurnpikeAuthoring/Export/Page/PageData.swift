import TurnpikeCompiler

/// The tables for the page's matcher: every pattern of each, and the order in which they are tried.
struct PageData {
  private var indices: [ObjectIdentifier: Int] = [:]
  private var tables: [JSON] = []
  private var typeIndices: [ValueType: Int] = [:]
  private var types: [JSON] = []
  private let origins: [JSON]
  /// The case that takes what no route answers; nil where there is none.
  private let defaultCase: String?

  init(_ table: LinkedTable) {
    origins = table.model.origins.map(\.pageJSON)
    defaultCase = table.model.defaultCase
    _ = add(table)
  }

  /// As it stands in a script element: no `<` of a text ends it.
  var text: String {
    JSON.object([
      ("origins", .array(origins)), ("types", .array(types)), ("tables", .array(tables)),
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
      for pattern in [own] + route.aliases.map(\.pattern) {
        ranked += RankedPattern.all(of: pattern, at: patterns.count, isMount: route.mount != nil)
        patterns.append(json(pattern, of: route, child))
      }
    }
    let order = ranked.sorted().map { JSON.array([.number($0.pattern), .number($0.count)]) }
    tables[index] = .object([("patterns", .array(patterns)), ("order", .array(order))])
    return index
  }

  private mutating func json(
    _ pattern: PatternModel, of route: RouteModel, _ child: Int?
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
    if binding.isList { members.append(("list", .bool(true))) }
    if binding.isOptional || binding.defaultText != nil { members.append(("missing", .bool(true))) }
    return members
  }

  private mutating func index(of type: ValueType) -> Int {
    if let known = typeIndices[type] { return known }
    typeIndices[type] = types.count
    types.append(type.pageJSON)
    return types.count - 1
  }
}

extension OriginModel {
  fileprivate var pageJSON: JSON {
    .object([
      ("scheme", .string(scheme)), ("host", .string(host)), ("wildcard", .bool(isWildcard)),
      ("path", .array(path.map(JSON.string))),
    ])
  }
}

extension ValueType {
  fileprivate var pageJSON: JSON {
    var members: [(String, JSON)] = [("name", .string(name))]
    switch self {
    case .words(_, let words): members.append(("words", .array(words.map { .string($0.text) })))
    case .custom: members.append(("custom", .bool(true)))
    case .builtIn(_, nil): break
    case .builtIn(_, let range?):
      if let lower = range.lower { members.append(("lower", .string(lower))) }
      if let upper = range.upper {
        members.append(("upper", .string(upper)))
        if !range.includesUpper { members.append(("open", .bool(true))) }
      }
    }
    return .object(members)
  }
}
