import TurnpikeTable

extension OriginModel {
  /// What is wrong with an origin, as the end of a sentence.
  struct Problem: Error {
    let wording: Wording

    init(_ wording: Wording) {
      self.wording = wording
    }
  }

  /// Reads `scheme://`, or `https://host` with an optional `*.` before it and an optional path.
  static func parse(_ text: String) -> Result<OriginModel, Problem> {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      text[colon...].hasPrefix("://")
    else { return .failure(Problem(withoutScheme(text))) }
    let scheme = text[..<colon].lowercased()
    guard isScheme(scheme) else {
      return .failure(Problem("a scheme is a letter, then letters, digits, '+', '-' and '.'"))
    }
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
      return "write '\(proposed: "\(scheme)://\(rest)")'"
    }
    for web in ["https", "http"] where scheme.hasPrefix(web + "/") {
      return "write '\(proposed: "\(web)://\(text.dropFirst(web.utf8.count).drop { $0 == "/" })")'"
    }
    let named = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
    if scheme == text.lowercased(), let host = named.split(separator: "/").first, isHost(host) {
      return "write '\(proposed: "https://\(text)")'"
    }
    if rest.isEmpty, isScheme(scheme), scheme != "localhost" {
      return "write '\(proposed: scheme + "://")'"
    }
    return "write 'shop://' or 'https://shop.example.com'"
  }

  /// What is wrong with a scheme of the app's own that has something after it.
  private static func custom(_ scheme: String, _ rest: Substring) -> Wording {
    let host = rest.prefix { $0 != "/" }
    let near = nearestNames(to: scheme, in: ["https", "http"])
    if !near.isEmpty, isHost(host) {
      return "no scheme of your own has a host\(meant: near.map { "\($0)://\(rest)" })"
    }
    let own = scheme + "://"
    // Neither has a meaning in a link.
    if rest.allSatisfy({ $0 == "/" || $0 == "*" }) {
      return "a scheme of your own stands alone; write '\(proposed: own)'"
    }
    if isHost(host) {
      return """
        a scheme of your own has no host; write \(quoted: own), or \(quoted: "https://\(rest)") \
        for a web address
        """
    }
    return """
      a scheme of your own stands alone; write \(quoted: own), and \(quoted: String(rest)) in the \
      patterns
      """
  }

  /// Whether a text is a name with a dot, as that of a web site is.
  private static func isHost(_ text: Substring) -> Bool {
    text.utf8.contains(SyntaxByte.dot) && canonicalHost(text) != nil
  }

  private static func web(_ scheme: String, _ rest: Substring) -> Result<OriginModel, Problem> {
    if let bad = rest.first(where: { $0 == "?" || $0 == "#" }) {
      return .failure(Problem("an origin has no '\(String(bad))'"))
    }
    var authority = rest.prefix { $0 != "/" }
    let segments = rest[authority.endIndex...].split(separator: "/")
    let isWildcard = authority.hasPrefix("*.")
    if isWildcard { authority = authority.dropFirst(2) }
    if authority.isEmpty { return .failure(Problem("a host is missing")) }
    if authority.contains("@") { return .failure(Problem("an origin has no user")) }
    if authority.contains(":"), !authority.hasPrefix("[") {
      let host = rest.prefix { $0 != ":" }
      let written = "\(scheme)://\(host)\(rest.drop { $0 != "/" })"
      return .failure(Problem("a link may have any port; write '\(proposed: written)'"))
    }
    if authority.contains("*") {
      return .failure(Problem("'*.' stands once, at the start of the host"))
    }
    guard let host = canonicalHost(authority) else {
      return .failure(Problem("'\(String(authority))' is no host"))
    }
    if isWildcard, !hasTwoLabels(host) {
      return .failure(Problem("'*.' stands before a name of two labels or more"))
    }
    var path: [String] = []
    for segment in segments {
      if segment.utf8.contains(UInt8(ascii: "*")) {
        let leftOut: Wording = "leave out '\(String(segment))'"
        let isEnd = segment.utf8.count == 1 && rest.hasSuffix("/*")
        let hint: Wording =
          isEnd ? "\(leftOut)\(replacement: "\(scheme)://\(rest.dropLast(2))")" : leftOut
        return .failure(Problem("an origin has every path below its own; \(hint)"))
      }
      let bytes = Array(segment.utf8)
      guard !DotSegment.isDots(bytes), let decoded = try? PercentCoding.strictlyDecoded(bytes)
      else { return .failure(Problem("'\(String(segment))' is no path segment")) }
      path.append(String(decoding: decoded, as: UTF8.self))
    }
    return .success(OriginModel(scheme: scheme, host: host, isWildcard: isWildcard, path: path))
  }

  private static func canonicalHost(_ authority: Substring) -> String? {
    let text = CanonicalComposition.composed(authority.lowercased())
    guard let host = HostName.canonical(Array(text.utf8)),
      host.count <= 253,
      !host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .contains(where: { $0.isEmpty || $0.count > 63 }),
      host.allSatisfy({ byte in
        switch byte {
        case 0x30...0x39, 0x61...0x7A: true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"): true
        default: false
        }
      })
    else { return nil }
    return String(decoding: host, as: UTF8.self)
  }

  /// Whether more than one app's names lie below, and no address is meant.
  private static func hasTwoLabels(_ host: String) -> Bool {
    let labels = host.utf8.split(separator: UInt8(ascii: "."))
    guard labels.count >= 2, !host.utf8.contains(UInt8(ascii: "[")) else { return false }
    return labels.last?.allSatisfy { (0x30...0x39).contains($0) } == false
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}
