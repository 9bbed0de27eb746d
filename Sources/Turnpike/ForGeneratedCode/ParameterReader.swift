internal import TurnpikeLinks
internal import TurnpikeTable

/// A link that an enum reads: it finds the best line, and reads the line's parameters by their
/// indices in the pattern's order.
///
/// Reading does not change it. Its functions are mutating so that it is passed by its address: it is
/// large, and would be copied for each parameter.
public struct _ParameterReader: ~Copyable {
  /// The link, without the spaces and control characters at its ends once a line is sought.
  public private(set) var _link: String
  /// The table of the enum, or of a mounted enum while that reads the rest of the link.
  private(set) var table: _RouteTable
  /// The line that matches, once it is found.
  var match = LinkMatch()
  /// Whether the path of the match is the rest of the link after the prefix of a mount.
  private var isRest = false
  let sender: Sender
  /// The mounted enums that match no rest of the link at a position. None is tried twice there, or
  /// enums that mount each other would take exponential time.
  private var refusals: Set<MountRefusal>?
  /// Whether to record the lines of mounted enums, for the details of a match.
  private let notesLines: Bool
  /// The lines of mounted enums by which the link is read, the outermost first; nil for no lines,
  /// because an empty array costs a release.
  private var mountedLines: [MatchedLine]?

  init(_ link: String, _ table: _RouteTable, from sender: Sender, notesLines: Bool = false) {
    _link = link
    self.table = table
    self.sender = sender
    self.notesLines = notesLines
  }

  /// Creates a reader of a link.
  ///
  /// - Parameters:
  ///   - isOutside: Whether the link comes from outside the app even if it has no scheme.
  ///   - notesLines: Whether the details of the match can be read afterward.
  public init(
    _ link: String, _ table: _RouteTable, isOutside: Bool = false, notesLines: Bool = false
  ) {
    self.init(link, table, from: isOutside ? .outside : .app, notesLines: notesLines)
  }

  /// Begins to read the rest of the link after the prefix of a mount with the table of the mounted enum.
  /// Returns the line of the mount, with which the reader continues at the end of the rest.
  public mutating func _beginRest(_ table: _RouteTable) -> _MountLine {
    let line = _MountLine(table: self.table, match: match, isRest: isRest)
    match = LinkMatch(Address(0), match.rest)
    isRest = true
    self.table = table
    return line
  }

  /// Continues with the line of a mount.
  ///
  /// - Parameter type: The mounted enum if its lines are noted.
  public mutating func _endRest(_ line: _MountLine, _ type: (any GeneratedRoute.Type)? = nil) {
    if notesLines, let type { mountedLines = _source(type).lines }
    table = line.table
    match = line.match
    isRest = line.isRest
  }

  /// The rest of the link after the prefix of a mount, or nil for the complete link.
  var rest: PathSegments? { isRest ? match.path : nil }

  /// The source of the details of a match with the line.
  public func _source(_ type: any GeneratedRoute.Type) -> _MatchSource {
    _MatchSource(.entry(type, match.entry, match.path), mountedLines)
  }

  /// The reason that no line matches the link.
  var reason: UnmatchedReason {
    LinkBytes.read(_link) { UnmatchedReason(table.view.refusal(of: $0, rest: rest)) }
  }

  /// The index of the case of the line that matches.
  public var _index: Int { match.route }

  /// Finds the best line that matches the link.
  ///
  /// - Parameters:
  ///   - decodes: Whether the custom type with a number accepts the text.
  ///   - mount: Whether the enum that a line mounts matches the rest of the link.
  /// - Complexity: Linear in the link's length.
  public mutating func _find(
    _ decodes: (Int, String) -> Bool, mount: (inout _ParameterReader) -> Bool
  ) -> Bool {
    var found = match
    let isFound = table.literal.find(&found, _link, isRest: isRest, from: sender, decodes) {
      match = $0
      if mount(&self) { return true }
      mountedLines = nil
      return false
    }
    if !isFound, trimLink() { return _find(decodes, mount: mount) }
    match = found
    return isFound
  }

  @inline(never)
  private mutating func findTrimmed(_ decodes: (Int, String) -> Bool) -> Bool {
    guard trimLink() else { return false }
    return table.literal.find(&match, _link, isRest: false, from: sender, decodes) { _ in false }
  }

  /// Removes the spaces and control characters at the ends of the link, and returns whether there
  /// were any.
  ///
  /// Hardly any link has them, so they are only sought if no line matches: a table matches no link
  /// with them.
  private mutating func trimLink() -> Bool {
    let trimmed = _link.trimmedLink
    if isRest || trimmed.utf8.count == _link.utf8.count { return false }
    _link = trimmed
    return true
  }

  /// Whether a mounted enum has already refused the rest of the link.
  public func _hasRefused(_ type: any TypedRoute.Type) -> Bool {
    guard let refusals else { return false }
    return refusals.contains(MountRefusal(type, match.rest.position))
  }

  /// Notes that a mounted enum does not match the rest of the link.
  public mutating func _noteRefused(_ type: any TypedRoute.Type) {
    // A copy of the set for each refusal would cost as much as all refusals before it.
    if refusals == nil { refusals = [] }
    refusals?.insert(MountRefusal(type, match.rest.position))
  }

  /// Notes the lines of mounted enums.
  mutating func note(_ lines: [MatchedLine]) {
    if notesLines { mountedLines = lines }
  }

  /// The pattern of the line, with those of the noted lines of mounted enums.
  var pattern: String {
    (mountedLines ?? []).reduce(table.view.pattern(match.entry)) {
      MountedNames.pattern($0, $1.pattern)
    }
  }

  /// Finds the best line that matches the link in a table without mounts.
  ///
  /// - Complexity: Linear in the link's length.
  public mutating func _find(_ decodes: (Int, String) -> Bool) -> Bool {
    table.literal.find(&match, _link, isRest: isRest, from: sender, decodes) { _ in false }
      || findTrimmed(decodes)
  }
}

/// The line of a mount whose enum reads the rest of the link.
public struct _MountLine {
  fileprivate let table: _RouteTable
  fileprivate let match: LinkMatch
  fileprivate let isRest: Bool
}

/// A mounted enum that doesn't match the rest of a link, with the position at which the rest
/// begins.
private struct MountRefusal: Hashable {
  let type: ObjectIdentifier
  let position: Int

  init(_ type: any TypedRoute.Type, _ position: Int) {
    self.type = ObjectIdentifier(type)
    self.position = position
  }
}

extension _ParameterReader {
  /// Reads the route of a mounted enum.
  @inlinable
  public mutating func mounted<Route: TypedRoute>(
    _ type: Route.Type = Route.self
  ) throws(_NoRoute) -> Route {
    if _hasRefused(type) { throw .refused }
    do throws(_NoRoute) { return try Route._make(mountedBy: &self) } catch {
      if error == .refused { _noteRefused(type) }
      throw error
    }
  }

  /// Reads a string.
  public mutating func string(_ index: Int) throws(_NoRoute) -> String {
    guard case .text(let text) = table.literal.text(index, of: &match, in: _link) else {
      throw .invalid
    }
    return text
  }

  /// Reads an integer.
  public mutating func int(_ index: Int) throws(_NoRoute) -> Int { try integer(index) }

  /// Reads an integer of any type.
  public mutating func integer<Value: FixedWidthInteger>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    Value(truncatingIfNeeded: try bits(index))
  }

  /// Reads a floating-point number.
  public mutating func double(_ index: Int) throws(_NoRoute) -> Double {
    Double(bitPattern: try bits(index))
  }

  /// Reads a floating-point number of single precision.
  public mutating func float(_ index: Int) throws(_NoRoute) -> Float { Float(try double(index)) }

  /// Reads `true` or `false`.
  public mutating func bool(_ index: Int) throws(_NoRoute) -> Bool { try bits(index) != 0 }

  /// Reads a value of any other type.
  public mutating func value<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    guard let value = Value(routeText: try string(index)) else { throw .invalid }
    return value
  }

  /// Reads a value, or returns `nil` if the link omits it.
  public mutating func optional<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value? {
    switch table.literal.text(index, of: &match, in: _link) {
    case .missing: return nil
    case .invalid: throw .invalid
    case .text(let text):
      if let value = Value(routeText: text) { return value }
      // With `?= nil`, a text that the custom type does not accept counts as missing.
      guard table.view[match.parameter(index), PieceRecord.isLenient] else { throw .invalid }
      return nil
    }
  }

  /// Reads all values of a list.
  public mutating func list<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> [Value] {
    guard let texts = table.literal.texts(index, of: &match, in: _link) else { throw .invalid }
    var values: [Value] = []
    for text in texts {
      guard let value = Value(routeText: text) else { throw .invalid }
      values.append(value)
    }
    return values
  }

  private mutating func bits(_ index: Int) throws(_NoRoute) -> UInt64 {
    guard let bits = table.literal.bits(index, of: &match, in: _link) else { throw .invalid }
    return bits
  }
}

// These take the property instead of its type, so that a type that does not exist is one error, at the
// property.
extension _ParameterReader {
  /// Reads a value of the property's type.
  public mutating func value<Destination, Value: RouteValue>(
    _ index: Int, for property: (Destination) -> Value
  ) throws(_NoRoute) -> Value {
    try value(index)
  }

  /// Reads a value of the property's type, or returns `nil` if the link omits it.
  public mutating func optional<Destination, Value: RouteValue>(
    _ index: Int, for property: (Destination) -> Value?
  ) throws(_NoRoute) -> Value? {
    try optional(index)
  }

  /// Reads all values of the property.
  public mutating func list<Destination, Values: Sequence>(
    _ index: Int, for property: (Destination) -> Values
  ) throws(_NoRoute) -> [Values.Element] where Values.Element: RouteValue {
    try list(index)
  }
}
