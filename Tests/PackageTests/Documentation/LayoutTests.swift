import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

/// Routes that people read have the layout that `turnpike-tool format` gives.
@Suite struct LayoutTests {
  @Test(arguments: Example.all.filter { !$0.hasErrors })
  func examples(_ example: Example) {
    #expect(formatted(example.routes) == example.routes)
  }

  @Test(arguments: ["Routes", "Tests/Benchmark", "Tests/Fixtures"])
  func files(folder: String) throws {
    let root = BuiltProduct.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))?.allObjects
    let files = (paths as? [String] ?? []).filter { $0.hasSuffix(".routes") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      #expect(formatted(text) == text, "\(folder)/\(file)")
    }
  }

  private func formatted(_ text: String) -> String? {
    let syntax = parse(SourceFile(path: "", text: text), index: 0)
    return syntax.formatted.map { String(decoding: $0, as: UTF8.self) }
  }
}
