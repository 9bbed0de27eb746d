package import TurnpikeCompiler

extension DiagnosticID {
  /// What it means: a finding without an explanation does not compile.
  package var explanation: Explanation {
    switch self {
    case .unreadableFile: .unreadableFile
    case .unwritableFile: .unwritableFile
    case .noRoutesFile: .noRoutesFile
    case .notUTF8: .notUTF8
    case .duplicateFile: .duplicateFile
    case .noSwiftFile: .noSwiftFile
    case .noPlugin: .noPlugin
    case .missingPattern: .missingPattern
    case .missingArrow: .missingArrow
    case .missingDestination: .missingDestination
    case .missingName: .missingName
    case .unclosedBracket: .unclosedBracket
    case .unexpectedText: .unexpectedText
    case .foreignSyntax: .foreignSyntax
    case .mergeMark: .mergeMark
    case .badCharacter: .badCharacter
    case .badEscape: .badEscape
    case .dotSegment: .dotSegment
    case .badSuffix: .badSuffix
    case .twoCaptures: .twoCaptures
    case .restNotLast: .restNotLast
    case .optionalRest: .optionalRest
    case .optionalNotLast: .optionalNotLast
    case .listInPath: .listInPath
    case .badType: .badType
    case .unknownType: .unknownType
    case .badRange: .badRange
    case .badWord: .badWord
    case .repeatedWord: .repeatedWord
    case .badDefault: .badDefault
    case .optionalNone: .optionalNone
    case .unknownDirective: .unknownDirective
    case .badAccess: .badAccess
    case .repeatedDirective: .repeatedDirective
    case .lateDirective: .lateDirective
    case .badOrigin: .badOrigin
    case .badSharedQuery: .badSharedQuery
    case .missingEnum: .missingEnum
    case .unusedImport: .unusedImport
    case .unusedDeclaration: .unusedDeclaration
    case .badIdentifier: .badIdentifier
    case .duplicateCase: .duplicateCase
    case .duplicateDestination: .duplicateDestination
    case .duplicateParameter: .duplicateParameter
    case .duplicateDefaultRoute: .duplicateDefaultRoute
    case .unknownCase: .unknownCase
    case .aliasParameters: .aliasParameters
    case .missingBrace: .missingBrace
    case .groupNotClosed: .groupNotClosed
    case .groupTooDeep: .groupTooDeep
    case .attributeWithoutName: .attributeWithoutName
    case .repeatedAttribute: .repeatedAttribute
    case .undeclaredAttribute: .undeclaredAttribute
    case .misplacedAttribute: .misplacedAttribute
    case .attributeValue: .attributeValue
    case .badContainer: .badContainer
    case .unknownOrigin: .unknownOrigin
    case .contradictoryAttributes: .contradictoryAttributes
    case .stackWithoutScreen: .stackWithoutScreen
    case .stackTooDeep: .stackTooDeep
    case .stackQuery: .stackQuery
    case .stackAttribute: .stackAttribute
    case .badMount: .badMount
    case .unknownModule: .unknownModule
    case .unknownEnum: .unknownEnum
    case .overlappingMounts: .overlappingMounts
    case .unseenMount: .unseenMount
    case .duplicatePattern: .duplicatePattern
    case .conflictingRoutes: .conflictingRoutes
    case .unreachableRoute: .unreachableRoute
    case .tableTooLarge: .tableTooLarge
    case .exampleMismatch: .exampleMismatch
    case .deprecatedUse: .deprecatedUse
    case .publishedLinkLost: .publishedLinkLost
    case .publishedLinkMoved: .publishedLinkMoved
    case .publishedLinkTaken: .publishedLinkTaken
    case .publishedOriginLost: .publishedOriginLost
    case .publishedLinkNarrowed: .publishedLinkNarrowed
    case .publishedKeyLost: .publishedKeyLost
    case .publishedDefaultChanged: .publishedDefaultChanged
    case .lockWithoutTable: .lockWithoutTable
    case .lockConflict: .lockConflict
    case .badLock: .badLock
    }
  }
}

extension DiagnosticID {
  /// What the compiler says of the example before it is mended, as the build shows it for a file
  /// that is called `Shop.routes`; nil where the example shows it itself.
  package var exampleFinding: String? {
    switch explanation.example {
    case .file(_, let says, _):
      var lines: [String] = []
      for line in says.split(separator: "\n") {
        // The message follows the line and the column.
        let parts = line.split(separator: ":", maxSplits: 2)
        guard parts.count == 3 else { continue }
        let place = "Shop.routes:\(parts[0]):\(parts[1]): "
        lines.append(
          place
            + (lines.isEmpty ? "\(severity):\(parts[2]) [\(rawValue)]" : "note:\(parts[2])"))
      }
      return lines.joined(separator: "\n")
    case .excerpt(_, let says, _):
      return "\(severity): \(says) [\(rawValue)]"
    case .console:
      return nil
    }
  }
}
