import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// What a table reads from a link, as texts: what generated code would make values of.
private struct PrintedLink {
  let route: Int
  let pattern: String
  let texts: [[String]]
  /// The canonical link of the same route and texts.
  let path: String

  /// Nil where no route of the table itself answers.
  init?(_ table: TableStorage, _ link: String) {
    let read = LinkBytes.read(link.trimmedLink) { bytes -> PrintedLink? in
      let match = table.view.match(bytes, { _, _ in true }) { _ in true }
      guard let match, !match.isMount else { return nil }
      let matched = MatchedLink(bytes, table.view, match)
      if matched.invalidParameter({ _, _ in true }) != nil { return nil }
      return PrintedLink(matched, by: table)
    }
    guard let read else { return nil }
    self = read
  }

  private init(_ matched: MatchedLink, by table: TableStorage) {
    var texts: [[String]] = []
    var printer = LinkPrinter(TableSource(table), route: matched.match.route)
    for parameter in matched.parameters {
      if matched.table.isList(parameter) {
        texts.append(matched.values(of: parameter))
        printer.print(texts.last ?? [])
      } else if let text = matched.text(of: parameter) ?? matched.table.defaultText(parameter) {
        texts.append([text])
        printer.print(text)
      } else {
        texts.append([])
        printer.skip()
      }
    }
    route = matched.match.route
    pattern = matched.table.pattern(matched.match.entry)
    path = printer.finish()
    self.texts = texts
  }
}

/// What is read prints a link that is read as the same, unless a better pattern answers that one.
func expectLaw(_ table: CompiledTable, _ link: String) {
  let storage = table.storage
  guard let read = PrintedLink(storage, link) else { return }
  let own = storage.view.pattern(ofRoute: read.route)
  let again = PrintedLink(storage, read.path)
  let isSame = again?.route == read.route && again?.texts == read.texts
  let isAnsweredBetter = table.explain(read.path).contains {
    $0.hasPrefix("  better than '\(own)': ")
  }
  // An alias may carry what its route's own pattern does not: an empty text in a query.
  if read.pattern != own, !isSame { return }
  expect(
    isSame || isAnsweredBetter,
    "'\(link)' is \(read.route) \(read.texts), printed '\(read.path)', read as "
      + (again.map { "\($0.route) \($0.texts)" } ?? "nothing"))
  if isSame { expect(again?.path == read.path, "one canonical link: \(read.path)") }
}
