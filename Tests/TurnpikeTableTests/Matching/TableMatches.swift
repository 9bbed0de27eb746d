import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// Compiles one file, and checks the results of matching links with its table.
///
/// A result is written `item(id=5)` where a route matches, `item(path=a|b)` for a rest,
/// `search: 'q' is missing` where its query is invalid, and as the reason where nothing matches.
func expectMatches(
  of file: String, _ results: KeyValuePairs<String, String>,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do {
    let table = try compiledTable(file)
    for (link, expected) in results {
      #expect(
        table.match(link).summary == expected, "the result of '\(link)'",
        sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// The reasons for which a link is unmatched.
enum Unmatched {
  static let noRoute = "no route matches this path"
  static let undeclaredScheme = "the scheme is not a declared origin"
  static let undeclaredHostScheme = "the scheme is not declared for this host"
  static let noWebsite = "the file declares no website"
  static let undeclaredOrigin = "the host or path is not a declared origin"
  static let longPath = "the path has more than 255 segments"
  static let malformed = "the host is malformed or missing"
  static let userBeforeHost = "a web link cannot have a user before its host"
  static let dotSegment = "a segment is '.' or '..'"
}
