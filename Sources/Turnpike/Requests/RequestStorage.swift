/// A key for a value in ``RequestStorage``, which names the value's type.
public protocol RouteRequestKey {
  /// The type of the value.
  associatedtype Value: Sendable
}

/// Values that a request carries to later filters and the handler, with types as keys.
///
/// ```swift
/// var storage = RequestStorage()
/// storage[SourceApplication.self] = "com.example.mail"
/// try await router.resolve(url, storage: storage)
/// // In a filter or the handler:
/// request.storage[SourceApplication.self]
/// ```
@frozen
public struct RequestStorage: Sendable {
  /// Wraps a value, so that a stored nil differs from no value.
  private struct Slot<Value: Sendable>: Sendable {
    let value: Value
  }

  private var slots: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an empty storage.
  public init() {}

  /// The value of a key, or `nil` if the key has no value. To remove a value, set it to `nil`.
  public subscript<Key: RouteRequestKey>(_ key: Key.Type) -> Key.Value? {
    get { (slots[ObjectIdentifier(key)] as? Slot<Key.Value>)?.value }
    set { slots[ObjectIdentifier(key)] = newValue.map { Slot(value: $0) } }
  }

  /// Whether the storage is empty.
  public var isEmpty: Bool { slots.isEmpty }
}
