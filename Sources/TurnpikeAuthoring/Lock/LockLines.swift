package import TurnpikeCompiler

extension LockText {
  /// What a lock starts with.
  static func header(of name: String) -> String {
    "# Links of \(name) that are out in the world. Written by 'swift package turnpike lock'.\n"
  }
}

extension TableModel {
  /// The lines that belong in the lock file of the table: all that links from outside match in every
  /// build, without the default route.
  package var publishedLines: [PublishedLine] {
    let lines = PublicLines(self)
    return entries.filter { lines.contains($0.restriction) }.map { PublishedLine($0, of: self) }
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

  private static func typeText(_ name: String, _ words: [ValueType.Word]) -> String {
    "type \(name) = " + words.map(\.text).joined(separator: "|")
  }

  private var queryBindings: [PatternModel.Binding] {
    pattern.query.compactMap { if case .parameter(_, let binding) = $0 { binding } else { nil } }
  }
}
