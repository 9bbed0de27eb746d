/// A step in printing a route, in the order of its parameters. The next step follows it.
package enum StepRecord: RecordLayout {
  package static var kind: Field<Self, Kind> { Field(0) }
  package static var flags: Field<Self, Flags> { Field(1) }
  /// The text before the value, encoded.
  package static var lead: Field<Self, Address<TextRecord>> { Field(4) }
  /// The text after the value in its segment, encoded.
  package static var tail: Field<Self, Address<TextRecord>> { Field(8) }
  package static var defaultText: Field<Self, Address<TextRecord>?> { Field(12) }
  package static var size: Int { 16 }
  /// The last step has only a kind.
  package static var endSize: Int { 4 }
  /// The step a number of steps after a first one.
  package static func step(_ index: Int) -> Field<Self, StepRecord> { Field(index * size) }

  package enum Kind: Int, CaseIterable, DigitValue {
    case end
    /// A text of the path that is always printed, before a value that may be omitted.
    case text
    case capture, rest
    /// The text after the last value, and the end of the path.
    case endOfPath
    case query, condition, fragment

    @inline(__always)
    package init(digit: Int) { self = Kind(rawValue: digit) ?? .end }
  }

  package struct Flags: OptionSet, DigitValue {
    package let rawValue: Int

    @inline(__always)
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It prints the first segment.
    package static var isFirst: Flags { Flags(rawValue: 1) }
    package static var mayBeMissing: Flags { Flags(rawValue: 2) }
    package static var hasTail: Flags { Flags(rawValue: 4) }
  }
}
