/// A difference that a trial has found, made as small as it goes.
package struct TrialFailure: Sendable {
  package let seed: UInt64
  package let problem: String
  package let table: String
  package let files: [[UInt8]]
  package let link: [UInt8]
  /// A route and its values as source text, where it is their printing that fails.
  package var values: String?

  package init(
    seed: UInt64, problem: String, table: String, files: [[UInt8]], link: [UInt8],
    values: String? = nil
  ) {
    self.seed = seed
    self.problem = problem
    self.table = table
    self.files = files
    self.link = link
    self.values = values
  }

  /// With a call that can stand in a regression test as it is.
  package var text: String {
    let files = files.map { file in
      String(validating: file, as: UTF8.self).map(quoted) ?? "bytes \(file)"
    }
    let link = String(validating: link, as: UTF8.self)?.debugDescription ?? "\(link)"
    return """
      seed \(seed): \(problem)
      \(values == nil ? "expectSameMatch" : "expectSamePrinting")(
        of: [
      \(files.map { "    \($0)," }.joined(separator: "\n"))
        ], "\(table)", \(values ?? "to: \(link)"))
      """
  }

  private func quoted(_ file: String) -> String {
    if file.unicodeScalars.contains(where: { $0 != "\n" && $0.value < 0x20 || $0 == "\u{FEFF}" }) {
      return file.debugDescription
    }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    return "#\"\"\"\n" + lines.map { "    \($0)\n" }.joined() + "    \"\"\"#"
  }
}

/// How much a trial has looked at.
package struct TrialCounts: CustomStringConvertible, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case files, examples, links, matched, invalid, mounted, refused
    case values, linkable
    case mutations, compiled
    case layouts, formatted, rearranged, fixed, mended
  }

  private var counts: [Kind: Int] = [:]

  package init() {}

  package subscript(kind: Kind) -> Int {
    get { counts[kind, default: 0] }
    set { counts[kind] = newValue }
  }

  package static func += (left: inout TrialCounts, right: TrialCounts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }

  package var description: String {
    Kind.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0)" }.joined(separator: ", ")
  }
}
