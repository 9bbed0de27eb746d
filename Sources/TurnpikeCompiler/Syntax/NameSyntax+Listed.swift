extension NameSyntax {
  /// The names of a list with commas, each with its range.
  package var listed: [NameSyntax] {
    var rest = range
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let name = String(part).trimmed
      let lead = part.utf8.prefix(while: SyntaxByte.isBlank).count
      defer { rest = rest.dropFirst(part.utf8.count + 1) }
      return NameSyntax(name, rest.dropFirst(lead).prefix(name.utf8.count))
    }
  }
}
