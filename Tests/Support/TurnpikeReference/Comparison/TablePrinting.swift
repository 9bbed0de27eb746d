import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// Values of a route, printed by a table and read back as the runtime does both.
extension TableRun {
  func path(of route: Int, _ values: ReferencePrinter.Values, in table: Int) -> String {
    var printer = LinkPrinter(TableSource(storage[table]), route: route)
    for parameter in tables[table].model.routes[route].parameters {
      let texts = values[parameter.wireName] ?? nil
      if parameter.spec.isList {
        printer.print(texts ?? [])
      } else if let text = texts?.first {
        printer.print(text)
      } else {
        printer.skip()
      }
    }
    return printer.finish()
  }

  /// The case that matches a link, and its values with defaults in their places.
  func read(_ link: String, in table: Int) -> (route: String, values: ReferencePrinter.Values)? {
    LinkBytes.read(link) { link in
      let storage = storage[table]
      let view = storage.view
      let match = view.match(link, { _, _ in true }) { isMatched($0, in: link, of: table) }
      guard let match else { return nil }
      let matched = MatchedLink(link, view, match)
      if match.isMount || matched.invalidParameter({ _, _ in true }) != nil { return nil }
      var values: ReferencePrinter.Values = [:]
      for parameter in matched.parameters {
        let text = matched.text(of: parameter) ?? view.defaultText(parameter)
        values.updateValue(
          view.isList(parameter) ? matched.values(of: parameter) : text.map { [$0] },
          forKey: view.name(parameter))
      }
      return (tables[table].model.routes[match.route].caseName, values)
    }
  }
}

extension Comparison {
  /// How a route's values print otherwise than the reference says, or read back otherwise; nil where
  /// all is as it should be.
  package func printingDifference(
    _ table: String, _ route: String, _ values: ReferencePrinter.Values
  ) -> (difference: String?, isLinkable: Bool) {
    guard let index = names.firstIndex(of: table), let expected = reference.table(table),
      let place = run.tables[index].model.routes.firstIndex(where: { $0.caseName == route }),
      let pattern = expected.routes.first(where: { $0.name == route })?.pattern,
      Set(pattern.captures.map(\.name)) == Set(values.keys)
    else { return (nil, false) }
    let printer = ReferencePrinter(pattern, values)
    let path = run.path(of: place, values, in: index)
    let isCarried = printer.areCarried
    if isCarried, path != printer.path {
      return ("expected the path \(printer.path), found \(path)", false)
    }
    let read = run.read(path, in: index)
    let isLinkable = read.map { $0.route == route && Self.areSame($0.values, values) } ?? false
    let (link, _) = expected.inside(Array(path.utf8))
    let best = reference.candidates(link, of: expected).first?.pattern
    if isCarried, best?.route == route, best?.isAlias == false, !isLinkable {
      return ("'\(path)' does not read back", isLinkable)
    }
    // An alias may have a place for what the route's own pattern cannot carry.
    if best?.route != route || !isCarried && best?.isAlias == false, isLinkable {
      return ("'\(path)' is linkable, though no link carries its values", isLinkable)
    }
    return (nil, isLinkable)
  }

  private static func areSame(
    _ left: ReferencePrinter.Values, _ right: ReferencePrinter.Values
  ) -> Bool {
    left.count == right.count
      && left.allSatisfy { name, texts in
        guard let others = right[name], (texts == nil) == (others == nil) else { return false }
        return (texts ?? []).map { Array($0.utf8) } == (others ?? []).map { Array($0.utf8) }
      }
  }
}
