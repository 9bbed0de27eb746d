/// Names a value that a request carries, and its type.
///
/// ```swift
/// enum SourceApplication: RouteRequestKey {
///   typealias Value = String
/// }
/// ```
public protocol RouteRequestKey {
  /// The type of the value.
  associatedtype Value: Sendable
}

/// Values that a request carries for filters and destinations, each under a type.
///
/// ```swift
/// var storage = RequestStorage()
/// storage[SourceApplication.self] = "com.example.mail"
/// try await router.resolve(url, storage: storage)
/// // in a filter or a destination:
/// request.storage[SourceApplication.self]
/// ```
@frozen
public struct RequestStorage: Sendable {
  /// Wraps a value, so that a stored nil differs from no value.
  private struct Slot<Value: Sendable>: Sendable {
    let value: Value
  }

  private var slots: [ObjectIdentifier: any Sendable] = [:]

  /// A storage without values.
  public init() {}

  /// The value under a key; nil when there is none, and setting nil removes it.
  public subscript<Key: RouteRequestKey>(_ key: Key.Type) -> Key.Value? {
    get { (slots[ObjectIdentifier(key)] as? Slot<Key.Value>)?.value }
    set { slots[ObjectIdentifier(key)] = newValue.map { Slot(value: $0) } }
  }

  /// Whether there is no value at all.
  public var isEmpty: Bool { slots.isEmpty }
}
