import TurnpikeTable

/// One enum of the run, resolved: every name made, every type known, every alias joined to its
/// route. The order of `routes` is the files' and the lines' order.
package struct TableModel: Sendable {
  /// The module of the files; nil if it is not known.
  package var module: String?
  package var name: String
  /// The range of an `enum` directive; nil for a table that is called `Route` by default.
  package var nameRange: SourceRange?
  package var access = AccessLevel.internal
  package var imports: [ImportModel] = []
  package var origins: [OriginModel] = []
  /// The origins that `@from` names in a table that declares none: those of the table that mounts it.
  /// One that is a scheme only has no host.
  package var outerOrigins: [OriginModel] = []
  /// The declared origins that a build does not have, because of their `@only`.
  package var leftOutOrigins: [OriginModel] = []
  /// False if one of the origins is wrong, and so left out.
  var areOriginsWhole = true
  package var documentation: [String] = []
  /// What the files declare, in their order.
  package var attributeDeclarations: [AttributeDeclarationModel] = []
  package var types: [NamedTypeModel] = []
  /// What any link may carry besides its route's parameters.
  package var query: SharedQueryModel?
  package var routes: [RouteModel] = []
}

extension TableModel {
  /// Whether no link with a scheme is accepted: all declared origins are left out. A table that
  /// declares none accepts every custom scheme.
  package var isClosed: Bool { origins.isEmpty && !leftOutOrigins.isEmpty }

  /// The case of the `_` route.
  package var defaultCase: String? { routes.first(where: \.isDefault)?.caseName }

  /// What `@container` names, each once by its first range in the files.
  package var containers: [ContainerModel] {
    var seen: Set<String> = []
    var chains: Set<ObjectIdentifier> = []
    var found: [AttributeModel] = []
    for route in routes {
      // Many lines of a group share its attributes.
      var chain = route.attributeChain
      while let level = chain, chains.insert(ObjectIdentifier(level)).inserted {
        found += level.own.filter { $0.name == BuiltInAttribute.container.rawValue }
        chain = level.inherited
      }
    }
    return found.sorted { $0.range.isBefore($1.range) }.flatMap { attribute in
      attribute.listed.filter { seen.insert($0).inserted }.map { name in
        ContainerModel(
          name: name, swiftName: Naming.caseName(ofWord: name), range: attribute.range)
      }
    }
  }
}

/// `query item&item…`, resolved.
package struct SharedQueryModel: Sendable {
  package var documentation: [String]
  package var parameters: [ParameterModel]
  /// A pattern of a query alone, whose bindings point at `parameters`.
  package var pattern: PatternModel
}

/// `import Module`.
package struct ImportModel: Sendable {
  package var name: String
  package var range: SourceRange
  /// A module that the target depends on and that was meant, unless a system has one of the name.
  package var meant: String?
}

/// A part of the app with a stack of its own: `@container(name)`.
package struct ContainerModel: Sendable {
  package var name: String
  package var swiftName: String
  /// Where it is named first.
  package var range: SourceRange
}

/// `attribute name<spec>`, resolved.
package struct AttributeDeclarationModel: Sendable {
  package var name: String
  package var swiftName: String
  package var documentation: [String]
  /// What the value is; nil for a flag.
  package var spec: ValueSpec?
  package var range: SourceRange

  package var type: ValueType? { spec?.type }
}

/// `type Name = …`, resolved.
package struct NamedTypeModel: Sendable {
  package var name: String
  package var documentation: [String]
  /// Words, or a number with its range; nil where the definition is wrong.
  package var type: ValueType?
  package var range: SourceRange
}

extension TableModel {
  /// A type's name without the module of the files themselves: `App.PartRoute` inside `App` is
  /// `PartRoute`.
  func nameInModule(_ type: String) -> String {
    guard let module, type.hasPrefix(module + ".") else { return type }
    return String(type.dropFirst(module.count + 1))
  }
}

/// `shop://` or `https://*.example.com/app`, resolved.
package struct OriginModel: Hashable, Sendable {
  /// Lower case.
  package var scheme: String
  /// Lower case A-label without a trailing dot; empty for a custom scheme.
  package var host: String
  /// Whether one or more labels may precede the host.
  package var isWildcard: Bool
  /// The path's segments, decoded, which are not part of a route.
  package var path: [String]
  /// What has to hold for a build to answer it.
  package var condition: BuildCondition?
}

/// One case of the enum.
package struct RouteModel: Sendable {
  package var caseName: String
  /// The range of the name after `as`.
  package var caseRange: SourceRange?
  /// The parameter struct's name.
  package var destination: String
  package var documentation: [String] = []
  /// The parameters in the pattern's order: path, query, fragment.
  package var parameters: [ParameterModel]
  /// Nil for the `_` route, and for a pattern that has an error.
  package var pattern: PatternModel?
  /// Whether it is the `_` route.
  package var isDefault = false
  package var aliases: [AliasModel] = []
  package var isModal = false
  var attributeChain: AttributeChain?
  /// Nil if all links may lead there.
  package var restriction: LinkRestriction?
  package var examples: [ExampleModel] = []
  /// The enum that is mounted, as the file names it; nil for a route with a destination.
  package var mount: String?
  /// The screens below it in its back stack, the root first, as indices of routes.
  package var below: [Int] = []
  /// The line that made it.
  package var range: SourceRange
  /// The pattern's range, or that of `_`.
  package var patternRange: SourceRange
  package var destinationRange: SourceRange
  /// Of a screen: whether its own line says more of it than where it is.
  package var endsItsLine = false
  /// The prefix of the groups round its line, as written; empty outside of them.
  package var group = ""
  /// Whether it is not a part of what is shown, since the build has no such line.
  package var isLeftOut = false
}

/// A second pattern of a case.
package struct AliasModel: Sendable {
  package var pattern: PatternModel
  package var documentation: [String]
  var attributeChain: AttributeChain?
  /// Nil if all links may lead there.
  package var restriction: LinkRestriction?
  package var examples: [ExampleModel] = []
  package var range: SourceRange
}

extension RouteModel {
  /// Inherited ones included, each name once.
  package var attributes: [AttributeModel] { attributeChain?.all ?? [] }

  func attribute(_ name: BuiltInAttribute) -> AttributeModel? { attributeChain?[name.rawValue] }
}

extension AliasModel {
  /// Inherited ones included, each name once.
  package var attributes: [AttributeModel] { attributeChain?.all ?? [] }
}

/// `@name(value)`.
package struct AttributeModel: Sendable {
  package var name: String
  package var swiftName: String
  /// The text after the name, as a value of the declaration's type prints it; its default where
  /// none is written.
  package var value: String?
  package var range: SourceRange

  /// As a routes file says it.
  package var spelling: String { "@" + name + (value.map { "(\($0))" } ?? "") }
}

extension AttributeModel {
  func isBuiltIn(_ attribute: BuiltInAttribute) -> Bool { name == attribute.rawValue }

  /// The names in its value, as those of `@container(home, search)`; empty ones included.
  package var listed: [String] {
    (value ?? "").split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
  }
}

/// `@example(link)`.
package struct ExampleModel: Sendable {
  package var link: String
  package var range: SourceRange

  var written: NameSyntax { NameSyntax(link, range) }
}

/// A pattern whose captures point at the route's parameters.
package struct PatternModel: Sendable {
  package indirect enum Segment: Hashable, Sendable {
    case literal(String)
    case capture(prefix: String, Binding, suffix: String)
    case rest(Binding)
  }

  package indirect enum QueryItem: Hashable, Sendable {
    case parameter(key: String, Binding)
    case condition(key: String, value: String)
  }

  /// Where a pattern puts one of the route's parameters. An alias has its own types, ranges and
  /// defaults.
  package struct Binding: Hashable, Sendable {
    /// Index into the route's `parameters`.
    package var parameter: Int
    package var spec: ValueSpec

    package var type: ValueType { spec.type }
    package var mayBeMissing: Bool { spec.mayBeMissing }
  }

  package var segments: [Segment]
  package var query: [QueryItem]
  package var fragment: Binding?
  /// As written, groups' prefixes included.
  package var text: String
  package var range: SourceRange

  var written: NameSyntax { NameSyntax(text, range) }
}

extension PatternModel.QueryItem {
  package var key: String {
    switch self {
    case .condition(let key, _), .parameter(let key, _): key
    }
  }
}

/// One parameter of a route.
package struct ParameterModel: Sendable {
  package var wireName: String
  /// Without backticks; the emitter escapes keywords.
  package var swiftName: String
  package var spec: ValueSpec
  /// Whether it is the rest of a path: a list of at least one.
  package var isRest: Bool
  package var range: SourceRange
  /// The screen whose struct declares the nested enum, if that is one further down the stack.
  package var typeOwner: String?

  package var type: ValueType { spec.type }
  package var mayBeMissing: Bool { spec.mayBeMissing && !isRest }
}

/// What `<…>` says of a value.
package struct ValueSpec: Hashable, Sendable {
  package var type: ValueType
  package var isOptional = false
  package var isList = false
  /// The value of a link that omits it: decodes to the type, checked.
  package var defaultText: String?
  /// Whether text that the type does not accept counts as missing.
  package var isLenient = false
  /// The range of the type's name, if one is written.
  package var typeRange: SourceRange?
  /// Whether the type is that of a `type` directive, and so a type of the module.
  package var isTypeNamed = false

  static let string = ValueSpec(type: .builtIn(.string, nil))

  package var mayBeMissing: Bool { isOptional || isList || defaultText != nil }
}

/// The type of one value.
package enum ValueType: Hashable, Sendable {
  case builtIn(BuiltInType, NumberRange?)
  /// A nested enum of the destination's struct.
  case words(typeName: String, [Word])
  /// A type of the user's.
  case custom(String)

  package struct Word: Hashable, Sendable {
    package var text: String
    package var swiftName: String
  }

  /// Of an enum.
  var words: [Word] {
    if case .words(_, let words) = self { words } else { [] }
  }
}
