/// Puts the statement of a package into an `assetlinks.json`.
struct AssetLinksMerge {
  private static let relation = "delegate_permission/common.handle_all_urls"
  private static let components = "dynamic_app_link_components"

  var file: JSONText
  let package: String

  func merged(_ export: JSONText) throws(ExportProblem) -> [UInt8] {
    var file = file
    guard let statements = JSON(reading: file.bytes)?.arrayValue else {
      throw ExportProblem("the file is not a JSON array")
    }
    let own = statements.indices.filter { Self.isStatement(statements[$0], of: package) }
    guard own.count <= 1 else {
      throw ExportProblem("the file has \(own.count) statements of '\(package)'; leave one")
    }
    guard let index = own.first else {
      file.set([.index(statements.count)], to: export.text([.index(0)]) ?? "{}")
      return file.bytes
    }
    // Other members, such as the relation of passwords, belong to the owner of the file.
    let paths: [[JSONText.Key]] = [
      ["target", "sha256_cert_fingerprints"],
      ["relation_extensions", .name(Self.relation), .name(Self.components)],
    ]
    for path in paths {
      file.set([.index(index)] + path, to: export.text([.index(0)] + path) ?? "[]")
    }
    return file.bytes
  }

  private static func isStatement(_ statement: JSON, of package: String) -> Bool {
    let target = statement["target"]
    return target?["namespace"]?.stringValue == "android_app"
      && target?["package_name"]?.stringValue == package
      && statement["relation"]?.strings.contains(relation) == true
  }

  /// The meaning of the statements of a package: its certificates, and its rules.
  static func lines(_ file: JSON, of package: String) -> [String] {
    let own = (file.arrayValue ?? []).filter { isStatement($0, of: package) }
    let prints = own.flatMap { $0["target"]?["sha256_cert_fingerprints"]?.strings ?? [] }
    let rules = own.flatMap {
      $0["relation_extensions"]?[relation]?[components]?.arrayValue ?? []
    }
    let entry: JSON = ["appIDs": [.string(package)], "components": .array(rules)]
    let apple: JSON = ["applinks": ["details": [entry]]]
    return Set(prints.map { "certificate " + $0.uppercased() }).sorted()
      + SiteRules(apple, of: package).rules.map(\.text)
  }
}
