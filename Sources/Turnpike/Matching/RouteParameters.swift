/// Names with their texts in the order of the link: every value of a name, none lost.
///
/// `parameters["tag"]` is the first value, ``values(for:)`` gives all.
public struct RouteParameters: Hashable, Sendable {
  /// A name with its values, in the link's order.
  public struct Element: Hashable, Sendable {
    /// The name of a path capture or fragment, or the key of a query.
    public let name: String
    /// Every value, at least one.
    public let values: [String]

    /// An element; generated code and hand-written routes make it.
    public init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The names with their values, each name once, by first appearance.
  public let elements: [Element]

  /// Parameters from elements whose names differ.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The first value of a name, nil when there is none.
  public subscript(name: String) -> String? {
    values(for: name).first
  }

  /// Every value of a name, empty when there is none. Names compare by bytes.
  public func values(for name: String) -> [String] {
    elements.first { $0.name.utf8.elementsEqual(name.utf8) }?.values ?? []
  }

  /// Whether there is no name at all.
  public var isEmpty: Bool { elements.isEmpty }
}

extension RouteParameters: ExpressibleByDictionaryLiteral {
  /// `["coupon_id": "SAVE10"]`: one value a name, the names in the literal's order.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Element(name: $0.0, values: [$0.1]) })
  }
}
