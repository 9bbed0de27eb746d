package import TurnpikeCompiler

/// What a language server asks of the machine that it runs on.
package protocol LanguageServerHost: AnyObject {
  /// The routes files and locks in a folder.
  ///
  /// - Parameter isDeep: Whether those of the folders inside it are among them.
  func files(in folder: String, isDeep: Bool) -> [SourceFile]

  /// One file; nil where it is gone, or cannot be read.
  func file(at path: String) -> SourceFile?

  /// Begins to ask SwiftPM for the targets of a package. The answer is given to
  /// `LanguageServer.packageDescribed`, whenever it comes.
  func describePackage(in folder: String)
}
