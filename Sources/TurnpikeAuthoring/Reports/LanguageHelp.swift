import TurnpikeCompiler
import TurnpikeTable

// The meaning of the language's own names, in one sentence or two: for editors, `match`, and the page.

extension DirectiveWord {
  var help: String {
    switch self {
    case .ignore: "Paths are compared without regard to the case of letters."
    case .access: "The access level of the generated code; `internal` by default."
    case .attribute:
      "Declares an attribute, `@name` or `@name(value)`, for lines of the table. Filters can read it."
    case .enum: "The enum whose cases are the routes of the file; `Route` by default."
    case .import: "A module that declares custom types of parameters."
    case .origin: "Schemes and sites whose links the app accepts."
    case .query: "Parameters that any link of the table can have."
    case .type: "A name for enum values or a range that several routes share."
    }
  }

  var example: String {
    switch self {
    case .ignore: "ignore case"
    case .access: "access public"
    case .attribute: "attribute auth"
    case .enum: "enum ShopRoute"
    case .import: "import Money"
    case .origin: "origin shop://, https://shop.example.com"
    case .query: "query :coupon_id<String?>&utm_source:campaign<String?>"
    case .type: "type Sort = new|price"
    }
  }
}

extension BuiltInAttribute {
  var help: String {
    switch self {
    case .example: "A link that must match the line. Lists of the routes show it."
    case .deprecated: "Swift code that creates the route gets a warning with this text."
    case .container: "The part of the app that shows the route, such as a tab."
    case .cover: "The modal covers the screen."
    case .entity: "The web link of an entity of App Intents, which has the route's only parameter."
    case .web: "The browser keeps its web links; links of the app itself still match."
    case .internal: "Only links of the app itself match."
    case .from: "Only links from these origins, and links of the app itself, match."
    case .only: "Only builds with this compilation condition have it."
    }
  }
}

extension BuiltInType {
  var help: String {
    switch self {
    case .string: "Any text."
    case .decimal: "An exact decimal number, such as a price. A range restricts it."
    case .int, .int8, .int16, .int32, .int64: "A whole number. A range restricts it."
    case .uint, .uint8, .uint16, .uint32, .uint64: "A whole number from 0. A range restricts it."
    case .double, .float: "A decimal number with an optional exponent. A range restricts it."
    case .bool: "`true` or `false`."
    case .uuid: "36 characters, as in `6ba7b810-9dad-11d1-80b4-00c04fd430c8`."
    case .url: "An absolute URL."
    case .date: "A time in RFC 3339 with its zone, or only a day, which is midnight UTC."
    }
  }
}
