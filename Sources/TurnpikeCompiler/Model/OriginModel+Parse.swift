import TurnpikeTable

extension OriginModel {
  /// What is wrong with an origin, as the end of a sentence.
  struct Problem: Error {
    let wording: Wording

    init(_ wording: Wording) {
      self.wording = wording
    }
  }

  /// An origin or a scheme that `@from` names; nil for another text.
  init?(from name: String) {
    if case .success(let origin) = Self.parse(name) {
      self = origin
    } else if Self.isScheme(name[...]) {
      self.init(scheme: name.lowercased(), host: "", isWildcard: false, path: [])
    } else {
      return nil
    }
  }

  /// Reads `scheme://`, or `https://host` with an optional `*.` before it and an optional path.
  static func parse(_ text: String) -> Result<OriginModel, Problem> {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      text[colon...].hasPrefix("://")
    else { return .failure(Problem(withoutScheme(text))) }
    guard isScheme(text[..<colon]) else {
      return .failure(
        Problem("a scheme must be a letter, followed by letters, digits, '+', '-', and '.'"))
    }
    let scheme = text[..<colon].lowercased()
    let rest = text[colon...].dropFirst(3)
    if scheme != "http", scheme != "https" {
      return rest.isEmpty
        ? .success(OriginModel(scheme: scheme, host: "", isWildcard: false, path: []))
        : .failure(Problem(custom(scheme, rest)))
    }
    return web(scheme, rest)
  }

  /// What is wrong with a text without `://`.
  private static func withoutScheme(_ text: String) -> Wording {
    let parts = text.split(separator: ":", maxSplits: 1)
    let scheme = parts.first.map { $0.lowercased() } ?? ""
    let rest = (parts.count > 1 ? parts[1] : "").drop { $0 == "/" }
    if scheme == "https" || scheme == "http", !rest.isEmpty {
      return write("\(scheme)://\(rest)")
    }
    for web in ["https", "http"] where scheme.hasPrefix(web + "/") {
      return write("\(web)://\(text.dropFirst(web.utf8.count).drop { $0 == "/" })")
    }
    let named = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
    if scheme == text.lowercased(), let host = named.split(separator: "/").first, isHost(host) {
      return write("https://\(text)")
    }
    if rest.isEmpty, let name = parts.first, isScheme(name), scheme != "localhost" {
      return "write '\(proposed: scheme + "://")'"
    }
    return "write 'shop://' or 'https://shop.example.com'"
  }

  /// Proposes a web origin, or says what is wrong with it too.
  private static func write(_ origin: String) -> Wording {
    switch parse(origin) {
    case .success: "write '\(proposed: origin)'"
    case .failure(let problem): problem.wording
    }
  }

  /// What is wrong with a custom scheme that has something after it.
  private static func custom(_ scheme: String, _ rest: Substring) -> Wording {
    let host = rest.prefix { $0 != "/" }
    let near = nearestNames(to: scheme, in: ["https", "http"])
    if !near.isEmpty, isHost(host) {
      return "a custom scheme cannot have a host\(meant: near.map { "\($0)://\(rest)" })"
    }
    let own = scheme + "://"
    // Neither has a meaning in a link.
    if rest.allSatisfy({ $0 == "/" || $0 == "*" }) {
      return "a custom scheme cannot have a host or a path; write '\(proposed: own)'"
    }
    if isHost(host) {
      return """
        a custom scheme cannot have a host; write \(quoted: own), or \(quoted: "https://\(rest)") \
        for a website
        """
    }
    return """
      a custom scheme cannot have a path; write \(quoted: own), and \(quoted: String(rest)) in \
      the patterns
      """
  }

  /// Whether a text is a name with a dot, like that of a website.
  private static func isHost(_ text: Substring) -> Bool {
    text.utf8.contains(SyntaxByte.dot) && problem(ofHost: text) == nil
  }

  private static func web(_ scheme: String, _ rest: Substring) -> Result<OriginModel, Problem> {
    if let bad = rest.first(where: { $0 == "?" || $0 == "#" }) {
      return .failure(Problem("an origin cannot have a '\(String(bad))'"))
    }
    var authority = rest.prefix { $0 != "/" }
    let segments = rest[authority.endIndex...].split(separator: "/")
    let isWildcard = authority.hasPrefix("*.")
    if isWildcard { authority = authority.dropFirst(2) }
    if authority.isEmpty { return .failure(Problem("the host is missing")) }
    if authority.contains("@") { return .failure(Problem("an origin cannot have a user")) }
    if let port = port(of: authority) {
      let written = "\(scheme)://\(rest[..<port])\(rest.drop { $0 != "/" })"
      return .failure(Problem("an origin cannot have a port; \(write(written))"))
    }
    if authority.contains("*") {
      return .failure(Problem("'*.' is only allowed once, at the start of the host"))
    }
    if authority.hasSuffix(".") { authority = authority.dropLast() }
    if let problem = problem(ofHost: authority) { return .failure(Problem(problem)) }
    let host = authority.lowercased()
    if isWildcard, !hasTwoLabels(host) {
      return .failure(Problem("'*.' must be followed by a host of two labels or more"))
    }
    var path: [String] = []
    for segment in segments {
      if segment.utf8.contains(UInt8(ascii: "*")) {
        let leftOut: Wording = "remove '\(String(segment))'"
        let isEnd = segment.utf8.count == 1 && rest.hasSuffix("/*")
        let hint: Wording =
          isEnd ? "\(leftOut)\(replacement: "\(scheme)://\(rest.dropLast(2))")" : leftOut
        return .failure(Problem("an origin always includes every path below it; \(hint)"))
      }
      let bytes = Array(segment.utf8)
      guard !DotSegment.isDots(bytes), let decoded = try? PercentCoding.strictlyDecoded(bytes)
      else { return .failure(Problem("'\(String(segment))' is not a valid path segment")) }
      path.append(String(decoding: decoded, as: UTF8.self))
    }
    return .success(OriginModel(scheme: scheme, host: host, isWildcard: isWildcard, path: path))
  }

  /// The start of a `:port`; the colons of an IPv6 address are in brackets.
  private static func port(of authority: Substring) -> Substring.Index? {
    guard authority.hasPrefix("[") else { return authority.firstIndex(of: ":") }
    return authority.firstIndex(of: "]").flatMap { authority[$0...].firstIndex(of: ":") }
  }

  /// Why no link can have a host; nil if one can.
  private static func problem(ofHost host: Substring) -> Wording? {
    if let scalar = host.unicodeScalars.first(where: { !$0.isASCII }) {
      return isLetter(scalar)
        ? "a host must be ASCII; write an internationalized name as its A-label, 'xn--…'"
        : "a host must be ASCII, and \(codePoint(scalar.value)) is not"
    }
    let name = host.hasSuffix(".") ? host.dropLast() : host
    if isAddress(name) { return nil }
    if name.utf8.count > HostName.maximumLength {
      return "a host can have at most \(String(HostName.maximumLength)) characters"
    }
    for label in name.split(separator: ".", omittingEmptySubsequences: false) {
      if LinkBytes.read(String(label), { HostName.isLabel($0) }) { continue }
      if label.isEmpty { return "a label of a host cannot be empty" }
      if label.utf8.count > HostName.maximumLabelLength {
        return """
          a label of a host can have at most \(String(HostName.maximumLabelLength)) characters, and \
          \(quoted: String(label)) has more
          """
      }
      return """
        a label of a host must consist of letters, digits, and hyphens, with no hyphen at either end, \
        and \(quoted: String(label)) does not
        """
    }
    return nil
  }

  /// Whether an A-label can encode a scalar: a letter, but not an invisible one or a full-width
  /// form of another.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !scalar.properties.isDefaultIgnorableCodePoint
      && !(0xFF00...0xFFEF).contains(scalar.value)
  }

  /// Whether a host is an IPv6 address in brackets.
  private static func isAddress(_ host: Substring) -> Bool {
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    let address = host.dropFirst().dropLast().utf8
    return address.contains(UInt8(ascii: ":"))
      && address.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66, UInt8(ascii: ":"), UInt8(ascii: "."): true
        default: false
        }
      }
  }

  /// Whether the hosts below a host can be those of one app, and it is not an address.
  private static func hasTwoLabels(_ host: String) -> Bool {
    let labels = host.utf8.split(separator: UInt8(ascii: "."))
    guard labels.count >= 2, !host.utf8.contains(UInt8(ascii: "[")) else { return false }
    return labels.last?.allSatisfy { (0x30...0x39).contains($0) } == false
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}
