/// The stable identifiers of everything that the compiler and its tool report.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // The file
  case fileUnreadable = "unreadable-file"
  case fileUnwritable = "unwritable-file"
  case noRoutesFile = "no-routes-file"
  case fileNotUTF8 = "not-utf8"

  // Syntax
  case missingPattern = "missing-pattern"
  case missingArrow = "missing-arrow"
  case missingDestination = "missing-destination"
  case missingName = "missing-name"
  case missingBrace = "missing-brace"
  case unclosedBracket = "unclosed-bracket"
  case unexpectedText = "unexpected-text"
  case foreignSyntax = "foreign-syntax"
  case mergeMark = "merge-mark"
  case badCharacter = "bad-character"
  case badEscape = "bad-escape"
  case dotSegment = "dot-segment"
  case badSuffix = "bad-suffix"
  case twoCaptures = "two-captures"
  case restNotLast = "rest-not-last"
  case badType = "bad-type"
  case unknownType = "unknown-type"
  case badRange = "bad-range"
  case badWord = "bad-word"
  case repeatedWord = "repeated-word"
  case badIdentifier = "bad-identifier"
  case unknownDirective = "unknown-directive"
  case badAccess = "bad-access"
  case groupNotClosed = "group-not-closed"
  case groupTooDeep = "group-too-deep"
  case attributeWithoutName = "attribute-without-name"
  case repeatedAttribute = "repeated-attribute"
  case undeclaredAttribute = "undeclared-attribute"
  case attributeValue = "attribute-value"
  case badContainer = "bad-container"
  case stackWithoutScreen = "stack-without-screen"
  case stackTooDeep = "stack-too-deep"
  case stackQuery = "stack-query"

  // Names and structure
  case repeatedDirective = "repeated-directive"
  case lateDirective = "late-directive"
  case badOrigin = "bad-origin"
  case duplicateCase = "duplicate-case"
  case duplicateDestination = "duplicate-destination"
  case duplicateParameter = "duplicate-parameter"
  case duplicateDefault = "duplicate-default-route"
  case unknownCase = "unknown-case"
  case aliasParameters = "alias-parameters"
  case optionalNotLast = "optional-not-last"
  case badDefault = "bad-default"
  case listInPath = "list-in-path"
  case optionalRest = "optional-rest"
  case badMount = "bad-mount"

  // Between routes
  case duplicatePattern = "duplicate-pattern"
  case conflictingRoutes = "conflicting-routes"
  case unreachableRoute = "unreachable-route"
  case tableTooLarge = "table-too-large"
  case exampleMismatch = "example-mismatch"

  // Warnings
  case unusedImport = "unused-import"
  case unusedDeclaration = "unused-declaration"
  case deprecatedUse = "deprecated-use"

  /// Whether the finding stops the build.
  package var severity: Diagnostic.Severity {
    switch self {
    case .unusedImport, .unusedDeclaration, .deprecatedUse: .warning
    default: .error
    }
  }
}
