extension Reporter {
  /// Checks the names of the cases of a nested enum. Each name must be an identifier other than
  /// `allCases`, and differ from the other names, also in Swift.
  func checkCases(
    _ names: [NameSyntax], _ what: String, bad: DiagnosticID, same: DiagnosticID,
    fix: Wording = "rename it"
  ) {
    var seen: [String: NameSyntax] = [:]
    for name in names {
      let swiftName = Naming.caseName(ofWord: name.text)
      if let earlier = seen[swiftName] {
        if earlier.text != name.text {
          report(.sameSwiftName(same, name, earlier, swiftName))
        }
        continue
      }
      seen[swiftName] = name
      if !SwiftNames.isIdentifier(swiftName) {
        report(.badIdentifier(swiftName, of: name.text, at: name.range))
      } else if swiftName == "allCases" {
        report(.nameOfMember(bad, what, name, fix: fix))
      }
    }
  }
}
