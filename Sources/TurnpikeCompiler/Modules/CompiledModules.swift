/// The modules of a run.
struct CompiledModules {
  /// Those that the run is about.
  let checked: [CompiledModule]
  /// And those that are known, nil for those that are not read.
  let read: [CompiledModule?]
  private let known: [CompiledModule]

  /// - Parameter readsAll: Whether also the known modules are read that no other one mounts.
  init(_ modules: [ModuleFiles], _ known: [ModuleFiles], readsAll: Bool) {
    var count = 0
    func first(_ module: ModuleFiles) -> Int {
      defer { count += module.files.count }
      return count
    }
    checked = modules.map { CompiledModule($0, from: first($0)) }
    let places = known.map(first)
    // An enum that is mounted without its module may be one of any.
    let needsAll = readsAll || checked.contains(where: \.mountsUnknownEnum)
    var compiled: [Int: CompiledModule] = [:]
    var pending = checked
    while let module = pending.popLast() {
      let names = module.mentionedModules
      for index in known.indices where compiled[index] == nil {
        guard needsAll || known[index].name.map(names.contains) ?? false else { continue }
        let module = CompiledModule(known[index], from: places[index])
        compiled[index] = module
        pending.append(module)
      }
    }
    let found = known.indices.map { compiled[$0] }
    read = checked + found
    self.known = found.compactMap(\.self).filter(\.findings.isWhole)
  }

  var all: [CompiledModule] { checked + known }

  var findings: Findings { checked.reduce(into: Findings()) { $0.append($1.findings) } }
}
