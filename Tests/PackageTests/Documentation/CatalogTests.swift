import Foundation
import TestSupport
import Testing

/// The documentation, compiled: every link in it leads somewhere, and every public type is
/// listed under a topic.
@Suite(
  .timeLimit(.minutes(30)),
  .slow)
struct CatalogTests {
  /// With what Linux sees of the module, and with what a device sees.
  @Test(arguments: [[], AdapterModules.device])
  func compiles(with stubs: [String]) throws {
    let modules = try AdapterModules()
    let symbols = try symbolGraphs(modules, stubs)
    let run = try CommandRun(
      "docc",
      [
        "convert", "--warnings-as-errors", "--fallback-display-name", "Turnpike",
        "--fallback-bundle-identifier", "Turnpike", "--additional-symbol-graph-dir", symbols,
        "--output-path", "Documentation", Self.catalog,
      ], in: modules.folder)
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("warning:"), "\(run.output)")
  }

  /// Those of one platform alone would be a broken link on the others.
  @Test func topics() throws {
    let modules = try AdapterModules()
    let symbols = try symbolGraphs(modules, [])
    let page = try String(contentsOfFile: Self.catalog + "/Turnpike.md", encoding: .utf8)
    for module in ["Turnpike", "TurnpikeNavigation", "TurnpikePlatform"] {
      let file = URL(filePath: "\(symbols)/\(module).symbols.json")
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      let types = graph.symbols.map(\.pathComponents).filter { $0.count == 1 }.map { $0[0] }
      #expect(types.count > 3)
      let prefix = module == "Turnpike" ? "" : "/\(module)/"
      for type in types {
        #expect(page.contains("\n- ``\(prefix)\(type)``\n"), "\(type)")
      }
    }
  }

  private static let catalog = BuiltProduct.root
    .appending(path: "Sources/Turnpike/Turnpike.docc").path(percentEncoded: false)

  /// The graphs of the public symbols, in a folder.
  ///
  /// Two modules re-export `Turnpike`. DocC resolves no link to a symbol of several graphs, so each
  /// graph leaves out what its module re-exports.
  private func symbolGraphs(_ modules: AdapterModules, _ stubs: [String]) throws -> String {
    try modules.provideStubs(stubs, .interface)
    let folder = modules.folder.appending(path: "Symbols").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let information = try CommandRun("swiftc", ["-print-target-info"], in: modules.folder)
    let target = try #require(information.output.firstMatch(of: /"triple": "([^"]+)"/)).1
    for module in AdapterModules.runtime.dropFirst() {
      try modules.build(module, .interface, of: ["Sources/\(module)"])
      let run = try CommandRun(
        "swift-symbolgraph-extract",
        ["-module-name", module, "-target", String(target), "-I", ".", "-output-dir", folder]
          + ["-minimum-access-level", "public"]
          + ["-experimental-allowed-reexported-modules=None"], in: modules.folder)
      try #require(run.status == 0, "\(run.output)")
    }
    return folder
  }
}

/// What the test reads of a symbol graph.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    let pathComponents: [String]
  }

  let symbols: [Symbol]
}
