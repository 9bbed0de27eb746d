/// A file of a site that belongs to several apps and services. An export only owns the entry of its
/// own app.
package enum SharedFile: Sendable {
  case association([AppIdentifier])
  case assetLinks(package: String)

  /// The apps whose entries the export owns.
  package var owners: [String] {
    switch self {
    case .association(let identifiers): identifiers.map(\.text)
    case .assetLinks(let package): [package]
    }
  }

  /// Returns the file with the entry of an exported file in the place of its own entry. All other
  /// bytes stay as they are.
  package func merged(_ exported: String, into bytes: [UInt8]) throws(ExportProblem) -> [UInt8] {
    guard let file = JSONText(bytes), let export = JSONText(Array(exported.utf8)) else {
      throw ExportProblem("the file is not JSON")
    }
    return switch self {
    case .association: try Self.merged(export, of: Set(owners), into: file)
    case .assetLinks(let package): try Self.merged(export, of: package, into: file)
    }
  }

  /// The meaning of an app's entry: a line for each rule in their order, without layout, comments, and
  /// the names of variables.
  package func rules(in bytes: [UInt8], of owner: String) throws(ExportProblem) -> [UInt8] {
    guard let file = JSON(reading: bytes) else { throw ExportProblem("the file is not JSON") }
    let lines =
      switch self {
      case .association: (AppLinkRule.all(in: file, of: owner) ?? []).map(\.json.text)
      case .assetLinks: Self.statementLines(file, of: owner)
      }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}

// The statement of a package in an `assetlinks.json`.

extension SharedFile {
  private static let relation = "delegate_permission/common.handle_all_urls"
  private static let components = "dynamic_app_link_components"
  private static let certificates = "sha256_cert_fingerprints"

  private static func isStatement(_ statement: JSON, of package: String) -> Bool {
    let target = statement["target"]
    return target?["namespace"]?.stringValue == "android_app"
      && target?["package_name"]?.stringValue == package
      && statement["relation"]?.strings.contains(relation) == true
  }

  private static func merged(
    _ export: JSONText, of package: String, into file: JSONText
  ) throws(ExportProblem) -> [UInt8] {
    var file = file
    guard let statements = JSON(reading: file.bytes)?.arrayValue else {
      throw ExportProblem("the file is not a JSON array")
    }
    let own = statements.indices.filter { isStatement(statements[$0], of: package) }
    guard own.count <= 1 else {
      throw ExportProblem("the file has \(own.count) statements of '\(package)'; leave one")
    }
    // Other members, such as the relation of passwords, belong to the owner of the file.
    let paths =
      own.isEmpty
      ? [[]] : [["target", certificates], ["relation_extensions", relation, components]]
    let index = String(own.first ?? statements.count)
    for path in paths { file.set([index] + path, to: export.text(["0"] + path) ?? "[]") }
    return file.bytes
  }

  /// Its certificates, and its rules.
  private static func statementLines(_ file: JSON, of package: String) -> [String] {
    let own = (file.arrayValue ?? []).filter { isStatement($0, of: package) }
    let prints = own.flatMap { $0["target"]?[certificates]?.strings ?? [] }
    let rules = own.flatMap {
      $0["relation_extensions"]?[relation]?[components]?.arrayValue ?? []
    }
    let entry: JSON = ["appIDs": [.string(package)], "components": .array(rules)]
    let apple = AppLinkRule.all(in: ["applinks": ["details": [entry]]], of: package) ?? []
    return Set(prints.map { "certificate " + $0.uppercased() }).sorted() + apple.map(\.json.text)
  }
}

// The entry of some apps in an `apple-app-site-association`.

extension SharedFile {
  private static func merged(
    _ export: JSONText, of apps: Set<String>, into file: JSONText
  ) throws(ExportProblem) -> [UInt8] {
    var file = file
    guard let json = JSON(reading: file.bytes), case .object = json else {
      throw ExportProblem("the file is not a JSON object")
    }
    let (details, variables) = (["applinks", "details"], ["applinks", "substitutionVariables"])
    guard var entry = export.text(details + ["0"]) else { return file.bytes }
    let links = json["applinks"]
    let entries = links?["details"]?.arrayValue ?? []
    func isOwn(_ entry: JSON) -> Bool { !apps.isDisjoint(with: AppLinkRule.apps(of: entry)) }
    let own = entries.indices.filter { isOwn(entries[$0]) }
    for app in own.flatMap({ AppLinkRule.apps(of: entries[$0]) }) where !apps.contains(app) {
      throw ExportProblem(
        "the entry of the app also belongs to '\(app)'; write '--app-id \(app)' too, or give it "
          + "a separate entry")
    }
    file.remove(Set(own.dropFirst().map { String($0) }), of: details)
    let foreign = Set(entries.filter { !isOwn($0) }.flatMap { variableNames(in: $0.text) })
    // A variable gets another name if entries of other apps use its name with other values.
    let declared = links?["substitutionVariables"]
    let members = JSON(reading: export.bytes)?["applinks"]?["substitutionVariables"]?.members ?? []
    for (name, values) in members {
      func isFree(_ candidate: String) -> Bool {
        (candidate == name || !members.contains { $0.0 == candidate })
          && (!foreign.contains(candidate) || declared?[candidate]?.text == values.text)
      }
      var free = name
      var number = 2
      while !isFree(free) {
        free = name + String(number)
        number += 1
      }
      entry = entry.replacing("$(\(name))", with: "$(\(free))")
      if declared?[free]?.text != values.text { file.set(variables + [free], to: values.text) }
    }
    let used = foreign.union(variableNames(in: entry))
    file.remove(
      Set(own.flatMap { variableNames(in: entries[$0].text) }).subtracting(used), of: variables)
    if links?["defaults"] != nil, var text = JSONText(Array(entry.utf8)) {
      text.set(["defaults"], to: #"{"caseSensitive": true, "percentEncoded": true}"#)
      entry = String(decoding: text.bytes, as: UTF8.self)
    }
    file.set(details + [String(own.first ?? entries.count)], to: entry)
    guard file.bytes.count <= AppSiteAssociation.maximumSize else {
      throw .tooLarge(
        "the merged file", maximumSize: AppSiteAssociation.maximumSize, isSimple: false)
    }
    return file.bytes
  }

  private static func variableNames(in text: String) -> [String] {
    text.split(separator: "$(", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != ")" })
    }
  }
}
