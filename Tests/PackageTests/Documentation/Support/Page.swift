import Foundation
import TestSupport
import Testing

/// A page of the documentation.
struct Page: CustomTestStringConvertible {
  let name: String
  let text: String
  let blocks: [CodeBlock]

  var testDescription: String { name }

  /// The README, the skill for coding agents, and the articles.
  static let all: [Page] = {
    let catalog = "Sources/Turnpike/Turnpike.docc"
    let folder = BuiltProduct.root.appending(path: catalog)
    let articles =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
      ?? []
    return
      (["README.md", ".agents/skills/turnpike/SKILL.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" })
      .compactMap { path in
        let file = BuiltProduct.root.appending(path: path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        return Page(name: name, text: text, blocks: CodeBlock.blocks(of: text))
      }
  }()

  /// The examples: each block of routes with what is said of it, up to the next one.
  ///
  /// A block of routes with errors belongs only to the console block below, which shows them; what
  /// follows is said of the routes before it again.
  var examples: [Example] {
    if walkthrough != nil { return [] }
    var examples: [Example] = []
    var count = 0
    var current = Example(page: name, number: 0, routes: "")
    for (index, block) in blocks.enumerated() {
      switch block.language {
      case "routes":
        count += 1
        let next = blocks.dropFirst(index + 1).first
        if let next, next.language == "console", next.text.contains(": error: ") {
          examples.append(
            Example(
              page: name, number: count, routes: block.text, consoles: [next],
              hasErrors: true))
        } else {
          examples.append(current)
          current = Example(page: name, number: count, routes: block.text)
        }
      case "console" where block.text.contains(": error: "): break
      case "console": current.consoles.append(block)
      case "swift" where block.isManifest || block.isForADevice: break
      case "swift":
        current.swift += block.text
        current.printedLines += block.printedLines
      case "text":
        current.printedLines += block.text.split(separator: "\n").map(String.init)
      default: break
      }
    }
    return examples + [current]
  }
}

/// Routes, and what a page says of them.
struct Example: CustomTestStringConvertible {
  let page: String
  let number: Int
  let routes: String
  var consoles: [CodeBlock] = []
  var hasErrors = false
  /// The Swift blocks one after the other.
  var swift = ""
  /// What the Swift prints.
  var printedLines: [String] = []

  /// Unlike any other example's, and a module's name.
  var name: String { "\(page)\(number)" }

  var testDescription: String { name }

  static let all = Page.all.flatMap(\.examples)
}
