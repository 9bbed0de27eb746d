import TurnpikeCompiler
import TurnpikeTable

/// The report of `links`, for people and for programs.
package struct TextLinkReport {
  /// The lines of the report, in the order of the files.
  private var lines: [String] = []
  private var elements: [JSON] = []
  private var counts: [Diagnostic.Severity: Int] = [:]
  private var linkCount = 0
  private var fileCount = 0
  private var firstID: DiagnosticID?

  package init() {}

  package var errorCount: Int { counts[.error] ?? 0 }

  /// Adds the links of a file.
  package mutating func add(_ path: String, _ bytes: [UInt8], _ check: inout LinkCheck) {
    let file = SourceFile(path: path, bytes: Self.readable(bytes))
    let (count, findings) = check.check(file)
    fileCount += 1
    linkCount += count
    if findings.isEmpty { return }
    let locations = SourceLocations(file)
    for (offset, finding) in findings {
      let place = locations.location(of: offset)
      let message = harmless(finding.message)
      let label = finding.severity.rawValue
      lines.append(
        "\(harmless(path)):\(place.line):\(place.column): \(label): \(message) [\(finding.id.rawValue)]"
      )
      elements.append(
        JSON.place((path, place.line, place.column)).adding([
          "severity": .string(label), "id": .string(finding.id.rawValue),
          "message": .string(finding.message), "notes": [],
        ]))
      counts[finding.severity, default: 0] += 1
      if firstID == nil || finding.severity == .error && counts[.error] == 1 {
        firstID = finding.id
      }
    }
  }

  /// A text in UTF-8. Files with the strings of an app are often in UTF-16.
  private static func readable(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A line for each finding, a summary, and the command that explains the first finding.
  ///
  /// - Parameter command: The name of the tool.
  package func text(command: String) -> String {
    let found = [
      (Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note"),
    ]
    .compactMap { severity, name in counts[severity].map { $0.counted(name) } }
    let issues = found.isEmpty ? "no issues found" : found.joined(separator: ", ")
    let summary = "\(issues) in \(linkCount.counted("link")) of \(fileCount.counted("file"))"
    let help = firstID.map { ["run '\(command) explain \($0.rawValue)' for details"] } ?? []
    return (lines + [summary] + help).map { $0 + "\n" }.joined()
  }

  package var json: String { JSON.lines(elements) }
}
