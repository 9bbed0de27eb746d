import TurnpikeCompiler
import TurnpikeTable

// What views tell of a route beside its pattern and parameters.

extension AppLine {
  /// A screen of a stack.
  struct Screen {
    /// Its case, from the outermost enum's on.
    let casePath: String
    let isModal: Bool

    /// For people: `list.item (modal)`.
    var mark: String { isModal ? " (modal)" : "" }
  }

  /// The screens that the route is shown over, the root first, then its own.
  var stack: [Screen] {
    (route.below.map { table.model.routes[$0] } + [route]).map {
      Screen(casePath: path(to: $0.caseName), isModal: $0.isModal)
    }
  }

  /// What an attribute means: its declaration's documentation, in the enum itself, else in the next
  /// one that mounts it; of a built-in one what the language says.
  func documentation(of attribute: AttributeModel) -> String {
    if let builtIn = BuiltInAttribute(rawValue: attribute.name) { return builtIn.meaning }
    for table in [table] + mounts.reversed().map(\.table) {
      let declared = table.model.attributeDeclarations.first { $0.name == attribute.name }
      if let declared { return declared.documentation.joined(separator: " ") }
    }
    return ""
  }

  /// `@auth: Needs a signed-in user.`
  func notedText(of attribute: AttributeModel) -> String {
    let note = documentation(of: attribute)
    return [attribute].text + (note.isEmpty ? "" : ": " + note)
  }
}

extension BuiltInAttribute {
  /// One sentence for people who read a route; empty where its text says enough.
  fileprivate var meaning: String {
    switch self {
    case .example, .deprecated: ""
    case .container: "The part of the app that shows it."
    case .cover: "The modal covers the screen."
    case .web: "The browser keeps its web links; links of the app itself still match."
    case .internal: "Only the app itself leads there."
    case .from: "Only links from these origins lead there."
    case .only: "Only builds where this condition holds answer it."
    }
  }
}
