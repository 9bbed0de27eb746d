import Foundation
import TestSupport
import Testing

@testable import TurnpikeAuthoring

/// The law: whatever is edited, and in whatever order, the diagnostics of the server are those that
/// `check` finds in the same texts.
@Suite struct ServerLawTests {
  private static let modules = ["App", "Store", "Card"]
  private static let paths = [
    "App/A.routes", "App/B.routes", "App/AppRoute.routes.lock", "Store/S.routes",
    "Store/StoreRoute.routes.lock", "Card/C.routes",
  ]
  private static let start = [
    "App/A.routes": """
    enum AppRoute
    origin shop://
    attribute auth
    product/:product_id<Int> -> ProductDestination @auth
    store/:id -> mount Store.StoreRoute as store
    """,
    "App/B.routes": "enum AppRoute\np/:product_id => product\nold -> OldDestination\n",
    "App/AppRoute.routes.lock": "product/:product_id<Int> => product\nold => old\n",
    "Store/S.routes": "enum StoreRoute\naccess public\nshelf/:n<Int> -> ShelfDestination\n",
    "Store/StoreRoute.routes.lock": "shelf/:n<Int> => shelf\n",
    "Card/C.routes": "enum CardRoute\naccess package\ncard -> CardDestination\n",
  ]
  private static let lines = [
    "enum AppRoute", "enum StoreRoute", "access public", "attribute auth", "attribute level<Int>",
    "import Store", "type Sort = new|price", "product/:product_id<Int> -> ProductDestination",
    "product/:name -> NamedDestination", "item/:a<Int>?q:text -> ItemDestination @auth",
    "item/:b<Double> -> PriceDestination", "p => product", "pp/:product_id => prodct",
    "card -> mount Card.CardRoute as card", "store -> mount Store.StorRoute as two",
    "g @auth {", "}", "list{List}/:id{Item}", "x -> X @level(3)", "x", "é/😀 -> É",
    "# comment", "/// words", "y -> Y @example(y/z)", "<<<<<<< a", "s?sort:s<Sort> -> S", "_ -> N",
    "shelf/:n<String> -> ShelfDestination", "shelf/new -> NewDestination",
  ]

  @Test(arguments: 0..<trials(6, quick: 2))
  func law(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let encoding = random.chance(50) ? PositionEncoding.utf8 : .utf16
    var texts = Self.start
    let session = ServerSession(
      texts, encoding: encoding.rawValue,
      capabilities: #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#)
    var shown: [String: [String]] = [:]
    var open: Set<String> = []
    for step in 0..<12 {
      let path = random.pick(Self.paths)
      if !open.contains(path) {
        session.open(path, texts[path] ?? "")
        open.insert(path)
      }
      for _ in 0...random.below(3) { edit(path, &texts, session, encoding, &random) }
      for message in session.settle() {
        guard let params = message["params"], let uri = params["uri"]?.stringValue else { continue }
        shown[uri.replacing("file:///w/", with: "")] =
          params["diagnostics"]?.arrayValue?.map { Self.line($0) }
      }
      let expected = try Self.checked(texts, encoding)
      for path in Self.paths {
        #expect(
          shown[path] ?? [] == expected[path] ?? [],
          "seed \(seed), step \(step), \(path):\n\(texts[path] ?? "")")
      }
    }
  }

  /// Replaces a stretch of a text by a piece of a line, as the protocol has it.
  private func edit(
    _ path: String, _ texts: inout [String: String], _ session: ServerSession,
    _ encoding: PositionEncoding, _ random: inout SeededGenerator
  ) {
    let text = texts[path] ?? ""
    var model = TextModel(Array(text.utf8))
    let line = random.below(model.lineCount)
    let bounds = model.line(line)
    let lower =
      random.chance(60) ? bounds.lowerBound : random.pick(Array(bounds) + [bounds.upperBound])
    let upper =
      random.chance(50)
      ? lower : random.chance(50) ? bounds.upperBound : min(lower + 2, bounds.upperBound)
    let range = TextRange(model.position(of: lower, encoding), model.position(of: upper, encoding))
    let whole = random.pick(Self.lines) + "\n"
    let new = random.chance(70) ? whole : String(whole.prefix(random.below(4)))
    model.replace(range, with: new, encoding)
    texts[path] = String(decoding: model.bytes, as: UTF8.self)
    session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": ServerSession.uri(path), "version": 2],
        "contentChanges": [["range": range.json, "text": .string(new)]],
      ])
  }

  private static func line(_ diagnostic: JSON) -> String {
    let start = diagnostic["range"]?["start"]
    let notes = diagnostic["relatedInformation"]?.arrayValue?.map { note in
      let start = note["location"]?["range"]?["start"]
      let uri = note["location"]?["uri"]?.stringValue?.replacing("file:///w/", with: "") ?? ""
      return " \(uri):\(start?.text ?? "") \(note["message"]?.stringValue ?? "")"
    }
    return "\(start?.text ?? "") \(diagnostic["severity"]?.intValue ?? 0) "
      + "\(diagnostic["message"]?.stringValue ?? "") [\(diagnostic["code"]?.stringValue ?? "")]"
      + (notes ?? []).joined()
  }

  /// What the command line says of the same files on a disk.
  private static func checked(
    _ texts: [String: String], _ encoding: PositionEncoding
  ) throws -> [String: [String]] {
    let folder = try TemporaryFolder(files: texts)
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-tool").path(percentEncoded: false),
      ["check", "--json"] + modules.sorted().map { "\($0)=\(folder($0))" }, in: folder.url)
    var found: [String: [String]] = [:]
    func place(_ json: JSON) -> (path: String, position: String) {
      let path = (json["file"]?.stringValue ?? "").replacing(folder.path, with: "")
        .replacing(/^\//, with: "")
      let model = TextModel(Array((texts[path] ?? "").utf8))
      let line = (json["line"]?.intValue ?? 0) - 1
      // The columns count bytes, and the lines end at line feeds alone.
      let offset = model.line(line).lowerBound + (json["column"]?.intValue ?? 0) - 1
      return (path, model.position(of: offset, encoding).json.text)
    }
    for json in JSON(reading: Array(run.output.utf8))?.arrayValue ?? [] {
      let (path, position) = place(json)
      let notes = (json["notes"]?.arrayValue ?? []).map { note in
        let (path, position) = place(note)
        return " \(path):\(position) \(note["message"]?.stringValue ?? "")"
      }
      found[path, default: []].append(
        "\(position) \(json["severity"]?.stringValue == "error" ? 1 : 2) "
          + "\(json["message"]?.stringValue ?? "") [\(json["id"]?.stringValue ?? "")]"
          + notes.joined())
    }
    return found
  }
}
