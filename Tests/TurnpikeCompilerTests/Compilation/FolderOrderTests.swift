import Foundation
import Testing

/// The compiler's folders are its stages: what is later knows what is earlier, and never the other way.
@Suite struct FolderOrderTests {
  static let compiler = FolderOrder.files(
    of: URL(filePath: #filePath).appending(path: "../../../../Sources/TurnpikeCompiler")
      .standardized)

  @Test func everyFolderHasItsRank() {
    #expect(Set(Self.compiler.map(\.folder)) == Set(FolderOrder.compiler))
  }

  @Test func noFolderUsesALaterOne() {
    #expect(Self.compiler.count > 100)
    #expect(FolderOrder(folders: FolderOrder.compiler).upwardUses(in: Self.compiler) == [])
  }

  static let sources: [(String, [String])] = [
    ("struct A { let b: B }", ["Low/A.swift uses B of High"]),
    (
      "struct A { func f() -> [B.C] { text(\"\\(high(1))\") } }",
      [
        "Low/A.swift uses B of High", "Low/A.swift uses high of High",
      ]
    ),
    ("// B\nstruct A { let text = \"B\" } // B", []),
    ("struct A { let text = \"\"\"\n  B\n  \"\"\" }", []),
    ("struct A { let a = a.B, b = .high(1) }", []),
  ]

  @Test(arguments: sources)
  func finds(text: String, expected: [String]) {
    let files = [
      FolderOrder.File(folder: "Low", name: "A.swift", text: text),
      FolderOrder.File(
        folder: "High", name: "B.swift",
        text: "package struct B { let a: A }\nfunc high(_ number: Int) {}"),
    ]
    #expect(FolderOrder(folders: ["Low", "High"]).upwardUses(in: files) == expected)
  }
}
