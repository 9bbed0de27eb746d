import TurnpikeTable

extension TableBuilder {
  /// Returns the directives with a word from the only file of the table that can contain them, and
  /// reports the others.
  func only(_ word: DirectiveWord) -> [DirectiveSyntax] {
    let all = directives.filter { $0.word == word }
    guard let first = all.first?.range else { return [] }
    for other in all where other.range.file != first.file {
      reportSecondFile("'\(word.rawValue)'", at: other.range, earlier: first)
    }
    return all.filter { $0.range.file == first.file }
  }

  private func reportSecondFile(
    _ what: String, at range: SourceRange, earlier: SourceRange
  ) {
    reporter.report(
      .repeatedDirective, "\(what) of an enum must be in one file", at: range,
      note: "previously declared here", at: earlier)
  }

  /// Returns the `access` of a table, which the parser has checked.
  func access() -> AccessLevel {
    for case .access(let name) in only(.access).map(\.kind) {
      return AccessLevel(rawValue: name.text) ?? .internal
    }
    return .internal
  }

  /// Whether a file of the table has `ignore case`.
  var ignoresCase: Bool { directives.contains { $0.word == .ignore } }

  /// Adds the valid origins, and returns whether all are valid.
  func addOrigins(to model: inout TableModel) -> Bool {
    var areWhole = true
    var known: Set<OriginModel> = []
    var sites = SiteDeclarations(reporter, ignoresCase: ignoresCase)
    for case .origin(let syntax) in only(.origin).map(\.kind) {
      let condition = condition(syntax.attributes)
      let site = syntax.site.map { sites.add($0.path) } ?? []
      for name in syntax.origins {
        do throws(Wording) {
          var origin = try OriginModel.parse(name.text)
          origin.condition = condition
          origin.site = site
          if sites.isOther(origin, name) { continue }
          if known.insert(origin).inserted { model.origins.append(origin) }
          model.originRanges[origin] = name.range
        } catch {
          areWhole = false
          reporter.report(.badOrigin(name, error))
        }
      }
    }
    sites.checkPaths()
    return areWhole
  }

  /// Returns the condition of the `@only` of an origin.
  private func condition(_ attributes: [AttributeSyntax]) -> BuildCondition? {
    var condition: BuildCondition?
    for attribute in attributes {
      if !attribute.isBuiltIn(.only) {
        reporter.report(
          .misplacedAttribute,
          "an origin can only have the attribute '@only', not \(attribute.name)",
          at: attribute.name.range)
      } else if let only = attribute.resolved(as: .only, reporter) {
        condition = only.condition(reporter)
      }
    }
    return condition
  }

  /// Returns the origins that `@from` names in files without origins.
  func outerOrigins() -> [OriginModel] {
    let attributes = files.flatMap(\.lines).flatMap { $0.item?.attributes ?? [] }
    let names = attributes.filter { $0.isBuiltIn(.from) }.flatMap { $0.value?.listed ?? [] }
    var known: Set<OriginModel> = []
    return names.compactMap { OriginModel(from: $0.text) }.filter { known.insert($0).inserted }
  }

  /// Returns the documentation of a table's enum, which only one file can contain.
  func documentation() -> [String] {
    let all = files.compactMap(\.enumDeclaration).filter { !$0.documentation.isEmpty }
    guard let first = all.first else { return [] }
    for other in all.dropFirst() {
      reportSecondFile("the documentation", at: other.name.range, earlier: first.name.range)
    }
    return first.documentation
  }

  /// Returns the imported modules, sorted, without modules that no type can need.
  func imports(_ model: TableModel) -> [ImportModel] {
    var modules: [String: ImportModel] = [:]
    for name in directives.imports {
      if name.text == declarations.module {
        reporter.report(
          .unusedImport, "\(name) is the module of these routes; remove the import", at: name.range)
        continue
      }
      if !model.needs(name.text) {
        reporter.report(
          .unusedImport, "no type needs the import of \(name); remove it", at: name.range)
        continue
      }
      if modules[name.text] != nil { continue }
      if let dependencies, dependencies.isMissing(name.text) {
        reporter.report(.unknownModule(name, suggestions: []))
      }
      let near = dependencies?.nearestNames(to: name.text) ?? []
      modules[name.text] = ImportModel(
        name: name.text, range: name.range, meant: near.count == 1 ? near[0] : nil)
    }
    return modules.values.sorted { $0.name < $1.name }
  }
}

extension [DirectiveSyntax] {
  package var imports: [NameSyntax] {
    compactMap { if case .import(let name) = $0.kind { name } else { nil } }
  }

  /// The names of the origins.
  var origins: [NameSyntax] {
    flatMap { directive -> [NameSyntax] in
      if case .origin(let origin) = directive.kind { origin.origins } else { [] }
    }
  }
}

extension TableModel {
  /// Returns whether a custom type or a mounted enum can come from a module, because it
  /// names the module or names no module.
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
