/// Routes of a shape that any number can be made in, a quarter of each kind: without a capture, with
/// one at the end, with two, with one in the middle.
///
/// `Ten.routes` has the first ten, for a generated enum.
enum SyntheticRoutes {
  static func patterns(_ count: Int) -> [String] {
    (0..<count).map { pattern($0) }
  }

  /// A link for each pattern, its captured texts short enough to be stored in a `String` itself.
  static func links(_ count: Int) -> [String] {
    (0..<count).map { index in
      ("/" + pattern(index))
        .replacing(":group_id", with: "team\(index % 10)")
        .replacing(":owner_id", with: "person\(index % 100)")
        .replacing(":item_id", with: "item\(index)")
    }
  }

  private static func pattern(_ index: Int) -> String {
    let part = index % 37
    return switch index % 4 {
    case 0: "section\(part)/screen\(index)"
    case 1: "list\(part)/screen\(index)/:item_id"
    case 2: "group\(part)/:group_id/screen\(index)/:item_id"
    default: "owner\(part)/:owner_id/screen\(index)"
    }
  }
}
