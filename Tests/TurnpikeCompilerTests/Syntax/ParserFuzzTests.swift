import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Whatever the bytes, the parser answers, and what it says lies in the file.
@Suite struct ParserFuzzTests {
  static let valid = [
    """
    \u{FEFF}/// Deep links of the shop.
    enum ShopRoute
    access public
    origin shop://, https://shop.example.com
    import Values

    / -> HomeDestination
    product/:product_id/review/:number<Int 1...> -> ReviewDestination @example(product/1/review/3)
    search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?>&type=video -> S
    @:user_name/:tab<posts|likes = posts> -> ProfileDestination
    files/*path\r
    help#:section<String?> -> HelpDestination # comment
    login -> LoginDestination! as signIn
    list{ListScreen}/:item_id<Int>{ItemScreen}/extra{ExtraScreen}!
    account @auth { # prefix
      settings -> SettingsDestination
      / @a {
        caf%C3%A9/日本 -> OrderDestination @analytics(order (x))
      }
    }
    p/:product_id => product @locale(de)
    store/:id<Double -1.5..<2> -> mount StoreFeature.StoreRoute as store
    _ -> NotFoundDestination
    """
  ].map { Array($0.utf8) }

  /// Pieces that mean something, for insertion.
  static let pieces: [[UInt8]] = [
    "->", "=>", "{", "}", "<", ">", "(", ")", "[", "]", "?", "#:", ":", "*", "/", "//", "///",
    "|", "&", "=", "%", "%C3", "...", "..<", "@", "!", "_", " as ", " mount ", "enum ", "\r", "\n",
    "\r\n", " # ", "\t", "\0", "é", "\u{2028}", "<Int = 5", "{A}", "{\n", "..",
  ].map { Array($0.utf8) }

  @Test(arguments: [1, 2] as [UInt64])
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      var bytes = Self.valid[Int.random(in: 0..<Self.valid.count, using: &random)]
      for _ in 0..<Int.random(in: 1...12, using: &random) { mutate(&bytes, with: &random) }
      check(bytes, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [5, 6] as [UInt64])
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      let isASCII = Bool.random(using: &random)
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt8.random(in: 0...(isASCII ? 127 : 255), using: &random)
      }
      check(bytes, "seed \(seed), round \(round)")
    }
  }

  /// Every prefix of a valid file, and every file with one byte left out.
  @Test func cuts() {
    for bytes in Self.valid {
      for index in bytes.indices {
        check(Array(bytes[..<index]), "cut at \(index)")
        check(Array(bytes[..<index]) + bytes[(index + 1)...], "without \(index)")
      }
    }
  }

  @Test func pairsOfPieces() {
    for first in Self.pieces {
      for second in Self.pieces {
        check(first + second, "\(first) \(second)")
        check(Array("a".utf8) + first + Array("b".utf8) + second + Array("c -> D".utf8), "pieces")
        check(Array(":a<".utf8) + first + second + Array("> -> D".utf8), "spec")
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let length = Int.random(in: 0...min(20, bytes.count - place), using: &random)
    let stretch = Array(bytes[place..<(place + length)])
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.removeSubrange(place..<(place + length))
    case 1: bytes.insert(contentsOf: stretch, at: place)
    case 2: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
    case 3: bytes.removeSubrange(place...)
    case 4:
      let other = Self.valid[Int.random(in: 0..<Self.valid.count, using: &random)]
      bytes += other[Int.random(in: 0..<other.count, using: &random)...]
    case 5: bytes[place] = UInt8.random(in: 0...255, using: &random)
    default:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      bytes.insert(contentsOf: piece, at: place)
    }
  }

  private func check(_ bytes: [UInt8], _ comment: String) {
    let file = SourceFile(path: "x", bytes: bytes)
    let syntax = parse(file, index: 0)
    if !syntax.isComplete {
      #expect(!syntax.diagnostics.isEmpty, "\(comment)")
    }
    if let problem = TreeCheck.problem(bytes) { Issue.record("\(comment): \(problem): \(bytes)") }
    let isInOrder = zip(syntax.diagnostics, syntax.diagnostics.dropFirst()).allSatisfy {
      $0.range.lower <= $1.range.lower
    }
    let areInside =
      syntax.ranges.allSatisfy { isInside($0, bytes) }
      && syntax.diagnostics.allSatisfy { diagnostic in
        isInside(diagnostic.range, bytes)
          && diagnostic.notes.allSatisfy { isInside($0.range, bytes) }
          && diagnostic.message.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      }
    if !isInOrder || !areInside { Issue.record("\(comment): \(bytes)") }
    let printer = DiagnosticPrinter(files: [file])
    for diagnostic in syntax.diagnostics {
      let count = printer.excerpt(diagnostic, color: false).split(separator: "\n").count
      if count < 2 { Issue.record("\(comment): \(bytes)") }
    }
  }

  private func isInside(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    range.file == 0 && 0 <= range.lower && range.lower <= range.upper
      && range.upper <= bytes.count
  }
}

extension FileSyntax {
  /// The ranges of all nodes above the captures.
  fileprivate var ranges: [SourceRange] {
    directives.map(\.range) + lines.map(\.range) + lines.flatMap(\.content.ranges)
  }
}

extension LineSyntax.Content {
  fileprivate var ranges: [SourceRange] {
    switch self {
    case .item(let item):
      [item.range, item.pattern.range] + item.pattern.segments.map(\.range)
        + item.attributes.map(\.range) + item.kind.ranges
    case .documentation(let range): [range]
    case .blank, .comment, .directive, .groupEnd, .unread: []
    }
  }
}

extension ItemSyntax.Kind {
  fileprivate var ranges: [SourceRange] {
    switch self {
    case .route(let route): [route.arrow, route.destination.range]
    case .alias(let alias): [alias.arrow, alias.target.range]
    case .stack(let screens): screens.compactMap { $0?.name.range }
    case .group(let brace): [brace]
    }
  }
}
