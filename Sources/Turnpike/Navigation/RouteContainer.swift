/// A part of an app with a stack of screens of its own, as a tab has.
///
/// Its name is one word, since a saved state has it: ``NavigationState/description``.
public protocol RouteContainer: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// The container of routes whose file names none.
public enum SingleContainer: String, RouteContainer {
  /// The only one.
  case main
}
