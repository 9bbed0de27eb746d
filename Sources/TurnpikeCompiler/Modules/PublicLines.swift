/// Tells which lines of a table links from outside match in every build, so that they can be published.
package struct PublicLines: Sendable {
  private let origins: [OriginModel]
  /// Whether every build has an origin of the table, or the table needs none.
  private let haveOrigin: Bool

  package init(_ model: TableModel) {
    origins = model.origins
    haveOrigin = Self.haveOrigin(origins)
  }

  /// Whether the table's line with a restriction is one of them.
  package func contains(_ restriction: LinkRestriction?) -> Bool {
    isOpen(restriction) && (restriction?.origins.map(Self.haveOrigin) ?? haveOrigin)
  }

  /// Whether the line of a mounted enum with a restriction is one of them, if its mount is. The
  /// origins of the mounted enum do not matter.
  func containsMounted(_ restriction: LinkRestriction?) -> Bool { isOpen(restriction) }

  /// The attribute that keeps links from outside away from a line that is none of them.
  func hidingAttribute(_ restriction: LinkRestriction?) -> String? {
    if restriction?.isInternal ?? false { return "@internal" }
    if let condition = restriction?.conditions.first { return "@only(\(condition.text))" }
    return (restriction?.origins ?? origins).lazy.compactMap(\.written).first
  }

  private func isOpen(_ restriction: LinkRestriction?) -> Bool {
    restriction.map { !$0.isInternal && $0.conditions.isEmpty } ?? true
  }

  private static func haveOrigin(_ origins: [OriginModel]) -> Bool {
    origins.isEmpty || origins.contains { $0.condition == nil }
  }
}

extension OriginModel {
  /// The origin with its condition, as a routes file declares it; nil without a condition.
  fileprivate var written: String? { condition.map { "\(text) @only(\($0.text))" } }
}
