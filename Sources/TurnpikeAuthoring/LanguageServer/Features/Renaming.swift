import TurnpikeCompiler
import TurnpikeTable

/// A new name for something, wherever the routes files of a unit name it.
struct Renaming {
  private(set) var edits: [Replacement] = []
  /// What the edit does not change, for people.
  private(set) var notes: [String] = []

  private let analysis: Analysis
  private let name: String
  private var renamed: Set<SourceRange> = []

  /// The range of the name at an offset that can be renamed.
  static func target(
    at offset: Int, in document: DocumentAnalysis
  ) throws(ResponseError) -> SourceRange {
    let found = document.analysis.symbols.occurrences(at: offset, in: document.file)
    guard let range = found.first?.range else {
      throw ResponseError(.requestFailed, "no name is at this position")
    }
    for occurrence in found {
      switch occurrence.symbol {
      case .module, .swiftType:
        throw ResponseError(
          .requestFailed, "the name is declared in Swift code; rename it in Swift code")
      case .attribute(_, let name) where BuiltInAttribute(rawValue: name) != nil:
        throw ResponseError(.requestFailed, "'@\(name)' is a built-in attribute")
      case .attribute, .container, .destination, .parameter, .route, .table, .type: break
      }
    }
    return range
  }

  init(_ document: DocumentAnalysis, at offset: Int, to name: String) throws(ResponseError) {
    let range = try Self.target(at: offset, in: document)
    analysis = document.analysis
    self.name = name
    let here = analysis.symbols.occurrences(at: range).map(\.symbol)
    // If a destination or a mounted enum names its case, only the type is written.
    let types = here.filter(\.isType)
    let symbols = analysis.symbols.joined(types.isEmpty ? here : types)
    if let problem = Self.problem(name, symbols) {
      throw ResponseError(.invalidParams, problem)
    }
    for symbol in symbols { try rename(symbol) }
    notes = notes(symbols)
  }

  private static func problem(_ name: String, _ symbols: [Symbol]) -> String? {
    let isContainer = symbols.contains { if case .container = $0 { true } else { false } }
    let isType = symbols.contains(where: \.isType)
    let isRead = name.utf8.allSatisfy {
      SyntaxByte.isNamePart($0) || isContainer && $0 == SyntaxByte.hyphen
    }
    let first = name.utf8.first ?? SyntaxByte.space
    let isStart =
      isType ? SyntaxByte.isUpperCase(first) : isContainer || SyntaxByte.isNameStart(first)
    if isRead, isStart, !name.isEmpty { return nil }
    return "'\(harmless(name))' is not a valid \(isType ? "type name" : "name"); "
      + "use \(isType ? "a capital letter" : "a letter or '_'"), then letters, digits, and '_'"
  }

  private mutating func rename(_ symbol: Symbol) throws(ResponseError) {
    for occurrence in analysis.symbols.occurrences(of: symbol) {
      let range = occurrence.range
      guard renamed.insert(range).inserted else { continue }
      switch symbol {
      case .module, .swiftType: break
      case .route where occurrence.role == .impliedDeclaration:
        guard let route = analysis.trees[range.file].line(at: range.lower)?.item?.route else {
          throw ResponseError(.requestFailed, "the screen names the case; rename the screen")
        }
        let end = route.endOfDestination
        add(SourceRange(file: range.file, lower: end, upper: end), " as \(name)")
      // The key stays what links have. Before the name is its ':'.
      case .parameter where occurrence.isKey:
        let mark = SourceRange(file: range.file, lower: range.lower - 1, upper: range.upper)
        add(mark, "\(analysis.text(range)):\(name)")
      case .destination, .table:
        add(range, name)
        renameCase(at: range)
      case .attribute, .container, .parameter, .route, .type:
        add(range, name)
      }
    }
  }

  /// Renames a case in its aliases, if a type at a range names it.
  private mutating func renameCase(at range: SourceRange) {
    for implied in analysis.symbols.occurrences(at: range)
    where implied.role == .impliedDeclaration {
      for occurrence in analysis.symbols.occurrences(of: implied.symbol)
      where occurrence.role == .reference && renamed.insert(occurrence.range).inserted {
        add(occurrence.range, Naming.caseName(ofDestination: name))
      }
    }
  }

  private mutating func add(_ range: SourceRange, _ text: String) {
    edits.append(Replacement(range: range, text: text))
  }

  private func notes(_ symbols: [Symbol]) -> [String] {
    var notes: [String] = []
    for symbol in symbols {
      var note = "Swift code that uses the name is not renamed; the next build reports the places"
      switch symbol {
      case .attribute: note += ", except for filters that read an attribute by its text"
      case .table(let table) where analysis.isLocked(table):
        note += "; rename '\(table.name + LockFile.suffix)' too, which has the published links"
      case .container, .destination, .module, .parameter, .route, .swiftType, .table, .type: break
      }
      if !notes.contains(note) { notes.append(note) }
    }
    let isLocked = symbols.contains {
      if case .route(let table, _) = $0 { analysis.isLocked(table) } else { false }
    }
    return notes + (isLocked ? ["published links still match; 'lock' writes the new name"] : [])
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
  func text(_ range: SourceRange) -> String { trees[range.file].text(range) }

  fileprivate func isLocked(_ table: TableID) -> Bool {
    compilation.modules[table.module].locks.contains { $0.lock.name == table.name }
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
      send(.message("window/showMessage", ["type": 3, "message": .string(note)]))
    }
    return workspaceEdit(renaming.edits, of: document.analysis)
  }
}
