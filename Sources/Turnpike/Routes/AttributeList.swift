/// The attributes of a route by name.
///
/// It includes attributes that the route's own enum has no case for; an enum that mounts it may
/// have one.
public struct _RouteAttributeList: Hashable, Sendable {
  /// An attribute with its value.
  public struct Element: Hashable, Sendable {
    /// The name as written in the file.
    public let name: String
    /// The text of the value, or the default of the declaration; nil if there is neither.
    public let text: String?

    /// Creates an attribute; for hand-written routes.
    public init(name: String, text: String? = nil) {
      self.name = name
      self.text = text
    }
  }

  /// The attributes, each name once.
  public let elements: [Element]

  /// Creates a list of attributes with different names.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The attribute with a name; nil if there is none.
  public subscript(name: String) -> Element? {
    elements.first { $0.name == name }
  }

  /// The inherited attributes whose names this list does not contain, followed by this list.
  func overriding(_ inherited: _RouteAttributeList) -> _RouteAttributeList {
    let names = Set(elements.map(\.name))
    return _RouteAttributeList(inherited.elements.filter { !names.contains($0.name) } + elements)
  }
}
