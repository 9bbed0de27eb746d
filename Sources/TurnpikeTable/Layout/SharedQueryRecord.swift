/// The parameters of the query that any link of the table may have besides its route's own.
package enum SharedQueryRecord: RecordLayout {
  /// The parameters, as those of a pattern that no path matches.
  package static var entry: Field<Self, Address<EntryRecord>> { Field(0) }
  /// The first step that prints them.
  package static var program: Field<Self, Address<StepRecord>> { Field(4) }
  package static var size: Int { 8 }
}

extension TableView {
  /// The first step that prints what any link may carry; nil if the table declares nothing.
  var programOfSharedQuery: Address<StepRecord>? {
    self[header, HeaderRecord.query].map { self[$0, SharedQueryRecord.program] }
  }
}
