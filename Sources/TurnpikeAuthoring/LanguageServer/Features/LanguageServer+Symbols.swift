import TurnpikeCompiler

/// What an editor lists of a file: an enum with its routes, what is declared, groups with what they hold.
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
  let range: SourceRange
  let selection: SourceRange
  var children: [OutlineItem] = []
}

extension FileSyntax {
  /// The items of the file, those of groups inside them.
  var outline: [OutlineItem] {
    var levels: [[OutlineItem]] = [[]]
    var open: [OutlineItem] = []
    func close(at upper: Int) {
      guard var group = open.popLast() else { return }
      group.children = levels.removeLast()
      group = OutlineItem(
        name: group.name, detail: group.detail, kind: group.kind,
        range: SourceRange(file: index, lower: group.range.lower, upper: upper),
        selection: group.selection, children: group.children)
      levels[levels.count - 1].append(group)
    }
    for line in lines {
      switch line.content {
      case .directive(let directive):
        if let item = directive.outline { levels[levels.count - 1].append(item) }
      case .route(let route):
        levels[levels.count - 1].append(
          item(
            route.caseName?.text
              ?? Naming.caseName(ofDestination: route.destination.text.lastTypeName),
            route.pattern?.text ?? "_", .member, route.range, route.patternRange))
      case .alias(let alias):
        levels[levels.count - 1].append(
          item(
            alias.pattern.text, "=> " + alias.target.text, .property, alias.range,
            alias.pattern.range))
      case .stack(let stack):
        let screens = stack.steps.compactMap(\.screen)
        for screen in screens {
          levels[levels.count - 1].append(
            item(
              Naming.caseName(ofDestination: screen.text), text(stack.range), .member, stack.range,
              screen.range))
        }
      case .groupStart(let group):
        let text = group.path.text
        open.append(item(text, "{ }", .namespace, line.range, group.path.range))
        levels.append([])
      case .groupEnd: close(at: line.range.upper)
      case .blank, .comment, .documentation, .unread: break
      }
    }
    while !open.isEmpty { close(at: source.bytes.count) }
    return levels[0]
  }

  private func item(
    _ name: String, _ detail: String, _ kind: OutlineItem.Kind, _ range: SourceRange,
    _ selection: SourceRange
  ) -> OutlineItem {
    let isInside = range.lower <= selection.lower && selection.upper <= range.upper
    return OutlineItem(
      name: name.isEmpty ? "?" : name, detail: detail, kind: kind, range: range,
      selection: isInside ? selection : range)
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }
}

extension DirectiveSyntax {
  fileprivate var outline: OutlineItem? {
    switch kind {
    case .enum(let declaration): item(declaration.name, "enum", .enum)
    case .attribute(let declaration): item(declaration.name, "attribute", .property)
    case .type(let declaration): item(declaration.name, "type", .struct)
    case .import(let module): item(module, "import", .module)
    default: nil
    }
  }

  private func item(_ name: NameSyntax, _ detail: String, _ kind: OutlineItem.Kind) -> OutlineItem {
    OutlineItem(name: name.text, detail: detail, kind: kind, range: range, selection: name.range)
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
          "containerName": .optional(container),
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
          found += flat(
            tree.outline.matching(query), container: tree.tableName, in: analysis)
        }
      }
    }
    return .array(found)
  }
}

extension [OutlineItem] {
  fileprivate func matching(_ query: String) -> [OutlineItem] {
    flatMap { item -> [OutlineItem] in
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
