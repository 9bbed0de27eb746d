import Foundation
import TestSupport

extension CommandRun {
  /// Runs the demo with arguments, and with bytes on its standard input.
  static func demo(_ arguments: String..., input: [UInt8] = []) throws -> CommandRun {
    try CommandRun(
      BuiltProduct.executable("shop-demo").path(percentEncoded: false), arguments,
      in: FileManager.default.temporaryDirectory, input: Data(input), keepingErrorsApart: true)
  }

  /// The texts of the lines with a label, in their order: `notes("handler")`.
  func notes(_ label: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("  \(label) ") }
      .map { $0.dropFirst(label.utf8.count + 2).drop { $0 == " " } }.map(String.init)
  }
}
