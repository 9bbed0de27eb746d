package import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

extension AppLine {
  /// `catalog.article`: the cases from the outermost enum's on.
  package var casePath: String { path(to: route.caseName) }

  /// The same to another case of its enum.
  private func path(to caseName: String) -> String {
    (mounts.map(\.route.caseName) + [caseName]).joined(separator: ".")
  }

  /// The pattern of its line after those of the mounts: `_` for the default route.
  package var text: String {
    mounts.reversed().reduce(own.pattern?.text ?? "_") {
      MountedNames.pattern($1.own.pattern?.text ?? "", $0)
    }
  }

  /// A screen of a stack.
  struct Screen {
    /// Its case, from the outermost enum's on.
    let casePath: String
    let isModal: Bool

    /// For people: `list.item (modal)`.
    var mark: String { isModal ? " (modal)" : "" }
  }

  /// The screens of the route's stack, the root first.
  var stack: [Screen] {
    (route.below.map { table.model.routes[$0] } + [route]).map {
      Screen(casePath: path(to: $0.caseName), isModal: $0.isModal)
    }
  }

  /// `list › list.item (modal)`.
  var stackText: String { stack.map { $0.casePath + $0.mark }.joined(separator: " › ") }
}

// Attributes.

extension AppLine {
  /// The attributes of a request, the outermost first: those of the line, its groups, and its
  /// mounts, each after those of an alias. The innermost of a name counts; but the outermost mount
  /// with a container decides the container, and no alias does.
  package var attributes: [AttributeModel] {
    var attributes = lineAttributes
    for mount in mounts.reversed() {
      if mount.route.own.attributes.named(.container) != nil {
        attributes.removeAll { $0.name == BuiltInAttribute.container.rawValue }
      }
      attributes = attributes.overriding(mount.lineAttributes, \.name)
    }
    return attributes
  }

  /// Those of the line's alias, and of the route.
  private var lineAttributes: [AttributeModel] {
    let place = [BuiltInAttribute.container.rawValue, BuiltInAttribute.cover.rawValue]
    let own = isAlias ? own.attributes.filter { !place.contains($0.name) } : []
    return own.overriding(route.own.attributes, \.name)
  }

  /// `@auth: Needs a signed-in user.`
  func notedText(of attribute: AttributeModel) -> String {
    let note = documentation(of: attribute)
    return [attribute].text + (note.isEmpty ? "" : ": " + note)
  }

  /// The meaning of an attribute: the documentation of its declaration in the enum itself, or else
  /// in the innermost enum that mounts it and declares the attribute.
  func documentation(of attribute: AttributeModel) -> String {
    if let builtIn = BuiltInAttribute(rawValue: attribute.name) {
      // The text of this attribute says enough.
      return builtIn == .deprecated ? "" : builtIn.help
    }
    for table in [table] + mounts.reversed().map(\.table) {
      let declared = table.model.attributeDeclarations.first { $0.name == attribute.name }
      if let declared { return declared.documentation.joined(separator: " ") }
    }
    return ""
  }
}

extension [AttributeModel] {
  /// The built-in attribute, if it is among them.
  func named(_ name: BuiltInAttribute) -> AttributeModel? { first { $0.name == name.rawValue } }

  /// As a file writes them.
  var text: String { map { harmless($0.spelling) }.joined(separator: " ") }
}
