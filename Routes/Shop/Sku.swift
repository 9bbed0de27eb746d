public import Turnpike

/// A stock-keeping unit as the shop prints it on price tags: letters, digits and hyphens.
public struct Sku: RouteValue, LosslessStringConvertible {
  /// The code, in capitals.
  public let description: String

  /// The code in either case; nil for anything else.
  public init?(_ description: String) {
    let allowed = description.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
      default: false
      }
    }
    guard allowed, !description.isEmpty else { return nil }
    self.description = description.uppercased()
  }
}
