import Testing

@testable import TurnpikeCompiler

/// The imports of generated code. `Diagnostics/Cases/Modules.txt` has the reports about modules.
@Suite struct ImportTests {
  /// Swift speaks of a module at the line that names it first.
  @Test func importsModulesAtTheirLines() throws {
    let text = """
      import Moneyy
      import CoreLocation
      import Shop
      a/:x<Sku>/:y<Date> -> A
      b -> mount Hand.HandRoute as b
      """
    let dependencies = ModuleDependencies(
      modules: ["Shop", "Money", "Turnpike"], missing: ["Store"], isOpen: true)
    let app = ModuleFiles(
      "App", [SourceFile(path: "App.routes", text: text)], dependencies: dependencies)
    let output = try #require(Compilation(modules: [app]).output)
    let head = output.swiftSource.split(separator: "\n\n")[1]
      .replacing(/#warning\(.*\)/, with: "#warning")
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
        #warning
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

  @Test func leavesOutUnneededImport() throws {
    let file = SourceFile(
      path: "App.routes", text: "enum R\naccess public\nimport Money\na -> A")
    let output = try #require(Compilation([file], module: "App").output)
    #expect(!output.swiftSource.contains("Money"))
  }

  @Test func leavesOutImportOfItself() throws {
    let file = SourceFile(path: "A.routes", text: "import App\na/:x<App.Sku>/:y<Sku> -> A")
    let output = try #require(Compilation([file], module: "App").output)
    #expect(!output.swiftSource.contains("import App"))
  }

  @Test func quotesKeyword() throws {
    let file = SourceFile(path: "A.routes", text: "import class\na/:x<Sku> -> A")
    let output = try #require(Compilation([file]).output)
    #expect(output.swiftSource.contains("\nimport `class`\n"))
  }
}
