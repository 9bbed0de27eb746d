import TurnpikeCompiler

/// A path as a command line gives it: `Sources/Shop`; `ShopFeature=Sources/Shop`, which says which
/// module the files belong to; or `ShopFeature+=Sources/Shop`, of a module that only tells what it
/// answers.
struct ModulePath {
  /// Nil where none is named.
  let module: String?
  /// Whether the run is about other modules.
  let isKnown: Bool
  let path: String

  /// What stands before a `=` is a module if it is a name; a path that begins so is written with
  /// `./` before it.
  @_optimize(none)
  init(_ text: String) {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      (module, isKnown, path) = (nil, false, text)
      return
    }
    let isKnown = text[..<sign].hasSuffix("+")
    let name = isKnown ? text[..<sign].dropLast() : text[..<sign]
    if Self.isName(name) {
      self.isKnown = isKnown
      module = String(name)
      path = String(text[text.utf8.index(after: sign)...])
    } else {
      (module, self.isKnown, path) = (nil, false, text)
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, SyntaxByte.isNameStart(first) else { return false }
    return text.utf8.allSatisfy { SyntaxByte.isNamePart($0) }
  }

  /// A module's files may be named one by one; two folders are two modules.
  @_optimize(none)
  static func check(_ texts: [String]) throws(UsageError) {
    var first: [String: String] = [:]
    for text in texts {
      let path = ModulePath(text)
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
