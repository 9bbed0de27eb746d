extension String {
  /// Whether the texts have the same bytes, as links and patterns are compared.
  func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
