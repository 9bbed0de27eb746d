/// A part of an app with its own back stack, such as a tab.
///
/// Its name must be one word, because `NavigationState.description` contains it.
public protocol RouteContainer: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The container type of an enum whose file names no containers.
public enum SingleContainer: String, RouteContainer {
  /// The only container.
  case main
}
