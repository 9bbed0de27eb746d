import TurnpikeTable

/// How strictly the types of a file are checked.
enum Strictness {
  /// The modules are those that the files import, and the files' own module.
  case routes(modules: Set<String>)
  /// A lock file contains all types and defaults, and its table has already been checked. Types need no
  /// import, and a type that is declared twice has the values of both, because a merge keeps both
  /// lines.
  case lock
}

/// The declarations of the directives `attribute` and `type` in a table's files, and the types that
/// its lines can name.
final class Declarations {
  let reporter: Reporter
  /// The unreadable lines, which can declare a name that is not found.
  let unread: UnreadLines
  /// The module that the files belong to, or nil if it is not known.
  let module: String?
  let strictness: Strictness
  private(set) var attributes: [String: AttributeDeclarationModel] = [:]
  private(set) var types: [String: NamedTypeModel] = [:]
  var usedTypes: Set<String> = []

  /// Collects the declarations, types before the attributes that name them.
  init(
    _ directives: [DirectiveSyntax], module: String?, _ strictness: Strictness,
    _ unread: UnreadLines, _ reporter: Reporter
  ) {
    self.reporter = reporter
    self.unread = unread
    self.module = module
    self.strictness = strictness
    for directive in directives {
      if case .type(let name, let type) = directive.kind {
        declare(name, type, directive.documentation)
      }
    }
    for directive in directives {
      if case .attribute(let name, let spec) = directive.kind {
        declare(name, spec, directive.documentation)
      }
    }
  }

  /// Whether a name is that of an attribute.
  func isAttribute(_ name: String) -> Bool {
    attributes[name] != nil || BuiltInAttribute(rawValue: name) != nil
  }

  /// Returns the declaration of an attribute that a line has.
  func use(attribute name: String) -> AttributeDeclarationModel? {
    attributes[name]?.isUsed = true
    return attributes[name]
  }

  /// Reports a name that cannot be declared. Returns whether it can.
  private func checkNew(
    _ what: String, _ name: NameSyntax, isBuiltIn: Bool, _ earlier: SourceRange?
  ) -> Bool {
    if isBuiltIn {
      reporter.report(
        .repeatedDirective, "the built-in \(what) \(name) cannot be declared", at: name.range)
    } else if let earlier {
      reporter.report(.redeclaration(.repeatedDirective, what, name, earlier: earlier))
    }
    return !isBuiltIn && earlier == nil
  }

  private func declare(
    _ name: NameSyntax, _ spec: SpecSyntax?, _ documentation: [String]
  ) {
    let isBuiltIn = BuiltInAttribute(rawValue: name.text) != nil
    let earlier = attributes[name.text]?.range
    guard checkNew("attribute", name, isBuiltIn: isBuiltIn, earlier) else { return }
    let swiftName = Naming.caseName(ofWord: name.text)
    var value: ValueSpec?
    var isWhole = true
    if let spec {
      let mark = reporter.mark
      value = resolve(spec, parameter: swiftName)
      if let mark = spec.lenientMark {
        reporter.report(.fallbackOutsideQuery(.badDefault, nilValue: spec.nilValue, at: mark))
      }
      if spec.isOptional && spec.nilValue == nil || value?.isList == true {
        reporter.report(
          .badType, "the value of \(quoted: "@" + name.text) cannot be optional or a list",
          at: spec.range)
      }
      if let value, !value.isTypeNamed, case .words(let type, _) = value.type,
        SwiftNames.typesOfRawValues.contains(type)
      {
        reporter.report(.nameOfNestedEnum(type, at: value.typeRange ?? spec.range))
      }
      // If the declaration has an error, any value is allowed, and no value is allowed, too.
      if value == nil || reporter.hasErrors(since: mark) {
        value = ValueSpec(type: .builtIn(.string, nil), defaultText: "")
        isWhole = false
      }
    }
    attributes[name.text] = AttributeDeclarationModel(
      name: name.text, swiftName: swiftName, documentation: documentation, spec: value,
      range: name.range, isWhole: isWhole)
  }

  private func declare(
    _ name: NameSyntax, _ definition: SpecSyntax.TypeSyntax, _ documentation: [String]
  ) {
    let earlier = types[name.text]?.range
    if case .lock = strictness, earlier != nil, join(name, definition) { return }
    let isBuiltIn = BuiltInType(rawValue: name.text) != nil
    guard checkNew("type", name, isBuiltIn: isBuiltIn, earlier) else { return }
    types[name.text] = NamedTypeModel(
      name: name.text, documentation: documentation, type: resolve(definition, of: name),
      range: name.range)
  }

  /// Adds the values of a second declaration to the values of the first, and returns whether both
  /// are enums.
  private func join(
    _ name: NameSyntax, _ definition: SpecSyntax.TypeSyntax
  ) -> Bool {
    guard case .words(let typeName, let words) = types[name.text]?.type,
      case .words(_, let others) = resolve(definition, of: name)
    else { return false }
    let news = others.filter { other in
      !words.contains { $0.text.utf8.elementsEqual(other.text.utf8) }
    }
    types[name.text]?.type = .words(typeName: typeName, words + news)
    return true
  }

  /// Resolves the definition of a named type. If it has an error, this reports the error and
  /// returns nil.
  private func resolve(
    _ definition: SpecSyntax.TypeSyntax, of name: NameSyntax
  ) -> ValueType? {
    switch definition {
    case .words(_, let words):
      return enumeration(name, words, name.text, name.range)
    case .named(let type, let range):
      guard let builtIn = BuiltInType(rawValue: type.text), builtIn.isNumber else {
        reporter.report(
          .badType, "a named type must be enum values or a number with a range, not \(type)",
          at: type.range)
        return nil
      }
      guard let range else { return nil }
      return numberRange(range, builtIn).map { .builtIn(builtIn, $0) }
    }
  }

  /// Reports declarations that no line uses. A table with a mount can declare attributes for
  /// mounted routes.
  func reportUnused(_ model: TableModel) {
    for type in types.values where !usedTypes.contains(type.name) {
      reporter.report(
        .unusedDeclaration, "no route uses the type \(quoted: type.name)", at: type.range)
    }
    if model.routes.contains(where: { $0.mount != nil }) { return }
    for attribute in attributes.values where !attribute.isUsed {
      reporter.report(
        .unusedDeclaration, "no route uses the attribute \(quoted: attribute.name)",
        at: attribute.range)
    }
  }
}
