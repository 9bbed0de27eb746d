package import TurnpikeCompiler
import TurnpikeTable

extension LinkedTable {
  /// The lines of each route, the canonical line first. The routes are in the files' order, and the
  /// routes of a mounted enum follow its mount.
  ///
  /// - Throws: If there are too many lines: tables that are mounted at many places multiply.
  package func routes(limit: Int = maximumLines) throws(ExportProblem) -> [[AppLine]] {
    guard let lines = lines(atMost: limit) else {
      throw .tooMany("routes", model.name, limit: limit)
    }
    var routes: [[AppLine]] = []
    for line in lines {
      if line.isCanonical || routes.isEmpty {
        routes.append([line])
      } else {
        routes[routes.count - 1].append(line)
      }
    }
    return routes
  }
}

extension [LinkedTable] {
  /// Those that no other of them mounts, which links from outside match.
  package var outermost: [LinkedTable] {
    let mounted = Set(flatMap { $0.mounts.values.map(ObjectIdentifier.init) })
    return filter { !mounted.contains(ObjectIdentifier($0)) }
  }
}

// Builds.

extension LinkedTable {
  /// The table and its mounts in a build with these compilation conditions: without the lines and
  /// origins of other builds, by their `@only`.
  ///
  /// - Parameter isPublic: Whether to leave out lines with `@internal` too.
  package func inBuild(_ conditions: Set<String>, isPublic: Bool = false) -> LinkedTable {
    var made: [ObjectIdentifier: LinkedTable] = [:]
    return inBuild(conditions, isPublic, &made)
  }

  private func inBuild(
    _ conditions: Set<String>, _ isPublic: Bool, _ made: inout [ObjectIdentifier: LinkedTable]
  ) -> LinkedTable {
    if let table = made[ObjectIdentifier(self)] { return table }
    var mounts: [Int: LinkedTable] = [:]
    for (route, child) in self.mounts { mounts[route] = child.inBuild(conditions, isPublic, &made) }
    let result = LinkedTable(table.inBuild(conditions, isPublic), mounts: mounts)
    made[ObjectIdentifier(self)] = result
    return result
  }
}

extension TableModel {
  /// Whether no link with a scheme is accepted, because the build contains none of the declared
  /// origins. A table that declares no origin accepts every custom scheme.
  var isClosed: Bool { origins.isEmpty && !leftOutOrigins.isEmpty }

  /// The case of the `_` route.
  var defaultCase: String? { routes.first(where: \.isDefault)?.caseName }
}

extension BuildCondition {
  /// Whether it holds in a build with these conditions.
  package func holds(in build: Set<String>) -> Bool { build.contains(name) != isNegated }
}

extension CompiledTable {
  fileprivate func inBuild(_ conditions: Set<String>, _ isPublic: Bool) -> CompiledTable {
    func isIncluded(_ restriction: LinkRestriction?) -> Bool {
      guard let restriction else { return true }
      return restriction.buildConditions.allSatisfy { $0.holds(in: conditions) }
        && !(isPublic && restriction.isInternal)
    }
    var model = model
    model.leftOutOrigins = model.origins.filter { $0.condition?.holds(in: conditions) == false }
    model.origins.removeAll { $0.condition?.holds(in: conditions) == false }
    for index in model.routes.indices {
      let lines = model.routes[index].lines
      model.routes[index].isLeftOut = !isIncluded(lines[0].restriction)
      model.routes[index].lines =
        lines.prefix(1) + lines.dropFirst().filter { isIncluded($0.restriction) }
    }
    var table = CompiledTable(
      model, model.entries, storage, escapes: escapes, customTypes: customTypes)
    table.storage.conditions = .none
    for (number, condition) in self.model.buildConditions.enumerated()
    where condition.holds(in: conditions) {
      table.storage.conditions.insert(number)
    }
    return table
  }
}
