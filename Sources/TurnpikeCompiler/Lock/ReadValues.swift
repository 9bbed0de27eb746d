/// What a line of a table reads of the links of a published line beyond their paths: whether every
/// key has its reader, which reads every value, and what is left out means the same.
struct ReadValues {
  /// Why a link is not answered as it was.
  enum Change {
    case keyLost(String, write: String)
    case fragmentLost(write: String)
    case listLost(String, write: String)
    case narrowed(String, was: ValueType, now: ValueType, text: String)
    case needs(String)
    /// Text that the type does not read stood for the default.
    case strict(String, defaultText: String, text: String)
    /// A default is nil where what is left out means `nil`.
    case defaultChanged(String, was: String?, now: String?)
    /// The empty text stood for the default, and is a value now.
    case emptyIsRead(String, defaultText: String)
    /// A parameter has the text that another one was published with.
    case readOtherwise(String, textOf: String)
  }

  let published: PublishedLine
  let line: PublishedLine

  var changes: [Change] {
    var changes: [Change] = []
    var renamed: [String] = []
    if let exchange { return [exchange] }
    for item in published.pattern.query.sorted(by: { $0.isBefore($1) }) {
      guard case .parameter(let key, let binding) = item else {
        if let change = conditionChange(item) { changes.append(change) }
        continue
      }
      changes += change(of: item, key, binding)
      if reader(of: key, in: line) == nil, let name = newName(of: binding) { renamed.append(name) }
    }
    for item in line.pattern.query {
      // A parameter that most likely has a new key is reported with the old key.
      guard case .parameter(let key, let binding) = item, !binding.mayBeMissing,
        !renamed.contains(line.name(binding)),
        reader(of: key, in: published) == nil, !published.hasCondition(key)
      else { continue }
      changes.append(.needs(key))
    }
    return changes + fragmentChanges + pathChanges
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
  private var exchange: Change? {
    let names = Set(line.bindings.map(line.name))
    for (source, binding) in published.sources {
      let other = published.name(binding)
      guard names.contains(other),
        let reader = line.sources.first(where: { $0.source == source })?.binding
      else { continue }
      let name = line.name(reader)
      if name != other, published.bindings.contains(where: { published.name($0) == name }) {
        return .readOtherwise(name, textOf: other)
      }
    }
    return nil
  }

  /// A value that a condition asked for, and that a parameter does not read.
  private func conditionChange(_ item: PatternModel.QueryItem) -> Change? {
    guard case .condition(let key, let value) = item, let reader = reader(of: key, in: line) else {
      return nil
    }
    let was = ValueType.words(
      typeName: "", [ValueType.Word(text: value, swiftName: Naming.caseName(ofWord: value))])
    let isMissing = value.isEmpty && !reader.type.isString
    let isRead = isMissing ? reader.mayBeMissing : reader.type.accepts(Array(value.utf8)) != false
    return isRead ? nil : .narrowed(line.name(reader), was: was, now: reader.type, text: value)
  }

  private func change(
    of item: PatternModel.QueryItem, _ key: String, _ binding: PatternModel.Binding
  ) -> [Change] {
    let name = published.name(binding)
    guard let reader = reader(of: key, in: line) else {
      return [.keyLost(key, write: proposal(for: item, key))]
    }
    if binding.spec.isList, !reader.spec.isList {
      return [.listLost(key, write: published.text(item, .plain))]
    }
    return change(name, key, binding, reader)
  }

  private func change(
    _ name: String, _ key: String, _ binding: PatternModel.Binding,
    _ reader: PatternModel.Binding
  ) -> [Change] {
    var changes: [Change] = []
    if let text = binding.type.text(refusedBy: reader.type) {
      changes.append(.narrowed(name, was: binding.type, now: reader.type, text: text))
    }
    if binding.spec.isLenient, !reader.spec.isLenient, let defaultText = binding.spec.defaultText,
      let text = ValueType.builtIn(.string, nil).text(refusedBy: reader.type)
    {
      changes.append(.strict(name, defaultText: defaultText, text: text))
    }
    if binding.mayBeMissing, !reader.mayBeMissing {
      changes.append(.needs(key))
    } else if binding.hasChangedDefault(reader) {
      changes.append(
        .defaultChanged(name, was: binding.spec.defaultText, now: reader.spec.defaultText))
    } else if let text = binding.spec.defaultText, !binding.type.isString, reader.type.isString {
      changes.append(.emptyIsRead(name, defaultText: text))
    }
    return changes
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

  private var fragmentChanges: [Change] {
    guard let fragment = published.pattern.fragment else {
      return line.pattern.fragment.map { fragment in
        fragment.mayBeMissing ? [] : [.needs(line.name(fragment))]
      } ?? []
    }
    guard let reader = line.pattern.fragment else {
      return [.fragmentLost(write: "#" + published.capture(fragment, .plain))]
    }
    return change(published.name(fragment), line.name(reader), fragment, reader)
  }

  /// What a path leaves out at its end.
  private var pathChanges: [Change] {
    published.pattern.segments.enumerated().compactMap { index, segment in
      guard case .capture(_, let binding, _) = segment, binding.mayBeMissing,
        line.pattern.minimumSegmentCount <= index
      else { return nil }
      let name = published.name(binding)
      guard index < line.pattern.segments.count else {
        // An alias without it has the route's own.
        let parameter = line.parameters.first { $0.wireName == name }
        guard let parameter, let was = binding.spec.defaultText,
          !parameter.type.isValue(was, parameter.spec.defaultText)
        else { return nil }
        return .defaultChanged(name, was: was, now: parameter.spec.defaultText)
      }
      guard case .capture(_, let reader, _) = line.pattern.segments[index], reader.mayBeMissing,
        binding.hasChangedDefault(reader)
      else { return nil }
      return .defaultChanged(name, was: binding.spec.defaultText, now: reader.spec.defaultText)
    }
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
