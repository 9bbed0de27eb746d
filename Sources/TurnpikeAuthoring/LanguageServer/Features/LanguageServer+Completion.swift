import TurnpikeCompiler
import TurnpikeTable

extension LanguageServer {
  /// `textDocument/completion`.
  func completion(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let context = CompletionContext(document.tree, at: offset)
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

  fileprivate func items(_ context: CompletionContext, at offset: Int) -> [CompletionItem] {
    guard let word = context.word, !word.isDeclaration else { return [] }
    let previous = context.earlier.last?.text ?? ""
    switch word.kind {
    case .directive:
      return DirectiveWord.allCases.map {
        CompletionItem(
          label: $0.rawValue, kind: .keyword, detail: $0.example, documentation: $0.help,
          text: $0.rawValue + " ")
      }
    case .accessLevel where context.directive == .ignore:
      return [.init(label: "case", kind: .keyword)]
    case .accessLevel: return AccessLevel.allCases.map { .init(label: $0.rawValue, kind: .keyword) }
    case .module: return modules.map { .init(label: $0, kind: .module) }
    case .origin: return [.init(label: "https://", kind: .value)]
    case .keyword where context.directive == .origin:
      return [
        .init(label: "at", kind: .keyword, detail: "The path of a separate site.", text: "at ")
      ]
    case .type: return context.directive == .type ? BuiltInType.numbers.map(\.item) : types
    // A single word may become a type of numbers.
    case .enumValue where context.directive == .type && context.earlier.last?.kind != .enumValue:
      return BuiltInType.numbers.map(\.item)
    case .defaultValue: return values(after: context.earlier)
    case .destination: return destinations(context.content, at: offset)
    case .mount: return mounts
    case .caseName: return targets
    case .attribute: return context.lacksAt ? continuations(context.content) : attributes
    case .attributeValue, .containers:
      return values(ofAttribute: context.earlier.last { $0.kind == .attribute }?.text ?? "")
    case .key: return context.directive == nil ? keys : []
    case .condition: return values(ofKey: previous)
    default: return []
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
        label: type.name, kind: .enum, detail: type.type?.spelling ?? "",
        documentation: type.documentation.joined(separator: "\n"))
    }
    let others = analysis.symbols.occurrences(in: file).compactMap { occurrence in
      if case .swiftType(let name) = occurrence.symbol {
        CompletionItem(label: name, kind: .struct, detail: "a type of the app")
      } else {
        nil
      }
    }
    return declared + BuiltInType.allCases.map(\.item) + others
  }

  /// The values of the type that the last words of a line write.
  private func values(after words: [(kind: Word.Kind, text: String)]) -> [CompletionItem] {
    let values = words.reversed().prefix { $0.kind == .enumValue }.reversed()
    if !values.isEmpty { return values.map { .init(label: $0.text, kind: .enumMember) } }
    guard let type = words.last, type.kind == .type else { return [] }
    if type.text == BuiltInType.bool.rawValue { return ValueType.builtIn(.bool, nil).valueItems }
    return model?.types.first { $0.name == type.text }?.type?.valueItems ?? []
  }

  /// The destinations of the module, and before them the one that the pattern suggests.
  private func destinations(_ content: LineSyntax.Content, at offset: Int) -> [CompletionItem] {
    var items: [CompletionItem] = []
    if case .item(let item) = content, item.route != nil {
      let name = item.pattern.suggestedDestination
      items.append(CompletionItem(label: name, kind: .struct, detail: "new"))
      items.append(
        CompletionItem(label: "mount", kind: .keyword, detail: "the routes of another enum"))
    }
    for occurrence in analysis.symbols.occurrences {
      // The word that is being written is not the destination of another route.
      let range = occurrence.range
      guard case .destination(table.module, let name) = occurrence.symbol,
        range.file != file || offset < range.lower || range.upper < offset
      else { continue }
      items.append(
        CompletionItem(label: name, kind: .struct, detail: "the destination of another route"))
    }
    return items
  }

  private var mounts: [CompletionItem] {
    let reachable = Set(modules)
    return analysis.unit.allModules.enumerated().flatMap { index, module -> [CompletionItem] in
      let isOwn = index == table.module
      guard isOwn || module.name.map(reachable.contains) ?? false else { return [] }
      let prefix = isOwn ? "" : (module.name ?? "") + "."
      return analysis.models[index].filter { !isOwn || $0.name != table.name }.map { model in
        CompletionItem(
          label: prefix + model.name, kind: .enum, detail: model.routes.count.counted("route"),
          documentation: model.documentation.joined(separator: "\n"))
      }
    }
  }

  private var targets: [CompletionItem] {
    (model?.routes ?? []).filter { $0.pattern != nil }.map { route in
      CompletionItem(
        label: route.caseName, kind: .enumMember, detail: route.pattern?.text ?? "",
        documentation: route.own.documentation.joined(separator: "\n"))
    }
  }

  private var attributes: [CompletionItem] {
    (model?.attributeDeclarations ?? []).map { attribute in
      CompletionItem(
        label: attribute.name, kind: .property, detail: attribute.type?.spelling ?? "",
        documentation: attribute.documentation.joined(separator: "\n"))
    }
      + BuiltInAttribute.allCases.map { attribute in
        CompletionItem(
          label: attribute.rawValue, kind: .keyword, detail: attribute.sample,
          documentation: attribute.help)
      }
  }

  /// What may follow a line without its attributes.
  private func continuations(_ content: LineSyntax.Content) -> [CompletionItem] {
    var items: [CompletionItem] = []
    if case .item(let item) = content, let route = item.route, route.caseName == nil {
      items.append(CompletionItem(label: "as", kind: .keyword, detail: "name the case"))
    }
    return items
      + attributes.map { attribute in
        var attribute = attribute
        attribute.label = "@" + attribute.label
        return attribute
      }
  }

  private func values(ofAttribute name: String) -> [CompletionItem] {
    switch BuiltInAttribute(rawValue: name) {
    case .container:
      let group = analysis.symbols.groups.group(table)
      return analysis.symbols.occurrences.compactMap { occurrence in
        if case .container(group, let name) = occurrence.symbol {
          CompletionItem(label: name, kind: .enumMember, detail: "container")
        } else {
          nil
        }
      }
    case .from:
      let origins = model?.origins ?? []
      return (origins.map(\.scheme) + origins.map(\.text)).map {
        CompletionItem(label: $0, kind: .value, detail: "origin")
      }
    case .only: return ["DEBUG", "!DEBUG"].map { CompletionItem(label: $0, kind: .value) }
    default:
      return model?.attributeDeclarations.first { $0.name == name }?.type?.valueItems ?? []
    }
  }

  private var conditions: [(key: String, value: String)] {
    (model?.routes ?? []).flatMap(\.lines).compactMap(\.pattern).flatMap(\.query).compactMap {
      guard case .condition(let key, let condition) = $0 else { return nil }
      return (key, condition.valueText ?? "*")
    }
  }

  private var keys: [CompletionItem] {
    conditions.map {
      CompletionItem(
        label: $0.key, kind: .property, detail: "\($0.key)=\($0.value)", text: $0.key + "=")
    }
  }

  private func values(ofKey key: String) -> [CompletionItem] {
    conditions.filter { $0.key == key && !$0.value.isEmpty }.map {
      CompletionItem(label: $0.value, kind: .value)
    }
  }
}

extension BuiltInType {
  fileprivate static var numbers: [Self] { allCases.filter(\.isNumber) }

  fileprivate var item: CompletionItem {
    CompletionItem(label: rawValue, kind: .struct, documentation: help)
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
}
