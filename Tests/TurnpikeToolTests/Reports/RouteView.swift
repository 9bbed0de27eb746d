import Foundation

@testable import turnpike_tool

/// What one view says of a pattern of an app.
struct RouteView: Hashable {
  /// `shop.deck.face`.
  let route: String
  let pattern: String
  /// As files write them: `@auth(member)`.
  let attributes: [String]
  /// Links without an origin; nil where the view shows none.
  var examples: [String]?
}

/// The views of one enum, read back from what the tool prints.
struct AppViews {
  let list: [RouteView]
  let json: [RouteView]
  let markdown: [RouteView]
  let html: [RouteView]

  /// - Parameters:
  ///   - paths: the routes files, as the command line names them.
  ///   - origin: the enum's first, under which Markdown shows its examples.
  init(_ name: String, origin: String, _ paths: [String]) throws {
    func exported(_ kind: String) -> String {
      ToolRun(["export", kind, "--enum", name] + paths).output
    }
    list = Self.list(ToolRun(["list"] + paths).output, name)
    json = try Self.json(exported("json"))
    markdown = Self.markdown(exported("markdown"), origin)
    html = Self.html(exported("html"))
  }

  private static func list(_ text: String, _ name: String) -> [RouteView] {
    let sections = text.components(separatedBy: "\n\n")
    let lines = sections.first { $0.hasPrefix(name + "\n") }?.split(separator: "\n").dropFirst()
    return (lines ?? []).map { line in
      let cells = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      let words = cells.dropFirst(2).flatMap { $0.split(separator: " ") }
      return RouteView(
        route: cells[0], pattern: cells[1],
        attributes: words.filter { $0.hasPrefix("@") }.map(String.init))
    }
  }

  private struct Table: Decodable {
    struct Attribute: Decodable {
      let name: String
      let value: String?

      var text: String { "@\(name)" + (value.map { "(\($0))" } ?? "") }
    }

    struct Alias: Decodable {
      let pattern: String
      let attributes: [Attribute]
      let examples: [String]
    }

    struct Route: Decodable {
      let `case`: String
      let pattern: String?
      let attributes: [Attribute]
      let examples: [String]
      let aliases: [Alias]
    }

    let routes: [Route]
  }

  private static func json(_ text: String) throws -> [RouteView] {
    try JSONDecoder().decode(Table.self, from: Data(text.utf8)).routes.flatMap { route in
      [
        RouteView(
          route: route.case, pattern: route.pattern ?? "_",
          attributes: route.attributes.map(\.text), examples: route.examples)
      ]
        + route.aliases.map { alias in
          RouteView(
            route: route.case, pattern: alias.pattern, attributes: alias.attributes.map(\.text),
            examples: alias.examples)
        }
    }
  }

  private static func markdown(_ text: String, _ origin: String) -> [RouteView] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cells = row.replacing("\\|", with: "\u{1}").split(
        separator: "|", omittingEmptySubsequences: false
      ).map { $0.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces) }
      func code(_ text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      return RouteView(
        route: code(cells[2])[0], pattern: code(cells[1])[0], attributes: code(cells[4]),
        examples: code(cells[5]).filter { $0.hasPrefix(origin) }.map {
          $0 == origin ? "/" : String($0.dropFirst(origin.count))
        })
    }
  }

  private static func html(_ page: String) -> [RouteView] {
    page.components(separatedBy: "<article ").dropFirst().flatMap { part in
      let row = String(part.prefix(upTo: part.firstRange(of: "</article>")!.lowerBound))
      let route = values(of: "data-case", row)[0]
      // The row itself, then each alias.
      return row.components(separatedBy: "<p data-alias=").map { piece in
        RouteView(
          route: route,
          pattern: plain(text(of: "code class=\"pattern\"", "code", piece)[0]),
          attributes: text(of: "span class=\"chip", "span", piece).map(plain)
            .filter { $0.hasPrefix("@") },
          examples: values(of: "data-try", piece))
      }
    }
  }

  private static func values(of attribute: String, _ html: String) -> [String] {
    html.components(separatedBy: " \(attribute)=\"").dropFirst().map { rest in
      plain(String(rest.prefix { $0 != "\"" }))
    }
  }

  /// What is between the tags of each element.
  private static func text(of start: String, _ name: String, _ html: String) -> [String] {
    html.components(separatedBy: "<\(start)").dropFirst().compactMap { rest in
      // The group of chips starts as a chip does.
      guard !rest.hasPrefix("s\">"), let open = rest.firstIndex(of: ">"),
        let close = rest.firstRange(of: "</\(name)>")
      else { return nil }
      return String(rest[rest.index(after: open)..<close.lowerBound])
    }
  }

  /// Without tags and references.
  private static func plain(_ html: String) -> String {
    html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
