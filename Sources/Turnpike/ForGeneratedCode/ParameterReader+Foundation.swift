internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension _ParameterReader {
  /// Reads a date.
  public mutating func date(_ index: Int) throws(_NoRoute) -> Date {
    Date(timeIntervalSinceReferenceDate: try double(index))
  }

  /// Reads a UUID.
  public mutating func uuid(_ index: Int) throws(_NoRoute) -> UUID {
    guard let (high, low) = table.literal.uuid(index, of: match, in: _link) else { throw .invalid }
    return UUID(
      uuid: (
        high.byte(0), high.byte(1), high.byte(2), high.byte(3), high.byte(4), high.byte(5),
        high.byte(6), high.byte(7), low.byte(0), low.byte(1), low.byte(2), low.byte(3),
        low.byte(4), low.byte(5), low.byte(6), low.byte(7)
      ))
  }
}

extension UInt64 {
  /// One of the eight bytes, the highest first.
  fileprivate func byte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: self >> UInt64(56 - 8 * index))
  }
}
