/// The attributes that a route bears, by name: also those that its enum has no case for, which an
/// enum that mounts it may have one for.
public struct RouteAttributeList: Hashable, Sendable {
  /// An attribute with its text.
  public struct Element: Hashable, Sendable {
    /// The name as the file has it.
    public let name: String
    /// The text behind the name, or the default of its declaration; nil where it has none.
    public let text: String?

    /// An attribute; hand-written routes make it.
    public init(name: String, text: String? = nil) {
      self.name = name
      self.text = text
    }
  }

  /// The attributes, each name once.
  public let elements: [Element]

  /// A list of attributes whose names differ.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The attribute with a name; nil when there is none.
  public subscript(name: String) -> Element? {
    elements.first { $0.name == name }
  }

  /// These, and those of the other whose names these do not have.
  func overriding(_ inherited: RouteAttributeList) -> RouteAttributeList {
    let names = Set(elements.map(\.name))
    return RouteAttributeList(inherited.elements.filter { !names.contains($0.name) } + elements)
  }
}
