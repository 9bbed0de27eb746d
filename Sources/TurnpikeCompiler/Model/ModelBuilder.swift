import TurnpikeTable

/// Resolves the syntax of a run's files to the tables that they make together.
///
/// Everything wrong is collected in `diagnostics`; what cannot be resolved is left out of the
/// models, so that one error does not make others.
struct ModelBuilder {
  /// One table's files, in the order of the run.
  struct TableFiles {
    let name: String
    let nameRange: SourceRange?
    var files: [FileSyntax]
  }

  let parsed: ParsedFiles
  /// The module that all files belong to; nil if it is not known.
  let module: String?
  /// What it can import; nil if that is not known.
  let dependencies: ModuleDependencies?
  var diagnostics: [Diagnostic] = []
  /// The lines that could not be read, which may contain a name that is not found.
  var unread: UnreadLines
  /// Parameters' names by the captures', which many patterns share.
  private var parameterNames: [String: String] = [:]
  /// Whether a type that is declared twice has the values of both.
  var joinsTypes = false

  // Of the current table.

  private(set) var directives = TableDirectives()
  var declarations = Declarations()
  /// The modules that its files import, and their own.
  private(set) var importedModules: Set<String> = []
  var restrictions = RestrictionResolver()
  /// Its screens by their names and paths.
  var screens: [ScreenKey: StackScreen] = [:]
  /// The cases and the attributes that are meant by other names.
  var caseSearch = NameSearch()
  var attributeSearch = NameSearch()

  init(_ parsed: ParsedFiles, module: String?, dependencies: ModuleDependencies? = nil) {
    self.parsed = parsed
    self.module = module
    self.dependencies = dependencies
    unread = UnreadLines(parsed)
  }

  /// Starts to read lines that belong to no table, with the types that their file declares.
  mutating func begin(_ file: FileSyntax) {
    directives = TableDirectives([file])
    declare()
  }

  /// The models of the files' tables, those sorted by name.
  mutating func models(_ files: [FileSyntax]) -> [TableModel] {
    checkFileNames(files)
    for file in files { checkDirectives(file) }
    let tables = tables(files)
    warnOfFilesWithoutEnum(files)
    let models = tables.map { model($0) }
    checkTypeNames(models)
    return models
  }

  /// Swift identifies a file of a module by its name, and warns at each line that names a second
  /// file of that name.
  private mutating func checkFileNames(_ files: [FileSyntax]) {
    // The keys are bytes, as names of files are: texts of different bytes can be equal.
    var seen: [[UInt8]: FileSyntax] = [:]
    for file in files {
      let name = file.source.name
      if let earlier = seen[Array(name.utf8)] {
        diagnostics.report(
          .duplicateFile,
          """
          two routes files of a target cannot have the same name \(quoted: name); rename one of them
          """, at: file.start, note: "the other file is here", at: earlier.start)
      } else {
        seen[Array(name.utf8)] = file
      }
    }
  }

  mutating func parameterName(ofWireName wireName: String) -> String {
    if let name = parameterNames[wireName] { return name }
    let name = Naming.parameterName(ofWireName: wireName)
    parameterNames[wireName] = name
    return name
  }

  func text(_ range: SourceRange) -> String { parsed.text(at: range) }

  /// The files by the enum they name, the tables sorted by name.
  private func tables(_ files: [FileSyntax]) -> [TableFiles] {
    var tables: [String: TableFiles] = [:]
    for file in files {
      let name = file.enumDeclaration?.name
      let key = file.enumName
      tables[key, default: TableFiles(name: key, nameRange: name?.range, files: [])]
        .files.append(file)
    }
    return tables.keys.sorted().compactMap { tables[$0] }
  }

  private mutating func model(_ table: TableFiles) -> TableModel {
    directives = TableDirectives(table.files)
    caseSearch = NameSearch()
    attributeSearch = NameSearch()
    screens = [:]
    importedModules = Set(directives.imports.map(\.text))
    if let module { importedModules.insert(module) }
    declare()
    var model = TableModel(module: module, name: table.name, nameRange: table.nameRange)
    model.access = access(table)
    model.documentation = documentation(table)
    addOrigins(of: table, to: &model)
    if directives.origins.isEmpty { model.outerOrigins = outerOrigins(of: table) }
    restrictions = RestrictionResolver(
      model.origins + model.outerOrigins, names: directives.origins.flatMap(\.origins).map(\.text),
      areWhole: model.areOriginsWhole)
    model.query = sharedQuery(table)
    let (small, aliases) = addLines(of: table, to: &model)
    add(small, to: &model)
    finishStacks(&model)
    checkCases(model)
    checkContainers(model)
    checkMountedEnums(model)
    checkStacks(model)
    add(aliases, to: &model)
    addRestrictions(to: &model)
    checkSharedKeys(model)
    reportUndeclaredAttributes()
    reportUnusedDeclarations(model)
    model.attributeDeclarations = declarations.attributes.values
      .sorted { $0.range.isBefore($1.range) }
    model.types = declarations.types.values.sorted { $0.range.isBefore($1.range) }
    model.imports = imports(model)
    return model
  }

  /// Adds the routes and stacks of a table, and returns what can only be added after them.
  private mutating func addLines(
    of table: TableFiles, to model: inout TableModel
  ) -> (small: [(RouteSyntax, GroupScope)], aliases: [(AliasSyntax, GroupScope)]) {
    var small: [(RouteSyntax, GroupScope)] = []
    var aliases: [(AliasSyntax, GroupScope)] = []
    for file in table.files {
      var scopes = [GroupScope()]
      for line in file.lines {
        var scope = scopes[scopes.count - 1]
        if hasAttributeInPath(line) { scope.isWhole = false }
        switch line.content {
        case .route(let route):
          // If a group is not closed, it may be outside.
          if route.pattern == nil, scopes.count > 1 {
            if file.areGroupsSure {
              diagnostics.report(
                .unexpectedText,
                """
                the default route '_' cannot be in a group, because it matches every link that no \
                other route matches; write it outside
                """, at: route.patternRange)
            }
          } else if route.isMount || isCapitalized(route.destination.text) {
            add(route, in: scope, to: &model)
          } else {
            small.append((route, scope))
          }
        case .alias(let alias): aliases.append((alias, scope))
        case .stack(let stack): add(stack, in: scope, to: &model)
        case .groupStart(let group):
          scopes.append(scope.entering(group, attributes(of: group, in: scope)))
        case .groupEnd: if scopes.count > 1 { scopes.removeLast() }
        case .unread: if line.endsGroup, scopes.count > 1 { scopes.removeLast() }
        case .blank, .comment, .directive, .documentation: break
        }
      }
    }
    return (small, aliases)
  }
}

extension FileSyntax {
  /// The empty range before the first line.
  var start: SourceRange { SourceRange(file: index, lower: 0, upper: 0) }

  /// The enum that the file is about.
  var enumName: String { enumDeclaration?.name.text ?? "Route" }

  /// The first of its `enum` directives, which is to be the only one.
  var enumDeclaration: EnumDeclarationSyntax? {
    for directive in directives {
      if case .enum(let declaration) = directive.kind { return declaration }
    }
    return nil
  }
}
