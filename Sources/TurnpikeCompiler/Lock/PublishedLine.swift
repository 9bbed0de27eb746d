/// A line that was published or can be: a pattern and its case.
package struct PublishedLine: Sendable {
  /// The pattern, whose bindings point at `parameters`.
  package let entry: TableEntry
  package let parameters: [ParameterModel]
  package let caseName: String
  /// The mounted enum; nil for a line with a destination.
  package let mount: String?
  /// The line of the lock file: for a line of a mounted enum, its mount.
  let range: SourceRange

  package var pattern: PatternModel { entry.pattern }

  package init(
    pattern: PatternModel, parameters: [ParameterModel], caseName: String, mount: String?
  ) {
    let entry = TableEntry(route: 0, pattern: pattern, isMount: mount != nil)
    self.init(entry, parameters, caseName: caseName, mount: mount, range: pattern.range)
  }

  init(
    _ entry: TableEntry, _ parameters: [ParameterModel], caseName: String, mount: String?,
    range: SourceRange
  ) {
    self.entry = entry
    self.parameters = parameters
    self.caseName = caseName
    self.mount = mount
    self.range = range
  }

  /// A line of a table.
  package init(_ entry: TableEntry, of model: TableModel) {
    let route = model.routes[entry.route]
    self.init(
      entry, route.parameters, caseName: route.caseName, mount: route.mount,
      range: entry.pattern.range)
  }

  /// A line of an app; nil for the `_` route.
  init?(_ line: AppLine) {
    guard let entry = line.entry else { return nil }
    self.init(
      entry, line.parameters, caseName: line.outermost.route.caseName, mount: line.route.mount,
      range: entry.pattern.range)
  }

  /// The same line of a case that was renamed.
  package func renamed(_ caseName: String) -> PublishedLine {
    PublishedLine(entry, parameters, caseName: caseName, mount: mount, range: range)
  }

  func name(_ binding: PatternModel.Binding) -> String { parameters[binding.parameter].wireName }
}

// The texts that the line reads from a link.

extension PublishedLine {
  /// Where a link has the text of a parameter.
  package enum Source: Hashable {
    case segment(Int)
    /// The bytes of a query's key.
    case key([UInt8])
    case fragment

    var isSegment: Bool { if case .segment = self { true } else { false } }

    var key: String? {
      if case .key(let key) = self { String(decoding: key, as: UTF8.self) } else { nil }
    }
  }

  /// The parameters with their sources: those of the path, of the query by key, and of the fragment.
  package var readings: [(source: Source, binding: PatternModel.Binding)] {
    var readings: [(Source, PatternModel.Binding)] = []
    for index in pattern.segments.indices {
      if let binding = pattern.binding(at: index) { readings.append((.segment(index), binding)) }
    }
    for case .parameter(let key, let binding) in sortedQuery {
      readings.append((.key(Array(key.utf8)), binding))
    }
    if let fragment = pattern.fragment { readings.append((.fragment, fragment)) }
    return readings
  }

  /// The parameters by their sources.
  package var readers: [Source: PatternModel.Binding] {
    Dictionary(readings.map { ($0.source, $0.binding) }) { first, _ in first }
  }

  /// The items of the query, sorted by the bytes of their keys.
  var sortedQuery: [PatternModel.QueryItem] {
    pattern.query.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Whether the line reads one of the values, and no other value differs from the line's condition.
  func reads(_ values: [(key: String, value: String)]) -> Bool {
    var isRead = false
    for (key, value) in values {
      guard let item = pattern.query.first(where: { $0.key.isSameBytes(as: key) }) else {
        return false
      }
      switch item {
      case .condition(_, let own):
        if !own.isSameBytes(as: value) { return false }
      case .parameter(_, let binding):
        if binding.type.accepts(Array(value.utf8)) == false { return false }
        isRead = true
      }
    }
    return isRead
  }

  /// A parameter that another line reads from elsewhere in the same link, though it reads the text of
  /// the parameter too; nil if there is none. A parameter can have a new name, if no other one had it.
  ///
  /// - Returns: The parameter, and the one that the text was published for, if that still exists.
  package func exchange(in other: PublishedLine) -> (name: String, textOf: String?)? {
    let own = readings.map { (source: $0.source, name: name($0.binding)) }
    let names = Set(own.map(\.name))
    let others = other.readings.map { (source: $0.source, name: other.name($0.binding)) }
    let readers = Dictionary(others.map { ($0.source, $0.name) }) { first, _ in first }
    let sources = Dictionary(others.map { ($0.name, $0.source) }) { first, _ in first }
    for (source, name) in own {
      guard let now = sources[name] else { continue }
      let reader = readers[source]
      if let reader, reader != name, names.contains(reader) { return (reader, name) }
      if source.isSegment, now.isSegment, reader != name { return (name, nil) }
    }
    return nil
  }
}

extension PatternModel {
  /// What reads a segment of a path; a rest reads every segment from its own on.
  func binding(at index: Int) -> Binding? {
    guard let segment = index < segments.count ? segments[index] : segments.last else { return nil }
    switch segment {
    case .literal: return nil
    case .capture(_, let binding, _): return index < segments.count ? binding : nil
    case .rest(let binding): return binding
    }
  }
}
