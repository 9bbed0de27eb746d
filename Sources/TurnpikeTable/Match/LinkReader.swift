/// Reads the values of a route: what a link has for each parameter of the entry that answers it.
///
/// Parameters are known by their indices in the route's order. Captures have been checked by the
/// search; what a query or fragment has is checked here.
public struct LinkReader {
  private let link: String
  private let table: TableLiteral
  private let match: LinkMatch

  /// A reader of a link that a table has answered.
  public init(_ link: String, _ table: TableLiteral, _ match: LinkMatch) {
    self.link = link
    self.table = table
    self.match = match
  }

  /// What a link has for a parameter that is one value.
  public enum Text {
    case text(String)
    /// Nothing, and the parameter has no default.
    case missing
    /// Nothing, though the pattern asks for it.
    case invalid
  }

  /// The text of a parameter, or its default.
  public func text(_ index: Int) -> Text {
    let (table, match) = (table, match)
    return LinkBytes.read(link) { link in
      let matched = MatchedLink(link, table.view, match)
      let parameter = matched.parameter(index)
      switch matched.value(of: parameter) {
      case .text(let text): return .text(text.string(in: link))
      case .missing: return matched.table.defaultText(parameter).map { .text($0) } ?? .missing
      case .required: return .invalid
      }
    }
  }

  /// The texts of a parameter that is a list.
  public func texts(_ index: Int) -> [String] {
    let (table, match) = (table, match)
    return LinkBytes.read(link) { link in
      let matched = MatchedLink(link, table.view, match)
      return matched.texts(of: matched.parameter(index))
    }
  }

  /// The value of a built-in type that has at most 64 bits: a whole number with its sign, the bits
  /// of a `Double`, 1 for `true`, the seconds since 2001 of a date. Nil if the link does not have it.
  public func bits(_ index: Int) -> UInt64? {
    value(index) { table, text, check in table.bits(of: text, check) }
  }

  /// The value of a UUID: its bytes in two numbers, the first byte highest. Nil if the link does not
  /// have it.
  public func uuid(_ index: Int) -> (UInt64, UInt64)? {
    value(index) { _, text, _ in UUIDText.bits(text) }
  }

  @inline(__always)
  private func value<Value>(
    _ index: Int, _ read: (TableView, Span<UInt8>, Address<CheckRecord>) -> Value?
  ) -> Value? {
    let (table, match) = (table, match)
    return LinkBytes.read(link) { link in
      let matched = MatchedLink(link, table.view, match)
      let parameter = matched.parameter(index)
      let check = matched.table[parameter, ParameterRecord.check]
      switch matched.value(of: parameter) {
      case .text(let text): return text.read(in: link) { read(matched.table, $0, check) }
      case .missing:
        guard let text = matched.table[parameter, ParameterRecord.defaultText] else { return nil }
        return read(matched.table, matched.table.bytes(text), check)
      case .required: return nil
      }
    }
  }
}
