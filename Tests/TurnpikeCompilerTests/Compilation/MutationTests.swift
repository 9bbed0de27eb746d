import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Whatever becomes of a valid file, the whole compiler answers: with code whose table agrees with
/// the reference, or with errors that lie in the files.
@Suite(.timeLimit(.minutes(30))) struct MutationTests {
  /// Two files of one table, so that what one says of the other is spoilt too.
  static let pair = [
    """
    /// Deep links of the shop.
    enum ShopRoute
    access public
    origin shop://, https://*.example.com/app
    import Values
    attribute auth
    attribute locale<de|fr>
    /// How results are sorted.
    type Sort = new|price
    type Page = Int 1...

    / -> HomeDestination
    product/:product_id -> ProductDestination
    product/:product_id/review/:number<Int 1...> -> ReviewDestination
    search?q:text&:sort<Sort = new>&:page<Page?>&:tag<[String]>&:max_price<Int?> -> SearchDestination
    orders/:day<Date>/:order_id<UUID> -> OrdersDestination @auth
    @:user_name/:tab<posts|likes = posts> -> ProfileDestination
    list{ListScreen}/:item_id<Int>{ItemScreen}/extra{ExtraScreen}!
    """,
    """
    enum ShopRoute
    files/*path -> FileDestination
    files/:name.json -> JSONDestination
    help#:section<String?> -> HelpDestination
    sku/:sku<Values.Sku>?:other<Sku?>&:more<[Sku]> -> SkuDestination
    scale/:factor<Double -1.5..<2 = 1e-3>/:isOn<Bool = true> -> ScaleDestination
    account @auth {
      settings -> SettingsDestination @example(account/settings)
      / -> AccountDestination
    }
    list?type=video -> VideoDestination
    caf%C3%A9/日本 -> OrderDestination
    login -> LoginDestination! as signIn
    p/:product_id => product @locale(de)
    _ -> NotFoundDestination
    """,
  ].map { Array($0.utf8) }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func twoFiles(seed: UInt64) {
    let counts = mutate(Self.pair, seed: seed, rounds: 50)
    // Else the mutations would test the parser alone.
    #expect(counts[.compiled] > 3, "\(counts)")
  }

  @Test(arguments: Fixtures.all.indices)
  func fixtures(index: Int) {
    _ = mutate(Fixtures.all[index].files, seed: UInt64(index), rounds: trials(10, quick: 2))
  }

  @Test func theFixturesAreThere() {
    #expect(Compilation(sources(Self.pair)).output != nil)
    let names = Fixtures.all.map(\.name)
    #expect(names.contains("Routes/Shop/Shop.routes"))
    #expect(names.contains { $0.hasSuffix("Golden/Names/Names.routes") })
    #expect(names.contains { $0.contains("DeclaringRoutes.md") })
    #expect(names.count > 15)
  }

  /// Lines taken out, doubled and moved between the files: all that is wrong is what routes are to
  /// each other.
  @Test(arguments: 11...14 as ClosedRange<UInt64>)
  func lines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = Self.pair.flatMap { $0.split(separator: 0x0A).map { Array($0) } }
    for round in 0..<50 {
      var files: [[UInt8]] = [[], []]
      for _ in 0..<Int.random(in: 0...25, using: &random) {
        files[random.below(2)] += random.pick(lines) + [0x0A]
      }
      _ = mutate(files, seed: seed &* 1_000 &+ UInt64(round), rounds: 2)
    }
  }

  private func mutate(_ files: [[UInt8]], seed: UInt64, rounds: Int) -> TrialCounts {
    var trial = FileTrial(seed: seed)
    trial.mutate(files, rounds: rounds, links: 6)
    for failure in trial.failures { Issue.record("\(failure.text)") }
    return trial.counts
  }
}
