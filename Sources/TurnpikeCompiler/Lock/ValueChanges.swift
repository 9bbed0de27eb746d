/// Compares what two lines read from the same link besides its path: each key must still be read, the
/// parameter must accept each value, and a link that omits the key must mean the same.
package struct ValueChanges {
  private let published: PublishedLine
  private let line: PublishedLine
  /// A link of the published line, for messages.
  private let link: String
  private(set) var findings: [Diagnostic] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool { findings.isEmpty }

  package init(from published: PublishedLine, to line: PublishedLine, link: String = "") {
    self.published = published
    self.line = line
    self.link = link
    let readers = line.readers()
    var known = Set(published.readings().map(\.source))
    for case .condition(let key, let value) in published.sortedQuery {
      let source = PublishedLine.Source.key(Array(key.utf8))
      known.insert(source)
      if let now = readers[source] { check(value, now) }
    }
    let added = line.readings().filter { !$0.source.isPath && !known.contains($0.source) }
    var renamed: Set<String> = []
    for (source, was) in published.readings() where !source.isPath {
      if let now = readers[source] {
        compare(source, was, now)
      } else {
        let name = newName(of: was, source, among: added)
        renamed.formUnion(name.map { [$0] } ?? [])
        reportLost(source, ", but no parameter reads it now", write: text(source, was, name))
      }
    }
    for (source, now) in added where !now.mayBeMissing {
      // A parameter that most likely has a new key is reported with the old key.
      if !renamed.contains(line.name(now)) { reportNeed(source, now) }
    }
    comparePath()
  }

  /// Compares the value of a condition with the parameter that reads its key now.
  private mutating func check(_ value: String, _ now: PatternModel.Binding) {
    // An empty text counts as missing for a type other than `String`.
    let isMissing = value.isEmpty && !now.type.isString
    if isMissing ? now.mayBeMissing : now.type.accepts(Array(value.utf8)) != false { return }
    let word = ValueType.Word(text: value, swiftName: "")
    reportNarrowed(line.name(now), .words(typeName: "", [word]), now.type, value)
  }

  private mutating func compare(
    _ source: PublishedLine.Source, _ was: PatternModel.Binding, _ now: PatternModel.Binding
  ) {
    let (name, path) = (published.name(was), published.pathText)
    if was.spec.isList, !now.spec.isList {
      reportLost(
        source, " as a list, but is a single value now", write: text(source, was, nil))
      return
    }
    if let text = was.type.text(refusedBy: now.type) {
      reportNarrowed(name, was.type, now.type, text)
    }
    if was.spec.isLenient, !now.spec.isLenient, let fallback = was.spec.defaultText,
      let text = ValueType.builtIn(.string, nil).text(refusedBy: now.type)
    {
      report(
        .publishedLinkNarrowed,
        """
        \(quoted: name) of \(quoted: path) was published with '?= \(shortened: fallback)', but \
        is invalid with the text \(quoted: text) now; write '?='
        """)
    }
    if was.mayBeMissing, !now.mayBeMissing {
      reportNeed(source, now)
    } else if was.spec.hasOtherDefault(now.spec) {
      reportDefault(name, was.spec, now.spec)
    } else if let text = was.spec.defaultText, !was.type.isString, now.type.isString {
      report(
        .publishedDefaultChanged,
        """
        \(quoted: name) of \(quoted: path) was published with the default \(quoted: text), also \
        for an empty text, but a 'String' accepts the empty text now
        """)
    }
  }

  /// Compares the defaults of captures that links can omit.
  private mutating func comparePath() {
    for (index, segment) in published.pattern.segments.enumerated() {
      guard case .capture(_, let was, _) = segment, was.mayBeMissing,
        line.entry.minimumSegmentCount <= index
      else { continue }
      let name = published.name(was)
      // An alias without the capture has the default of its route, also if that has a new name.
      let now =
        line.pattern.binding(at: index)?.spec
        ?? line.parameters.first { $0.wireName == name }?.spec
        ?? line.parameters.first { !was.spec.hasOtherDefault($0.spec) }?.spec
        ?? ValueSpec(type: was.type, isOptional: true)
      if was.spec.hasOtherDefault(now) { reportDefault(name, was.spec, now) }
    }
  }

  /// The name of the parameter that most likely has a new key; nil if there is none.
  private func newName(
    of was: PatternModel.Binding, _ source: PublishedLine.Source,
    among added: [(source: PublishedLine.Source, binding: PatternModel.Binding)]
  ) -> String? {
    if source == .fragment { return nil }
    let new = added.filter { $0.source != .fragment }.map(\.binding)
    let likely =
      new.first { line.name($0) == published.name(was) } ?? new.first { $0.type == was.type }
    return (likely ?? new.first).map(line.name)
  }

  /// What to write for a key or a fragment.
  ///
  /// - Parameter name: The new name of its parameter; nil for the published parameter.
  private func text(
    _ source: PublishedLine.Source, _ was: PatternModel.Binding, _ name: String?
  ) -> String {
    guard let key = source.key else { return "#" + published.capture(was, .plain) }
    guard let name else { return published.text(.parameter(key: key, was), .plain) }
    let literal = LockText.literal(key)
    return literal == name ? ":\(literal)" : "\(literal):\(name)"
  }
}

extension ValueChanges {
  private mutating func report(_ id: DiagnosticID, _ message: Wording) {
    findings.append(published.lost(id, message, near: line.pattern.range))
  }

  private mutating func reportLost(
    _ source: PublishedLine.Source, _ change: Wording, write text: String
  ) {
    let what: Wording = source.key.map { "the key \(quoted: $0)" } ?? "the fragment"
    report(
      .publishedKeyLost,
      "\(what) of \(quoted: published.pathText) was published\(change); write '\(text)'")
  }

  private mutating func reportNarrowed(
    _ name: String, _ was: ValueType, _ now: ValueType, _ text: String
  ) {
    findings.append(
      published.narrowed(name, from: was, to: now, text, near: line.pattern.range))
  }

  private mutating func reportNeed(_ source: PublishedLine.Source, _ now: PatternModel.Binding) {
    let name = source.key ?? line.name(now)
    findings.append(published.needing(name, link, near: line.pattern.range))
  }

  private mutating func reportDefault(_ name: String, _ was: ValueSpec, _ now: ValueSpec) {
    let before: Wording =
      was.defaultText.map { "with the default \(quoted: $0)" } ?? "without a default"
    let after: Wording =
      now.defaultText.map { "its default is \(quoted: $0) now" } ?? "it has none now"
    report(
      .publishedDefaultChanged,
      "\(quoted: name) of \(quoted: published.pathText) was published \(before), but \(after)")
  }
}

extension ValueSpec {
  /// Whether a link without the value means another value now: one of two defaults that differ, or a
  /// default and `nil`.
  fileprivate func hasOtherDefault(_ now: ValueSpec) -> Bool {
    guard let defaultText else { return isOptional && now.defaultText != nil }
    guard let other = now.defaultText else { return true }
    if defaultText.isSameBytes(as: other) { return false }
    // `5` and `5.0` are the same `Double`.
    guard case .builtIn(let type, let range) = now.type,
      let text = type.canonical(Array(defaultText.utf8), range)
    else { return true }
    return !text.isSameBytes(as: other)
  }
}
