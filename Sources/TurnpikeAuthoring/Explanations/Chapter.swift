package import TurnpikeCompiler

/// Findings that belong together: a heading of `explain` and of the documentation.
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
  package var identifiers: [DiagnosticID] {
    DiagnosticID.allCases.filter { $0.explanation.chapter == self }
  }
}
