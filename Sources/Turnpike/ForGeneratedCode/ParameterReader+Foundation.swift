public import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension _ParameterReader {
  /// The next parameter, a date.
  @inlinable
  public func date() -> Date { Date(timeIntervalSinceReferenceDate: double()) }

  /// The next parameter, a UUID.
  @inlinable
  public func uuid() -> UUID {
    let bits = LinkLookUp.nextUUID(buffer)
    return UUID(
      uuid: unsafeBitCast((bits.0.littleEndian, bits.1.littleEndian), to: uuid_t.self))
  }
}
