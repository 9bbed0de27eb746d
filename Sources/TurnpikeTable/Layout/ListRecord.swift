/// Values of one kind behind their number.
package struct ListRecord<Element>: RecordLayout {
  let table: TableView
  let start: UnsafeRawPointer

  package static var size: Int { TableNumber.width }
}

/// What a list can have: numbers, addresses, or records that stand in it.
protocol ListElement {
  associatedtype Value

  static var width: Int { get }
  static func value(_ table: TableView, at start: UnsafeRawPointer) -> Value
}

extension ListRecord: TableRecord where Element: ListElement {
  @inline(__always)
  var count: Int { TableNumber.value(at: start) }

  var indices: Range<Int> { 0..<count }

  /// In bounds: below `count`.
  @inline(__always)
  subscript(index: Int) -> Element.Value { Element.value(table, at: element(index)) }

  @inline(__always)
  private func element(_ index: Int) -> UnsafeRawPointer {
    start + (Self.size &+ index &* Element.width)
  }

  /// Where the address in an element stands.
  @inline(__always)
  func reference<Target>(_ index: Int) -> Location<Address<Target>>
  where Element == Address<Target> {
    Location(element(index))
  }

  func map<Result>(_ transform: (Element.Value) -> Result) -> [Result] {
    indices.map { transform(self[$0]) }
  }
}

extension ListElement where Self: TableRecord {
  static var width: Int { size }

  @inline(__always)
  static func value(_ table: TableView, at start: UnsafeRawPointer) -> Self {
    Self(table: table, start: start)
  }
}

extension Int: ListElement {
  static var width: Int { TableNumber.width }

  @inline(__always)
  static func value(_ table: TableView, at start: UnsafeRawPointer) -> Int {
    TableNumber.value(at: start)
  }
}

extension Address: ListElement where Record: TableRecord {
  static var width: Int { TableNumber.width }

  @inline(__always)
  static func value(_ table: TableView, at start: UnsafeRawPointer) -> Record {
    table[Location<Address>(start)]
  }
}

extension Address {
  /// The address of a record that stands in a list.
  package func element<Element: RecordLayout>(_ index: Int) -> Address<Element>
  where Record == ListRecord<Element> {
    Address<Element>(offset + Record.size + index * Element.size)
  }
}
