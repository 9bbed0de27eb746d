/// Ways to write a link that a naive reader would take for another one, or for the same.
///
/// Whether a spelling is answered is the language's business; that filters and destination see the
/// same answer must hold for all of them.
enum LinkSpellings {
  /// Every spelling of the path behind every head and before every tail, and each two spellings
  /// together.
  static func all(of path: String, customScheme: String, host: String) -> Set<String> {
    let once = [path] + spellings.map { $0(path) }
    let heads = heads(customScheme, host)
    let whole = once.flatMap { path in
      heads.flatMap { head in tails.map { head + path + $0 } }
    }
    let twice = once.flatMap { path in spellings.map { "\(customScheme)://" + $0(path) } }
    return Set(whole + twice)
  }

  private static let spellings: [@Sendable (String) -> String] = [
    { "/" + $0 }, { "//" + $0 }, { $0 + "/" }, { $0 + "//" }, { $0.replacing("/", with: "//") },
    { "./" + $0 }, { "x/../" + $0 }, { "%2E/" + $0 }, { "x/%2E%2E/" + $0 }, { $0 + "/." },
    { $0 + "/%2e%2E" }, { $0.replacing("/", with: "/./") },
    { $0.uppercased() }, { $0.prefix(1).uppercased() + $0.dropFirst() },
    { escaped($0) { _ in true } }, { escaped($0) { $0 != UInt8(ascii: "/") } },
    { escaped($0, digits: "0123456789ABCDEF") { $0 != UInt8(ascii: "/") } },
    { escaped($0) { $0 == UInt8(ascii: "/") } }, { $0.replacing("%", with: "%25") },
    { $0.replacing("/", with: "\\") }, { $0.replacing("/", with: "%5C") },
    { $0 + "%00" }, { $0 + "\u{0}" }, { "\u{0}" + $0 }, { $0 + "%20" }, { " " + $0 }, { $0 + "\t" },
    { $0 + ";a=b" }, { $0 + "%3F" }, { $0 + "%23" }, { $0 + "." }, { $0 + ".json" },
    { $0.replacing("e", with: "\u{435}") }, { $0.replacing("s", with: "\u{FF53}") },
    { $0.replacing("e", with: "e\u{301}") }, { $0.replacing("s", with: "\u{17F}") },
    { "\u{FEFF}" + $0 }, { "\u{202E}" + $0 }, { $0.replacing("t", with: "t\u{200B}") },
    { $0.replacing("/", with: "\u{2215}") }, { $0.replacing("t", with: "%C1%B4") },
  ]

  private static func heads(_ scheme: String, _ host: String) -> [String] {
    [
      "", "/", "//", "\(scheme):", "\(scheme):/", "\(scheme)://", "\(scheme):///",
      "\(scheme.uppercased())://", "\(scheme)://user@", "\(scheme)://user:word@", "\(scheme)://@",
      "https://\(host)/", "HTTPS://\(host.uppercased())./", "https://user@\(host):8443//",
      "https://evil.example@\(host)/", "https://\(host)@evil.example/", "http://\(host)/",
      "https://evil.example/", "https:\(host)/", "https:///\(host)/", "javascript:", "file:///",
      " ", " \(scheme)://", "\n\thttps://\(host)/", "\u{0}https://evil.example/", " javascript:",
    ]
  }

  private static let tails = ["", "?", "?%61uth=1&a=c#?a"]

  /// The bytes that are asked for as escapes.
  private static func escaped(
    _ text: String, digits: String = "0123456789abcdef", _ isEscaped: (UInt8) -> Bool
  ) -> String {
    let digits = Array(digits)
    return text.utf8.map { byte in
      isEscaped(byte)
        ? "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        : String(decoding: [byte], as: UTF8.self)
    }.joined()
  }
}
