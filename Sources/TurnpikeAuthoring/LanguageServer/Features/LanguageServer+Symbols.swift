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

  var name: String
  let detail: String
  let kind: Kind
  var range: SourceRange
  let selection: SourceRange
  var children: [OutlineItem] = []
}

extension FileSyntax {
  /// The items of the file, those of groups inside them.
  var outline: [OutlineItem] {
    var rest = lines[...]
    return items(&rest, isInGroup: false)
  }

  /// The items of the lines up to the end of their group, which are removed.
  private func items(_ rest: inout ArraySlice<LineSyntax>, isInGroup: Bool) -> [OutlineItem] {
    var items: [OutlineItem] = []
    func add(
      _ name: String, _ detail: String, _ kind: OutlineItem.Kind, _ range: SourceRange,
      _ selection: SourceRange
    ) {
      items.append(
        OutlineItem(
          name: name.isEmpty ? "?" : name, detail: detail, kind: kind, range: range,
          selection: selection))
    }
    while let line = rest.popFirst() {
      switch line.content {
      case .directive(let directive):
        switch directive.kind {
        case .enum(let declaration):
          add(declaration.name.text, "enum", .enum, directive.range, declaration.name.range)
        case .attribute(let declaration):
          add(
            declaration.name.text, "attribute", .property, directive.range, declaration.name.range)
        case .type(let declaration):
          add(declaration.name.text, "type", .struct, directive.range, declaration.name.range)
        case .import(let module):
          add(module.text, "import", .module, directive.range, module.range)
        case .access, .origin, .query: break
        }
      case .route(let route):
        add(
          route.nameOfCase, route.pattern?.text ?? "_", .member, route.range, route.patternRange)
      case .alias(let alias):
        add(
          alias.pattern.text, "=> " + alias.target.text, .property, alias.range,
          alias.pattern.range)
      case .stack(let stack):
        for screen in stack.steps.compactMap(\.screen) {
          add(
            Naming.caseName(ofDestination: screen.text), text(stack.range), .member, stack.range,
            screen.range)
        }
      case .groupStart(let group):
        let children = self.items(&rest, isInGroup: true)
        let upper = rest.first?.range.lower ?? source.bytes.count
        add(
          group.path.text, "{ }", .namespace, line.range.extended(to: upper), group.path.range)
        items[items.count - 1].children = children
      case .groupEnd, .unread: if line.isGroupEnd, isInGroup { return items }
      case .blank, .comment, .documentation: break
      }
    }
    return items
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
    for project in workspace.projects {
      for analysis in project.analyses(workspace.documents) {
        for path in analysis.unit.modules.flatMap(\.files) {
          guard let file = analysis.indices[path] else { continue }
          let tree = analysis.trees[file]
          found += flat(tree.outline.matching(query), container: tree.tableName, in: analysis)
        }
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
