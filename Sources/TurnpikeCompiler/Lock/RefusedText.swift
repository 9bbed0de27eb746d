/// What a pattern reads that another does not: texts that show it. A type of the user's own counts as
/// reading every text, and what only it has read as no loss.
enum RefusedText {
  typealias Piece = ReachabilityCheck.Piece

  /// A text that the first piece accepts and the second does not; nil where none is found.
  @_optimize(none)
  static func of(_ piece: Piece, by other: Piece) -> [UInt8]? {
    if let narrow = piece.predicate, let wide = other.predicate, narrow.implies(wide) {
      return nil
    }
    if case .custom = piece.predicate?.type, other.predicate != nil { return nil }
    return candidates(piece, other).first { piece.mayAccept($0) && !other.mayAccept($0) }
  }

  /// A value's text that the first type reads and the second does not.
  static func of(_ type: ValueType, by other: ValueType) -> String? {
    if type == other || other.isString || type.implies(other) { return nil }
    if case .custom = type { return nil }
    return texts(type, other).first { text in
      let bytes = Array(text.utf8)
      return type.accepts(bytes) != false && other.accepts(bytes) == false
    }
  }

  /// Texts of a piece, with those that mean the same as others: `01`.
  static func texts(of piece: Piece) -> [[UInt8]] { candidates(piece, piece) }

  private static func candidates(_ piece: Piece, _ other: Piece) -> [[UInt8]] {
    if let texts = piece.texts { return texts }
    guard let predicate = piece.predicate else { return [] }
    let values =
      other.predicate.map { texts(predicate.type, $0.type) } ?? predicate.type.plainTexts
    return values.map { predicate.prefix + Array($0.utf8) + predicate.suffix }
  }

  /// Texts of a type, those first that lie next to the bounds of the other.
  @_optimize(none)
  private static func texts(_ type: ValueType, _ other: ValueType) -> [String] {
    switch type {
    case .words(_, let words): return words.map(\.text)
    case .custom: return ["x"] + other.plainTexts
    case .builtIn(let builtIn, let range):
      var texts = type.isString ? type.plainTexts : []
      var near: [String] = []
      if case .builtIn(let other, let narrower) = other, let form = other.numberForm {
        if form.isWhole, builtIn.numberForm?.isWhole == false { texts += ["0.5", "1.5", "-0.5"] }
        texts += form.bounds(narrower)?.beyond ?? []
        near = form.samples(narrower)
      }
      texts += type.plainTexts + near
      guard let form = builtIn.numberForm else { return texts }
      texts += form.samples(range)
      // Zeros before a number, fractions, and what only the wider of two types holds.
      texts += texts.prefix(8).map { "0" + $0 }
      return texts + ["0.1", "1e30", "-1e30", "1e300"]
    }
  }
}

extension ReachabilityCheck.Piece {
  /// Whether it accepts a text; the user's own types are taken to.
  func mayAccept(_ text: [UInt8]) -> Bool {
    predicate.map { $0.accepts(text) != false } ?? texts?.contains { $0 == text } ?? false
  }

  /// Whether both leave as much before and behind a value.
  func isAligned(with other: ReachabilityCheck.Piece) -> Bool {
    guard let predicate else { return true }
    guard let other = other.predicate else { return false }
    return predicate.prefix.count == other.prefix.count
      && predicate.suffix.count == other.suffix.count
  }

  /// Texts that it accepts, the plainest first.
  var plainTexts: [[UInt8]] {
    if let texts { return texts }
    guard let predicate else { return [] }
    return predicate.type.plainTexts.map { predicate.prefix + Array($0.utf8) + predicate.suffix }
  }
}

extension ValueType {
  /// Texts of the type as messages show them.
  @_optimize(none)
  var plainTexts: [String] {
    switch self {
    case .builtIn(.string, _), .custom: ["x", "y", "z", "x-y", "some-x"]
    case .builtIn(.uuid, _): samples + ["f81d4fae-7dec-4d0e-a765-00a0c91e6bf6"]
    case .builtIn(.date, _): samples + ["2027-02-01", "1999-12-31"]
    case .builtIn(.url, _): samples + ["https://example.com/b"]
    case .builtIn, .words: samples
    }
  }
}

extension IntegerBounds {
  /// The numbers next to the bounds that lie outside.
  @_optimize(none)
  fileprivate var beyond: [String] {
    var texts: [String] = []
    switch maximum {
    case .natural(let value) where value < .max: texts.append("\(value + 1)")
    case .negative(let value): texts.append("\(value + 1)")
    case .natural: texts.append("18446744073709551616")
    }
    switch minimum {
    case .natural(0): texts.append("-1")
    case .natural(let value): texts.append("\(value - 1)")
    case .negative(let value) where value > .min: texts.append("\(value - 1)")
    case .negative: texts.append("-9223372036854775809")
    }
    return texts
  }
}
