import TurnpikeCompiler
import TurnpikeTable

/// A new name for something, wherever the routes files of a unit name it.
struct Renaming {
  private(set) var edit = WorkspaceEdit()
  /// What else has the name, for people.
  private(set) var notes: [String] = []

  /// The range of the name at an offset that can be renamed, and the name.
  static func target(
    at offset: Int, in document: DocumentAnalysis
  ) throws(ResponseError) -> SourceRange {
    let found = document.analysis.symbols.occurrences(at: offset, in: document.file)
    guard let range = found.first?.range else {
      throw ResponseError(.requestFailed, "there is no name here")
    }
    for occurrence in found {
      switch occurrence.symbol {
      case .module, .swiftType:
        throw ResponseError(.requestFailed, "the name is one of Swift code, and is renamed there")
      case .attribute(_, let name) where BuiltInAttribute(rawValue: name) != nil:
        throw ResponseError(.requestFailed, "'@\(name)' is a word of the language")
      case .attribute, .container, .destination, .parameter, .route, .table, .type: break
      }
    }
    return range
  }

  init(_ document: DocumentAnalysis, at offset: Int, to name: String) throws(ResponseError) {
    let range = try Self.target(at: offset, in: document)
    let index = document.analysis.symbols
    let here = index.occurrences(at: offset, in: document.file).filter { $0.range == range }
    // Where a destination gives its case a name, the destination is what is written.
    let types = here.map(\.symbol).filter { if case .destination = $0 { true } else { false } }
    let symbols = index.joined(types.isEmpty ? here.map(\.symbol) : types)
    guard Self.isName(name, for: symbols) else {
      let isType = types.isEmpty ? symbols.contains(where: \.isType) : true
      throw ResponseError(
        .invalidParams,
        "'\(harmless(name))' is no name: a \(isType ? "capital" : "letter or '_'"), then letters, "
          + "digits and '_'")
    }
    for symbol in symbols { try rename(symbol, to: name, document.analysis) }
    note(symbols, document.analysis)
  }

  private static func isName(_ name: String, for symbols: [Symbol]) -> Bool {
    let bytes = Array(name.utf8)
    let isWord = symbols.contains { if case .container = $0 { true } else { false } }
    guard let first = bytes.first,
      isWord || SyntaxByte.isNameStart(first),
      bytes.allSatisfy({ SyntaxByte.isNamePart($0) || isWord && $0 == UInt8(ascii: "-") })
    else { return false }
    return !symbols.contains(where: \.isType) || (0x41...0x5A).contains(first)
  }

  private mutating func rename(
    _ symbol: Symbol, to name: String, _ analysis: Analysis
  ) throws(ResponseError) {
    let all = analysis.symbols.occurrences(of: symbol)
    switch symbol {
    case .route:
      if all.contains(where: { $0.role == .impliedDeclaration && analysis.isScreen($0.range) }) {
        throw ResponseError(
          .requestFailed, "the case is named after its screen: rename the screen")
      }
      for occurrence in all {
        if occurrence.role == .impliedDeclaration {
          edit.add(
            TextEdit(
              range: analysis.endOfDestination(occurrence.range), text: " as \(name)"),
            in: occurrence.range.file)
        } else {
          edit.replace(occurrence.range, with: name)
        }
      }
    case .destination:
      for occurrence in all {
        edit.replace(occurrence.range, with: name)
        renameCase(at: occurrence.range, to: name, analysis)
      }
    case .parameter:
      for occurrence in all {
        switch occurrence.role {
        // The key stays what links have.
        case .keyedDeclaration, .keyedReference:
          let old = analysis.text(occurrence.range)
          edit.replace(occurrence.range, with: name)
          let lower = occurrence.range.lower - 1
          edit.add(TextEdit(range: lower..<lower, text: old), in: occurrence.range.file)
        case .declaration, .impliedDeclaration, .reference:
          edit.replace(occurrence.range, with: name)
        }
      }
    case .attribute, .container, .table, .type:
      for occurrence in all { edit.replace(occurrence.range, with: name) }
    case .module, .swiftType: break
    }
  }

  /// Aliases follow a case that is named after its destination.
  private mutating func renameCase(at range: SourceRange, to name: String, _ analysis: Analysis) {
    let index = analysis.symbols
    let cases = index.occurrences(at: range.lower, in: range.file)
      .filter { $0.role == .impliedDeclaration && $0.range == range }
    for implied in cases {
      for occurrence in index.occurrences(of: implied.symbol) where occurrence.role == .reference {
        edit.replace(occurrence.range, with: Naming.caseName(ofDestination: name))
      }
    }
  }

  private mutating func note(_ symbols: [Symbol], _ analysis: Analysis) {
    var notes: [String] = []
    let swift = "Swift code that has the name is not renamed: the next build finds the places"
    for symbol in symbols {
      let note: String
      switch symbol {
      case .container, .destination, .parameter, .route, .type: note = swift
      case .attribute:
        note = swift + ", but for filters that ask for an attribute by its text"
      case .table(let table):
        let module = analysis.unit.allModules[table.module]
        let lock = table.name + LockFile.suffix
        note =
          module.locks.contains { $0.hasSuffix("/" + lock) }
          ? swift + "; published links are in '\(lock)', which is to be renamed too" : swift
      case .module, .swiftType: continue
      }
      if !notes.contains(note) { notes.append(note) }
    }
    let isLocked = symbols.contains {
      if case .route(let table, _) = $0 { analysis.isLocked(table) } else { false }
    }
    if isLocked { notes.append("published links stay alive: 'lock' notes the new name") }
    self.notes = notes
  }
}

extension Symbol {
  fileprivate var isType: Bool {
    switch self {
    case .destination, .table, .type, .swiftType: true
    case .attribute, .container, .module, .parameter, .route: false
    }
  }
}

extension Analysis {
  func text(_ range: SourceRange) -> String {
    String(
      decoding: compilation.files[range.file].bytes[range.lower..<range.upper], as: UTF8.self)
  }

  fileprivate func isLocked(_ table: TableID) -> Bool {
    unit.allModules[table.module].locks.contains { LockFile.name(of: $0) == table.name }
  }

  /// Whether a range is a screen of a stack.
  fileprivate func isScreen(_ range: SourceRange) -> Bool {
    guard let line = trees[range.file].line(at: range.lower), case .stack = line.content else {
      return false
    }
    return true
  }

  /// Where the words after a destination begin: after its `!`.
  fileprivate func endOfDestination(_ range: SourceRange) -> Range<Int> {
    let bytes = compilation.files[range.file].bytes
    let isModal = range.upper < bytes.count && bytes[range.upper] == UInt8(ascii: "!")
    let end = range.upper + (isModal ? 1 : 0)
    return end..<end
  }
}

extension FileSyntax {
  /// The line that an offset is in, by binary search; its end counts as the next one's.
  func line(at offset: Int) -> LineSyntax? {
    var (lower, upper) = (0, lines.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lines[middle].range.lower <= offset { lower = middle } else { upper = middle }
    }
    return lines.indices.contains(lower) ? lines[lower] : nil
  }
}

extension LanguageServer {
  /// `textDocument/prepareRename`.
  func prepareRename(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let range = try Renaming.target(at: offset, in: document)
    return [
      "range": document.analysis.json(range, client.encoding),
      "placeholder": .string(document.analysis.text(range)),
    ]
  }

  /// `textDocument/rename`.
  func rename(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    guard let name = params["newName"]?.stringValue else { throw .missing("newName") }
    let renaming = try Renaming(document, at: offset, to: name)
    for note in renaming.notes {
      send(
        .notification(
          "window/showMessage",
          ["type": 3, "message": .string(note)]))
    }
    return json(renaming.edit, of: document.analysis)
  }
}
