import Testing

@testable import TurnpikeCompiler

/// What a message proposes is an edit too, and with it the finding is gone.
@Suite struct ReplacementTests {
  static let proposals: [([String], String)] = [
    (["acces public\na -> A"], "access public\na -> A"),
    (["access publik\na -> A"], "access public\na -> A"),
    (["a/:b<Boolean> -> A"], "a/:b<Bool> -> A"),
    (["a/:b<Int 1..2> -> A"], "a/:b<Int 1...2> -> A"),
    (["import Values\na/:b<Vlues.Sku> -> A"], "import Values\na/:b<Values.Sku> -> A"),
    (["a/:b<new|old = nwe> -> A"], "a/:b<new|old = new> -> A"),
    (["attribute auth\na -> A @auht"], "attribute auth\na -> A @auth"),
    (["alpha -> Alpha\nb => alhpa"], "alpha -> Alpha\nb => alpha"),
    (["a -> aDestination"], "a -> ADestination"),
    (["a -> mont B.C"], "a -> mount B.C"),
  ]

  @Test(arguments: proposals)
  func proposes(files: [String], mended: String) throws {
    let found = compiled(files).diagnostics.compactMap(\.replacement)
    #expect(found.map { applying($0, to: files)[0] } == [mended])
  }

  @Test(arguments: Finding.all)
  func mends(finding: Finding) {
    for diagnostic in compiled(finding.files).diagnostics {
      guard let replacement = diagnostic.replacement else { continue }
      let mended = compiled(applying(replacement, to: finding.files)).diagnostics
      let isThere = mended.contains {
        $0.id == diagnostic.id && $0.message == diagnostic.message && $0.range == diagnostic.range
      }
      #expect(!isThere, "\(diagnostic.message)")
    }
  }

  private func applying(_ replacement: Replacement, to files: [String]) -> [String] {
    var files = files.map { Array($0.utf8) }
    let range = replacement.range
    files[range.file].replaceSubrange(range.lower..<range.upper, with: replacement.text.utf8)
    return files.map { String(decoding: $0, as: UTF8.self) }
  }
}
