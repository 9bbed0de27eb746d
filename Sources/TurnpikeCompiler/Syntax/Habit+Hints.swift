// The texts of hints.

extension Habit {
  /// Returns a part of a hint with the texts of groups and the results of functions; nil if a function
  /// has no result.
  func filled(_ part: String, _ groups: [String]) -> String? {
    let pieces = part.split(separator: "$", omittingEmptySubsequences: false)
    var text = String(pieces[0])
    for piece in pieces.dropFirst() {
      guard let group = piece.first?.wholeNumberValue, group < groups.count else {
        text += "$" + piece
        continue
      }
      let name = piece.dropFirst(2).prefix(while: \.isLetter)
      if piece.dropFirst().first == ".", !name.isEmpty {
        guard let result = result(of: name, groups[group]) else { return nil }
        text += result + piece[name.endIndex...]
      } else {
        text += groups[group] + piece.dropFirst()
      }
    }
    return text
  }

  /// The result of a function of the table; nil if the text is not what the function is for.
  private func result(of function: Substring, _ text: String) -> String? {
    let directives = DirectiveWord.allCases.map(\.rawValue)
    let foreignDirective = DirectiveWord(foreign: text)
    switch function {
    case "type": return typeName(text)
    case "exactType": return BuiltInType(rawValue: text)?.rawValue
    case "builtIn": return BuiltInType.isMeant(by: text) ? typeName(text) : nil
    case "typeOfValue":
      if Int(text) != nil { return "Int" }
      return text == "true" || text == "false" ? "Bool" : "String"
    case "range":
      guard let bound = Int(text.dropFirst().filter { $0 != " " }) else { return nil }
      return text.hasPrefix(">") ? "\(bound + 1)..." : "...\(bound - 1)"
    case "values": return text.split { ",;/| ".contains($0) }.joined(separator: "|")
    case "withoutDots": return text.replacing(".", with: "")
    case "unquoted": return text.filter { !"\"'“”‘’".contains($0) }
    case "name": return text.replacing("-", with: "_")
    case "destination": return destinationName(text) ?? "HomeDestination"
    case "mount": return nearest(to: text, in: ["mount"])
    case "foreignDirective": return foreignDirective?.rawValue
    case "nearestDirective": return nearest(to: text, in: directives)
    case "otherDirectives":
      return directives.contains(text) ? nil : ("\(all: directives)" as Wording).text
    // A misspelled directive has no arrow.
    case "unlessDirective":
      let isMeant =
        foreignDirective != nil || directives.contains(text)
        || !nearestNames(to: text, in: directives).isEmpty
      return isMeant ? nil : ""
    default: return nil
    }
  }
}

/// A parameter as it is written here, by the name and the type that another tool gives it:
/// `:product-id<int>` becomes `:product_id<Int>`. Any other text stays.
func parameter(_ text: String) -> String {
  let written = #/([^:*]*)([:*])([\w-]+)(?:<(\w*|\\+d[+*]?|\[0-9\][+*]?)(\??)>)?/#
  guard let (_, key, mark, name, type, question) = text.wholeMatch(of: written)?.output else {
    return text
  }
  let newName = name.replacing("-", with: "_")
  let newType = type.flatMap { typeName($0) }
  let spec = question == "?" ? "<\(newType ?? "String")?>" : newType.map { "<\($0)>" } ?? ""
  return "\(key == newName ? "" : key)\(mark)\(newName)\(spec)"
}

/// The name in Turnpike of a type of another tool or language; nil if the word is not a type.
private func typeName(_ word: some StringProtocol) -> String? {
  if let type = BuiltInType.meant(inPattern: String(word)) { return type.rawValue }
  if word.hasPrefix("\\") || word.hasPrefix("[0-9]") { return BuiltInType.int.rawValue }
  return word.first.map { $0.isASCII && $0.isUppercase } == true ? String(word) : nil
}
