import TurnpikeCompiler
import TurnpikeTable

// Matching, as devices do it. A variable has its texts in the place of its name: `$(new|price)`.

extension [AppLinkRule] {
  /// The rule that decides about a link, or nil if no rule matches it.
  ///
  /// - Parameter link: A path with its query and fragment, `/product/1?x=1`.
  func first(matching link: String) -> AppLinkRule? {
    func split(_ text: Substring, _ mark: Character) -> (Substring, Substring) {
      let end = text.firstIndex(of: mark) ?? text.endIndex
      return (text[..<end], text[end...].dropFirst())
    }
    let (address, fragment) = split(link[...], "#")
    let (path, query) = split(address, "?")
    let items = query.split(separator: "&").map { split($0, "=") }
    return first { rule in
      rule.matches(path: path) && rule.matches(fragment, rule.fragment)
        && rule.query.allSatisfy { item in
          // A missing item is an empty one, and each of several must match.
          let values = items.filter { rule.text(of: $0.0) == item.key }.map(\.1)
          return (values.isEmpty ? [""] : values).allSatisfy { rule.matches($0, item.glob) }
        }
    }
  }

  func opens(_ link: String) -> Bool { first(matching: link).map { !$0.isExcluded } ?? false }
}

extension AppLinkRule {
  /// A slash at the end does not count, and `/x/*` also matches `/x`.
  fileprivate func matches(path: Substring) -> Bool {
    var text = path
    while text.hasSuffix("/") { text.removeLast() }
    let isFolder = self.path.hasSuffix("/") || self.path.hasSuffix("/*")
    return matches(text, self.path) || isFolder && matches(text + "/", self.path)
  }

  fileprivate func matches(_ part: Substring, _ glob: String) -> Bool {
    let text = Array(text(of: part).utf8)
    return ends(Array(glob.utf8)[...], [0], text).last == text.count
  }

  /// A part of a link as the rule compares it: with or without its escapes.
  fileprivate func text(of part: Substring) -> String {
    isEncoded
      ? String(part)
      : LinkBytes.read(String(part)) { EncodedText(0..<$0.count, of: $0).string(in: $0) }
  }

  /// The positions in a text after a glob, from each of some positions, in ascending order.
  private func ends(_ glob: ArraySlice<UInt8>, _ starts: [Int], _ text: [UInt8]) -> [Int] {
    var (rest, places) = (glob, starts)
    while let first = places.first, let byte = rest.popFirst() {
      if byte == UInt8(ascii: "*") {
        places = Array(first...text.count)
      } else if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "("),
        let end = rest.firstIndex(of: UInt8(ascii: ")"))
      {
        let name = String(decoding: rest[..<end].dropFirst(), as: UTF8.self)
        let known = Self.known[name]?.map(String.init)
        let texts = known ?? name.split(separator: "|").map(String.init)
        places = Set(texts.flatMap { ends(Array($0.utf8)[...], places, text) }).sorted()
        rest = rest[end...].dropFirst()
      } else {
        func lowered(_ byte: UInt8) -> UInt8 { ignoresCase ? ASCII.lowered(byte) : byte }
        let isAny = byte == UInt8(ascii: "?")
        places = places.filter {
          $0 < text.count && (isAny || lowered(text[$0]) == lowered(byte))
        }
        .map { $0 + 1 }
      }
    }
    return places
  }

  /// Variables that Apple declares. Their languages and regions are left out.
  private static let known: [String: String] = {
    let (digits, lower) = ("0123456789", "abcdefghijklmnopqrstuvwxyz")
    let alpha = lower.uppercased() + lower
    return [
      "digit": digits, "lower": lower, "upper": lower.uppercased(), "alpha": alpha,
      "alnum": alpha + digits,
    ]
  }()

  /// A link that the rule matches.
  ///
  /// - Parameter value: The text of each `*` and `?*`.
  func sampleLink(_ value: String) -> String {
    func sample(_ glob: String) -> String {
      let text = glob.replacing(#/\$\(([^|)$]*)[^)$]*\)/#) {
        Self.known[String($0.1)].map { String($0.prefix(1)) } ?? String($0.1)
      }
      .replacing("?*", with: value).replacing("*", with: value).replacing("?", with: "x")
      // A fragment contains the same characters as a path.
      return isEncoded
        ? text : String(decoding: LinkText.encoded(text, as: .fragment), as: UTF8.self)
    }
    let query = query.map { "\($0.key)=\(sample($0.glob))" }.joined(separator: "&")
    let path = sample(path)
    return (path.hasPrefix("/") ? "" : "/") + path + (query.isEmpty ? "" : "?" + query)
      + (fragment == "*" ? "" : "#" + sample(fragment))
  }
}
