extension ValueType {
  /// The type as a file writes it: `Int 1...5`, `new|price`.
  package var spelling: String {
    switch self {
    case .builtIn(let type, let range): type.rawValue + (range.map { " " + $0.text } ?? "")
    case .words(_, let words): words.map(\.text).joined(separator: "|")
    case .custom(let name): name
    }
  }

  /// Returns whether a decoded text is a value of the type, or nil for custom types.
  func accepts(_ text: [UInt8]) -> Bool? {
    switch self {
    case .builtIn(let type, let range): type.accepts(text, range)
    case .words(_, let words): words.contains { $0.text.utf8.elementsEqual(text) }
    case .custom: nil
    }
  }

  /// Returns the canonical text of a value, or nil if the text is not a value of the type.
  func canonical(_ text: String) -> String? {
    switch self {
    case .builtIn(let type, let range): type.canonical(Array(text.utf8), range)
    case .words(_, let words): words.contains { $0.text == text } ? text : nil
    case .custom: text
    }
  }

  /// Texts of the type, the simplest first. If two types overlap, one of the texts is a value of
  /// both types, because the texts include the bounds of ranges and the numbers next to them.
  package var samples: [String] {
    switch self {
    case .builtIn(let type, let range): type.samples(range)
    case .words(_, let words): words.map(\.text)
    case .custom: ["a"]
    }
  }

  /// Whether only a finite number of texts are values. There is no limit to the texts of a number: `1`,
  /// `01`, `001`.
  var isFinite: Bool {
    switch self {
    case .builtIn(let type, _): type == .bool
    case .words: true
    case .custom: false
    }
  }

  /// Returns whether two types certainly have no common value: they are ranges of one integer type
  /// that do not overlap.
  func isDisjoint(from other: ValueType) -> Bool {
    guard case .builtIn(let type, .some(let range)) = self,
      case .builtIn(let otherType, .some(let otherRange)) = other, type == otherType,
      type.numberForm?.isWhole == true
    else { return false }
    return range.isBelow(otherRange) || otherRange.isBelow(range)
  }

  /// The type without the name of an enum, which does not affect links.
  var withoutName: ValueType {
    if case .words(_, let words) = self { .words(typeName: "", words) } else { self }
  }

  /// Whether the value is the text itself.
  var isString: Bool {
    if case .builtIn(.string, _) = self { true } else { false }
  }
}

extension BuiltInType {
  /// Whether the type can have a range.
  package var isNumber: Bool { numberForm != nil }
}
