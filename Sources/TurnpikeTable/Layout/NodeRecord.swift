/// A node of the automaton: a state before a segment, or a test of the last segment.
///
/// The node at the start of the table leads nowhere.
package enum NodeRecord: RecordLayout {
  package static var kind: Field<Self, NodeKind> { Field(0) }
  package static var size: Int { 1 }
}

package enum NodeKind: Int, CaseIterable, DigitValue {
  /// No pattern matches.
  case nowhere
  case state
  /// Tests whether the last segment is of a type.
  case test
  /// Leads to two nodes that are tried in turn.
  case fork
  /// Looks up the same segment in another state.
  case delegate

  @inline(__always)
  package init(digit: Int) { self = NodeKind(rawValue: digit) ?? .nowhere }
}

/// A test of the last segment, with a node for each result.
package enum TestRecord: NodeLayout {
  package static var check: Field<Self, Address<CheckRecord>> { Field(4) }
  /// The text before the value in the segment, and the text after it.
  package static var prefix: Field<Self, Address<TextRecord>> { Field(8) }
  package static var suffix: Field<Self, Address<TextRecord>> { Field(12) }
  package static var yes: Field<Self, Address<NodeRecord>> { Field(16) }
  package static var no: Field<Self, Address<NodeRecord>> { Field(20) }
  package static var size: Int { 24 }
}

/// A fork with two nodes that are tried in turn.
package enum ForkRecord: NodeLayout {
  package static var first: Field<Self, Address<NodeRecord>> { Field(4) }
  package static var second: Field<Self, Address<NodeRecord>> { Field(8) }
  package static var size: Int { 12 }
}

/// A lookup of the same segment in another state.
package enum DelegateRecord: NodeLayout {
  package static var state: Field<Self, Address<StateRecord>> { Field(4) }
  package static var size: Int { 8 }
}

/// The layout of a kind of node. The first byte is its kind.
package protocol NodeLayout: RecordLayout {}

extension Address where Record == NodeRecord {
  /// The address of the node that leads nowhere.
  package static var nowhere: Address { Address(0) }

  /// The address of the node as a record of its kind.
  @inline(__always)
  func `as`<Node: NodeLayout>(_ kind: Node.Type) -> Address<Node> { Address<Node>(offset) }
}

extension Address where Record: NodeLayout {
  /// The address as an address of a node.
  @inline(__always)
  package var node: Address<NodeRecord> { Address<NodeRecord>(offset) }
}
