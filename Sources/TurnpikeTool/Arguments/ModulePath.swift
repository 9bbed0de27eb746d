import TurnpikeCompiler

/// A path as a command line gives it: `Sources/Shop`; `ShopFeature=Sources/Shop`, which says which
/// module the files belong to; `ShopFeature+=Sources/Shop`, of a module that only tells what it
/// answers; `ShopFeature-=Sources/Shop`, of one that the package leaves out; or
/// `ShopFeature!=Sources/Shop`, of one without the build plugin. The plugins also give
/// `App:Shop,Money,!Store`: the modules that one depends on, and those beside it that it does not.
struct ModulePath {
  enum Role {
    /// The run is about it.
    case own
    /// The run is about other modules.
    case known
    /// The package leaves it out.
    case leftOut
    /// The run is about it, and nothing generates its code.
    case withoutPlugin

    /// The role that the last character before the `=` gives.
    init(mark: Character?) {
      switch mark {
      case "+": self = .known
      case "-": self = .leftOut
      case "!": self = .withoutPlugin
      default: self = .own
      }
    }
  }

  /// Whether the run is about the module.
  var isOwn: Bool { role == .own || role == .withoutPlugin }

  /// Nil where none is named.
  let module: String?
  let role: Role
  /// Empty where the text gives dependencies.
  let path: String
  /// What the module can import, instead of a path.
  let dependencies: ModuleDependencies?

  /// The text before a `=` is a module if it is a name; a path that begins so is written with
  /// `./` before it.
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

  /// `App:Shop,Money,!Store`, with `*` among them where others may be missing.
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

  /// Swift takes letters beyond ASCII in a module's name.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !SyntaxByte.isDigit(first) else { return false }
    return text.utf8.allSatisfy { SyntaxByte.isNamePart($0) || $0 >= 0x80 }
  }

  /// Whether the package leaves the path's module out.
  static func isLeftOut(_ text: String) -> Bool { ModulePath(text).role == .leftOut }

  /// A module's files may be named one by one; two folders are two modules.
  static func check(_ texts: [String]) throws(UsageError) {
    var first: [String: String] = [:]
    for text in texts {
      let path = ModulePath(text)
      if path.dependencies != nil { continue }
      guard !path.path.isEmpty else {
        throw UsageError(text.isEmpty ? "a path is empty" : "'\(text)' names no path")
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
