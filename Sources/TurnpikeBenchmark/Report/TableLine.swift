import Foundation

/// A line of a report: a name, cells of equal width, and a last text of any length.
func tableLine(_ name: String, _ cells: [String], _ last: String) -> String {
  let columns =
    [name.padding(toLength: 34, withPad: " ", startingAt: 0)]
    + cells.map { $0.padding(toLength: 13, withPad: " ", startingAt: 0) }
  return columns.joined() + last + "\n"
}

extension Double {
  /// Three digits after the point.
  var text: String { String(format: "%.3f", self) }
}
