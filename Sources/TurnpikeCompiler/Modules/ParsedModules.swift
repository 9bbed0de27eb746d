/// A module of a run, and its files as their syntax.
package struct ParsedModule: Sendable {
  package let sources: ModuleFiles
  /// Whether the run checks the module. The enums of other modules are only mounted.
  package let isChecked: Bool
  /// The syntax of the routes files. It is empty for a module that no mount names, which is not
  /// parsed.
  package fileprivate(set) var files: [FileSyntax] = []
  /// The syntax of the lock files, if the module is parsed.
  package fileprivate(set) var locks: [FileSyntax] = []

  /// The names of the enums that the files declare.
  fileprivate var enumNames: Set<String> = []

  package var name: String? { sources.name }
}

/// Parses the modules of a run: the checked modules, and the modules that their mounts lead to.
struct ParsedModules {
  private(set) var modules: [ParsedModule]
  /// For each module, the indices of its first routes file and of its first lock file among the run's
  /// files.
  private var starts: [(files: Int, locks: Int)] = []
  private var indices: [String: Int] = [:]
  private var isParsed: [Bool]
  /// The parsed modules whose mounts have not been read.
  private var pending: [Int] = []
  private var readsAll: Bool

  /// - Parameter readsAll: Whether to parse known modules that no mount names.
  init(_ checked: [ModuleFiles], beside known: [ModuleFiles], readsAll: Bool) {
    modules =
      checked.map { ParsedModule(sources: $0, isChecked: true) }
      + known.map { ParsedModule(sources: $0, isChecked: false) }
    isParsed = modules.map { _ in false }
    self.readsAll = readsAll
    var next = (files: 0, locks: modules.map(\.sources.files.count).reduce(0, +))
    for (index, module) in modules.enumerated() {
      starts.append(next)
      next.files += module.sources.files.count
      next.locks += module.sources.locks.count
      if let name = module.name, indices[name] == nil { indices[name] = index }
    }
    for index in readsAll ? modules.indices : checked.indices { parse(index) }
    while let index = pending.popLast() {
      for file in modules[index].files + modules[index].locks {
        let imported = file.directives.imports.compactMap { indices[$0.text] }
        for mount in file.mounts { readModules(of: mount, imported, index) }
      }
    }
  }

  private mutating func parse(_ index: Int) {
    if isParsed[index] { return }
    isParsed[index] = true
    pending.append(index)
    let (sources, start) = (modules[index].sources, starts[index])
    modules[index].files = sources.files.enumerated().map { offset, file in
      TurnpikeCompiler.parse(file, index: start.files + offset)
    }
    modules[index].enumNames = Set(modules[index].files.map(\.enumName))
    modules[index].locks = sources.locks.enumerated().map { offset, file in
      TurnpikeCompiler.parse(file, index: start.locks + offset)
    }
  }

  /// Parses the modules that can declare a mounted enum. The name can contain the module.
  /// Otherwise, it is an enum of the file's own module or of an imported module, or else of any
  /// module, because the error names a module that has it.
  ///
  /// - Parameters:
  ///   - imported: The indices of the modules that the file imports.
  ///   - own: The index of the file's own module.
  private mutating func readModules(of mount: String, _ imported: [Int], _ own: Int) {
    if readsAll { return }
    let outermost = mount.outermostName
    if outermost != mount {
      if let other = indices[outermost] { parse(other) }
      return
    }
    if mount == RouteModel.typeOfRest || modules[own].enumNames.contains(mount) { return }
    for other in imported { parse(other) }
    if imported.contains(where: { modules[$0].enumNames.contains(mount) }) { return }
    readsAll = true
    for other in modules.indices { parse(other) }
  }
}

extension FileSyntax {
  /// The enums that the file mounts, as it names them.
  fileprivate var mounts: [String] {
    lines.compactMap { line in
      guard let route = line.item?.route, route.isMount else { return nil }
      return route.destination.text
    }
  }
}
