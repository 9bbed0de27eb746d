import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Many modules whose enums are mounted: the time grows with their number, no more.
@Suite(.serialized, .growth) struct ModuleGrowthTests {
  /// The files of a module were read again for each mount that did not name their module.
  @Test(arguments: [true, false]) func mountsOfHandWrittenEnums(areChecked: Bool) {
    let small = seconds(25, areChecked)
    let large = seconds(200, areChecked)
    #expect(large < max(small, 0.002) * 24, "\(small) s, then \(large) s")
  }

  private func seconds(_ count: Int, _ areChecked: Bool) -> Double {
    let mounts = (0..<10).map { "h\($0) -> mount Hand\($0) as hand\($0)\n" }.joined()
    let modules = (0..<count).map { number in
      ModuleFiles(
        "M\(number)",
        [SourceFile(path: "\(number).routes", text: "enum R\(number)\naccess public\n" + mounts)])
    }
    let checked = areChecked ? modules : [modules[0]]
    let times = (0..<2).map { _ in
      processorSeconds {
        let compilation = Compilation(modules: checked, beside: Array(modules[checked.count...]))
        #expect(compilation.report.isEmpty)
        #expect(compilation.modules.allSatisfy { $0.parsed.files.count == 1 })
      }
    }
    return times.min() ?? 0
  }
}
