/// Finds the table that a mount names, among the modules of a run.
struct MountLookUp {
  /// A table of the run.
  struct Place: Hashable {
    let module: Int
    let table: String
  }

  enum Answer {
    case found(Place)
    /// The module is given, and none of its routes files makes the enum.
    case missing(module: String, enum: String, known: [String])
    /// The target does not depend on the module.
    case unreachable(module: String)
    /// No module is named, and another module has an enum of this name.
    case elsewhere(module: String)
    /// An enum written by hand, or of a module that is not given.
    case unseen
  }

  private let modules: [String: Int]
  private let names: [Set<String>]
  private let dependencies: [ModuleDependencies?]

  init(_ modules: [CompiledModule]) {
    var indices: [String: Int] = [:]
    for (index, module) in modules.enumerated() {
      if let name = module.name, indices[name] == nil { indices[name] = index }
    }
    self.modules = indices
    names = modules.map { Set($0.resolved.models.map(\.name)) }
    dependencies = modules.map(\.dependencies)
  }

  /// - Parameters:
  ///   - mount: as the file names it.
  ///   - model: the table that mounts, of the module with this index.
  func answer(_ mount: String, in model: TableModel, of module: Int) -> Answer {
    let name = model.nameInModule(mount)
    guard let dot = name.utf8.firstIndex(of: SyntaxByte.dot) else {
      if names[module].contains(name) { return .found(Place(module: module, table: name)) }
      for imported in model.imports {
        if let index = modules[imported.name], names[index].contains(name) {
          return .found(Place(module: index, table: name))
        }
      }
      let others = modules.filter { $0.value != module && names[$0.value].contains(name) }
      // Of several, none is more likely meant than an enum that was written by hand.
      guard others.count == 1, let other = others.first else { return .unseen }
      return .elsewhere(module: other.key)
    }
    let moduleName = String(name[..<dot])
    if dependencies[module]?.lacks(moduleName) ?? false {
      return .unreachable(module: moduleName)
    }
    let table = String(name[name.utf8.index(after: dot)...])
    guard let index = modules[moduleName] else { return .unseen }
    if names[index].contains(table) { return .found(Place(module: index, table: table)) }
    // What is nested in another type was written by hand.
    if table.utf8.contains(SyntaxByte.dot) || names[index].isEmpty { return .unseen }
    return .missing(module: moduleName, enum: table, known: names[index].sorted())
  }
}
