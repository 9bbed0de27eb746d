/// The parameters of a link by name, as text.
///
/// A link can repeat a key. A subscript such as `parameters["tag"]` returns the first value, and
/// ``values(for:)`` returns all of them. To read a value as another type, call ``get(_:as:)``.
public struct RouteParameters: Hashable, Sendable {
  /// A name with its values in the link's order.
  public struct Element: Hashable, Sendable {
    /// The name of a capture or fragment, or the key of a query item.
    public let name: String
    /// The values, of which there's at least one.
    public let values: [String]

    /// Creates an element, for route types that you write by hand.
    public init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The names with their values. Each name occurs once, at the position of its first value.
  public let elements: [Element]

  /// Creates parameters from elements with different names.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The first value of a name, or `nil` if the name has no value.
  public subscript(name: String) -> String? {
    values(for: name).first
  }

  /// Returns all values of a name, in the link's order. Names are compared by their bytes.
  public func values(for name: String) -> [String] {
    elements.first { $0.name.utf8.elementsEqual(name.utf8) }?.values ?? []
  }

  /// Returns the first value of a name as a type such as `Int`, or `nil` if there's no value or the
  /// type doesn't accept it.
  ///
  /// ```swift
  /// request.queryParameters?.get("page", as: Int.self)
  /// ```
  public func get<Value: RouteValue>(_ name: String, as type: Value.Type) -> Value? {
    self[name].flatMap { Value(routeText: $0) }
  }

  /// Whether there are no parameters.
  public var isEmpty: Bool { elements.isEmpty }
}

extension RouteParameters: Sequence {
  /// Returns an iterator over the ``elements``.
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension RouteParameters: ExpressibleByDictionaryLiteral {
  /// Creates parameters with one value for each name: `["coupon_id": "SAVE10"]`.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Element(name: $0.0, values: [$0.1]) })
  }
}
