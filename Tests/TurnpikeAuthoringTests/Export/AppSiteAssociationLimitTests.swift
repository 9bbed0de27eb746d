import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

/// A file that is too large is refused at once, and a large one is written in little time.
@Suite struct AppSiteAssociationLimitTests {
  fileprivate static let origin = "origin https://shop.example.com\n"

  @Test func deepSharingIsLimited() throws {
    var table = try ExportedFiles.linked("enum R0\naccess public\na -> A\nb -> B")
    for level in 1...20 {
      table = try ExportedFiles.linked(
        "enum R\(level)\naccess public\norigin https://shop.example.com\n"
          + "x -> mount R\(level - 1) as x\ny -> mount R\(level - 1) as y",
        ["R\(level - 1)": table])
    }
    #expect(throws: ExportProblem.self) { try ExportedFiles.association(table) }
    #expect(throws: ExportProblem.self) {
      try ExportedFiles.export(RoutesJSON(), table)
    }
  }

  @Test func tooLargeAFileNamesSimple() throws {
    let lines = (0..<1500).map { "segment-of-some-length-\($0)/:name/more -> C\($0)" }
    let table = try ExportedFiles.linked(Self.origin + lines.joined(separator: "\n"))
    #expect {
      try ExportedFiles.association(table)
    } throws: { error in
      (error as? ExportProblem)?.message.hasSuffix("; write a shorter file with '--simple'") == true
    }
  }

  /// Numbers spelled out multiply.
  @Test func whatMultipliesIsLimited() throws {
    let numbers = (0..<9).map { ":n\($0)<Int>" }.joined(separator: "/")
    let fingerprint = String(repeating: "AB:", count: 31) + "AB"
    let android = AndroidLinks(package: "com.example.shop", fingerprints: [fingerprint])
    let table = try ExportedFiles.linked(Self.origin + numbers + " -> A")
    #expect(throws: ExportProblem.self) { try ExportedFiles.export(android, table) }
  }

  /// `assetlinks.json` merges exclusions, so a part of the rules can be a small file.
  @Test func incompleteRulesAreRefused() throws {
    let segments = (0..<200).map { "/a:p\($0)<String = x>" }.joined()
    let table = try ExportedFiles.linked(Self.origin + "r\(segments) -> R")
    let android = AndroidLinks(
      package: "com.example.shop", fingerprints: [], parts: [.assetlinks])
    #expect(throws: ExportProblem.self) { try ExportedFiles.export(android, table) }
  }

  /// `@web` lines are compared with other lines that may share their links.
  @Test(arguments: [
    "r%/*path -> R%\nr%/secret/:n<Int> -> S% @web\n",
    "catalog/departments/d%/*path -> R%\ncatalog/departments/d%/:n<Int> -> S% @web\n",
    "r%/*path -> R%\ns%/:n<Int> -> S% @web\n",
    ":a/r%/*path -> R%\n:a/s%/:n<Int> -> S% @web\n",
  ])
  func restsAndTheBrowsersLinesAreQuick(lines: String) throws {
    let text = (0..<400).map { lines.replacing("%", with: "\($0)") }.joined()
    let table = try ExportedFiles.linked(Self.origin + text)
    let android = AndroidLinks(package: "com.example.shop", fingerprints: [], isSimple: true)
    #expect(
      processorSeconds {
        #expect(throws: Never.self) { try ExportedFiles.export(android, table) }
      } < 8)
  }
}

@Suite(.growth) struct AppSiteAssociationGrowthTests {
  /// The size of the file grows with the square of the optional segments, and so does the time.
  @Test(arguments: [false, true]) func manyDefaults(isSimple: Bool) throws {
    func seconds(_ count: Int) throws -> Double {
      let segments = (0..<count).map { "/:p\($0)<Int = \($0)>" }.joined()
      let table = try ExportedFiles.linked(
        AppSiteAssociationLimitTests.origin + "r" + segments + " -> R")
      let advice = isSimple ? "" : "; write a shorter file with '--simple'"
      return (0..<2).map { _ in
        processorSeconds {
          #expect {
            try ExportedFiles.association(table, isSimple: isSimple)
          } throws: { error in
            (error as? ExportProblem)?.message
              == "the file of 'Route' has more than the 131072 bytes that devices accept\(advice)"
          }
        }
      }.min() ?? 0
    }
    let small = try seconds(120)
    let large = try seconds(240)
    #expect(large < max(small, 0.01) * 6, "\(small) s, then \(large) s")
  }
}
