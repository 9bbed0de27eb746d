/// A published line, or a line of the app that can be published.
package struct PublishedLine: Sendable {
  /// The whole pattern, after the prefixes of mounts. Its bindings point at `parameters`.
  package private(set) var entry: TableEntry
  /// The line's own route; in a lock file, each line is a route.
  package var route: RouteModel
  /// The lines of the mounts that lead to the line, the outermost first; none for a line of the enum
  /// itself.
  let mounts: [PublishedLine]

  package init(_ entry: TableEntry, _ route: RouteModel, after mounts: [PublishedLine] = []) {
    self.entry = entry
    self.route = route
    self.mounts = mounts
  }

  /// A line of an app; nil for the `_` route.
  init?(_ line: AppLine) {
    guard let entry = line.entry else { return nil }
    self.init(entry, line.route, after: line.mounts.compactMap { PublishedLine($0) })
  }

  /// The line, with a path that is compared without regard to the case of ASCII letters.
  var ignoringCase: PublishedLine {
    var pattern = pattern
    pattern.ignoreCase()
    return replacing(pattern)
  }

  package var pattern: PatternModel { entry.pattern }

  /// The range of the pattern in its file.
  package var range: SourceRange { pattern.range }

  /// The case of the outermost enum.
  package var caseName: String { mounts.first?.route.caseName ?? route.caseName }

  /// The mounted enum; nil for a line with a destination.
  package var mount: String? { route.mount }

  /// The parameters of the mounts' prefixes, then the route's own.
  package var parameters: [ParameterModel] {
    mounts.isEmpty ? route.parameters : mounts.flatMap(\.route.parameters) + route.parameters
  }

  /// Whether the lock file of another enum contains it.
  var isMounted: Bool { !mounts.isEmpty }

  /// The line in the outermost enum: the mount that leads to the line, or itself.
  var outermost: PublishedLine { mounts.first ?? self }

  /// The line with other types.
  package func changingSpecs(_ change: (inout PatternModel.Binding) -> Void) -> PublishedLine {
    replacing(pattern.changingBindings(change))
  }

  private func replacing(_ pattern: PatternModel) -> PublishedLine {
    var line = self
    line.entry = entry.replacing(pattern)
    return line
  }
}

// The texts that the line reads from a link.

extension PublishedLine {
  /// A parameter, and where a link has its text.
  package struct Reading {
    package let source: Source
    package let name: String
    package let spec: ValueSpec
  }

  package enum Source: Hashable {
    /// Segments of the path; of a single one, without the affixes of the capture.
    case path(Range<Int>, prefixCount: Int, suffixCount: Int)
    /// The bytes of a query's key.
    case key([UInt8])
    case fragment

    /// The indices of the segments; nil outside of the path.
    var segments: Range<Int>? { if case .path(let range, _, _) = self { range } else { nil } }

    var key: String? {
      if case .key(let key) = self { String(decoding: key, as: UTF8.self) } else { nil }
    }
  }

  /// The parameters of the path, of the query by key, and of the fragment.
  ///
  /// - Parameter length: The number of segments of the link's path; nil for those of the pattern.
  package func readings(_ length: Int? = nil) -> [Reading] {
    let length = length ?? pattern.segments.count
    var readings: [Reading] = []
    func add(_ source: Source, _ binding: PatternModel.Binding) {
      readings.append(Reading(source: source, name: name(binding), spec: binding.spec))
    }
    for (index, segment) in pattern.segments.prefix(length).enumerated() {
      guard let binding = segment.binding, binding.parameter != nil else { continue }
      let range = index..<(segment.isRest ? length : index + 1)
      let (prefixCount, suffixCount) = (segment.prefix.utf8.count, segment.suffix.utf8.count)
      add(.path(range, prefixCount: prefixCount, suffixCount: suffixCount), binding)
    }
    for case .parameter(let key, let binding) in sortedQuery { add(.key(Array(key.utf8)), binding) }
    if let fragment = pattern.fragment { add(.fragment, fragment) }
    return readings
  }

  /// The parameters by their sources.
  package func readers() -> [Source: Reading] {
    Dictionary(readings().map { ($0.source, $0) }) { first, _ in first }
  }

  /// The parameter that reads a segment of a path; a rest reads every segment from its own on.
  func reading(at index: Int) -> Reading? {
    readings(max(index + 1, pattern.segments.count))
      .first { $0.source.segments?.contains(index) ?? false }
  }

  /// The name of a parameter, or `_` for text that the route does not keep.
  func name(_ binding: PatternModel.Binding) -> String {
    binding.parameter.map { parameters[$0].wireName } ?? "_"
  }

  /// The items of the query, sorted by the bytes of their keys.
  var sortedQuery: [PatternModel.QueryItem] {
    pattern.query.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Whether another line gives each parameter the same text of a link. A parameter can have a new
  /// name, if no other one had it.
  ///
  /// - Parameter length: The number of segments of the link's path.
  package func keepsTexts(_ length: Int, in other: PublishedLine) -> Bool {
    misreading(length, in: other) == nil
  }

  /// A phrase about a parameter that another line does not give its text of a link; nil if there is
  /// none.
  ///
  /// - Parameter omitted: The parameters, by their keys, that published links of the case can omit.
  func misreading(
    _ length: Int, in other: PublishedLine, omitted: [[UInt8]: ValueSpec] = [:]
  ) -> Wording? {
    let (own, others) = (readings(length), other.readings(length))
    let names = Set(own.map(\.name))
    let readers = Dictionary(others.map { ($0.source, $0.name) }) { first, _ in first }
    let sources = Dictionary(others.map { ($0.name, $0.source) }) { first, _ in first }
    for reading in own {
      let (now, reader) = (sources[reading.name], readers[reading.source])
      if now != nil, let reader, reader != reading.name, names.contains(reader) {
        return "gives \(quoted: reader) the text of \(quoted: reading.name) now"
      }
      guard let segments = reading.source.segments else { continue }
      let hasMoved = now?.segments != nil && now != reading.source
      if hasMoved || reader == nil {
        let isRead =
          hasMoved || others.contains { $0.source.segments?.overlaps(segments) ?? false }
        return "gives \(quoted: reading.name) \(isRead ? "another" : "no") text now"
      }
    }
    return others.lazy.compactMap { addition($0, in: other, omitted) }.first
  }

  /// A phrase about a parameter that the links of the line omit, if another line reads another value
  /// than its default from a literal or a condition; otherwise nil.
  private func addition(
    _ now: Reading, in other: PublishedLine, _ omitted: [[UInt8]: ValueSpec]
  ) -> Wording? {
    let spec: ValueSpec?
    let text: [UInt8]
    switch now.source {
    case .path(let range, let prefixCount, let suffixCount):
      guard range.lowerBound < entry.segments.count,
        case .literal(let literal) = entry.segments[range.lowerBound]
      else { return nil }
      spec = other.parameters.first { $0.wireName == now.name }?.spec
      text = literal.dropFirst(prefixCount).dropLast(suffixCount)
    case .key(let key):
      guard case .value(let value) = entry.conditions[key], now.spec.type.accepts(value) != false,
        !value.isEmpty || now.spec.type.isString
      else { return nil }
      (spec, text) = (omitted[key], value)
    case .fragment: return nil
    }
    var value = now.spec
    let shown = String(decoding: text, as: UTF8.self)
    value.defaultText = now.spec.type.canonical(shown) ?? shown
    guard let spec, spec.isList || spec.hasOtherDefault(value) else { return nil }
    return "gives \(quoted: now.name) the value \(quoted: shown) now"
  }
}
