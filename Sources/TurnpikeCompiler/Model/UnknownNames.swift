/// Proposes names for the unknown names of a table.
final class UnknownNames {
  /// The known names that are similar to a name.
  struct Similar {
    let names: [String]
    /// Whether no unread line has a name that is equally similar.
    let isSure: Bool
  }

  private let declarations: Declarations
  /// The similar names that were found, by kind and name.
  private var found: [String: Similar] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// Returns the known names that are most similar to an unknown name. After many names, it stops
  /// searching, because each name is compared with all known names.
  func similar(_ what: String, to name: String, in known: @autoclosure () -> [String]) -> Similar {
    let key = what + " " + name
    if let similar = found[key] { return similar }
    if found.count >= 100 { return Similar(names: [], isSure: true) }
    let (names, unread) = (nearestNames(to: name, in: known()), declarations.unread.names)
    let isSure = unread.isEmpty || nearestNames(to: name, in: names + unread) == names
    let similar = Similar(names: names, isSure: isSure)
    found[key] = similar
    return similar
  }

  /// Reports an unknown name with similar names, and only proposes an edit if the similar name is
  /// certain.
  func report(_ id: DiagnosticID, _ what: String, _ name: NameSyntax, _ similar: Similar) {
    let unknown = Diagnostic(id, "unknown \(what) \(name)\(meant: similar.names)", at: name.range)
    declarations.reporter.report(similar.isSure ? unknown : unknown.withoutReplacement)
  }
}
