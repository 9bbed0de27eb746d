import TurnpikeCompiler

/// Pieces of TypeScript's text.
enum TypeScript {
  /// A string literal. JSON's is one, but for two characters that end a line.
  static func string(_ text: String) -> String {
    JSON.string(text).text.replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }

  static func strings(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }

  /// The type of the texts that have any text in place of a wildcard.
  static func template(_ text: String, wildcard: Character) -> String {
    let parts = text.split(separator: wildcard, maxSplits: 1, omittingEmptySubsequences: false)
    return "`" + parts.joined(separator: "${string}") + "`"
  }

  /// The type of an origin, with any labels in place of a wildcard.
  static func origin(_ origin: OriginModel) -> String {
    origin.isWildcard ? template(origin.text, wildcard: "*") : string(origin.text)
  }

  static func union(_ types: [String]) -> String {
    types.isEmpty ? "never" : types.joined(separator: " | ")
  }

  /// A name before a member of an object. In brackets it is never the object's prototype.
  static func key(_ name: String) -> String { isPlain(name) ? name : "[\(string(name))]" }

  /// A member after its object.
  static func member(_ name: String) -> String { isPlain(name) ? ".\(name)" : "[\(string(name))]" }

  private static func isPlain(_ name: String) -> Bool {
    name != "__proto__" && name.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The name of the constant of an enum: `shopRoute` for `ShopRoute`.
  static func constant(_ enumName: String) -> String {
    let name = Naming.lowerCamelCase(enumName)
    return taken.contains(name[...]) || name.hasPrefix(mountFunction) ? name + "_" : name
  }

  /// The start of the name of a function that makes a mounted table's object.
  static let mountFunction = "linksAfterMount"

  /// The module's own names, and reserved words.
  private static let taken: Set<Substring> = Set(
    """
    match turnpike arguments await break case catch class const continue debugger default delete \
    do else enum eval export extends false finally for function if implements import in instanceof \
    interface let new null package private protected public return static super switch this throw \
    true try typeof undefined var void while with yield
    """.split(separator: " "))

  /// A comment before a declaration; empty without lines.
  static func documentation(_ lines: [String], indent: String) -> String {
    // As scalars, because a mark can combine with the '/'.
    let texts = lines.map { line in
      let end = "*/".unicodeScalars
      return String(harmless(line).unicodeScalars.replacing(end, with: "*\\/".unicodeScalars))
    }
    guard texts.count > 1 else {
      return texts.first.map { "\(indent)/** \($0) */\n" } ?? ""
    }
    let comment = texts.map { $0.isEmpty ? "\(indent) *\n" : "\(indent) * \($0)\n" }
    return "\(indent)/**\n\(comment.joined())\(indent) */\n"
  }
}

// Parameters.

extension TypeScript {
  /// The declaration of the parameters that any link can have.
  static func sharedQuery(_ query: SharedQueryModel) -> String {
    let lines =
      query.documentation.isEmpty
      ? ["The parameters that any link can have."] : query.documentation
    let members = query.parameters.map { "  \(member(of: $0));\n" }.joined()
    return "\n\(documentation(lines, indent: ""))export type LinkQuery = {\n\(members)};\n"
  }

  /// The parameter of a route's function: an object with the route's parameters.
  static func parameters(_ parameters: [ParameterModel]) -> String {
    if parameters.isEmpty { return "" }
    let members = parameters.map(member(of:)).joined(separator: "; ")
    return "parameters: { \(members) }" + (parameters.allSatisfy(\.mayBeMissing) ? " = {}" : "")
  }

  private static func member(of parameter: ParameterModel) -> String {
    let name = "readonly \(key(parameter.swiftName))"
    let type = type(of: parameter) + (parameter.spec.isOptional ? " | null" : "")
    return parameter.mayBeMissing ? "\(name)?: \(type) | undefined" : "\(name): \(type)"
  }

  private static func type(of parameter: ParameterModel) -> String {
    let type = type(parameter.type)
    let element = type.contains(" ") ? "(\(type))" : type
    if parameter.isRest { return "readonly [\(type), ...\(element)[]]" }
    return parameter.spec.isList ? "readonly \(element)[]" : type
  }

  /// The type of the values that `valueText` in `printing.js` accepts.
  private static func type(_ type: ValueType) -> String {
    switch type {
    case .words(_, let words): union(words.map { string($0.text) })
    case .custom: "string"
    case .builtIn(let type, _):
      switch type {
      case .string, .uuid, .url: "string"
      case .int8, .int16, .int32, .uint8, .uint16, .uint32, .double, .float: "number"
      // A number holds 53 bits exactly.
      case .int, .int64, .uint, .uint64: "number | bigint"
      case .decimal: "number | `${number}`"
      case .bool: "boolean"
      case .date: "Date | Day | Instant"
      }
    }
  }
}
