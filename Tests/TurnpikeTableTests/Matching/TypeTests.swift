import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Captures and types: which texts each built-in type takes.
@Suite struct TypeTests {
  struct Texts: Sendable, CustomTestStringConvertible {
    let type: String
    let accepted: [String]
    let refused: [String]

    var testDescription: String { type }
  }

  private static let day = "2026-03-01"

  static let types: [Texts] = [
    Texts(
      type: "String", accepted: ["a", " ", "-", "0", "\u{E9}", "true", "%2F", "%zz"], refused: []),
    Texts(
      type: "Int",
      accepted: [
        "0", "-0", "7", "-7", "007", "-007", "9223372036854775807", "-9223372036854775808",
        String(repeating: "0", count: 2_000) + "1",
      ],
      refused: [
        "+7", "7.0", "7e2", "0x7", "1_000", "1,000", "-", "--7", "7-", " 7", "7 ", "a", "\u{0667}",
        "\u{FF17}", "9223372036854775808", "-9223372036854775809", "99999999999999999999999",
        "\u{2212}7",
      ]),
    Texts(
      type: "Int8", accepted: ["127", "-128", "0127"], refused: ["128", "-129", "300", "-300"]),
    Texts(type: "Int16", accepted: ["32767", "-32768"], refused: ["32768", "-32769"]),
    Texts(
      type: "Int32", accepted: ["2147483647", "-2147483648"],
      refused: ["2147483648", "-2147483649", "9223372036854775807"]),
    Texts(
      type: "Int64", accepted: ["9223372036854775807", "-9223372036854775808"],
      refused: ["9223372036854775808", "-9223372036854775809"]),
    Texts(
      type: "UInt", accepted: ["0", "18446744073709551615"],
      refused: ["-1", "18446744073709551616", "+1"]),
    Texts(type: "UInt8", accepted: ["255", "0255"], refused: ["256", "-1"]),
    Texts(type: "UInt16", accepted: ["65535"], refused: ["65536"]),
    Texts(type: "UInt32", accepted: ["4294967295"], refused: ["4294967296"]),
    Texts(
      type: "UInt64", accepted: ["18446744073709551615"],
      refused: ["18446744073709551616", "-18446744073709551615"]),
    Texts(
      type: "Double",
      accepted: [
        "0", "-0", "1", "-1", "1.5", "-1.5", "1e3", "1E3", "1e+3", "1e-3", "1.5e-3", "007.50",
        "1.7976931348623157e308", "5e-324", "1e-400", "-1e-400", "0.1", "9007199254740993",
      ],
      refused: [
        "1.", ".5", "+1", "1e", "1e+", "e3", "inf", "nan", "infinity", "Infinity", "NaN", "-inf",
        "1e309", "-1e309", "0x1p3", "1.5.5", "1,5", " 1", "1 ", "1f", "--1", "1e1.5", "1_0", "-",
        "\u{0661}",
      ]),
    Texts(
      type: "Float", accepted: ["0", "1.5", "-1e3", "3.4028235e38", "1e-50"],
      refused: ["3.5e38", "1e39", "-1e39", "nan", "1.", ".5"]),
    Texts(
      type: "Decimal",
      accepted: [
        "0", "-0", "9.99", "-9.99", "007.50", "0.1", "42",
        "12345678901234567890123456789012345678", "0.00000000000000000000000000000000000001",
        "000000000000000000000000000000000000000001.50000000000000000000000000000000000000000",
      ],
      refused: [
        "1.", ".5", "-.5", "+1", "1e3", "1E3", "nan", "NaN", "inf", "1,5", "1.5.5", " 1", "1 ", "-",
        "--1", "1_0", "\u{0661}", "123456789012345678901234567890123456789",
        "1.00000000000000000000000000000000000001",
      ]),
    Texts(
      type: "Decimal 0.1..<0.3", accepted: ["0.1", "0.10", "0.2", "0.29999999999999999999"],
      refused: ["0.3", "0.09999999999999999999", "0.30", "-0.2", "1"]),
    Texts(
      type: "Decimal -0.3...-0.1", accepted: ["-0.1", "-0.3", "-0.10000000000000000001"],
      refused: ["0", "-0.30000000000000000001", "-0.09", "0.2"]),
    Texts(
      type: "Bool", accepted: ["true", "false"],
      refused: ["TRUE", "True", "1", "0", "yes", "no", "t", "true ", "truee"]),
    Texts(
      type: "UUID",
      accepted: [
        "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "00000000-0000-0000-0000-000000000000", "6bA7b810-9dad-11D1-80b4-00c04fd430c8",
      ],
      refused: [
        "6ba7b8109dad11d180b400c04fd430c8", "{6ba7b810-9dad-11d1-80b4-00c04fd430c8}",
        "6ba7b810-9dad-11d1-80b4-00c04fd430c", "6ba7b810-9dad-11d1-80b4-00c04fd430c88",
        "6ba7b810-9dad-11d1-80b4-00c04fd430cg", "6ba7b810_9dad_11d1_80b4_00c04fd430c8",
        "6ba7b81-09dad-11d1-80b4-00c04fd430c8", "urn:uuid:6ba7b810",
      ]),
    Texts(
      type: "Date",
      accepted: [
        day, "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "\(day)T00:00:00Z",
        "\(day)T23:59:59Z", "\(day)t23:59:59Z", "\(day)T23:59:59z", "\(day)t09:30:00.5-01:00",
        "\(day)T09:30:00+01:00", "\(day)T09:30:00-11:30",
        "\(day)T09:30:00.5Z", "\(day)T09:30:00.123456789012345678+00:00",
        "9999-12-31T23:59:59+23:59", "0000-01-01T00:00:00-23:59", "9999-12-31T23:59:59.9Z",
      ],
      refused: [
        "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-01-32",
        "2026-04-31", "26-03-01", "2026-3-1", "2026-03", "2026", "20260301x", "\(day)T",
        "\(day)T09:30:00", "\(day)T24:00:00Z", "\(day)T09:60:00Z", "\(day)T09:30:60Z",
        "\(day)T09:30:00.Z", "\(day)T09:30:00+1:00", "\(day)T09:30:00+24:00", "\(day) ", "-\(day)",
        "\(day)T09:30:00Z ", "\(day)T09:30:00+01:60", "\(day)X09:30:00Z", "yesterday",
        "\u{0662}026-03-01", "9999-12-31T23:59:59-23:59", "9999-12-31T23:59:00-00:01",
        "0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00.5+00:01",
        "9999-12-31T23:59:59.999999999999Z",
      ]),
    Texts(
      type: "URL",
      accepted: [
        "mailto:a@b.example", "urn:isbn:0451450523", "a::", "A1+-.:b", "tel:42", "x:a,b;c=d!$'()*",
        "a:\u{E9}", "a:b c", "a:b\"", "a:<b>", "a:[b]", "a:b\\", "a:^", "a:`", "a:{b}", "a:b|c",
      ],
      refused: [
        "a", ":a", "1a:b", "+a:b", "a_b:c", "\u{E9}:a", "a b:c", " a:b", "a:\u{7F}", "a:\u{0}",
        "a:\u{85}", "a:b\nc",
      ]),
    Texts(
      type: "new|old-in|1|a_b|Z", accepted: ["new", "old-in", "1", "a_b", "Z"],
      refused: ["New", "oldIn", "01", "z", "ne", "neww", "new|old-in", "_1"]),
  ]

  /// In a path a text that is none of the type leaves the link to the next best.
  @Test(arguments: types) func path(texts: Texts) throws {
    let isString = texts.type == "String"
    let file = "v/:x<\(texts.type)> -> Value" + (isString ? "" : "\nv/:x -> Other")
    let table = try compiledTable(file)
    // The `?` at the end keeps a space before it.
    for (link, text) in texts.accepted.map({ ("v/\($0)?", $0) }) {
      let decoded = text == "%2F" ? "/" : text
      #expect(table.match(link).summary == "value(x=\(decoded))")
    }
    for text in texts.refused { #expect(table.match("v/\(text)?").summary == "other(x=\(text))") }
  }

  /// Between affixes the same texts count, not those with the affixes.
  @Test(arguments: types) func affixes(texts: Texts) throws {
    let table = try compiledTable("v/a:x<\(texts.type)>z -> Value")
    for text in texts.accepted {
      #expect(table.match("v/a\(text)z").route == "value", "\(text)")
    }
    for text in texts.refused {
      #expect(table.match("v/a\(text)z").route == nil, "\(text)")
    }
    #expect(table.match("v/az").route == nil)
  }

  /// In a rest every segment is of the type.
  @Test(arguments: types) func rest(texts: Texts) throws {
    let table = try compiledTable("v/*x<\(texts.type)> -> Value")
    let all = texts.accepted.joined(separator: "/")
    #expect(table.match("v/\(all)").route == "value")
    for text in texts.refused {
      #expect(table.match("v/\(all)/\(text)/\(all)").route == nil, "\(text)")
    }
  }

  /// In a query a text that is none of the type is invalid, and in a fragment.
  @Test(arguments: types) func query(texts: Texts) throws {
    let table = try compiledTable(
      """
      q?:x<\(texts.type)> -> Query1 as query
      l?:x<[\(texts.type.contains("|") ? "String" : texts.type)]> -> List
      f#:x<\(texts.type)> -> Fragment
      """)
    for text in texts.accepted.map({ $0.replacing("+", with: "%2B") }) {
      #expect(table.match("q?x=\(text)").summary == "query", "\(text)")
      #expect(table.match("l?x=\(text)&x=\(text)").summary == "list", "\(text)")
      #expect(table.match("f#\(text)").summary.hasPrefix("fragment("), "\(text)")
    }
    for text in texts.refused {
      let read = text.replacing("+", with: " ")
      let written = text.replacing(" ", with: "%20").replacing("\0", with: "%00")
      #expect(table.match("q?x=\(written)").summary == "query: 'x' cannot be read from '\(read)'")
      #expect(table.match("f#\(written)").summary == "fragment: 'x' cannot be read from '\(text)'")
      if !texts.type.contains("|") {
        #expect(
          table.match("l?x=\(texts.accepted[0])&x=\(written)").summary
            == "list: 'x' cannot be read from '\(read)'")
      }
    }
  }

  @Test func rangesNarrowANumber() throws {
    let ranges: [Texts] = [
      Texts(type: "Int 1...", accepted: ["1", "2", "01"], refused: ["0", "-1"]),
      Texts(type: "Int ...5", accepted: ["5", "-9"], refused: ["6"]),
      Texts(type: "Int 0..<100", accepted: ["0", "99", "-0"], refused: ["100", "-1"]),
      Texts(type: "Int -5...-3", accepted: ["-5", "-3"], refused: ["-6", "-2", "4"]),
      Texts(type: "UInt8 250...", accepted: ["250", "255"], refused: ["249", "256"]),
      Texts(
        type: "UInt64 18446744073709551614...", accepted: ["18446744073709551615"],
        refused: ["18446744073709551613", "1"]),
      Texts(
        type: "Int64 ...-9223372036854775807",
        accepted: ["-9223372036854775808", "-9223372036854775807"],
        refused: ["-9223372036854775806", "0"]),
      Texts(type: "Double 0..<1", accepted: ["0", "0.999", "-0"], refused: ["1", "1.0", "-0.1"]),
      Texts(
        type: "Double -1.5...1e2", accepted: ["-1.5", "100", "1e2"], refused: ["100.1", "-1.6"]),
      Texts(type: "Float 0.1...0.3", accepted: ["0.1", "0.2", "0.3"], refused: ["0.09", "0.31"]),
      Texts(type: "Float 0.1..<0.3", accepted: ["0.1"], refused: ["0.3"]),
    ]
    for texts in ranges {
      let table = try compiledTable("v/:x<\(texts.type)> -> Value")
      for text in texts.accepted {
        #expect(table.match("v/\(text)").route == "value", "\(texts.type): \(text)")
      }
      for text in texts.refused {
        #expect(table.match("v/\(text)").route == nil, "\(texts.type): \(text)")
      }
    }
  }

  @Test(arguments: [
    "Int 5...4", "Int 5..<5", "Int 300...x", "UInt8 256...", "UInt8 ...-1", "String 1...2",
    "Bool 0...1", "Date 1...", "UUID 0...", "Slug 1...2", "Double 1..<1", "Int8 -129...", "Int ...",
    "Int 1.5...2", "Double 2...1.5", "Float 1...1e39",
  ]) func badRanges(type: String) {
    #expect(findingIDs("v/:x<\(type)> -> Value") == ["bad-range"])
  }

  @Test func aTypeOfYourOwnCountsAsAcceptingEveryText() throws {
    expectMatches(of: "v/:x<Slug> -> Value", ["v/a": "value(x=a)", "v/%20": "value(x= )"])
    #expect(
      try compiledTable("v/:x<Slug>?:y<Slug> -> Value").match("v/a?y=").assumedTypes == ["Slug"])
    #expect(findingIDs("v/:x<Slug = a> -> Value") == ["bad-default"])
  }
}
