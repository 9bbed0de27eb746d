import TurnpikeCompiler

/// An item of a file's outline: an enum, a route, a declaration, or a group with its lines.
struct OutlineItem {
  enum Kind: Int {
    case module = 2
    case namespace = 3
    case `enum` = 10
    case `struct` = 23
    case member = 22
    case property = 7
  }

  let name: String
  let detail: String
  let kind: Kind
  var range: SourceRange
  let selection: SourceRange
  var children: [OutlineItem] = []

  fileprivate init(_ name: NameSyntax, _ detail: String, _ kind: Kind, _ range: SourceRange) {
    self.name = name.text.isEmpty ? "?" : name.text
    self.detail = detail
    self.kind = kind
    self.range = range
    selection = name.range
  }
}

extension FileSyntax {
  /// The items of the file. The items of a group are inside the group's item.
  var outline: [OutlineItem] {
    var rest = lines[...]
    return outline(&rest, isInGroup: false)
  }

  /// The items of the lines up to the end of their group, which are removed.
  private func outline(_ rest: inout ArraySlice<LineSyntax>, isInGroup: Bool) -> [OutlineItem] {
    var outline: [OutlineItem] = []
    while let line = rest.popFirst() {
      if line.endsGroup, isInGroup { return outline }
      for var item in items(of: line) {
        if line.startsGroup {
          item.children = self.outline(&rest, isInGroup: true)
          item.range = line.range.extended(to: rest.first?.range.lower ?? source.bytes.count)
        }
        outline.append(item)
      }
    }
    return outline
  }

  private func items(of line: LineSyntax) -> [OutlineItem] {
    switch line.content {
    case .directive(let directive):
      switch directive.kind {
      case .enum(let name): [.init(name, "enum", .enum, directive.range)]
      case .attribute(let name, _):
        [.init(name, "attribute", .property, directive.range)]
      case .type(let name, _): [.init(name, "type", .struct, directive.range)]
      case .import(let module): [.init(module, "import", .module, directive.range)]
      case .access, .ignore, .origin, .query: []
      }
    case .item(let item):
      switch item.kind {
      case .route(let route):
        [
          .init(
            NameSyntax(route.nameOfCase, item.pattern.range), item.pattern.text, .member,
            item.range)
        ]
      case .alias(let alias):
        [.init(item.pattern.written, "=> " + alias.target.text, .property, item.range)]
      case .stack(let screens):
        screens.compactMap { screen in
          guard let screen else { return nil }
          let name = NameSyntax(screen.nameOfCase, screen.name.range)
          return .init(name, text(item.range), .member, item.range)
        }
      case .group: [.init(item.pattern.written, "{ }", .namespace, line.range)]
      }
    case .blank, .comment, .documentation, .groupEnd, .unread: []
    }
  }
}

extension LanguageServer {
  /// `textDocument/documentSymbol`.
  func documentSymbols(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    let outline = document.tree.outline
    if client.nestsSymbols { return .array(outline.map { nested($0, document) }) }
    return .array(flat(outline, container: nil, in: document.analysis))
  }

  private func nested(_ item: OutlineItem, _ document: DocumentAnalysis) -> JSON {
    [
      "name": .string(item.name), "detail": .string(item.detail),
      "kind": .number(item.kind.rawValue),
      "range": document.analysis.json(item.range, client.encoding),
      "selectionRange": document.analysis.json(item.selection, client.encoding),
      "children": .array(item.children.map { nested($0, document) }),
    ]
  }

  private func flat(_ items: [OutlineItem], container: String?, in analysis: Analysis) -> [JSON] {
    items.flatMap { item in
      [
        [
          "name": .string(item.name), "kind": .number(item.kind.rawValue),
          "location": location(item.selection, in: analysis),
          "containerName": container.map(JSON.string),
        ]
      ] + flat(item.children, container: item.name, in: analysis)
    }
  }

  /// `workspace/symbol`: those whose name has the letters of the query, in their order.
  func workspaceSymbols(_ params: JSON) -> JSON {
    let query = (params["query"]?.stringValue ?? "").lowercased()
    var found: [JSON] = []
    for analysis in workspace.analyses {
      for path in analysis.unit.modules.flatMap(\.files) {
        guard let file = analysis.indices[path] else { continue }
        let tree = analysis.trees[file]
        found += flat(tree.outline.matching(query), container: tree.enumName, in: analysis)
      }
    }
    return .array(found)
  }
}

extension [OutlineItem] {
  fileprivate func matching(_ query: String) -> [OutlineItem] {
    flatMap { item in
      var own = item
      own.children = []
      return (item.name.hasLetters(query) ? [own] : []) + item.children.matching(query)
    }
  }
}

extension String {
  fileprivate func hasLetters(_ query: String) -> Bool {
    var rest = query[...]
    for letter in lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
