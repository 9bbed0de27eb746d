/// A parameter of a pattern: its location in a link, and its declaration in the file.
package enum ParameterRecord: RecordLayout {
  package static var place: Field<Self, ParameterPlace> { Field(0) }
  package static var flags: Field<Self, Flags> { Field(1) }
  /// The index of the segment, for a capture or a rest.
  package static var segment: Field<Self, Int> { Field(4) }
  /// The key, for a query parameter.
  package static var key: Field<Self, Address<TextRecord>> { Field(4) }
  /// The number of bytes before the value, for a capture.
  package static var prefixLength: Field<Self, Int> { Field(8) }
  package static var suffixLength: Field<Self, Int> { Field(12) }
  /// The index in the order of the entry's own pattern, for a query or fragment.
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
    /// Text that cannot be read counts as omitted.
    package static var isLenient: Flags { Flags(rawValue: 16) }

    /// Whether a link may omit it.
    @inline(__always)
    package var mayBeMissing: Bool { !isDisjoint(with: [.isOptional, .hasDefault]) }
  }
}

extension TableView {
  package func name(_ parameter: Address<ParameterRecord>) -> String {
    string(self[parameter, ParameterRecord.name])
  }

  /// The key of a query parameter; the name of a capture or fragment.
  package func key(_ parameter: Address<ParameterRecord>) -> String {
    self[parameter, ParameterRecord.place] == .query
      ? string(self[parameter, ParameterRecord.key]) : name(parameter)
  }

  package func isOptional(_ parameter: Address<ParameterRecord>) -> Bool {
    self[parameter, ParameterRecord.flags].contains(.isOptional)
  }

  package func isList(_ parameter: Address<ParameterRecord>) -> Bool {
    self[parameter, ParameterRecord.flags].contains(.isList)
  }

  package func defaultText(_ parameter: Address<ParameterRecord>) -> String? {
    text(self[parameter, ParameterRecord.defaultText])
  }

  /// The kind of its value.
  package func kind(_ parameter: Address<ParameterRecord>) -> ValueKind {
    self[self[parameter, ParameterRecord.check], CheckRecord.kind]
  }

  /// The name of the user's own type; nil for any other type.
  package func customType(_ parameter: Address<ParameterRecord>) -> String? {
    customType(self[parameter, ParameterRecord.check])
  }
}

/// The part of a link that contains a parameter.
package enum ParameterPlace: Int, CaseIterable, DigitValue {
  case segment, rest, query, fragment
  /// None; an alias omits the parameter.
  case absent

  @inline(__always)
  package init(digit: Int) { self = ParameterPlace(rawValue: digit) ?? .absent }
}
