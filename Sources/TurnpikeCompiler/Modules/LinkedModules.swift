import TurnpikeTable

/// Links the tables of the modules of a run by their mounts.
struct LinkedModules {
  /// The tables of each module in its order, without tables that have errors. Only checked modules
  /// have tables.
  private(set) var tables: [[LinkedTable]] = []
  /// The findings about mounts. `CompiledModule` has the other findings.
  private(set) var findings = Findings()

  private let modules: [CompiledModule]
  /// The modules by their names.
  private var indices: [String: Int] = [:]
  /// The modules that declare an enum, by its name.
  private var modulesOfEnums: [String: [Int]] = [:]
  private var linked: [Place: LinkedTable] = [:]
  /// The tables whose mounts are being linked, the outermost first.
  private var outer: [Place] = []
  /// The ranges of mounted enums with an error.
  private var wrong: Set<SourceRange> = []
  /// The known modules whose errors have been reported.
  private var reported: Set<Int> = []

  /// A table of the run.
  private struct Place: Hashable {
    let module: Int
    let table: String
  }

  private struct Mount {
    /// The mounted enum as the file names it.
    let name: String
    let range: SourceRange
    /// The table that mounts it.
    let model: TableModel
    let place: Place
  }

  /// - Parameter modules: The errors of a module that is not checked are only reported if one of its
  ///   enums is mounted.
  init(_ modules: [CompiledModule]) {
    self.modules = modules
    for (index, module) in modules.enumerated() {
      if let name = module.parsed.name, indices[name] == nil { indices[name] = index }
      for name in module.enumNames { modulesOfEnums[name, default: []].append(index) }
    }
    for (index, module) in modules.enumerated() {
      let own = module.parsed.isChecked ? module.tables : []
      tables.append(own.map { link($0, at: Place(module: index, table: $0.model.name)) })
    }
    let all = tables.flatMap(\.self)
    let mounted = Set(all.flatMap { $0.withMounted.dropFirst() }.map(ObjectIdentifier.init))
    for table in all {
      let checks: [any Check] = [
        SharedPrefixCheck(table, except: wrong),
        OriginCheck(table),
        HiddenRouteCheck(table),
        MountedAttributeCheck(table, isMounted: mounted.contains(ObjectIdentifier(table))),
      ]
      for check in checks { findings.append(check.findings) }
    }
  }

  /// Returns a module, or nil if it is not checked and has an error.
  private func module(_ index: Int) -> CompiledModule? {
    let module = modules[index]
    return module.parsed.isChecked || module.findings.isWhole ? module : nil
  }

  /// A module whose enum is mounted; nil for a known module with errors, which are then reported
  /// instead of the mount.
  private mutating func mountedModule(_ index: Int, of mount: Mount) -> CompiledModule? {
    if let module = module(index) { return module }
    wrong.insert(mount.range)
    guard reported.insert(index).inserted else { return nil }
    for finding in modules[index].findings.diagnostics where finding.isError {
      findings.append(finding)
    }
    return nil
  }

  private mutating func link(_ table: CompiledTable, at place: Place) -> LinkedTable {
    if let known = linked[place] { return known }
    let isChecked = modules[place.module].parsed.isChecked
    outer.append(place)
    var mounts: [Int: LinkedTable] = [:]
    for index in table.model.routes.indices {
      let route = table.model.routes[index]
      guard let name = route.mount else { continue }
      do throws(Diagnostic) {
        let mount = Mount(
          name: name, range: route.destinationRange, model: table.model, place: place)
        mounts[index] = try mounted(mount, isChecked: isChecked)
      } catch {
        wrong.insert(route.destinationRange)
        findings.append(error)
      }
    }
    outer.removeLast()
    let result = LinkedTable(table, mounts: mounts)
    linked[place] = result
    return result
  }

  /// The mounted table; nil if it is not known.
  private mutating func mounted(
    _ mount: Mount, isChecked: Bool
  ) throws(Diagnostic) -> LinkedTable? {
    // An enum that mounts itself is reported where its pattern is resolved.
    guard let target = try place(of: mount), target != mount.place,
      let module = mountedModule(target.module, of: mount)
    else { return nil }
    if let start = outer.firstIndex(of: target) {
      let others = outer[(start + 1)...].map { other in
        let module = other.module == target.module ? nil : modules[other.module].parsed.name
        return (module.map { $0 + "." } ?? "") + other.table
      }
      throw Diagnostic(
        .badMount,
        """
        \(quoted: mount.name) cannot be mounted here, because it mounts this enum through \
        \(list: others)
        """, at: mount.range)
    }
    guard let table = module.tables.first(where: { $0.model.name == target.table }) else {
      wrong.insert(mount.range)
      return nil
    }
    if isChecked {
      let isForeign = target.module != mount.place.module
      try checkAccess(of: table.model, as: mount, isForeign: isForeign)
      if isForeign, mount.name.utf8.contains(SyntaxByte.dot), let type = module.typeOfItsName {
        throw .hiddenModule(of: mount.name, mount.range, target.table, by: type)
      }
    }
    return link(table, at: target)
  }

  /// The table that a mount names; nil for an enum that is written by hand, or whose module is not
  /// given.
  private mutating func place(of mount: Mount) throws(Diagnostic) -> Place? {
    let (range, own) = (mount.range, mount.place.module)
    let name = mount.model.nameInModule(mount.name)
    guard let dot = name.utf8.firstIndex(of: SyntaxByte.dot) else {
      let imported = [own] + mount.model.imports.compactMap { indices[$0.name] }
      let declaring = (modulesOfEnums[name] ?? []).filter { module($0) != nil }
      if let index = imported.first(where: declaring.contains) {
        return Place(module: index, table: name)
      }
      if mount.name == RouteModel.typeOfRest { return nil }
      // The enum can be in a line with an error.
      for index in imported where mountedModule(index, of: mount) == nil { return nil }
      // If several modules have it, an enum that is written by hand is as likely.
      let others = declaring.filter { $0 != own }.compactMap { modules[$0].parsed.name }
      guard others.count == 1 else { return nil }
      throw Diagnostic(
        .unknownEnum, "unknown enum \(quoted: mount.name)\(meant: [others[0] + "." + mount.name])",
        at: range)
    }
    let outer = String(name[..<dot])
    if let dependencies = modules[own].parsed.sources.dependencies, dependencies.lacks(outer) {
      throw .unknownModule(
        NameSyntax(outer, range.prefix(outer.utf8.count)),
        suggestions: dependencies.nearestNames(to: outer))
    }
    let table = String(name[name.utf8.index(after: dot)...])
    guard let index = indices[outer], let module = mountedModule(index, of: mount) else {
      return nil
    }
    let names = module.enumNames
    if names.contains(table) { return Place(module: index, table: table) }
    if !module.findings.isWhole {
      wrong.insert(range)
      return nil
    }
    // A type that is nested in another type is written by hand.
    if table.utf8.contains(SyntaxByte.dot) || names.isEmpty { return nil }
    throw Diagnostic(
      .unknownEnum,
      """
      the module \(quoted: outer) has no enum \
      \(quoted: table)\(meant: nearestNames(to: table, in: names.sorted()))
      """,
      at: SourceRange(
        file: range.file, lower: range.upper - table.utf8.count, upper: range.upper))
  }

  /// A case contains the mounted route, so that enum must be visible at least as far as this one.
  private func checkAccess(
    of model: TableModel, as mount: Mount, isForeign: Bool
  ) throws(Diagnostic) {
    let access = mount.model.access
    let needed = max(access, isForeign ? .package : .internal)
    if model.access >= needed { return }
    let isOwn = access == needed
    let level = (isOwn ? needed : .public).rawValue
    let reason = isOwn ? "the enum that mounts it is" : "another module mounts it"
    throw Diagnostic(
      .badMount,
      """
      \(quoted: mount.name) must be \(level), because \(reason); write 'access \(level)' in its \
      file
      """, at: mount.range, note: "the mounted enum is here", at: model.nameRange)
  }
}

extension Diagnostic {
  /// A type with the name of its module hides the module from other modules, so that Swift looks for
  /// the enum inside that type.
  fileprivate static func hiddenModule(
    of mount: String, _ range: SourceRange, _ table: String, by type: SourceRange
  ) -> Diagnostic {
    let module = mount.outermostName
    return Diagnostic(
      .badMount,
      """
      \(quoted: mount) cannot be found, because the module \(quoted: module) has a type of the \
      same name; write \(quoted: "import " + module) and \(quoted: "mount " + table)
      """, at: range, note: "the type is here", at: type)
  }
}
