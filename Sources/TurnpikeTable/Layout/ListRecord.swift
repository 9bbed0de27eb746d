/// A list: its count, followed by numbers, addresses or records.
package enum ListRecord<Element>: RecordLayout {
  package static var size: Int { TableNumber.width }
  static var count: Field<Self, Int> { Field(0) }
}

extension TableView {
  @inline(__always)
  package func count<Element>(_ list: Address<ListRecord<Element>>) -> Int {
    self[list, ListRecord.count]
  }

  package func indices<Element>(_ list: Address<ListRecord<Element>>) -> Range<Int> {
    0..<count(list)
  }

  @inline(__always)
  package subscript(list: Address<ListRecord<Int>>, index: Int) -> Int {
    self[list, Field(ListRecord<Int>.size + index * TableNumber.width)]
  }

  @inline(__always)
  package subscript<Target>(
    list: Address<ListRecord<Address<Target>>>, index: Int
  ) -> Address<Target> {
    self[list, Field(ListRecord<Address<Target>>.size + index * TableNumber.width)]
  }

  package func elements<Target>(
    _ list: Address<ListRecord<Address<Target>>>
  ) -> [Address<Target>] {
    indices(list).map { self[list, $0] }
  }

  package func elements<Element: RecordLayout>(
    _ list: Address<ListRecord<Element>>
  ) -> [Address<Element>] {
    indices(list).map { list.element($0) }
  }
}

extension Address {
  /// The address of a record that is stored in a list.
  @inline(__always)
  package func element<Element: RecordLayout>(_ index: Int) -> Address<Element>
  where Record == ListRecord<Element> {
    Address<Element>(offset + Record.size + index * Element.size)
  }
}
