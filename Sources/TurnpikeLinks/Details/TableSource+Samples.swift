internal import TurnpikeTable

extension TableView {
  /// Texts of a parameter's type, the plainest first.
  fileprivate func sampleTexts(_ piece: Address<PieceRecord>) -> [String] {
    let check = self[piece, PieceRecord.check]
    let kind = self[check, CheckRecord.kind]
    switch kind {
    case .string, .custom: return ["a", "1", "A-1"]
    case .words: return elements(self[check, CheckRecord.words]).map { string($0) }
    case .bool: return ["true"]
    case .uuid: return ["6ba7b810-9dad-11d1-80b4-00c04fd430c8"]
    case .date: return ["2026-01-31"]
    case .url: return ["https://example.com"]
    case .decimal: return elements(self[check, CheckRecord.bounds]).map { string($0) } + ["1"]
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float:
      let bounds = [
        self[check, CheckRecord.hasLower] ? self[check, CheckRecord.lower].bits : nil,
        self[check, CheckRecord.hasUpper] ? self[check, CheckRecord.upper].bits : nil,
      ]
      return bounds.compactMap { $0.flatMap(kind.text(ofBound:)) } + ["1"]
    }
  }
}

extension TableSource {
  /// Made-up links for each line, with its pattern and, if it is a mount, the index of its case. The
  /// line may reject some of them.
  package var samples: [(pattern: String, mount: Int?, links: [String])] {
    view.entries.map { entry in
      let links = (0..<3).map { sample(of: entry, choice: $0) }
      return (view.pattern(entry), view.isMount(entry) ? view.route(entry) : nil, links)
    }
  }

  /// A link with a made-up value for each parameter that a link must have. A custom type can reject
  /// the value.
  ///
  /// - Parameter choice: Which of the made-up values of a type to use.
  private func sample(of entry: Address<EntryRecord>, choice: Int) -> String {
    var printer = LinkPrinter(self, entry: entry)
    while let piece = printer.nextParameter() {
      let texts = view.sampleTexts(piece)
      let isQueryList = view.isList(piece) && view[piece, PieceRecord.kind] == .query
      if view.mayBeMissing(piece) || isQueryList || texts.isEmpty {
        printer.skip()
      } else if view.isList(piece) {
        printer.print([texts[min(choice, texts.count - 1)]])
      } else {
        printer.print(texts[min(choice, texts.count - 1)])
      }
    }
    return printer.finish()
  }
}
