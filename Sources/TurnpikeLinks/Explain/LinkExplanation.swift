package import TurnpikeTable

/// An explanation in plain text of how a table matches a link, line by line, with the explanations of
/// the enums that it mounts.
///
/// Every pattern is compared with the link. So unlike the time of a match, the time is linear in
/// the size of the table and of the link.
package struct LinkExplanation: Sendable {
  /// A pattern, and the reason that it does not match.
  package typealias Mismatch = (pattern: String, reason: String)

  package internal(set) var lines: [String]
  /// Whether a pattern matches the link, possibly as invalid.
  package internal(set) var isMatched: Bool
  /// Similar links that match, if no route of the table matches this link.
  package internal(set) var near: [NearLink] = []
  /// The patterns that match the link but for their restrictions, and the links that these allow.
  package internal(set) var closed: [Mismatch] = []
  /// The patterns that match the link up to an invalid value, and the value with its type.
  package internal(set) var invalid: [Mismatch] = []
  /// The patterns that match the path, and the conditions that do not hold.
  package internal(set) var unmet: [Mismatch] = []
  /// The hint that the scheme of a website is missing.
  package internal(set) var missingScheme: String?

  package init(lines: [String] = [], isMatched: Bool = false) {
    self.lines = lines
    self.isMatched = isMatched
  }

  /// Explains a link, or its rest after the prefix of a mount.
  ///
  /// - Parameters:
  ///   - path: The rest after the prefix of a mount, or nil for a complete link.
  ///   - mount: Returns whether the enum that an entry mounts matches the rest of the link, and adds
  ///     the enum's explanation.
  ///   - mountedPattern: The pattern of the line that matches the link through a mount that ranks
  ///     lower than the matching entry, and the mounted enum, or nil if the enum does not match.
  package init(
    _ link: Span<UInt8>, path: PathSegments? = nil, _ table: TableView, _ decodes: CustomCheck,
    mount: (LinkMatch, inout LinkExplanation) -> Bool,
    mountedPattern: (LinkMatch) -> MountedPattern?
  ) {
    var mounted = LinkExplanation()
    let explainer = LinkExplainer(
      link, path: path, table, decodes, mount: { mount($0, &mounted) },
      mountedPattern: mountedPattern)
    self = explainer.explanation
    lines += mounted.lines
    near = mounted.near + near
    closed += mounted.closed
    invalid += mounted.invalid
    unmet += mounted.unmet
  }

  /// Adds the explanation of an enum, and returns whether the enum matches the rest of the link.
  ///
  /// - Parameter isRefused: Whether the enum did not match the same rest before.
  package mutating func add(
    _ name: String, mountedAt pattern: String, isRefused: Bool, _ explanation: () -> LinkExplanation
  ) -> Bool {
    let head = "\(name), mounted at '\(pattern)':"
    if isRefused {
      lines.append(head + " already tried above")
      return false
    }
    let mounted = explanation()
    lines.append(head)
    lines += mounted.lines.map { "  " + $0 }
    near += mounted.near
    func whole(_ mismatches: [Mismatch]) -> [Mismatch] {
      mismatches.map { (MountedNames.pattern(pattern, $0.pattern), $0.reason) }
    }
    closed += whole(mounted.closed)
    invalid += whole(mounted.invalid)
    unmet += whole(mounted.unmet)
    return mounted.isMatched
  }
}

/// The pattern of a line through a mount, and the name of the mounted enum.
package typealias MountedPattern = (text: String, enum: String)
