import TurnpikeCompiler
import TurnpikeTable

extension LanguageServer {
  /// `textDocument/hover`.
  func hover(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    guard let line = document.tree.line(at: offset),
      let (text, range) = document.hover(at: offset, in: line)
    else { return .null }
    return [
      "contents": .markdown(text), "range": document.analysis.json(range, client.encoding),
    ]
  }
}

extension DocumentAnalysis {
  fileprivate func hover(at offset: Int, in line: LineSyntax) -> (String, SourceRange)? {
    let occurrences = analysis.symbols.occurrences(at: offset, in: file)
    for occurrence in occurrences {
      if let text = documentation(of: occurrence.symbol) { return (text, occurrence.range) }
    }
    if let found = builtInType(at: offset, in: line) { return found }
    switch line.content {
    case .directive(let directive):
      let word = DirectiveWord(rawValue: analysis.text(directive.keyword))
      return word.map { ("```\n\($0.example)\n```\n\n\($0.help)", directive.keyword) }
    case .item(let item): return hover(at: offset, in: item, line)
    case .blank, .comment, .documentation, .groupEnd, .unread: return nil
    }
  }

  private func hover(
    at offset: Int, in item: ItemSyntax, _ line: LineSyntax
  ) -> (String, SourceRange)? {
    switch item.kind {
    case .route(let route):
      return card(route.nameOfCase).map { ($0, item.range) }
    case .alias(let alias):
      return card(alias.target.text).map { ("An alias of:\n\n" + $0, item.range) }
    case .stack(let screens):
      let screens = screens.compactMap(\.self)
      let screen = screens.first { offset <= $0.name.range.upper } ?? screens.last
      return screen.flatMap { card($0.nameOfCase) }.map { ($0, item.range) }
    case .group:
      let lines = tree.groups.lazy.map { tree.lines[$0] }.first { $0.first?.range == line.range }
      let count = (lines ?? []).count { $0.item?.isGroup == false }
      return (
        count.counted("line") + " in the group `\(item.pattern.text)`"
          + (item.attributes.isEmpty
            ? ""
            : ", with "
              + item.attributes.map { "`\(analysis.text($0.range))`" }.joined(separator: " ")),
        item.pattern.range
      )
    }
  }

  private func card(_ caseName: String) -> String? {
    guard let model = analysis.model(ofFile: file),
      let route = model.routes.first(where: { $0.caseName == caseName })
    else { return nil }
    return RouteCard(route: route, model: model, analysis: analysis).markdown
  }

  /// The documentation of a symbol; nil for the names of routes, for which the card is shown.
  private func documentation(of symbol: Symbol) -> String? {
    let table = analysis.symbols.groups.table(ofFile: file)
    switch symbol {
    case .attribute(let group, let name):
      if let builtIn = BuiltInAttribute(rawValue: name) {
        return "```\n\(builtIn.sample)\n```\n\n\(builtIn.help)"
      }
      let groups = analysis.symbols.groups
      let declaration =
        analysis.model(table)?.attributeDeclarations.first { $0.name == name }
        ?? groups.tables.lazy.filter { groups.group($0) == group }
        .compactMap { analysis.model($0)?.attributeDeclarations.first { $0.name == name } }.first
      guard let declaration else { return nil }
      let type = declaration.type.map { type in
        "<" + type.spelling + (declaration.spec?.defaultText.map { " = \($0)" } ?? "") + ">"
      }
      return described("attribute \(name)\(type ?? "")", declaration.documentation)
    case .type(let table, let name):
      let type = analysis.model(table)?.types.first { $0.name == name }
      return type.map {
        described("type \(name) = \($0.type?.spelling ?? "")", $0.documentation)
      }
    case .table(let other) where other != table || isEnumDirective(other):
      return analysis.model(other).map { model in
        let module = analysis.unit.allModules[other.module].name.map { $0 + "." } ?? ""
        return described("enum \(module)\(model.name)", model.documentation)
          + "\n\n" + model.routes.count.counted("route")
      }
    case .container(_, let name):
      let count = analysis.symbols.occurrences(of: symbol).count
      return described("container \(name)", []) + "\n\nUsed " + count.counted("time")
    case .swiftType(let name):
      return described(name, ["A Swift type that conforms to `RouteValue`."])
    case .module(let name): return described("module \(name)", [])
    case .destination, .parameter, .route, .table: return nil
    }
  }

  private func isEnumDirective(_ table: TableID) -> Bool { tree.enumName == table.name }

  private func described(_ code: String, _ documentation: [String]) -> String {
    "```\n\(code)\n```"
      + (documentation.isEmpty ? "" : "\n\n" + documentation.joined(separator: "\n"))
  }

  private func builtInType(at offset: Int, in line: LineSyntax) -> (String, SourceRange)? {
    for word in tree.words(of: line)
    where word.kind == .type && word.range.lower <= offset && offset <= word.range.upper {
      guard let type = BuiltInType(rawValue: analysis.text(word.range)) else { continue }
      return (described(type.rawValue, [type.help]), word.range)
    }
    return nil
  }
}
