import TurnpikeCompiler
import TurnpikeTable

// What the words of the language mean, a sentence or two each.

extension DirectiveWord {
  var help: String {
    switch self {
    case .access: "Who sees the generated code: `internal` where none is written."
    case .attribute:
      "Declares what lines of the table may bear, as `@name` or `@name(value)`, for filters to read."
    case .enum: "The enum that the file's routes are cases of: `Route` where none is written."
    case .import: "A module that types of parameters are looked for in."
    case .origin: "Where links of the app come from: schemes, and hosts of the web."
    case .query: "Parameters that any link of the table may have beside its route's own."
    case .type: "Words or a range that several routes share."
    }
  }

  var example: String {
    switch self {
    case .access: "access public"
    case .attribute: "attribute auth"
    case .enum: "enum ShopRoute"
    case .import: "import Money"
    case .origin: "origin shop://, https://shop.example.com"
    case .query: "query :coupon_id<String?>&utm_source:campaign<String?>"
    case .type: "type Sort = new|price"
    }
  }

  var item: CompletionItem {
    CompletionItem(
      label: rawValue, kind: .keyword, detail: example, documentation: help, text: rawValue + " ")
  }
}

extension BuiltInAttribute {
  var help: String {
    switch self {
    case .example: "A link that the line answers: the build checks it, and people see it."
    case .deprecated: "Swift warns whoever makes the route, with the text."
    case .container: "The part of the app that shows it, with a stack of screens of its own."
    case .cover: "The modal covers the screen."
    case .web: "The browser keeps its web links; links of the app itself still match."
    case .internal: "Only the app itself leads there: no link from outside does."
    case .from: "Only links from these origins, and the app itself, lead there."
    case .only: "Links lead there only in builds where that Swift compilation condition holds."
    }
  }
}

extension BuiltInType {
  var help: String {
    switch self {
    case .string: "Any text."
    case .decimal: "Digits with an optional fraction, exact: what prices are. A range narrows it."
    case .int, .int8, .int16, .int32, .int64: "Digits with an optional `-`. A range narrows it."
    case .uint, .uint8, .uint16, .uint32, .uint64: "Digits. A range narrows it."
    case .double, .float: "A decimal with an optional fraction and exponent. A range narrows it."
    case .bool: "`true` or `false`."
    case .uuid: "36 characters, as in `6ba7b810-9dad-11d1-80b4-00c04fd430c8`."
    case .url: "An absolute URL."
    case .date: "RFC 3339 with a zone, or a day alone: midnight UTC."
    }
  }
}
