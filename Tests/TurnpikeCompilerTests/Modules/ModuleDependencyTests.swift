import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// What is said of modules that a target does not depend on, as far as its package tells them.
@Suite struct ModuleDependencyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let dependencies: ModuleDependencies?
    let report: [String]
    /// Modules that the target depends on, with their files.
    let known: [(name: String, text: String)]

    init(
      _ text: String, _ dependencies: ModuleDependencies?, _ report: [String],
      known: KeyValuePairs<String, String> = [:]
    ) {
      self.text = text
      self.dependencies = dependencies
      self.report = report
      self.known = known.map { (name: $0.key, text: $0.value) }
    }

    var testDescription: String { text }

    var compilation: Compilation {
      Compilation(
        modules: [
          ModuleFiles(
            "App", [SourceFile(path: "App.routes", text: text)], dependencies: dependencies)
        ],
        beside: known.map {
          ModuleFiles($0.name, [SourceFile(path: $0.name + ".routes", text: $0.text)])
        })
    }
  }

  private static let package = ModuleDependencies(
    modules: ["Shop", "Money", "Turnpike"], missing: ["Store"])
  private static let openPackage = ModuleDependencies(
    modules: ["Shop", "Money", "Turnpike"], missing: ["Store"], isOpen: true)
  private static let advice = "add it to the target's dependencies in Package.swift"

  static let mounts = [
    Row(
      "shop -> mount Shopp.ShopRoute as shop", package,
      [
        "App.routes:1:15: error: this target does not depend on a module 'Shopp'; did you mean "
          + "'Shop'? [unknown-module]"
      ]),
    Row("shop -> mount Shop.ShopRoute as shop", package, []),
    Row("shop -> mount App.ShopRoute as shop", package, []),
    // Nothing is known, or a binary may have the module.
    Row("shop -> mount Shopp.ShopRoute as shop", nil, []),
    Row("shop -> mount Shopp.ShopRoute as shop", openPackage, []),
    Row(
      "a -> mount Store.StoreRoute as a", package,
      [
        "App.routes:1:12: error: this target does not depend on a module 'Store'; \(advice) "
          + "[unknown-module]"
      ]),
    Row(
      "a -> mount Store.StoreRoute as a", openPackage,
      [
        "App.routes:1:12: error: this target does not depend on a module 'Store'; \(advice) "
          + "[unknown-module]"
      ]),
    Row(
      "a -> mount Feature.FeatureRoute as a", package,
      [
        "App.routes:1:12: error: this target does not depend on a module 'Feature'; \(advice) "
          + "[unknown-module]"
      ]),
    // What it answers is no matter then, and the other lines are.
    Row(
      "/ -> mount Storee.StoreRoute as a\n/ -> mount Shop.ShopRoute as b\nc/:x<Integer> -> C",
      package,
      [
        "App.routes:1:12: error: this target does not depend on a module 'Storee'; did you mean "
          + "'Store'? [unknown-module]",
        "App.routes:3:6: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]",
      ],
      known: ["Shop": "enum ShopRoute\naccess public\na -> A"]),
  ]

  static let unqualifiedMounts = [
    Row(
      "shop -> mount ShopRoute as shop", package,
      [
        "App.routes:1:15: error: this module has no enum 'ShopRoute'; did you mean "
          + "'Shop.ShopRoute'? [unknown-enum]"
      ],
      known: ["Money": "enum MoneyRoute\na -> A", "Shop": "enum ShopRoute\naccess public"]),
    Row(
      "import Shop\nshop -> mount ShopRoute as shop", package, [],
      known: ["Shop": "enum ShopRoute\naccess public"]),
    // Written by hand.
    Row(
      "shop -> mount HandRoute as shop", package, [],
      known: ["Shop": "enum ShopRoute\naccess public"]),
    Row(
      "shop -> mount ShopRoute as shop", package, [],
      known: [
        "Money": "enum ShopRoute\naccess public", "Shop": "enum ShopRoute\naccess public",
      ]),
  ]

  static let imported = [
    Row(
      "import Store\na/:x<Sku> -> A", package,
      [
        "App.routes:1:8: error: this target does not depend on a module 'Store'; \(advice) "
          + "[unknown-module]"
      ]),
    Row("import Store\na/:x<Sku> -> A", nil, []),
    Row("import Foundation\nimport CoreLocation\na/:x<Sku> -> A", package, []),
    // The files' own module is none that is imported.
    Row(
      "a/:x<Integer>/:y<App.Integer> -> A", package,
      ["App.routes:1:6: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]"]),
    // One that is not needed is not imported.
    Row(
      "import Store\na -> A", package,
      ["App.routes:1:8: warning: no type of these routes needs 'Store' [unused-import]"]),
  ]

  @Test(arguments: mounts + unqualifiedMounts + imported)
  func says(test: Row) {
    let compilation = test.compilation
    #expect(compilation.report == test.report)
    let hasError = compilation.diagnostics.contains { $0.severity == .error }
    #expect((compilation.output == nil) == hasError)
  }

  /// Swift speaks of a module at the line that names it first.
  @Test func imports() throws {
    let text = """
      import Moneyy
      import CoreLocation
      import Shop
      a/:x<Sku>/:y<Date> -> A
      b -> mount Hand.HandRoute as b
      """
    let output = try #require(Row(text, Self.openPackage, []).compilation.output)
    let head = output.swiftSource.split(separator: "\n\n")[1]
    #expect(
      head == """
        #sourceLocation(file: "App.routes", line: 2)
        import CoreLocation
        #sourceLocation()
        import Foundation
        #sourceLocation(file: "App.routes", line: 5)
        import Hand
        #sourceLocation()
        #if !canImport(Moneyy)
        #sourceLocation(file: "App.routes", line: 1)
        #warning("did you mean 'import Money'?")
        #sourceLocation()
        #endif
        #sourceLocation(file: "App.routes", line: 1)
        import Moneyy
        #sourceLocation(file: "App.routes", line: 3)
        import Shop
        #sourceLocation()
        import Turnpike
        """)
  }

  @Test func anUnneededImportIsLeftOut() throws {
    let output = try #require(
      Row("enum R\naccess public\nimport Money\na -> A", nil, []).compilation.output)
    #expect(!output.swiftSource.contains("Money"))
  }
}
