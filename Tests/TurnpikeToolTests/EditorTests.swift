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
    let texts = kind.files(tool: #"/a "b"\c/turnpike-tool"#).map(\.text).joined()
    #expect(!texts.contains("@TOOL@"))
    #expect(kind == .textmate || texts.contains(#""/a \"b\"\\c/turnpike-tool""#))
  }

  @Test func printed() {
    let run = ToolRun("editor", "neovim")
    #expect(run.status == .good)
    #expect(run.output.contains("vim.lsp.start"))
  }
}
