import Foundation
import TestSupport
import Testing
import TurnpikeCompiler

@testable import TurnpikeAuthoring

/// The grammar for editors without the language server colours as the server's tokens do.
@Suite struct GrammarTests {
  private static let files: [String] = {
    let folders = ["Routes", "Tests", "Sources"].map { BuiltProduct.root.appending(path: $0) }
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".routes") }.map { folder.appending(path: $0).path }
    }.sorted()
  }()

  @Test func everyToken() throws {
    let grammar = try GrammarScopes(TextMateGrammar.text)
    #expect(Self.files.count > 40)
    var count = 0
    for path in Self.files {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      count += Self.compare(text, grammar, in: path)
    }
    #expect(count > 4_000)
  }

  @Test(arguments: [
    "list{ListScreen}/:id<Int 1...>{ItemScreen}! @auth @container(home, search)",
    "search?:q&:page<Int = 1>&sort:order<new|price ?= new>#:part<String?> -> Search as find # a",
    "attribute level<Int 1...3 = 2>", "query :coupon_id<String?>&utm_source:campaign<String?>",
    "type Sort = new|old", "type Page = Int 1...", "origin shop://, https://a.example @only(DEBUG)",
    "import Money", "access public", "_ -> NotFoundDestination",
    "a/:b<x|1>/:c<2|x>?:d<1|2?>&:e<1|2 ?= 1> -> A",
    "/ -> mount A.BRoute as b @internal",
    "old/*path<[Int]> => product @from(https, shop)", "a/v:version<Int>-beta/:name.json -> File",
    "price/:p<Decimal 0.01...>/:d<Double -1.5..<2e3>?:u<UUID?>&:l<[Int]> -> Price!",
  ])
  func everyTokenOf(line: String) throws {
    #expect(Self.compare(line + "\n", try GrammarScopes(TextMateGrammar.text), in: line) > 1)
  }

  /// Records each token that the grammar colours as something else, and returns their number.
  private static func compare(_ text: String, _ grammar: GrammarScopes, in path: String) -> Int {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let tokens = (ParsedFiles([file]).files.first?.semanticTokens ?? [])
    var start = 0
    var next = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let scopes = grammar.scopes(of: String(line))
      let bytes = Array(line.utf8)
      while next < tokens.count, tokens[next].range.lowerBound < start + bytes.count {
        let token = tokens[next]
        next += 1
        let lower = token.range.lowerBound - start
        let upper = min(token.range.upperBound - start, bytes.count)
        let before = String(decoding: bytes[..<lower], as: UTF8.self).utf16.count
        let word = String(decoding: bytes[lower..<upper], as: UTF8.self)
        let found = Set(scopes[before..<(before + word.utf16.count)])
        let isSame = found.allSatisfy { $0.hasPrefix(token.kind.scope) }
        #expect(
          isSame, "\(path): '\(word)' in '\(line)' is \(token.kind), not \(found.sorted())")
      }
      start += bytes.count + 1
    }
    return tokens.count
  }
}

extension SemanticToken.Kind {
  fileprivate var scope: String {
    switch self {
    case .comment: "comment."
    case .keyword: "keyword.other."
    case .namespace: "entity.name.namespace."
    case .type: "entity.name.type."
    case .enum: "entity.name.type.enum."
    case .struct: "entity.name.type.struct."
    case .enumMember: "variable.other.enummember."
    case .parameter: "variable.parameter."
    case .property: "variable.other.property."
    case .decorator: "entity.name.decorator."
    case .string: "string.unquoted."
    case .number: "constant.numeric."
    case .operator: "keyword.operator."
    }
  }
}
