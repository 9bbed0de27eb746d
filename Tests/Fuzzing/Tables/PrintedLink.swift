import TurnpikeCompiler
import TurnpikeTable

/// What a table reads from a link, as texts: what generated code would make values of.
private struct PrintedLink {
  let route: Int
  let pattern: String
  let texts: [[String]]
  /// The canonical link of the same route and texts.
  let path: String

  /// Nil where no route of the table itself answers.
  init?(_ table: TableView, _ link: String) {
    var link = link
    let read: PrintedLink? = link.withUTF8 { bytes in
      var read: PrintedLink?
      table.match(UnsafeRawBufferPointer(bytes), custom: { _, _ in true }, mount: { _ in true }) {
        if case .matched(let match) = $0, !match.isMount { read = PrintedLink(match) }
      }
      return read
    }
    guard let read else { return nil }
    self = read
  }

  private init(_ match: LinkMatch) {
    var texts: [[String]] = []
    path = LinkPrinter.path(by: match.table.base) { printer in
      printer.start(route: match.route)
      for index in 0..<match.parameterCount {
        let parameter = match.parameter(index)
        if parameter.isList {
          texts.append(match.texts(parameter))
          printer.print(texts[index])
        } else if let text = match.text(parameter) ?? parameter.defaultText {
          texts.append([text])
          printer.print(text)
        } else {
          texts.append([])
          printer.skip()
        }
      }
    }
    (route, pattern) = (match.route, match.pattern)
    self.texts = texts
  }
}

/// What is read prints a link that is read as the same, unless a better pattern answers that one.
func expectLaw(_ table: CompiledTable, _ link: String) {
  let storage = TableStorage(table.encoded.bytes)
  withExtendedLifetime(storage) {
    guard let read = PrintedLink(storage.view, link) else { return }
    let own = storage.view.pattern(ofRoute: read.route)
    let again = PrintedLink(storage.view, read.path)
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
}
