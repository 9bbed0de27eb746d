import Testing

@testable import TurnpikeTable

@Suite struct LinkSyntaxTests {
  @Test(arguments: [
    ("plain", "plain"), ("a%20b", "a b"), ("%C3%A9", "é"), ("a%2Fb", "a/b"), ("%41%42", "AB"),
    ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("a%FFb", "a%FFb"), ("%C3", "%C3"),
    ("a%20b%zz", "a%20b%zz"), ("%ED%A0%80", "%ED%A0%80"), ("%25", "%"), ("%2541", "%41"),
    ("a+b", "a+b"),
  ])
  func decodesASegmentOnceOrNotAtAll(_ written: String, _ expected: String) {
    let decoded = LinkBytes.read(written) { EncodedText(0..<$0.count, of: $0).string(in: $0) }
    #expect(decoded == expected)
  }

  @Test(arguments: [
    ("a+b", "a b"), ("a%2Bb", "a+b"), ("+%20+", "   "), ("a+%zz", "a %zz"), ("", ""),
  ])
  func decodesAQueryWithPlusAsSpace(_ written: String, _ expected: String) {
    #expect(Self.decoded(Array(written.utf8)) == expected)
  }

  @Test(arguments: [
    ("shop.example.com", false, true), ("SHOP.example.com.", false, true),
    ("a.shop.example.com", false, false), ("a.shop.example.com", true, true),
    ("a.b.shop.example.com", true, true), ("shop.example.com", true, false),
    (".shop.example.com", true, false), ("a..shop.example.com", true, false),
    ("ashop.example.com", true, false), ("shop.example.com..", false, false),
    ("-a.shop.example.com", true, false), (".shop.example.com", true, false),
    ("\u{FC}.shop.example.com", true, false), ("\u{17F}hop.example.com", false, false),
  ])
  func comparesHosts(_ host: String, _ isWildcard: Bool, _ expected: Bool) {
    let found = LinkBytes.read(host) { host in
      LinkBytes.read("shop.example.com") { HostName.isHost(host, $0, isWildcard: isWildcard) }
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("a=1&b=2", ["a=1", "b=2"]), ("&&a&", ["a="]), ("=v", ["=v"]), ("a=b=c", ["a=b=c"]),
    ("a=1&a=2", ["a=1,2"]), ("%61=1&a=2", ["a=1,2"]), ("", []), ("a+b=c+d", ["a b=c d"]),
  ])
  func splitsQueries(_ query: String, _ expected: [String]) {
    let groups = LinkBytes.read(query) { QueryItems(0..<$0.count).grouped(in: $0) }
    #expect(groups.map { $0.name + "=" + $0.values.joined(separator: ",") } == expected)
  }

  /// Every text of up to four of these bytes with every other.
  @Test func aQuerysTextIsComparedDecoded() {
    let texts = Self.texts(of: Array("a1%6+".utf8), upTo: 4)
    let short = texts.filter { $0.count <= 2 }
    var wrong: [String] = []
    for written in texts {
      let decoded = Self.decoded(written)
      for text in short + [written, Array(decoded.utf8)] {
        let (link, other) = (ContiguousArray(written), ContiguousArray(text))
        let isEqual = EncodedText(0..<link.count, of: link.span, plusIsSpace: true)
          .isEqual(to: other.span, in: link.span)
        if isEqual != (Array(decoded.utf8) == text) {
          wrong.append(String(decoding: written + [0x20] + text, as: UTF8.self))
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// Every query of up to seven of these bytes, asked for keys that it may have in several ways.
  @Test func aKeysFirstValueIsThatOfTheFirstItemThatHasIt() {
    let keys = ["k", "kk", "", "=", "k=", "&", " ", "k k"].map { Array($0.utf8) }
    var queries = Self.texts(of: Array("k=&+".utf8), upTo: 6)
    queries += ["%6b=1&k=2", "%6B%6B", "k%26=1&%26=2", "k%3D=1", "k%20k=1&k+k=2", "%zz=1&k"]
      .map { Array($0.utf8) }
    var wrong: [String] = []
    for query in queries {
      let bytes = ContiguousArray(query)
      let groups = QueryItems(0..<bytes.count).grouped(in: bytes.span)
      for key in keys {
        let expected = groups.first { Array($0.name.utf8) == key }?.values.first
        let value = QueryItems(0..<bytes.count)
          .firstValue(of: ContiguousArray(key).span, in: bytes.span)?.string(in: bytes.span)
        let text = String(decoding: query + [0x20] + key, as: UTF8.self)
        if value.map({ Array($0.utf8) }) != expected.map({ Array($0.utf8) }) { wrong.append(text) }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// The text of a query that bytes stand for.
  private static func decoded(_ bytes: [UInt8]) -> String {
    let link = ContiguousArray(bytes)
    return EncodedText(0..<link.count, of: link.span, plusIsSpace: true).string(in: link.span)
  }

  private static func texts(of bytes: [UInt8], upTo count: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    var longest = texts
    for _ in 0..<count {
      longest = longest.flatMap { text in bytes.map { text + [$0] } }
      texts += longest
    }
    return texts
  }

  /// Each byte at each place of the words that are looked at as a whole.
  @Test func everyByteOfAnAuthorityCounts() {
    for count in [1, 7, 8, 9, 17] {
      for place in 0..<count {
        for byte in UInt8.min...UInt8.max {
          var text = Array(repeating: UInt8(ascii: "h"), count: count)
          text[place] = byte
          let link = ContiguousArray(text)
          let authority = Authority(link.span, 0..<count, keepsEmptyUser: false)
          let isMalformed = byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\")
          #expect(authority.isMalformed == isMalformed, "\(byte) at \(place) of \(count)")
          #expect(authority.userEnd == (byte == UInt8(ascii: "@") ? place + 1 : 0))
        }
      }
    }
  }

  @Test func findsTheFirstMalformedByte() {
    let cases: [([UInt8], Int?)] = [
      ([], nil), ([0x61], nil), ([0x61, 0x80], 1), ([0xC0, 0x80], 0), ([0xC3, 0xA9], nil),
      ([0xC3], 0), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF0, 0x9F, 0x98, 0x80], nil), ([0x61, 0xF0, 0x9F, 0x98], 1), ([0xFF], 0),
    ]
    for (bytes, expected) in cases {
      #expect(UTF8Decoder.firstError(in: bytes) == expected)
    }
  }

  /// RFC 3986, 3.3 to 3.5; a query's values without what parts them.
  @Test(
    arguments: zip(
      [LinkComponent.segment, .firstSegment, .query, .fragment, .value],
      ["!$'()*,;@&=+:", "!$'()*,;@&=+", "!$'()*,;@:/?", "!$'()*,;@&=+:/?", ""]))
  func bytesThatStandForThemselves(component: LinkComponent, marks: String) {
    let digits = String(decoding: Array(0x30...0x39), as: UTF8.self)
    let letters = String(decoding: Array(0x41...0x5A) + Array(0x61...0x7A), as: UTF8.self)
    let expected = Set((digits + letters + "-._~" + marks).utf8)
    #expect(Set((0...255).filter { component.allows($0) }) == expected)
  }
}
