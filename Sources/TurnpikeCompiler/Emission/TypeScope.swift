/// Where generated code names a type, and which names mean something else there.
///
/// Names of Turnpike and of Foundation always have their module's prefix, as an app may have types
/// of the same names. Nobody has a `String` of their own, so the standard library's names stay plain
/// but beside an enumeration that takes one: `:string<a|b>` makes an enum `String`.
struct TypeScope {
  /// The names of the enumerations in the type that is written, and in those around it.
  private let enumerations: Set<String>

  /// - Parameter outer: the scope of the type around the one that is written.
  init(enumerations: [String], in outer: TypeScope? = nil) {
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
