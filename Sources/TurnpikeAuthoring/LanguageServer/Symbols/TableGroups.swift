import TurnpikeCompiler

/// The tables of a unit: which file is of which, and which are joined by mounts, so that they share
/// attributes and containers.
struct TableGroups {
  private var ofFile: [TableID] = []
  private var parents: [TableID: TableID] = [:]
  private var numbers: [TableID: Int] = [:]
  private let modules: [String: Int]
  private(set) var tables: [TableID] = []
  /// What `type` directives declare.
  private(set) var typeNames: [TableID: Set<String>] = [:]

  init(_ analysis: Analysis) {
    var modules: [String: Int] = [:]
    for (index, module) in analysis.unit.allModules.enumerated() {
      if let name = module.name, modules[name] == nil { modules[name] = index }
    }
    self.modules = modules
    ofFile = analysis.trees.enumerated().map { index, tree in
      TableID(module: analysis.moduleIndex(ofFile: index) ?? 0, name: tree.enumName)
    }
    for (index, tree) in analysis.trees.enumerated() where !analysis.isLock(index) {
      if typeNames[ofFile[index]] == nil { tables.append(ofFile[index]) }
      typeNames[ofFile[index], default: []].formUnion(tree.typeNames)
    }
    for (index, tree) in analysis.trees.enumerated() where !analysis.isLock(index) {
      for route in tree.lines.compactMap(\.item?.route) where route.isMount {
        if let target = target(of: route.destination.text, in: index, imports: tree.imports) {
          join(ofFile[index], target)
        }
      }
    }
    for (number, table) in tables.enumerated() { numbers[root(of: table)] = number }
  }

  func table(ofFile index: Int) -> TableID { ofFile[index] }

  func group(_ table: TableID) -> Int { numbers[root(of: table)] ?? -1 }

  /// The table that a mount names.
  func target(of mount: String, in file: Int, imports: [String]) -> TableID? {
    let parts = mount.split(separator: ".").map(String.init)
    let own = ofFile[file].module
    if parts.count == 2, let module = modules[parts[0]] {
      return known(TableID(module: module, name: parts[1]))
    }
    guard parts.count == 1, let name = parts.first else { return nil }
    return known(TableID(module: own, name: name))
      ?? imports.lazy.compactMap { modules[$0] }.compactMap {
        known(TableID(module: $0, name: name))
      }.first
  }

  private func known(_ table: TableID) -> TableID? { typeNames[table] == nil ? nil : table }

  private func root(of table: TableID) -> TableID {
    var table = table
    while let parent = parents[table] { table = parent }
    return table
  }

  private mutating func join(_ left: TableID, _ right: TableID) {
    let (left, right) = (root(of: left), root(of: right))
    if left != right { parents[right] = left }
  }
}
