import Foundation
import TestSupport
import Testing

@testable import turnpike_benchmark

/// The code that generated code is compared with.
@Suite struct ScreenRoutesTests {
  @Test(arguments: CodeVariant.Access.allCases)
  func handWrittenCodeCompiles(_ access: CodeVariant.Access) throws {
    let folder = try TemporaryFolder()
    let routes = ScreenRoutes(count: 3, isPublic: access == .public)
    try folder.write("Screens.swift", routes.handWritten)
    try folder.write("main.swift", ScreenRoutes.handWrittenUse)
    let run = try CommandRun(
      "swiftc", ["-swift-version", "6", "Screens.swift", "main.swift", "-o", "screens"],
      in: folder.url)
    try #require(run.status == 0, "\(run.output)")
    #expect(run.output == "")
    let links = ["section1/screen1/a", "section1/screen2/a", "section0/screen0/b", "x"]
    let answers = try CommandRun(
      folder("screens"), links, in: folder.url)
    #expect(
      answers.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        == ["section1/screen1/a", "", "section0/screen0/b", "", ""])
  }

  /// Both have the same routes; beyond 500 the hand-written switch needs a default to compile.
  @Test func sameRoutes() throws {
    let routes = ScreenRoutes(count: 501, isPublic: true)
    #expect(routes.routes.hasPrefix("access public\nsection0/screen0/:item_id?:page<Int = 1> -> "))
    let generated = try CodeBenchmark.generated(routes)
    for index in [0, 37, 500] {
      for code in [generated, routes.handWritten] {
        #expect(code.contains("  case screen\(index)(Screen\(index)Destination)\n"))
        #expect(code.contains("public static func screen\(index)(itemID: String, page: Int = 1)"))
      }
    }
    #expect(routes.handWritten.contains("    default: return \"\"\n"))
    #expect(
      !ScreenRoutes(count: 500, isPublic: true).handWritten.contains("default: return \"\""))
  }
}
