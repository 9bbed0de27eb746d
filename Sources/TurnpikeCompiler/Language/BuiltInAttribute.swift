/// The attributes that the language knows without a declaration.
package enum BuiltInAttribute: String, CaseIterable, Sendable {
  /// A link that the line answers.
  case example
  case deprecated
  /// The part of the app that a route is shown in.
  case container
  /// A modal that covers the screen.
  case cover
  /// The app answers its own links of the route, and the browser keeps the others.
  case web
  /// Only the app itself leads there.
  case `internal`
  /// Only links from these origins, and the app itself, lead there.
  case from
  /// Links lead there in builds where a compilation condition holds.
  case only

  /// Whether a text follows the name.
  package enum TextRule {
    case required, optional, none
  }

  package var textRule: TextRule {
    switch self {
    case .example, .container, .from, .only: .required
    case .deprecated: .optional
    case .cover, .web, .internal: .none
    }
  }

  /// Whether routes and filters can ask for it.
  var isAskedFor: Bool {
    switch self {
    case .deprecated, .web: true
    case .example, .container, .cover, .internal, .from, .only: false
    }
  }

  /// How it is written, for messages.
  package var sample: String {
    switch self {
    case .example: "@example(product/1988)"
    case .deprecated: "@deprecated(use product)"
    case .container: "@container(home)"
    case .cover: "@cover"
    case .web: "@web"
    case .internal: "@internal"
    case .from: "@from(https)"
    case .only: "@only(DEBUG)"
    }
  }
}
