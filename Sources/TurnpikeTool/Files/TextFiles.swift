import TurnpikeCompiler

/// The text files that a command line names: files, and all text files in folders.
struct TextFiles {
  private(set) var problems: [FileProblem] = []
  private let visit: (String, [UInt8]) -> Void

  /// - Parameter visit: Receives the path and the contents of each file, in the order of the paths.
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
      case .file:
        try readFile(path, isNamed: isNamed)
      case .stream:
        if isNamed { try readFile(path, isNamed: true) }
      }
    } catch {
      problems.append(.unreadable(path, error.reason(at: path)))
    }
  }

  private mutating func readFile(_ path: String, isNamed: Bool) throws(SystemError) {
    guard let bytes = try Files.contents(of: path) else {
      problems.append(.tooLarge(path))
      return
    }
    // An image or a program contains bytes that no text has, except a text in UTF-16.
    let isText =
      !bytes.prefix(8_000).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    if isText {
      visit(path, bytes)
    } else if isNamed {
      problems.append(.unreadable(path, "not a text"))
    }
  }
}
