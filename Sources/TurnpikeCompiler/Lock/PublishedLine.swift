/// A line that is out in the world, or could be: a pattern with the case that it leads to.
package struct PublishedLine: Sendable {
  /// Its bindings point at `parameters`.
  package let pattern: PatternModel
  package let parameters: [ParameterModel]
  package let caseName: String
  /// The mounted enum; nil for a line that leads to a case of its own.
  package let mount: String?

  /// A line of a table.
  package init(_ entry: TableEntry, of model: TableModel) {
    let route = model.routes[entry.route]
    self.init(
      pattern: entry.pattern, parameters: route.parameters, caseName: route.caseName,
      mount: entry.isMount ? route.mount : nil)
  }

  package init(
    pattern: PatternModel, parameters: [ParameterModel], caseName: String, mount: String?
  ) {
    self.pattern = pattern
    self.parameters = parameters
    self.caseName = caseName
    self.mount = mount
  }

  /// The same of a case that was renamed.
  package func renamed(_ caseName: String) -> PublishedLine {
    PublishedLine(pattern: pattern, parameters: parameters, caseName: caseName, mount: mount)
  }

  func name(_ binding: PatternModel.Binding) -> String { parameters[binding.parameter].wireName }
}

extension PublishedLine {
  /// The line as one entry of a table of published lines.
  ///
  /// - Parameter prefixCounts: How many segments there are after the prefix of each mount.
  func entry(_ index: Int, after prefixCounts: [Int] = []) -> TableEntry {
    TableEntry(
      route: index, pattern: pattern, isMount: mount != nil, prefixCounts: prefixCounts)
  }

  /// Whether one of the values is one that a parameter of the line reads, and none is another than a
  /// condition of the line asks for.
  func reads(_ conditions: [(key: String, value: String)]) -> Bool {
    var isRead = false
    for condition in conditions {
      guard
        let item = pattern.query.first(where: { $0.key.isSameBytes(as: condition.key) })
      else { return false }
      switch item {
      case .condition(_, let value):
        if !value.isSameBytes(as: condition.value) { return false }
      case .parameter(_, let binding):
        if binding.type.accepts(Array(condition.value.utf8)) == false { return false }
        isRead = true
      }
    }
    return isRead
  }
}

extension PublishedLine {
  /// Whether it alone answers all that another line does, with the same values, and names each text
  /// that the other names: for another case may take single words that no line names.
  package func covers(_ other: PublishedLine) -> Bool {
    guard caseName == other.caseName, mount == other.mount else { return false }
    let (own, entry) = (self.entry(0), other.entry(0))
    let count = other.pattern.segments.count
    let isEndless = mount != nil || !entry.hasRest || own.hasRest
    let hasConditions = own.hasConditions(in: entry.conditions)
    guard isEndless, hasConditions, own.conditions.count == entry.conditions.count else {
      return false
    }
    for length in entry.minimumSegmentCount...count {
      guard let texts = own.sets(length), let others = entry.sets(length) else {
        return false
      }
      for (texts, other) in zip(texts, others) {
        let isAlike = (other.value == nil) == (texts.value == nil)
        guard isAlike, texts.covers(other), other.isAligned(with: texts) else { return false }
      }
    }
    let values = ValueChanges(from: other, to: self)
    return values.changes.isEmpty && !values.assumesTypes
  }
}
