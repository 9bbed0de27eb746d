/// Findings that belong together: what `explain` lists under one heading, and the documentation.
package enum Chapter: CaseIterable, Sendable {
  case files, lines, paths, types, directives, names, groups, links, locks

  package var title: String {
    switch self {
    case .files: "Files"
    case .lines: "Lines"
    case .paths: "Paths and queries"
    case .types: "Types and values"
    case .directives: "Directives"
    case .names: "Names and aliases"
    case .groups: "Groups, attributes, stacks and mounts"
    case .links: "Routes among each other"
    case .locks: "Locks"
    }
  }

  /// Its findings, in order.
  @_optimize(none)
  package var identifiers: [DiagnosticID] {
    switch self {
    case .files:
      FileFinding.allCases.map(DiagnosticID.file)
    case .lines:
      LineFinding.allCases.map(DiagnosticID.line) + StrayFinding.allCases.map(DiagnosticID.stray)
    case .paths:
      PathFinding.allCases.map(DiagnosticID.path)
    case .types:
      TypeFinding.allCases.map(DiagnosticID.type) + ValueFinding.allCases.map(DiagnosticID.value)
    case .directives:
      DirectiveFinding.allCases.map(DiagnosticID.directive)
    case .names:
      NameFinding.allCases.map(DiagnosticID.name) + AliasFinding.allCases.map(DiagnosticID.alias)
    case .groups:
      GroupFinding.allCases.map(DiagnosticID.group)
        + AttributeFinding.allCases.map(DiagnosticID.attribute)
        + StackFinding.allCases.map(DiagnosticID.stack)
        + MountFinding.allCases.map(DiagnosticID.mount)
    case .links:
      LinkFinding.allCases.map(DiagnosticID.link)
    case .locks:
      PublishedLinkFinding.allCases.map(DiagnosticID.publishedLink)
        + PublishedValueFinding.allCases.map(DiagnosticID.publishedValue)
        + LockFinding.allCases.map(DiagnosticID.lock)
    }
  }
}
