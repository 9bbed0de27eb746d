import Foundation
import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Swift of generated files, compiled and run: typed routes answer as the reference says.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct GeneratedSwiftTests {
  /// Prints one line for each link: everything that is observed of a match.
  private static let client = """
    public import Turnpike
    public struct Slug: RouteValue {
      public let routeText: String
      public init?(routeText: String) { self.routeText = routeText }
    }
    public typealias Sku = Slug
    func report<Route: TypedRoute>(_ link: String, _ type: Route.Type) -> String {
      switch Route.match(link) {
      case .matched(let match):
        let texts = match.parameters.elements.map { "\\($0.name)=\\($0.values)" }
        // What has come by the pattern that it prints by reads back.
        let isOwn = match.pattern == match.route.pattern
        if isOwn, Route(match.route.path) != match.route { return "lost: \\(match.route.path)" }
        return "\\(match.pattern) \\(texts)"
      case .invalid(let link): return "\\(link.pattern): \\(link.parameter) \\(link.text ?? "-")"
      case .unmatched(let reason): return reason.description
      }
    }

    """

  @Test func typedRoutesAnswerAsTheReference() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime(["-emit-library", "-static"])
    var compiled = 0
    var seed: UInt64 = 0
    while compiled < 12 {
      seed += 1
      var trial = FileTrial(seed: seed)
      guard let (files, comparison) = trial.comparison(isRestricted: true),
        comparison.names.count > 1,
        !files.contains(where: { String(decoding: $0, as: UTF8.self).contains("Values.") }),
        let output = Compilation(
          files.enumerated().map { SourceFile(path: "\($0).routes", bytes: $1) }
        ).output
      else { continue }
      compiled += 1
      let links = links(comparison, seed: seed)
      try compiler.write("Routes.swift", output.swiftSource)
      let calls = links.map {
        "print(report(\($0.link.debugDescription), \($0.table).self).debugDescription)"
      }
      try compiler.write("main.swift", Self.client + calls.joined(separator: "\n"))
      let messages = try compiler.run(
        ["-swift-version", "6", "-I", ".", "-L", ".", "-o", "client", "-package-name", "client"]
          + SwiftCompiler.upcomingFeatures
          + ["Routes.swift", "main.swift", "-lTurnpike", "-lTurnpikeLinks", "-lTurnpikeTable"])
      #expect(!messages.contains("error:"), "seed \(seed): \(messages)")
      let run = try CommandRun(
        compiler.folder.appending(path: "client").path(percentEncoded: false), [],
        in: compiler.folder)
      #expect(run.lines.count == links.count, "seed \(seed), status \(run.status)")
      for (link, line) in zip(links, run.lines) where link.expected.debugDescription != line {
        Issue.record("seed \(seed), '\(link.link)': expected \(link.expected), found \(line)")
      }
    }
  }

  private func links(
    _ comparison: Comparison, seed: UInt64
  ) -> [(table: String, link: String, expected: String)] {
    comparison.reference.tables.flatMap { table in
      var generator = LinkGenerator(
        comparison.reference, table, random: SeededGenerator(seed: seed))
      return (0..<150).compactMap { _ -> (table: String, link: String, expected: String)? in
        let bytes = generator.link()
        guard let link = String(validating: bytes, as: UTF8.self) else { return nil }
        return (table.name, link, expected(comparison.reference.report(bytes, of: table)))
      }
    }
  }

  /// The texts of the runtime's reasons, which do not distinguish as much as the table's.
  private static let runtimeReasons = [
    "the scheme is not declared for this host": "the scheme is not a declared origin",
    "the file declares no website": "the scheme is not a declared origin",
    "a web link cannot have a user before its host": "the host is malformed or missing",
  ]

  /// What the client prints of an answer.
  private func expected(_ report: LinkReport) -> String {
    if let reason = report.reason { return Self.runtimeReasons[reason] ?? reason }
    var (patterns, parameters, last) = ([String](), [String](), report)
    while true {
      patterns.append(last.pattern ?? "")
      parameters += zip(last.wireNames, last.parameters).compactMap { name, parameter in
        let values = parameter.values ?? []
        return values.isEmpty ? nil : "\(name)=\(values)"
      }
      guard let mounted = last.mounted.first else { break }
      last = mounted
    }
    let pattern = patterns.reversed().reduce(nil) { (behind: String?, before: String) in
      behind.map { joined(before, $0) } ?? before
    }
    if let problem = last.problem {
      return "\(pattern ?? ""): \(problem.parameter) \(problem.text ?? "-")"
    }
    return "\(pattern ?? "") \(parameters)"
  }

  /// A mount's pattern before the mounted one: one slash between them, none before a query.
  private func joined(_ before: String, _ behind: String) -> String {
    let rest = String(behind.drop { $0 == "/" })
    var head = before
    while head.last == "/" { head.removeLast() }
    let isBare = rest.isEmpty || rest.hasPrefix("?") || rest.hasPrefix("#")
    if head.isEmpty { return isBare ? "/" + rest : rest }
    return isBare ? head + rest : head + "/" + rest
  }
}
