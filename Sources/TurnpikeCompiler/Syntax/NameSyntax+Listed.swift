extension NameSyntax {
  /// The names of a list with commas, each with its range.
  package var listed: [NameSyntax] {
    var names: [NameSyntax] = []
    var offset = range.lower
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let lead = part.utf8.prefix(while: SyntaxByte.isBlank).count
      let name = String(part).trimmed
      let lower = offset + lead
      names.append(
        NameSyntax(
          name,
          SourceRange(file: range.file, lower: lower, upper: lower + name.utf8.count)))
      offset += part.utf8.count + 1
    }
    return names
  }
}
