/// What a line of a table reads from the links of a published line besides their paths: each key must
/// have its reader, the reader must accept each value, and what a link omits must mean the same.
struct ValueChanges {
  /// A link that is not matched as it was.
  struct Change {
    let id: DiagnosticID
    let message: Wording
    /// Whether the lock file must not contain the table's line, because links would mean two things.
    var isHeld = false
  }

  private let published: PublishedLine
  private let line: PublishedLine
  /// A link of the published line, for messages.
  private let link: String
  /// What to write for a line that gives a parameter the text of another one.
  private let remedy: Wording
  private(set) var changes: [Change] = []

  init(
    from published: PublishedLine, to line: PublishedLine, link: String = "", remedy: Wording = ""
  ) {
    self.published = published
    self.line = line
    self.link = link
    self.remedy = remedy
    if let (name, other) = exchange {
      changes = [.readOtherwise(published, link, name, textOf: other, remedy)]
      return
    }
    var renamed: [String] = []
    for item in published.pattern.query.sorted(by: { $0.isBefore($1) }) {
      guard case .parameter(let key, let binding) = item else {
        checkCondition(item)
        continue
      }
      check(item, key, binding)
      if reader(of: key, in: line) == nil, let name = newName(of: binding) { renamed.append(name) }
    }
    for item in line.pattern.query {
      // A parameter that most likely has a new key is reported with the old key.
      guard case .parameter(let key, let binding) = item, !binding.mayBeMissing,
        !renamed.contains(line.name(binding)),
        reader(of: key, in: published) == nil, !published.hasCondition(key)
      else { continue }
      changes.append(.needs(key, link))
    }
    checkFragment()
    checkPath()
  }

  /// Whether a type of the app's own reads what was published with another type, which may be more
  /// than it reads.
  var assumesTypes: Bool {
    published.sources.contains { source, binding in
      guard let reader = line.sources.first(where: { $0.source == source })?.binding,
        case .custom = reader.type
      else { return false }
      return reader.type != binding.type
    }
  }

  /// A parameter that is read from where another one was, which both lines have.
  private var exchange: (name: String, other: String)? {
    let names = Set(line.bindings.map(line.name))
    for (source, binding) in published.sources {
      let other = published.name(binding)
      guard names.contains(other),
        let reader = line.sources.first(where: { $0.source == source })?.binding
      else { continue }
      let name = line.name(reader)
      if name != other, published.bindings.contains(where: { published.name($0) == name }) {
        return (name, other)
      }
    }
    return nil
  }

  /// The value that a condition asked for, if a parameter reads it now.
  private mutating func checkCondition(_ item: PatternModel.QueryItem) {
    guard case .condition(let key, let value) = item, let reader = reader(of: key, in: line) else {
      return
    }
    let isMissing = value.isEmpty && !reader.type.isString
    let isRead = isMissing ? reader.mayBeMissing : reader.type.accepts(Array(value.utf8)) != false
    if isRead { return }
    let was = ValueType.words(
      typeName: "", [ValueType.Word(text: value, swiftName: Naming.caseName(ofWord: value))])
    changes.append(
      .narrowed(published, line.name(reader), from: was, to: reader.type, text: value))
  }

  private mutating func check(
    _ item: PatternModel.QueryItem, _ key: String, _ binding: PatternModel.Binding
  ) {
    let path = published.pathText
    guard let reader = reader(of: key, in: line) else {
      report(
        .publishedKeyLost,
        """
        the key \(quoted: key) of \(quoted: path) was published, but no parameter reads it now; \
        write '\(proposal(for: item, key))'
        """)
      return
    }
    if binding.spec.isList, !reader.spec.isList {
      report(
        .publishedKeyLost,
        """
        the key \(quoted: key) of \(quoted: path) was published as a list, but is a single value \
        now; write '\(published.text(item, .plain))'
        """)
      return
    }
    check(published.name(binding), key, binding, reader)
  }

  private mutating func check(
    _ name: String, _ key: String, _ binding: PatternModel.Binding, _ reader: PatternModel.Binding
  ) {
    let path = published.pathText
    if let text = binding.type.text(refusedBy: reader.type) {
      changes.append(.narrowed(published, name, from: binding.type, to: reader.type, text: text))
    }
    if binding.spec.isLenient, !reader.spec.isLenient, let defaultText = binding.spec.defaultText,
      let text = ValueType.builtIn(.string, nil).text(refusedBy: reader.type)
    {
      report(
        .publishedLinkNarrowed,
        """
        \(quoted: name) of \(quoted: path) was published with '?= \(shortened: defaultText)', but \
        is invalid with the text \(quoted: text) now; write '?='
        """)
    }
    if binding.mayBeMissing, !reader.mayBeMissing {
      changes.append(.needs(key, link))
    } else if binding.hasChangedDefault(reader) {
      reportDefault(name, was: binding.spec.defaultText, now: reader.spec.defaultText)
    } else if let text = binding.spec.defaultText, !binding.type.isString, reader.type.isString {
      // The empty text counts as missing for a type other than `String`.
      report(
        .publishedDefaultChanged,
        """
        \(quoted: name) of \(quoted: path) was published with the default \(quoted: text), also \
        for an empty text, but a 'String' accepts the empty text now
        """, isHeld: true)
    }
  }

  private mutating func reportDefault(_ name: String, was: String?, now: String?) {
    let before: Wording = was.map { "with the default \(quoted: $0)" } ?? "without a default"
    let change: Wording = now.map { "its default is \(quoted: $0) now" } ?? "it has none now"
    report(
      .publishedDefaultChanged,
      "\(quoted: name) of \(quoted: published.pathText) was published \(before), but \(change)",
      isHeld: true)
  }

  private mutating func report(_ id: DiagnosticID, _ message: Wording, isHeld: Bool = false) {
    changes.append(Change(id: id, message: message, isHeld: isHeld))
  }

  /// What reads a key in a line.
  private func reader(of key: String, in line: PublishedLine) -> PatternModel.Binding? {
    for case .parameter(let other, let binding) in line.pattern.query
    where other.utf8.elementsEqual(key.utf8) {
      return binding
    }
    return nil
  }

  /// The old key before the name of what most likely was it; else the item as it was.
  private func proposal(for item: PatternModel.QueryItem, _ key: String) -> String {
    guard case .parameter(_, let binding) = item, let name = newName(of: binding) else {
      return published.text(item, .plain)
    }
    let key = LockText.literal(key)
    return key == name ? ":\(key)" : "\(key):\(name)"
  }

  /// The name of what most likely was a parameter whose key is gone: nil for none.
  private func newName(of binding: PatternModel.Binding) -> String? {
    var news: [(name: String, type: ValueType)] = []
    for case .parameter(let other, let binding) in line.pattern.query
    where reader(of: other, in: published) == nil {
      news.append((line.name(binding), binding.type))
    }
    let name = published.name(binding)
    return (news.first { $0.name == name } ?? news.first { $0.type == binding.type } ?? news.first)?
      .name
  }

  private mutating func checkFragment() {
    guard let fragment = published.pattern.fragment else {
      if let new = line.pattern.fragment, !new.mayBeMissing {
        changes.append(.needs(line.name(new), link))
      }
      return
    }
    guard let reader = line.pattern.fragment else {
      report(
        .publishedKeyLost,
        """
        the fragment of \(quoted: published.pathText) was published, but no parameter reads it now; \
        write '\("#" + published.capture(fragment, .plain))'
        """)
      return
    }
    check(published.name(fragment), line.name(reader), fragment, reader)
  }

  /// Compares what a path can omit at its end.
  private mutating func checkPath() {
    for (index, segment) in published.pattern.segments.enumerated() {
      guard case .capture(_, let binding, _) = segment, binding.mayBeMissing,
        line.pattern.minimumSegmentCount <= index
      else { continue }
      let name = published.name(binding)
      guard index < line.pattern.segments.count else {
        // An alias without it has the route's own.
        let parameter = line.parameters.first { $0.wireName == name }
        if let parameter, let was = binding.spec.defaultText,
          !parameter.type.isValue(was, parameter.spec.defaultText)
        {
          reportDefault(name, was: was, now: parameter.spec.defaultText)
        }
        continue
      }
      if case .capture(_, let reader, _) = line.pattern.segments[index], reader.mayBeMissing,
        binding.hasChangedDefault(reader)
      {
        reportDefault(name, was: binding.spec.defaultText, now: reader.spec.defaultText)
      }
    }
  }
}

// What the checks of paths and of values report.
extension ValueChanges.Change {
  /// - Parameters:
  ///   - name: The parameter whose text is another one now.
  ///   - other: The parameter that was published with that text, if that is all that changed.
  static func readOtherwise(
    _ line: PublishedLine, _ link: String, _ name: String, textOf other: String? = nil,
    _ remedy: Wording
  ) -> Self {
    let text: Wording = other.map { "the text of \(quoted: $0)" } ?? "another text"
    return Self(
      id: .publishedLinkLost,
      message: """
        \(quoted: line.plainPattern) was published, but \(quoted: link) gives \(quoted: name) \
        \(text) now; \(remedy)
        """)
  }

  /// - Parameter text: A text that the type does not accept now.
  static func narrowed(
    _ line: PublishedLine, _ name: String, from old: ValueType, to new: ValueType, text: String
  ) -> Self {
    Self(
      id: .publishedLinkNarrowed,
      message: """
        \(quoted: name) of \(quoted: line.pathText) was published as \(quoted: old.spelling), but \
        does not accept \(quoted: text) now, because it is \(quoted: new.spelling)
        """)
  }

  static func needs(_ name: String, _ link: String) -> Self {
    Self(
      id: .publishedLinkNarrowed,
      message: "\(quoted: link) was published, but \(quoted: name) is required now")
  }
}

extension PublishedLine {
  /// Where a link has the text of a parameter.
  enum Source: Hashable {
    case segment(Int)
    /// The bytes of a query's key.
    case key([UInt8])
    case fragment
  }

  /// All that the line reads, and where.
  var sources: [(source: Source, binding: PatternModel.Binding)] {
    var sources: [(Source, PatternModel.Binding)] = []
    for index in pattern.segments.indices {
      if let binding = pattern.binding(at: index) { sources.append((.segment(index), binding)) }
    }
    for case .parameter(let key, let binding) in pattern.query {
      sources.append((.key(Array(key.utf8)), binding))
    }
    if let fragment = pattern.fragment { sources.append((.fragment, fragment)) }
    return sources
  }
}

extension PatternModel.Binding {
  /// Whether a link without the value means another value now: one of two defaults that differ, or
  /// one where it was `nil`, or `nil`.
  fileprivate func hasChangedDefault(_ reader: PatternModel.Binding) -> Bool {
    guard let text = spec.defaultText else {
      return spec.isOptional && reader.spec.defaultText != nil
    }
    return !reader.type.isValue(text, reader.spec.defaultText)
  }
}

extension ValueType {
  /// Whether two texts read as one value: `5` as `Double` is `5.0`.
  fileprivate func isValue(_ text: String, _ other: String?) -> Bool {
    guard let other else { return false }
    if text.utf8.elementsEqual(other.utf8) { return true }
    guard case .builtIn(let type, let range) = self else { return false }
    return type.canonical(Array(text.utf8), range).map { $0.utf8.elementsEqual(other.utf8) }
      ?? false
  }
}

extension PublishedLine {
  func hasCondition(_ key: String) -> Bool {
    pattern.query.contains { item in
      if case .condition(let other, _) = item { other.utf8.elementsEqual(key.utf8) } else { false }
    }
  }
}

extension PatternModel.QueryItem {
  fileprivate func isBefore(_ other: PatternModel.QueryItem) -> Bool {
    key.utf8.lexicographicallyPrecedes(other.key.utf8)
  }
}
