package import TurnpikeTable

extension BuiltInAttribute {
  /// Whether a text follows the name.
  package enum TextRule {
    case required, optional, none
  }

  package var textRule: TextRule {
    switch self {
    case .example, .container, .entity, .from, .only: .required
    case .deprecated: .optional
    case .cover, .web, .internal: .none
    }
  }

  /// Whether the app's code can read the attribute of a route.
  var isReadByCode: Bool {
    switch self {
    case .deprecated, .web: true
    case .example, .container, .cover, .entity, .internal, .from, .only: false
    }
  }

  /// The attribute as messages show it.
  package var sample: String {
    switch self {
    case .example: "@example(product/1988)"
    case .deprecated: "@deprecated(use product)"
    case .container: "@container(home)"
    case .cover: "@cover"
    case .entity: "@entity(ProductEntity)"
    case .web: "@web"
    case .internal: "@internal"
    case .from: "@from(https)"
    case .only: "@only(DEBUG)"
    }
  }
}
