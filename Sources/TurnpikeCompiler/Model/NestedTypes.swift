/// The types that the code of a generated type names without their module: its nested enums, and
/// other types that such an enum would hide.
struct NestedTypes {
  private var known: [String: (spec: ValueSpec, range: SourceRange)] = [:]

  /// Returns an error if another type has the same name.
  ///
  /// - Parameter range: The range of the parameter or the attribute with the type.
  mutating func insert(_ spec: ValueSpec, at range: SourceRange) -> Diagnostic? {
    let name: String
    switch spec.type {
    case .builtIn: return nil
    case .words(let typeName, _): name = typeName
    case .custom(let typeName): name = typeName
    }
    guard let (earlier, place) = known[name] else {
      known[name] = (spec, range)
      return nil
    }
    if earlier.type == spec.type, earlier.isTypeNamed == spec.isTypeNamed { return nil }
    return Diagnostic(
      .badType,
      """
      \(quoted: name) cannot be the name of two different types here; name the enum, as in \
      '<\(name)Kind: a|b>'
      """, at: range, note: "the other type is here", at: place)
  }
}
