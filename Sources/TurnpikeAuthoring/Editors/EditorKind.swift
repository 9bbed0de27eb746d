/// An editor that the tool writes files for.
package enum EditorKind: String, CaseIterable, Sendable {
  case vscode, neovim, emacs, helix, zed, kate, textmate

  /// One line for people.
  package var summary: String {
    switch self {
    case .vscode: "an extension's folder for Visual Studio Code"
    case .neovim: "a file for Neovim's folder 'plugin'"
    case .emacs: "lines for Emacs with eglot"
    case .helix: "lines for Helix's languages.toml"
    case .zed: "an extension's folder for Zed"
    case .kate: "Kate's highlighting, and settings of its LSP client"
    case .textmate: "a TextMate grammar for other editors"
    }
  }

  /// What the editor needs, by the names of the files.
  ///
  /// - Parameter tool: The path of this program.
  package func files(tool: String) -> [(name: String, text: String)] {
    switch self {
    case .vscode: VisualStudioCode.files(tool: tool)
    case .neovim: [("turnpike.lua", Neovim.text(tool: tool))]
    case .emacs: [("turnpike.el", Emacs.text(tool: tool))]
    case .helix: [("languages.toml", Helix.text(tool: tool))]
    case .zed: Zed.files(tool: tool)
    case .kate:
      [("routes.xml", Kate.highlighting), ("settings.json", Kate.settings(tool: tool))]
    case .textmate: [("routes.tmLanguage.json", TextMateGrammar.text)]
    }
  }
}
