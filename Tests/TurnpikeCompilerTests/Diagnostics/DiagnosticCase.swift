import Testing

@testable import TurnpikeCompiler

/// Routes files, and what the compiler reports about them, as `Tests/README.md` describes:
///
///     a/:x<Integer> -> A
///          ^ error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]
///     ~ a/:x<Int> -> A
///     --- B.routes
///     b -> B
///
/// A file `--- Shop/A.routes` is in the module that its folder names, and a file without a folder in a
/// module without a name. The compiler checks all modules, in the order of their first files. If the
/// case has a file `Package` with lines as `App: Shop, Money, ...`, the compiler checks only these
/// targets, and knows the other modules. `...` stands for modules that the package doesn't name.
struct DiagnosticCase {
  /// The sources, without what a report adds to them.
  let files: [SourceFile]

  init(_ files: [SourceFile]) {
    self.files = files
  }

  /// Reads the lines of a case. The lines of a report are ignored.
  init(_ lines: [Substring]) {
    var texts: [(path: String, lines: [[UInt8]])] = []
    for line in lines where !Self.isReport(line) {
      if line.hasPrefix("--- ") {
        texts.append((String(line.dropFirst(4)), []))
      } else {
        if texts.isEmpty { texts.append(("A.routes", [])) }
        texts[texts.count - 1].lines.append(VisibleText.bytes(line))
      }
    }
    files = texts.map { path, lines in
      SourceFile(path: path, bytes: Array(lines.joined(separator: [0x0A])))
    }
  }

  private static func isReport(_ line: Substring) -> Bool {
    line.wholeMatch(of: /\ *\^ (error|warning): .*|\ +note (\S+:)?\d+:\d+: .*|~ .*/) != nil
  }

  func compilation(_ files: [SourceFile]) -> Compilation {
    var names: [String] = []
    for file in files where file.path != Self.package && !names.contains(file.module) {
      names.append(file.module)
    }
    let modules = names.map { name in
      let files = files.filter { $0.module == name }
      return ModuleFiles(
        name.isEmpty ? nil : name, files.filter { $0.path.hasSuffix(".routes") },
        locks: files.filter { $0.path.hasSuffix(".lock") }, dependencies: targets[name])
    }
    let checked = modules.filter { targets.isEmpty || targets[$0.name ?? ""] != nil }
    let known = modules.filter { module in !checked.contains { $0.name == module.name } }
    return Compilation(modules: checked, beside: known)
  }

  private static let package = "Package"

  /// The targets of the case's package; none if the case has no package.
  private var targets: [String: ModuleDependencies] {
    let package = files.first { $0.path == Self.package }
    let lines = String(decoding: package?.bytes ?? [], as: UTF8.self).matches(of: /(\w+):(.*)/)
    let names = Set(lines.map { String($0.1) })
    let targets = lines.map { line in
      let modules = Set(line.2.matches(of: /\w+/).map { String($0.0) })
      let missing = names.subtracting(modules).subtracting([String(line.1)])
      return (
        String(line.1),
        ModuleDependencies(modules: modules, missing: missing, isOpen: line.2.hasSuffix("..."))
      )
    }
    return Dictionary(targets) { first, _ in first }
  }

  /// The case with its report, as its file contains it.
  var text: String {
    let compilation = compilation(files)
    let printer = DiagnosticPrinter(files: compilation.files)
    return files.enumerated().map { number, file in
      var lines = number == 0 && file.path == "A.routes" ? [] : ["--- \(file.path)"]
      for (index, line) in file.lines.enumerated() {
        let text = VisibleText.text(line)
        lines.append(text.isEmpty ? "\\u{}" : Self.isReport(text[...]) ? "\\u{}" + text : text)
        for diagnostic in compilation.diagnostics {
          let (path, row, _) = printer.location(diagnostic.range)
          guard path == file.path, row == index + 1 else { continue }
          lines += report(diagnostic, line: line, printer)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func report(
    _ diagnostic: Diagnostic, line: ArraySlice<UInt8>, _ printer: DiagnosticPrinter
  ) -> [String] {
    let (path, _, column) = printer.location(diagnostic.range)
    let before = VisibleText.text(line.prefix(column - 1))
    let indentation = String(repeating: " ", count: before.count)
    let words = "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
    let notes = diagnostic.notes.map { note in
      let (file, row, column) = printer.location(note.range)
      let place = "\(row):\(column): \(note.message)"
      return "    note " + (file == path ? "" : file + ":") + place
    }
    let edited = diagnostic.replacement.map { replacement in
      applying(replacement, to: printer.files).lines(around: replacement).map { "~ " + $0 }
    }
    return [indentation + "^ " + words] + notes + (edited ?? [])
  }

  func applying(_ edit: Replacement, to files: [SourceFile]) -> SourceFile {
    var bytes = files[edit.range.file].bytes
    bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: edit.text.utf8)
    return SourceFile(path: files[edit.range.file].path, bytes: bytes)
  }
}

extension SourceFile {
  /// The name of the file's first folder; empty if it's in none.
  fileprivate var module: String {
    path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  fileprivate var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// The lines that an edit of this file has changed.
  fileprivate func lines(around edit: Replacement) -> [String] {
    let locations = SourceLocations(self)
    let first = locations.location(of: edit.range.lower).line - 1
    let last = locations.location(of: edit.range.lower + edit.text.utf8.count).line - 1
    return lines[first...last].map(VisibleText.text)
  }
}

/// Bytes as text in which a reader sees each character: `\u{7}` is a character, `\x{FF}` a byte that
/// is part of none, and `\u{}` nothing, for an empty line.
enum VisibleText {
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = bytes[...]
    while let first = rest.first {
      guard let scalar = firstScalar(rest) else {
        result += "\\x{" + String(first, radix: 16, uppercase: true) + "}"
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(UTF8.width(scalar))
      let isEscape =
        scalar == "\\" && (rest.starts(with: "u{".utf8) || rest.starts(with: "x{".utf8))
      let isLastSpace = scalar == " " && rest.isEmpty
      let isVisible = scalar == " " || !scalar.properties.generalCategory.isInvisible
      if isVisible && !isEscape && !isLastSpace {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  static func bytes(_ text: Substring) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let match = rest.firstMatch(of: /\\([ux])\{([0-9A-F]*)\}/) {
      result += rest[..<match.range.lowerBound].utf8
      if let value = UInt32(match.2, radix: 16), let scalar = UnicodeScalar(value) {
        result += match.1 == "x" ? [UInt8(truncatingIfNeeded: value)] : Array(scalar.utf8)
      }
      rest = rest[match.range.upperBound...]
    }
    return result + rest.utf8
  }

  private static func firstScalar(_ bytes: ArraySlice<UInt8>) -> UnicodeScalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isInvisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .surrogate:
      true
    default: false
    }
  }
}
