import TurnpikeTable

/// A resolved enum of a run. Its names and types are final, and its aliases belong to their routes.
/// The routes are in the order of the files and lines.
package struct TableModel: Sendable {
  /// The module of the files, or nil if it is not known.
  package var module: String?
  package var name: String
  /// The range of the name in an `enum` directive, or nil for a table that is called `Route` by
  /// default.
  package var nameRange: SourceRange?
  package var access = AccessLevel.internal
  package var imports: [ImportModel] = []
  package var origins: [OriginModel] = []
  /// The origins that `@from` names in a table without origins. They are origins of the table that
  /// mounts it. An origin that is only a scheme has no host.
  var outerOrigins: [OriginModel] = []
  /// The declared origins that a build does not have, because of their `@only`.
  package var leftOutOrigins: [OriginModel] = []
  /// The names of the origins in the file.
  var originRanges: [OriginModel: SourceRange] = [:]
  /// Whether paths are compared without regard to the case of ASCII letters.
  package private(set) var ignoresCase = false
  package var documentation: [String] = []
  /// The attributes that the files declare, in the order of the files.
  package var attributeDeclarations: [AttributeDeclarationModel] = []
  package var types: [NamedTypeModel] = []
  /// The parameters that any link can have in addition to its route's parameters.
  package var query: SharedQueryModel?
  package var routes: [RouteModel] = []
}

extension TableModel {
  /// Compares the paths of all lines without regard to the case of ASCII letters.
  mutating func ignoreCase() {
    ignoresCase = true
    for index in routes.indices {
      for line in routes[index].lines.indices { routes[index].lines[line].pattern?.ignoreCase() }
    }
  }

  /// The names in `@container`, each with its first range in the files.
  package var containers: [ContainerModel] {
    var seen: Set<String> = []
    var chains: Set<ObjectIdentifier> = []
    var found: [AttributeModel] = []
    for route in routes {
      // Many lines of a group share its attributes.
      var chain = route.own.attributeChain
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
  /// A pattern that consists only of a query, whose bindings refer to `parameters`.
  package var pattern: PatternModel
}

/// `import Module`.
package struct ImportModel: Sendable {
  package var name: String
  package var range: SourceRange
  /// The similar module that the target depends on, unless a module of the system has the name.
  package var meant: String?
}

/// A part of the app with its own stack: `@container(name)`.
package struct ContainerModel: Sendable {
  package var name: String
  package var swiftName: String
  /// The range at which it is named first.
  package var range: SourceRange
}

/// `attribute name<spec>`, resolved.
package struct AttributeDeclarationModel: Sendable {
  package var name: String
  package var swiftName: String
  package var documentation: [String]
  /// The spec of the value, or nil for a flag.
  package var spec: ValueSpec?
  package var range: SourceRange
  /// Whether the spec has no error.
  var isWhole = true
  /// Whether a line of the table has the attribute.
  var isUsed = false

  package var type: ValueType? { spec?.type }
}

/// `type Name = …`, resolved.
package struct NamedTypeModel: Sendable {
  package var name: String
  package var documentation: [String]
  /// An enum, or a number with its range. It is nil if the definition has an error.
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
  /// The scheme, in lower case.
  package var scheme: String
  /// The host as an A-label, in lower case and without a trailing dot. It is empty for a custom
  /// scheme.
  package var host: String
  /// Whether one or more labels may precede the host.
  package var isWildcard: Bool
  /// The path's segments, decoded, which are not part of a route. After a custom scheme, the first
  /// one is in lower case, because it is a host to whoever writes such a link.
  package var path: [[UInt8]]
  /// The segments, decoded, of the path below which the table reads its links; empty for most.
  package var site: [[UInt8]] = []
  /// The condition that must hold in a build that accepts links of the origin.
  package var condition: BuildCondition?

  /// The origin as `@from` names it.
  var withoutSite: OriginModel {
    var origin = self
    (origin.site, origin.condition) = ([], nil)
    return origin
  }

  /// Whether it is a website.
  package var isWeb: Bool { !host.isEmpty }
}

/// A case of the enum.
package struct RouteModel: Sendable {
  package var caseName: String
  /// The range of the name after `as`.
  package var caseRange: SourceRange?
  /// The parameter struct's name.
  package var destination: String
  var destinationRange: SourceRange
  /// The parameters in the pattern's order: path, query, fragment.
  package var parameters: [ParameterModel]
  /// The line that declares it, then its aliases, whose captures refer to the same parameters.
  package var lines: [LineModel]
  /// Whether it is the `_` route.
  package var isDefault = false
  package var isModal = false
  /// The mounted enum, as written in the file, or nil for a route with a destination.
  package var mount: String?
  /// The screens below it in its back stack, the root first, as indices of routes.
  package var below: [Int] = []
  /// For a screen, whether its own line ends at the screen and so declares its query and
  /// attributes.
  var endsItsLine = false
  /// The prefix of the groups around its line, as written. It is empty outside of groups.
  package var group = ""
  /// Whether the build does not contain the line, so that the route is not shown.
  package var isLeftOut = false
}

extension RouteModel {
  /// The line that declares it.
  package var own: LineModel {
    get { lines[0] }
    set { lines[0] = newValue }
  }

  /// The type of the runtime that keeps the rest of a link as it is written.
  static var typeOfRest: String { "LinkRest" }

  /// Whether it mounts the type that keeps the rest of a link.
  package var keepsRest: Bool { mount == Self.typeOfRest }

  /// The pattern of the line that declares it.
  package var pattern: PatternModel? { lines[0].pattern }
}

/// A line with a pattern of a case.
package struct LineModel: Sendable {
  /// The pattern. It is nil for the `_` route, and for a pattern that has an error.
  package var pattern: PatternModel?
  package var documentation: [String] = []
  var attributeChain: AttributeChain?
  /// The links that can match the line, or nil if all links can.
  package var restriction: LinkRestriction?
  package var examples: [ExampleModel] = []
  package var range: SourceRange
  /// The range of the pattern or of `_`.
  var patternRange: SourceRange
}

extension LineModel {
  /// The attributes, including inherited attributes, each name once.
  package var attributes: [AttributeModel] { attributeChain?.all ?? [] }

  func attribute(_ name: BuiltInAttribute) -> AttributeModel? { attributeChain?[name] }
}

/// `@name(value)`.
package struct AttributeModel: Sendable {
  package var name: String
  /// The text after the name, in the canonical form of the declaration's type, or its default if no
  /// value is written.
  package var value: String?
  package var range: SourceRange

  /// The attribute as written in a routes file.
  package var spelling: String { "@" + name + (value.map { "(\($0))" } ?? "") }
}

extension AttributeModel {
  func isBuiltIn(_ attribute: BuiltInAttribute) -> Bool { name == attribute.rawValue }

  /// The names in its value, such as `@container(home, search)`, including empty names.
  package var listed: [String] { NameSyntax(value ?? "", range).listed.map(\.text) }
}

/// `@example(link)`.
package struct ExampleModel: Sendable {
  package var link: String
  package var range: SourceRange

  var written: NameSyntax { NameSyntax(link, range) }
}

/// One parameter of a route.
package struct ParameterModel: Sendable {
  package var wireName: String
  /// The name without backticks, because the emitter escapes keywords.
  package var swiftName: String
  package var spec: ValueSpec
  /// Whether it is the rest of a path: a list of at least one.
  package var isRest: Bool
  package var range: SourceRange
  /// The screen whose struct declares the nested enum, if a lower screen in the stack declares it.
  package var typeOwner: String?

  package var type: ValueType { spec.type }
  package var mayBeMissing: Bool { spec.mayBeMissing && !isRest }
}

/// The type of a value and its options, from the text in `<…>`.
package struct ValueSpec: Sendable {
  package var type: ValueType
  package var isOptional = false
  package var isList = false
  /// The text of the default, which is a valid value of the type.
  package var defaultText: String?
  /// Whether text that the type does not accept counts as missing.
  package var isLenient = false
  /// The range of the type's name, if one is written.
  var typeRange: SourceRange?
  /// Whether a `type` directive declares the type, so that it is a type of the module.
  var isTypeNamed = false

  static let string = ValueSpec(type: .builtIn(.string, nil))

  package var mayBeMissing: Bool { isOptional || isList || defaultText != nil }
}

/// The type of one value.
package enum ValueType: Hashable, Sendable {
  case builtIn(BuiltInType, NumberRange?)
  /// A nested enum of the destination's struct.
  case words(typeName: String, [Word])
  /// A custom type.
  case custom(String)

  package struct Word: Hashable, Sendable {
    package var text: String
    package var swiftName: String
  }

  /// The values of an enum.
  package var words: [Word] {
    if case .words(_, let words) = self { words } else { [] }
  }
}
