// What a pattern asks of a query, found and checked in one pass: nearly every reader wants all of it.

extension LinkMatch {
  /// Finds the first value of each parameter that is one value in the query, and puts it at the
  /// parameter's index; the table's start stands for none.
  func locateItems(in values: UnsafeMutablePointer<ByteSpan>) {
    let count = parameterCount
    var items = tail.items
    // Most links have them in the pattern's order, behind what the path has.
    var parameter = parameter(0)
    var first = 0
    while first < count {
      if parameter.place == .query, !parameter.isList {
        guard let value = items.nextValue(ofPlain: parameter.keyBytes) else { break }
        values[first] = value
      } else {
        values[first] = nothing
      }
      first += 1
      parameter = parameter.next
    }
    if first < count { locateOthers(in: values, from: first, &items) }
  }

  /// The same from the first parameter on that the next item is not of.
  @inline(never)
  private func locateOthers(
    in values: UnsafeMutablePointer<ByteSpan>, from first: Int, _ items: inout QueryItems
  ) {
    for index in first..<parameterCount { values[index] = nothing }
    var keys = missingKeys(in: values, from: first)
    while let item = items.next(of: keys) {
      for index in first..<parameterCount where isSought(index, in: values) {
        guard item.hasKey(parameter(index).keyBytes) else { continue }
        let start = item.value.baseAddress ?? path.link.end
        values[index] = ByteSpan(start: start, end: start + item.value.count)
        keys = missingKeys(in: values, from: first)
        break
      }
    }
  }

  /// The keys of parameters from one on that are one value of the query, which is not found yet.
  private func missingKeys(
    in values: UnsafeMutablePointer<ByteSpan>, from first: Int
  ) -> QueryKeys {
    var keys = QueryKeys()
    for index in first..<parameterCount where isSought(index, in: values) {
      keys.insert(parameter(index).keyBytes)
    }
    return keys
  }

  private func isSought(_ index: Int, in values: UnsafeMutablePointer<ByteSpan>) -> Bool {
    let parameter = parameter(index)
    return parameter.place == .query && !parameter.isList && isNothing(values[index])
  }

  /// Of a value that the query does not have.
  private var nothing: ByteSpan {
    ByteSpan(start: entry.table.base, end: entry.table.base)
  }

  @inline(__always)
  func isNothing(_ value: ByteSpan) -> Bool { value.start == entry.table.base }

  /// Checks what the query and the fragment have, where it is known where that stands.
  ///
  /// - Returns: where the first parameters stand, of those that stand as they are among the segments
  ///   and values. Nil where the link is invalid.
  func captures(
    among items: UnsafePointer<ByteSpan>, _ custom: CustomCheck
  ) -> CaptureIndices? {
    var captures = CaptureIndices.none
    let segmentCount = segmentCount
    var parameter = parameter(0)
    for index in 0..<parameterCount {
      switch parameter.place {
      case .segment:
        if !parameter.hasAffix, parameter.segment < segmentCount {
          captures.set(parameter.segment, of: index)
        }
      case .query where !parameter.isList:
        let item = items[index]
        if isNothing(item) {
          guard parameter.mayBeMissing else { return nil }
        } else if item.start == item.end
          || PercentCoding.needsDecoding(item.bytes, plusIsSpace: true)
        {
          if failure(parameter, custom) != nil { return nil }
        } else {
          guard parameter.check.accepts(item.bytes, custom: custom) else { return nil }
          captures.set(segmentCount &+ index, of: index)
        }
      case .query, .fragment: if failure(parameter, custom) != nil { return nil }
      case .rest, .absent: break
      }
      parameter = parameter.next
    }
    return captures
  }
}
