/// A file of a site that belongs to several apps and services. An export only owns the entry of its
/// own app.
package enum SharedFile: Sendable {
  case association([AppIdentifier])
  case assetLinks(package: String)

  /// Returns the file with the entry of an exported file in the place of its own entry. All other
  /// bytes stay as they are.
  package func merged(_ exported: String, into bytes: [UInt8]) throws(ExportProblem) -> [UInt8] {
    guard let file = JSONText(bytes), let export = JSONText(Array(exported.utf8)) else {
      throw ExportProblem("the file is not JSON")
    }
    switch self {
    case .association(let identifiers):
      var merge = AssociationMerge(file, identifiers.map(\.text))
      return try merge.merged(export)
    case .assetLinks(let package):
      return try AssetLinksMerge(file: file, package: package).merged(export)
    }
  }

  /// Compares the meaning of the entry: its rules in their order, without layout, comments, and the
  /// names of variables. Returns nil if it is the same; otherwise, the app and a line for each rule.
  package func difference(
    of bytes: [UInt8], from exported: String
  ) throws(ExportProblem) -> (owner: String, found: String, expected: String)? {
    guard let file = JSON(reading: bytes), let export = JSON(reading: Array(exported.utf8)) else {
      throw ExportProblem("the file is not JSON")
    }
    func lines(_ json: JSON, _ owner: String) -> String {
      let lines =
        switch self {
        case .association: SiteRules(json, of: owner).rules.map(\.text)
        case .assetLinks: AssetLinksMerge.lines(json, of: owner)
        }
      return lines.map { $0 + "\n" }.joined()
    }
    let owners =
      switch self {
      case .association(let identifiers): identifiers.map(\.text)
      case .assetLinks(let package): [package]
      }
    for owner in owners {
      let (found, expected) = (lines(file, owner), lines(export, owner))
      if found != expected { return (owner, found, expected) }
    }
    return nil
  }
}
