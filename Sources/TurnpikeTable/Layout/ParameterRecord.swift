/// One parameter as one pattern has it: where it stands in a link, and what the file says of it.
package struct ParameterRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var place: Field<Self, ParameterPlace> { Field(0) }
  package static var flags: Field<Self, Flags> { Field(1) }
  /// Of a segment or a rest: the segment's index.
  package static var segment: Field<Self, Int> { Field(4) }
  /// Of a query: what a link writes before the value.
  package static var key: Field<Self, Address<TextRecord>> { Field(4) }
  /// Of a segment: how many bytes stand before the value.
  package static var prefixLength: Field<Self, Int> { Field(8) }
  package static var suffixLength: Field<Self, Int> { Field(12) }
  /// Of a query or fragment: its index in the pattern's order, which an alias has of its own.
  package static var order: Field<Self, Int> { Field(8) }
  package static var check: Field<Self, Address<CheckRecord>> { Field(16) }
  package static var name: Field<Self, Address<TextRecord>> { Field(20) }
  package static var defaultText: Field<Self, Address<TextRecord>?> { Field(24) }
  package static var size: Int { 28 }

  package struct Flags: OptionSet, DigitValue {
    package let rawValue: Int

    @inline(__always)
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static var isOptional: Flags { Flags(rawValue: 1) }
    package static var isList: Flags { Flags(rawValue: 2) }
    package static var hasDefault: Flags { Flags(rawValue: 4) }
    package static var hasAffix: Flags { Flags(rawValue: 8) }
  }

  package var name: String { self[Self.name].string }
  /// What a link writes before the value in a query; in a path and a fragment the name.
  package var key: String { (place == .query ? self[Self.key] : self[Self.name]).string }
  @inline(__always)
  package var place: ParameterPlace { self[Self.place] }
  /// How its text decodes.
  package var kind: ValueKind { check.kind }
  package var isOptional: Bool { flags.contains(.isOptional) }
  @inline(__always)
  package var isList: Bool { flags.contains(.isList) }
  package var defaultText: String? { self[Self.defaultText]?.string }
  /// The name of the user's own type, nil for any other.
  package var customType: String? { check.customType?.string }

  /// Whether a link may leave it out.
  @inline(__always)
  var mayBeMissing: Bool { !flags.isDisjoint(with: [.isOptional, .hasDefault]) }
  /// Of a segment or a rest.
  @inline(__always)
  var segment: Int { self[Self.segment] }
  /// Of a query.
  @inline(__always)
  var keyBytes: UnsafeRawBufferPointer { self[Self.key].bytes }
  var nameBytes: UnsafeRawBufferPointer { self[Self.name].bytes }
  /// Of a query or fragment.
  var order: Int { self[Self.order] }
  /// The bytes of the default; none where there is no default.
  var defaultBytes: UnsafeRawBufferPointer {
    self[Self.defaultText]?.bytes ?? UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// What stands between a capture's prefix and its suffix.
  ///
  /// In bounds: the walk has matched them before it accepted.
  @inline(__always)
  func value(in segment: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard hasAffix else { return segment }
    let (prefix, suffix) = (self[Self.prefixLength], self[Self.suffixLength])
    return UnsafeRawBufferPointer(rebasing: segment[prefix..<(segment.count - suffix)])
  }

  @inline(__always)
  var hasAffix: Bool { flags.contains(.hasAffix) }
  @inline(__always)
  var check: CheckRecord { self[Self.check] }
  @inline(__always)
  private var flags: Flags { self[Self.flags] }

  /// The parameter behind it in the route's order.
  @inline(__always)
  var next: ParameterRecord { ParameterRecord(table: table, start: start + Self.size) }
}

/// Where a parameter stands in a link.
package enum ParameterPlace: Int, CaseIterable, DigitValue {
  case segment, rest, query, fragment
  /// An alias that leaves the parameter out.
  case absent

  @inline(__always)
  package init(digit: Int) { self = ParameterPlace(rawValue: digit) ?? .absent }
}
