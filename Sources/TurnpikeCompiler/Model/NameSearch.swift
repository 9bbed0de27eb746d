/// Looks for the names that were meant by misspelt ones.
///
/// A name is compared with every candidate, so each is looked for once, and after very many different
/// ones no more.
struct NameSearch {
  struct Result {
    var names: [String] = []
    /// Whether no line that could not be read may have a name that is as near.
    var isSure = true
  }

  private var found: [String: Result] = [:]

  private static var maximumNames: Int { 100 }

  /// What has been found for a name already; nil where it is still to be looked for.
  func known(_ name: String) -> Result? {
    found[name] ?? (found.count < Self.maximumNames ? nil : Result())
  }

  /// - Parameters:
  ///   - known: the candidates.
  ///   - unread: names in lines that could not be read.
  mutating func names(near name: String, in known: [String], beside unread: [String]) -> Result {
    let names = nearestNames(to: name, in: known)
    let isSure = unread.isEmpty || nearestNames(to: name, in: names + unread) == names
    let result = Result(names: names, isSure: isSure)
    found[name] = result
    return result
  }
}
