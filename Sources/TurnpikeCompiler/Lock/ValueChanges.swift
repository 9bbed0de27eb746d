/// Compares the parameters that two lines read from the query and the fragment of a link: each key must
/// still be read, the parameter must accept each value, and a link without the key must have the same
/// meaning.
package struct ValueChanges {
  private let published: PublishedLine
  private let line: PublishedLine
  /// A link of the published line, for messages.
  private let link: String
  package private(set) var findings: [LockFinding] = []

  private typealias Reading = PublishedLine.Reading

  package init(from published: PublishedLine, to line: PublishedLine, link: String = "") {
    self.published = published
    self.line = line
    self.link = link
    let readers = line.readers()
    var known = Set(published.readings().map(\.source))
    for case .condition(let key, let condition) in published.sortedQuery {
      let source = PublishedLine.Source.key(Array(key.utf8))
      known.insert(source)
      if let now = readers[source] { compare(condition, now) }
    }
    let added = line.readings().filter { $0.source.segments == nil && !known.contains($0.source) }
    var renamed: Set<String> = []
    for was in published.readings() where was.source.segments == nil {
      if let now = readers[was.source] {
        compare(was, now)
      } else {
        if let name = newName(of: was, among: added) { renamed.insert(name) }
        reportLost(was, ", but no parameter reads it now")
      }
    }
    // A parameter that most likely has a new key is reported with the old key.
    for now in added where !now.spec.mayBeMissing && !renamed.contains(now.name) {
      findings.append(
        published.needing(now.source.key ?? now.name, link, near: line.range))
    }
    for was in published.readings() { compareDefault(was) }
  }

  /// Compares the values that a condition allows with the parameter that reads its key now.
  private mutating func compare(_ condition: QueryCondition, _ now: Reading) {
    let type = now.spec.type
    if condition == .present, !now.spec.isLenient,
      let text = ValueType.builtIn(.string, nil).text(refusedBy: type)
    {
      findings.append(
        published.narrowed(
          now.name, from: .builtIn(.string, nil), to: type, text, near: line.range))
    }
    guard let value = condition.valueText else { return }
    // An empty text counts as missing for a type other than `String`.
    let isMissing = value.isEmpty && !type.isString
    if isMissing ? now.spec.mayBeMissing : type.accepts(Array(value.utf8)) != false { return }
    let word = ValueType.Word(text: value, swiftName: "")
    findings.append(
      published.narrowed(
        now.name, from: .words(typeName: "", [word]), to: type, value, near: line.range))
  }

  private mutating func compare(_ was: Reading, _ now: Reading) {
    let (name, path, old, new) = (was.name, published.pathText, was.spec, now.spec)
    if old.isList, !new.isList {
      reportLost(was, " as a list, but is a single value now")
      return
    }
    if let text = old.type.text(refusedBy: new.type) {
      findings.append(
        published.narrowed(name, from: old.type, to: new.type, text, near: line.range))
    }
    if old.isLenient, !new.isLenient, let fallback = old.defaultText ?? (old.isList ? nil : "nil"),
      let text = ValueType.builtIn(.string, nil).text(refusedBy: new.type)
    {
      report(
        .publishedLinkNarrowed,
        """
        \(quoted: name) of \(quoted: path) was published with '?= \(shortened: fallback)', but \
        is invalid with the text \(quoted: text) now; write '?='
        """)
    }
    if old.mayBeMissing, !new.mayBeMissing {
      findings.append(
        published.needing(now.source.key ?? now.name, link, near: line.range))
    } else if old.hasOtherDefault(new) {
      reportDefault(name, old, new)
    } else if old.mayBeMissing, !old.type.isString, new.type.isString {
      report(
        .publishedDefaultChanged,
        """
        \(quoted: name) of \(quoted: path) was published as \(quoted: old.type.spelling), which \
        reads an empty value as missing, but 'String' reads it as a value now
        """)
    }
  }

  /// Compares the default of a capture that links can omit.
  private mutating func compareDefault(_ was: Reading) {
    guard was.spec.mayBeMissing, let index = was.source.segments?.lowerBound,
      line.entry.minimumSegmentCount <= index
    else { return }
    // An alias without the capture has the default of its route, also if that has a new name.
    let now =
      line.reading(at: index)?.spec
      ?? line.parameters.first { $0.wireName == was.name }?.spec
      ?? line.parameters.first { !was.spec.hasOtherDefault($0.spec) }?.spec
      ?? ValueSpec(type: was.spec.type, isOptional: true)
    if was.spec.hasOtherDefault(now) { reportDefault(was.name, was.spec, now) }
  }

  /// The name of the parameter that most likely has a new key; nil if no parameter has one.
  private func newName(of was: Reading, among added: [Reading]) -> String? {
    if was.source == .fragment { return nil }
    let new = added.filter { $0.source.key != nil }
    let likely =
      new.first { $0.name == was.name } ?? new.first { $0.spec.type == was.spec.type }
    return (likely ?? new.first)?.name
  }
}

extension ValueChanges {
  /// - Parameter lost: A published parameter that lines must read again.
  private mutating func report(
    _ id: DiagnosticID, _ message: Wording, lost: Reading? = nil
  ) {
    // Links of a line with another default would mean two things.
    let excluded = id == .publishedDefaultChanged ? line.range : nil
    var finding = published.lost(id, message, near: line.range, excludingFromLock: excluded)
    finding.proposal = lost.map {
      LockProposal(text: $0.plainText, place: .item($0, line.route.own.patternRange))
    }
    findings.append(finding)
  }

  private mutating func reportLost(_ was: Reading, _ change: Wording) {
    let what: Wording = was.source.key.map { "the key \(quoted: $0)" } ?? "the fragment"
    report(
      .publishedKeyLost, "\(what) of \(quoted: published.pathText) was published\(change)",
      lost: was)
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
  func hasOtherDefault(_ now: ValueSpec) -> Bool {
    guard let defaultText else { return isOptional && now.defaultText != nil }
    guard let other = now.defaultText else { return true }
    // `5` and `5.0` are the same `Double`.
    return !(now.type.canonical(defaultText) ?? defaultText).isSameBytes(as: other)
  }
}
