package import TurnpikeTable

/// One table of a run: the model that people read and the bytes that links are matched over.
package struct CompiledTable: Sendable {
  package let model: TableModel
  package let encoded: EncodedTable
  package var storage: TableStorage

  package init(model: TableModel, encoded: EncodedTable) {
    self.model = model
    self.encoded = encoded
    storage = TableStorage(encoded.bytes)
  }

  /// What the table answers to the link, in time linear in its length. The user's own types are
  /// taken to decode every text, and mounted enums to answer every rest.
  package func answer(_ link: String) -> LinkAnswer {
    LinkBytes.read(link) { answer($0) }
  }

  /// What the table answers to a link of any bytes.
  package func answer(_ link: [UInt8]) -> LinkAnswer {
    answer(ContiguousArray(link).span)
  }

  private func answer(_ link: Span<UInt8>) -> LinkAnswer {
    let query = LinkAnswer.query(of: link)
    var search = LinkSearch()
    guard let match = search.next(in: link, storage.view, { _, _ in true }) else {
      return LinkAnswer(search.refusal(of: link), query: query)
    }
    return LinkAnswer(MatchedLink(link, storage.view, match), of: model, query: query)
  }
}
