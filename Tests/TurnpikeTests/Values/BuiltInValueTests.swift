import Foundation
import Testing
import Turnpike

@testable import TurnpikeCompiler

/// The runtime's values are those of the compiler: what the table lets through, Swift's type reads,
/// and it prints what the compiler takes it to print.
@Suite struct BuiltInValueTests {
  /// Samples of every type, each of which is a text to every other type too.
  static let texts = BuiltInType.allCases.flatMap { $0.samples(nil) } + ["", "-0", "1e3", "A", "é"]

  @Test(arguments: BuiltInType.allCases)
  func readsAndPrints(_ type: BuiltInType) {
    for text in Self.texts {
      guard let canonical = type.canonical(Array(text.utf8), nil) else { continue }
      #expect(printed(text, type.swiftType) == canonical, "\(text)")
    }
  }

  private func printed<Value: RouteValue>(_ text: String, _ type: Value.Type) -> String? {
    Value(routeText: text)?.routeText
  }
}

extension BuiltInType {
  /// Each has a type that links carry.
  fileprivate var swiftType: any RouteValue.Type {
    switch self {
    case .string: String.self
    case .int: Int.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .double: Double.self
    case .float: Float.self
    case .bool: Bool.self
    case .uuid: UUID.self
    case .date: Date.self
    case .url: URL.self
    case .decimal: Decimal.self
    }
  }
}
