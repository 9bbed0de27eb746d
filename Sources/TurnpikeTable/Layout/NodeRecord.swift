/// A node of the automaton: a state, which comes before a segment, or a question about the segment
/// that was read last. The node at the table's start leads nowhere.
package enum NodeRecord: RecordLayout {
  package static var kind: Field<Self, NodeKind> { Field(0) }
  package static var size: Int { 1 }
}

package enum NodeKind: Int, CaseIterable, DigitValue {
  /// No pattern goes on.
  case nowhere
  case state
  /// Asks whether the segment is of a type, and leads on by the answer.
  case test
  /// Two nodes to be tried in turn.
  case fork
  /// Looks the same segment up in another state.
  case delegate

  @inline(__always)
  package init(digit: Int) { self = NodeKind(rawValue: digit) ?? .nowhere }
}

/// Asks the segment.
package enum TestRecord: NodeLayout {
  package static var check: Field<Self, Address<CheckRecord>> { Field(4) }
  /// What comes before the value in the segment, and after it.
  package static var prefix: Field<Self, Address<TextRecord>> { Field(8) }
  package static var suffix: Field<Self, Address<TextRecord>> { Field(12) }
  package static var yes: Field<Self, Address<NodeRecord>> { Field(16) }
  package static var no: Field<Self, Address<NodeRecord>> { Field(20) }
  package static var size: Int { 24 }
}

/// Leads on in two ways.
package enum ForkRecord: NodeLayout {
  package static var first: Field<Self, Address<NodeRecord>> { Field(4) }
  package static var second: Field<Self, Address<NodeRecord>> { Field(8) }
  package static var size: Int { 12 }
}

/// Leads on by another state.
package enum DelegateRecord: NodeLayout {
  package static var state: Field<Self, Address<StateRecord>> { Field(4) }
  package static var size: Int { 8 }
}

/// A kind of node: its kind is the first byte.
package protocol NodeLayout: RecordLayout {}

extension Address where Record == NodeRecord {
  /// The address of the node that leads nowhere.
  package static var nowhere: Address { Address(0) }

  /// The node as a record of its own kind.
  @inline(__always)
  func `as`<Node: NodeLayout>(_ kind: Node.Type) -> Address<Node> { Address<Node>(offset) }
}

extension Address where Record: NodeLayout {
  /// The address as that of any node.
  @inline(__always)
  package var node: Address<NodeRecord> { Address<NodeRecord>(offset) }
}
