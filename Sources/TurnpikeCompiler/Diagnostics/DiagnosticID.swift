/// The stable identifier of a finding: what stands in brackets at the end of its message.
///
/// Findings that are about one thing stand in one file, each with its identifier, explanation and
/// wordings.
package enum DiagnosticID: Hashable, Sendable {
  case file(FileFinding)
  case line(LineFinding)
  case stray(StrayFinding)
  case path(PathFinding)
  case type(TypeFinding)
  case value(ValueFinding)
  case directive(DirectiveFinding)
  case name(NameFinding)
  case alias(AliasFinding)
  case group(GroupFinding)
  case attribute(AttributeFinding)
  case stack(StackFinding)
  case mount(MountFinding)
  case link(LinkFinding)
  case publishedLink(PublishedLinkFinding)
  case publishedValue(PublishedValueFinding)
  case lock(LockFinding)

  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .file(let finding): finding.explanation
    case .line(let finding): finding.explanation
    case .stray(let finding): finding.explanation
    case .path(let finding): finding.explanation
    case .type(let finding): finding.explanation
    case .value(let finding): finding.explanation
    case .directive(let finding): finding.explanation
    case .name(let finding): finding.explanation
    case .alias(let finding): finding.explanation
    case .group(let finding): finding.explanation
    case .attribute(let finding): finding.explanation
    case .stack(let finding): finding.explanation
    case .mount(let finding): finding.explanation
    case .link(let finding): finding.explanation
    case .publishedLink(let finding): finding.explanation
    case .publishedValue(let finding): finding.explanation
    case .lock(let finding): finding.explanation
    }
  }
}

extension DiagnosticID: RawRepresentable, CaseIterable {
  /// In the order of the documentation.
  package static var allCases: [DiagnosticID] { Chapter.allCases.flatMap(\.identifiers) }

  /// The identifier as messages show it.
  @_optimize(none)
  package var rawValue: String {
    switch self {
    case .file(let finding): finding.rawValue
    case .line(let finding): finding.rawValue
    case .stray(let finding): finding.rawValue
    case .path(let finding): finding.rawValue
    case .type(let finding): finding.rawValue
    case .value(let finding): finding.rawValue
    case .directive(let finding): finding.rawValue
    case .name(let finding): finding.rawValue
    case .alias(let finding): finding.rawValue
    case .group(let finding): finding.rawValue
    case .attribute(let finding): finding.rawValue
    case .stack(let finding): finding.rawValue
    case .mount(let finding): finding.rawValue
    case .link(let finding): finding.rawValue
    case .publishedLink(let finding): finding.rawValue
    case .publishedValue(let finding): finding.rawValue
    case .lock(let finding): finding.rawValue
    }
  }

  package init?(rawValue: String) {
    guard let id = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = id
  }
}
