import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// The module that `export typescript` writes: what compiles, what it prints and what it matches.
@Suite(.enabled(if: try TypeScriptRun.isPossible, "there is no tsc"))
struct TypeScriptTests {
  private static let isSlow =
    ProcessInfo.processInfo.environment["TURNPIKE_PLUGIN_TESTS"] == "1"

  /// The law: what prints is what Swift prints, what matches is what Swift matches. Twenty thousand
  /// links where the slow tests run.
  @Test func printsAndMatchesAsSwiftDoes() throws {
    var run = try TypeScriptRun()
    var expected: [String] = []
    var linkCount = 0
    for index in 0..<(Self.isSlow ? 100 : 6) {
      let seed = FileTrial.seed(index, of: 11)
      var trial = FileTrial(seed: seed)
      guard let (_, comparison) = trial.comparison() else { continue }
      var random = SeededGenerator(seed: ~seed)
      for table in comparison.run.tables {
        guard let reference = comparison.reference.table(table.model.name) else { continue }
        let linked = LinkedTable(table, among: comparison.run.tables)
        var generator = LinkGenerator(
          comparison.reference, reference, random: SeededGenerator(seed: random.next()))
        let links = (0..<(Self.isSlow ? 240 : 80)).map { _ in
          String(decoding: generator.link(), as: UTF8.self)
        }
        let calls = comparison.calls(of: reference, SeededGenerator(seed: random.next()))
        try run.add(
          ExportedFiles.export(TypeScriptModule(), linked).text, links: links,
          calls: calls.map(\.call))
        linkCount += links.count
        expected += links.map { linked.match($0).json(for: $0).text }
        for call in calls {
          let url = call.path.flatMap { Self.url($0, of: call.call.route, in: linked) }
          expected += [call.path, url].map { $0.map { JSON.string($0).text } ?? "throws" }
        }
      }
    }
    #expect(linkCount >= (Self.isSlow ? 20_000 : 400), "\(linkCount) links")
    let errors = try run.compile()
    #expect(errors == "")
    let found = try run.results()
    #expect(found.count == expected.count)
    let differences = zip(expected, found).filter { !Self.areSame($0, $1) }
    for (expected, found) in differences.prefix(5) {
      Issue.record("expected \(expected)\nfound    \(found)")
    }
    #expect(differences.isEmpty, "\(differences.count) of \(expected.count)")
  }

  /// The link of a route under the first origin without a wildcard that may lead there.
  private static func url(_ path: String, of route: String, in table: LinkedTable) -> String? {
    let model = table.model
    let isRestricted = model.routes.contains { line in
      line.caseName == route
        && (line.own.restriction.map { $0.isInternal || $0.origins != nil } ?? false)
    }
    let first = path.prefix { !"/?#".contains($0) }
    return model.origins.filter { !$0.isWildcard }.map { origin in
      let isPathFirst = origin.host.isEmpty && origin.path.isEmpty
      let slash = isPathFirst ? first.dropFirst().contains("@") : !path.hasPrefix("/")
      return origin.text + (slash ? "/" : "") + path
    }.first { link in
      let result = table.match(link)
      return !isRestricted || result.outcome == .matched && result.route == route
    }
  }

  /// Whether two lines are the same text, or objects with the same members.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let objects = [left, right].map {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? NSDictionary
    }
    return objects[0] != nil && objects[0] == objects[1]
  }

  private static let file = """
    enum ShopRoute
    origin shop://, https://shop.example.com, https://*.shop.example.com/app
    query :coupon_id<String?>&utm_source:campaign<Int = 5>&:size<s|m?>
    / -> Home
    callback?:code -> Callback @from(https)
    pledge?size=m -> Pledge
    wide/:id -> Wide @from(https://*.shop.example.com/app)
    part/:id<Int> -> mount PartRoute as part
    inner -> mount PartRoute as inner @from(https)
    product/:product_id -> Product
    review/:product_id<Sku>/:number<Int 1...> -> Review
    search?q:text&:sort<new|price = new>&:tag<[String]>&:max_price<Decimal?> -> Search
    orders/:day<Date> -> Orders
    ratio/:a<Double>/:b<Float> -> Ratio
    small/:n<UInt8> -> Small
    files/*path -> Files
    profile/:name/:page<Int = 1> -> Profile
    help#:section<String?> -> Help
    flag/:is_on<Bool>/:id<UUID> -> Flag
    """

  private static let part = """
    origin part://, https://part.example.com
    query :own<Int?>
    / -> Start
    page/:n<Int> -> Page
    web/:n<Int> -> Web @from(https)
    custom -> Custom @from(part)
    """

  private static func linked() throws -> LinkedTable {
    try ExportedFiles.linked(file, ["PartRoute": ExportedFiles.linked(part)])
  }

  @Test func prints() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "shop.ts",
      ExportedFiles.export(TypeScriptModule(), Self.linked()).text)
    let rows = [
      ("home().path", "/"), ("home().url()", "shop:///"),
      ("home().url({ origin: 'https://shop.example.com' })", "https://shop.example.com/"),
      ("home().url({ query: {} })", "shop:///"),
      ("home().url({ query: { couponID: 'A&B' } })", "shop:///?coupon_id=A%26B"),
      ("help({ section: 'x' }).url({ query: { size: 's' } })", "shop://help?size=s#x"),
      (
        "pledge().url({ query: { size: 's', couponID: 'x' } })",
        "shop://pledge?size=m&coupon_id=x"
      ),
      ("pledge().url({ query: { size: 's' } })", "shop://pledge?size=m"),
      (
        "search({ text: 'a' }).url({ origin: 'https://shop.example.com', "
          + "query: { size: 'm', campaign: 6, couponID: '' } })",
        "https://shop.example.com/search?q=a&coupon_id=&utm_source=6&size=m"
      ),
      (
        "home().url({ query: { couponID: null, campaign: 5, size: undefined } })", "shop:///"
      ),
      (
        "part({ id: 1 }).page({ n: 2 }).url({ query: { couponID: 'x' } })",
        "shop://part/1/page/2?coupon_id=x"
      ),
      ("part({ id: 1 }).start().url()", "shop://part/1"),
      (
        "home().url({ query: { campaign: 1.5 } })",
        "RangeError: 'campaign' of 'query' cannot be '1.5': it is Int"
      ),
      (
        "callback({ code: 'x' }).url({ query: { size: 's' } })",
        "https://shop.example.com/callback?code=x&size=s"
      ),
      (
        "callback({ code: 'x' }).url({ origin: 'shop://' as never })",
        "RangeError: no link of 'shop://' matches 'callback'"
      ),
      (
        "wide({ id: 'x' }).url({ origin: 'https://de.shop.example.com/app' })",
        "https://de.shop.example.com/app/wide/x"
      ),
      (
        "wide({ id: 'x' }).url()",
        "RangeError: no link of an origin without a wildcard matches 'wide'"
      ),
      ("wide({ id: 'x' }).path", "wide/x"),
      ("part({ id: 1 }).web({ n: 2 }).url()", "https://shop.example.com/part/1/web/2"),
      (
        "part({ id: 1 }).custom().url()",
        "RangeError: no link of an origin without a wildcard matches 'part.custom'"
      ),
      ("inner().page({ n: 2 }).url()", "https://shop.example.com/inner/page/2"),
      (
        "inner().page({ n: 2 }).url({ origin: 'shop://' as never })",
        "RangeError: no link of 'shop://' matches 'inner.page'"
      ),
      (
        "inner().web({ n: 2 }).url({ origin: 'https://de.shop.example.com/app' })",
        "https://de.shop.example.com/app/inner/web/2"
      ),
      ("product({ productID: 'a b/é:' }).path", "product/a%20b%2F%C3%A9:"),
      (
        "product({ productID: '@1' }).url({ origin: 'https://de.shop.example.com/app' })",
        "https://de.shop.example.com/app/product/@1"
      ),
      ("review({ productID: '..', number: 3 }).path", "review/%2E%2E/3"),
      (
        "review({ productID: 'x', number: 9223372036854775807n }).path",
        "review/x/9223372036854775807"
      ),
      ("search({ text: 'a+b&c' }).path", "search?q=a%2Bb%26c"),
      (
        "search({ text: '', sort: 'price', tag: ['x', 'y'], maxPrice: '12.50' }).url()",
        "shop://search?q=&sort=price&tag=x&tag=y&max_price=12.5"
      ),
      ("search({ text: 'a', sort: 'new', maxPrice: 1e-7 }).path", "search?q=a&max_price=0.0000001"),
      ("orders({ day: '2026-01-28' }).path", "orders/2026-01-28"),
      (
        "orders({ day: '2026-01-28T12:00:00.50+01:00' }).path", "orders/2026-01-28T11:00:00.5Z"
      ),
      (
        "orders({ day: new Date(Date.UTC(1999, 11, 31, 23, 59, 59, 250)) }).path",
        "orders/1999-12-31T23:59:59.25Z"
      ),
      ("ratio({ a: 1e16, b: 0.1 }).path", "ratio/1e+16/0.1"),
      ("ratio({ a: -0, b: 16777218 }).path", "ratio/-0.0/1.6777218e+07"),
      ("ratio({ a: 0.00001, b: 100 }).path", "ratio/1e-05/100.0"),
      ("files({ path: ['a', 'b/c'] }).path", "files/a/b%2Fc"),
      ("profile({ name: 'x', page: 1 }).path", "profile/x"),
      ("help({ section: 'a/b?' }).path", "help#a/b?"), ("help().path", "help"),
      (
        "flag({ isOn: true, id: '6ba7b810-9dad-11d1-80b4-00c04fd430c8' }).path",
        "flag/true/6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
      ),
      ("small({ n: 300 }).path", "RangeError: 'n' of 'small' cannot be '300': it is UInt8"),
      (
        "review({ productID: 'x', number: 0 }).path",
        "RangeError: 'number' of 'review' cannot be '0': it is Int 1..."
      ),
      ("small({ n: 1.5 }).path", "RangeError: 'n' of 'small' cannot be '1.5': it is UInt8"),
      ("product({ productID: '' }).path", "RangeError: 'product_id' of 'product' is empty"),
      (
        "home().url({ origin: 'https://.shop.example.com/app' })",
        "RangeError: 'https://.shop.example.com/app' is not an origin of the app"
      ),
    ]
    let calls = rows.map { "() => shopRoute.\($0.0)" }.joined(separator: ",\n")
    try folder.write(
      "use.ts",
      """
      import { match, shopRoute } from "./shop";
      for (const call of [
      \(calls)
      ]) {
        try { console.log(call()); } catch (error) { console.log(`${error}`); }
      }
      const found = match("shop://product/1");
      if (found.outcome === "unmatched") console.log(found.reason.length);
      else console.log(found.route, found.parameters["product_id"]?.[0]);
      console.log(JSON.stringify(match("shop://help#a%20b").parameters));

      """)
    try folder.write(
      "node.d.ts", "declare const console: { log(...values: unknown[]): void };\n")
    let options = ["--strict", "--target", "es2020", "--module", "commonjs", "--lib", "es2020"]
    let compiled = try CommandRun("tsc", options + ["use.ts", "node.d.ts"], in: folder.url)
    #expect(compiled.output == "")
    let run = try CommandRun("node", ["use.js"], in: folder.url)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast(3).map(String.init) == rows.map(\.1))
    #expect(lines.dropLast().suffix(2) == ["product 1", "{\"section\":[\"a b\"]}"])
  }

  /// A mark that combines with the slash makes another character, but not for TypeScript.
  @Test func documentationEndsNoComment() throws {
    let table = try ExportedFiles.linked("enum R\n/// a */\u{301} b */\na -> A\n")
    let text = try ExportedFiles.export(TypeScriptModule(), table).text.unicodeScalars
    #expect(text.contains("/** a *\\/\u{301} b *\\/ */".unicodeScalars))
  }

  /// A table whose origins all have `@only` accepts no scheme in another build, and prints no URL.
  @Test func originsOfOtherBuilds() throws {
    let table = try ExportedFiles.linked("origin a:// @only(DEBUG)\na -> A").inBuild([])
    let folder = try TemporaryFolder()
    try folder.write("shop.ts", ExportedFiles.export(TypeScriptModule(), table).text)
    try folder.write(
      "use.ts",
      """
      import { match, route } from "./shop";
      declare const console: { log(text: string): void };
      for (const link of ["a", "a:a", "javascript:a", "https://a.example/a"]) {
        console.log(match(link).outcome);
      }
      for (const origin of ["a://", "b://"]) {
        try {
          console.log(route.a().url({ origin: origin as never }));
        } catch (error) {
          console.log(`${error}`);
        }
      }
      """)
    let compiled = try CommandRun(
      "tsc", ["--strict", "--target", "es2020", "--module", "commonjs", "use.ts"], in: folder.url)
    #expect(compiled.output == "")
    let run = try CommandRun("node", ["use.js"], in: folder.url)
    #expect(
      run.output == """
        matched
        unmatched
        unmatched
        unmatched
        RangeError: 'a://' is not an origin of the app
        RangeError: 'b://' is not an origin of the app

        """)
  }

  /// Wrong links do not compile; each line has its one error.
  @Test func nearMisses() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "shop.ts",
      ExportedFiles.export(TypeScriptModule(), Self.linked()).text)
    let wrong = [
      "product({})", "product()", "product({ id: 'x' })", "product({ productID: 1 })",
      "search({ text: 'a', sort: 'size' })", "search({ sort: 'new' })",
      "search({ text: 'a', maxPrice: 'cheap' })", "files({ path: [] })", "small({ n: 1n })",
      "review({ productID: 'x', number: '3' })", "orders({ day: '28.01.2026' })",
      "orders({ day: 'soon' })", "flag({ isOn: 'true', id: '' })", "produkt({ productID: 'x' })",
      "home().url({ origin: 'https://other.example' })", "home().url({ origin: 'shop' })",
      "home().url({ query: { coupon: 'x' } })", "home().url({ query: { size: 'l' } })",
      "part({ id: 1 }).page({ n: 2 }).url({ query: { own: 1 } })",
      "callback({ code: 'x' }).url({ origin: 'shop://' })",
      "wide({ id: 'x' }).url({ origin: 'https://shop.example.com' })",
      "part({ id: 1 }).web({ n: 2 }).url({ origin: 'shop://' })",
      "part({ id: 1 }).custom().url({ origin: 'shop://' })",
      "inner().page({ n: 2 }).url({ origin: 'shop://' })",
    ]
    let lines = wrong.map { "shopRoute.\($0);" }
    try folder.write(
      "use.ts", (["import { shopRoute } from \"./shop\";"] + lines).joined(separator: "\n"))
    let run = try CommandRun(
      "tsc", ["--strict", "--noEmit", "--target", "es2020", "use.ts"], in: folder.url)
    let places = run.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("use.ts(") ? Int(line.dropFirst(7).prefix { $0 != "," }) : nil
    }
    #expect(places == Array(2..<(wrong.count + 2)), "\(run.output)")
  }
}
