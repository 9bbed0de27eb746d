import TurnpikeCompiler

/// The tables for the matcher in JavaScript. `matcher.js` describes them as its type `App`.
struct MatcherData {
  private let model: TableModel
  private var indices: [ObjectIdentifier: Int] = [:]
  private var tables: [JSON] = []

  init(_ table: LinkedTable) {
    model = table.model
    _ = add(table)
  }

  /// The JSON, with a line for each pattern.
  var text: String {
    let app: JSON = [
      "tables": .array(tables), "query": model.query.map { .pattern($0) },
      "defaultCase": model.defaultCase.map(JSON.string),
    ]
    return app.text.replacing("{\"route\":", with: "\n{\"route\":")
  }

  /// The index of a table in the data.
  func index(of table: LinkedTable) -> Int { indices[ObjectIdentifier(table)] ?? 0 }

  /// Adds a table and the tables that it mounts, and returns its index. The outermost table is the
  /// first.
  private mutating func add(_ table: LinkedTable) -> Int {
    if let known = indices[ObjectIdentifier(table)] { return known }
    let index = tables.count
    indices[ObjectIdentifier(table)] = index
    tables.append(.null)
    var patterns: [JSON] = []
    var ranked: [(rank: LinkRank, pattern: Int, count: Int)] = []
    for (place, route) in table.model.routes.enumerated() {
      if route.isLeftOut { continue }
      let child = table.mounts[place].map { add($0) }
      for line in route.lines {
        guard let pattern = line.pattern else { continue }
        let entry = TableEntry(line, pattern, isMount: route.mount != nil)
        // Segments at the end of a link can be optional.
        for count in pattern.minimumSegmentCount...pattern.segments.count {
          ranked.append((LinkRank(entry, count: count), patterns.count, count))
        }
        patterns.append(.pattern(pattern, of: route, mount: child, line.restriction))
      }
    }
    // The first pattern that matches a link is the best.
    let order = ranked.sorted { $0 < $1 }.map { [.number($0.pattern), .number($0.count)] as JSON }
    tables[index] = [
      "patterns": .array(patterns), "order": .array(order),
      "origins": .array(table.model.origins.map(JSON.origin)),
      "closed": table.model.isClosed ? true : nil,
      "ignoresCase": table.model.ignoresCase ? true : nil,
    ]
    return index
  }
}

// A function for each of the types in the scripts.

extension JSON {
  fileprivate static func pattern(_ query: SharedQueryModel) -> JSON {
    [
      "route": "query", "text": .string(query.pattern.text),
      "names": .strings(query.parameters.map(\.wireName)), "segments": [],
      "query": .array(query.pattern.query.map(JSON.item)),
    ]
  }

  fileprivate static func pattern(
    _ pattern: PatternModel, of route: RouteModel, mount: Int?, _ restriction: LinkRestriction?
  ) -> JSON {
    let isInternal = restriction?.isInternal ?? false
    let origins = isInternal ? [] : restriction?.origins
    let schemes = origins == nil || isInternal ? [] : restriction?.schemes ?? []
    return [
      "route": .string(route.caseName), "text": .string(pattern.text),
      "names": .strings(route.parameters.map(\.wireName)),
      "segments": .array(pattern.segments.map(JSON.segment)),
      "query": .array(pattern.query.map(JSON.item)),
      "fragment": pattern.fragment.map { .capture($0) },
      "mount": route.mount.map(JSON.string), "table": mount.map(JSON.number),
      "from": origins.map { .array($0.map(JSON.origin)) },
      "schemes": schemes.isEmpty ? nil : .strings(schemes),
    ]
  }

  private static func segment(_ segment: PatternModel.Segment) -> JSON {
    segment.binding.map {
      .capture($0, prefix: segment.prefix, suffix: segment.suffix, isRest: segment.isRest)
    } ?? .string(segment.prefix)
  }

  private static func item(_ item: PatternModel.QueryItem) -> JSON {
    switch item {
    case .condition(let key, let condition):
      [
        "key": .string(key), "value": condition.valueText.map(JSON.string),
        "present": condition.valueText == nil ? .bool(condition == .present) : nil,
      ]
    case .parameter(let key, let binding): ["key": .string(key), "capture": .capture(binding)]
    }
  }

  private static func capture(
    _ binding: PatternModel.Binding, prefix: String = "", suffix: String = "", isRest: Bool = false
  ) -> JSON {
    let spec = binding.spec
    return [
      // No parameter has this number.
      "parameter": .number(binding.parameter ?? -1), "type": .type(spec.type),
      "list": spec.isList && !isRest ? true : nil, "rest": isRest ? true : nil,
      "optional": spec.isOptional || spec.defaultText != nil ? true : nil,
      "default": spec.defaultText.map(JSON.string), "lenient": spec.isLenient ? true : nil,
      "prefix": prefix.isEmpty ? nil : .string(prefix),
      "suffix": suffix.isEmpty ? nil : .string(suffix),
    ]
  }

  fileprivate static func origin(_ origin: OriginModel) -> JSON {
    [
      "scheme": .string(origin.scheme), "host": .string(origin.host),
      "wildcard": .bool(origin.isWildcard), "path": path(origin.path),
      "site": origin.site.isEmpty ? nil : path(origin.site),
    ]
  }

  private static func path(_ segments: [[UInt8]]) -> JSON {
    .strings(segments.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func type(_ type: ValueType) -> JSON {
    switch type {
    case .words(let name, let words):
      return ["name": .string(name), "kind": "words", "words": .strings(words.map(\.text))]
    case .custom(let name): return ["name": .string(name), "kind": "custom"]
    case .builtIn(let type, let range):
      let isOpen = range.map { $0.upper != nil && !$0.includesUpper } ?? false
      return [
        "name": .string(type.rawValue), "kind": .string(type.rawValue),
        "lower": (range?.lower).map(JSON.string), "upper": (range?.upper).map(JSON.string),
        "open": isOpen ? true : nil,
      ]
    }
  }
}
