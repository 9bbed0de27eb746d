// What a pattern asks of a query, found and checked in one pass: nearly every reader wants all of it.

extension LinkMatch {
  /// Finds the first value of each parameter that is one value in the query, and puts its place at
  /// the parameter's index; the table's start stands for none.
  func locateItems(in places: UnsafeMutablePointer<PathSegments.Place>) {
    let count = parameterCount
    let nothing = PathSegments.Place(start: table.base, end: table.base)
    for index in 0..<count { places[index] = nothing }
    var first = 0
    var items = QueryItems(tail.queryBytes(of: link))
    while first < count, let item = items.next() {
      // Most links have them in the pattern's order.
      for index in first..<count where places[index].start == table.base {
        let parameter = parameter(index)
        guard parameter.place == .query, !parameter.isList,
          item.hasKey(table.text(parameter.index))
        else { continue }
        let start = item.value.baseAddress ?? link.end
        places[index] = PathSegments.Place(start: start, end: start + item.value.count)
        if index == first { first += 1 }
        break
      }
    }
  }

  /// Checks what the query and the fragment have, where its place is known.
  ///
  /// - Returns: for each of the first parameters where it stands, if that is among the places and as
  ///   it is: see `TableLayout.Node.captures`. Nil where the link is invalid.
  func captures(among items: UnsafePointer<PathSegments.Place>, _ custom: CustomCheck) -> UInt32? {
    var captures = LinkReading.noCaptures
    let count = parameterCount
    var parameter = parameter(0)
    for index in 0..<count {
      var place = TableLayout.Node.noCapture
      switch parameter.place {
      case .segment:
        if !parameter.hasAffix, decoded == nil, parameter.index < segmentCount {
          place = parameter.index
        }
      case .query where !parameter.isList:
        let item = items[index]
        if item.start == table.base {
          guard parameter.mayBeMissing else { return nil }
        } else if item.start == item.end
          || PercentCoding.needsDecoding(item.bytes, plusIsSpace: true)
        {
          if failure(index, parameter, custom) != nil { return nil }
        } else {
          guard parameter.check.accepts(item.bytes, custom: custom) else { return nil }
          place = segmentCount &+ index
        }
      case .query, .fragment: if failure(index, parameter, custom) != nil { return nil }
      case .rest, .absent: break
      }
      if index < TableLayout.Node.captureCount {
        let bits = UInt32(truncatingIfNeeded: index &* 8)
        captures &= ~(0xFF &<< bits)
        captures |= UInt32(TableLayout.byte(place)) &<< bits
      }
      parameter = parameter.next
    }
    return captures
  }
}
