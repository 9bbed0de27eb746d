import TurnpikeTable

extension OriginModel {
  /// Parses an origin or a scheme in `@from`. Returns nil for any other text.
  init?(from name: String) {
    if let origin = try? Self.parse(name) {
      self = origin
    } else if URLText.isScheme(name) {
      self.init(scheme: name.lowercased(), host: "", isWildcard: false, path: [])
    } else {
      return nil
    }
  }

  /// Parses `scheme://` or `https://host`, both with an optional path, and with an optional `*.` before
  /// the host.
  static func parse(_ text: String) throws(Wording) -> OriginModel {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      throw withoutScheme(text)
    }
    guard URLText.isScheme(String(text[..<colon])) else {
      throw "a scheme must be a letter, followed by letters, digits, '+', '-', and '.'"
    }
    let scheme = text[..<colon].lowercased()
    let rest = text[colon...].dropFirst(3)
    let isWeb = scheme == "http" || scheme == "https"
    return try isWeb ? web(scheme, rest) : custom(scheme, rest)
  }

  /// Returns the problem with an origin, or nil if it is valid.
  static func problem(with text: String) -> Wording? {
    do throws(Wording) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the problem with a text without `://`.
  private static func withoutScheme(_ text: String) -> Wording {
    for scheme in ["https", "http"] where text.lowercased().hasPrefix(scheme) {
      let mark = text.dropFirst(scheme.utf8.count)
      let rest = mark.drop { $0 == "/" || $0 == ":" }
      if rest.startIndex > mark.startIndex, !rest.isEmpty { return write("\(scheme)://\(rest)") }
    }
    if isHost((text.hasPrefix("*.") ? text.dropFirst(2) : text[...]).prefix { $0 != "/" }) {
      return write("https://\(text)")
    }
    let scheme = String(text.prefix { $0 != ":" && $0 != "/" })
    let isAlone = text.dropFirst(scheme.count).allSatisfy { $0 == ":" || $0 == "/" }
    if isAlone, URLText.isScheme(scheme), scheme.lowercased() != "localhost" {
      return "write '\(proposed: scheme.lowercased() + "://")'"
    }
    return "write 'shop://' or 'https://shop.example.com'"
  }

  /// Proposes a web origin, or describes the problem with that origin too.
  private static func write(_ origin: String) -> Wording {
    problem(with: origin) ?? "write '\(proposed: origin)'"
  }

  /// A custom scheme, and the start of the path that all its links have.
  private static func custom(
    _ scheme: String, _ rest: Substring
  ) throws(Wording) -> OriginModel {
    let near = nearestNames(to: scheme, in: ["https", "http"])
    if !near.isEmpty, isHost(rest.prefix { $0 != "/" }) {
      throw "'\(scheme)' is not the scheme of a website\(meant: near.map { "\($0)://\(rest)" })"
    }
    if !rest.isEmpty, rest.allSatisfy({ $0 == "/" || $0 == "*" }) {
      throw "an origin always includes every path below it; write '\(proposed: scheme + "://")'"
    }
    if let bad = rest.first(where: { "?#@:*".contains($0) }) {
      throw "an origin with a custom scheme cannot have a '\(String(bad))'"
    }
    var path = try segments(of: rest, scheme, rest)
    if let first = path.first {
      // Compared like a host: without regard to case, and without a dot at the end.
      path[0] = (first.last == SyntaxByte.dot ? first.dropLast() : first[...]).map(ASCII.lowered)
    }
    return OriginModel(scheme: scheme, host: "", isWildcard: false, path: path)
  }

  /// Returns whether a text is a name with a dot, like the name of a website.
  private static func isHost(_ text: Substring) -> Bool {
    text.utf8.contains(SyntaxByte.dot)
      && problem(ofHost: text.hasSuffix(".") ? text.dropLast() : text) == nil
  }

  private static func web(_ scheme: String, _ rest: Substring) throws(Wording) -> OriginModel {
    if let bad = rest.first(where: { $0 == "?" || $0 == "#" }) {
      throw "an origin cannot have a '\(String(bad))'"
    }
    var authority = rest.prefix { $0 != "/" }
    let path = rest[authority.endIndex...]
    let isWildcard = authority.hasPrefix("*.")
    if isWildcard { authority = authority.dropFirst(2) }
    if authority.isEmpty { throw "the host is missing" }
    if authority.contains("@") { throw "an origin cannot have a user" }
    if let port = port(of: authority) {
      throw "an origin cannot have a port; \(write("\(scheme)://\(rest[..<port])\(path)"))"
    }
    if authority.contains("*") { throw "'*.' is only allowed once, at the start of the host" }
    if authority.hasSuffix(".") { authority = authority.dropLast() }
    if let problem = problem(ofHost: authority) { throw problem }
    let host = authority.lowercased()
    if isWildcard, !hasTwoLabels(host) {
      throw "'*.' must be followed by a host of two labels or more"
    }
    return OriginModel(
      scheme: scheme, host: host, isWildcard: isWildcard, path: try segments(of: path, scheme, rest)
    )
  }

  /// The decoded segments of the path of an origin.
  private static func segments(
    of path: Substring, _ scheme: String, _ rest: Substring
  ) throws(Wording) -> [[UInt8]] {
    var segments: [[UInt8]] = []
    for segment in path.split(separator: "/").map(String.init) {
      if segment.contains("*") {
        let isEnd = segment == "*" && rest.hasSuffix("/*")
        let edit: Wording = isEnd ? "\(replacement: "\(scheme)://\(rest.dropLast(2))")" : ""
        throw "an origin always includes every path below it; remove '\(segment)'\(edit)"
      }
      guard !DotSegment.isDots(Array(segment.utf8)),
        let decoded = try? PercentCoding.strictlyDecoded(Array(segment.utf8))
      else { throw "'\(segment)' is not a valid path segment" }
      segments.append(decoded)
    }
    return segments
  }

  /// Returns the start of a `:port`. The colons of an IPv6 address are in brackets.
  private static func port(of authority: Substring) -> Substring.Index? {
    guard authority.hasPrefix("[") else { return authority.firstIndex(of: ":") }
    return authority.firstIndex(of: "]").flatMap { authority[$0...].firstIndex(of: ":") }
  }

  /// Returns the reason that no link can have a host, or nil if the host is valid.
  private static func problem(ofHost host: Substring) -> Wording? {
    if host.utf8.contains(where: { $0 >= 0x80 }) {
      return "a host must be ASCII; write an internationalized name as its A-label, 'xn--…'"
    }
    if isAddress(host) { return nil }
    if host.utf8.count > HostName.maximumLength {
      return "a host can have at most \(String(HostName.maximumLength)) characters"
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return labels.first { !LinkBytes.read($0) { HostName.isLabel($0) } }.map { label in
      """
      a label of a host must consist of 1 to \(HostName.maximumLabelLength) letters, digits, and \
      hyphens, with no hyphen at either end, and \(quoted: label) does not
      """
    }
  }

  /// Returns whether a host is an IPv6 address in brackets.
  private static func isAddress(_ host: Substring) -> Bool {
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    let address = host.dropFirst().dropLast()
    return address.contains(":")
      && address.allSatisfy { $0.isASCII && ($0.isHexDigit || $0 == ":" || $0 == ".") }
  }

  /// Returns whether the subdomains of a host can belong to one app, and the host is not an
  /// address.
  private static func hasTwoLabels(_ host: String) -> Bool {
    let labels = host.split(separator: ".")
    return labels.count >= 2 && !host.contains("[") && labels.last?.allSatisfy(\.isNumber) == false
  }
}
