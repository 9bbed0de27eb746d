import Foundation

/// A fenced block of a page.
struct CodeBlock {
  let language: String
  /// The lines, each with its line feed.
  let text: String
  /// The line of the opening fence, from 1.
  let line: Int

  /// The blocks of a Markdown text, whose fences stand at the starts of lines.
  static func blocks(of text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let block = open {
        if line == "```" {
          let text = block.lines.map { $0 + "\n" }.joined()
          blocks.append(CodeBlock(language: block.language, text: text, line: block.line))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, [])
      }
    }
    return blocks
  }

  var isManifest: Bool { text.hasPrefix("// swift-tools-version") }

  /// The path of the file that the block is, of a page that shows a package's files: a comment in
  /// the first line names it, and a manifest is one as it is.
  var file: String? {
    if isManifest { return "Package.swift" }
    if isForADevice { return nil }
    let line = /^(?:\/\/|#) ((?:Sources|Tests)\/[A-Za-z0-9\/]+\.(?:swift|routes))\n/
    return text.firstMatch(of: line).map { String($0.1) }
  }

  /// Whether a Swift block needs frameworks of a device; `AdapterTypeCheckTests` compiles it.
  var isForADevice: Bool {
    text.starts(with: /(\/\/ Sources\/.*\n)?(import Combine\n)?import (SwiftUI|UIKit|AppKit)\n/)
  }

  /// The commands of a console block, each with the output that the page shows below it.
  var commands: [(command: String, output: String)] {
    var commands: [(command: String, output: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  /// The lines that a Swift block says it prints: the comments behind its `print` calls.
  var printedLines: [String] {
    text.split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      guard code.hasPrefix("print("), let comment = code.range(of: "  // ") else { return nil }
      return String(code[comment.upperBound...])
    }
  }
}
