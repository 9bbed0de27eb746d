import TurnpikeTable

/// A pattern whose captures refer to the route's parameters.
package struct PatternModel: Sendable {
  /// A literal, or a capture between two texts.
  package struct Segment: Sendable {
    /// The text before the capture, or the literal.
    package var prefix: String
    /// The captured parameter, or nil for a literal.
    package var binding: Binding?
    package var suffix: String
    /// Whether it captures all segments from this one on. It has no other text.
    package var isRest: Bool
    /// Whether its texts are compared without regard to the case of ASCII letters.
    package private(set) var ignoresCase = false

    package init(
      prefix: String = "", binding: Binding? = nil, suffix: String = "", isRest: Bool = false
    ) {
      self.prefix = prefix
      self.binding = binding
      self.suffix = suffix
      self.isRest = isRest
    }

    fileprivate mutating func ignoreCase() { ignoresCase = true }
  }

  package enum QueryItem: Sendable {
    case parameter(key: String, Binding)
    case condition(key: String, QueryCondition)
  }

  /// The position of one of the route's parameters in a pattern. An alias has its own types,
  /// ranges, and defaults.
  package struct Binding: Sendable {
    /// The index of the parameter in the route's `parameters`. It is nil for text that the route does
    /// not keep, as for `:_` in an alias.
    package var parameter: Int?
    package var spec: ValueSpec

    package var type: ValueType { spec.type }
    package var mayBeMissing: Bool { spec.mayBeMissing }
  }

  package var segments: [Segment]
  package var query: [QueryItem]
  package var fragment: Binding?
  /// The text as written, including the prefixes of groups.
  package var text: String
  package var range: SourceRange

  var written: NameSyntax { NameSyntax(text, range) }
}

extension PatternModel.Segment {
  /// The texts that it matches; in lower case if the case of letters is ignored.
  package var set: SegmentSet {
    func text(_ text: String) -> [UInt8] { ignoresCase ? text.asciiLowered : Array(text.utf8) }
    guard var type = binding?.type.withoutName else { return .literal(text(prefix)) }
    if ignoresCase, case .words(let name, let words) = type {
      type = .words(
        typeName: name,
        words.map { word in
          ValueType.Word(
            text: String(decoding: word.text.asciiLowered, as: UTF8.self), swiftName: word.swiftName
          )
        })
    }
    return isRest ? .rest(type) : .capture(prefix: text(prefix), type, suffix: text(suffix))
  }

  /// Whether a link can omit it if it is at the end.
  var mayBeMissing: Bool { !isRest && binding?.mayBeMissing ?? false }
}

extension PatternModel.QueryItem {
  package var key: String {
    switch self {
    case .condition(let key, _), .parameter(let key, _): key
    }
  }

  /// The key with its condition, which two patterns can share.
  fileprivate var identity: Identity {
    switch self {
    case .parameter(let key, _): Identity(key: Array(key.utf8), condition: nil)
    case .condition(let key, let condition): Identity(key: Array(key.utf8), condition: condition)
    }
  }

  fileprivate struct Identity: Hashable {
    let key: [UInt8]
    let condition: QueryCondition?
  }
}

extension PatternModel {
  /// Compares the path without regard to the case of ASCII letters.
  mutating func ignoreCase() {
    for index in segments.indices { segments[index].ignoreCase() }
  }

  /// The minimum number of segments that the pattern matches, without the optional segments at its
  /// end.
  package var minimumSegmentCount: Int {
    var count = segments.count
    while count > 0, segments[count - 1].mayBeMissing { count -= 1 }
    return count
  }

  /// The approximate size of the pattern in the table.
  var size: Int { text.utf8.count }

  /// Returns whether the patterns only differ in the names of parameters, the order of the query,
  /// and stray slashes.
  func isSame(as other: PatternModel) -> Bool {
    segments.map(\.set) == other.segments.map(\.set)
      && minimumSegmentCount == other.minimumSegmentCount
      && Set(query.map(\.identity)) == Set(other.query.map(\.identity))
      && (fragment == nil) == (other.fragment == nil)
  }

  /// Returns the pattern after the prefix of a mount.
  ///
  /// - Parameter count: The number of parameters of the prefix. The pattern's parameters follow them.
  func following(_ prefix: [Segment], parameters count: Int) -> PatternModel {
    var pattern = changingBindings { $0.parameter = $0.parameter.map { $0 + count } }
    pattern.segments = prefix + pattern.segments
    return pattern
  }

  /// The pattern of an alias or of a lock file, in which a parameter is required if a required
  /// parameter follows it.
  var requiringInner: PatternModel {
    var result = self
    var mayBeMissing = true
    for index in segments.indices.reversed() {
      if !mayBeMissing {
        result.segments[index].binding?.spec.isOptional = false
        result.segments[index].binding?.spec.defaultText = nil
      }
      mayBeMissing = mayBeMissing && result.segments[index].mayBeMissing
    }
    return result
  }

  /// The positions of parameters: those in the path, in the query, and the fragment.
  var bindings: [Binding] {
    var bindings = segments.compactMap(\.binding)
    for case .parameter(_, let binding) in query { bindings.append(binding) }
    if let fragment { bindings.append(fragment) }
    return bindings
  }

  func changingBindings(_ change: (inout Binding) -> Void) -> PatternModel {
    func apply(to binding: inout Binding?) {
      guard var changed = binding else { return }
      change(&changed)
      binding = changed
    }
    var pattern = self
    for index in segments.indices { apply(to: &pattern.segments[index].binding) }
    for index in query.indices {
      guard case .parameter(let key, var binding) = query[index] else { continue }
      change(&binding)
      pattern.query[index] = .parameter(key: key, binding)
    }
    apply(to: &pattern.fragment)
    return pattern
  }
}

extension String {
  /// The bytes with ASCII letters in lower case.
  var asciiLowered: [UInt8] { utf8.map(ASCII.lowered) }
}
