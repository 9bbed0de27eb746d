import TurnpikeCompiler
import TurnpikeTable

extension LanguageServer {
  /// `textDocument/completion`.
  func completion(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let context = CompletionContext(document.statement(before: offset))
    let range = TextRange(
      document.text.position(of: offset - context.prefix.utf8.count, client.encoding),
      document.text.position(of: offset, client.encoding))
    var seen: Set<String> = []
    let items = document.items(context, at: offset).filter { seen.insert($0.label).inserted }
    return [
      "isIncomplete": false,
      "items": .array(items.map { $0.json(replacing: range) }),
    ]
  }
}

extension DocumentAnalysis {
  private var table: TableID { analysis.symbols.groups.table(ofFile: file) }

  private var model: TableModel? { analysis.model(ofFile: file) }

  /// What may be meant.
  func items(_ context: CompletionContext, at offset: Int) -> [CompletionItem] {
    switch context.kind {
    case .nothing: []
    case .directive: DirectiveWord.allCases.map(\.item)
    case .argument(let word): arguments(of: word)
    case .numberType:
      BuiltInType.allCases.filter(\.isNumber).map {
        CompletionItem(label: $0.rawValue, kind: .struct, documentation: $0.help)
      }
    case .type: types
    case .defaultValue(let type): values(ofType: type)
    case .destination(let path): destinations(path, at: offset)
    case .mount: mounts
    case .target: targets
    case .afterDestination(let isAlias):
      (isAlias ? [] : [CompletionItem(label: "as", kind: .keyword, detail: "name the case")])
        + attributes.map { item in
          CompletionItem(
            label: "@" + item.label, kind: item.kind, detail: item.detail,
            documentation: item.documentation)
        }
    case .attribute: attributes
    case .attributeValue(let name): values(ofAttribute: name)
    case .key: keys
    case .keyValue(let key): values(ofKey: key)
    }
  }

  private func arguments(of word: DirectiveWord) -> [CompletionItem] {
    switch word {
    case .access:
      AccessLevel.allCases.map { CompletionItem(label: $0.rawValue, kind: .keyword) }
    case .import: modules.map { CompletionItem(label: $0, kind: .module) }
    case .origin:
      ["https://"].map { CompletionItem(label: $0, kind: .value) }
    case .attribute, .enum, .query, .type: []
    }
  }

  /// The modules that the file's can name.
  private var modules: [String] {
    let own = analysis.module(ofFile: file)
    let known = own?.dependencies?.modules.sorted() ?? analysis.unit.allModules.compactMap(\.name)
    return known.filter { $0 != own?.name }
  }

  private var types: [CompletionItem] {
    let declared = (model?.types ?? []).map { type in
      CompletionItem(
        label: type.name, kind: .enum, detail: type.type?.spellingOfType ?? "",
        documentation: type.documentation.joined(separator: "\n"))
    }
    let builtIn = BuiltInType.allCases.map {
      CompletionItem(label: $0.rawValue, kind: .struct, documentation: $0.help)
    }
    let others = analysis.symbols.occurrences(in: file).compactMap { occurrence in
      if case .swiftType(let name) = occurrence.symbol {
        CompletionItem(label: name, kind: .struct, detail: "a type of the app's own")
      } else {
        nil
      }
    }
    return declared + builtIn + others
  }

  private func values(ofType type: String) -> [CompletionItem] {
    if let declared = model?.types.first(where: { $0.name == type })?.type {
      return declared.valueItems
    }
    if type == BuiltInType.bool.rawValue { return ValueType.builtIn(.bool, nil).valueItems }
    let words = type.split(separator: ":").last ?? ""
    return words.contains("|")
      ? words.split(separator: "|").map {
        CompletionItem(label: $0.filter { $0 != " " }, kind: .enumMember)
      } : []
  }

  /// Destinations of the module, and before them the one that the path suggests.
  private func destinations(_ path: String, at offset: Int) -> [CompletionItem] {
    let literal = path.split(separator: "?").first?.split(separator: "/")
      .last { !$0.hasPrefix(":") && !$0.hasPrefix("*") && !$0.allSatisfy { $0 == " " } }
    let suggested = literal.flatMap { destinationName($0.split(separator: " ").joined()) }
    let known = analysis.symbols.occurrences.compactMap { occurrence -> CompletionItem? in
      // The word that is being written is no other route's.
      let range = occurrence.range
      guard case .destination(table.module, let name) = occurrence.symbol,
        range.file != file || offset < range.lower || range.upper < offset
      else { return nil }
      return CompletionItem(label: name, kind: .struct, detail: "another route leads there")
    }
    return (suggested.map { [CompletionItem(label: $0, kind: .struct, detail: "new")] } ?? [])
      + [CompletionItem(label: "mount", kind: .keyword, detail: "the routes of another enum")]
      + known
  }

  private var mounts: [CompletionItem] {
    let reachable = Set(modules)
    let items = zip(analysis.unit.allModules.indices, analysis.unit.allModules).flatMap {
      index, module -> [CompletionItem] in
      let isOwn = index == table.module
      guard isOwn || module.name.map(reachable.contains) ?? false else { return [] }
      return analysis.models[index].compactMap { model in
        if isOwn, model.name == table.name { return nil }
        let prefix = isOwn ? "" : (module.name ?? "") + "."
        return CompletionItem(
          label: prefix + model.name, kind: .enum, detail: model.routes.count.counted("route"),
          documentation: model.documentation.joined(separator: "\n"))
      }
    }
    return items
  }

  private var targets: [CompletionItem] {
    (model?.routes ?? []).filter { $0.pattern != nil }.map { route in
      CompletionItem(
        label: route.caseName, kind: .enumMember, detail: route.pattern?.text ?? "",
        documentation: route.documentation.joined(separator: "\n"))
    }
  }

  private var attributes: [CompletionItem] {
    (model?.attributeDeclarations ?? []).map { attribute in
      CompletionItem(
        label: attribute.name, kind: .property,
        detail: attribute.type?.spellingOfType ?? "",
        documentation: attribute.documentation.joined(separator: "\n"))
    }
      + BuiltInAttribute.allCases.map { attribute in
        CompletionItem(
          label: attribute.rawValue, kind: .keyword, detail: attribute.sample,
          documentation: attribute.help)
      }
  }

  private func values(ofAttribute name: String) -> [CompletionItem] {
    if name == BuiltInAttribute.container.rawValue {
      let group = analysis.symbols.groups.group(table)
      return analysis.symbols.occurrences.compactMap { occurrence in
        if case .container(group, let name) = occurrence.symbol {
          CompletionItem(label: name, kind: .enumMember, detail: "container")
        } else {
          nil
        }
      }
    }
    if name == BuiltInAttribute.from.rawValue {
      let origins = model?.origins ?? []
      return (origins.map(\.scheme) + origins.map(\.text)).map {
        CompletionItem(label: $0, kind: .value, detail: "origin")
      }
    }
    if name == BuiltInAttribute.only.rawValue {
      return ["DEBUG", "!DEBUG"].map { CompletionItem(label: $0, kind: .value) }
    }
    let declared = model?.attributeDeclarations.first { $0.name == name }
    return declared?.type?.valueItems ?? []
  }

  private var conditions: [(key: String, value: String)] {
    (model?.routes ?? []).flatMap { [$0.pattern].compactMap(\.self) + $0.aliases.map(\.pattern) }
      .flatMap(\.query).compactMap {
        if case .condition(let key, let value) = $0 { (key, value) } else { nil }
      }
  }

  private var keys: [CompletionItem] {
    conditions.map {
      CompletionItem(
        label: $0.key, kind: .property, detail: "\($0.key)=\($0.value)", text: $0.key + "=")
    }
  }

  private func values(ofKey key: String) -> [CompletionItem] {
    conditions.filter { $0.key == key }.map { CompletionItem(label: $0.value, kind: .value) }
  }
}

extension ValueType {
  /// Its values, where they have names.
  fileprivate var valueItems: [CompletionItem] {
    switch self {
    case .words(_, let words):
      words.map { CompletionItem(label: $0.text, kind: .enumMember) }
    case .builtIn(.bool, _):
      ["true", "false"].map { CompletionItem(label: $0, kind: .value) }
    case .builtIn, .custom: []
    }
  }

  /// As a file writes it: `Int 1...5`, `new|price`.
  var spellingOfType: String {
    switch self {
    case .builtIn(let type, nil): type.rawValue
    case .builtIn(let type, .some(let range)):
      type.rawValue + " " + (range.lower ?? "")
        + (range.includesUpper || range.upper == nil ? "..." : "..<") + (range.upper ?? "")
    case .words(_, let words): words.map(\.text).joined(separator: "|")
    case .custom(let name): name
    }
  }
}
