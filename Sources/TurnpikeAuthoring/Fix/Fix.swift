package import TurnpikeCompiler

/// An edit that an error proposed and that was made.
package struct Fix: Hashable, Sendable {
  /// The file's index in the run's files.
  package let file: Int
  /// In the file before this edit and after the earlier ones.
  package let location: SourceLocation
  let old: String
  let new: String

  /// - Parameter locations: The locations in the file.
  init(_ replacement: Replacement, in file: SourceFile, _ locations: SourceLocations) {
    let range = replacement.range
    self.file = range.file
    location = locations.location(of: range.lower)
    old = String(decoding: file.bytes[range.lower..<range.upper], as: UTF8.self)
    new = replacement.text
  }

  /// `Shop.routes:3:12: fixed: 'prodct' is now 'product'`.
  ///
  /// - Parameter path: the file's.
  package func line(_ path: String) -> String {
    let what: String
    if new.isEmpty {
      what = "'\(harmless(old))' is left out"
    } else if old.isEmpty {
      // A message does not show the space after an arrow.
      let text = new.hasSuffix(" ") ? String(new.dropLast()) : new
      what = "'\(harmless(text))' is added"
    } else {
      what = "'\(harmless(old))' is now '\(harmless(new))'"
    }
    return "\(harmless(path)):\(location.line):\(location.column): fixed: \(what)"
  }
}
