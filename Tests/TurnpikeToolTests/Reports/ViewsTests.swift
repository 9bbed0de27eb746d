import Foundation
import LanguageRoutes
import TestSupport
import Testing
import Turnpike

/// `list`, JSON, Markdown and the page say of each route of an app of three modules what the app says
/// of it at run time: the same attributes, and examples that lead to it.
@Suite struct ViewsTests {
  private static let paths: [String] = {
    let folder = BuiltProduct.root.appending(path: "Tests/Fixtures/Language").path(
      percentEncoded: false)
    return ["LanguageRoutes=\(folder)/App", "StoreFeature=\(folder)/Store"]
      + ["CardFeature=\(folder)/Card"]
  }()

  @Test func shop() throws {
    try compare(
      ShopRoute.self,
      examples: [
        "review": ["product/1988/review/3"], "store.storeFront": ["store/42"],
        "store.shelf": ["store/42/shelf/3"],
        "store.deck.note": ["store/42/cards/gold/note?text=hello"],
        "store.gift.note": ["store/42/gift/x/note?text=hello"],
      ])
  }

  /// The mounts have examples of their own, whose beginnings lead to the mounted enums.
  @Test func portal() throws {
    try compare(
      PortalRoute.self,
      examples: [
        "shop": ["shop/3/shelf/1"], "shop.storeFront": ["shop/3"], "shop.shelf": ["shop/3/shelf/3"],
        "shop.deck.note": ["shop/3/cards/gold/note?text=hello"],
        "shop.gift.note": ["shop/3/gift/x/note?text=hello"],
        "closed": ["closed/1/face/front"], "closed.note": ["closed/1/note?text=hello"],
      ], hidden: ["shop.newShelf"])
  }

  /// A route of its own takes the example of `store.shelf`.
  @Test func root() throws {
    try compare(
      RootRoute.self,
      examples: [
        "store": ["aisle/3"], "store.storeFront": ["/"],
        "store.deck.note": ["cards/gold/note?text=hello"],
        "store.gift.note": ["gift/x/note?text=hello"],
      ])
  }

  /// - Parameters:
  ///   - examples: those of each case that has some.
  ///   - hidden: cases of which no link of this test's leads to the pattern of theirs.
  private func compare<Route: GeneratedRoute & OriginRoute>(
    _ type: Route.Type, examples: [String: [String]], hidden: Set<String> = []
  ) throws {
    let views = try AppViews("\(type)", origin: Route.origin, Self.paths)
    #expect(views.list.count > 15)
    #expect(views.list == views.json.map { RouteView($0, examples: nil) })
    #expect(views.html == views.json)
    // A mount has rows of its routes alone there, and no other link is none.
    let mounts = Set(
      views.json.map(\.route).filter { name in
        views.json.contains { $0.route.hasPrefix(name + ".") }
      })
    #expect(
      Set(views.markdown)
        == Set(views.json.filter { !mounts.contains($0.route) && $0.pattern != "_" }))

    let shown = views.json.filter { !($0.examples ?? []).isEmpty }
    #expect(Dictionary(uniqueKeysWithValues: shown.map { ($0.route, $0.examples) }) == examples)
    for view in shown {
      for example in view.examples ?? [] {
        let found = try #require(Route(example), "\(example)")
        if mounts.contains(view.route) {
          #expect(found.screenID.hasPrefix(view.route + "."), "\(example)")
        } else {
          #expect(found.screenID == view.route && found.pattern == view.pattern, "\(example)")
        }
      }
    }

    let told = Self.told(views.json.map { Self.link(of: $0.pattern) }, "\(type)")
    var missed: Set<String> = []
    for view in views.json where !mounts.contains(view.route) && view.pattern != "_" {
      let link = Self.link(of: view.pattern)
      guard case .matched(let match) = Route.match(link), match.route.screenID == view.route else {
        missed.insert(view.route)
        continue
      }
      #expect(match.pattern == view.pattern)
      #expect(told[link] == view.attributes, "\(link)")
      let container = match.route.container.map { ["@container(\($0.rawValue))"] } ?? []
      if view.pattern == match.route.pattern {
        let attributes = match.route._attributeList.elements.filter { $0.name != "container" }
          .map { "@\($0.name)" + ($0.text.map { "(\($0))" } ?? "") }
        #expect(view.attributes.sorted() == (attributes + container).sorted(), "\(link)")
      }
      // A request tells those that the outermost enum declares, and an alias's too.
      let names = Set(view.attributes.map { $0.dropFirst().prefix { $0 != "(" } })
      let declared = Set(names.compactMap { Route.Attribute(rawValue: String($0)) })
      #expect(RouteRequest<Route>(link).attributes == declared, "\(link)")
    }
    #expect(missed == hidden)
  }

  /// The attributes that `match` tells of links.
  private static func told(_ links: [String], _ name: String) -> [String: [String]] {
    let output = ToolRun(["match", "--enum", name] + paths + ["--"] + links).output
    return output.components(separatedBy: "\n\n").reduce(into: [:]) { found, result in
      let lines = result.split(separator: "\n")
      guard let link = lines.first else { return }
      found[link == "(empty)" ? "" : String(link)] = lines.compactMap { line in
        if line.hasPrefix("  container  ") { return "@container(\(line.dropFirst(13)))" }
        guard line.hasPrefix("  attribute  ") else { return nil }
        return String(line.dropFirst(13).prefix { $0 != ":" })
      }
    }
  }

  /// A link of a pattern, with values that its types read.
  private static func link(of pattern: String) -> String {
    var text = pattern.replacing(/:(\w+)<String>/) { ":\($0.1)" }
    let fragment = text.firstIndex(of: "#").map { String(text[$0...]) }
    text = String(text.prefix { $0 != "#" })
    let path = text.prefix { $0 != "?" }
    let query = text.dropFirst(path.count).dropFirst()
    let segments = path.split(separator: "/").map { value(of: $0) }
    let items = query.split(separator: "&").filter { !$0.contains(/<.*(=|\?|\[)/) }.map { item in
      let key = item.prefix { $0 != ":" }
      let name = item.drop { $0 != ":" }.dropFirst().prefix { $0.isLetter || $0 == "_" }
      return "\(key.isEmpty ? name : key)=\(value(of: item.dropFirst(key.count)))"
    }
    return segments.joined(separator: "/") + (items.isEmpty ? "" : "?")
      + items.joined(separator: "&") + (fragment == nil ? "" : "#x")
  }

  private static func value(of segment: Substring) -> String {
    String(segment).replacing(/[:*]\w+(?:<([^>]*)>)?/) { match in
      let type = match.output.1 ?? ""
      if type.hasPrefix("Int") { return "7" }
      if type.hasPrefix("Date") { return "2026-03-01" }
      let words = type.split(separator: "|")
      return words.count > 1 ? String(words[0]) : "x"
    }
  }
}

extension RouteView {
  fileprivate init(_ view: RouteView, examples: [String]?) {
    self = view
    self.examples = examples
  }
}
