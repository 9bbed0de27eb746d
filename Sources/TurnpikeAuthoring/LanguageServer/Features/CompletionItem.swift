import TurnpikeCompiler

/// A text that may be meant.
struct CompletionItem {
  /// As the protocol counts them.
  enum Kind: Int {
    case module = 9
    case property = 10
    case value = 12
    case `enum` = 13
    case keyword = 14
    case enumMember = 20
    case `struct` = 22
  }

  var label: String
  let kind: Kind
  var detail = ""
  var documentation = ""
  /// What is written, where that is not the label.
  var text: String?

  func json(replacing range: TextRange) -> JSON {
    [
      "label": .string(label), "kind": .number(kind.rawValue),
      "detail": detail.isEmpty ? nil : .string(detail),
      "documentation": documentation.isEmpty ? nil : .markdown(documentation),
      "filterText": .string(label),
      "textEdit": ["range": range.json, "newText": .string(text ?? label)],
    ]
  }
}

extension JSON {
  static func markdown(_ text: String) -> JSON {
    ["kind": "markdown", "value": .string(text)]
  }
}
