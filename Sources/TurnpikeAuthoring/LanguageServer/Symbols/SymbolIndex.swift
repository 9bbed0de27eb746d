import TurnpikeCompiler
import TurnpikeTable

/// Every place of a unit where something is named, from the words of its files.
///
/// A line with an error has what could be read of it, so that an edit half done loses nothing else.
struct SymbolIndex {
  let groups: TableGroups
  private(set) var occurrences: [Occurrence] = []
  private var bySymbol: [Symbol: [Occurrence]] = [:]
  private var byFile: [Int: [Occurrence]] = [:]
  private var byRange: [SourceRange: [Occurrence]] = [:]

  init(_ analysis: Analysis) {
    groups = TableGroups(analysis)
    for (index, tree) in analysis.trees.enumerated() where !analysis.isLock(index) { read(tree) }
    bySymbol = Dictionary(grouping: occurrences, by: \.symbol)
    byFile = Dictionary(grouping: occurrences, by: \.range.file)
    byRange = Dictionary(grouping: occurrences, by: \.range)
  }

  private mutating func read(_ tree: FileSyntax) {
    let table = groups.table(ofFile: tree.index)
    // The parameters in the paths of the open groups.
    var groupParameters: [[Word]] = []
    for line in tree.lines {
      let words = tree.words(of: line)
      for word in words { add(word, of: tree, table) }
      let parameters = words.filter { $0.kind == .parameter }
      if line.startsGroup {
        groupParameters.append(parameters)
      } else if line.endsGroup {
        _ = groupParameters.popLast()
      } else if !groupParameters.isEmpty {
        let cases = words.filter { $0.kind != .parameter }.flatMap(\.cases)
        let isAlias = words.contains { $0.kind == .caseName && !$0.isDeclaration }
        for parameter in groupParameters.joined() {
          add(parameter, tree, of: cases, table, isAlias ? .reference : .declaration)
        }
      }
    }
  }

  /// Adds what a word names.
  private mutating func add(_ word: Word, of tree: FileSyntax, _ table: TableID) {
    let role: Occurrence.Role = word.isDeclaration ? .declaration : .reference
    let name = NameSyntax(tree.text(word.range), word.range)
    let group = groups.group(table)
    switch word.kind {
    case .table: add(.table(table), word.range, role)
    case .module: add(.module(name.text), word.range, role)
    case .attribute: add(.attribute(group: group, name.text), word.range, role)
    case .containers:
      for name in name.listed { add(.container(group: group, name.text), name.range, role) }
    case .destination: add(.destination(module: table.module, name.text), word.range, role)
    case .mount:
      if let target = groups.target(of: name.text, in: tree.index, imports: tree.imports) {
        add(.table(target), name.lastTypeName, role)
      }
      if let dot = name.text.utf8.firstIndex(of: UInt8(ascii: ".")) {
        let module = String(name.text[..<dot])
        add(.module(module), word.range.prefix(module.utf8.count), role)
      }
    case .type where word.isDeclaration || groups.typeNames[table]?.contains(name.text) ?? false:
      add(.type(table, name.text), word.range, role)
    case .type where BuiltInType(rawValue: name.text) == nil:
      add(.swiftType(name.text), word.range, role)
    case .caseName: add(.route(table, name.text), word.range, role)
    case .parameter: add(word, tree, of: word.cases, table, role)
    default: break
    }
    if word.kind == .destination || word.kind == .mount, let implied = word.cases.first {
      add(.route(table, implied), name.lastTypeName, .impliedDeclaration)
    }
  }

  private mutating func add(
    _ parameter: Word, _ tree: FileSyntax, of cases: [String], _ table: TableID,
    _ role: Occurrence.Role
  ) {
    let name = tree.text(parameter.range)
    for route in cases {
      add(.parameter(table, route: route, name), parameter.range, role, isKey: parameter.isKey)
    }
  }

  private mutating func add(
    _ symbol: Symbol, _ range: SourceRange, _ role: Occurrence.Role, isKey: Bool = false
  ) {
    guard range.lower < range.upper else { return }
    occurrences.append(Occurrence(symbol: symbol, range: range, role: role, isKey: isKey))
  }

  // MARK: Looking up

  /// What is named at an offset; its end counts too, where a cursor is after a word.
  func occurrences(at offset: Int, in file: Int) -> [Occurrence] {
    let near = occurrences(in: file)
      .filter { $0.range.lower <= offset && offset <= $0.range.upper }
    let inside = near.filter { offset < $0.range.upper }
    let found = inside.isEmpty ? near : inside
    // If they are nested, the innermost.
    let length = found.map { $0.range.count }.min()
    return found.filter { $0.range.count == length }
  }

  func occurrences(of symbol: Symbol) -> [Occurrence] { bySymbol[symbol] ?? [] }

  func occurrences(in file: Int) -> [Occurrence] { byFile[file] ?? [] }

  func occurrences(at range: SourceRange) -> [Occurrence] { byRange[range] ?? [] }

  /// Some symbols, with all that share places with them: the parameter of a group is a parameter of
  /// each of its routes.
  func joined(_ symbols: [Symbol]) -> [Symbol] {
    var seen: Set<Symbol> = []
    var all = symbols.filter { seen.insert($0).inserted }
    var ranges: Set<SourceRange> = []
    var next = 0
    while next < all.count {
      if case .parameter = all[next] {
        for place in occurrences(of: all[next]) where ranges.insert(place.range).inserted {
          for case .parameter(let table, let route, let name) in occurrences(at: place.range)
            .map(\.symbol)
          {
            let symbol = Symbol.parameter(table, route: route, name)
            if seen.insert(symbol).inserted { all.append(symbol) }
          }
        }
      }
      next += 1
    }
    return all
  }
}
