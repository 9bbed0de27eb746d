internal import TurnpikeTable

/// A route's attributes by name.
///
/// They include attributes that the route's own enum has no case for, because an enum that mounts
/// it can have one.
public struct _RouteAttributeList: Hashable, Sendable {
  /// An attribute with its value.
  public struct Element: Hashable, Sendable {
    /// The name as written in the file.
    public let name: String
    /// The value as text, or the declared default. It's `nil` if the attribute has no value.
    public let text: String?

    /// Creates an attribute.
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

  /// The attribute with a name, or `nil` if the list doesn't contain it.
  public subscript(name: String) -> Element? {
    elements.first { $0.name == name }
  }

  /// The inherited attributes whose names this list does not contain, followed by this list.
  func overriding(_ inherited: _RouteAttributeList) -> _RouteAttributeList {
    _RouteAttributeList(elements.overriding(inherited.elements, \.name))
  }
}
