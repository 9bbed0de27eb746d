/// What a pattern asks of a key of the query: `kind=book`, `token=*`, `!token`.
package enum QueryCondition: Hashable, Sendable {
  /// The first value of the key is this text. Texts are compared by their bytes.
  case value([UInt8])
  /// The link has the key, with any value.
  case present
  /// The link does not have the key.
  case absent

  package init(_ value: String) {
    self = .value(Array(value.utf8))
  }

  /// Returns whether a link meets it.
  ///
  /// - Parameter value: The first value of the key, or nil if the link does not have the key.
  package func isMet(by value: [UInt8]?) -> Bool {
    switch self {
    case .value(let expected): value == expected
    case .present: value != nil
    case .absent: value == nil
    }
  }

  /// Returns whether every link that meets another condition of the key meets this one.
  func follows(from other: QueryCondition) -> Bool {
    self == other || self == .present && other != .absent
  }

  /// A value with which a link meets it, or nil if the link must not have the key.
  package var sampleValue: [UInt8]? {
    switch self {
    case .value(let value): value
    case .present: Array("x".utf8)
    case .absent: nil
    }
  }

  /// The value that the key must have, if it must have a certain one.
  package var valueText: String? {
    if case .value(let value) = self { String(decoding: value, as: UTF8.self) } else { nil }
  }

  /// The condition as a file writes it.
  ///
  /// - Parameters:
  ///   - key: The key as a file writes it.
  ///   - literal: Returns a value as a file writes it.
  package func text(of key: String, _ literal: (String) -> String) -> String {
    switch self {
    case .value(let value): "\(key)=\(literal(String(decoding: value, as: UTF8.self)))"
    case .present: "\(key)=*"
    case .absent: "!\(key)"
    }
  }
}

/// The conditions of a pattern by their keys.
package typealias QueryConditions = [[UInt8]: QueryCondition]

extension QueryConditions {
  /// Returns the conditions of both, or nil if no link meets all of them.
  func merging(_ other: QueryConditions) -> QueryConditions? {
    var all = self
    for (key, condition) in other {
      guard let own = all[key] else {
        all[key] = condition
        continue
      }
      if condition.follows(from: own) { continue }
      guard own.follows(from: condition) else { return nil }
      all[key] = condition
    }
    return all
  }

  /// Returns whether every link that meets other conditions meets these.
  package func follow(from others: QueryConditions) -> Bool {
    allSatisfy { others.implies($1, of: $0) }
  }

  /// Returns whether every link that meets these conditions meets a condition of a key.
  func implies(_ condition: QueryCondition, of key: [UInt8]) -> Bool {
    self[key].map { condition.follows(from: $0) } ?? false
  }

  /// Returns whether a link meets them.
  ///
  /// - Parameter values: The first values of its keys.
  func areMet(by values: [[UInt8]: [UInt8]]) -> Bool {
    allSatisfy { $1.isMet(by: values[$0]) }
  }
}
