/// Puts the entry of some apps into an `apple-app-site-association`.
struct AssociationMerge {
  private static let variables: [JSONText.Key] = ["applinks", "substitutionVariables"]
  private static let details: [JSONText.Key] = ["applinks", "details"]

  private var file: JSONText
  private let links: JSON
  private let apps: Set<String>

  init(_ file: JSONText, _ apps: [String]) {
    self.file = file
    links = JSON(reading: file.bytes) ?? .null
    self.apps = Set(apps)
  }

  mutating func merged(_ export: JSONText) throws(ExportProblem) -> [UInt8] {
    let entries = try self.entries()
    guard var entry = export.text(Self.details + [.index(0)]) else { return file.bytes }
    let own = entries.indices.filter { !apps.isDisjoint(with: SiteRules.apps(of: entries[$0])) }
    for index in own {
      let others = Set(SiteRules.apps(of: entries[index])).subtracting(apps).sorted()
      guard let other = others.first else { continue }
      throw ExportProblem(
        "the entry of the app also belongs to '\(other)'; write '--app-id \(other)' too, or give it "
          + "a separate entry")
    }
    for index in own.dropFirst().reversed() { file.remove(Self.details + [.index(index)]) }
    let names = Set(own.flatMap { Self.variables(in: entries[$0].text) })
    let foreign = Set(
      entries.indices.filter { !own.contains($0) }
        .flatMap { Self.variables(in: entries[$0].text) })
    declareVariables(of: export, in: &entry, foreign)
    for name in names.subtracting(Self.variables(in: entry)).subtracting(foreign) {
      file.remove(Self.variables + [.name(name)])
    }
    if links["applinks"]?["defaults"] != nil, var text = JSONText(Array(entry.utf8)) {
      text.set(["defaults"], to: #"{"caseSensitive": true, "percentEncoded": true}"#)
      entry = String(decoding: text.bytes, as: UTF8.self)
    }
    file.set(Self.details + [.index(own.first ?? entries.count)], to: entry)
    guard file.bytes.count <= AppSiteAssociation.maximumSize else {
      throw .tooLarge(
        "the merged file", maximumSize: AppSiteAssociation.maximumSize, isSimple: false)
    }
    return file.bytes
  }

  /// The entries of the file.
  private func entries() throws(ExportProblem) -> [JSON] {
    guard case .object = links else { throw ExportProblem("the file is not a JSON object") }
    guard let own = links["applinks"] else { return [] }
    guard case .object = own else { throw ExportProblem("'applinks' is not an object") }
    if let variables = own["substitutionVariables"] {
      guard case .object = variables else {
        throw ExportProblem("'substitutionVariables' is not an object")
      }
    }
    guard let details = own["details"] else { return [] }
    guard let entries = details.arrayValue else {
      throw ExportProblem("'details' is not an array")
    }
    return entries
  }

  /// Declares the variables of the entry. A variable gets another name if entries of other apps use
  /// its name with other values.
  private mutating func declareVariables(
    of export: JSONText, in entry: inout String, _ foreign: Set<String>
  ) {
    guard
      case .object(let members) = JSON(reading: export.bytes)?["applinks"]?[
        "substitutionVariables"]
    else { return }
    let declared = links["applinks"]?["substitutionVariables"]
    for (name, values) in members {
      func isFree(_ candidate: String) -> Bool {
        !foreign.contains(candidate) || declared?[candidate]?.text == values.text
      }
      var candidate = name
      var number = 2
      while !isFree(candidate) || (candidate != name && members.contains { $0.0 == candidate }) {
        candidate = name + String(number)
        number += 1
      }
      if candidate != name {
        entry = entry.split(separator: "$(\(name))", omittingEmptySubsequences: false)
          .joined(separator: "$(\(candidate))")
      }
      if declared?[candidate]?.text != values.text {
        file.set(Self.variables + [.name(candidate)], to: values.text)
      }
    }
  }

  /// The names of the variables in a text.
  private static func variables(in text: String) -> Set<String> {
    Set(
      text.split(separator: "$(", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != ")" })
      })
  }
}
