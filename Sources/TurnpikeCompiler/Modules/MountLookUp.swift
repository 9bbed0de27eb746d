/// Finds the table that a mount names, among the modules of a run.
struct MountLookUp {
  /// A table of the run.
  struct Place: Hashable {
    let module: Int
    let table: String
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

  /// The table that a mount of a module names; nil for an enum that is written by hand, or whose module
  /// is not given.
  func place(
    of mount: String, at range: SourceRange, in model: TableModel, of module: Int
  ) throws(Diagnostic) -> Place? {
    let name = model.nameInModule(mount)
    guard let dot = name.utf8.firstIndex(of: SyntaxByte.dot) else {
      let imported = model.imports.compactMap { modules[$0.name] }
      if let found = ([module] + imported).first(where: { names[$0].contains(name) }) {
        return Place(module: found, table: name)
      }
      // If several modules have it, an enum that is written by hand is as likely.
      let others = modules.filter { $0.value != module && names[$0.value].contains(name) }
      guard others.count == 1, let other = others.first?.key else { return nil }
      throw Diagnostic(
        .unknownEnum, "unknown enum \(quoted: mount)\(meant: other + "." + mount)", at: range)
    }
    let outer = String(name[..<dot])
    if dependencies[module]?.lacks(outer) ?? false {
      throw .unknownModule(
        NameSyntax(outer, range.prefix(outer.utf8.count)),
        suggestions: dependencies[module]?.nearestNames(to: outer) ?? [])
    }
    let table = String(name[name.utf8.index(after: dot)...])
    guard let index = modules[outer] else { return nil }
    if names[index].contains(table) { return Place(module: index, table: table) }
    // A type that is nested in another type is written by hand.
    if table.utf8.contains(SyntaxByte.dot) || names[index].isEmpty { return nil }
    throw Diagnostic(
      .unknownEnum,
      """
      the module \(quoted: outer) has no enum \
      \(quoted: table)\(meant: nearest(to: table, in: names[index].sorted()))
      """,
      at: SourceRange(
        file: range.file, lower: range.upper - table.utf8.count, upper: range.upper))
  }
}
