import TurnpikeTable

/// One table of a run: the model that people read and the bytes that links are matched over.
package struct CompiledTable: Sendable {
  package let model: TableModel
  package let encoded: EncodedTable
  let storage: TableStorage

  init(model: TableModel, encoded: EncodedTable) {
    self.model = model
    self.encoded = encoded
    storage = TableStorage(encoded.bytes)
  }

  /// What the table answers to the link, in time linear in its length. The user's own types are
  /// taken to decode every text.
  @_optimize(none)
  package func answer(_ link: String) -> LinkAnswer {
    var link = link
    return link.withUTF8 { answer(UnsafeRawBufferPointer($0)) }
  }

  /// Why the table answers a link as it does, line by line, for people.
  package func explain(_ link: String) -> [String] {
    withExtendedLifetime(storage) {
      LinkExplanation.lines(
        link, table: storage.view, custom: { _, _ in true }, mount: { _ in true })
    }
  }

  /// What the table answers to a link of any bytes.
  package func answer(_ link: UnsafeRawBufferPointer) -> LinkAnswer {
    withExtendedLifetime(storage) {
      var answer: LinkAnswer?
      storage.view.match(link, custom: { _, _ in true }, mount: { _ in true }) {
        answer = LinkAnswer($0, of: model)
      }
      return answer ?? .none
    }
  }
}
