/// A state of the automaton: what a link may go on with, and what ends there.
package struct StateRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  /// Of a state from which a mounted enum reads on, how many segments the prefix has.
  package static var prefixCount: Field<Self, SegmentCount> { Field(2) }
  /// Where any segment leads but the literals.
  package static var otherwise: Field<Self, Address<NodeRecord>> { Field(4) }
  /// The only entry that ends here; or a list of entries, the best first.
  package static var entry: Field<Self, Address<EntryRecord>> { Field(8) }
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(8) }
  package static var indexedEntries: Field<Self, Address<IndexedListRecord>> { Field(8) }
  /// The case of the only entry.
  package static var route: Field<Self, Int> { Field(12) }
  package static var captures: Field<Self, CaptureIndices> { Field(16) }
  package static var size: Int { 20 }
  /// The literals stand behind a state that has some.
  package static var literals: Field<Self, LiteralsRecord> { Field(size) }
  package static var wholeTexts: Field<Self, WholeTextsRecord<NodeRecord>> { Field(size) }

  @inline(__always)
  var node: NodeRecord { NodeRecord(table: table, start: start) }
  @inline(__always)
  var otherwise: NodeRecord { self[Self.otherwise] }
  @inline(__always)
  var route: Int { self[Self.route] }
  @inline(__always)
  var captures: CaptureIndices { self[Self.captures] }
  @inline(__always)
  var prefixCount: Int { self[Self.prefixCount].digit }
  /// Where the address of the only entry stands.
  @inline(__always)
  var entry: Location<Address<EntryRecord>> { reference(Self.entry) }

  /// The literals of a state that has some with a window.
  @inline(__always)
  var literals: LiteralsRecord { inner(Self.literals) }
  @inline(__always)
  var wholeTexts: WholeTextsRecord<NodeRecord> { inner(Self.wholeTexts) }

  /// Whether the state leads to itself by whatever segment there is, as that of a rest does.
  var takesAll: Bool { node.kindByte == NodeKind.late.byte && otherwise.start == start }

  /// What ends at a state.
  enum Accepted {
    case nothing
    /// An entry that the path decides for, but perhaps its query.
    case entry(Location<Address<EntryRecord>>)
    /// Entries to be asked in their order.
    case list(ListRecord<Address<EntryRecord>>)
    case indexedList(IndexedListRecord)
  }

  @inline(__always)
  var accepted: Accepted {
    switch node[NodeRecord.accepting] {
    case .nothing, .pending: .nothing
    case .entry, .entryAndQuery, .mount: .entry(entry)
    case .list: .list(self[Self.entries])
    case .indexedList: .indexedList(self[Self.indexedEntries])
    }
  }
}

/// How many segments a pattern has; or 63, where it has more.
package struct SegmentCount: DigitValue {
  package let digit: Int

  @inline(__always)
  package init(digit: Int) {
    self.digit = digit
  }

  package init(_ count: Int) {
    digit = min(count, 63)
  }
}

/// How what ends at a node is found.
package enum AcceptKind: Int, CaseIterable, DigitValue {
  case nothing
  /// One entry that the path alone decides for.
  case entry
  /// One entry with parameters in the query or fragment.
  case entryAndQuery
  case list
  /// The node asks for the segment before.
  case pending
  /// A list with an index of its conditions.
  case indexedList
  /// One entry that mounts another enum, without conditions, and no other whatever follows.
  case mount

  package init(digit: Int) { self = AcceptKind(rawValue: digit) ?? .nothing }
}
