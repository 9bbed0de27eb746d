import Testing

/// A page whose blocks are the files of a package, which grows from section to section.
///
/// Sections before the first Swift file belong to the step that shows it: nothing can be built
/// before.
/// A file that a section does not show stays as it was.
struct Walkthrough: CustomTestStringConvertible {
  let name: String
  let steps: [Step]

  var testDescription: String { name }

  static let all = Page.all.compactMap(\.walkthrough)

  /// A section of the page with the package as it is there.
  struct Step: CustomTestStringConvertible {
    let title: String
    /// Texts by path, those of the sections before included.
    let files: [String: String]
    /// The paths of the files that the section itself shows, in its order.
    let shownFiles: [String]
    let commands: [(command: String, output: String)]

    var testDescription: String { title }

    /// Whether the files have errors, which a command shows.
    var hasErrors: Bool { commands.contains { $0.output.contains(": error: ") } }

    /// The routes files as the tool takes them: `Shop=Sources/Shop/Shop.routes`.
    var modulePaths: [String] {
      files.keys.filter { $0.hasSuffix(".routes") }.sorted()
        .map { "\($0.split(separator: "/")[1])=\($0)" }
    }
  }
}

extension Page {
  /// Nil where no block of routes or Swift names its file.
  var walkthrough: Walkthrough? {
    guard blocks.contains(where: { $0.file != nil && !$0.isManifest }) else { return nil }
    var files: [String: String] = [:]
    var shownFiles: [String] = []
    var steps: [Walkthrough.Step] = []
    for section in sections {
      for block in section.blocks {
        guard let file = block.file else { continue }
        files[file] = block.text
        shownFiles.append(file)
      }
      let commands = section.blocks.filter { $0.language == "console" }.flatMap(\.commands)
      let hasSwift = files.keys.contains { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
      guard hasSwift || !commands.isEmpty else { continue }
      steps.append(
        Walkthrough.Step(
          title: section.title, files: files, shownFiles: shownFiles, commands: commands))
      shownFiles = []
    }
    return Walkthrough(
      name: name, steps: steps.filter { !$0.shownFiles.isEmpty || !$0.commands.isEmpty })
  }

  /// The blocks by the headings of the second level that they stand under.
  private var sections: [(title: String, blocks: [CodeBlock])] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isCode = false
    var headings: [(title: String, line: Int)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") { headings.append((String(line.dropFirst(3)), index + 1)) }
    }
    return headings.enumerated().map { index, heading in
      let end = index + 1 < headings.count ? headings[index + 1].line : lines.count + 1
      return (heading.title, blocks.filter { $0.line > heading.line && $0.line < end })
    }
  }
}
