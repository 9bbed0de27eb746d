/// What a link says besides its path: scheme, host, query and fragment, split and decoded by the
/// rules of matching.
///
/// No text traps, and the time is linear in the length of the link.
struct LinkParts: Hashable, Sendable {
  let scheme: String?
  let host: String?
  let query: RouteParameters
  let fragment: String?

  init(_ link: String) {
    var link = link
    link.makeContiguousUTF8()
    var rest = Substring(link).utf8

    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = rest[hash...].dropFirst().percentDecoded()
      rest = rest[..<hash]
    } else {
      fragment = nil
    }

    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = RouteParameters(query: rest[mark...].dropFirst())
      rest = rest[..<mark]
    } else {
      query = RouteParameters()
    }

    // Without a scheme, what follows `//` is path: the link `//a/b` is `a/b`.
    scheme = rest.removeScheme()
    host =
      switch scheme {
      case nil: nil
      case "http", "https": rest.authority?.webHost
      default: rest.authority?.percentDecoded()
      }
  }
}

extension Substring.UTF8View {
  /// Removes `scheme:` and gives the scheme in lower case; nil when there is none.
  fileprivate mutating func removeScheme() -> String? {
    guard let colon = firstIndex(where: { !$0.isSchemeByte }),
      self[colon] == UInt8(ascii: ":"), let first, first.isLetter
    else { return nil }
    let scheme = Substring(self[..<colon]).lowercased()
    self = self[colon...].dropFirst()
    return scheme
  }

  /// What stands between `//` and the path, without user and port; nil when there is no `//`, when
  /// nothing is left, or when the authority is malformed.
  fileprivate var authority: Substring.UTF8View? {
    guard starts(with: "//".utf8) else { return nil }
    var authority = dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
    guard !Substring(authority).unicodeScalars.contains(where: \.isRefusedInAuthority) else {
      return nil
    }
    // `@` at the very start names no user: `shop://@anna` is the segment `@anna`.
    if let at = authority.lastIndex(of: UInt8(ascii: "@")), at > authority.startIndex {
      authority = authority[at...].dropFirst()
    }
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")),
      authority[colon...].dropFirst().allSatisfy(\.isDigit)
    {
      authority = authority[..<colon]
    }
    return authority.isEmpty ? nil : authority
  }

  fileprivate var webHost: String? {
    let host = last == UInt8(ascii: ".") ? dropLast() : self
    return host.isEmpty ? nil : Substring(host).asciiLowercased()
  }
}

extension Substring {
  fileprivate func asciiLowercased() -> String {
    String(decoding: utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isRefusedInAuthority: Bool {
    self == "\\" || properties.isWhitespace || properties.generalCategory == .control
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isSchemeByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}
