import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Several modules in one run. `Diagnostics/Cases/Modules.txt` has the reports.
@Suite struct SeveralModulesTests {
  /// The build plugin's way: another module is only checked as far as its enums are mounted.
  @Test func reportsErrorsOfMountedModules() {
    let app = ModuleFiles(
      "App", [SourceFile(path: "App.routes", text: "shop -> mount Shop.ShopRoute as shop")])
    let texts = [
      "enum ShopRoute\naccess public\nitem ->": "Shop.routes:3:8: error: [missing-destination]",
      "enum Other\n<<<<<<<": "Shop.routes:2:1: error: [merge-mark]",
    ]
    for (text, report) in texts {
      let shop = ModuleFiles("Shop", [SourceFile(path: "Shop.routes", text: text)])
      #expect(Compilation(modules: [app], beside: [shop]).report == [report])
    }
    let shop = ModuleFiles(
      "Shop", [SourceFile(path: "Shop.routes", text: "enum StoreRoute\naccess public")])
    let compilation = Compilation(modules: [app], beside: [shop])
    #expect(compilation.report == ["App.routes:1:20: error: [unknown-enum]"])
    #expect(compilation.files.map(\.path) == ["App.routes", "Shop.routes"])
  }

  @Test(
    arguments: [
      ("shop/3/item/4", "matched", "shop.item", "shop/:id/item/:id", "id=3 shop.id=4"),
      ("shop/3/deep/1", "matched", "shop.deep.end", "shop/:id/deep/:n", "id=3 n=1"),
      ("shop/3", "matched", "other", "shop/:name", "name=3"),
      ("shop/3/deep/1?x=y", "matched", "shop.deep.end", "shop/:id/deep/:n", "id=3 n=1"),
      ("shop/3/find", "invalid", "shop.find", "shop/:id/find?q:text", "id=3"),
      ("shop/3/none", "unmatched", nil, nil, ""),
    ] as [(String, String, String?, String?, String)])
  func matches(
    link: String, outcome: String, route: String?, pattern: String?, parameters: String
  ) throws {
    let modules = [
      ("App", "shop/:id -> mount Shop.ShopRoute as shop\nshop/:name -> Other"),
      (
        "Shop",
        """
        enum ShopRoute
        access public
        item/:id -> Item
        find?q:text -> Find
        deep -> mount Deep.DeepRoute as deep
        """
      ),
      ("Deep", "enum DeepRoute\naccess public\n:n -> End"),
    ].map { ModuleFiles($0, [SourceFile(path: $0 + ".routes", text: $1)]) }
    let compilation = Compilation(modules: modules)
    let table = try #require(compilation.output?.linked.first)
    let result = table.match(link)
    #expect(result.outcome.rawValue == outcome)
    #expect(result.route == route)
    #expect(result.pattern == pattern)
    #expect(
      result.parameters.map { "\($0.name)=\($0.values.joined(separator: "|"))" }
        .joined(separator: " ") == parameters)
    #expect(result.assumedMount == nil)
  }

  /// `LinkRest` is a type of the runtime, so no module is searched for it.
  @Test func readsNoModuleForTheRestOfALink() {
    let app = ModuleFiles(
      "App",
      [SourceFile(path: "App.routes", text: "import Shop\na -> mount LinkRest as a")])
    let shop = ModuleFiles("Shop", [SourceFile(path: "Shop.routes", text: "enum R\nitem -> Item")])
    let compilation = Compilation(modules: [app], beside: [shop])
    #expect(compilation.report.isEmpty)
    #expect(compilation.modules.map(\.parsed.files.count) == [1, 0])
  }

  /// Twenty enums that mount each other twice at one place are asked once each.
  @Test(.timeLimit(.minutes(15)))
  func manyWaysToOneEnum() throws {
    var modules: [ModuleFiles] = []
    for level in 0..<20 {
      let next = "M\(level + 1).R"
      let text = "enum R\naccess public\na -> mount \(next) as one\n:x -> mount \(next) as two"
      modules.append(ModuleFiles("M\(level)", [SourceFile(path: "\(level).routes", text: text)]))
    }
    let end = "enum R\naccess public\nend -> End"
    modules.append(ModuleFiles("M20", [SourceFile(path: "20.routes", text: end)]))
    let table = try #require(Compilation(modules: modules).output?.linked.first)
    let way = Array(repeating: "a", count: 20).joined(separator: "/")
    #expect(table.match(way + "/none").outcome == .unmatched)
    #expect(table.match(way + "/end").outcome == .matched)
  }
}
