/// The stable identifier of a finding: the word in brackets at the end of its message.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // Files and packages.
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case noRoutesFile = "no-routes-file"
  case notUTF8 = "not-utf8"
  case duplicateFile = "duplicate-file"
  case noSwiftFile = "no-swift-file"
  case noPlugin = "no-plugin"

  // The syntax of lines.
  case missingPattern = "missing-pattern"
  case missingArrow = "missing-arrow"
  case missingDestination = "missing-destination"
  case missingName = "missing-name"
  case unclosedBracket = "unclosed-bracket"
  case unexpectedText = "unexpected-text"
  case foreignSyntax = "foreign-syntax"
  case mergeMark = "merge-mark"
  case badCharacter = "bad-character"
  case badEscape = "bad-escape"
  case dotSegment = "dot-segment"
  case badSuffix = "bad-suffix"
  case capitalCapture = "capital-capture"
  case twoCaptures = "two-captures"
  case restNotLast = "rest-not-last"
  case optionalRest = "optional-rest"
  case optionalNotLast = "optional-not-last"
  case listInPath = "list-in-path"
  case suspiciousText = "suspicious-text"

  // Types, and their ranges, values, and defaults.
  case badType = "bad-type"
  case unknownType = "unknown-type"
  case badRange = "bad-range"
  case badWord = "bad-word"
  case repeatedWord = "repeated-word"
  case badDefault = "bad-default"
  case optionalNone = "optional-none"

  // Directives.
  case unknownDirective = "unknown-directive"
  case badAccess = "bad-access"
  case repeatedDirective = "repeated-directive"
  case lateDirective = "late-directive"
  case badOrigin = "bad-origin"
  case unusedOrigin = "unused-origin"
  case badSharedQuery = "bad-shared-query"
  case missingEnum = "missing-enum"
  case similarEnums = "similar-enums"
  case unusedImport = "unused-import"
  case unusedDeclaration = "unused-declaration"

  // Names, aliases, and groups.
  case badIdentifier = "bad-identifier"
  case duplicateCase = "duplicate-case"
  case duplicateDestination = "duplicate-destination"
  case duplicateParameter = "duplicate-parameter"
  case duplicateDefaultRoute = "duplicate-default-route"
  case unknownCase = "unknown-case"
  case aliasParameters = "alias-parameters"
  case missingBrace = "missing-brace"
  case groupNotClosed = "group-not-closed"
  case groupTooDeep = "group-too-deep"

  // Attributes.
  case attributeWithoutName = "attribute-without-name"
  case repeatedAttribute = "repeated-attribute"
  case undeclaredAttribute = "undeclared-attribute"
  case undeclaredMountedAttribute = "undeclared-mounted-attribute"
  case mountedAttribute = "mounted-attribute"
  case misplacedAttribute = "misplaced-attribute"
  case attributeValue = "attribute-value"
  case badContainer = "bad-container"
  case unknownOrigin = "unknown-origin"
  case contradictoryAttributes = "contradictory-attributes"
  case entityRoute = "entity-route"

  // Stacks and mounts.
  case stackWithoutScreen = "stack-without-screen"
  case stackTooDeep = "stack-too-deep"
  case stackQuery = "stack-query"
  case stackAttribute = "stack-attribute"
  case badMount = "bad-mount"
  case unknownModule = "unknown-module"
  case unknownEnum = "unknown-enum"
  case overlappingMounts = "overlapping-mounts"
  case unseenMount = "unseen-mount"
  case hiddenRoute = "hidden-route"

  // Routes, and the links that match them.
  case duplicatePattern = "duplicate-pattern"
  case conflictingRoutes = "conflicting-routes"
  case unreachableRoute = "unreachable-route"
  case tableTooLarge = "table-too-large"
  case exampleMismatch = "example-mismatch"
  case deprecatedUse = "deprecated-use"

  // Lock files.
  case publishedLinkLost = "published-link-lost"
  case publishedLinkMoved = "published-link-moved"
  case publishedLinkTaken = "published-link-taken"
  case publishedOriginLost = "published-origin-lost"
  case publishedLinkNarrowed = "published-link-narrowed"
  case publishedKeyLost = "published-key-lost"
  case publishedDefaultChanged = "published-default-changed"
  case lockWithoutTable = "lock-without-table"
  case lockConflict = "lock-conflict"
  case badLock = "bad-lock"

  // Links in text files.
  case unmatchedLink = "unmatched-link"
  case invalidLink = "invalid-link"
  case closedLink = "closed-link"
  case webLink = "web-link"

  // The files of sites and of built apps.
  case siteFile = "site-file"
  case appFile = "app-file"

  /// The findings that do not stop a build.
  private static let warnings: Set<DiagnosticID> = [
    .noSwiftFile, .noPlugin, .optionalNone, .missingEnum, .unusedImport, .unusedDeclaration,
    .deprecatedUse, .undeclaredMountedAttribute, .hiddenRoute, .capitalCapture, .unusedOrigin,
    .similarEnums, .suspiciousText, .closedLink,
  ]

  package var severity: Diagnostic.Severity {
    if self == .webLink { return .note }
    return Self.warnings.contains(self) ? .warning : .error
  }
}
