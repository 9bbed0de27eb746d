import TurnpikeCompiler

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The text files that a command line names: files, and all text files in folders.
struct TextFiles {
  private(set) var problems: [FileProblem] = []
  private let visit: (String, [UInt8]) -> Void

  /// - Parameter visit: Receives the path and the text of each file, in the order of the paths.
  init(_ paths: [String], visit: @escaping (String, [UInt8]) -> Void) {
    self.visit = visit
    for path in paths { read(path, isNamed: true) }
  }

  private mutating func read(_ path: String, isNamed: Bool) {
    do throws(SystemError) {
      switch try Files.attributes(of: path).kind {
      case .folder:
        // Links to folders can form a cycle.
        if !isNamed, Files.isLink(path) { return }
        for entry in try Files.entries(of: path)
        where entry.isReadable && !entry.name.hasPrefix(".") {
          read(path.hasSuffix("/") ? path + entry.name : "\(path)/\(entry.name)", isNamed: false)
        }
      case .stream where !isNamed: break
      case .file, .stream:
        guard let bytes = try Files.contents(of: path) else {
          problems.append(.tooLarge(path))
          return
        }
        if let text = Self.utf8(bytes) {
          visit(path, text)
        } else if isNamed {
          problems.append(.unreadable(path, "not a text"))
        }
      }
    } catch {
      problems.append(.unreadable(path, error.reason(at: path)))
    }
  }

  /// Returns nil for an image or a program, which contains bytes that no text has.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(bytes: bytes, encoding: .utf16).map { Array($0.utf8) }
    }
    return bytes.prefix(8_000).contains(0) ? nil : bytes
  }
}
