import TurnpikeCompiler

/// Every place of a unit where something is named, from its syntax.
///
/// A line with an error has what could be read of it, so that an edit half done loses nothing else.
struct SymbolIndex {
  let groups: TableGroups
  private(set) var occurrences: [Occurrence] = []
  private var bySymbol: [Symbol: [Int]] = [:]
  private var byFile: [Int: [Int]] = [:]

  init(_ analysis: Analysis) {
    groups = TableGroups(analysis)
    for (index, tree) in analysis.trees.enumerated() where !analysis.isLock(index) {
      var reader = SymbolReader(tree, groups)
      reader.read()
      for occurrence in reader.occurrences where occurrence.range.lower < occurrence.range.upper {
        bySymbol[occurrence.symbol, default: []].append(occurrences.count)
        byFile[index, default: []].append(occurrences.count)
        occurrences.append(occurrence)
      }
    }
  }

  /// What is named at an offset; its end counts too, where a cursor is after a word.
  func occurrences(at offset: Int, in file: Int) -> [Occurrence] {
    let near = (byFile[file] ?? []).map { occurrences[$0] }
      .filter { $0.range.lower <= offset && offset <= $0.range.upper }
    let inside = near.filter { offset < $0.range.upper }
    let found = inside.isEmpty ? near : inside
    // Of nested ones the innermost.
    let length = found.map { $0.range.upper - $0.range.lower }.min()
    return found.filter { $0.range.upper - $0.range.lower == length }
  }

  func occurrences(of symbol: Symbol) -> [Occurrence] {
    (bySymbol[symbol] ?? []).map { occurrences[$0] }
  }

  func occurrences(in file: Int) -> [Occurrence] { (byFile[file] ?? []).map { occurrences[$0] } }

  /// All symbols that share places with some: the parameter of a group is one of each of its routes.
  func joined(_ symbols: [Symbol]) -> [Symbol] {
    var seen = Set(symbols)
    var all = symbols
    var next = 0
    while next < all.count {
      guard case .parameter = all[next] else {
        next += 1
        continue
      }
      for occurrence in occurrences(of: all[next]) {
        for index in byFile[occurrence.range.file] ?? []
        where occurrences[index].range == occurrence.range {
          if case .parameter = occurrences[index].symbol,
            seen.insert(occurrences[index].symbol).inserted
          {
            all.append(occurrences[index].symbol)
          }
        }
      }
      next += 1
    }
    return all
  }
}
