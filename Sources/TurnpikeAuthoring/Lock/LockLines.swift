package import TurnpikeCompiler

extension LockText {
  /// What a lock starts with.
  static func header(of name: String) -> String {
    "# Links of \(name) that are out in the world. Written by 'turnpike-tool lock'.\n"
  }
}

extension TableModel {
  /// The lines that belong in the lock file of the table: all that links from outside match in every
  /// build, without the default route.
  package var publishedLines: [PublishedLine] {
    entries.filter { attribute(hiding: $0.restriction) == nil }.map { PublishedLine($0, of: self) }
  }
}

extension PublishedLine {
  /// The pattern as a lock has it.
  var patternText: String { pattern(.whole) }

  /// The `type` lines that the line needs: lists of words have no spelling of their own.
  var typeTexts: [String] {
    queryBindings.compactMap { binding in
      guard binding.spec.isList, case .words(let name, let words) = binding.type else { return nil }
      return Self.typeText(name, words)
    }
  }

  /// The same with other names for types that a list of other words has already: `type` lines.
  func withTypesBeside(_ types: [String]) -> PublishedLine {
    var pattern = pattern
    pattern.query = pattern.query.map { item in
      guard case .parameter(let key, var binding) = item, binding.spec.isList,
        case .words(let name, let words) = binding.type
      else { return item }
      let text = Self.typeText(name, words)
      var (free, number) = (name, 2)
      while types.contains(where: { $0.hasPrefix("type \(free) ") && $0 != text }),
        !types.contains(Self.typeText(free, words))
      {
        free = name + "\(number)"
        number += 1
      }
      binding.spec.type = .words(typeName: free, words)
      return .parameter(key: key, binding)
    }
    return PublishedLine(
      pattern: pattern, parameters: parameters, caseName: caseName, mount: mount)
  }

  /// Whether this line matches all links of another line by itself, with the same values, and names
  /// each text that the other one names, because another case can take single texts that no line
  /// names.
  func covers(_ other: PublishedLine) -> Bool {
    guard caseName == other.caseName, mount == other.mount,
      mount != nil || !other.entry.hasRest || entry.hasRest,
      entry.conditions.count == other.entry.conditions.count,
      entry.hasConditions(in: other.entry.conditions)
    else { return false }
    for length in other.entry.minimumSegmentCount...other.entry.segments.count {
      guard let sets = entry.sets(length), let others = other.entry.sets(length) else {
        return false
      }
      for (set, other) in zip(sets, others) {
        let isAlike = (set.value == nil) == (other.value == nil)
        guard isAlike, set.covers(other) else { return false }
      }
      if !other.keepsTexts(length, in: self) { return false }
    }
    return !assumesTypes(of: other)
      && ValueChanges(from: other, to: self).isEmpty
  }

  /// Whether a type of the app's own reads what the other line published with another type. It can
  /// read less.
  private func assumesTypes(of other: PublishedLine) -> Bool {
    let readers = readers()
    return other.readings().contains { reading in
      guard let type = readers[reading.source]?.spec.type, case .custom = type else {
        return false
      }
      return type != reading.spec.type
    }
  }

  private static func typeText(_ name: String, _ words: [ValueType.Word]) -> String {
    "type \(name) = " + words.map(\.text).joined(separator: "|")
  }

  private var queryBindings: [PatternModel.Binding] {
    pattern.query.compactMap { if case .parameter(_, let binding) = $0 { binding } else { nil } }
  }
}
