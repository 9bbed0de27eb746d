/// A position in generated code, and the names that mean something else there.
///
/// Names of Turnpike and Foundation always have their module's prefix, because an app may have
/// types with the same names. No app has its own `String`, so names of the standard library have a
/// prefix only if an enum has the name: `:string<a|b>` declares an enum `String`.
package struct TypeScope {
  /// The names of the enums in the current type and in those around it.
  private let enumerations: Set<String>

  /// - Parameter outer: The scope of the type around the current one.
  package init(enumerations: [String], in outer: TypeScope? = nil) {
    self.enumerations = (outer?.enumerations ?? []).union(enumerations)
  }

  func name(_ type: BuiltInType) -> String {
    type.module.map { $0 + "." + type.rawValue } ?? standard(type.rawValue)
  }

  /// A type of the standard library.
  func standard(_ name: String) -> String {
    enumerations.contains(name) ? "Swift." + name : name
  }
}

extension SwiftNames {
  /// The name of a type as source text, with its module if it has one.
  static func type(_ name: String) -> String {
    let module = name.outermostName
    return module == name ? name : escaped(module) + name.dropFirst(module.count)
  }
}
