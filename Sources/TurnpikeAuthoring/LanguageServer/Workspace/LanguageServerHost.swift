package import TurnpikeCompiler

/// The machine that a language server runs on.
package protocol LanguageServerHost: AnyObject {
  /// The routes files and locks in a folder.
  ///
  /// - Parameter isDeep: Whether those of the folders inside it are among them.
  func files(in folder: String, isDeep: Bool) -> [SourceFile]

  /// One file; nil where it is gone, or cannot be read.
  func file(at path: String) -> SourceFile?

  /// Starts to read the targets of a package with SwiftPM. The description is passed to
  /// `LanguageServer.packageDescribed` when it arrives.
  func describePackage(in folder: String)
}
