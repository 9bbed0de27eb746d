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
    [
      "route": "query", "text": .string(query.pattern.text),
      "names": .array(query.parameters.map { .string($0.wireName) }), "segments": [],
      "query": .array(query.pattern.query.map { json($0) }),
    ]
  }

  /// The JSON for a script element: `<` is escaped, so that no text ends the element.
  var text: String {
    let data: JSON = [
      "types": .array(types), "tables": .array(tables), "otherwise": .optional(defaultCase),
      "query": query,
    ]
    return data.text.replacing("<", with: "\\u003c")
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
    let order = ranked.sorted().map { place -> JSON in
      [.number(place.pattern), .number(place.count)]
    }
    tables[index] = [
      "patterns": .array(patterns), "order": .array(order),
      "origins": .array(table.model.origins.map(\.matcherJSON)),
      "closed": table.model.isClosed ? true : nil,
    ]
    return index
  }

  private mutating func json(
    _ pattern: PatternModel, of route: RouteModel, _ child: Int?,
    _ restriction: LinkRestriction?
  ) -> JSON {
    // An internal line is open to no link, whatever origins it names.
    let isInternal = restriction?.isInternal ?? false
    let origins = isInternal ? [] : restriction?.origins
    let schemes = isInternal || origins == nil ? [] : restriction?.schemes ?? []
    return [
      "route": .string(route.caseName), "text": .string(pattern.text),
      "names": .array(route.parameters.map { .string($0.wireName) }),
      "segments": .array(pattern.segments.map { json($0) }),
      "query": .array(pattern.query.map { json($0) }),
      "fragment": pattern.fragment.map { json($0) },
      "mount": route.mount.map(JSON.string),
      "table": child.map(JSON.number),
      "from": origins.map { .array($0.map(\.matcherJSON)) },
      "schemes": schemes.isEmpty ? nil : .strings(schemes),
    ]
  }

  private mutating func json(_ segment: PatternModel.Segment) -> JSON {
    switch segment {
    case .literal(let text): .string(text)
    case .capture(let prefix, let binding, let suffix):
      json(binding).adding([
        "prefix": prefix.isEmpty ? nil : .string(prefix),
        "suffix": suffix.isEmpty ? nil : .string(suffix),
      ])
    case .rest(let binding): json(binding).adding(["rest": true])
    }
  }

  private mutating func json(_ item: PatternModel.QueryItem) -> JSON {
    switch item {
    case .condition(let key, let value): return ["key": .string(key), "value": .string(value)]
    case .parameter(let key, let binding):
      let members: JSON = ["key": .string(key)]
      return members.adding(json(binding))
    }
  }

  private mutating func json(_ binding: PatternModel.Binding) -> JSON {
    [
      "parameter": .number(binding.parameter),
      "type": .number(index(of: binding.type)),
      "list": binding.spec.isList ? true : nil,
      "missing": binding.spec.isOptional ? true : nil,
      "lenient": binding.spec.isLenient ? true : nil,
      "default": binding.spec.defaultText.map(JSON.string),
    ]
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
    [
      "scheme": .string(scheme), "host": .string(host), "wildcard": .bool(isWildcard),
      "path": .strings(path),
    ]
  }
}

extension ValueType {
  fileprivate var matcherJSON: JSON {
    switch self {
    case .words(let name, let words):
      return [
        "name": .string(name), "kind": "words",
        "words": .array(words.map { .string($0.text) }),
      ]
    case .custom(let name):
      return ["name": .string(name), "kind": "custom"]
    case .builtIn(let type, let range):
      let name: JSON = ["name": .string(type.rawValue)]
      let isOpen = range.map { $0.upper != nil && !$0.includesUpper } ?? false
      return name.adding(type.matcherJSON).adding([
        "lower": (range?.lower).map(JSON.string),
        "upper": (range?.upper).map(JSON.string),
        "open": isOpen ? true : nil,
      ])
    }
  }
}

extension BuiltInType {
  /// How `values.js` reads the type.
  fileprivate var matcherJSON: JSON {
    switch self {
    case .string: ["kind": "string"]
    case .int, .int64: Self.integer(Int64.self)
    case .int8: Self.integer(Int8.self)
    case .int16: Self.integer(Int16.self)
    case .int32: Self.integer(Int32.self)
    case .uint, .uint64: Self.integer(UInt64.self)
    case .uint8: Self.integer(UInt8.self)
    case .uint16: Self.integer(UInt16.self)
    case .uint32: Self.integer(UInt32.self)
    case .decimal: ["kind": "decimal"]
    case .double: ["kind": "double"]
    case .float: ["kind": "float"]
    case .bool: ["kind": "bool"]
    case .uuid: ["kind": "uuid"]
    case .date: ["kind": "date"]
    case .url: ["kind": "url"]
    }
  }

  private static func integer<Integer: FixedWidthInteger>(_: Integer.Type) -> JSON {
    ["kind": "integer", "least": "\(Integer.min)", "greatest": "\(Integer.max)"]
  }
}
