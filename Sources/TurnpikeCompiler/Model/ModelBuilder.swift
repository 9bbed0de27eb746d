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
  /// The module that all files belong to; nil where it is not known.
  let module: String?
  /// What it can import; nil where that is not known.
  let dependencies: ModuleDependencies?
  var diagnostics: [Diagnostic] = []
  /// The cases and the attributes of the current table that are meant by other names.
  var caseSearch = NameSearch()
  var attributeSearch = NameSearch()
  /// Cases that lines of the current table would make, if their arrows were others.
  var meantCases: Set<String> = []
  /// The cases of the current table by their destinations, once an alias names one.
  var casesByDestination: [String: [String]]?
  /// The lines that could not be read, which may contain a name that is not found.
  var unread: UnreadLines
  /// Parameters' names by the captures', which many patterns share.
  private var parameterNames: [String: String] = [:]
  /// The screens of the current table by their names and paths.
  var screens: [ScreenKey: StackScreen] = [:]
  /// The directives of the current table's files that apply to all of it.
  private(set) var directives = TableDirectives()
  /// What they declare.
  var declarations = Declarations()
  /// Whether a type that is declared twice has the words of both.
  var joinsTypes = false
  /// The modules that they import, and their own.
  private(set) var importedModules: Set<String> = []

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
        diagnostics.append(.duplicateFile(name, at: file.start, earlier: earlier.start))
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
    casesByDestination = nil
    importedModules = Set(directives.imports.map(\.text))
    if let module { importedModules.insert(module) }
    declare()
    var model = TableModel(
      module: module, name: table.name, nameRange: table.nameRange, access: access(table),
      imports: [], origins: [], documentation: documentation(table), routes: [], defaultCase: nil)
    addOrigins(of: table, to: &model)
    model.query = sharedQuery(table)
    var aliases: [(syntax: AliasSyntax, scope: GroupScope)] = []
    var small: [(syntax: RouteSyntax, scope: GroupScope)] = []
    screens = [:]
    for file in table.files {
      var scopes = [GroupScope()]
      for line in file.lines {
        let scope = scopes[scopes.count - 1]
        switch refusingAttributesInPath(line) {
        case .route(let route):
          // With an unclosed group, it may be outside.
          if route.pattern == nil, scopes.count > 1 {
            if file.areGroupsSure {
              diagnostics.append(.defaultInGroup(at: route.patternRange))
            }
            continue
          }
          if route.smallDestination == nil {
            add(route, in: scope, to: &model)
          } else {
            small.append((route, scope))
          }
        case .alias(let alias): aliases.append((alias, scope))
        case .stack(let stack): add(stack, in: scope, to: &model)
        case .groupStart(let group):
          scopes.append(scope.entering(group, attributes(of: group, in: scope)))
        case .groupEnd: if scopes.count > 1 { scopes.removeLast() }
        case .blank, .comment, .directive, .documentation, .unread: break
        }
      }
    }
    add(small, to: &model)
    finishStacks(&model)
    checkNames(model)
    checkContainers(model)
    checkMountedEnumerations(model)
    checkStacks(model)
    let cases = Dictionary(
      model.routes.enumerated().map { ($1.caseName, $0) }, uniquingKeysWith: { first, _ in first })
    meantCases = Set(
      aliases.filter { SyntaxByte.isUpperCase($0.syntax.target.text.utf8.first ?? 0) }
        .map { Naming.caseName(ofDestination: $0.syntax.target.text) })
    for (alias, scope) in aliases { add(alias, in: scope, cases, to: &model) }
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
