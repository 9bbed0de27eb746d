/// A step of those that print a route, in the order of its parameters; the next one stands behind it.
package struct StepRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var kind: Field<Self, Kind> { Field(0) }
  package static var flags: Field<Self, Flags> { Field(1) }
  /// What stands before the value, encoded.
  package static var lead: Field<Self, Address<TextRecord>> { Field(4) }
  /// What stands behind it in a segment, encoded.
  package static var tail: Field<Self, Address<TextRecord>> { Field(8) }
  package static var defaultText: Field<Self, Address<TextRecord>?> { Field(12) }
  package static var size: Int { 16 }
  /// The last step has a kind alone.
  package static var endSize: Int { 4 }
  /// The step as far behind a first one.
  package static func step(_ index: Int) -> Field<Self, StepRecord> { Field(index &* size) }

  package enum Kind: Int, CaseIterable, DigitValue {
    case end
    /// Text of the path that always stands, before a value that may not.
    case text
    case capture, rest
    /// What stands behind the last value, and the end of the path.
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

  @inline(__always)
  var kind: Kind { self[Self.kind] }
  @inline(__always)
  var isCapture: Bool { byte(Self.kind) == Kind.capture.byte }
  @inline(__always)
  var flags: Flags { self[Self.flags] }
  @inline(__always)
  var lead: UnsafeRawBufferPointer { self[Self.lead].bytes }
  var tail: UnsafeRawBufferPointer { self[Self.tail].bytes }
  var defaultText: UnsafeRawBufferPointer? { self[Self.defaultText]?.bytes }

  @inline(__always)
  var next: StepRecord { inner(Self.step(1)) }
}
