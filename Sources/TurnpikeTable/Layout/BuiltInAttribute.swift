/// The attributes that the language knows without a declaration.
package enum BuiltInAttribute: String, CaseIterable, Sendable {
  /// A link that the line matches.
  case example
  case deprecated
  /// The part of the app that a route is shown in.
  case container
  /// A modal that covers the screen.
  case cover
  /// The browser keeps web links of the route; links of the app itself still match.
  case web
  /// Only the app itself leads there.
  case `internal`
  /// Only links from these origins, and the app itself, lead there.
  case from
  /// The route is the web link of an App Intents entity.
  case entity
  /// Links only open the route in builds in which a compilation condition holds.
  case only
}
