package import TurnpikeCompiler
import TurnpikeTable

extension LinkedTable {
  /// The table and what it mounts as a build has them in which these compilation conditions hold:
  /// without the lines and origins that `@only` keeps from it.
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

extension CompiledTable {
  fileprivate func inBuild(_ conditions: Set<String>, _ isPublic: Bool) -> CompiledTable {
    func isIncluded(_ restriction: LinkRestriction?) -> Bool {
      guard let restriction else { return true }
      return restriction.conditions.allSatisfy { $0.holds(in: conditions) }
        && !(isPublic && restriction.isInternal)
    }
    var model = model
    model.leftOutOrigins = model.origins.filter { $0.condition?.holds(in: conditions) == false }
    model.origins.removeAll { $0.condition?.holds(in: conditions) == false }
    for index in model.routes.indices {
      model.routes[index].isLeftOut = !isIncluded(model.routes[index].restriction)
      model.routes[index].aliases.removeAll { !isIncluded($0.restriction) }
    }
    var table = CompiledTable(model: model, encoded: encoded)
    table.storage.conditions = .none
    for (number, condition) in self.model.conditions.enumerated()
    where condition.holds(in: conditions) {
      table.storage.conditions.insert(number)
    }
    return table
  }
}
