import TurnpikeTable

/// What the directives of a table's files say, each kind by itself, in the order of the files.
struct TableDirectives {
  private(set) var accessLevels: [NameSyntax] = []
  private(set) var attributes: [AttributeDeclarationSyntax] = []
  private(set) var imports: [NameSyntax] = []
  /// Those of one directive together.
  private(set) var origins: [OriginDeclarationSyntax] = []
  private(set) var queries: [QueryDeclarationSyntax] = []
  private(set) var types: [TypeDeclarationSyntax] = []

  init() {}

  init(_ files: [FileSyntax]) {
    for directive in files.flatMap(\.directives) {
      switch directive.kind {
      case .access(let name): accessLevels.append(name)
      case .attribute(let declaration): attributes.append(declaration)
      // A file's first tells of which table the file is.
      case .enum: break
      case .import(let name): imports.append(name)
      case .origin(let declaration): origins.append(declaration)
      case .query(let declaration): queries.append(declaration)
      case .type(let declaration): types.append(declaration)
      }
    }
  }
}

extension ModelBuilder {
  /// Directives precede the first route, and some of them may not be repeated in a file.
  mutating func checkDirectives(_ file: FileSyntax) {
    if file.directives.isEmpty { return }
    let firstItem = file.lines.first { $0.content.isItem }?.range.lower
    var seen: [DirectiveWord: SourceRange] = [:]
    for directive in file.directives {
      let word = directive.kind.word
      if let firstItem, directive.range.lower > firstItem {
        diagnostics.report(
          .lateDirective, "'\(word.rawValue)' must precede the first route", at: directive.range)
        continue
      }
      if word.mayRepeat { continue }
      if let earlier = seen[word] {
        diagnostics.report(
          .repeatedDirective, "a file cannot have two '\(word.rawValue)' directives",
          at: directive.range, note: "the other directive is here", at: earlier)
      } else {
        seen[word] = directive.range
      }
    }
  }

  /// Warns of each file without `enum` in a target in which another file has one.
  mutating func warnOfFilesWithoutEnum(_ files: [FileSyntax]) {
    let names = Set(files.compactMap { $0.enumDeclaration?.name.text })
    if names.isEmpty { return }
    let directives = names.sorted().prefix(3).map { "enum " + $0 }
    let rest = names.count > 1 ? " or another enum" : ""
    for file in files where file.enumDeclaration == nil {
      diagnostics.report(
        .missingEnum,
        """
        a file without 'enum' declares \(quoted: file.enumName), and other files of the target name \
        their enum; write \(list: directives)\(rest)
        """, at: file.start)
    }
  }

  /// Reports what only one file of a table can have, in a second file.
  mutating func reportSecondFile(
    _ what: String, _ table: TableFiles, at range: SourceRange, earlier: SourceRange
  ) {
    diagnostics.report(
      .repeatedDirective, "\(what) of \(quoted: table.name) must be in one file", at: range,
      note: "previously declared here", at: earlier)
  }

  /// The one `access` of a table's files, checked by the parser.
  mutating func access(_ table: TableFiles) -> AccessLevel {
    var found: (access: AccessLevel, range: SourceRange)?
    for name in directives.accessLevels {
      if let found, found.range.file != name.range.file {
        reportSecondFile("'access'", table, at: name.range, earlier: found.range)
      } else if found == nil, let access = AccessLevel(rawValue: name.text) {
        found = (access, name.range)
      }
    }
    return found?.access ?? .internal
  }

  /// Adds the origins of a table, from the one file that has them.
  mutating func addOrigins(of table: TableFiles, to model: inout TableModel) {
    var first: SourceRange?
    var known: Set<OriginModel> = []
    for declaration in directives.origins {
      guard let range = declaration.origins.first?.range else { continue }
      if let first, first.file != range.file {
        reportSecondFile("'origin'", table, at: range, earlier: first)
        continue
      }
      first = first ?? range
      let condition = condition(of: declaration)
      for name in declaration.origins {
        switch OriginModel.parse(name.text) {
        case .success(var origin):
          origin.condition = condition
          if known.insert(origin).inserted { model.origins.append(origin) }
        case .failure(let problem):
          model.areOriginsWhole = false
          diagnostics.append(.badOrigin(name, problem.wording))
        }
      }
    }
  }

  /// The condition of the `@only` of an origin.
  private mutating func condition(of declaration: OriginDeclarationSyntax) -> BuildCondition? {
    var condition: BuildCondition?
    for attribute in declaration.attributes {
      let name = attribute.name.text
      guard name == BuiltInAttribute.only.rawValue else {
        diagnostics.report(
          .misplacedAttribute,
          "an origin can only have the attribute '@only', not \(attribute.name)",
          at: attribute.name.range)
        continue
      }
      let text = (attribute.value?.text ?? "").trimmed
      condition = BuildCondition(text)
      if text.isEmpty {
        diagnostics.append(.missingAttributeText(.only, at: attribute.range))
      } else if condition == nil {
        diagnostics.append(.badCondition(text, at: attribute.range))
      }
    }
    return condition
  }

  /// The documentation of a table's enum, from the one file that has it.
  mutating func documentation(_ table: TableFiles) -> [String] {
    var found: (lines: [String], range: SourceRange)?
    for declaration in table.files.compactMap(\.enumDeclaration)
    where !declaration.documentation.isEmpty {
      let range = declaration.name.range
      if let found {
        reportSecondFile("the documentation", table, at: range, earlier: found.range)
      } else {
        found = (declaration.documentation, range)
      }
    }
    return found?.lines ?? []
  }

  /// The imported modules, sorted, without those that no type can need.
  mutating func imports(_ model: TableModel) -> [ImportModel] {
    var modules: [String: ImportModel] = [:]
    for name in directives.imports {
      if name.text == module {
        diagnostics.report(
          .unusedImport, "\(name) is the module of these routes; remove the import", at: name.range)
        continue
      }
      if !model.needs(name.text) {
        diagnostics.report(
          .unusedImport, "no type needs the import of \(name); remove it", at: name.range)
        continue
      }
      if modules[name.text] != nil { continue }
      if let dependencies, dependencies.isMissing(name.text) {
        diagnostics.append(.unknownModule(name, suggestions: []))
      }
      let near = dependencies?.nearestNames(to: name.text) ?? []
      modules[name.text] = ImportModel(
        name: name.text, range: name.range, meant: near.count == 1 ? near[0] : nil)
    }
    return modules.values.sorted { $0.name < $1.name }
  }
}

extension TableModel {
  /// Whether a type of the user's or a mounted enum may come from a module: one that names it, or
  /// names none.
  fileprivate func needs(_ module: String) -> Bool {
    let types = attributeDeclarations.lazy.compactMap(\.type)
    return routes.contains { $0.parameters.contains { $0.type.mayCome(from: module) } }
      || types.contains { $0.mayCome(from: module) }
      || routes.contains { $0.mount.map { !nameInModule($0).contains(".") } ?? false }
  }
}

extension ValueType {
  fileprivate func mayCome(from module: String) -> Bool {
    guard case .custom(let name) = self else { return false }
    return !name.contains(".") || name.hasPrefix(module + ".")
  }
}

extension LineSyntax.Content {
  /// Whether it is a line that no directive follows.
  fileprivate var isItem: Bool {
    switch self {
    case .alias, .groupStart, .route, .stack: true
    case .blank, .comment, .directive, .documentation, .groupEnd, .unread: false
    }
  }
}
