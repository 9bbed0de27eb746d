/// The parameters of a link by name, each with all of its values.
///
/// `parameters["tag"]` is the first value of a name; ``values(for:)`` returns all of them.
public struct RouteParameters: Hashable, Sendable {
  /// A name with its values in the link's order.
  public struct Element: Hashable, Sendable {
    /// The name of a capture or fragment, or the key of a query item.
    public let name: String
    /// The values; at least one.
    public let values: [String]

    /// Creates an element. Hand-written routes call this initializer.
    public init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The names with their values, each name once, in the order of first appearance.
  public let elements: [Element]

  /// Creates parameters from elements with different names.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The first value of a name, or nil if the name has no value.
  public subscript(name: String) -> String? {
    values(for: name).first
  }

  /// Returns all values of a name, in their order. Names are compared by their bytes.
  public func values(for name: String) -> [String] {
    elements.first { $0.name.utf8.elementsEqual(name.utf8) }?.values ?? []
  }

  /// Returns the first value of a name, read as a type of the routes language. The result is nil if
  /// the name has no value, or if the text is not a value of the type.
  ///
  /// ```swift
  /// request.queryParameters?.get("page", as: Int.self)
  /// ```
  public func get<Value: RouteValue>(_ name: String, as type: Value.Type) -> Value? {
    self[name].flatMap { Value(routeText: $0) }
  }

  /// Whether the list is empty.
  public var isEmpty: Bool { elements.isEmpty }
}

extension RouteParameters: Sequence {
  /// Iterates over the ``elements``.
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension RouteParameters: ExpressibleByDictionaryLiteral {
  /// Creates parameters with one value for each name: `["coupon_id": "SAVE10"]`.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Element(name: $0.0, values: [$0.1]) })
  }
}
