import TurnpikeCompiler

/// A path on the command line: `Sources/Shop`, or `Shop=Sources/Shop` with the module of its files.
///
/// A mark before the `=` gives the role of the module: `Shop+=` is a dependency, `Shop-=` is a
/// target that SwiftPM ignores, and `Shop!=` is a target without the build plugin. The command
/// plugin also passes `App:Shop,Money,!Store`, with the modules that `App` can import, and the
/// modules that it doesn't depend on.
struct ModulePath {
  enum Role {
    /// The run checks the module.
    case own
    /// The run checks other modules, which depend on this one.
    case known
    /// SwiftPM ignores the module's target.
    case leftOut
    /// The run checks the module, and no plugin generates its code.
    case withoutPlugin

    /// Creates the role from the last character before the `=`.
    init(mark: Character?) {
      switch mark {
      case "+": self = .known
      case "-": self = .leftOut
      case "!": self = .withoutPlugin
      default: self = .own
      }
    }
  }

  /// Whether the run checks the module.
  var isOwn: Bool { role == .own || role == .withoutPlugin }

  /// The name of the module, or nil for a path without a module.
  let module: String?
  let role: Role
  /// The path. It is empty for a list of dependencies.
  let path: String
  /// The modules that the module can import. Such an argument has no path.
  let dependencies: ModuleDependencies?

  /// Creates a path from an argument. If the text before a `=` is a name, it is the module. To
  /// prevent that, write `./` before the path.
  init(_ text: String) {
    if let (module, dependencies) = Self.dependencies(text) {
      (self.module, role, path, self.dependencies) = (module, .own, "", dependencies)
      return
    }
    dependencies = nil
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      (module, role, path) = (nil, .own, text)
      return
    }
    let role = Role(mark: text[..<sign].last)
    let name = role == .own ? text[..<sign] : text[..<sign].dropLast()
    if Self.isName(name) {
      self.role = role
      module = String(name)
      path = String(text[text.utf8.index(after: sign)...])
    } else {
      (module, self.role, path) = (nil, .own, text)
    }
  }

  /// Parses `App:Shop,Money,!Store`. `*` means that there can be other modules.
  private static func dependencies(
    _ text: String
  ) -> (module: String, dependencies: ModuleDependencies)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, isName(parts[0]) else { return nil }
    let names = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0 == "*" || isName($0.hasPrefix("!") ? $0.dropFirst() : $0) }) else {
      return nil
    }
    return (String(parts[0]), ModuleDependencies(list: String(parts[1])))
  }

  /// Returns whether a text is a module name. Swift allows letters outside of ASCII in these names.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !SyntaxByte.isDigit(first) else { return false }
    return text.utf8.allSatisfy { SyntaxByte.isNamePart($0) || $0 >= 0x80 }
  }

  /// Returns whether the package ignores the module of a path.
  static func isLeftOut(_ text: String) -> Bool { ModulePath(text).role == .leftOut }

  /// Checks the paths. You can list several files of a module, but a module can have only one
  /// folder.
  static func check(_ texts: [String]) throws(UsageError) {
    var first: [String: String] = [:]
    for text in texts {
      let path = ModulePath(text)
      if path.dependencies != nil { continue }
      guard !path.path.isEmpty else {
        throw UsageError(text.isEmpty ? "a path is empty" : "a path is missing after '\(text)'")
      }
      guard let module = path.module else { continue }
      guard let earlier = first.updateValue(path.path, forKey: module) else { continue }
      guard path.isFile, ModulePath(earlier).isFile else {
        throw UsageError("'\(module)' is given twice, as '\(earlier)' and '\(path.path)'")
      }
    }
  }

  private var isFile: Bool { path.hasSuffix(".routes") || path.hasSuffix(".lock") }
}
