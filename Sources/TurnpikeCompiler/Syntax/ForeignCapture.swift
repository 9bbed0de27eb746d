/// A capture as another tool writes it, and how it is written here.
struct ForeignCapture {
  var name: String
  var type: String?
  var isRest = false
  var isOptional = false
  /// Whether all that is written is in this, and nothing else can be meant.
  var isSure = true

  /// Reads the text between the brackets of `{id}`, `{id:int}`, `[...slug]` or `<int:id>`.
  ///
  /// - Parameter isTypeFirst: whether the type is before the name.
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
    if type == nil, !isRest, !typeText.isEmpty { isSure = false }
    guard let first = name.utf8.first, SyntaxByte.isNameStart(first),
      name.utf8.allSatisfy({ SyntaxByte.isWordPart($0) })
    else { return nil }
    name = Self.name(name)
  }

  /// What a name with hyphens is written as.
  static func name(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == 0x2D ? SyntaxByte.underscore : $0 }, as: UTF8.self)
  }

  /// The type that a word of another tool, or a regular expression, stands for.
  static func type(_ text: String) -> String? {
    if let type = BuiltInType.meant(inPattern: text) { return type.rawValue }
    return ["\\d+", "\\\\d+", "[0-9]+", "^\\d+$"].contains(text) ? "Int" : nil
  }

  /// Whether a word is a type's name and no other by chance, as `date` may be.
  static func isType(_ word: String) -> Bool {
    BuiltInType(rawValue: word) != nil || BuiltInType.isMeant(byWord: word)
  }

  /// How it is written, and what it is.
  var hint: Wording {
    if isRest { return Self.restHint(name, mayBeEmpty: !isSure) }
    if isOptional {
      let written = ":\(name)<\(type ?? "String")?>"
      if !isSure { return "an optional capture is written '\(shortened: written)'" }
      return "an optional capture is written '\(proposed: written)'"
    }
    let spec = type.flatMap { $0 == "String" ? nil : "<\($0)>" } ?? ""
    if !isSure {
      return
        "a capture is written '\(shortened: ":" + name)', with a type ':\(shortened: name)<Int>'"
    }
    return "a capture is written '\(proposed: ":" + name + spec)'"
  }

  /// How a rest is written.
  ///
  /// - Parameter mayBeEmpty: whether in the other tool no segment at all is one too, so that this is
  ///   not the same.
  static func restHint(_ name: String, mayBeEmpty: Bool) -> Wording {
    mayBeEmpty
      ? "a rest is written '\(shortened: "*" + name)', and takes one segment or more"
      : "a rest is written '\(proposed: "*" + name)'"
  }
}
