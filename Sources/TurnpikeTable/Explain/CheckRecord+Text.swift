extension CheckRecord {
  /// A type as people call it: `an Int 1...`, `one of new, price`.
  @_optimize(none)
  var typeName: String {
    if let name = kind.name { return name + rangeText }
    if let name = customType { return "of type " + name.string }
    return "one of " + words.map(\.string).joined(separator: ", ")
  }

  @_optimize(none)
  private var rangeText: String {
    if range.isEmpty { return "" }
    let dots = range.contains(.includesUpper) || !range.contains(.hasUpper) ? "..." : "..<"
    let lower = range.contains(.hasLower) ? kind.text(ofBound: lower) : nil
    let upper = range.contains(.hasUpper) ? kind.text(ofBound: upper) : nil
    return " " + (lower ?? "") + dots + (upper ?? "")
  }

  /// The type's class in the words of the language's ranks.
  var className: String {
    if kind == .string { return "a String" }
    if kind.name != nil { return "a built-in type" }
    return kind == .words ? "an enumeration" : "a type of your own"
  }
}
