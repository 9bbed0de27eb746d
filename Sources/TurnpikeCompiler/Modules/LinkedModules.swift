import TurnpikeTable

/// The tables of a run joined by their mounts, and what is wrong between them.
struct LinkedModules {
  /// The tables of each module, in its order; those that could be made.
  private(set) var tables: [[LinkedTable]] = []
  /// Whole if nothing between the modules is wrong.
  private(set) var findings = Findings()

  private let modules: [CompiledModule]
  private let lookUp: MountLookUp
  private var linked: [MountLookUp.Place: LinkedTable] = [:]
  /// The places of the tables on the way down to the current one.
  private var way: [MountLookUp.Place] = []
  /// The places of enums that are not there.
  private var missing: Set<SourceRange> = []
  /// How many modules, from the first on, are checked; the others only tell what they know.
  private let checkedCount: Int

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
    way.append(place)
    var mounts: [Int: LinkedTable] = [:]
    for index in table.model.routes.indices where table.model.routes[index].mount != nil {
      mounts[index] = mounted(table.model.routes[index], in: table.model, at: place)
    }
    way.removeLast()
    let result = LinkedTable(table, mounts: mounts)
    linked[place] = result
    if place.module < checkedCount {
      let shared = SharedPrefixes(result, except: missing)
      findings.append(Findings(shared.diagnostics))
      checkOrigins(of: result)
    }
    return result
  }

  /// The table that a mount leads to, if that is known and sound.
  private mutating func mounted(
    _ route: RouteModel, in model: TableModel, at place: MountLookUp.Place
  ) -> LinkedTable? {
    guard let mount = route.mount else { return nil }
    switch lookUp.answer(mount, in: model, of: place.module) {
    case .unseen: return nil
    case .missing(let module, let name, let known):
      missing.insert(route.destinationRange)
      let whole = route.destinationRange
      report(
        Diagnostic(
          .unknownEnum,
          """
          the module \(quoted: module) has no enum \
          \(quoted: name)\(meant: nearest(to: name, in: known))
          """,
          at: SourceRange(
            file: whole.file, lower: whole.upper - name.utf8.count, upper: whole.upper)),
        at: place)
      return nil
    case .unreachable(let module):
      missing.insert(route.destinationRange)
      let start = route.destinationRange.lower
      let range = SourceRange(
        file: route.destinationRange.file, lower: start, upper: start + module.utf8.count)
      report(
        .unknownModule(
          NameSyntax(module, range),
          suggestions: modules[place.module].dependencies?.nearestNames(to: module) ?? []),
        at: place)
      return nil
    case .elsewhere(let module):
      missing.insert(route.destinationRange)
      report(
        Diagnostic(
          .unknownEnum, "unknown enum \(quoted: mount)\(meant: module + "." + mount)",
          at: route.destinationRange), at: place)
      return nil
    case .found(let target):
      // Said where the pattern is resolved.
      if target == place { return nil }
      if let start = way.firstIndex(of: target) {
        let others = way[(start + 1)...].map { name(of: $0, seenFrom: target.module) }
        report(
          Diagnostic(
            .badMount,
            """
            \(quoted: mount) cannot be mounted here, because it mounts this enum through \
            \(list: others)
            """, at: route.destinationRange), at: place)
        return nil
      }
      checkAccess(of: target, as: route, in: model, at: place)
      checkModuleName(of: target, as: route, at: place)
      return table(target)
    }
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

  /// A case holds the mounted route, so that enum is seen at least as far as this one.
  private mutating func checkAccess(
    of target: MountLookUp.Place, as route: RouteModel, in model: TableModel,
    at place: MountLookUp.Place
  ) {
    guard let mount = route.mount, let table = modules[target.module].table(target.table) else {
      return
    }
    let needed = max(model.access, target.module == place.module ? .internal : .package)
    guard table.model.access < needed else { return }
    let isOwn = model.access == needed
    let level = isOwn ? needed : .public
    let reason = isOwn ? "the enum that mounts it is" : "another module mounts it"
    report(
      Diagnostic(
        .badMount,
        """
        \(quoted: mount) must be \(level.rawValue), because \(reason); write \
        'access \(level.rawValue)' in its file
        """, at: route.destinationRange, note: "the mounted enum is here",
        at: table.model.nameRange), at: place)
  }

  /// A type of a module with the module's name hides the module in every other one, so that Swift
  /// looks for the enum inside that type.
  private mutating func checkModuleName(
    of target: MountLookUp.Place, as route: RouteModel, at place: MountLookUp.Place
  ) {
    guard let mount = route.mount, target.module != place.module,
      mount.utf8.contains(SyntaxByte.dot),
      let declared = modules[target.module].typeOfItsName
    else { return }
    report(
      Diagnostic(
        .badMount,
        """
        \(quoted: mount) cannot be found, because the module \(quoted: mount.outermostName) has a \
        type of the same name; write \(quoted: "import " + mount.outermostName) and \
        \(quoted: "mount " + target.table)
        """, at: route.destinationRange, note: "the type is here", at: declared), at: place)
  }

  private func name(of place: MountLookUp.Place, seenFrom module: Int) -> String {
    guard place.module != module, let name = modules[place.module].name else { return place.table }
    return name + "." + place.table
  }

  private mutating func report(_ diagnostic: Diagnostic, at place: MountLookUp.Place) {
    if place.module < checkedCount { findings.append(diagnostic) }
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
