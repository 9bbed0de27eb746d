import TestSupport

extension LinkGenerator {
  /// What stands before the path: most often nothing, else a declared origin or one near it.
  mutating func head() -> String {
    if random.chance(75) { return random.pick(["", "", "", "/", "//"]) }
    if !table.origins.isEmpty, random.chance(80) { return head(random.pick(table.origins)) }
    return random.pick([
      "other:", "other://", "javascript:", "file:///",
      "Any.1+x:///", "http://", "https:", "https:///", "mailto:",
      "https://other.example/", "https://shop.example.com/", "https://shop.example.com/app/",
      "shop://", "shop:", "SHOP:///", "1a:", "a_b:", "shop://me@", "shop://@", "shop://a:80/",
      "shop://me:p@x:8080/", "shop://\\", "shop:// ", "shop://a\u{A0}b/",
      "https://shop.example.com",
      "https://evil.example\\@shop.example.com/", "https://shop.example.com@evil.example/",
    ])
  }

  /// What stands before the name of a wildcard, most of them names.
  private static let labels = [
    "a.", "a.b.", "a.", "a.b.", "A.", "a_1.", "B\u{FC}cher.", "bu\u{308}cher.", "", ".", "a..",
    "-a.", "a-.", "a%2F.", "[::1].", "a:80.", "a\u{FF0E}b.", "\u{FF41}.", "a\u{2044}b.", "a*.",
    String(repeating: "a", count: 63) + ".", String(repeating: "a", count: 64) + ".",
  ]

  private mutating func head(_ origin: ReferenceOrigin) -> String {
    let scheme = random.pick([origin.scheme, origin.scheme, origin.scheme.uppercased()])
    guard let host = origin.host else {
      var path = origin.path.map { write(String(decoding: $0, as: UTF8.self)) }
      if !path.isEmpty, random.chance(20) { path[0] = path[0].uppercased() }
      if !path.isEmpty, random.chance(20) { path[0] += random.pick([".", ":80", "x"]) }
      return scheme
        + random.pick([
          ":", ":/", "://", "://", ":///", "://me@", "://me:secret@", "://@", "://a@b@", "2://",
        ]) + path.map { $0 + "/" }.joined()
    }
    var name = host
    if origin.isWildcard { name = random.pick(Self.labels) + name }
    if host == "xn--9ca.example", random.chance(30) { name = "\u{E9}.example" }
    switch random.below(12) {
    case 0: name = name.uppercased()
    case 1: name += "."
    case 2: name += ":8080"
    case 3: name = "me:secret@" + name
    case 4: name = "a.example@" + name + ":"
    case 5: name = random.pick(["x", "shop.", "a@"]) + name
    case 6: name += random.pick([".evil.example", "..", ":80a", "\\", "\u{2028}", "\t"])
    default: break
    }
    let path = origin.path.map { segment in
      random.pick(["/", "/", "/", "//"]) + write(String(decoding: segment, as: UTF8.self))
    }.joined()
    let other = scheme.lowercased() == "https" ? "http" : "https"
    return (random.chance(92) ? scheme : other) + "://" + name
      + (random.chance(92) ? path : path.uppercased()) + random.pick(["/", "/", "/", "", "//"])
  }
}
