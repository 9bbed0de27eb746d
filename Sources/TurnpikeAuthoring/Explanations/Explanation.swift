package import TurnpikeCompiler

/// A section of `Diagnostics.md`: what a diagnostic means, with an example.
///
/// The file is the only source of the explanations. It's also a page of the documentation, whose
/// catalog contains a symbolic link to it.
package struct Explanation: Sendable {
  package let id: DiagnosticID
  package let title: String
  /// The paragraphs, each on one line, with code in single quotes as in messages.
  package let paragraphs: [String]
  /// Routes files with the error, or commands that print it.
  package let before: String
  /// The report for the files; nil for commands, because it's part of their output.
  package let finding: String?
  /// The same without the error.
  package let after: String

  /// The headings of the page, each with its sections.
  package static let chapters: [(title: String, explanations: [Explanation])] = {
    let page = String(decoding: PackageResources.Diagnostics_md, as: UTF8.self)
    return page.replacing("\r\n", with: "\n").split(separator: "\n## ").compactMap { chapter in
      let sections = chapter.split(separator: "\n### ")
      if sections.count < 2 { return nil }
      let title = sections[0].prefix { !$0.isNewline }
      return (String(title), sections.dropFirst().compactMap(Explanation.init))
    }
  }()

  package static let all = chapters.flatMap(\.explanations)

  /// The path of the page, in the package that the tool was built from.
  static let page = #filePath.replacing("Explanation.swift", with: "Diagnostics.md")

  /// Nil if the section has another form, which `ExplanationTests` reports.
  private init?(section: Substring) {
    let parts = section.split(separator: "```", omittingEmptySubsequences: false)
    // Every second part is between fences, after the language of the code.
    let blocks = stride(from: 1, to: parts.count, by: 2).map {
      String(parts[$0].drop { !$0.isNewline }.dropFirst().dropLast())
    }
    let texts = parts[0].split(separator: "\n\n").map { text in
      text.split(separator: "\n").joined(separator: " ").replacing("`", with: "'")
    }
    guard let id = DiagnosticID(rawValue: texts[0]), (2...3).contains(blocks.count),
      texts.count > 2, texts.last == "Example:"
    else { return nil }
    let start = texts[1].split(separator: "** ", maxSplits: 1)
    guard start.count == 2, start[0].hasPrefix("**"), start[0].hasSuffix(".") else { return nil }
    self.id = id
    title = String(start[0].dropFirst(2).dropLast())
    paragraphs = [String(start[1])] + texts.dropFirst(2).dropLast()
    before = blocks[0]
    finding = blocks.count == 3 ? blocks[1] : nil
    after = blocks[blocks.count - 1]
  }
}
