package import TurnpikeCompiler

extension TableModel {
  /// The lines that belong in the lock file of the table: the lines that links from outside match in
  /// every build, without the default route.
  package var publishedLines: [PublishedLine] {
    entries.filter { attribute(hiding: $0.restriction) == nil }
      .map { PublishedLine($0, routes[$0.route]) }
  }
}

extension PublishedLine {
  /// The `type` lines that the line needs, because a list of enum values has a named type.
  var typeTexts: [String] {
    pattern.query.compactMap { item in
      guard case .parameter(_, let binding) = item, binding.spec.isList,
        case .words(let name, let words) = binding.type
      else { return nil }
      return Self.typeText(name, words)
    }
  }

  /// The line with new names for types whose names have other values in the lock file.
  ///
  /// - Parameter types: The `type` lines of the lock file.
  func withTypesBeside(_ types: [String]) -> PublishedLine {
    changingSpecs { binding in
      guard binding.spec.isList, case .words(let name, let words) = binding.type else { return }
      let text = Self.typeText(name, words)
      var (free, number) = (name, 2)
      while types.contains(where: { $0.hasPrefix("type \(free) ") && $0 != text }),
        !types.contains(Self.typeText(free, words))
      {
        free = name + "\(number)"
        number += 1
      }
      binding.spec.type = .words(typeName: free, words)
    }
  }

  /// Whether this line matches all links of another line with the same values. A literal of the
  /// other line must be a literal of this line too, because another case can take single texts of a
  /// capture. A parameter can read the value of a condition.
  func covers(_ other: PublishedLine) -> Bool {
    let readers = readers()
    guard caseName == other.caseName, mount == other.mount,
      entry.conditions.follow(from: other.entry.conditions),
      other.entry.conditions.keys.allSatisfy({
        entry.conditions[$0] != nil || readers[.key($0)] != nil
      }),
      !assumesTypes(of: other),
      ValueChanges(from: other, to: self).findings.isEmpty
    else { return false }
    return other.entry.lengths(beside: [entry]).allSatisfy { length in
      guard let sets = entry.sets(length), let others = other.entry.sets(length),
        zip(sets, others).allSatisfy({ ($0.value == nil) == ($1.value == nil) }),
        other.keepsTexts(length, in: self)
      else { return false }
      do throws(LimitExceeded) {
        return try other.entry.path(length, outside: [entry]) == nil
      } catch {
        return false
      }
    }
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
}
