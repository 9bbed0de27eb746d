import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// Files, what the compiler says of them, and files that are nearly the same and in order.
struct Finding: Sendable, CustomTestStringConvertible {
  /// The texts of `A.routes`, `B.routes`, ….
  let files: [String]
  let report: [String]
  let nearMiss: [String]?

  init(_ files: [String], _ report: [String], nearMiss: [String]? = nil) {
    self.files = files
    self.report = report
    self.nearMiss = nearMiss
  }

  var testDescription: String { files.joined(separator: "\n\n") }

  /// The identifiers of all that is reported.
  var ids: [DiagnosticID] {
    report.flatMap { line in
      line.split(separator: "[").compactMap {
        DiagnosticID(rawValue: String($0.prefix { $0 != "]" }))
      }
    }
  }

  static let all: [Finding] = [
    directiveFindings, nameFindings, hidingFindings, typeFindings, placeFindings, aliasFindings,
    tableFindings, filesFindings, cascadeFindings, unreadFindings, unreadExampleFindings,
    mergeFindings, groupFindings, attributeFindings, restrictionFindings, queryFindings,
    misplacedAttributeFindings, stackFindings,
    mountFindings,
    silenceFindings, missingEnumFindings, exampleFindings, deprecatedFindings, structureFindings,
    declarationFindings,
  ].flatMap { $0 }
}

/// The compilation of files that are called `A.routes`, `B.routes`, ….
func compiled(_ texts: [String]) -> Compilation {
  Compilation(
    texts.enumerated().map { index, text in
      SourceFile(path: "\(UnicodeScalar(UInt8(ascii: "A") + UInt8(index))).routes", text: text)
    })
}

extension Compilation {
  /// What the build prints, a line each.
  var report: [String] {
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.flatMap { printer.line($0).split(separator: "\n").map(String.init) }
  }
}
