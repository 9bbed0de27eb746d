/// A capture as another tool writes it, and how it is written here.
struct ForeignCapture {
  var name: String
  var type: String?
  var isRest = false
  var isOptional = false

  /// Reads what stands between the brackets of `{id}`, `{id:int}`, `[...slug]` or `<int:id>`.
  ///
  /// - Parameter isTypeFirst: whether the type stands before the name.
  @_optimize(none)
  init?(_ content: String, isTypeFirst: Bool) {
    var text = content[...]
    if text.hasPrefix("...") {
      text = text.dropFirst(3)
      isRest = true
    }
    while text.hasPrefix("*") {
      text = text.dropFirst()
      isRest = true
    }
    if text.hasSuffix("...") {
      text = text.dropLast(3)
      isRest = true
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var own = parts[isTypeFirst && parts.count > 1 ? 1 : 0]
    if let mark = own.last, mark == "?" || mark == "*" || mark == "+" {
      own = own.dropLast()
      if mark == "?" { isOptional = true } else { isRest = true }
    }
    var typeText = parts.count > 1 ? String(parts[isTypeFirst ? 0 : 1]) : ""
    if typeText.hasSuffix("?") {
      typeText.removeLast()
      isOptional = true
    }
    if typeText == "path" { isRest = true }
    name = String(own)
    type = Self.type(typeText)
    guard let first = name.utf8.first, SyntaxByte.isNameStart(first),
      name.utf8.allSatisfy({ SyntaxByte.isWordPart($0) })
    else { return nil }
    name = Self.name(name)
  }

  /// What a name with hyphens is written as.
  static func name(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == 0x2D ? SyntaxByte.underscore : $0 }, as: UTF8.self)
  }

  /// The built-in type that a word of another tool, or a regular expression, stands for.
  @_optimize(none)
  static func type(_ text: String) -> String? {
    if let type = BuiltInType.meant(inPattern: text) { return type.rawValue }
    let isNumber = ["\\d+", "\\\\d+", "[0-9]+", "^\\d+$"].contains { text.hasPrefix($0) }
    return isNumber ? "Int" : nil
  }

  /// How it is written, and what it is.
  @_optimize(none)
  var hint: Wording {
    if isRest { return "a rest is written '\(proposed: "*" + name)'" }
    if isOptional {
      let written = ":\(name)<\(type ?? "String")?>"
      return "an optional capture is written '\(proposed: written)'"
    }
    let spec = type.flatMap { $0 == "String" ? nil : "<\($0)>" } ?? ""
    return "a capture is written '\(proposed: ":" + name + spec)'"
  }
}
