/// Matches a path with the automaton of a table.
///
/// Each segment is looked up once, so the time is linear in the path's length for any table.
struct PathWalk: ~Escapable {
  let link: Span<UInt8>
  let table: TableView

  /// A position in the walk: a state or a fork, and the remaining segments.
  struct Branch {
    let node: Address<NodeRecord>
    let segments: PathSegments
  }

  /// The end of a path that patterns match.
  struct End {
    let state: Address<StateRecord>
    let position: Int
    let bounds: SegmentBounds
  }

  @_lifetime(copy link, copy table)
  @inline(__always)
  init(_ link: Span<UInt8>, _ table: TableView) {
    self.link = link
    self.table = table
  }

  /// The end of a path; nil if no pattern matches that far.
  ///
  /// - Parameter branches: Receives the second branch of each fork.
  @inline(__always)
  func end(of branch: Branch, _ branches: inout [Branch], _ decodes: CustomCheck) -> End? {
    var (node, segments) = (branch.node, branch.segments)
    var bounds = SegmentBounds()
    var hasEscapes = false
    while true {
      if table[node, NodeRecord.kind] != .state {
        guard let state = firstState(of: node, segments, &branches) else { return nil }
        node = state.node
      }
      let state = node.as(StateRecord.self)
      guard let segment = segments.next(in: link) else {
        bounds.finish(segments.position, isPlain: !hasEscapes && !segments.hasPort)
        return End(state: state, position: segments.position, bounds: bounds)
      }
      if segment.isDots { return nil }
      bounds.append(segment.start)
      hasEscapes = hasEscapes || segment.hasPercent
      node = target(of: segment, from: state)
      if table[node, NodeRecord.kind] != .state { node = settled(node, by: segment, decodes) }
    }
  }

  /// The node that a segment leads to from a state.
  @inline(__always)
  private func target(
    of segment: PathSegments.Segment, from address: Address<StateRecord>
  ) -> Address<NodeRecord> {
    let state = table[address]
    let bits = state[StateRecord.literalBits].digit
    if bits > 0 {
      let literals = TextMap(slots: state[StateRecord.literals], bits: bits)
      if let literal = literal(segment, among: literals) { return literal }
    }
    return state[StateRecord.otherwise]
  }

  /// The node of the literal that equals a segment; nil if there is none.
  @inline(__always)
  private func literal(
    _ segment: PathSegments.Segment, among literals: TextMap<NodeRecord>
  ) -> Address<NodeRecord>? {
    if segment.hasPercent { return table.target(of: segment.text(of: link), in: link, literals) }
    var hash = TextHash()
    hash.append(segment.head)
    let count = segment.end - segment.start
    if count > 8 { hash.append(link, segment.start + 8..<segment.end) }
    return table.target(of: hash, in: literals) { text in
      let start = text.offset + TextRecord.size
      guard table[text, TextRecord.count] == count,
        ByteWord(table.bytes, at: start).first(count) == segment.head
      else { return false }
      if count <= 8 { return true }
      return link.isEqual(segment.start + 8..<segment.end, to: table.bytes, at: start + 8)
    }
  }

  /// Follows the tests and delegates of a segment to a state, a fork or the node that leads
  /// nowhere.
  private func settled(
    _ first: Address<NodeRecord>, by segment: PathSegments.Segment, _ decodes: CustomCheck
  ) -> Address<NodeRecord> {
    var node = first
    // A chain of nodes cannot be longer than the table has bytes.
    for _ in 0..<table.bytes.count {
      switch table[node, NodeRecord.kind] {
      case .test:
        let test = node.as(TestRecord.self)
        let isOfType = accepts(segment.text(of: link), test, decodes)
        node = table[test, isOfType ? TestRecord.yes : TestRecord.no]
      case .delegate:
        node = target(of: segment, from: table[node.as(DelegateRecord.self), DelegateRecord.state])
      case .state, .fork, .nowhere: return node
      }
    }
    return .nowhere
  }

  /// The first state of a fork; the other branches are stored to be tried later.
  private func firstState(
    of first: Address<NodeRecord>, _ segments: PathSegments, _ branches: inout [Branch]
  ) -> Address<StateRecord>? {
    var node = first
    for _ in 0..<table.bytes.count {
      switch table[node, NodeRecord.kind] {
      case .state: return node.as(StateRecord.self)
      case .fork:
        let fork = node.as(ForkRecord.self)
        branches.append(Branch(node: table[fork, ForkRecord.second], segments: segments))
        node = table[fork, ForkRecord.first]
      case .test, .delegate, .nowhere: return nil
      }
    }
    return nil
  }

  private func accepts(
    _ text: EncodedText, _ test: Address<TestRecord>, _ decodes: CustomCheck
  ) -> Bool {
    let affixed = AffixedCheck(
      prefix: table[test, TestRecord.prefix], check: table[test, TestRecord.check],
      suffix: table[test, TestRecord.suffix])
    return text.read(in: link) { table.accepts($0, affixed, decodes) }
  }
}
