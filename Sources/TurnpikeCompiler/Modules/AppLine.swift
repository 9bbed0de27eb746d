/// A line of an app: one pattern of a route, after the prefixes of the mounts that lead to it.
package struct AppLine: Sendable {
  /// The table that has the route.
  package let table: LinkedTable
  /// The route's index in the table's model.
  package let index: Int
  /// The lines of the mounts that lead to the route, the outermost first.
  package let mounts: [AppLine]
  /// The index of the line among those of the route, whose own is the first.
  package let number: Int
  /// The whole pattern, whose captures are those of the mounts, then its own; nil for the `_` route.
  package let entry: TableEntry?

  package init(
    _ index: Int, _ number: Int, of table: LinkedTable, after mounts: [AppLine] = []
  ) {
    self.table = table
    self.index = index
    self.mounts = mounts
    self.number = number
    let line = table.model.routes[index].lines[number]
    let isMount = table.model.routes[index].mount != nil
    entry = line.pattern.map { pattern in
      guard let mount = mounts.last, let prefix = mount.entry else {
        return TableEntry(line, pattern, route: index, isMount: isMount)
      }
      return TableEntry(
        line, pattern, isMount: isMount, after: prefix, parameters: mount.parameters.count)
    }
  }

  package var route: RouteModel { table.model.routes[index] }

  /// The line as its own enum's file has it, without its mounts.
  package var own: LineModel { table.model.routes[index].lines[number] }

  package var isAlias: Bool { number > 0 }

  /// Whether neither the line nor one of its mounts is an alias.
  package var isCanonical: Bool { !isAlias && mounts.allSatisfy { !$0.isAlias } }

  /// The line of the outermost table: that of the outermost mount, or this one.
  package var outermost: AppLine { mounts.first ?? self }

  /// The routes of the mounts, the outermost first, then the route itself.
  package var routes: [RouteModel] { (mounts + [self]).map(\.route) }

  /// The parameters of the mounts' prefixes, the outermost first, then the route's own.
  package var parameters: [ParameterModel] { routes.flatMap(\.parameters) }

  /// Whether it mounts an enum whose routes are known. The lines of that enum follow.
  package var isKnownMount: Bool { table.mounts[index] != nil }

  /// The mounted enum, if its routes are not known.
  var unseen: String? { isKnownMount ? nil : route.mount }
}

extension LinkedTable {
  /// The lines of the app in the files' order; a mount is followed by the lines of its enum. The lines
  /// of one route are next to each other, the canonical one first.
  ///
  /// - Parameters:
  ///   - routes: The indices of the table's own routes to take; nil for all.
  ///   - isIncluded: Whether to take a line, and what it mounts.
  /// - Returns: The lines; nil if there are more than the limit, because enums that mount each other
  ///   twice have twice as many lines at each level.
  package func lines(
    atMost limit: Int, of routes: [Int]? = nil,
    where isIncluded: (AppLine) -> Bool = { _ in true }
  ) -> [AppLine]? {
    var lines: [AppLine] = []
    for index in routes ?? Array(model.routes.indices) {
      guard append(index, after: [[]], to: &lines, limit, isIncluded) else { return nil }
    }
    return lines
  }

  /// Returns whether there was room for the lines of the route.
  ///
  /// - Parameter prefixes: The lines of mounts that lead to the table.
  private func append(
    _ index: Int, after prefixes: [[AppLine]], to lines: inout [AppLine], _ limit: Int,
    _ isIncluded: (AppLine) -> Bool
  ) -> Bool {
    let route = model.routes[index]
    // No link matches the `_` route of a mounted enum.
    if route.isLeftOut || route.pattern == nil && prefixes[0].count > 0 { return true }
    let start = lines.count
    for mounts in prefixes {
      for number in route.lines.indices {
        let line = AppLine(index, number, of: self, after: mounts)
        guard isIncluded(line) else { continue }
        guard lines.count < limit else { return false }
        lines.append(line)
      }
    }
    guard let child = mounts[index], lines.count > start else { return true }
    let inner = lines[start...].map { $0.mounts + [$0] }
    return child.model.routes.indices.allSatisfy {
      child.append($0, after: inner, to: &lines, limit, isIncluded)
    }
  }
}

// The lines that links from outside match in every build, so that they can be published.

extension AppLine {
  /// Whether links from outside match the line in every build, if they match its mounts. The origins
  /// of a mounted enum do not matter.
  var isPublic: Bool {
    mounts.isEmpty
      ? table.model.attribute(hiding: own.restriction) == nil
      : own.restriction?.hidingAttribute == nil
  }
}

extension TableModel {
  /// The attribute that keeps links from outside from a line of the table, at least in some builds.
  package func attribute(hiding restriction: LinkRestriction?) -> String? {
    if let attribute = restriction?.hidingAttribute { return attribute }
    let origins = restriction?.origins ?? origins
    guard let first = origins.first, let condition = first.condition,
      origins.allSatisfy({ $0.condition != nil })
    else { return nil }
    return "\(first.text) @only(\(condition.text))"
  }
}

extension LinkRestriction {
  /// The attribute that keeps links from outside from a line, whatever their origins.
  fileprivate var hidingAttribute: String? {
    isInternal ? "@internal" : buildConditions.first.map { "@only(\($0.text))" }
  }
}
