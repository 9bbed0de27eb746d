import Testing
import TurnpikeAuthoring
import TurnpikeReference
import TurnpikeTable

@testable import TurnpikeCompiler

/// The web links of entities.
@Suite struct EntityLinkTests {
  @Test func belowThePathOfASite() throws {
    let file = """
      ignore case
      origin https://live.example.com/app, live:// at Live/now
      origin http://shop.example.com, https://shop.example.com
      origin http://old.example.com at old
      product/:id -> Product @entity(Product)
      live/now/v:id.html?kind=a -> Video @entity(Catalog.Video)
      old/:id -> Old @entity(Old)
      """
    let source = try #require(compiled([file]).output?.swiftSource)
    let links = source.matches(of: /"(http\S+\\\(\.id\)\S*)"/).map { String($0.output.1) }
    #expect(
      links == [
        "https://shop.example.com/product/\\(.id)",
        "https://live.example.com/app/v\\(.id).html?kind=a",
        "http://old.example.com/\\(.id)",
      ])
    let table = try compiledTable(file)
    for (link, route) in zip(links, ["product", "video", "old"]) {
      #expect(table.match(link.replacing("\\(.id)", with: "5")).route == route)
    }
  }

  /// For any route that could have an entity, the reference agrees that its pattern matches the link.
  @Test func theirRoutesMatchThem() throws {
    var count = 0
    for index in 0..<200 {
      var trial = FileTrial(seed: FileTrial.seed(index, of: 31))
      guard let (files, comparison) = trial.comparison(isRestricted: true) else { continue }
      for table in comparison.run.tables.map(\.model) {
        guard let reference = comparison.reference.table(table.name) else { continue }
        for route in table.routes {
          let entity = AttributeModel(name: "entity", value: "Entity", range: route.own.range)
          guard let link = try? EntityLink(entity, of: route, in: table),
            let type = route.pattern?.segments.lazy.compactMap(\.binding).first?.spec.type,
            let text = type.plainTexts.first
          else { continue }
          count += 1
          let value = String(decoding: LinkText.encoded(text, as: .segment), as: UTF8.self)
          let url = link.parts.joined(separator: value)
          let (inside, refusal) = reference.inside(Array(url.utf8))
          let found = comparison.reference.candidates(inside, of: reference)
          #expect(
            refusal == nil && found.contains { $0.pattern.route == route.caseName },
            "\(url) \(files.map { String(decoding: $0, as: UTF8.self) })")
        }
      }
    }
    #expect(count > 50, "\(count)")
  }
}
