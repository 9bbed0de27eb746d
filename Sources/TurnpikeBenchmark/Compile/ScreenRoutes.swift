/// Routes with two parameters each, as a `.routes` file and as the Swift that a person would write
/// by hand for them.
struct ScreenRoutes {
  let count: Int
  let isPublic: Bool

  private var access: String { isPublic ? "public " : "" }

  /// The routes file.
  var routes: String {
    (isPublic ? "access public\n" : "")
      + (0..<count).map {
        "section\($0 % 37)/screen\($0)/:item_id?:page<Int = 1> -> Screen\($0)Destination\n"
      }.joined()
  }

  /// Parameter structs, an enum with synthesized conformances, factories, parsing, printing.
  var handWritten: String {
    // Beyond 500 the compiler does not find the switch to be exhaustive in reasonable time.
    let rest = count > 500 ? "\n    default: return \"\"" : ""
    return """
      \(lines(destination))
      \(access)enum Route: Hashable, Sendable {
      \(lines { "  case screen\($0)(Screen\($0)Destination)" })
      \(lines(factory))

        \(access)init?(segments: [String], query: [String: String]) {
          guard segments.count == 3 else { return nil }
          switch segments[1] {
      \(lines(parsing))
          default: return nil
          }
        }

        \(access)var path: String {
          switch self {
      \(lines(printing))\(rest)
          }
        }
      }

      """
  }

  private func lines(_ text: (_ index: Int) -> String) -> String {
    (0..<count).map(text).joined(separator: "\n")
  }

  private func destination(_ index: Int) -> String {
    """
    \(access)struct Screen\(index)Destination: Hashable, Sendable {
      \(access)var itemID: String
      \(access)var page: Int
      \(access)init(itemID: String, page: Int = 1) {
        self.itemID = itemID
        self.page = page
      }
    }

    """
  }

  private func factory(_ index: Int) -> String {
    """

      \(access)static func screen\(index)(itemID: String, page: Int = 1) -> Route {
        .screen\(index)(Screen\(index)Destination(itemID: itemID, page: page))
      }
    """
  }

  private func parsing(_ index: Int) -> String {
    """
        case "screen\(index)":
          guard segments[0] == "section\(index % 37)", let page = Int(query["page"] ?? "1") else \
    { return nil }
          self = .screen\(index)(Screen\(index)Destination(itemID: segments[2], page: page))
    """
  }

  private func printing(_ index: Int) -> String {
    """
        case .screen\(index)(let destination):
          return "section\(index % 37)/screen\(index)/" + destination.itemID + \
    (destination.page == 1 ? "" : "?page=\\(destination.page)")
    """
  }

  /// A program's `main.swift` that reads and prints a link of each kind of code.
  static let generatedUse = """
    for link in CommandLine.arguments { print(Route(link)?.path ?? "") }

    """
  static let handWrittenUse = """
    for link in CommandLine.arguments {
      print(Route(segments: link.split(separator: "/").map(String.init), query: [:])?.path ?? "")
    }

    """
}
