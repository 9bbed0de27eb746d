import Testing

@testable import TurnpikeCompiler

/// Whatever becomes of a valid file, the whole compiler answers: with code where there is no error,
/// and else with errors that lie in the files.
@Suite struct MutationTests {
  static let valid = [
    """
    /// Deep links of the shop.
    enum ShopRoute
    access public
    origin shop://, https://*.example.com/app
    import Values

    / -> HomeDestination
    product/:product_id -> ProductDestination
    product/:product_id/review/:number<Int 1...> -> ReviewDestination
    search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?> -> SearchDestination
    orders/:day<Date>/:order_id<UUID> -> OrdersDestination
    @:user_name/:tab<posts|likes = posts> -> ProfileDestination
    """,
    """
    enum ShopRoute
    files/*path -> FileDestination
    files/:name.json -> JSONDestination
    help#:section<String?> -> HelpDestination
    sku/:sku<Values.Sku>?:other<Sku?>&:more<[Sku]> -> SkuDestination
    scale/:factor<Double -1.5..<2 = 1e-3>/:isOn<Bool = true> -> ScaleDestination
    list?type=video -> VideoDestination
    caf%C3%A9/日本 -> OrderDestination
    login -> LoginDestination! as signIn
    p/:product_id => product
    _ -> NotFoundDestination
    """,
  ].map { Array($0.utf8) }

  static let pieces: [[UInt8]] = [
    "->", "=>", "<", ">", "[", "]", "?", "#:", ":", "*", "/", "|", "&", "=", "%", "%C3", "...",
    "..<", "!", "_", " as ", "\r", "\n", " # ", "\0", "é", "<Int = 5>", "<a|b>", "<Int 1...3>",
    "<String?>", "<[Int]>", ":x", "*y", "?a=b", "\na -> A\n", "\n:z<Int> -> Z\n", "\n*w -> W\n",
    "\nq => product\n", "\n_ -> N\n", "Destination", "self", "enum ", "\u{301}",
    "-9999999999999999999",
  ].map { Array($0.utf8) }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var compiledCount = 0
    for round in 0..<250 {
      var files = Self.valid
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        mutate(&files[Int.random(in: 0..<files.count, using: &random)], with: &random)
      }
      if check(files, "seed \(seed), round \(round)") { compiledCount += 1 }
    }
    // Else the mutations would test the parser alone.
    #expect(compiledCount > 10)
  }

  @Test func theFixtureIsValid() {
    #expect(check(Self.valid, "the fixture"))
  }

  /// Whole lines taken out, doubled and moved between the files: all that is wrong is what routes
  /// are to each other.
  @Test(arguments: 11...14 as ClosedRange<UInt64>)
  func lines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = Self.valid.flatMap { $0.split(separator: UInt8(ascii: "\n")).map { Array($0) } }
    for round in 0..<100 {
      var files: [[UInt8]] = [[], []]
      for _ in 0..<Int.random(in: 0...25, using: &random) {
        let line = lines[Int.random(in: 0..<lines.count, using: &random)]
        files[Int.random(in: 0...1, using: &random)] += line + [UInt8(ascii: "\n")]
      }
      check(files, "seed \(seed), round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let length = Int.random(in: 0...min(12, bytes.count - place), using: &random)
    let stretch = Array(bytes[place..<(place + length)])
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place..<(place + length))
    case 1: bytes.insert(contentsOf: stretch, at: place)
    case 2: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
    case 3: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
    default:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      bytes.insert(contentsOf: piece, at: place)
    }
  }

  /// Gives whether the files compile.
  @discardableResult
  private func check(_ files: [[UInt8]], _ comment: String) -> Bool {
    let sources = files.enumerated().map { SourceFile(path: "\($0).routes", bytes: $1) }
    let compilation = Compilation(sources)
    let hasError = compilation.diagnostics.contains { $0.severity == .error }
    let areInside = compilation.diagnostics.allSatisfy { diagnostic in
      ([diagnostic.range] + diagnostic.notes.map(\.range)).allSatisfy { range in
        files.indices.contains(range.file) && 0 <= range.lower && range.lower <= range.upper
          && range.upper <= files[range.file].count
      }
    }
    let isSorted = zip(compilation.diagnostics, compilation.diagnostics.dropFirst()).allSatisfy {
      ($0.range.file, $0.range.lower) <= ($1.range.file, $1.range.lower)
    }
    let source = compilation.output?.swiftSource
    if hasError != (source == nil) || !areInside || !isSorted {
      Issue.record("\(comment): \(files.map { String(decoding: $0, as: UTF8.self) })")
    }
    return source != nil
  }
}
