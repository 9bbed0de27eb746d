/// One pattern: a route's own or an alias's. Its parameters follow it.
package enum EntryRecord: RecordLayout {
  /// The index of the case that the pattern creates.
  package static var route: Field<Self, Int> { Field(0) }
  package static var parameterCount: Field<Self, Int> { Field(4) }
  package static var conditions: Field<Self, Address<ListRecord<ConditionRecord>>?> { Field(8) }
  /// The pattern as written in the file.
  package static var pattern: Field<Self, Address<TextRecord>> { Field(12) }
  package static var flags: Field<Self, Flags> { Field(16) }
  package static var attributes: Field<Self, Address<AttributesRecord>?> { Field(20) }
  /// The segments of the pattern.
  package static var segments: Field<Self, Address<ListRecord<SegmentRecord>>> { Field(24) }
  /// The links that may lead there; nil if all may.
  package static var restriction: Field<Self, Address<RestrictionRecord>?> { Field(28) }
  package static var size: Int { 32 }

  /// The parameter with an index in the route's order.
  @inline(__always)
  package static func parameter(_ index: Int) -> Field<Self, ParameterRecord> {
    Field(size + index * ParameterRecord.size)
  }

  package struct Flags: OptionSet, DigitValue {
    package let rawValue: Int

    @inline(__always)
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Another enum answers the rest after the pattern.
    package static var isMount: Flags { Flags(rawValue: 1) }
    /// The walk does not check its captures: they overlap with too many others to have a state for
    /// each combination.
    package static var isUnchecked: Flags { Flags(rawValue: 2) }
  }
}

extension TableView {
  /// The index of the case that an entry creates.
  package func route(_ entry: Address<EntryRecord>) -> Int { self[entry, EntryRecord.route] }

  /// The pattern as written in the file.
  package func pattern(_ entry: Address<EntryRecord>) -> String {
    string(self[entry, EntryRecord.pattern])
  }

  /// Whether another enum answers the rest after the pattern.
  package func isMount(_ entry: Address<EntryRecord>) -> Bool {
    self[entry, EntryRecord.flags].contains(.isMount)
  }

  /// Whether the pattern is an alias, so that its route is printed with another pattern.
  package func isAlias(_ entry: Address<EntryRecord>) -> Bool {
    let printed: Address<RouteRecord> = routes.element(route(entry))
    return self[entry, EntryRecord.pattern] != self[printed, RouteRecord.pattern]
  }

  /// The parameters in the route's order.
  package func parameters(_ entry: Address<EntryRecord>) -> [Address<ParameterRecord>] {
    (0..<self[entry, EntryRecord.parameterCount]).map { entry.inner(EntryRecord.parameter($0)) }
  }

  /// The keys that a query must have, with their values.
  package func queryConditions(_ entry: Address<EntryRecord>) -> [(key: String, value: String)] {
    guard let list = self[entry, EntryRecord.conditions] else { return [] }
    return indices(list).map { index in
      let condition: Address<ConditionRecord> = list.element(index)
      return (
        string(self[condition, ConditionRecord.key]), string(self[condition, ConditionRecord.value])
      )
    }
  }
}

/// A condition of a pattern: a query key and its required value.
package enum ConditionRecord: RecordLayout {
  package static var key: Field<Self, Address<TextRecord>> { Field(0) }
  package static var value: Field<Self, Address<TextRecord>> { Field(4) }
  package static var size: Int { 8 }
}
