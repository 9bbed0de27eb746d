/// A node of the automaton: a state, which stands before a segment, or what asks for the segment
/// before. That at the table's start leads nowhere.
package struct NodeRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var kind: Field<Self, NodeKind> { Field(0) }
  package static var accepting: Field<Self, AcceptKind> { Field(1) }
  package static var size: Int { 2 }

  enum Content {
    case state(StateRecord)
    case test(TestRecord)
    case fork(ForkRecord)
    case delegate(DelegateRecord)
    case nowhere
  }

  var content: Content {
    switch self[Self.kind] {
    case .plain, .window, .hashedWindow, .wholeTexts, .late: .state(state)
    case .test: .test(TestRecord(table: table, start: start))
    case .fork: .fork(ForkRecord(table: table, start: start))
    case .delegate: .delegate(DelegateRecord(table: table, start: start))
    case .nowhere: .nowhere
    }
  }

  /// The kind as it stands.
  @inline(__always)
  var kindByte: UInt8 { byte(Self.kind) }

  @inline(__always)
  var isState: Bool { kindByte <= NodeKind.late.byte }

  var isFork: Bool { kindByte == NodeKind.fork.byte }

  @inline(__always)
  var isNowhere: Bool { start == table.base }

  /// The same as a state, which it must be.
  @inline(__always)
  var state: StateRecord { StateRecord(table: table, start: start) }

  /// How what ends here is found, as it stands.
  @inline(__always)
  var acceptByte: UInt8 { byte(Self.accepting) }
}

/// The kinds of node, the states first.
package enum NodeKind: Int, CaseIterable, DigitValue {
  /// A state with captures alone.
  case plain = 1
  /// A state with a few literals, told apart by a window of the link's next bytes.
  case window
  /// A state with many literals, told apart by the same in two steps.
  case hashedWindow
  /// A state with literals told apart by their whole texts: such as a link may write in several ways,
  /// and those of a late state.
  case wholeTexts
  /// A state with captures alone, behind more segments than a buffer remembers, it may be: a rest
  /// leads to itself.
  case late
  /// Asks whether the segment is of a type, and leads on by the answer.
  case test
  /// Two states to be tried in turn.
  case fork
  /// Looks the same segment up in another state.
  case delegate
  /// No pattern goes on.
  case nowhere

  package init(digit: Int) { self = NodeKind(rawValue: digit) ?? .nowhere }
}

/// Asks the segment before.
package struct TestRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  /// Whether something stands before or behind the value.
  package static var hasAffix: Field<Self, Bool> { Field(2) }
  package static var check: Field<Self, Address<CheckRecord>> { Field(4) }
  package static var prefix: Field<Self, Address<TextRecord>> { Field(8) }
  package static var suffix: Field<Self, Address<TextRecord>> { Field(12) }
  package static var yes: Field<Self, Address<NodeRecord>> { Field(16) }
  package static var no: Field<Self, Address<NodeRecord>> { Field(20) }
  package static var size: Int { 24 }

  var hasAffix: Bool { self[Self.hasAffix] }
  var check: CheckRecord { self[Self.check] }
  var affixed: AffixedCheck {
    AffixedCheck(prefix: self[Self.prefix], check: check, suffix: self[Self.suffix])
  }
  var yes: NodeRecord { self[Self.yes] }
  var no: NodeRecord { self[Self.no] }
}

/// Leads on in two ways.
package struct ForkRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var first: Field<Self, Address<NodeRecord>> { Field(4) }
  package static var second: Field<Self, Address<NodeRecord>> { Field(8) }
  package static var size: Int { 12 }

  var first: NodeRecord { self[Self.first] }
  var second: NodeRecord { self[Self.second] }
}

/// Leads on by another state.
package struct DelegateRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var state: Field<Self, Address<StateRecord>> { Field(4) }
  package static var size: Int { 8 }

  var state: StateRecord { self[Self.state] }
}

/// A kind of node.
package protocol NodeLayout: RecordLayout {}

extension StateRecord: NodeLayout {}
extension TestRecord: NodeLayout {}
extension ForkRecord: NodeLayout {}
extension DelegateRecord: NodeLayout {}

extension Address where Record == NodeRecord {
  /// That of the node that leads nowhere.
  package static var nowhere: Address { Address(0) }
}

extension Address where Record: NodeLayout {
  /// The address as that of any node.
  package var node: Address<NodeRecord> { Address<NodeRecord>(offset) }
}
