extension FileProblem {
  package static func unreadable(_ path: String, _ reason: String) -> FileProblem {
    FileProblem(id: .unreadableFile, path: path, message: "cannot be read: " + reason)
  }

  package static func unwritable(_ path: String, _ reason: String) -> FileProblem {
    FileProblem(id: .unwritableFile, path: path, message: "cannot be written: " + reason)
  }

  package static func noRoutesFile(_ folder: String) -> FileProblem {
    FileProblem(
      id: .noRoutesFile, path: folder,
      message: "no .routes file in this folder or below it")
  }
}

extension FileProblem {
  package static func noSwiftFile(_ path: String) -> FileProblem {
    FileProblem(
      id: .noSwiftFile, path: path,
      message: "its target has no Swift file, so SwiftPM drops it; add one")
  }
}

extension FileProblem {
  package static func noPlugin(_ path: String) -> FileProblem {
    FileProblem(
      id: .noPlugin, path: path,
      message: "its target does not use the plugin; add 'TurnpikePlugin'")
  }
}

extension Diagnostic {
  // not-utf8

  static func notUTF8(_ file: SourceFile, at range: SourceRange) -> Diagnostic {
    let bytes = file.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(.notUTF8, "the file is UTF-16; save it as UTF-8", at: range)
    }
    let byte = bytes.indices.contains(range.lower) ? bytes[range.lower] : 0
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .notUTF8, "the file is not UTF-8: the byte 0x\(digits) starts no character",
      at: range)
  }

  // duplicate-file

  static func duplicateFile(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateFile,
      "two routes files of a target cannot have the same name \(quoted: name); rename one of them",
      at: range, note: "the other file is here", at: earlier)
  }
}
