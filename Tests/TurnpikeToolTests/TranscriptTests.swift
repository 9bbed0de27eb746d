import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

/// The pages in `Transcripts`: files, commands, and what they print, compared as a whole.
/// `TURNPIKE_RECORD=1 swift test --filter TranscriptTests` records them again.
@Suite struct TranscriptTests {
  private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let names = (try? FileManager.default.contentsOfDirectory(atPath: pages.path))?.sorted()

  @Test(arguments: names ?? [])
  func prints(name: String) throws {
    let file = Self.pages.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ")
    let recorded = try sections.map { try Transcript($0).text }
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try Data(recorded.joined(separator: "\n## ").utf8).write(to: file)
      return
    }
    for (section, result) in zip(sections, recorded) where section != result {
      Issue.record(
        "\(name) expects '-', the commands print '+':\n\(section.difference(to: result))")
    }
  }
}

/// A section of a page, whose blocks are files (`routes Shop.routes`) and commands (`console`), in the
/// order in which they are written and run.
///
/// A command prints its output, then its errors after `! `, then its status in brackets if that is
/// not 0. `< FILE` is its input, and `COLUMNS=60` the width of its terminal. `cat` prints a file, and
/// `ls` the names of the files. `rm`, `ln`, `mkfifo`, `chmod`, and `dd` print nothing.
private struct Transcript {
  private(set) var text = ""
  private let folder: TemporaryFolder

  init(_ section: String) throws {
    folder = try TemporaryFolder()
    var block: (info: String, lines: [String])?
    var lines: [String] = []
    for line in section.components(separatedBy: "\n") {
      if let open = block, line == "```" {
        if open.info == "console" {
          for command in open.lines where command.hasPrefix("$ ") {
            lines += [command] + (try run(String(command.dropFirst(2))))
          }
        } else {
          let path = open.info.split(separator: " ").last.map(String.init) ?? ""
          try folder.write(path, open.lines.map { $0 + "\n" }.joined())
          lines += open.lines
        }
        block = nil
      } else if block != nil {
        block?.lines.append(line)
        continue
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), [])
      }
      lines.append(line)
    }
    text = lines.joined(separator: "\n")
  }

  private func run(_ command: String) throws -> [String] {
    var words = Self.words(of: command)
    var width: Int?
    if words[0].hasPrefix("COLUMNS=") { width = Int(words.removeFirst().dropFirst(8)) }
    if words[0] == "cat" {
      return shown(try String(contentsOfFile: folder(words[1]), encoding: .utf8), prefix: "")
    }
    if words[0] == "ls" {
      let listed = words.count > 1 ? folder(words[1]) : folder.path
      return try FileManager.default.contentsOfDirectory(atPath: listed).sorted()
    }
    if ["rm", "ln", "mkfifo", "chmod", "dd"].contains(words[0]) {
      let run = try CommandRun(words[0], Array(words.dropFirst()), in: folder.url)
      try #require(run.status == 0, "\(command): \(run.output)")
      return []
    }
    var input: [String] = []
    if let sign = words.firstIndex(of: "<") {
      input = [try String(contentsOfFile: folder(words[sign + 1]), encoding: .utf8)]
      words.removeSubrange(sign...(sign + 1))
    }
    try #require(words.removeFirst() == "turnpike-tool", "\(command)")
    let links = words.firstIndex(of: "--") ?? words.endIndex
    let arguments = words[..<links].map(absolute) + words[links...]
    let run = ToolRun(arguments, input: input, width: width)
    let status = run.status == .good ? [] : ["[\(run.status.rawValue)]"]
    return shown(run.output, prefix: "") + shown(run.errors, prefix: "! ") + status
  }

  /// A word with the paths of this folder's files as whole paths, because the process has one working
  /// folder for all tests.
  private func absolute(_ word: String) -> String {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.last ?? "")
    let isPath =
      path == "." || path.contains(/\.(routes|lock|swift|json|txt|html|md|ts|xml|plist)$/)
    let exists = FileManager.default.fileExists(atPath: folder(path))
    guard !path.isEmpty, isPath || exists else { return word }
    let whole = path == "." ? folder.path : folder(path)
    return parts.count == 2 ? "\(parts[0])=\(whole)" : whole
  }

  private func shown(_ text: String, prefix: String) -> [String] {
    var lines = text.replacing(folder.path + "/", with: "").components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines.map { prefix + $0.replacing(folder.path, with: ".") }
  }

  private static func words(of command: String) -> [String] {
    command.matches(of: /'([^']*)'|[^ ]+/).map { $0.1.map(String.init) ?? String($0.0) }
  }
}
