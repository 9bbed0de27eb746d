// A release build makes a copy of the standard library's code for every type of element. In the
// plugin's program, which each client compiles, that would cost much and gain nothing that is seen, so
// these stand in for it in this module, those that sort in the modules above it too, and are compiled
// once: see `SyntaxByte`. An unoptimised build makes no copies, and is faster with the standard
// library's.
#if !DEBUG

extension Sequence {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var elements = ContiguousArray(self)
    elements.sort(by: isBefore)
    return Array(elements)
  }
}

extension Sequence where Element: Comparable {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package func sorted() -> [Element] { sorted(by: <) }
}

extension Array where Element: Comparable {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package mutating func sort() { self = sorted() }
}

extension Array {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package mutating func sort(by isBefore: (Element, Element) -> Bool) {
    self = sorted(by: isBefore)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func append(_ element: __owned Element) { Self.append(element, to: &self) }

  // What a protocol asks for is the standard library's, as is what a slice has.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private static func append<Elements: RangeReplaceableCollection>(
    _ element: __owned Elements.Element, to elements: inout Elements
  ) {
    elements.append(element)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func map<Result>(_ transform: (Element) throws -> Result) rethrows -> [Result] {
    try self[...].map(transform)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func compactMap<Result>(_ transform: (Element) throws -> Result?) rethrows -> [Result] {
    try self[...].compactMap(transform)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func flatMap<Results: Sequence>(
    _ transform: (Element) throws -> Results
  ) rethrows -> [Results.Element] {
    try self[...].flatMap(transform)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try self[...].filter(isIncluded)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func first(where isIt: (Element) throws -> Bool) rethrows -> Element? {
    try self[...].first(where: isIt)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func contains(where isIt: (Element) throws -> Bool) rethrows -> Bool {
    try self[...].contains(where: isIt)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func allSatisfy(_ isSo: (Element) throws -> Bool) rethrows -> Bool {
    try self[...].allSatisfy(isSo)
  }
}

#endif
