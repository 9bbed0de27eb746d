import TurnpikeTable

/// The tables of a run, linked by their mounts, and what is wrong between them.
struct LinkedModules {
  /// By module, its tables in its order, without those that could not be compiled.
  private(set) var tables: [[LinkedTable]] = []
  private(set) var findings = Findings()

  private let modules: [CompiledModule]
  private let lookUp: MountLookUp
  /// How many modules, from the first on, are checked. The others are only mounted.
  private let checkedCount: Int
  private var linked: [MountLookUp.Place: LinkedTable] = [:]
  /// The tables whose mounts are being linked, the outermost first.
  private var outer: [MountLookUp.Place] = []
  /// The ranges of mounted enums with an error.
  private var wrong: Set<SourceRange> = []

  init(_ modules: [CompiledModule], checking checkedCount: Int) {
    self.modules = modules
    self.checkedCount = checkedCount
    lookUp = MountLookUp(modules)
    for index in modules.indices.prefix(checkedCount) {
      tables.append(
        modules[index].tables.compactMap {
          table(MountLookUp.Place(module: index, table: $0.model.name))
        })
    }
  }

  private mutating func table(_ place: MountLookUp.Place) -> LinkedTable? {
    if let known = linked[place] { return known }
    guard let table = modules[place.module].table(place.table) else { return nil }
    let isChecked = place.module < checkedCount
    outer.append(place)
    var mounts: [Int: LinkedTable] = [:]
    for (index, route) in table.model.routes.enumerated() {
      guard let name = route.mount else { continue }
      do throws(Diagnostic) {
        let mount = Mount(
          name: name, range: route.destinationRange, model: table.model, place: place)
        mounts[index] = try mounted(mount, isChecked: isChecked)
      } catch {
        wrong.insert(route.destinationRange)
        if isChecked { findings.append(error) }
      }
    }
    outer.removeLast()
    let result = LinkedTable(table, mounts: mounts)
    linked[place] = result
    if isChecked {
      findings.append(Findings(SharedPrefixes(result, except: wrong).diagnostics))
      checkOrigins(of: result)
    }
    return result
  }

  private struct Mount {
    /// The mounted enum as the file names it.
    let name: String
    let range: SourceRange
    /// The table that mounts it.
    let model: TableModel
    let place: MountLookUp.Place
  }

  /// The mounted table; nil if it is not known.
  private mutating func mounted(
    _ mount: Mount, isChecked: Bool
  ) throws(Diagnostic) -> LinkedTable? {
    let found = try lookUp.place(
      of: mount.name, at: mount.range, in: mount.model, of: mount.place.module)
    // An enum that mounts itself is reported where its pattern is resolved.
    guard let target = found, target != mount.place else { return nil }
    if let start = outer.firstIndex(of: target) {
      let others = outer[(start + 1)...].map { name(of: $0, seenFrom: target.module) }
      throw Diagnostic(
        .badMount,
        """
        \(quoted: mount.name) cannot be mounted here, because it mounts this enum through \
        \(list: others)
        """, at: mount.range)
    }
    if isChecked {
      try checkAccess(of: target, as: mount)
      try checkModuleName(of: target, as: mount)
    }
    return table(target)
  }

  /// A table with origins declares those that mounted tables without origins name.
  private mutating func checkOrigins(of table: LinkedTable) {
    let model = table.model
    if model.origins.isEmpty { return }
    let index = OriginIndex(model.origins)
    let schemes = Set(model.origins.map(\.scheme))
    for (route, mounted) in table.mounts.sorted(by: { $0.key < $1.key }) {
      for other in mounted.allMounted {
        for origin in other.outerOrigins {
          let isScheme = origin.host.isEmpty
          if isScheme ? schemes.contains(origin.scheme) : !index.same(as: origin).isEmpty {
            continue
          }
          findings.append(
            Diagnostic(
              .unknownOrigin,
              """
              unknown origin \(quoted: isScheme ? origin.scheme : origin.text) of \
              \(quoted: other.name); add it to the 'origin' of \(quoted: model.name)
              """, at: model.routes[route].destinationRange, note: "the attribute is here",
              at: other.range(ofAttributeNaming: origin)))
        }
      }
    }
  }

  /// A case contains the mounted route, so that enum must be visible at least as far as this one.
  private func checkAccess(
    of target: MountLookUp.Place, as mount: Mount
  ) throws(Diagnostic) {
    guard let table = modules[target.module].table(target.table) else { return }
    let access = mount.model.access
    let needed = max(access, target.module == mount.place.module ? .internal : .package)
    if table.model.access >= needed { return }
    let isOwn = access == needed
    let level = (isOwn ? needed : .public).rawValue
    let reason = isOwn ? "the enum that mounts it is" : "another module mounts it"
    throw Diagnostic(
      .badMount,
      """
      \(quoted: mount.name) must be \(level), because \(reason); write 'access \(level)' in its \
      file
      """, at: mount.range, note: "the mounted enum is here", at: table.model.nameRange)
  }

  /// A type with the name of its module hides the module from other modules, so that Swift looks for
  /// the enum inside that type.
  private func checkModuleName(
    of target: MountLookUp.Place, as mount: Mount
  ) throws(Diagnostic) {
    guard target.module != mount.place.module, mount.name.utf8.contains(SyntaxByte.dot),
      let declared = modules[target.module].typeOfItsName
    else { return }
    let module = mount.name.outermostName
    throw Diagnostic(
      .badMount,
      """
      \(quoted: mount.name) cannot be found, because the module \(quoted: module) has a type of \
      the same name; write \(quoted: "import " + module) and \(quoted: "mount " + target.table)
      """, at: mount.range, note: "the type is here", at: declared)
  }

  private func name(of place: MountLookUp.Place, seenFrom module: Int) -> String {
    guard place.module != module, let name = modules[place.module].name else { return place.table }
    return name + "." + place.table
  }
}

extension LinkedTable {
  /// The models of the table and of all that it mounts.
  fileprivate var allMounted: [TableModel] {
    var seen: Set<ObjectIdentifier> = []
    var models: [TableModel] = []
    var pending = [self]
    while let table = pending.popLast() {
      guard seen.insert(ObjectIdentifier(table)).inserted else { continue }
      models.append(table.model)
      pending += table.mounts.sorted { $0.key > $1.key }.map(\.value)
    }
    return models
  }
}

extension TableModel {
  /// The first `@from` with an origin.
  fileprivate func range(ofAttributeNaming origin: OriginModel) -> SourceRange? {
    let attributes = routes.lazy.flatMap { $0.attributes + $0.aliases.flatMap(\.attributes) }
    return attributes.first { attribute in
      attribute.name == BuiltInAttribute.from.rawValue
        && attribute.listed.contains { OriginModel(from: $0) == origin }
    }?.range
  }
}
