import Foundation

/// The section "Create links" of HowLinksAreMatched.md word for word: the canonical link of a
/// route's values.
package struct ReferencePrinter {
  /// By the parameters' names: nil, one text, or a list's.
  package typealias Values = [String: [String]?]

  let pattern: ReferencePattern
  let values: Values

  package init(_ pattern: ReferencePattern, _ values: Values) {
    self.pattern = pattern
    self.values = values
  }

  package var path: String {
    var parts: [(texts: [[UInt8]], mayGo: Bool)] = pattern.pieces.map { piece in
      switch piece {
      case .literal(let text): return ([text], false)
      case .rest(let capture): return (texts(capture), false)
      case .capture(let capture):
        return (texts(capture).map { capture.prefix + $0 + capture.suffix }, isLeftOut(capture))
      }
    }
    while parts.last?.mayGo == true { parts.removeLast() }
    let segments = parts.flatMap(\.texts).enumerated().map { index, text in
      encoded(text, index == 0 ? Self.segment.filter { $0 != ":" } : Self.segment)
    }.map { $0 == "." ? "%2E" : $0 == ".." ? "%2E%2E" : $0 }
    let path = segments.joined(separator: "/")
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return (path.isEmpty ? "/" : path) + query + fragment
  }

  private var items: [String] {
    pattern.items.flatMap { item -> [String] in
      switch item {
      case .condition(let key, let value):
        return ["\(encoded(key, Self.query))=\(encoded(value, Self.query))"]
      case .present(let key): return ["\(encoded(key, Self.query))="]
      case .absent: return []
      case .parameter(let key, let capture):
        if isLeftOut(capture) { return [] }
        return texts(capture).map { "\(encoded(key, Self.query))=\(encoded($0, Self.query))" }
      }
    }
  }

  private var fragment: String {
    guard let capture = pattern.fragment, !isLeftOut(capture) else { return "" }
    return "#" + texts(capture).map { encoded($0, Self.segment + "/?") }.joined()
  }

  private func texts(_ capture: ReferenceCapture) -> [[UInt8]] {
    ((values[capture.name] ?? nil) ?? []).map { Array($0.utf8) }
  }

  private func isLeftOut(_ capture: ReferenceCapture) -> Bool {
    guard let texts = values[capture.name] ?? nil else { return true }
    return !capture.isList
      && texts.first.map { Array($0.utf8) }
        == capture.canonicalDefault.map { Array($0.utf8) }
  }

  /// RFC 3986: `pchar`, and what a query may have but for the marks of its items.
  private static let segment =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@"
  private static let query = segment.filter { !"&=+".contains($0) } + "/?"

  private func encoded(_ text: [UInt8], _ allowed: String) -> String {
    text.map { byte in
      allowed.utf8.contains(byte)
        ? String(decoding: [byte], as: UTF8.self)
        : "%" + String(UInt32(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
    }.joined()
  }
}

extension ReferencePrinter {
  /// Whether a link can carry every value: no empty path capture or rest, numbers finite and in
  /// range.
  package var areCarried: Bool {
    pattern.pieces.allSatisfy { piece in
      switch piece {
      case .literal: return true
      case .capture(let capture):
        return isLeftOut(capture) || texts(capture).allSatisfy { isCarried($0, capture) }
      case .rest(let capture):
        return !texts(capture).isEmpty && texts(capture).allSatisfy { isCarried($0, capture) }
      }
    }
      && pattern.items.allSatisfy { item in
        guard case .parameter(_, let capture) = item else { return true }
        return areCarriedByQuery(capture)
      } && (pattern.fragment.map { areCarriedByQuery($0) } ?? true)
  }

  private func isCarried(_ text: [UInt8], _ capture: ReferenceCapture) -> Bool {
    !text.isEmpty && capture.type.accepts(text)
  }

  /// An empty text of the user's own type counts as missing where it may be, and in a list.
  private func areCarriedByQuery(_ capture: ReferenceCapture) -> Bool {
    texts(capture).allSatisfy { text in
      let mayGo = capture.mayBeMissing || capture.isList
      let isMissing = text.isEmpty && mayGo && !capture.type.isString
      return capture.type.accepts(text) && !isMissing
    }
  }
}

extension ReferenceCapture {
  /// As the value prints.
  package var canonicalDefault: String? {
    guard let defaultText, case .builtIn(let name, _) = type else { return defaultText }
    switch name {
    case "UUID": return defaultText.uppercased()
    case "Double": return Double(defaultText).map { "\($0)" }
    case "Decimal": return ReferenceDecimal(defaultText)?.text
    case "Float": return Float(defaultText).map { "\($0)" }
    case "UInt", "UInt64": return UInt64(defaultText).map { "\($0)" }
    // Foundation does not read a host with a space.
    case "URL":
      let text = defaultText.replacing(" ", with: "%20")
      return URL(string: text)?.absoluteString ?? text
    // A date's own form is not reckoned here.
    case "String", "Bool", "Date": return defaultText
    default: return Int64(defaultText).map { "\($0)" } ?? defaultText
    }
  }
}
