import TurnpikeTable

/// Writes a table: origins, patterns with their pieces, routes, and the tree of patterns.
struct TableEncoder {
  let model: TableModel
  let tree: PatternTree
  var writer = TableWriter()
  /// The entries by number.
  var entries: [Address<EntryRecord>] = []
  /// The checks of types. Many parameters can have the same type.
  var checks: [ValueType: Address<CheckRecord>] = [:]
  /// The check of plain text, which is the type of most parameters.
  var stringCheck: Address<CheckRecord>?
  /// The user's own types, by their numbers.
  var customTypes: [String] = []
  /// The attributes of groups and lines.
  var attributes: [ObjectIdentifier: Address<AttributesRecord>] = [:]

  /// The records of the origins, in the model's order, then of the outer origins.
  var originRecords: [Address<OriginRecord>] = []
  /// The first record of each scheme.
  var recordsOfSchemes: [String: Address<OriginRecord>] = [:]
  /// The restrictions of lines. Many lines can have the same restriction.
  var restrictions: [LinkRestriction: Address<RestrictionRecord>] = [:]
  /// The build conditions of lines and origins, by number.
  let conditions: [BuildCondition]

  static func encode(
    _ model: TableModel, _ tree: PatternTree
  ) throws(TableTooLarge) -> EncodedTable {
    var encoder = TableEncoder(model: model, tree: tree)
    return try encoder.encode()
  }

  private init(model: TableModel, tree: PatternTree) {
    self.model = model
    self.tree = tree
    conditions = model.conditions
  }

  private mutating func encode() throws(TableTooLarge) -> EncodedTable {
    // The table contains the text of each pattern.
    let size = tree.entries.reduce(0) { $0 + $1.pattern.size }
    guard size < TableView.maximumSize else { throw .bytes }
    let header = writer.reserve(HeaderRecord.self)
    let root = writer.reserve(NodeRecord.self)
    writer.set(HeaderRecord.origins, of: header, to: appendOrigins())
    appendEntries()
    writer.set(HeaderRecord.entries, of: header, to: writer.append(list: entries))
    writer.set(HeaderRecord.examples, of: header, to: appendExamples())
    writer.set(HeaderRecord.routes, of: header, to: appendRoutes())
    writer.set(HeaderRecord.query, of: header, to: appendSharedQuery())
    appendTree(root: root)
    writer.set(HeaderRecord.typeNames, of: header, to: appendTexts(customTypes))
    writer.set(HeaderRecord.conditions, of: header, to: appendTexts(conditions.map(\.text)))
    _ = writer.reserve(TableView.padding)
    guard writer.offset < TableView.maximumSize else { throw .bytes }
    return EncodedTable(bytes: writer.bytes, escapes: writer.escapes, customTypes: customTypes)
  }

  mutating func appendTexts(
    _ texts: [String]
  ) -> Address<ListRecord<Address<TextRecord>>> {
    let addresses = texts.map { writer.text($0) }
    return writer.append(list: addresses)
  }

  /// Appends a list of entries, given by their numbers.
  mutating func appendList(_ numbers: [Int]) -> Address<ListRecord<Address<EntryRecord>>> {
    writer.append(list: numbers.map { entries[$0] })
  }
}
