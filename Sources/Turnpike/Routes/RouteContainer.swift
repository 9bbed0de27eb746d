/// A part of your app with its own stack of screens, such as a tab.
///
/// Turnpike generates the enum from the names in `@container(home)`. If you write it by hand, use
/// names without spaces, because `NavigationState.description` saves them as words. See
/// <doc:ManagingNavigationState>.
public protocol RouteContainer: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The container of an app that declares no others, such as an app without tabs.
public enum SingleContainer: String, RouteContainer {
  /// The only container.
  case main
}
