/// What stands where in a table: the one place that the encoder and the readers share.
///
/// Offsets are in bytes from the start of the table or of the record. Records that a match touches
/// have a fixed shape; offset 0, inside the header, means "none" everywhere.
package enum TableLayout {
  /// The table's head.
  package enum Header {
    /// The digits of `Kind.reject` and `Accept.nothing`, since offset 0 is "no node".
    package static let nothing = 0
    package static let origins = 4
    package static let entryCount = 12
    package static let routes = 16
    package static let routeCount = 20
    /// Segments that captures may point at; no more are remembered.
    package static let segmentCapacity = 24
    package static let typeNames = 28
    /// Every pattern, behind their number.
    package static let entries = 32
    /// Pairs of an entry and a link, behind their number.
    package static let examples = 36
    /// A digit: a `Reach`.
    package static let reach = 40
    /// A digit: 1 where an origin has a path.
    package static let hasOriginPaths = 41
    package static let size = 44
    /// The state before the first segment, right behind the head.
    package static let root = size
  }

  /// How much a look-up takes.
  package enum Reach {
    /// Captures stand behind the segments that a reading has room for.
    package static let far = 0
    /// They do not, and eight bytes tell the literals of each state apart.
    package static let small = 1
    /// They do not, and some states have more literals, or such as agree in eight bytes.
    package static let large = 2
  }

  /// One pattern: a route's own or an alias's. Its parameters stand behind it.
  package enum Entry {
    package static let route = 0
    package static let parameterCount = 4
    /// Pairs of texts, a key and its value, behind their number.
    package static let conditions = 8
    package static let pattern = 12
    package static let flags = 16
    /// An `Attributes` record, or 0.
    package static let attributes = 20
    /// What the pattern asks of each segment, behind their number; for explanations.
    package static let segments = 24
    package static let size = 28
    /// The flag of an entry with a parameter in its query or fragment.
    package static let hasQueryParameters = 1
    /// The flag of an entry that a path alone does not decide for: it has conditions or is a mount.
    package static let isConditional = 2
    package static let isMount = 4
    /// The flag of an entry that the walk comes to without having asked what its captures ask: too
    /// many overlap with others for a state to each set of them.
    package static let isUnchecked = 8
  }

  /// One case of the enum.
  package enum Route {
    package static let name = 0
    /// The pattern that prints, and the steps that print it; 0 for the `_` route.
    package static let pattern = 4
    package static let program = 8
    package static let attributes = 12
    package static let flags = 16
    package static let size = 20
    package static let isModal = 1
  }

  /// What a line or a group bears: pairs of texts, a name and its value or 0, behind their number and
  /// the record of what is inherited, or 0.
  package enum Attributes {
    package static let count = 0
    package static let inherited = 4
    package static let pairs = 8
    package static let pairSize = 8
  }

  /// What a pattern asks of one segment.
  package enum Segment {
    package static let kind = 0
    /// A literal, or what stands before a capture.
    package static let text = 4
    package static let suffix = 8
    package static let check = 12
    package static let name = 16
    package static let size = 20

    package static let literal = 0
    package static let capture = 1
    package static let rest = 2
  }

  /// One parameter as one pattern has it.
  package enum Parameter {
    package static let place = 0
    package static let flags = 1
    package static let type = 2
    /// The segment's index, or the offset of the key's text.
    package static let index = 4
    package static let prefixLength = 8
    /// Of a query or fragment, which have no prefix: its place in the pattern's order.
    package static let order = 8
    package static let suffixLength = 12
    package static let check = 16
    package static let name = 20
    package static let defaultText = 24
    package static let size = 28

    package static let isOptional = 1
    package static let isList = 2
    package static let hasDefault = 4
    package static let hasAffix = 8
  }

  /// What a text must be to decode to a type.
  package enum Check {
    package static let type = 0
    package static let range = 1
    /// The words' list, or the number of the user's own type.
    package static let detail = 4
    package static let lower = 8
    package static let upper = 20
    package static let size = 32

    package static let hasLower = 1
    package static let hasUpper = 2
    package static let includesUpper = 4
  }

  /// A node of the automaton.
  package enum Node {
    package static let kind = 0
    /// How what ends at a state is found; `Accept.pending` of a node that is none.
    package static let acceptKind = 1
    package static let otherwise = 4
    /// The entry that ends at a state, and its case; or a list of entries.
    package static let accept = 8
    package static let acceptedRoute = 12
    /// Digits: the segments that the first four parameters are, each `noCapture` for one that is no
    /// whole segment of every link.
    package static let captures = 16
    package static let captureCount = 4
    package static let noCapture = 0x3F
    package static let plainSize = 20

    /// Of a node with slots: how far to shift a product to keep the slot's number; the bucket's,
    /// where they are found by two steps; the window's multiplier; and the slots, behind them a short
    /// number for each bucket.
    package static let slotShift = 2
    package static let bucketShift = 3
    package static let multiplier = 20
    package static let slots = 28

    /// A digit: whether something stands before or behind the value.
    package static let testHasAffix = 2
    package static let testCheck = 4
    package static let testPrefix = 8
    package static let testSuffix = 12
    package static let testYes = 16
    package static let testNo = 20
    package static let testSize = 24

    package static let forkFirst = 4
    package static let forkSecond = 8
    package static let forkSize = 12

    package static let delegateState = 4
    package static let delegateSize = 8
  }

  /// Up to eight bytes of a literal as they stand, with the slash behind it.
  package enum Slot {
    /// Slashes stand for what is behind the literal: what stands behind its slash does not count.
    package static let text = 0
    /// Of a state that tells whole texts apart: the offset of the text.
    package static let wholeText = 0
    /// The node that the literal leads to, or where it goes on.
    package static let target = 8
    /// How many bytes are the literal's; `isLong` where it has more, and of an empty slot.
    package static let count = 12
    /// What the target is of a long one.
    package static let next = 13
    package static let size = 16

    package static let isLong = 0x3E
    /// The longest text that stands with its slash in eight bytes.
    package static let mostBytes = 7
  }

  /// How a literal goes on behind eight bytes.
  package enum Next {
    /// It does not: an empty slot.
    package static let nothing = 0
    /// There is one, its slot alone.
    package static let slot = 1
    /// There are some, told apart as those of a `windowState`.
    package static let window = 2
    /// There are many, told apart as those of a `hashedWindowState`.
    package static let hashedWindow = 3
  }

  /// How what ends at a state is found.
  package enum Accept {
    package static let nothing = 0
    /// One entry that the path alone decides for.
    package static let entry = 1
    /// One entry with parameters in the query or fragment.
    package static let entryAndQuery = 2
    /// A list of entries, the best first.
    package static let list = 3
    /// The node asks for the segment before.
    package static let pending = 4
    /// A list of entries with an index of their conditions: an `IndexedList`.
    package static let indexedList = 5
    /// One entry that mounts another enum, without conditions, and no other whatever follows.
    package static let mount = 6
  }

  /// A list of entries of which many have conditions: their `ConditionNode`, the places of those
  /// without, behind their number, and the list.
  package enum IndexedList {
    package static let root = 0
    package static let others = 4
  }

  /// A node of an index of conditions, by the value that one key has.
  package enum ConditionNode {
    package static let kind = 0
    /// The key's text, and a node that finds its values as a `hashState` finds literals.
    package static let key = 4
    package static let values = 8
    /// The node of the entries that do not ask for the key; 0 for none.
    package static let rest = 12
    package static let size = 16
    /// Of a leaf: places in the list, behind their number.
    package static let places = 4

    package static let leaf = 0
    package static let branch = 1
  }

  /// The kinds of node. The states come first: they stand before a segment.
  package enum Kind {
    /// Captures alone.
    package static let plainState = 1
    /// A few literals, told apart by a window of the link's next bytes.
    package static let windowState = 2
    /// Many literals, told apart by the same in two steps.
    package static let hashedWindowState = 3
    /// Literals told apart by their whole texts: such as a link may write in several ways, and those
    /// of a late state.
    package static let hashState = 4
    /// Captures alone, behind more segments than a reading has room for, it may be: a rest leads to
    /// itself.
    package static let lateState = 5
    /// Asks whether the segment is of a type, and leads on by the answer.
    package static let test = 6
    /// Two states to be tried in turn.
    package static let fork = 7
    /// Looks the same segment up in another state.
    package static let delegate = 8
    /// No route; stands at offset 0.
    package static let reject = 9
  }

  /// The steps that print a route, in the order of its parameters.
  package enum Step {
    package static let end = 0
    /// Text of the path that always stands, before a value that may not.
    package static let text = 1
    package static let capture = 2
    package static let rest = 3
    /// What stands behind the last value, and the end of the path.
    package static let endOfPath = 4
    package static let query = 5
    package static let condition = 6
    package static let fragment = 7

    package static let flags = 1
    /// What stands before the value and, in a segment, behind it; both encoded.
    package static let lead = 4
    package static let tail = 8
    package static let defaultText = 12
    package static let size = 16

    package static let isFirst = 1
    package static let mayBeMissing = 2
    package static let hasTail = 4
  }

  /// An origin.
  package enum Origin {
    package static let scheme = 0
    package static let host = 4
    package static let isWildcard = 8
    package static let path = 12
    package static let isWeb = 16
    package static let size = 20
  }

  /// The byte that stands for a digit.
  @inline(__always)
  package static func byte(_ digit: Int) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: digit & 0x3F)
    return bits == 0x3F ? 0x3F : 0x40 | bits
  }

  /// The bytes after the last record that a reader may load with it.
  package static let padding = 8
}

/// Where a parameter stands in a link.
package enum ParameterPlace: Int, Sendable {
  case segment, rest, query, fragment
  /// An alias that leaves the parameter out.
  case absent
}

/// How a text is checked and decoded.
package enum ValueKind: Int, CaseIterable, Sendable {
  case string, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  case double, float, bool, uuid, date
  case words
  case custom
  case url
}
