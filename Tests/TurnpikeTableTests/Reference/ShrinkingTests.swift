import Testing
import TurnpikeReference

/// A difference is made as small as it goes before it is told.
@Suite struct ShrinkingTests {
  private static let files = [
    """
    enum AppRoute
    access public
    origin shop://, https://*.example.com/app
    attribute auth
    attribute tab<Int 1...>
    /// A product.
    product/:id<UUID>?sort=new&:page<Int = 1> -> ProductDestination @auth
    account/:number<Int> @auth {
      orders/ab:flag<Bool>cd/:day<Date>?k:q<Int?>#:part -> OrdersDestination! as orders @tab(1)
      settings -> SettingsDestination
    }
    o/:number/:flag/:day?:part => orders
    list{ListScreen}/:item<Int>{ItemScreen}!
    """,
    """
    enum AppRoute
    help/*rest -> HelpDestination
    _ -> NotFoundDestination
    """,
  ].map { Array($0.utf8) }

  /// A reference that is wrong on purpose: it takes every text for a `Bool`.
  private static func wrongTables(_ files: [[UInt8]]) -> [ReferenceTable] {
    ReferenceReader.tables(of: files).map { table in
      var table = table
      for index in table.patterns.indices {
        table.patterns[index].pieces = table.patterns[index].pieces.map { piece in
          guard case .capture(var capture) = piece, capture.type == .builtIn("Bool", nil) else {
            return piece
          }
          capture.type = .string
          return .capture(capture)
        }
      }
      return table
    }
  }

  private static func differs(_ files: [[UInt8]], _ link: [UInt8]) -> Bool {
    guard let comparison = Comparison(files, reading: wrongTables),
      comparison.names.contains("AppRoute")
    else { return false }
    return comparison.difference("AppRoute", link) != nil
  }

  @Test func aWrongReferenceIsFoundAndMadeSmall() {
    let link = Array("https://a.example.com/app/account/5/orders/abxcd/2026-01-31?k=5&z#p".utf8)
    #expect(Self.differs(Self.files, link))
    #expect(!Self.differs(Self.files, Array("account/5/orders/abtruecd/2026-01-31#p".utf8)))
    #expect(Comparison(Self.files)?.difference("AppRoute", link) == nil)
    let smallest = Shrinking.smallest(Self.files, link, fails: Self.differs)
    let texts = smallest.files.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts == ["enum AppRoute\n:a<Bool>->O"])
    #expect(String(decoding: smallest.link, as: UTF8.self) == "o")
  }

  /// What is told can stand in a regression test as it is.
  @Test func theFailureIsSourceText() {
    let failure = TrialFailure(
      seed: 7, problem: "expected this\nfound    that", table: "Route",
      files: [Array("a -> A\n".utf8), Array("\u{FEFF}b -> B".utf8)], link: Array("a\"\n".utf8))
    #expect(
      failure.text
        == """
        seed 7: expected this
        found    that
        expectSameMatch(
          of: [
            #\"""
            a -> A
            \u{20}
            \"""#,
            "\u{FEFF}b -> B",
          ], "Route", to: "a\\"\\n")
        """.replacing("    \u{20}\n", with: "    \n"))
  }
}
