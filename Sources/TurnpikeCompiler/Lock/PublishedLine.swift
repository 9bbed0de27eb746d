/// A line that was published or can be: a pattern and its case.
package struct PublishedLine: Sendable {
  /// The pattern, whose bindings point at `parameters`.
  package let entry: TableEntry
  package let parameters: [ParameterModel]
  package private(set) var caseName: String
  /// The mounted enum; nil for a line with a destination.
  package let mount: String?
  /// The line of the lock file: for a line of a mounted enum, its mount.
  let range: SourceRange

  package var pattern: PatternModel { entry.pattern }

  init(
    _ entry: TableEntry, _ parameters: [ParameterModel], caseName: String, mount: String?,
    range: SourceRange? = nil
  ) {
    self.entry = entry
    self.parameters = parameters
    self.caseName = caseName
    self.mount = mount
    self.range = range ?? entry.pattern.range
  }

  package init(
    pattern: PatternModel, parameters: [ParameterModel], caseName: String, mount: String?
  ) {
    let entry = TableEntry(route: 0, pattern: pattern, isMount: mount != nil)
    self.init(entry, parameters, caseName: caseName, mount: mount)
  }

  /// A line of a table.
  package init(_ entry: TableEntry, of model: TableModel) {
    let route = model.routes[entry.route]
    self.init(entry, route.parameters, caseName: route.caseName, mount: route.mount)
  }

  /// A line of an app; nil for the `_` route.
  init?(_ line: AppLine) {
    guard let entry = line.entry else { return nil }
    self.init(
      entry, line.parameters, caseName: line.outermost.route.caseName, mount: line.route.mount)
  }

  /// The same line of a case that was renamed.
  package func renamed(_ caseName: String) -> PublishedLine {
    var line = self
    line.caseName = caseName
    return line
  }

  func name(_ binding: PatternModel.Binding) -> String { parameters[binding.parameter].wireName }
}

// The texts that the line reads from a link.

extension PublishedLine {
  /// Where a link has the text of a parameter.
  package enum Source: Hashable {
    /// Segments of the path; of a single one, without the affixes of the capture.
    case path(Range<Int>, prefixCount: Int, suffixCount: Int)
    /// The bytes of a query's key.
    case key([UInt8])
    case fragment

    var isPath: Bool { if case .path = self { true } else { false } }

    /// Whether both have a segment in common.
    func overlaps(_ other: Source) -> Bool {
      guard case .path(let own, _, _) = self, case .path(let others, _, _) = other else {
        return false
      }
      return own.overlaps(others)
    }

    var key: String? {
      if case .key(let key) = self { String(decoding: key, as: UTF8.self) } else { nil }
    }
  }

  /// The parameters with their sources: those of the path, of the query by key, and of the fragment.
  ///
  /// - Parameter length: The number of segments of the link's path; nil for those of the pattern.
  package func readings(
    _ length: Int? = nil
  ) -> [(source: Source, binding: PatternModel.Binding)] {
    let length = length ?? pattern.segments.count
    var readings: [(Source, PatternModel.Binding)] = []
    for (index, segment) in pattern.segments.prefix(length).enumerated() {
      switch segment {
      case .literal: break
      case .capture(let prefix, let binding, let suffix):
        let source = Source.path(
          index..<index + 1, prefixCount: prefix.utf8.count, suffixCount: suffix.utf8.count)
        readings.append((source, binding))
      case .rest(let binding):
        readings.append((.path(index..<length, prefixCount: 0, suffixCount: 0), binding))
      }
    }
    for case .parameter(let key, let binding) in sortedQuery {
      readings.append((.key(Array(key.utf8)), binding))
    }
    if let fragment = pattern.fragment { readings.append((.fragment, fragment)) }
    return readings
  }

  /// The parameters by their sources in links of a length.
  package func readers(_ length: Int? = nil) -> [Source: PatternModel.Binding] {
    Dictionary(readings(length).map { ($0.source, $0.binding) }) { first, _ in first }
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

  /// What another line gives a parameter of this one.
  package enum Exchange {
    /// The text of another parameter of this line.
    case text(of: String, for: String)
    /// Another text of the path.
    case otherText(for: String)
    /// No text of the path.
    case nothing(for: String)
  }

  /// A parameter of this line to which another line does not give the same text of a link; nil if there
  /// is none. A parameter can have a new name, if no other one had it.
  ///
  /// - Parameter length: The number of segments of the link's path.
  package func exchange(_ length: Int, in other: PublishedLine) -> Exchange? {
    let own = readings(length).map { (source: $0.source, name: name($0.binding)) }
    let names = Set(own.map(\.name))
    let others = other.readings(length).map { (source: $0.source, name: other.name($0.binding)) }
    let readers = Dictionary(others.map { ($0.source, $0.name) }) { first, _ in first }
    let sources = Dictionary(others.map { ($0.name, $0.source) }) { first, _ in first }
    for (source, name) in own {
      let (now, reader) = (sources[name], readers[source])
      if now != nil, let reader, reader != name, names.contains(reader) {
        return .text(of: name, for: reader)
      }
      guard source.isPath else { continue }
      let hasMoved = now.map { $0.isPath && $0 != source } ?? false
      if hasMoved || reader == nil {
        let isRead = hasMoved || others.contains { $0.source.overlaps(source) }
        return isRead ? .otherText(for: name) : .nothing(for: name)
      }
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
