package import TurnpikeCompiler

/// The machine that a language server runs on.
package protocol LanguageServerHost: AnyObject {
  /// The routes files and locks in a folder.
  ///
  /// - Parameter isDeep: Whether to include the files of the folders inside it.
  func files(in folder: String, isDeep: Bool) -> [SourceFile]

  /// The bytes of a file; nil if it does not exist or cannot be read.
  func file(at path: String) -> SourceFile?

  /// Starts to read the targets of a package with SwiftPM. The description is passed to
  /// `LanguageServer.packageDescribed` when it arrives.
  func describePackage(in folder: String)
}
