/// A piece of a pattern: a segment, an item of the query, or the fragment.
///
/// The same record describes the text that a link must contain, the position of a parameter, and
/// the form in which a link is created.
package enum PieceRecord: RecordLayout {
  package static var kind: Field<Self, Kind> { Field(0) }
  package static var form: Field<Self, Form> { Field(1) }
  /// Whether a capture has a text before or after it.
  package static var hasAffix: Field<Self, Bool> { Field(2) }
  /// Whether text that cannot be read counts as omitted.
  package static var isLenient: Field<Self, Bool> { Field(3) }
  /// A literal, the text before a capture, or the key of a query item.
  package static var text: Field<Self, Address<TextRecord>> { Field(4) }
  /// The text after a capture, or the value of a condition.
  package static var suffix: Field<Self, Address<TextRecord>> { Field(8) }
  /// The same texts percent-encoded, as a link has them.
  package static var printedText: Field<Self, Address<TextRecord>> { Field(12) }
  package static var printedSuffix: Field<Self, Address<TextRecord>> { Field(16) }
  /// The index of the segment, or of the query item; the fragment follows the items.
  package static var position: Field<Self, Int> { Field(20) }
  /// The type of the value.
  package static var check: Field<Self, Address<CheckRecord>> { Field(24) }
  /// The name of the parameter.
  package static var name: Field<Self, Address<TextRecord>> { Field(28) }
  package static var defaultText: Field<Self, Address<TextRecord>?> { Field(32) }
  /// How many captures of the pattern are before a capture.
  package static var capture: Field<Self, Int> { Field(36) }
  package static var size: Int { 40 }

  package enum Kind: Int, DigitValue {
    case literal, capture
    /// All segments from this one on.
    case rest
    /// A parameter, or a key that must have a value.
    case query, condition
    /// A key that a link must have, and one that it must not have.
    case key, noKey
    case fragment
    /// A parameter that an alias omits.
    case absent

    @inline(__always)
    package init(digit: Int) { self = Kind(rawValue: digit) ?? .absent }

    package var isCondition: Bool {
      switch self {
      case .condition, .key, .noKey: true
      case .literal, .capture, .rest, .query, .fragment, .absent: false
      }
    }
  }

  /// The number of values that a parameter has.
  package enum Form: Int, DigitValue {
    case single, optional, list

    @inline(__always)
    package init(digit: Int) { self = Form(rawValue: digit) ?? .single }
  }
}

extension TableView {
  package func name(_ piece: Address<PieceRecord>) -> String {
    string(self[piece, PieceRecord.name])
  }

  /// The key of a query parameter; the name of a capture or fragment.
  package func key(_ piece: Address<PieceRecord>) -> String {
    string(
      self[piece, self[piece, PieceRecord.kind] == .query ? PieceRecord.text : PieceRecord.name])
  }

  package func isOptional(_ piece: Address<PieceRecord>) -> Bool {
    self[piece, PieceRecord.form] == .optional
  }

  package func isList(_ piece: Address<PieceRecord>) -> Bool {
    self[piece, PieceRecord.form] == .list
  }

  /// Whether a link may omit a single value.
  package func mayBeMissing(_ piece: Address<PieceRecord>) -> Bool {
    isOptional(piece) || self[piece, PieceRecord.defaultText] != nil
  }

  package func defaultText(_ piece: Address<PieceRecord>) -> String? {
    text(self[piece, PieceRecord.defaultText])
  }

  /// The kind of its value.
  package func kind(_ piece: Address<PieceRecord>) -> ValueKind {
    self[self[piece, PieceRecord.check], CheckRecord.kind]
  }

  /// Returns the name of a custom type, or nil for any other type.
  package func customType(_ piece: Address<PieceRecord>) -> String? {
    customType(self[piece, PieceRecord.check])
  }

  /// The check of a capture.
  package func check(_ piece: Address<PieceRecord>) -> AffixedCheck {
    AffixedCheck(
      prefix: self[piece, PieceRecord.text], check: self[piece, PieceRecord.check],
      suffix: self[piece, PieceRecord.suffix])
  }
}
