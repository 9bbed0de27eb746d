/// A line that is out in the world, or could be: a pattern with the case that it leads to.
package struct PublishedLine: Sendable {
  /// Its bindings point at `parameters`.
  package let pattern: PatternModel
  package let parameters: [ParameterModel]
  package let caseName: String
  /// The mounted enum; nil for a line that leads to a case of its own.
  package let mount: String?

  /// A line of a table.
  init(_ entry: TableEntry, of model: TableModel) {
    let route = model.routes[entry.route]
    self.init(
      pattern: entry.pattern, parameters: route.parameters, caseName: route.caseName,
      mount: entry.isMount ? route.mount : nil)
  }

  init(
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
  /// The same as one entry of a table of published lines.
  func entry(_ index: Int) -> TableEntry {
    TableEntry(
      route: index, pattern: pattern, isCanonical: true, isMount: mount != nil, attributes: nil,
      examples: [])
  }
}

extension TableModel {
  /// What a lock has of the table: every line but the default route's.
  package var publishedLines: [PublishedLine] {
    entries.map { PublishedLine($0, of: self) }
  }
}

extension PublishedLine {
  /// Whether it alone answers all that another line does, with the same values, and names each text
  /// that the other names: for another case may take single words that no line names.
  @_optimize(none)
  package func covers(_ other: PublishedLine) -> Bool {
    guard caseName == other.caseName, mount == other.mount else { return false }
    let (own, entry) = (self.entry(0), other.entry(0))
    let count = other.pattern.segments.count
    let isEndless = mount != nil || !entry.hasRest || own.hasRest
    let hasConditions = own.conditions.allSatisfy { condition in
      entry.conditions.contains {
        $0.key.utf8.elementsEqual(condition.key.utf8)
          && $0.value.utf8.elementsEqual(condition.value.utf8)
      }
    }
    return isEndless && hasConditions && own.conditions.count == entry.conditions.count
      && (entry.minimumSegmentCount...count).allSatisfy { length in
        guard let pieces = own.pieces(length), let others = entry.pieces(length) else {
          return false
        }
        return pieces.indices.allSatisfy {
          RefusedText.of(others[$0], by: pieces[$0]) == nil
            && (others[$0].predicate != nil || pieces[$0].predicate == nil)
            && (others[$0].predicate == nil || others[$0].isAligned(with: pieces[$0]))
        }
      } && ReadValues(published: other, line: self).changes.isEmpty
  }
}
