import Testing
import Turnpike

@Suite struct IntegerValueTests {
  /// Every type reads its own bounds and nothing beyond: the narrow ones share one parser.
  @Test(arguments: [
    bounds(Int8.self), bounds(Int16.self), bounds(Int32.self), bounds(Int64.self),
    bounds(Int.self), bounds(UInt8.self), bounds(UInt16.self), bounds(UInt32.self),
    bounds(UInt64.self), bounds(UInt.self),
  ])
  func readsItsBounds(_ bounds: Bounds) {
    #expect(bounds.read(bounds.least) == bounds.least)
    #expect(bounds.read(bounds.greatest) == bounds.greatest)
    #expect(bounds.read(bounds.below) == nil)
    #expect(bounds.read(bounds.above) == nil)
    for text in ["", "-", "x", "1x", " 1", "1.0"] { #expect(bounds.read(text) == nil) }
  }
}

/// The bounds of an integer type as texts, and what it reads of a text, printed again.
struct Bounds: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let least: String
  let greatest: String
  let below: String
  let above: String
  let read: @Sendable (String) -> String?
}

private func bounds<Value: FixedWidthInteger & RouteValue>(_ type: Value.Type) -> Bounds {
  // One more or less than a bound, for bounds that end in 5, 7 and 8.
  func next(_ text: String) -> String {
    String(text.dropLast()) + String((text.last?.wholeNumberValue ?? 0) + 1)
  }
  return Bounds(
    testDescription: "\(type)", least: Value.min.description, greatest: Value.max.description,
    below: Value.isSigned ? next(Value.min.description) : "-1",
    above: next(Value.max.description)
  ) { Value(routeText: $0)?.routeText }
}
