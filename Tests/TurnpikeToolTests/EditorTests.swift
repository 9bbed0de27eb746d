import Foundation
import TestSupport
import Testing

@testable import TurnpikeAuthoring
@testable import turnpike_tool

@Suite struct EditorTests {
  @Test(arguments: EditorKind.allCases)
  func files(_ kind: EditorKind) throws {
    let folder = try TemporaryFolder()
    let path = folder("some/folder")
    #expect(ToolRun("editor", kind.rawValue, "--output", path).output == "")
    for (name, _) in kind.files(tool: System.programPath) {
      let text = try folder.read("some/folder/" + name)
      #expect(!text.isEmpty)
      if name.hasSuffix(".json") {
        #expect(JSON(reading: Array(text.utf8))?.text != nil, "\(name)")
      }
    }
    // The path is quoted, whatever is in it.
    let texts = kind.files(tool: #"/a "b"/turnpike-tool"#).map(\.text).joined()
    #expect(kind == .textmate || texts.contains(#""/a \"b\"/turnpike-tool""#))
  }

  @Test func printed() {
    let run = ToolRun("editor", "neovim")
    #expect(run.status == .good)
    #expect(run.output.contains("vim.lsp.start"))
  }
}
