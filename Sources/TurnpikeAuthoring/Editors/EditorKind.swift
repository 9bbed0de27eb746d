/// An editor that the tool writes files for.
package enum EditorKind: String, CaseIterable, Sendable {
  case vscode, neovim, emacs, textmate

  /// One line for people.
  package var summary: String {
    switch self {
    case .vscode: "an extension's folder for Visual Studio Code"
    case .neovim: "a file for Neovim's 'plugin' folder"
    case .emacs: "lines for Emacs with eglot"
    case .textmate: "a TextMate grammar for other editors"
    }
  }

  /// The files that the editor needs, and their names.
  ///
  /// - Parameter tool: The path of this program.
  package func files(tool: String) -> [(name: String, text: String)] {
    // Lua, Lisp, and JavaScript quote a path as JSON does, unless it contains control characters.
    let quoted = JSON.string(tool).text
    return templates.map { name, bytes in
      (name, String(decoding: bytes, as: UTF8.self).replacing("\"@TOOL@\"", with: quoted))
    }
  }

  /// The files of the editor's folder, which SwiftPM embeds.
  private var templates: [(name: String, bytes: [UInt8])] {
    switch self {
    case .vscode:
      [
        ("package.json", PackageResources.package_json),
        ("language-configuration.json", PackageResources.language_configuration_json),
        ("syntaxes/routes.tmLanguage.json", PackageResources.routes_tmLanguage_json),
        ("extension.js", PackageResources.extension_js),
      ]
    case .neovim: [("turnpike.lua", PackageResources.turnpike_lua)]
    case .emacs: [("turnpike.el", PackageResources.turnpike_el)]
    case .textmate: [("routes.tmLanguage.json", PackageResources.routes_tmLanguage_json)]
    }
  }
}
