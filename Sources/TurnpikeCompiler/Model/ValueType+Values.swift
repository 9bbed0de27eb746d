extension ValueType {
  /// Whether a decoded text is a value of the type; nil for the user's own types.
  func accepts(_ text: [UInt8]) -> Bool? {
    switch self {
    case .builtIn(let type, let range): type.accepts(text, range)
    case .words(_, let words): words.contains { $0.text.utf8.elementsEqual(text) }
    case .custom: nil
    }
  }

  /// The text that a value prints, of any text of the type; nil if it is not one.
  func canonical(_ text: String) -> String? {
    switch self {
    case .builtIn(let type, let range): type.canonical(Array(text.utf8), range)
    case .words(_, let words): words.contains { $0.text == text } ? text : nil
    case .custom: text
    }
  }

  /// Texts of the type, the plainest first; among those of two types that overlap is one that both
  /// accept: a range's lower bound, or next to a bound.
  package var samples: [String] {
    switch self {
    case .builtIn(let type, let range): type.samples(range)
    case .words(_, let words): words.map(\.text)
    case .custom: ["a"]
    }
  }

  /// Whether finitely many texts read as a value.
  var isFinite: Bool {
    switch self {
    case .builtIn(let type, _): type.allTexts != nil
    case .words: true
    case .custom: false
    }
  }

  /// Whether it is certain that the two have no value in common: ranges of one whole-number type
  /// that lie apart.
  func isDisjoint(from other: ValueType) -> Bool {
    guard case .builtIn(let type, .some(let range)) = self,
      case .builtIn(let otherType, .some(let otherRange)) = other, type == otherType,
      type.numberForm?.isWhole == true
    else { return false }
    return range.isBelow(otherRange) || otherRange.isBelow(range)
  }

  /// Whether it is a number whose range has no negative value.
  package var isNeverNegative: Bool {
    guard case .builtIn(let type, let range) = self else { return false }
    return type.numberForm?.bounds(range).map { $0.minimum >= .natural(0) } ?? false
  }

  /// The type without the name of an enum, which does not matter to links.
  var withoutName: ValueType {
    if case .words(_, let words) = self { .words(typeName: "", words) } else { self }
  }

  /// Whether the value is text as it is.
  var isString: Bool {
    if case .builtIn(.string, _) = self { true } else { false }
  }
}

extension BuiltInType {
  /// Whether a range may narrow it.
  package var isNumber: Bool { numberForm != nil }
}
