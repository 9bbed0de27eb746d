/// One pattern: a route's own or an alias's. Its parameters stand behind it.
package struct EntryRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var route: Field<Self, Int> { Field(0) }
  package static var parameterCount: Field<Self, Int> { Field(4) }
  package static var conditions: Field<Self, Address<ListRecord<ConditionRecord>>?> { Field(8) }
  package static var pattern: Field<Self, Address<TextRecord>> { Field(12) }
  package static var flags: Field<Self, Flags> { Field(16) }
  package static var attributes: Field<Self, Address<AttributesRecord>?> { Field(20) }
  /// What the pattern asks of each segment.
  package static var segments: Field<Self, Address<ListRecord<SegmentRecord>>> { Field(24) }
  package static var size: Int { 28 }

  package static func parameter(_ index: Int) -> Field<Self, ParameterRecord> {
    Field(size &+ index &* ParameterRecord.size)
  }

  package struct Flags: OptionSet, DigitValue {
    package let rawValue: Int

    @inline(__always)
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It has a parameter in its query or fragment.
    package static var hasQueryParameters: Flags { Flags(rawValue: 1) }
    package static var isMount: Flags { Flags(rawValue: 2) }
    /// The walk comes to it without having asked what its captures ask: too many overlap with
    /// others for a state to each set of them.
    package static var isUnchecked: Flags { Flags(rawValue: 4) }
  }

  /// The index of the case that it leads to.
  @inline(__always)
  package var route: Int { self[Self.route] }
  @inline(__always)
  package var parameterCount: Int { self[Self.parameterCount] }
  var conditions: ListRecord<ConditionRecord>? { self[Self.conditions] }
  /// The pattern as the file has it.
  package var pattern: TextRecord { self[Self.pattern] }
  var attributes: AttributesRecord? { self[Self.attributes] }
  var segments: ListRecord<SegmentRecord> { self[Self.segments] }
  @inline(__always)
  var flags: Flags { self[Self.flags] }
  /// Whether another enum answers what follows the pattern.
  package var isMount: Bool { flags.contains(.isMount) }
  /// Whether the pattern is an alias's: another one than its route prints by.
  package var isAlias: Bool {
    pattern.location != table.header.routes[route].pattern?.location
  }

  /// The parameter with an index in the route's order.
  ///
  /// In bounds: below `parameterCount`, or behind the last one and not read.
  @inline(__always)
  package func parameter(_ index: Int) -> ParameterRecord { inner(Self.parameter(index)) }

  /// The index of a parameter of the entry.
  @inline(__always)
  func index(of parameter: ParameterRecord) -> Int {
    (parameter.start - (start + Self.size)) / ParameterRecord.size
  }
}

/// A key with the value that a pattern asks of it.
package struct ConditionRecord: TableRecord, ListElement {
  let table: TableView
  let start: UnsafeRawPointer

  package static var key: Field<Self, Address<TextRecord>> { Field(0) }
  package static var value: Field<Self, Address<TextRecord>> { Field(4) }
  package static var size: Int { 8 }

  var key: TextRecord { self[Self.key] }
  var value: TextRecord { self[Self.value] }
}
