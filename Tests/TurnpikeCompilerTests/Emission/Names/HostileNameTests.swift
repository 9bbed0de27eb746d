import Foundation
import TestSupport
import Testing

@testable import TurnpikeCompiler

/// Names that mean something to Swift, each in each place: what the compiler takes, Swift takes
/// without a warning.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct HostileNameTests {
  @Test func everyNameInEveryPlace() throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    for role in NameRole.allCases {
      let accepted = role.names.enumerated().filter { number, name in
        Compilation(sources(role.files(name, number))).output != nil
      }
      // Few are refused; a file that is refused for another reason would try nothing.
      #expect(accepted.count > role.names.count * 3 / 4, "\(role)")
      let files = accepted.flatMap { number, name in role.files(name, number) }
      let compilation = Compilation(sources(files))
      #expect(compilation.report.filter { $0.contains(" error: ") } == [], "\(role)")
      guard let output = compilation.output else { continue }
      try compiler.write("Routes.swift", output.swiftSource)
      try compiler.write("Client.swift", Self.client(role, accepted.map(\.element)))
      let messages = try compiler.run(
        ["-swift-version", "6"] + TypeCheckTests.strict
          + ["-typecheck", "Routes.swift", "Client.swift"])
      // Of what is wrong with very many names at once, the first is enough.
      let findings = messages.split(separator: "\n").filter {
        !$0.hasPrefix(" ") && ($0.contains(": error: ") || $0.contains(": warning: "))
      }
      #expect(findings.prefix(20).isEmpty && findings.isEmpty == messages.isEmpty, "\(role)")
    }
  }

  private func sources(_ files: [String]) -> [SourceFile] {
    files.enumerated().map { SourceFile(path: "\($0).routes", text: $1) }
  }

  /// What the client's module has beside its routes.
  private static func client(_ role: NameRole, _ names: [String]) -> String {
    var types = ["Sku"]
    if role == .ownType || role == .ownTypeOfMount {
      let builtIn = Set(BuiltInType.allCases.map(\.rawValue))
      types += names.filter { !builtIn.contains($0) && $0 != "Sku" }
    }
    return "public import Turnpike\n"
      + types.map { name in
        """
        public struct \(name): Turnpike.RouteValue {
          public let routeText: Swift.String
          public init?(routeText: Swift.String) { self.routeText = routeText }
        }

        """
      }.joined()
  }
}
