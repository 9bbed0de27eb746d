/// Reads the values of a route from a link, by the index of a parameter in the route's order.
///
/// Captures have been checked by the search; values in the query and the fragment are checked here.
public struct LinkReader {
  private let link: String
  private let table: TableLiteral
  private let match: LinkMatch

  /// Creates a reader for a link that a table has answered.
  public init(_ link: String, _ table: TableLiteral, _ match: LinkMatch) {
    self.link = link
    self.table = table
    self.match = match
  }

  /// The text of a parameter with a single value.
  public enum Text {
    case text(String)
    /// The link has no text, and the parameter has no default.
    case missing
    /// A required text is missing.
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

  /// The texts of a list parameter.
  public func texts(_ index: Int) -> [String] {
    let (table, match) = (table, match)
    return LinkBytes.read(link) { link in
      let matched = MatchedLink(link, table.view, match)
      return matched.texts(of: matched.parameter(index))
    }
  }

  /// The value of a built-in type in at most 64 bits; nil if the link does not have it.
  ///
  /// It is an integer with its sign, the bits of a `Double`, 1 for `true`, or the seconds since
  /// 2001 of a date.
  public func bits(_ index: Int) -> UInt64? {
    value(index) { table, text, check in table.bits(of: text, check) }
  }

  /// The bytes of a UUID in two numbers, the first byte highest; nil if the link does not have it.
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
